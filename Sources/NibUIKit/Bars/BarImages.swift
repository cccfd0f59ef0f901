import NibFoundation
import NibRuntime
import NibStandIns

// Images and distances of bars by state and metrics, as apps set them; kept, and drawn by nothing.

extension UINavigationBar {
  /// Sets the image behind the items for a position and metrics.
  public func setBackgroundImage(
    _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) {
    keepPart(backgroundImage, PartKey(barPosition.rawValue, barMetrics.rawValue), "background")
    if barPosition == .any, barMetrics == .default { self.backgroundImage = backgroundImage }
  }

  /// The image behind the items for a position and metrics.
  public func backgroundImage(for barPosition: UIBarPosition, barMetrics: UIBarMetrics) -> UIImage? {
    part(PartKey(barPosition.rawValue, barMetrics.rawValue), "background") ?? backgroundImage
  }

  /// The image behind the items, whatever the metrics.
  public func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? { backgroundImage }

  /// Sets how far the title is moved down, in points.
  public func setTitleVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) {
    keepPart(adjustment, PartKey(barMetrics.rawValue), "titleAdjustment")
  }

  /// How far the title is moved down, in points.
  public func titleVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
    part(PartKey(barMetrics.rawValue), "titleAdjustment") ?? 0
  }

  /// Who hears of the bar: the outlet `delegate`, else what the archive names. Not kept alive.
  public var delegate: (any UINavigationBarDelegate)? {
    get { listener((any UINavigationBarDelegate).self) }
    set { recordOutlet("delegate", newValue) }
  }

  /// Where the bar stands in the toolbar of a window, of Catalyst; kept by nothing.
  public enum NSToolbarSection: Int, Sendable {
    /// As named.
    case none, sidebar, supplementary, content
  }
}

/// Hears where a toolbar stands. Stands for UIToolbarDelegate.
@MainActor
public protocol UIToolbarDelegate: UIBarPositioningDelegate {}

extension UIToolbar {
  /// Decides where the bar stands: the outlet `delegate`, else what the archive names. Not kept alive.
  public var delegate: (any UIToolbarDelegate)? {
    get { listener((any UIToolbarDelegate).self) }
    set { recordOutlet("delegate", newValue) }
  }

  /// Sets the image behind the items for a position and metrics.
  public func setBackgroundImage(
    _ backgroundImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics
  ) {
    keepPart(backgroundImage, PartKey(topOrBottom.rawValue, barMetrics.rawValue), "background")
    if topOrBottom == .any, barMetrics == .default { self.backgroundImage = backgroundImage }
  }

  /// The image behind the items for a position and metrics.
  public func backgroundImage(
    forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics
  ) -> UIImage? { part(PartKey(topOrBottom.rawValue, barMetrics.rawValue), "background") ?? backgroundImage }

  /// Sets the image of the shadow for a position.
  public func setShadowImage(_ shadowImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition) {
    keepPart(shadowImage, PartKey(topOrBottom.rawValue), "shadow")
    if topOrBottom == .any { self.shadowImage = shadowImage }
  }

  /// The image of the shadow for a position.
  public func shadowImage(forToolbarPosition topOrBottom: UIBarPosition) -> UIImage? {
    part(PartKey(topOrBottom.rawValue), "shadow") ?? shadowImage
  }
}

extension UIBarItem {
  /// The image on low screens; `largeContentSizeImage` is that of large sizes.
  public var landscapeImagePhone: UIImage? {
    get { landscapeImage }
    set { landscapeImage = newValue }
  }

  /// Distances around the image on low screens, in points.
  public var landscapeImagePhoneInsets: UIEdgeInsets {
    get { kept(UIEdgeInsets()) }
    set { keep(newValue) }
  }

  /// Distances around the image of large sizes, in points.
  public var largeContentSizeImageInsets: UIEdgeInsets {
    get { kept(UIEdgeInsets()) }
    set { keep(newValue) }
  }
}

extension UIBarButtonItem {
  /// Makes one with an image, and another one on low screens.
  public convenience init(
    image: UIImage?, landscapeImagePhone: UIImage?, style: Style, target: AnyObject?, action: Selector?
  ) {
    self.init(image: image, style: style, target: target, action: action)
    self.landscapeImagePhone = landscapeImagePhone
  }

  /// Sets the image behind the item in a state.
  public func setBackgroundImage(_ image: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics) {
    keepPart(image, PartKey(state.rawValue, barMetrics.rawValue), "background")
  }

  /// The image behind the item in a state.
  public func backgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? {
    part(PartKey(state.rawValue, barMetrics.rawValue), "background")
  }

  /// Sets the image behind items of a style in a state.
  public func setBackgroundImage(
    _ image: UIImage?, for state: UIControl.State, style: Style, barMetrics: UIBarMetrics
  ) { keepPart(image, PartKey(state.rawValue, style.rawValue, barMetrics.rawValue), "background") }

  /// The image behind items of a style in a state.
  public func backgroundImage(for state: UIControl.State, style: Style, barMetrics: UIBarMetrics) -> UIImage? {
    part(PartKey(state.rawValue, style.rawValue, barMetrics.rawValue), "background")
  }

  /// Sets how far the image behind is moved down, in points.
  public func setBackgroundVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) {
    keepPart(adjustment, PartKey(barMetrics.rawValue), "backgroundAdjustment")
  }

  /// How far the image behind is moved down, in points.
  public func backgroundVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
    part(PartKey(barMetrics.rawValue), "backgroundAdjustment") ?? 0
  }

  /// Sets where the title is besides.
  public func setTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {
    keepPart(adjustment, PartKey(barMetrics.rawValue), "titleAdjustment")
  }

  /// Where the title is besides.
  public func titlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset {
    part(PartKey(barMetrics.rawValue), "titleAdjustment") ?? UIOffset()
  }

  /// Sets the image behind the way back in a state.
  public func setBackButtonBackgroundImage(_ image: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics) {
    keepPart(image, PartKey(state.rawValue, barMetrics.rawValue), "backBackground")
  }

  /// The image behind the way back in a state.
  public func backButtonBackgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? {
    part(PartKey(state.rawValue, barMetrics.rawValue), "backBackground")
  }

  /// Sets where the title of the way back is besides.
  public func setBackButtonTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {
    keepPart(adjustment, PartKey(barMetrics.rawValue), "backTitleAdjustment")
  }

  /// Where the title of the way back is besides.
  public func backButtonTitlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset {
    part(PartKey(barMetrics.rawValue), "backTitleAdjustment") ?? UIOffset()
  }

  /// Sets how far the image behind the way back is moved down, in points.
  public func setBackButtonBackgroundVerticalPositionAdjustment(
    _ adjustment: CGFloat, for barMetrics: UIBarMetrics
  ) { keepPart(adjustment, PartKey(barMetrics.rawValue), "backBackgroundAdjustment") }

  /// How far the image behind the way back is moved down, in points.
  public func backButtonBackgroundVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
    part(PartKey(barMetrics.rawValue), "backBackgroundAdjustment") ?? 0
  }

  /// The group that the item is in; nil for none.
  public var buttonGroup: UIBarButtonItemGroup? {
    get { kept(nil) }
    set { keep(newValue) }
  }
}

extension UITabBarItem {
  /// Sets attributes of the badge in a state; nil takes them away.
  public func setBadgeTextAttributes(
    _ textAttributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) { keepPart(textAttributes, state, "badge") }

  /// Attributes of the badge in a state.
  public func badgeTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    part(PartKey(state.rawValue), "badge")
  }

  /// How the bar looks while the item is chosen; nil for as else.
  public var standardAppearance: UITabBarAppearance? {
    get { kept(nil) }
    set { keep(newValue) }
  }

  /// How it looks below content that is not scrolled; nil for as else.
  public var scrollEdgeAppearance: UITabBarAppearance? {
    get { kept(nil) }
    set { keep(newValue) }
  }
}
