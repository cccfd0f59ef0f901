import NibRuntime
import NibSchema
import NibStandIns

/// A controller of a view. Stands in for NSViewController.
open class NSViewController: NSResponder, NSSeguePerforming {
  /// The title.
  public final var title: String?
  /// What the controller shows: a model that bindings reach as `representedObject`.
  public final var representedObject: Any? {
    didSet { KeyValueCenter.shared.didChange(self, "representedObject") }
  }
  /// Name of the scene.
  public final var storyboardIdentifier: String?
  /// Name of the nib that holds the view.
  public final var nibName: String?

  /// Makes one with the framework's defaults.
  public required init() { super.init() }

  /// Reads the archived values.
  public required init(from coder: NibCoder) throws {
    try super.init(from: coder)
    try Self.viewControllerTable.read(self, from: coder)
    setView(try Self.viewControllerTable.names.child("view", in: coder))
    try readScene(coder)
  }

  /// Property tables from the base class to this one.
  open override class var tables: [any AnyPropertyTable] { super.tables + [viewControllerTable] }

  private static let viewControllerTable = PropertyTable(
    NSViewController.self, kind: AppKitElements.viewController, fresh: { NSViewController() },
    [
      Property("title", \.title),
      Property("nibName", \.nibName),
      Property("storyboardIdentifier", \.storyboardIdentifier),
    ])

  /// The view, if it is there; does not load it.
  public private(set) final var viewIfLoaded: NSView?
  /// Why the view could not be loaded when it was last touched; nil if it could.
  public private(set) final var viewLoadingError: (any Error)?
  private final var isLoading = false

  /// The view: what the archive holds or connects. That of a storyboard's controller is loaded when it is first touched.
  public final var view: NSView? {
    loadViewIfNeeded()
    return viewIfLoaded
  }

  /// Loads the view of a storyboard's controller unless it is loaded: `loadView`, then `viewDidLoad`.
  public final func loadViewIfNeeded() {
    guard viewIfLoaded == nil, !isLoading, scene.storyboard != nil else { return }
    isLoading = true
    defer { isLoading = false }
    do {
      try InterfaceFaults.catching { loadView() }
      try embedChildren()
      viewLoadingError = nil
    } catch {
      viewLoadingError = error
      return
    }
    if viewIfLoaded != nil { viewDidLoad() }
  }

  /// Makes the view: loads the archive that the storyboard has for it.
  open func loadView() {
    InterfaceFaults.raising {
      guard let loader = scene.storyboard?.loader, let nibName else { return setView(NSView()) }
      let named = scene.upstream.compactMap { outer in outer.object.object.map { (outer.name, $0) } }
      let report = try loader.instantiator(for: loader.graph(named: nibName)).instantiateReport(
        owner: self, externalObjects: Dictionary(named) { first, _ in first })
      scene.kept += report.topLevel.filter { $0 !== viewIfLoaded }
    }
  }

  /// Called once the view is loaded. Does nothing here.
  open func viewDidLoad() {}

  /// Does nothing here.
  open func prepare(for segue: NSStoryboardSegue, sender: Any?) {}

  /// Says yes.
  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }

  /// The controllers whose views lie in this one's.
  public internal(set) final var children: [NSViewController] = []
  /// The controller whose view this one's lies in.
  public internal(set) final weak var parent: NSViewController?
  /// The window controller that shows this one.
  weak var windowController: NSWindowController?
  /// The window that was made to show this one.
  weak var ownWindowMade: NSWindow?

  var windowOfView: NSWindow? {
    var next: NSViewController? = self
    for _ in 0..<1000 {
      guard let controller = next else { return nil }
      if let window = controller.windowController?.window ?? controller.ownWindowMade { return window }
      next = controller.parent
    }
    return nil
  }

  /// Puts a view in place of the controller's.
  public func setView(_ view: NSView?) {
    viewIfLoaded?.holder = nil
    viewIfLoaded = view
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

  /// The superview of the view, then the controller that holds this one, then the window, then the nib's owner.
  open override var nextResponder: AnyObject? {
    viewIfLoaded?.superview ?? parent ?? windowOfView ?? nextResponderFallback
  }

  /// Ends what the controller is shown in.
  open override func perform(_ selector: String, sender: AnyObject?, event: ControlEvents?) throws -> Bool {
    guard selector == "dismissController:", scene.presenter != nil else {
      return try super.perform(selector, sender: sender, event: event)
    }
    dismiss()
    return true
  }

  /// Whether it is that, and the controller is shown by another.
  open override func responds(to selector: String) -> Bool {
    selector == "dismissController:" && scene.presenter != nil || super.responds(to: selector)
  }

  /// Leads to `view` besides outlets.
  open override func object(forKey key: String) -> AnyObject? { key == "view" ? view : super.object(forKey: key) }
}
