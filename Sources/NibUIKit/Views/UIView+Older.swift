import NibFoundation
import NibRuntime
import NibStandIns

/// Animations between two calls, of older systems: changes are made at once. The delegate is kept and told nothing.
extension UIView {
  /// How a view shows its new content.
  public enum AnimationTransition: Int, Sendable {
    /// As named.
    case none, flipFromLeft, flipFromRight, curlUp, curlDown
  }

  /// Begins an animation; its changes are made at once.
  public static func beginAnimations(_ animationID: String?, context: UnsafeMutableRawPointer?) {
    OlderAnimation.begun.append(OlderAnimation(identifier: animationID))
  }

  /// Ends the animation that began last; nothing happens where none did.
  public static func commitAnimations() { _ = OlderAnimation.begun.popLast() }

  /// Says who hears of the animation: nobody is told, for nothing takes time.
  public static func setAnimationDelegate(_ delegate: Any?) {}

  /// Says what the delegate is sent before; nothing is sent.
  public static func setAnimationWillStart(_ selector: Selector?) {}

  /// Says what the delegate is sent after; nothing is sent.
  public static func setAnimationDidStop(_ selector: Selector?) {}

  /// Says how long the animation takes; like those below it is read by nothing.
  public static func setAnimationDuration(_ duration: TimeInterval) {}

  /// Says how long it waits.
  public static func setAnimationDelay(_ delay: TimeInterval) {}

  /// Says when it begins.
  public static func setAnimationStart(_ startDate: Date) {}

  /// Says how its speed changes.
  public static func setAnimationCurve(_ curve: AnimationCurve) {}

  /// Says how often it runs.
  public static func setAnimationRepeatCount(_ repeatCount: Float) {}

  /// Says whether it runs there and back.
  public static func setAnimationRepeatAutoreverses(_ repeatAutoreverses: Bool) {}

  /// Says whether it goes on from where another is.
  public static func setAnimationBeginsFromCurrentState(_ fromCurrentState: Bool) {}

  /// Says how a view shows its new content.
  public static func setAnimationTransition(_ transition: AnimationTransition, for view: UIView, cache: Bool) {}
}

/// An animation that began and did not end.
@MainActor
private struct OlderAnimation {
  static var begun: [OlderAnimation] = []
  let identifier: String?
}

extension UIView {
  /// Which way a view with an attribute reads: from left to right unless the attribute forces the other.
  public static func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute
  ) -> UIUserInterfaceLayoutDirection { userInterfaceLayoutDirection(for: attribute, relativeTo: .leftToRight) }

  /// The same within what reads in a direction. Playback and spatial content reads from left to right in any case.
  public static func userInterfaceLayoutDirection(
    for semanticContentAttribute: UISemanticContentAttribute,
    relativeTo layoutDirection: UIUserInterfaceLayoutDirection
  ) -> UIUserInterfaceLayoutDirection {
    switch semanticContentAttribute {
    case .forceRightToLeft: .rightToLeft
    case .unspecified: layoutDirection
    default: .leftToRight
    }
  }

  /// What limits the text sizes of the view, in words: its own limits.
  public var appliedContentSizeCategoryLimitsDescription: String {
    let least = minimumContentSizeCategory.map { "\($0)" } ?? "none"
    let most = maximumContentSizeCategory.map { "\($0)" } ?? "none"
    return "minimum: \(least), maximum: \(most)"
  }

  /// Places the view otherwise where constraints allow it: nothing solves them.
  public func exerciseAmbiguityInLayout() {}

  /// Whether the picture for large sizes is made larger; kept.
  public var scalesLargeContentImage: Bool {
    get { kept(false) }
    set { keep(newValue) }
  }

  /// Distances of the picture for large sizes, in points; kept.
  public var largeContentImageInsets: UIEdgeInsets {
    get { kept(UIEdgeInsets()) }
    set { keep(newValue) }
  }
}
