import NibRuntime
import NibStandIns

/// The one program that runs. Stands in for UIApplication; its delegate is called by `main()`, and by what a user does with the
/// program: `leave()`, `comeBack()`, `receiveMemoryWarning()`, `terminate()`.
open class UIApplication: UIResponder {
  /// The program.
  public static let shared = UIApplication()

  /// What the program's delegate is; set by a test, or by `main()`.
  open weak var delegate: (any UIApplicationDelegate)?
  /// The windows that were made visible and are still there, in that order.
  open var windows: [UIWindow] { shown.compactMap { $0.object as? UIWindow } }
  /// The window that was made visible last.
  open var keyWindow: UIWindow? { windows.last }
  /// Whether the program is in front: yes, unless a test says otherwise.
  open var applicationState = State.active
  /// The number on the program's icon.
  open var applicationIconBadgeNumber = 0
  /// Whether the screen stays lit.
  open var isIdleTimerDisabled = false
  private var shown: [WeakReference] = []
  var links = ApplicationLinks()

  /// Where a program stands.
  public enum State: Int, Sendable {
    /// As named.
    case active, inactive, background
  }

  /// Sends an action to a target, or along the responder chain of its sender; without a sender from the first responder
  /// of the window in front.
  /// - Returns: whether somebody performed it. Raises what `ActionDispatch.send` throws.
  @discardableResult
  open func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool {
    let start = keyWindow?.firstResponder ?? keyWindow
    // The usual way to let the keyboard go.
    if target == nil, action.name == "resignFirstResponder" { return start?.resignFirstResponder() ?? false }
    guard let sender = sender.map({ $0 as AnyObject }) ?? start else { return false }
    return InterfaceFaults.raising(or: false) {
      try ActionDispatch.send(action.name, to: target.map { $0 as AnyObject }, from: sender) != nil
    }
  }

  /// Called before the touches of an event are handed over: tells the windows that they are in.
  open func sendEvent(_ event: UIEvent) {
    var told: [UIWindow] = []
    for window in (event.allTouches ?? []).compactMap(\.window) where !told.contains(where: { $0 === window }) {
      told.append(window)
      window.sendEvent(event)
    }
  }

  /// The delegate.
  open override var nextResponder: AnyObject? { delegate }

  func noteShown(_ window: UIWindow) {
    let earlier = keyWindow
    shown.removeAll { $0.object == nil || $0.object === window }
    shown.append(WeakReference(window))
    guard earlier !== window else { return }
    if let earlier {
      earlier.resignKey()
      NotificationCenter.default.post(name: UIWindow.didResignKeyNotification, object: earlier)
    }
    window.becomeKey()
    NotificationCenter.default.post(name: UIWindow.didBecomeKeyNotification, object: window)
  }
}

/// What the program is shown on. Stands in for UIScreen.
@MainActor
public final class UIScreen {
  /// The screen that UIKit's measured behaviour was measured on.
  public static let main = UIScreen()

  /// The whole screen, in points.
  public let bounds = CGRect(x: 0, y: 0, width: 393, height: 852)
  /// The whole screen, in pixels.
  public var nativeBounds: CGRect { CGRect(x: 0, y: 0, width: 1179, height: 2556) }
  /// Pixels a point.
  public let scale: CGFloat = 3
  /// Pixels of the screen itself a point.
  public var nativeScale: CGFloat { scale }
  /// Pictures a second, at most.
  public var maximumFramesPerSecond: Int { 60 }
  /// How bright it is, 0...1; nothing shines.
  public var brightness: CGFloat = 0.5
  /// Whether others see the screen.
  public var isCaptured: Bool { false }
  /// All screens: one.
  public static var screens: [UIScreen] { [main] }
  /// What the screen says of itself.
  public var traitCollection: UITraitCollection { .current }
}

extension UITraitCollection {
  /// What a screen that stands upright says; tests may change it.
  public static var current: UITraitCollection = {
    let traits = UITraitCollection()
    traits.horizontalSizeClass = .compact
    traits.verticalSizeClass = .regular
    traits.userInterfaceStyle = .light
    traits.userInterfaceIdiom = .phone
    traits.displayScale = 3
    traits.preferredContentSizeCategory = .large
    traits.layoutDirection = .leftToRight
    traits.displayGamut = .P3
    traits.accessibilityContrast = .normal
    traits.userInterfaceLevel = .base
    traits.legibilityWeight = .regular
    return traits
  }()
}
