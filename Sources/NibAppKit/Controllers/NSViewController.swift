import Foundation
import NibFoundation
import NibRuntime
import NibSchema
import NibStandIns

/// A controller of a view. Stands in for NSViewController.
open class NSViewController: CodedResponder, NSSeguePerforming, NSEditor, NSEditorRegistration {
  /// The title.
  open var title: String? { didSet { KeyValueCenter.shared.didChange(self, "title") } }
  /// What the controller shows: a model that bindings reach as `representedObject`.
  open var representedObject: Any? {
    didSet { KeyValueCenter.shared.didChange(self, "representedObject") }
  }
  /// Name of the scene.
  open var storyboardIdentifier: String?
  /// Name of the nib that holds the view.
  open var nibName: NSNib.Name? { nibNameGiven }
  final var nibNameGiven: NSNib.Name?

  /// Reads the archived values.
  open override func decode(from coder: NibCoder) throws {
    try super.decode(from: coder)
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
      Property("nibName", \.nibNameGiven),
      Property("storyboardIdentifier", \.storyboardIdentifier),
    ])

  /// The view, if it is there; does not load it.
  open private(set) var viewIfLoaded: NSView?
  /// Why the view could not be loaded when it was last touched; nil if it could.
  open private(set) var viewLoadingError: (any Error)?
  private final var isLoading = false

  /// The view: what the archive holds or connects, else what `loadView` makes when it is first touched. One that cannot be
  /// loaded is an empty one, and `viewLoadingError` says why.
  open var view: NSView {
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
  open var isViewLoaded: Bool { viewIfLoaded != nil }

  /// Loads the view unless it is loaded: `loadView`, then `viewDidLoad`.
  open func loadViewIfNeeded() {
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
  open private(set) var nibBundle: Bundle?
  /// The size that the controller would like its view to have where it is shown, in points; 0, 0 for none. Whoever holds
  /// the controller is told of another.
  open var preferredContentSize = NSSize() {
    didSet {
      guard preferredContentSize != oldValue else { return }
      (parent ?? presentingViewController)?.preferredContentSizeDidChange(for: self)
    }
  }
  /// Where on the screen a user left the window of the controller as a widget; kept.
  open var preferredScreenOrigin = NSPoint()
  /// The least size of the view as a widget, in points.
  open var preferredMinimumSize: NSSize { NSSize() }
  /// The greatest size of the view as a widget, in points.
  open var preferredMaximumSize: NSSize { Self.largestSize }
  /// The view that the controller as an extension was begun at.
  open weak var sourceItemView: NSView?
  /// Editors that began in the view.
  private final var editors = EditorList()
  /// Whether the view is on the screen, as it was told.
  final var hasAppeared = false

  /// Makes a controller whose view is that of a nib, which is loaded when the view is first touched.
  /// - Parameters:
  ///   - nibName: the name, with or without `.nib`; nil for an empty view, unless a subclass makes one in `loadView`.
  ///   - bundle: where the nib is; nil for the main bundle.
  public init(nibName: NSNib.Name?, bundle: Bundle?) {
    super.init()
    nibNameGiven = nibName
    nibBundle = bundle
  }

  /// Makes a controller whose `loadView` makes its view.
  public override convenience init() { self.init(nibName: nil, bundle: nil) }

  /// Reads the archived values.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

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

  /// The view is about to place its subviews. Does nothing here; called where that is due.
  open func viewWillLayout() {}

  /// The view has placed its subviews. Does nothing here.
  open func viewDidLayout() {}

  /// Does nothing here.
  open func prepare(for segue: NSStoryboardSegue, sender: Any?) {}

  /// Says yes.
  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }

  /// The controllers whose views lie in this one's. Those that are left out when it is set are taken away.
  open var children: [NSViewController] {
    get { childList }
    set {
      for place in childList.indices.reversed() where !newValue.contains(where: { $0 === childList[place] }) {
        removeChild(at: place)
      }
      for controller in newValue { addChild(controller) }
      if childList.count == newValue.count { childList = newValue }
    }
  }
  final var childList: [NSViewController] = []

  /// Adds a controller whose view lies in this one's, as the last one. One that holds this one is not added.
  open func addChild(_ childViewController: NSViewController) {
    insertChild(childViewController, at: childList.count)
  }

  /// Takes the controller from the one that holds it, or out of the title bar.
  open func removeFromParent() {
    (self as? NSTitlebarAccessoryViewController)?.leaveTitlebar()
    guard let place = parent?.childList.firstIndex(where: { $0 === self }) else { return }
    parent?.removeChild(at: place)
  }

  /// Puts a controller among those whose views lie in this one's, at a place; one that is there already is moved. One that
  /// holds this one is not added.
  open func insertChild(_ childViewController: NSViewController, at index: Int) {
    adopt(childViewController, at: index)
  }

  /// Takes the controller of a place away; nothing beyond the ends.
  open func removeChild(at index: Int) {
    if childList.indices.contains(index) { childList.remove(at: index).parent = nil }
  }

  /// Puts the view of a child in the place of another child's, in the same frame.
  /// - Parameters:
  ///   - fromViewController: the child whose view goes.
  ///   - toViewController: the child whose view comes.
  ///   - options: how; nothing is animated.
  ///   - completion: is called at once.
  open func transition(
    from fromViewController: NSViewController, to toViewController: NSViewController,
    options: NSViewController.TransitionOptions = [], completionHandler completion: (() -> Void)? = nil
  ) {
    exchange(fromViewController, toViewController)
    completion?()
  }

  /// Called when a child, or a controller that this one shows, would like another size. Does nothing here.
  open func preferredContentSizeDidChange(for viewController: NSViewController) {}

  /// Called before the view of a controller in a window that zooms or goes full screen gets another size. Does nothing
  /// here.
  open func viewWillTransition(to newSize: NSSize) {}

  /// Shows a controller as its animator does.
  open func present(_ viewController: NSViewController, animator: any NSViewControllerPresentationAnimator) {
    begin(viewController, animator)
  }

  /// Ends what this controller shows another one in.
  open func dismiss(_ viewController: NSViewController) { end(viewController) }

  /// Shows a controller as a sheet of the window.
  open func presentAsSheet(_ viewController: NSViewController) { present(viewController, as: .sheet) }

  /// Shows a controller in a window that the program waits for; here nothing waits.
  open func presentAsModalWindow(_ viewController: NSViewController) { present(viewController, as: .modal) }

  /// Ends all editing in the view, and takes what was edited.
  /// - Returns: false if it could not be taken.
  open func commitEditing() -> Bool { editors.all.allSatisfy { $0.commitEditing() } && endEditing() }

  /// Ends all editing in the view, and gives up what was edited.
  open func discardEditing() { for editor in editors.all { editor.discardEditing() } }

  /// Notes an editor that begins.
  open func objectDidBeginEditing(_ editor: any NSEditor) { editors.add(editor) }

  /// Notes that an editor ended.
  open func objectDidEndEditing(_ editor: any NSEditor) { editors.remove(editor) }
  /// The controller whose view this one's lies in.
  open internal(set) weak var parent: NSViewController?
  /// The window controller that shows this one.
  weak var windowController: NSWindowController?
  /// The window that was made to show this one.
  weak var ownWindowMade: NSWindow?

  /// Puts a view in place of the controller's.
  open func setView(_ view: NSView?) {
    viewIfLoaded?.holder = nil
    viewIfLoaded = view
    view?.holder = self
  }

  /// `view` is owned; other outlets are as in `StandIn`.
  open override func setOutlet(_ name: String, to value: AnyObject?) throws -> Bool {
    try name == "view" ? setView(outlet: value) : super.setOutlet(name, to: value)
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
