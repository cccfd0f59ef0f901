import NibRuntime
import NibSchema
import NibStandIns

/// A controller of a window. Stands in for NSWindowController.
open class NSWindowController: NSResponder, NSSeguePerforming {
  /// Whether further windows are moved a little from the one before; where windows lie is told by nobody here.
  public final var shouldCascadeWindows = true
  /// Name of the scene.
  public final var storyboardIdentifier: String?

  /// Makes one with the framework's defaults.
  public required init() { super.init() }

  /// Reads the archived values.
  public required init(from coder: NibCoder) throws {
    try super.init(from: coder)
    try Self.windowControllerTable.read(self, from: coder)
    contentViewController = try Self.windowControllerTable.names.child("contentViewController", in: coder)
    contentViewController?.windowController = self
    try readScene(coder)
  }

  /// Property tables from the base class to this one.
  open override class var tables: [any AnyPropertyTable] { super.tables + [windowControllerTable] }

  private static let windowControllerTable = PropertyTable(
    NSWindowController.self, kind: AppKitElements.windowController, fresh: { NSWindowController() },
    [
      Property("storyboardIdentifier", \.storyboardIdentifier),
      Property("window", getObject: { $0.window }, set: { $0.setWindow($1) }),
    ])

  /// The window, if the archive holds or connects it.
  public private(set) final var window: NSWindow?
  /// The controller of what fills the window.
  public private(set) final var contentViewController: NSViewController?

  /// Puts a window in place of the controller's.
  public func setWindow(_ window: NSWindow?) {
    self.window?.windowController = nil
    self.window = window
    window?.windowController = self
  }

  /// Fills the window with the view of its content's controller.
  func settleContent() {
    if let content = contentViewController {
      content.scene.storyboard = scene.storyboard
      window?.contentViewController = content
    }
    windowDidLoad()
  }

  /// Called once a storyboard has made the controller with its window. Does nothing here.
  open func windowDidLoad() {}

  /// Does nothing here.
  open func prepare(for segue: NSStoryboardSegue, sender: Any?) {}

  /// Says yes.
  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }

  /// Puts the window on the screen.
  public func showWindow() { window?.makeKeyAndOrderFront() }

  /// `window` is owned; other outlets are as in `StandIn`.
  open override func setOutlet(_ name: String, to value: AnyObject?) throws -> Bool {
    guard name == "window" else { return try super.setOutlet(name, to: value) }
    if let value, !(value is NSWindow) {
      throw OutletMismatch(expected: NSWindow.self, found: type(of: value))
    }
    setWindow(value as? NSWindow)
    return true
  }

  /// Leads to `window` and `contentViewController` besides outlets.
  open override func object(forKey key: String) -> AnyObject? {
    switch key {
    case "window": window
    case "contentViewController": contentViewController
    default: super.object(forKey: key)
    }
  }

  /// Shows and closes the window.
  open override func perform(_ selector: String, sender: AnyObject?, event: ControlEvents?) throws -> Bool {
    switch selector {
    case "showWindow:": showWindow()
    case "close": window?.close()
    default: return try super.perform(selector, sender: sender, event: event)
    }
    return true
  }

  /// Whether it is one of these.
  open override func responds(to selector: String) -> Bool {
    ["showWindow:", "close"].contains(selector) || super.responds(to: selector)
  }
}

extension NSWindowController {
  /// Makes a controller of a window.
  public convenience init(window: NSWindow?) {
    self.init()
    setWindow(window)
  }

  /// Shows the window.
  public func showWindow(_ sender: Any?) { showWindow() }

  /// Closes the window.
  public func close() { window?.close() }
}
