import NibRuntime
import NibStandIns

extension UITabBarAppearance {
  /// How items share the width; kept, like those below.
  public var stackedItemPositioning: UITabBar.ItemPositioning {
    get { spacing.positioning }
    set { spacing.positioning = newValue }
  }

  /// Points that an item has; 0 for the system's.
  public var stackedItemWidth: CGFloat {
    get { spacing.width }
    set { spacing.width = newValue }
  }

  /// Points between items; 0 for the system's.
  public var stackedItemSpacing: CGFloat {
    get { spacing.distance }
    set { spacing.distance = newValue }
  }

  struct Spacing {
    var positioning = UITabBar.ItemPositioning.automatic
    var width: CGFloat = 0
    var distance: CGFloat = 0
    var selectionImage: UIImage?
  }

  /// The image behind the chosen item.
  public var selectionIndicatorImage: UIImage? {
    get { spacing.selectionImage }
    set { spacing.selectionImage = newValue }
  }
}

extension UIToolbar {
  /// How the bar looks on low screens below content that is not scrolled; nil for as else.
  public var compactScrollEdgeAppearance: UIToolbarAppearance? {
    get { looks.compactScrollEdge as? UIToolbarAppearance }
    set { looks.compactScrollEdge = newValue }
  }
}

extension UINavigationBar {
  /// How the bar behaves in an app that is at home on the Mac; kept.
  public var preferredBehavioralStyle: UIBehavioralStyle {
    get { kept(.automatic) }
    set { keep(newValue) }
  }

  /// How the bar behaves there.
  public var behavioralStyle: UIBehavioralStyle {
    preferredBehavioralStyle == .automatic ? .pad : preferredBehavioralStyle
  }

  /// The bar that stands for this one on the Mac: none.
  public var currentNSToolbarSection: UINavigationBarNSToolbarSection { .none }
}

/// What of a Mac's bar stands for a navigation bar.
public enum UINavigationBarNSToolbarSection: Int, Sendable {
  /// As named.
  case none, sidebar, supplementary, content
}

extension UISearchBar {
  /// Whether a user may search.
  public var isEnabled: Bool {
    get { kept(true) }
    set {
      keep(newValue)
      isUserInteractionEnabled = newValue
    }
  }

  /// Whether somebody may put in what another program hands over; kept.
  public var isLookToDictateEnabled: Bool {
    get { kept(false) }
    set { keep(newValue) }
  }

  /// Where the bar stands: below the title.
  public var searchBarPlacement: UINavigationItem.SearchBarPlacement { .stacked }
}

extension UINavigationController {
  /// Brings the controller below back by a swipe anywhere; nothing swipes.
  public var interactiveContentPopGestureRecognizer: UIGestureRecognizer? { keptOnce { UIGestureRecognizer() } }
}

extension UIAlertController {
  /// How much is at stake.
  public enum Severity: Int, Sendable {
    /// As named.
    case `default`, critical
  }

  /// How much is at stake; kept.
  public var severity: Severity {
    get { kept(.default) }
    set { keep(newValue) }
  }
}

extension UILabel {
  /// Whether the text stands out from what is behind. Stands in for UILabelVibrancy.
  public enum Vibrancy: Int, Sendable {
    /// As named.
    case none, automatic
  }

  /// Whether the text stands out from what is behind; kept.
  public var preferredVibrancy: Vibrancy {
    get { kept(.automatic) }
    set { keep(newValue) }
  }

  /// The height of lines by the language of the text; kept.
  public var sizingRule: UILetterformAwareSizingRule {
    get { letterformAwareSizingRule }
    set { letterformAwareSizingRule = newValue }
  }
}
