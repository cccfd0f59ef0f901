import NibRuntime
import NibStandIns

/// The one program that runs. Stands in for UIApplication; a delegate is not called by itself.
open class UIApplication: UIResponder {
  /// The program.
  public static let shared = UIApplication()

  /// What the program's delegate is; set by a test.
  public final weak var delegate: AnyObject?
  /// The windows that were made visible and are still there, in that order.
  public var windows: [UIWindow] { shown.compactMap { $0.object as? UIWindow } }
  /// The window that was made visible last.
  public var keyWindow: UIWindow? { windows.last }
  /// Whether the program is in front: always.
  public var applicationState: State { .active }
  /// The number on the program's icon.
  public final var applicationIconBadgeNumber = 0
  /// Whether the screen stays lit.
  public final var isIdleTimerDisabled = false
  private var shown: [WeakReference] = []
  #if !NIB_LIGHT
    var links = ApplicationLinks()
  #endif

  /// Where a program stands.
  public enum State: Int, Sendable {
    /// As named.
    case active, inactive, background
  }

  /// Sends an action to a target, or along the responder chain of its sender.
  /// - Returns: whether somebody performed it. Raises what `ActionDispatch.send` throws.
  @discardableResult
  public func sendAction(_ action: Selector, to target: AnyObject?, from sender: AnyObject?, for event: UIEvent?)
    -> Bool
  {
    guard let sender else { return false }
    return InterfaceFaults.raising(or: false) {
      try ActionDispatch.send(action.name, to: target, from: sender) != nil
    }
  }

  func noteShown(_ window: UIWindow) {
    shown.removeAll { $0.object == nil || $0.object === window }
    shown.append(WeakReference(window))
  }
}

/// A touch, a motion or a key. Stands in for UIEvent, which nothing here makes.
@MainActor
open class UIEvent {
  /// An event of no kind.
  public init() {}
}

/// A finger on the screen. Stands in for UITouch.
@MainActor
public final class UITouch {
  /// The view that it is on.
  public private(set) weak var view: UIView?
  private let place: CGPoint

  /// A touch at a place of a view's coordinates, in points.
  public init(at place: CGPoint, in view: UIView?) {
    self.place = place
    self.view = view
  }

  /// Where it is, in a view's coordinates, in points.
  public func location(in view: UIView?) -> CGPoint { self.view?.convert(place, to: view ?? self.view) ?? place }
}

/// What the program is shown on. Stands in for UIScreen.
@MainActor
public final class UIScreen {
  /// The screen that UIKit's measured behaviour was measured on.
  public static let main = UIScreen()

  /// The whole screen, in points.
  public let bounds = CGRect(x: 0, y: 0, width: 393, height: 852)
  /// Pixels a point.
  public let scale: CGFloat = 3
  /// What the screen says of itself.
  public var traitCollection: UITraitCollection { .current }
}

/// The device. Stands in for UIDevice.
@MainActor
public final class UIDevice {
  /// The device.
  public static let current = UIDevice()

  /// What kind of device it is.
  public var userInterfaceIdiom: UIUserInterfaceIdiom { UITraitCollection.current.userInterfaceIdiom }
  /// What the owner calls it.
  public let name = "iPhone"
  /// What kind it is, in a word.
  public let model = "iPhone"
  /// The system's name.
  public let systemName = "iOS"
  /// The version that UIKit's measured behaviour was measured on.
  public let systemVersion = "26.1"
}

extension UITraitCollection {
  /// What a screen that stands upright says; tests may change it.
  public static let current: UITraitCollection = {
    let traits = UITraitCollection()
    traits.horizontalSizeClass = .compact
    traits.verticalSizeClass = .regular
    traits.userInterfaceStyle = .light
    traits.userInterfaceIdiom = .phone
    traits.displayScale = 3
    return traits
  }()
}
