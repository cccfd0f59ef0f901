import Foundation
import NibFoundation
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

  /// The view: what the archive holds or connects, else what `loadView` makes when it is first touched. One that cannot be
  /// loaded is an empty one, and `viewLoadingError` says why.
  public final var view: NSView {
    get {
      loadViewIfNeeded()
      if let viewIfLoaded { return viewIfLoaded }
      let empty = NSView()
      setView(empty)
      return empty
    }
    set { setView(newValue) }
  }

  /// Whether the view is there.
  public final var isViewLoaded: Bool { viewIfLoaded != nil }

  /// Loads the view unless it is loaded: `loadView`, then `viewDidLoad`.
  public final func loadViewIfNeeded() {
    guard viewIfLoaded == nil, !isLoading else { return }
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
      guard let nibName else { return setView(NSView()) }
      guard let loader = scene.storyboard?.loader else { return try loadNib(nibName) }
      let named = scene.upstream.compactMap { outer in outer.object.object.map { (outer.name, $0) } }
      let report = try loader.instantiator(for: loader.graph(named: nibName)).instantiateReport(
        owner: self, externalObjects: Dictionary(named) { first, _ in first })
      scene.kept += report.topLevel.filter { $0 !== viewIfLoaded }
    }
  }

  /// Loads the nib of a controller that no storyboard made.
  private func loadNib(_ name: String) throws {
    guard let nib = NSNib(nibNamed: name, bundle: nibBundle) else {
      throw RuntimeError(
        code: .nibNotFound, place: .init(file: name),
        detail: "there is no nib of this name for the view of \(type(of: self))")
    }
    let report = try nib.instantiateReport(owner: self)
    scene.kept += report.topLevel.filter { $0 !== viewIfLoaded }
  }

  /// The bundle of the nib; nil for the main one.
  public private(set) final var nibBundle: Bundle?
  /// The size that the controller would like its view to have where it is shown, in points; 0, 0 for none.
  public final var preferredContentSize = NSSize()
  /// Whether the view is on the screen, as it was told.
  final var hasAppeared = false

  /// Makes a controller whose view is that of a nib, which is loaded when the view is first touched.
  /// - Parameters:
  ///   - nibName: the name, with or without `.nib`; nil for an empty view, unless a subclass makes one in `loadView`.
  ///   - bundle: where the nib is; nil for the main bundle.
  public convenience init(nibName: NSNib.Name?, bundle: Bundle?) {
    self.init()
    self.nibName = nibName
    nibBundle = bundle
  }

  /// Called once the view is loaded. Does nothing here.
  open func viewDidLoad() {}

  /// The view is about to be seen. Does nothing here.
  open func viewWillAppear() {}

  /// The view is seen. Does nothing here.
  open func viewDidAppear() {}

  /// The view is about to be seen no more. Does nothing here.
  open func viewWillDisappear() {}

  /// The view is seen no more. Does nothing here.
  open func viewDidDisappear() {}

  /// Brings constraints up to date, when the view's `needsUpdateConstraints` asks for it: asks the view.
  open func updateViewConstraints() { viewIfLoaded?.updateConstraints() }

  /// The view is about to place its subviews. Does nothing here; called by `layoutSubtreeIfNeeded` where that is due.
  open func viewWillLayout() {}

  /// The view has placed its subviews. Does nothing here.
  open func viewDidLayout() {}

  /// Tells whether the view is on the screen, where that is new.
  final func setAppeared(_ appears: Bool) {
    guard appears != hasAppeared else { return }
    hasAppeared = appears
    if appears {
      viewWillAppear()
      viewDidAppear()
    } else {
      viewWillDisappear()
      viewDidDisappear()
    }
  }

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
  public final func setView(_ view: NSView?) {
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
  override var naturalNextResponder: AnyObject? {
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
