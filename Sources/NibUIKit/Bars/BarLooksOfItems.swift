import NibRuntime
import NibStandIns

extension UINavigationItem {
  /// What the way back to an item shows.
  public enum BackButtonDisplayMode: Int, Sendable {
    /// As named: the item's title, a general word, or no words.
    case `default`, generic, minimal
  }

  /// How items of a bar stand.
  public enum ItemStyle: Int, Sendable {
    /// As named.
    case navigator, browser, editor
  }

  /// Where a search stands.
  public enum SearchBarPlacement: Int, Sendable {
    /// As named.
    case automatic, inline, stacked
    /// As named, from iOS 26 on.
    case integrated, integratedCentered, integratedButton
  }
}

extension UINavigationItem {
  /// How the bar looks while the item is shown; nil for as else. Kept, like those below.
  public var standardAppearance: UINavigationBarAppearance? {
    get { looks.standard as? UINavigationBarAppearance }
    set { looks.standard = newValue }
  }

  /// How it looks on low screens; nil for as else.
  public var compactAppearance: UINavigationBarAppearance? {
    get { looks.compact as? UINavigationBarAppearance }
    set { looks.compact = newValue }
  }

  /// How it looks above content that is not scrolled; nil for as else.
  public var scrollEdgeAppearance: UINavigationBarAppearance? {
    get { looks.scrollEdge as? UINavigationBarAppearance }
    set { looks.scrollEdge = newValue }
  }

  /// How it looks there on low screens; nil for as else.
  public var compactScrollEdgeAppearance: UINavigationBarAppearance? {
    get { looks.compactScrollEdge as? UINavigationBarAppearance }
    set { looks.compactScrollEdge = newValue }
  }
}

extension UIBarItem {
  /// Sets attributes of the title in a state; nil takes them away. Kept, and drawn by nothing.
  final func ownSetTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
    titleAttributes[state.rawValue] = attributes
  }

  /// Attributes of the title in a state: as set.
  final func ownTitleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    titleAttributes[state.rawValue]
  }
}

/// How items of a bar look. Stands in for UIBarButtonItemAppearance.
@MainActor
public final class UIBarButtonItemAppearance {
  /// In the normal state.
  public let normal = UIBarButtonItemStateAppearance()
  /// While touched.
  public let highlighted = UIBarButtonItemStateAppearance()
  /// While not reacting.
  public let disabled = UIBarButtonItemStateAppearance()
  /// With the keyboard.
  public let focused = UIBarButtonItemStateAppearance()

  /// Makes one of a style.
  public init(style: UIBarButtonItem.Style = .plain) {}

  /// As the system likes.
  public func configureWithDefault(for style: UIBarButtonItem.Style) {}

  /// The same once more.
  public func copy() -> Any { copied() }

  func copied() -> UIBarButtonItemAppearance {
    let made = UIBarButtonItemAppearance()
    for (new, old) in [
      (made.normal, normal), (made.highlighted, highlighted), (made.disabled, disabled), (made.focused, focused),
    ] { new.take(old) }
    return made
  }
}

/// How an item looks in a state. Stands in for UIBarButtonItemStateAppearance.
@MainActor
public final class UIBarButtonItemStateAppearance {
  /// Attributes of the title.
  public var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// Where the title is besides.
  public var titlePositionAdjustment = UIOffset()
  /// Image behind.
  public var backgroundImage: UIImage?
  /// Where that image is besides.
  public var backgroundImagePositionAdjustment = UIOffset()

  func take(_ other: UIBarButtonItemStateAppearance) {
    (titleTextAttributes, titlePositionAdjustment) = (other.titleTextAttributes, other.titlePositionAdjustment)
    (backgroundImage, backgroundImagePositionAdjustment) = (
      other.backgroundImage, other.backgroundImagePositionAdjustment
    )
  }
}

/// How items of a tab bar look. Stands in for UITabBarItemAppearance.
@MainActor
public final class UITabBarItemAppearance {
  /// How items are arranged.
  public enum Style: Int, Sendable {
    /// As named.
    case stacked, inline, compactInline
  }

  /// In the normal state.
  public let normal = UITabBarItemStateAppearance()
  /// While chosen.
  public let selected = UITabBarItemStateAppearance()
  /// While not reacting.
  public let disabled = UITabBarItemStateAppearance()
  /// With the keyboard.
  public let focused = UITabBarItemStateAppearance()

  /// Makes one of an arrangement.
  public init(style: Style = .stacked) {}

  /// As the system likes.
  public func configureWithDefault(for style: Style) {}

  /// The same once more.
  public func copy() -> Any { copied() }

  func copied() -> UITabBarItemAppearance {
    let made = UITabBarItemAppearance()
    for (new, old) in [
      (made.normal, normal), (made.selected, selected), (made.disabled, disabled), (made.focused, focused),
    ] { new.take(old) }
    return made
  }
}

/// How an item of a tab bar looks in a state. Stands in for UITabBarItemStateAppearance.
@MainActor
public final class UITabBarItemStateAppearance {
  /// Attributes of the title.
  public var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// Where the title is besides.
  public var titlePositionAdjustment = UIOffset()
  /// Color of the image; nil for the bar's.
  public var iconColor: UIColor?
  /// Attributes of the badge.
  public var badgeTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// Color behind the badge.
  public var badgeBackgroundColor: UIColor?
  /// Where the badge is besides.
  public var badgePositionAdjustment = UIOffset()
  /// Where the text of the badge is besides.
  public var badgeTitlePositionAdjustment = UIOffset()

  func take(_ other: UITabBarItemStateAppearance) {
    (titleTextAttributes, titlePositionAdjustment) = (other.titleTextAttributes, other.titlePositionAdjustment)
    (iconColor, badgeTextAttributes) = (other.iconColor, other.badgeTextAttributes)
    (badgeBackgroundColor, badgePositionAdjustment) = (other.badgeBackgroundColor, other.badgePositionAdjustment)
    badgeTitlePositionAdjustment = other.badgeTitlePositionAdjustment
  }
}
