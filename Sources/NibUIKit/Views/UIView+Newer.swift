import NibRuntime
import NibStandIns

/// Whether what an element holds is shown.
public enum UIAccessibilityExpandedStatus: Int, Sendable {
  /// As named.
  case unsupported, expanded, collapsed
}

/// What direct touches of an element do.
public struct UIAccessibilityDirectTouchOptions: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt

  /// Makes a set from bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Nothing is said when it is touched.
  public static let silentOnTouch = Self(rawValue: 1)
  /// It is activated before it is touched directly.
  public static let requiresActivation = Self(rawValue: 2)
}

extension UIView {
  /// Makes what assistive technology says each time; nil for `accessibilityLabel`. `spokenLabel` asks it.
  public var accessibilityLabelBlock: (() -> String?)? {
    get { kept(nil) }
    set { keep(newValue) }
  }

  /// Makes the value that assistive technology says each time; nil for `accessibilityValue`.
  public var accessibilityValueBlock: (() -> String?)? {
    get { kept(nil) }
    set { keep(newValue) }
  }

  /// Makes the hint that assistive technology says each time; nil for `accessibilityHint`.
  public var accessibilityHintBlock: (() -> String?)? {
    get { kept(nil) }
    set { keep(newValue) }
  }

  /// What assistive technology says: what the closure makes, else the label.
  public var spokenLabel: String? { accessibilityLabelBlock.map { $0() } ?? accessibilityLabel }

  /// The label with attributes; its characters are the label.
  final var ownAccessibilityAttributedLabel: NSAttributedString? {
    get { kept(accessibilityLabel.map { NSAttributedString(string: $0) }) }
    set {
      keep(newValue)
      accessibilityLabel = newValue?.string
    }
  }

  /// Whether what the view holds is shown; kept.
  public var accessibilityExpandedStatus: UIAccessibilityExpandedStatus {
    get { kept(.unsupported) }
    set { keep(newValue) }
  }

  /// What direct touches do; kept.
  public var accessibilityDirectTouchOptions: UIAccessibilityDirectTouchOptions {
    get { kept([]) }
    set { keep(newValue) }
  }

  /// How the view is shown in the order of a screen reader; kept.
  public var accessibilityNavigationStyle: UIAccessibilityNavigationStyle {
    get { kept(.automatic) }
    set { keep(newValue) }
  }

  /// The point of the view that `center` and `transform` are about, each 0...1.
  public var anchorPoint: CGPoint {
    get { layer.anchorPoint }
    set { layer.anchorPoint = newValue }
  }

  /// A part of a view that layout keeps to. Stands in for UIView.LayoutRegion.
  public struct LayoutRegion: Hashable, Sendable {
    /// At which sides it keeps clear of what is in the corners.
    public enum AdaptivityAxis: Sendable {
      /// As named.
      case horizontal, vertical
    }

    let name: String

    /// Within bars and notches.
    public static func safeArea(cornerAdaptation: AdaptivityAxis? = nil) -> Self {
      Self(name: "safeArea \(cornerAdaptation as Any)")
    }
    /// Within the margins.
    public static func margins(cornerAdaptation: AdaptivityAxis? = nil) -> Self {
      Self(name: "margins \(cornerAdaptation as Any)")
    }
    /// Where text reads well.
    public static func readableContent(cornerAdaptation: AdaptivityAxis? = nil) -> Self {
      Self(name: "readableContent \(cornerAdaptation as Any)")
    }
  }

  /// A guide of a region, for constraints; made when it is first asked for.
  public func layoutGuide(for region: LayoutRegion) -> UILayoutGuide {
    let identifier = "UIView-\(region.name)"
    if let known = layoutGuides.first(where: { $0.identifier == identifier }) { return known }
    let guide = UILayoutGuide()
    guide.identifier = identifier
    addLayoutGuide(guide)
    return guide
  }

  /// Distances of a region: none.
  public func edgeInsets(for region: LayoutRegion) -> UIEdgeInsets { UIEdgeInsets() }
}

/// How elements are gone through.
public enum UIAccessibilityNavigationStyle: Int, Sendable {
  /// As named.
  case automatic, separate, combined
}

extension UIAccessibilityTraits {
  /// Is switched on and off. The number is not known of archives.
  public static let toggleButton = Self(rawValue: 1 << 53)
  /// Can be made larger. The number is not known of archives.
  public static let supportsZoom = Self(rawValue: 1 << 54)
}
