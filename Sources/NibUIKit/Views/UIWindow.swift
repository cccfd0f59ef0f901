import NibRuntime
import NibStandIns

/// A window. Stands in for UIWindow.
open class UIWindow: UIView, NibWindowShowing {
  /// Whether it takes the screen's size.
  public final var resizesToFullScreen = false
  /// Whether the window was shown: by the loader, or by `makeKeyAndVisible`.
  public private(set) final var isVisible = false
  /// The controller whose view fills the window. Its view comes on the screen when the window is made visible.
  public final var rootViewController: UIViewController?

  /// Reads the archived values.
  open override func decode(from coder: NibCoder) throws {
    try super.decode(from: coder)
    try Self.windowTable.read(self, from: coder)
  }

  /// Property tables from the base class to this one.
  open override class var tables: [any AnyPropertyTable] { super.tables + [windowTable] }

  private static let windowTable = PropertyTable(
    UIWindow.self, fresh: { UIWindow() },
    [
      Property(
        "resizesToFullScreen", "UIResizesToFullScreen", get: { $0.resizesToFullScreen },
        set: { $0.resizesToFullScreen = $1 })
    ])

  /// Remembers that the window was shown. The loader cannot throw here, so a root whose view cannot be loaded keeps the
  /// reason in `viewLoadingError`.
  public func showAfterLoading() {
    isVisible = true
    try? showRoot()
  }

  /// Shows the window: the root's view is loaded, put in, and told that it appears.
  /// - Throws: what loading the root's view throws.
  public func makeKeyAndVisible() {
    InterfaceFaults.raising {
      isVisible = true
      try showRoot()
    }
  }

  /// Makes the window the one that has the keyboard.
  public func makeKey() { UIApplication.shared.noteShown(self) }

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
