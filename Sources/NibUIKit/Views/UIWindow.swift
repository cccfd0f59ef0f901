import NibFoundation
import NibRuntime
import NibSchema
import NibStandIns

/// A window. Stands in for UIWindow.
open class UIWindow: WindowStandIn, NibWindowShowing {
  /// Whether it takes the screen's size.
  open var resizesToFullScreen = false
  /// Whether the window was shown: by the loader, or by `makeKeyAndVisible`.
  open private(set) var isVisible = false
  /// The controller whose view fills the window. Its view comes on the screen when the window is made visible.
  /// Another one on a visible window takes the place of the one before.
  open var rootViewController: UIViewController? {
    didSet {
      guard isVisible, oldValue !== rootViewController else { return }
      InterfaceFaults.raising { try replaceRoot(oldValue) }
    }
  }
  /// How far in front the window is; kept.
  open var windowLevel = Level.normal
  /// Whether the window is the one that was shown last.
  open var isKeyWindow: Bool { UIApplication.shared.keyWindow === self }
  /// The screen.
  open var screen: UIScreen { .main }

  /// How far in front a window is.
  public struct Level: NumericRawRepresentable, Hashable, Sendable {
    /// The number.
    public let rawValue: CGFloat

    /// Makes a level.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// Makes a level.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

    /// As usual.
    public static let normal = Self(rawValue: 0)
    /// Over the bar of the screen.
    public static let statusBar = Self(rawValue: 1000)
    /// Over all.
    public static let alert = Self(rawValue: 2000)
  }

  /// Reads the archived values.
  open override func decode(from coder: NibCoder) throws {
    try super.decode(from: coder)
    try Self.windowTable.read(self, from: coder)
  }

  /// Property tables from the base class to this one.
  open override class var tables: [any AnyPropertyTable] { super.tables + [windowTable] }

  private static let windowTable = PropertyTable(
    UIWindow.self, kind: UIKitElements.window, fresh: { UIWindow() },
    [
      Property("resizesToFullScreen", \.resizesToFullScreen)
    ])

  private var madeUndoManager: UndoManager?
  private var resizing: ImmediateCoordinator?
  /// What undoes changes of all that is in the window; made when it is first asked for.
  open override var undoManager: UndoManager? {
    if let madeUndoManager { return madeUndoManager }
    let made = UndoManager()
    madeUndoManager = made
    return made
  }

  /// The rectangle in the window's own coordinates. The controllers are told of another size before the root's view takes it;
  /// what they animate beside it is done when it has.
  open override var bounds: CGRect {
    willSet { if newValue.size != bounds.size { resizing = announced(newValue.size) } }
    didSet {
      resizing?.run { if let view = rootViewController?.viewIfLoaded { resizeRoot(view) } }
      resizing = nil
    }
  }

  /// The coordinator of a change of size that the controllers are told of.
  private func announced(_ size: CGSize) -> ImmediateCoordinator? {
    guard isVisible, let root = rootViewController, root.isOnScreen, root.viewIfLoaded?.superview === self else {
      return nil
    }
    let coordinator = ImmediateCoordinator.waiting()
    root.viewWillTransition(to: size, with: coordinator)
    return coordinator
  }

  private func resizeRoot(_ view: UIView) {
    rootViewController?.fill(self, with: view)
    view.layoutIfNeeded()
  }

  final override var isWindow: Bool { true }

  /// Called before the touches of an event are handed over, which they are in any case. Does nothing here.
  open func sendEvent(_ event: UIEvent) {}

  /// Whether the window may become the one that is shown last: yes. Asked by nothing here.
  open var canBecomeKey: Bool { true }

  /// The program.
  open override var nextResponder: AnyObject? { UIApplication.shared }

  /// Remembers that the window was shown. The loader cannot throw here, so a root whose view cannot be loaded keeps the
  /// reason in `viewLoadingError`.
  open func showAfterLoading() {
    isVisible = true
    try? showRoot()
  }

  /// Shows the window: the root's view is loaded, put in, and told that it appears.
  /// - Throws: what loading the root's view throws.
  open func makeKeyAndVisible() {
    InterfaceFaults.raising {
      isVisible = true
      try showRoot()
    }
  }

  /// Makes the window the one that has the keyboard.
  open func makeKey() { UIApplication.shared.noteShown(self) }

  /// Called when the window was made the one that has the keyboard. Does nothing here.
  open func becomeKey() {}

  /// Called when another window was. Does nothing here.
  open func resignKey() {}

  /// A window was made the one that has the keyboard; it is `object`.
  public nonisolated static let didBecomeKeyNotification = Notification.Name("UIWindowDidBecomeKeyNotification")
  /// Another window was; the one before is `object`.
  public nonisolated static let didResignKeyNotification = Notification.Name("UIWindowDidResignKeyNotification")

  private func replaceRoot(_ old: UIViewController?) throws {
    if let old, old.isOnScreen { try InterfaceFaults.catching { old.beginAppearanceTransition(false) } }
    old?.viewIfLoaded?.removeFromSuperview()
    old?.endAppearanceTransition()
    try showRoot()
  }

  private func showRoot() throws {
    UIApplication.shared.noteShown(self)
    guard let root = rootViewController else { return }
    try InterfaceFaults.catching { root.beginAppearanceTransition(true) }
    if let view = root.viewIfLoaded, view.superview !== self {
      addSubview(view)
      if bounds.size.width > 0 { root.fill(self, with: view) }
    }
    root.endAppearanceTransition()
  }

  /// `rootViewController` is owned; other outlets are as in `StandIn`.
  open override func setOutlet(_ name: String, to value: AnyObject?) throws -> Bool {
    if name == "rootViewController" { rootViewController = value as? UIViewController }
    return try super.setOutlet(name, to: value)
  }
}
