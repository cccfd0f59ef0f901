import Foundation
import NibRuntime
import NibSchema
import NibStandIns

// Looks of bars as apps set them; kept, and drawn by nothing.

/// How a bar looks. Stands in for UIBarAppearance.
@MainActor
open class UIBarAppearance {
  /// What a bar's background is.
  public enum BackgroundKind: Sendable {
    /// As the system likes.
    case standard
    /// Without anything shining through.
    case opaque
    /// Nothing.
    case transparent
  }

  /// What kind of device it is for.
  public let idiom: UIUserInterfaceIdiom
  /// What the background was configured as.
  public private(set) var background = BackgroundKind.standard
  /// Color of the background.
  open var backgroundColor: UIColor?
  /// Color of the line at the edge.
  open var shadowColor: UIColor?
  /// The blur behind.
  open var backgroundEffect: UIBlurEffect?
  /// How the image behind fills the bar.
  open var backgroundImageContentMode = UIView.ContentMode.scaleToFill
  /// Image behind the items.
  open var backgroundImage: UIImage?
  /// Image of the line at the edge.
  open var shadowImage: UIImage?

  /// Makes one as the system likes.
  public convenience init() { self.init(idiom: UIDevice.current.userInterfaceIdiom) }

  /// Makes one for a kind of device.
  public required init(idiom: UIUserInterfaceIdiom) { self.idiom = idiom }

  /// The same once more.
  open func copy() -> Any {
    let made = Self(idiom: idiom)
    made.take(self)
    return made
  }

  /// Takes what another one looks like.
  func take(_ other: UIBarAppearance) {
    background = other.background
    (backgroundColor, shadowColor) = (other.backgroundColor, other.shadowColor)
    (backgroundImage, shadowImage) = (other.backgroundImage, other.shadowImage)
    (backgroundEffect, backgroundImageContentMode) = (other.backgroundEffect, other.backgroundImageContentMode)
  }

  /// Makes one as another: its background, colors and images.
  public convenience init(barAppearance: UIBarAppearance) {
    self.init(idiom: barAppearance.idiom)
    take(barAppearance)
  }

  /// As the system likes.
  open func configureWithDefaultBackground() { background = .standard }
  /// Without anything shining through.
  open func configureWithOpaqueBackground() { background = .opaque }
  /// Nothing.
  open func configureWithTransparentBackground() { background = .transparent }
}

/// How a navigation bar looks. Stands in for UINavigationBarAppearance.
public final class UINavigationBarAppearance: UIBarAppearance {
  /// How items look.
  public var buttonAppearance = UIBarButtonItemAppearance()
  /// How items look that end what is shown.
  public var doneButtonAppearance = UIBarButtonItemAppearance()
  /// How items look that stand out.
  public var prominentButtonAppearance: UIBarButtonItemAppearance {
    get { doneButtonAppearance }
    set { doneButtonAppearance = newValue }
  }
  /// How the way back looks.
  public var backButtonAppearance = UIBarButtonItemAppearance()
  /// Where the title is besides.
  public var titlePositionAdjustment = UIOffset()
  /// The image of the way back; nil for the system's.
  public private(set) var backIndicatorImage: UIImage?
  /// What hides titles behind the way back; nil for the system's.
  public private(set) var backIndicatorTransitionMaskImage: UIImage?

  /// Sets the image of the way back, and what hides titles behind it.
  public func setBackIndicatorImage(_ image: UIImage?, transitionMaskImage: UIImage?) {
    (backIndicatorImage, backIndicatorTransitionMaskImage) = (image, transitionMaskImage)
  }

  /// Attributes of the title.
  public var titleTextAttributes: [NSAttributedString.Key: Any] = [:]

  /// Reads an archived appearance, which has no class of its own here.
  convenience init(_ stored: PlaceholderObject) {
    self.init()
    let names = ArchivedNames(of: UIKitElements.navigationBarAppearance)
    backgroundColor = stored.value(names.key("backgroundColor")).flatMap { UIColor(nibValue: $0) }
    shadowColor = stored.value(names.key("shadowColor")).flatMap { UIColor(nibValue: $0) }
  }

  override func take(_ other: UIBarAppearance) {
    super.take(other)
    guard let other = other as? UINavigationBarAppearance else { return }
    (buttonAppearance, doneButtonAppearance) = (other.buttonAppearance.copied(), other.doneButtonAppearance.copied())
    (backButtonAppearance, titlePositionAdjustment) = (
      other.backButtonAppearance.copied(), other.titlePositionAdjustment
    )
    setBackIndicatorImage(other.backIndicatorImage, transitionMaskImage: other.backIndicatorTransitionMaskImage)
    (titleTextAttributes, largeTitleTextAttributes) = (other.titleTextAttributes, other.largeTitleTextAttributes)
    (subtitleTextAttributes, largeSubtitleTextAttributes) = (
      other.subtitleTextAttributes, other.largeSubtitleTextAttributes
    )
  }

  /// Attributes of large titles.
  public var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// Attributes of the line below the title.
  public var subtitleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// Attributes of the line below large titles.
  public var largeSubtitleTextAttributes: [NSAttributedString.Key: Any] = [:]
}

/// How a toolbar looks. Stands in for UIToolbarAppearance.
public final class UIToolbarAppearance: UIBarAppearance {
  /// How items look.
  public var buttonAppearance = UIBarButtonItemAppearance()
  /// How items look that end what is shown.
  public var doneButtonAppearance = UIBarButtonItemAppearance()
  /// How items look that stand out.
  public var prominentButtonAppearance: UIBarButtonItemAppearance {
    get { doneButtonAppearance }
    set { doneButtonAppearance = newValue }
  }

  override func take(_ other: UIBarAppearance) {
    super.take(other)
    guard let other = other as? UIToolbarAppearance else { return }
    (buttonAppearance, doneButtonAppearance) = (other.buttonAppearance.copied(), other.doneButtonAppearance.copied())
  }
}

/// How a tab bar looks. Stands in for UITabBarAppearance.
public final class UITabBarAppearance: UIBarAppearance {
  /// How items look whose title is below.
  public var stackedLayoutAppearance = UITabBarItemAppearance()
  /// How items look whose title is beside.
  public var inlineLayoutAppearance = UITabBarItemAppearance()
  /// How they look on low screens.
  public var compactInlineLayoutAppearance = UITabBarItemAppearance()
  /// Color behind the chosen item.
  public var selectionIndicatorTintColor: UIColor?
  var spacing = Spacing()

  override func take(_ other: UIBarAppearance) {
    super.take(other)
    guard let other = other as? UITabBarAppearance else { return }
    stackedLayoutAppearance = other.stackedLayoutAppearance.copied()
    inlineLayoutAppearance = other.inlineLayoutAppearance.copied()
    compactInlineLayoutAppearance = other.compactInlineLayoutAppearance.copied()
    (selectionIndicatorTintColor, spacing) = (other.selectionIndicatorTintColor, other.spacing)
  }
}

/// The looks of one bar.
@MainActor
final class BarLooks {
  var standard: UIBarAppearance?
  var compact: UIBarAppearance?
  var scrollEdge: UIBarAppearance?
  var compactScrollEdge: UIBarAppearance?

  /// The look of a bar as it usually is; made when it is first asked for.
  func standard<Look: UIBarAppearance>(_ make: () -> Look) -> Look {
    if let known = standard as? Look { return known }
    let made = make()
    standard = made
    return made
  }
}

extension UINavigationBar {
  /// The appearances that archives hold.
  static let appearanceProperties = [
    appearance("standardAppearance", get: { $0.standard }, set: { $0.standard = $1 }),
    appearance("compactAppearance", get: { $0.compact }, set: { $0.compact = $1 }),
    appearance("scrollEdgeAppearance", get: { $0.scrollEdge }, set: { $0.scrollEdge = $1 }),
    appearance("compactScrollEdgeAppearance", get: { $0.compactScrollEdge }, set: { $0.compactScrollEdge = $1 }),
  ]

  private static func appearance(
    _ name: String, get: @escaping @MainActor @Sendable (BarLooks) -> UIBarAppearance?,
    set: @escaping @MainActor @Sendable (BarLooks, UIBarAppearance) -> Void
  ) -> Property<UINavigationBar> {
    Property(
      name, get: { get($0.looks).map { .object($0) } ?? NibValue.null },
      set: { if let stored = $1.object as? PlaceholderObject { set($0.looks, UINavigationBarAppearance(stored)) } })
  }

  /// How the bar looks; made when it is first asked for.
  public var standardAppearance: UINavigationBarAppearance {
    get { looks.standard { UINavigationBarAppearance() } }
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

  /// How it looks on low screens above content that is not scrolled; nil for as else.
  public var compactScrollEdgeAppearance: UINavigationBarAppearance? {
    get { looks.compactScrollEdge as? UINavigationBarAppearance }
    set { looks.compactScrollEdge = newValue }
  }
}

extension UIToolbar {
  /// How the bar looks; made when it is first asked for. What an archive says of it is not read.
  public var standardAppearance: UIToolbarAppearance {
    get { looks.standard { UIToolbarAppearance() } }
    set { looks.standard = newValue }
  }

  /// How it looks on low screens; nil for as else.
  public var compactAppearance: UIToolbarAppearance? {
    get { looks.compact as? UIToolbarAppearance }
    set { looks.compact = newValue }
  }

  /// How it looks below content that is not scrolled; nil for as else.
  public var scrollEdgeAppearance: UIToolbarAppearance? {
    get { looks.scrollEdge as? UIToolbarAppearance }
    set { looks.scrollEdge = newValue }
  }
}

extension UITabBar {
  /// How the bar looks; made when it is first asked for. What an archive says of it is not read.
  public var standardAppearance: UITabBarAppearance {
    get { looks.standard { UITabBarAppearance() } }
    set { looks.standard = newValue }
  }

  /// How it looks above content that is not scrolled; nil for as else.
  public var scrollEdgeAppearance: UITabBarAppearance? {
    get { looks.scrollEdge as? UITabBarAppearance }
    set { looks.scrollEdge = newValue }
  }
}
