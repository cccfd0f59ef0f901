import Foundation
import NibFoundation
import NibRuntime
import NibSchema
import NibStandIns

/// A controller of a window. Stands in for NSWindowController.
open class NSWindowController: CodedResponder, NSSeguePerforming {
  /// Whether further windows are moved a little from the one before; where windows lie is told by nobody here.
  open var shouldCascadeWindows = true
  /// Name of the scene.
  open var storyboardIdentifier: String?

  /// Reads the archived values.
  open override func decode(from coder: NibCoder) throws {
    try super.decode(from: coder)
    try Self.windowControllerTable.read(self, from: coder)
    content = try Self.windowControllerTable.names.child("contentViewController", in: coder)
    content?.windowController = self
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

  /// The window: what the archive holds or connects, or code sets, else that of the nib, which is loaded when the window
  /// is first touched.
  open var window: NSWindow? {
    get {
      loadWindowIfNeeded()
      return windowIfLoaded
    }
    set { setWindow(newValue) }
  }
  /// The window if it is there; loads none.
  private final var windowIfLoaded: NSWindow?
  /// The controller of what fills the window; that of a window with a controller of its own is the window's.
  open var contentViewController: NSViewController? {
    get { content ?? windowIfLoaded?.contentViewController }
    set {
      content = newValue
      newValue?.windowController = self
      if newValue != nil || windowIfLoaded != nil { windowIfLoaded?.contentViewController = newValue }
    }
  }
  private final var content: NSViewController?
  /// Name of the nib that holds the window.
  open var windowNibName: NSNib.Name? {
    windowNibNameGiven ?? windowNibPath.map { URL(fileURLWithPath: $0).deletingPathExtension().lastPathComponent }
  }
  private final var windowNibNameGiven: NSNib.Name?
  /// The path of the nib that holds the window, where the controller was made with one.
  open var windowNibPath: String? { nibPathGiven }
  private final var nibPathGiven: String?
  /// The nib's owner, where it is not the controller; not kept alive.
  private final weak var nibOwner: AnyObject?
  /// What the window shows of a program of documents; not kept alive, as it keeps its controllers.
  open weak var document: AnyObject? {
    didSet { synchronizeWindowTitleWithDocumentName() }
  }
  /// Whether closing the window closes the document, though others show it.
  open var shouldCloseDocument = false
  /// Whether the nib of the window is being loaded.
  private(set) final var isLoading = false

  /// Makes a controller of a window.
  public init(window: NSWindow?) {
    super.init()
    if let window { setWindow(window) }
  }

  /// Makes a controller without a window.
  public override convenience init() { self.init(window: nil) }

  /// Reads the archived values.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Makes a controller of the window of a nib, which is loaded when the window is first touched.
  public convenience init(windowNibName: NSNib.Name) {
    self.init(window: nil)
    windowNibNameGiven = windowNibName
  }

  /// Makes a controller of the window of a nib that another object owns.
  public convenience init(windowNibName: NSNib.Name, owner: Any) {
    self.init(windowNibName: windowNibName)
    nibOwner = owner as AnyObject
  }

  /// Makes a controller of the window of a nib at a path, which another object owns.
  public convenience init(windowNibPath: String, owner: Any) {
    self.init(window: nil)
    nibPathGiven = windowNibPath
    nibOwner = owner as AnyObject
  }

  /// What owns the nib of the window: the controller, unless it was made with another owner.
  open var owner: AnyObject? { windowNibName == nil ? nil : nibOwner ?? self }

  /// Whether the window is there.
  open var isWindowLoaded: Bool { windowIfLoaded != nil }

  /// Name under which the window's frame is kept.
  open var windowFrameAutosaveName: String {
    get { autosaveName ?? windowIfLoaded?.frameAutosaveName ?? "" }
    set {
      autosaveName = newValue
      windowIfLoaded?.setFrameAutosaveName(newValue)
    }
  }
  private final var autosaveName: String?

  private func loadWindowIfNeeded() {
    guard windowIfLoaded == nil, windowNibName != nil, !isLoading else { return }
    isLoading = true
    defer { isLoading = false }
    // Only the owner of the nib hears of it, as in AppKit.
    let document = (document as? NSDocument).flatMap { owner === $0 ? $0 : nil }
    windowWillLoad()
    document?.windowControllerWillLoadNib(self)
    loadWindow()
    if let autosaveName { windowIfLoaded?.setFrameAutosaveName(autosaveName) }
    synchronizeWindowTitleWithDocumentName()
    windowDidLoad()
    document?.windowControllerDidLoadNib(self)
  }

  /// Loads the nib of the window. Raises what loading throws, and that there is no such nib.
  open func loadWindow() {
    guard let windowNibName else { return }
    InterfaceFaults.raising {
      let folder = windowNibPath.flatMap { Bundle(path: URL(fileURLWithPath: $0).deletingLastPathComponent().path) }
      guard let nib = NSNib(nibNamed: windowNibName, bundle: folder) else {
        throw RuntimeError(
          code: .nibNotFound, place: .init(file: windowNibName),
          detail: "there is no nib of this name for the window of \(type(of: self))")
      }
      let report = try nib.instantiateReport(owner: owner)
      scene.kept += report.topLevel.filter { $0 !== windowIfLoaded }
    }
  }

  /// The title of the window for the name of its document: the name, unless a class says otherwise.
  open func windowTitle(forDocumentDisplayName displayName: String) -> String { displayName }

  /// Gives the window that is there the title and the file of its document.
  open func synchronizeWindowTitleWithDocumentName() {
    guard let document = document as? NSDocument, let window = windowIfLoaded else { return }
    window.title = windowTitle(forDocumentDisplayName: document.displayName ?? "")
    window.representedURL = document.fileURL
    window.isDocumentEdited = document.isDocumentEdited
  }

  /// Called before the nib of the window is loaded. Does nothing here.
  open func windowWillLoad() {}

  /// Puts a window in place of the controller's.
  public func setWindow(_ window: NSWindow?) {
    windowIfLoaded?.windowController = nil
    windowIfLoaded = window
    window?.windowController = self
    synchronizeWindowTitleWithDocumentName()
    if let content, content.scene.storyboard != nil || content.nibName == nil, archivedClassName.isEmpty {
      window?.contentViewController = content
    }
  }

  /// Fills the window with the view of its content's controller.
  func settleContent() {
    if let content {
      content.scene.storyboard = scene.storyboard
      window?.contentViewController = content
    }
    windowDidLoad()
  }

  /// Called once the window is there that a storyboard or a nib holds. Does nothing here.
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
    case "showWindow:": showWindow(sender)
    case "close": close()
    case "dismissController:" where scene.presenter != nil: dismissController(sender)
    default: return try super.perform(selector, sender: sender, event: event)
    }
    return true
  }

  /// Whether it is one of these.
  open override func responds(to selector: String) -> Bool {
    ["showWindow:", "close"].contains(selector) || selector == "dismissController:" && scene.presenter != nil
      || super.responds(to: selector)
  }

  /// Shows the window.
  open func showWindow(_ sender: Any?) { showWindow() }

  /// Closes the window.
  open func close() { window?.close() }

  /// Ends what the controller is shown in by another.
  open func dismissController(_ sender: Any?) { dismiss() }

  /// Shows in the window whether its document has changes that are not saved.
  open func setDocumentEdited(_ dirtyFlag: Bool) { windowIfLoaded?.isDocumentEdited = dirtyFlag }
}
