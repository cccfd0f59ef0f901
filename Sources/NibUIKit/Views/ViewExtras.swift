import NibRuntime
import NibStandIns

/// What few views have: kept apart, so that the others are small and quickly made.
@MainActor
final class ViewExtras {
  weak var focus: UIResponder?
  var traitOverrides = NibValue.null
  var localTraits = NibValue.null
  var largeContent = NibValue.null
  var contentStretch: CGRect?
  var preservedMargins: UIRectEdge = []
  var marginsAreDirectional = false
  var accessibilityElements: [AnyObject]?
  var transform = CGAffineTransform.identity
  var interfaceStyle = UIUserInterfaceStyle.unspecified
  var hidesElements = false
  var traitListeners: [TraitListener] = []
  var accessibility: ViewAccessibility?
  var interactions: [any UIInteraction] = []
  var mask: UIView?
  var isExclusive = false
  var leastContentSize: UIContentSizeCategory?
  var mostContentSize: UIContentSizeCategory?
  var tintAdjustment = UIView.TintAdjustmentMode.automatic
  var overrides: UITraitOverrides?
  var kept: KeptValues?
}

extension UIView {
  func makeExtras() -> ViewExtras {
    if let extras { return extras }
    let made = ViewExtras()
    extras = made
    return made
  }

  /// The part of the content that stretches, each side 0...1; nil means all.
  public var contentStretch: CGRect? {
    get { extras?.contentStretch }
    set { if newValue != nil || extras != nil { makeExtras().contentStretch = newValue } }
  }

  /// Whether the margins that were set or archived begin where lines do, rather than at the left.
  var marginsAreDirectional: Bool {
    get { extras?.marginsAreDirectional ?? false }
    set { if newValue || extras != nil { makeExtras().marginsAreDirectional = newValue } }
  }

  /// The edges whose margins follow the superview's.
  public var preservedMarginEdges: UIRectEdge {
    get { extras?.preservedMargins ?? [] }
    set { makeExtras().preservedMargins = newValue }
  }

  /// What assistive technology finds in the view, in order; nil means what the subviews offer.
  final var ownAccessibilityElements: [Any]? {
    get { extras?.accessibilityElements }
    set {
      if newValue != nil || extras != nil {
        makeExtras().accessibilityElements = newValue.map { $0.map { $0 as AnyObject } }
      }
    }
  }

  var localTraits: NibValue {
    get { extras?.localTraits ?? .null }
    set { if !newValue.isNull || extras != nil { makeExtras().localTraits = newValue } }
  }

  var archivedTraitOverrides: NibValue {
    get { extras?.traitOverrides ?? .null }
    set { if !newValue.isNull || extras != nil { makeExtras().traitOverrides = newValue } }
  }

  /// Title and image for large sizes, as archived; null where the view has none of its own.
  public var largeContent: NibValue {
    get { extras?.largeContent ?? .null }
    set { if !newValue.isNull || extras != nil { makeExtras().largeContent = newValue } }
  }
}
