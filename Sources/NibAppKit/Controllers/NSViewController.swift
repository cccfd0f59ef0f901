import NibRuntime
import NibStandIns

/// A controller of a view. Stands in for NSViewController.
open class NSViewController: NSResponder {
  /// The title.
  public final var title: String?
  /// What the controller shows: a model that bindings reach as `representedObject`.
  public final var representedObject: Any? {
    didSet { KeyValueCenter.shared.didChange(self, "representedObject") }
  }
  /// Name of the nib that holds the view.
  public final var nibName: String?

  /// Makes one with the framework's defaults.
  public required init() { super.init() }

  /// Reads the archived values.
  public required init(from coder: NibCoder) throws {
    try super.init(from: coder)
    try Self.viewControllerTable.read(self, from: coder)
    setView(try coder.child("NSView"))
    coder.markHandled(
      "NSExternalObjectsTableForViewLoading", "uniqueIdentifierForStoryboardCompilation", "showSeguePresentationStyle")
  }

  /// Property tables from the base class to this one.
  open override class var tables: [any AnyPropertyTable] { super.tables + [viewControllerTable] }

  private static let viewControllerTable = PropertyTable(
    NSViewController.self,
    [
      Property("title", "NSTitle", get: { $0.title }, set: { $0.title = $1 }),
      Property("nibName", "NSNibName", get: { $0.nibName }, set: { $0.nibName = $1 }),
    ])

  /// The view, if the archive holds or connects it.
  public private(set) final var view: NSView?
  /// The window controller that shows this one.
  weak var windowController: NSWindowController?

  var windowOfView: NSWindow? { windowController?.window }

  /// Puts a view in place of the controller's.
  public func setView(_ view: NSView?) {
    self.view?.holder = nil
    self.view = view
    view?.holder = self
  }

  /// `view` is owned; other outlets are as in `StandIn`.
  open override func setOutlet(_ name: String, to value: AnyObject?) throws -> Bool {
    guard name == "view" else { return try super.setOutlet(name, to: value) }
    if let value, !(value is NSView) { throw OutletMismatch(expected: NSView.self, found: type(of: value)) }
    setView(value as? NSView)
    return true
  }

  /// Leads to `representedObject` besides properties.
  open override func boundProperty(_ key: String) -> NibValue? {
    guard key == "representedObject" else { return super.boundProperty(key) }
    KeyValueCenter.shared.didRead(self, key)
    return representedObject.map(ModelBox.box) ?? .null
  }

  /// The superview of the view, then the window, then the nib's owner.
  open override var nextResponder: AnyObject? { view?.superview ?? windowOfView ?? nextResponderFallback }

  /// Leads to `view` besides outlets.
  open override func object(forKey key: String) -> AnyObject? { key == "view" ? view : super.object(forKey: key) }
}
