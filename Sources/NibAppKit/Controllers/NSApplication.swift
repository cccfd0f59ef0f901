import Foundation
import NibFoundation
import NibRuntime
import NibStandIns

/// The application. Stands in for NSApplication.
open class NSApplication: NSResponder {
  /// Whether its windows are hidden.
  open internal(set) var isHidden = false
  /// What it has beside its menus and windows.
  final var state = ApplicationState()

  private static let names = ArchivedNames(of: NSApplication.self)

  /// Reads the archived values.
  open override func decode(from coder: NibCoder) throws {
    try super.decode(from: coder)
    mainMenu = try Self.names.child("mainMenu", in: coder)
    mainMenu?.isOfStoryboard = true
    placeMenusOfMainMenu()
  }

  /// The menus that have a place of their own.
  final var placedMenus: [MenuPlace: PlacedMenu] = [:]
  /// The menu of the icon in the Dock that a document connects.
  final var connectedDockMenu: NSMenu?
  /// Whether a user may tab to every control, as a setting of the system says; else to texts and lists alone.
  open var isFullKeyboardAccessEnabled = false
  /// Whether the application was asked to end, and nobody said no.
  open internal(set) var isTerminated = false

  /// Puts a menu in place of the menu bar's.
  public func setMainMenu(_ menu: NSMenu?) { mainMenu = menu }

  /// What is told of the application, if it is of the protocol.
  open var delegate: (any NSApplicationDelegate)? {
    get { outlet("delegate") as? any NSApplicationDelegate }
    set { connect("delegate", to: newValue) }
  }

  /// Ends the application, unless somebody says no: `isTerminated` is true then, and the program goes on.
  ///
  /// Nothing happens while the program waits for a window that prevents it. Each document with changes asks what to do
  /// with them; then the delegate is asked, who may answer later by `reply(toApplicationShouldTerminate:)`.
  open func terminate(_ sender: Any?) { requestTermination() }

  /// Asks the delegate what to keep for the next run.
  open override func encodeRestorableState(with coder: NSCoder) {
    super.encodeRestorableState(with: coder)
    delegate?.application(self, willEncodeRestorableState: coder)
  }

  /// Tells the delegate of what was kept.
  open override func restoreState(with coder: NSCoder) {
    super.restoreState(with: coder)
    delegate?.application(self, didDecodeRestorableState: coder)
  }

  /// Shows an error in an alert, as `willPresentError` makes it.
  /// - Returns: whether something was done about it: a `RecoverableError` is asked to, as the chosen button says.
  @discardableResult
  open override func presentError(_ error: any Error) -> Bool { NSAlert.present(willPresentError(error)) }

  /// The error that the delegate has in place of one; itself without a delegate.
  open override func willPresentError(_ error: any Error) -> any Error {
    delegate?.application(self, willPresentError: error) ?? error
  }

  /// `dockMenu` is owned; other outlets are as in `StandIn`.
  open override func setOutlet(_ name: String, to value: AnyObject?) throws -> Bool {
    guard name == "dockMenu" else { return try super.setOutlet(name, to: value) }
    connectedDockMenu = value as? NSMenu
    return true
  }

  private static let ownActions: [String: @MainActor @Sendable (NSApplication) -> Void] = [
    "terminate:": { $0.terminate(nil) },
    "hide:": { $0.hide(nil) },
    "unhide:": { $0.unhide(nil) },
    "hideOtherApplications:": { $0.hideOtherApplications(nil) },
    "unhideAllApplications:": { $0.unhideAllApplications(nil) },
    "orderFrontStandardAboutPanel:": { $0.orderFrontStandardAboutPanel(nil) },
    "orderFrontColorPanel:": { $0.orderFrontColorPanel(nil) },
    "orderFrontCharacterPalette:": { $0.orderFrontCharacterPalette(nil) },
    "showHelp:": { $0.showHelp(nil) },
    "miniaturizeAll:": { $0.miniaturizeAll(nil) },
    "arrangeInFront:": { $0.arrangeInFront(nil) },
  ]

  /// Performs what applications do themselves, then asks the delegate.
  open override func perform(_ selector: String, sender: AnyObject?, event: ControlEvents?) throws -> Bool {
    if let own = Self.ownActions[selector] {
      own(self)
      return true
    }
    guard let delegate = outlet("delegate"), ActionDispatch.responds(delegate, to: selector) else { return false }
    return try ActionDispatch.send(selector, to: delegate, from: sender ?? self, event: event) != nil
  }

  /// Whether applications do it themselves.
  open override func responds(to selector: String) -> Bool { Self.ownActions[selector] != nil }

  /// The next event of some kinds that waits; nil for none: nobody waits for events to come, whatever time is given.
  ///
  /// It waits no more with `deqFlag`.
  open func nextEvent(
    matching mask: NSEvent.EventTypeMask, until expiration: Date?, inMode mode: RunLoop.Mode, dequeue deqFlag: Bool
  ) -> NSEvent? { takeEvent(mask, removing: deqFlag) }

  /// Sends an event on: blocks that watch events are asked first (`NSEvent.addLocalMonitorForEvents`), then a key with
  /// command or control goes to `performKeyEquivalent(with:)` of the window and the main menu, and what is left to
  /// `sendEvent(_:)` of the event's window, or of the key window for an event without one.
  ///
  /// Each click and key of a test comes here first. `currentEvent` is the event until it is done.
  open func sendEvent(_ event: NSEvent) { dispatch(event) }

  /// Sends an action to a target, or to the first that takes it along the responder chain. Raises what the target throws.
  /// - Returns: whether somebody performed it.
  @discardableResult
  open func sendAction(_ action: Selector, to target: Any?, from sender: Any?) -> Bool {
    InterfaceFaults.raising(or: false) {
      try sendAction(action.name, to: target.map { $0 as AnyObject }, from: sender as? NSResponder) != nil
    }
  }

  /// Who would perform an action: the target, or the first that takes it along the responder chain.
  open func target(forAction action: Selector, to target: Any? = nil, from sender: Any? = nil) -> Any? {
    self.target(forAction: action.name, to: target.map { $0 as AnyObject }, from: sender as? NSResponder)
  }

  /// Shows what it is: `isAboutPanelShown` is true then.
  open func orderFrontStandardAboutPanel(_ sender: Any?) { orderFrontStandardAboutPanel(options: [:]) }

  /// Shows the help of the application; `helpRequests` counts.
  open func showHelp(_ sender: Any?) { state.helpRequests += 1 }

  /// Says that the application is ready, as running it does once its main nib is loaded.
  open func finishLaunching() {
    tell(Self.willFinishLaunchingNotification) { $0.applicationWillFinishLaunching($1) }
    tell(Self.didFinishLaunchingNotification) { $0.applicationDidFinishLaunching($1) }
  }

  /// Begins to work: `isRunning` is true, and the application ready. The events that wait are sent, by `nextEvent` and
  /// `sendEvent(_:)`; nobody waits for others, and the call returns.
  open func run() {
    guard !state.isRunning else { return }
    state.isRunning = true
    finishLaunching()
    sendWaitingEvents()
  }

  /// Hides its windows; the application is no longer the one that a user works with.
  open func hide(_ sender: Any?) {
    guard !isHidden else { return }
    tell(Self.willHideNotification) { $0.applicationWillHide($1) }
    isHidden = true
    deactivate()
    for window in WindowOrder.all { window.occlusionMayHaveChanged() }
    tell(Self.didHideNotification) { $0.applicationDidHide($1) }
  }

  /// The key window: the one that gets what is typed.
  open var keyWindow: NSWindow? { Self.keyWindow }

  /// The main window, which menus work on: the one that was key last and is no panel and no sheet, else the front one.
  open var mainWindow: NSWindow? { Self.mainWindow }

  /// The windows that were put on the screen, the front one first; those that are off the screen again come last.
  ///
  /// A window lives while it is on the screen or put away in the Dock, whoever else holds it. One that is released when
  /// it is closed lives until then, also where it is ordered out; without a controller, which holds its window itself.
  /// What is closed is in the list while somebody else holds it.
  open var windows: [NSWindow] { WindowOrder.all }

  /// The event that code asked for last, or that is being sent; nil for none yet.
  open var currentEvent: NSEvent? { state.currentEvent }

  /// Lets an event wait, behind all others or before them.
  open func postEvent(_ event: NSEvent, atStart flag: Bool) { state.events.post(event, atStart: flag) }

  /// Becomes the one that a user works with.
  open func activate(ignoringOtherApps flag: Bool) { activate() }

  /// Is no longer the one that a user works with.
  open func deactivate() {
    guard state.isActive else { return }
    tell(Self.willResignActiveNotification) { $0.applicationWillResignActive($1) }
    state.isActive = false
    tell(Self.didResignActiveNotification) { $0.applicationDidResignActive($1) }
  }

  /// Shows a window and waits until the wait is ended: by `stopModal` while `modalAnswer` is asked, or by its answer.
  /// - Returns: the answer; `.abort` where there is none, so that no test waits for ever.
  @discardableResult
  open func runModal(for window: NSWindow) -> ModalResponse { wait(for: window, asking: window) ?? .abort }

  /// Ends the wait.
  open func stopModal() { stopModal(withCode: .stop) }

  /// Ends the wait with an answer.
  open func stopModal(withCode returnCode: ModalResponse) { state.stopped = returnCode }

  /// Gives the wait up.
  open func abortModal() { stopModal(withCode: .abort) }

  /// Ends what `run()` has begun, or the wait for a window.
  open func stop(_ sender: Any?) { if modalWindow != nil { stopModal() } else { state.isRunning = false } }

  /// Shows its windows again and becomes the one that a user works with.
  open func unhide(_ sender: Any?) {
    guard isHidden else { return }
    unhideWithoutActivation()
    activate()
  }

  /// Shows its windows again.
  open func unhideWithoutActivation() {
    guard isHidden else { return }
    tell(Self.willUnhideNotification) { $0.applicationWillUnhide($1) }
    isHidden = false
    for window in WindowOrder.all { window.occlusionMayHaveChanged() }
    tell(Self.didUnhideNotification) { $0.applicationDidUnhide($1) }
  }

  /// Hides the windows of other applications: `hidesOtherApplications` is true then.
  open func hideOtherApplications(_ sender: Any?) { state.hidesOthers = true }

  /// Shows the windows of all applications.
  open func unhideAllApplications(_ sender: Any?) {
    state.hidesOthers = false
    unhide(sender)
  }

  /// Has the icon in the Dock jump; `attentionRequests` has it until it is taken back. Nothing for an active application.
  /// - Returns: a number to take it back by; 0 for none.
  @discardableResult
  open func requestUserAttention(_ requestType: RequestUserAttentionType) -> Int {
    guard !isActive else { return 0 }
    state.lastRequest += 1
    state.attention[state.lastRequest] = requestType
    return state.lastRequest
  }

  /// Answers whether the application ends, where the delegate said `terminateLater`; else nothing happens.
  open func reply(toApplicationShouldTerminate shouldTerminate: Bool) {
    guard state.isTerminationPending else { return }
    state.isTerminationPending = false
    if shouldTerminate { end() }
  }

  /// Puts all windows away in the Dock that can be.
  open func miniaturizeAll(_ sender: Any?) {
    for window in WindowOrder.windows where window.styleMask.contains(.miniaturizable) { window.miniaturize(sender) }
  }

  /// Brings all windows on the screen in front of those of other applications; their order stays.
  open func arrangeInFront(_ sender: Any?) {
    for window in WindowOrder.windows.reversed() { window.orderFront(sender) }
  }

  /// Sets how it shows that it runs.
  /// - Returns: true.
  @discardableResult
  open func setActivationPolicy(_ policy: ActivationPolicy) -> Bool {
    state.policy = policy
    return true
  }

  /// Whether it is the one that a user works with.
  open var isActive: Bool { state.isActive }

  /// The look that windows have: its own, else the light one.
  open var effectiveAppearance: NSAppearance { state.appearance ?? .currentDrawing() }

  /// Brings the windows up to date: `update()` of each on the screen.
  open func updateWindows() {
    tell(Self.willUpdateNotification) { $0.applicationWillUpdate($1) }
    for window in WindowOrder.windows { window.update() }
    tell(Self.didUpdateNotification) { $0.applicationDidUpdate($1) }
  }

  /// Shows the panel of colors.
  open func orderFrontColorPanel(_ sender: Any?) { NSColorPanel.shared.orderFront(sender) }

  /// The documents of the windows on the screen, the front one first, each once.
  open var orderedDocuments: [NSDocument] {
    var seen: Set<ObjectIdentifier> = []
    return WindowOrder.windows.compactMap { $0.windowController?.document as? NSDocument }
      .filter { seen.insert(ObjectIdentifier($0)).inserted }
  }

  /// The windows on the screen, the front one first.
  open var orderedWindows: [NSWindow] { WindowOrder.windows }
}

/// The application. Stands in for AppKit's global of that name.
@MainActor public var NSApp: NSApplication { .shared }
