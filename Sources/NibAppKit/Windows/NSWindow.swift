import Foundation
import NibFoundation
import NibRuntime
import NibSchema
import NibStandIns

/// A window or panel, made from its template. Stands in for NSWindow and NSPanel.
open class NSWindow: WindowExtras, NibWindowShowing {
  /// The title; the window's item in the menu of windows has it too.
  open var title = "" { didSet { if title != oldValue { listInWindowsMenu() } } }
  /// What stands below the title.
  open var subtitle = ""
  /// The rectangle of the content on the screen, in points.
  open var contentRect = NSRect() { didSet { if contentRect.size != oldValue.size { fitContent() } } }
  /// Least size, in points.
  final var leastSize: NSSize?
  /// Greatest size, in points.
  final var greatestSize: NSSize?
  /// Least size of the content, in points.
  final var leastContentSize: NSSize?
  /// Greatest size of the content, in points.
  final var greatestContentSize: NSSize?
  /// What the window has around its content.
  open var styleMask: StyleMask = []
  /// Name under which the frame is kept.
  final var archivedAutosaveName: String?
  /// Whether the system opens it again.
  open var isRestorable = true
  /// Whether the window joins others as tabs.
  open var tabbingMode = TabbingMode.automatic
  /// Whether it is on the screen.
  open var isVisible: Bool { isOnScreen }
  final var isOnScreen = false
  /// Whether it is the key window: the one that gets what is typed.
  open var isKeyWindow: Bool { state.hasKeys }
  /// Whether it is seen only while its application is active.
  open var hidesOnDeactivate = false
  /// Whether closing lets it go.
  open var isReleasedWhenClosed = true
  /// Whether it throws a shadow.
  open var hasShadow = true
  /// Whether the order of its views for the tab key follows their places.
  open var autorecalculatesKeyViewLoop = true
  /// Whether tips are shown while the application is not active.
  open var allowsToolTipsWhenApplicationIsInactive = true
  /// Least size of the content beside another window of a full screen, in points; 0, 0 for none.
  open var minFullScreenContentSize = NSSize()
  /// Greatest such size, in points; 0, 0 for none.
  open var maxFullScreenContentSize = NSSize()
  /// How it comes and goes.
  open var animationBehavior = AnimationBehavior.default
  /// Whether the title is shown.
  open var titleVisibility = TitleVisibility.visible
  /// Whether the content is seen below the title.
  open var titlebarAppearsTransparent = false
  /// What stands between the title and the content.
  open var titlebarSeparatorStyle = NSTitlebarSeparatorStyle.automatic
  /// How the toolbar lies to the title.
  open var toolbarStyle = ToolbarStyle.automatic
  /// Where it is seen among the spaces of the screen.
  open var collectionBehavior: CollectionBehavior = []
  /// Heights of the bars at its edges, in points.
  open var contentBorderThickness = NibInsets()
  /// Whether it is made anew each time it comes to the screen; of older systems.
  open var isOneShot = false
  /// Whether a button in the title bar hides and shows the toolbar, in systems up to OS X 10.6.
  open var showsToolbarButton = true
  /// Whether it takes memory only when it is first shown.
  open var isDeferred = true
  /// The screen that the document was made for, in points.
  open var screenRect = NSRect()
  /// The look of its own; nil for that of the application.
  open var appearance: NSAppearance?
  /// Which windows it joins as a tab, as an archive says it; nil for those of its class.
  final var archivedTabbingIdentifier: String?

  /// Makes a window whose content has a rectangle on the screen.
  public init(contentRect: NSRect, styleMask style: StyleMask, backing: BackingStoreType, defer flag: Bool) {
    super.init()
    if !Self.isMadeBlank { fill(contentRect, style, backing, isDeferred: flag) }
    Self.isMadeBlank = false
  }

  /// Whether the next window is made without content.
  private static var isMadeBlank = false

  /// Whether the next one is made for an archive.
  private static var isRead = false

  /// Makes a window with an empty content view.
  public override convenience init() {
    let isRead = Self.isRead
    (Self.isMadeBlank, Self.isRead) = (true, false)
    self.init(contentRect: .zero, styleMask: [], backing: .buffered, defer: true)
    if !isRead { contentView = NSView(frame: .zero) }
  }

  /// Makes the archived window by `init()`, without a content view of its own.
  open override class func make(from coder: NibCoder) throws -> AnyObject {
    isRead = true
    defer { isRead = false }
    return try super.make(from: coder)
  }

  /// Reads the archived values.
  open override func decode(from coder: NibCoder) throws {
    try super.decode(from: coder)
    try Self.windowTable.read(self, from: coder)
  }

  /// Undoes what was done in the window: the delegate's, the document's, else one of the window.
  open override var undoManager: UndoManager? { managerOfUndo }

  /// Property tables from the base class to this one.
  open override class var tables: [any AnyPropertyTable] { super.tables + [windowTable] }

  final var filling: NSView?
  /// The view that fills the window.
  open var contentView: NSView? {
    get { filling }
    set { setContentView(newValue) }
  }
  /// The toolbar.
  open var toolbar: NSToolbar? {
    get { ownToolbar }
    set { setToolbar(newValue) }
  }
  final var ownToolbar: NSToolbar?
  /// The windows that are sheets of this one, the front one last.
  open internal(set) var sheets: [NSWindow] = []
  /// Whether the program waits for it.
  open internal(set) var isModal = false
  /// The window that this one is a child of; not kept alive.
  open weak var parent: NSWindow?
  /// Windows that move with this one.
  open internal(set) var childWindows: [NSWindow]?
  /// The controller that it was put on the screen for.
  final weak var shown: NSResponder?
  /// The window that this one is a sheet of.
  open internal(set) weak var sheetParent: NSWindow?
  /// The controller of the window, if one holds it.
  open weak var windowController: NSWindowController?
  /// What is called when the window ends as a sheet, once.
  final var sheetHandler: ((NSApplication.ModalResponse) -> Void)?
  /// The controller of what fills the window; its view is put in place.
  open var contentViewController: NSViewController? {
    didSet { placeContent() }
  }
  /// The first responder; nil for the window itself.
  final weak var keyHolder: NSResponder?
  /// Whether the view that the document names as the first responder was it once.
  final var hasInitialResponder = false
  /// Whether the window is put away in the Dock.
  open internal(set) var isMiniaturized = false

  /// Puts the window in front of the others and makes it the key window; one that cannot be key only comes to the front.
  open func makeKeyAndOrderFront(_ sender: Any?) { showWithKeys() }

  /// Puts the window on the screen.
  open func orderFront(_ sender: Any?) { showInFront() }

  /// Takes the window off the screen.
  open func orderOut(_ sender: Any?) { leaveScreen(closing: false) }

  /// Whether the window can be the key window: one that was made without title bar and edges cannot.
  open var canBecomeKey: Bool { !state.isMadePlain || !styleMask.isDisjoint(with: [.titled, .resizable]) }

  /// Whether the window can be the main window: panels and sheets cannot.
  open var canBecomeMain: Bool { canBecomeKey && sheetParent == nil && styleMask.isDisjoint(with: Self.panelStyles) }

  /// Makes the window the key window, if it is on the screen and can be.
  open func makeKey() { if isVisible { takeKeys() } }

  /// Makes the window the main window, which menus work on, if it is on the screen and can be.
  open func makeMain() { WindowOrder.makeMain(self) }

  /// Called when the window became the key window. Posts `didBecomeKeyNotification` and tells the delegate.
  open func becomeKey() { tell(NSWindow.didBecomeKeyNotification) { $0.windowDidBecomeKey($1) } }

  /// Called when the window is no longer the key window. Posts `didResignKeyNotification` and tells the delegate.
  open func resignKey() { tell(NSWindow.didResignKeyNotification) { $0.windowDidResignKey($1) } }

  /// Called when the window became the main window. Posts `didBecomeMainNotification` and tells the delegate.
  open func becomeMain() { tell(NSWindow.didBecomeMainNotification) { $0.windowDidBecomeMain($1) } }

  /// Called when the window is no longer the main window. Posts `didResignMainNotification` and tells the delegate.
  open func resignMain() { tell(NSWindow.didResignMainNotification) { $0.windowDidResignMain($1) } }

  /// Gives the window a rectangle on the screen, within the sizes that it may have; the delegate hears of it.
  open func setFrame(_ frameRect: NSRect, display flag: Bool) { place(in: frameRect, display: flag) }

  /// A rectangle on a screen that leaves the title bar of the window in reach: moved below the menu bar, and made no
  /// higher than the screen.
  open func constrainFrameRect(_ frameRect: NSRect, to screen: NSScreen?) -> NSRect {
    constrained(frameRect, to: screen)
  }

  /// Whether the window is as large as it gets.
  open var isZoomed: Bool { state.frameBeforeZoom != nil }

  /// The rectangle of the window on the screen, in points: the title bar and the content.
  open var frame: NSRect { frameRect(forContentRect: contentRect) }

  /// Moves the window to the middle of its screen, somewhat above it.
  /// - Documented: AppKit puts it above the middle; how far is not said. Here a quarter of the free height is above it.
  open func center() { moveToCenter() }

  /// Makes a responder the first responder; nil means the window.
  ///
  /// The first responder is asked to resign, then the other one to become it; the window is it where that one refuses.
  /// - Returns: false if the first responder refuses to resign.
  @discardableResult
  open func makeFirstResponder(_ responder: NSResponder?) -> Bool { giveKeys(to: responder) }

  /// Puts the window away in the Dock.
  open func miniaturize(_ sender: Any?) { putInDock() }

  /// Brings the window back from the Dock.
  open func deminiaturize(_ sender: Any?) { takeFromDock() }

  /// Makes the window as large as its screen lets it, or as it was before; the delegate is asked how large, and whether.
  open func zoom(_ sender: Any?) { toggleZoom() }

  /// Keeps the frame for the next run, then asks the delegate what else to keep.
  open override func encodeRestorableState(with coder: NSCoder) {
    super.encodeRestorableState(with: coder)
    encodeFrame(with: coder)
  }

  /// Takes the frame that was kept, then tells the delegate.
  open override func restoreState(with coder: NSCoder) {
    super.restoreState(with: coder)
    restoreFrame(with: coder)
  }

  /// Fills the screen with the window, or ends that; the delegate hears of it.
  open func toggleFullScreen(_ sender: Any?) { switchFullScreen() }

  /// Hides or shows the toolbar; nothing without one.
  open func toggleToolbarShown(_ sender: Any?) { toolbar?.isVisible.toggle() }

  /// Lets a user choose the items of the toolbar; nothing without one.
  open func runToolbarCustomizationPalette(_ sender: Any?) { toolbar?.runCustomizationPalette(sender) }

  /// Takes the window off the screen. The delegate and a notification tell that it closes, also where it was ordered out
  /// before; once, until it comes to the screen again.
  open func close() { closeNow() }

  /// Sends an event to the view that it is for: an event of a key to the first responder, one of the pointer to the view
  /// under it; what follows a pressed button to the view where that was pressed.
  ///
  /// Clicks and keys of a test come here, from `sendEvent(_:)` of the application.
  open func sendEvent(_ event: NSEvent) { dispatch(event) }

  /// A key that is asked for before the first responder hears of it: offered to the views of the window, then to its
  /// buttons that have a key.
  /// - Returns: whether somebody took it.
  open override func performKeyEquivalent(with event: NSEvent) -> Bool {
    NSApplication.shared.attempt(event) { try Keyboard.takeInViews(event, of: self) }
  }

  /// Closes the window as its button does, if it has one, and the delegate and the document allow it.
  open func performClose(_ sender: Any?) {
    guard styleMask.contains(.closable) || styleMask.isEmpty, windowDelegate?.windowShouldClose(self) ?? true else {
      return
    }
    guard let windowController, let document = windowController.document as? NSDocument else { return close() }
    let answer = DocumentAnswer { if $0 { self.close() } }
    document.shouldCloseWindowController(windowController, delegate: answer, shouldClose: nil, contextInfo: nil)
  }

  /// Performs what windows do themselves, then asks the delegate.
  open override func perform(_ selector: String, sender: AnyObject?, event: ControlEvents?) throws -> Bool {
    if let own = Self.ownActions[selector] {
      own(self)
      return true
    }
    guard let delegate = outlet("delegate"), ActionDispatch.responds(delegate, to: selector) else { return false }
    return try ActionDispatch.send(selector, to: delegate, from: sender ?? self, event: event) != nil
  }

  /// Whether windows do it themselves.
  open override func responds(to selector: String) -> Bool { Self.ownActions[selector] != nil }

  /// The controller, then the nib's owner.
  ///
  /// - Documented: AppKit's chain goes from the window to its delegate and controller, then to the application.
  override var naturalNextResponder: AnyObject? { windowController ?? nextResponderFallback }

  /// Leads to `contentView` and `toolbar` besides outlets.
  open override func object(forKey key: String) -> AnyObject? {
    key == "contentView" ? contentView : key == "toolbar" ? toolbar : super.object(forKey: key)
  }
}
