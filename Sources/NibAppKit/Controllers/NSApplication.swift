import Foundation
import NibFoundation
import NibRuntime
import NibStandIns

/// The application. Stands in for NSApplication.
open class NSApplication: NSResponder {
  /// Whether its windows are hidden.
  public internal(set) final var isHidden = false
  /// What it has beside its menus and windows.
  final var state = ApplicationState()

  /// Makes one with the framework's defaults.
  public required init() { super.init() }

  private static let names = ArchivedNames(of: NSApplication.self)

  /// Reads the archived values.
  public required init(from coder: NibCoder) throws {
    try super.init(from: coder)
    mainMenu = try Self.names.child("mainMenu", in: coder)
    mainMenu?.isOfStoryboard = true
    placeMenusOfMainMenu()
  }

  /// The menus that have a place of their own.
  final var placedMenus: [MenuPlace: PlacedMenu] = [:]
  /// The menu of the icon in the Dock that a document connects.
  final var connectedDockMenu: NSMenu?
  /// Whether a user may tab to every control, as a setting of the system says; else to texts and lists alone.
  public final var isFullKeyboardAccessEnabled = false
  /// Whether the application was asked to end, and nobody said no.
  public internal(set) final var isTerminated = false

  /// Puts a menu in place of the menu bar's.
  public func setMainMenu(_ menu: NSMenu?) { mainMenu = menu }

  /// What is told of the application, if it is of the protocol.
  public var delegate: (any NSApplicationDelegate)? {
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
  /// - Parameter deqFlag: whether it waits no more.
  open func nextEvent(
    matching mask: NSEvent.EventTypeMask, until expiration: Date?, inMode mode: RunLoop.Mode, dequeue deqFlag: Bool
  ) -> NSEvent? { takeEvent(mask, removing: deqFlag) }

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

  /// Begins to work: `isRunning` is true, and the application ready. There is no loop of events; the call returns.
  open func run() {
    guard !state.isRunning else { return }
    state.isRunning = true
    finishLaunching()
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
}

/// The application. Stands in for AppKit's global of that name.
@MainActor public var NSApp: NSApplication { .shared }
