import NibRuntime
import NibStandIns

/// The application. Stands in for NSApplication.
open class NSApplication: NSResponder {
  /// Whether its windows are hidden.
  public final var isHidden = false
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
  }

  /// The menus that have a place of their own.
  final var placedMenus: [MenuPlace: PlacedMenu] = [:]
  /// The menu of the icon in the Dock that a document connects.
  final var connectedDockMenu: NSMenu?
  /// Whether a user may tab to every control, as a setting of the system says; else to texts and lists alone.
  public final var isFullKeyboardAccessEnabled = false
  /// Whether the application was asked to end.
  public private(set) final var isTerminated = false

  /// Puts a menu in place of the menu bar's.
  public func setMainMenu(_ menu: NSMenu?) { mainMenu = menu }

  /// What is told of the application.
  public var delegate: AnyObject? {
    get { outlet("delegate") }
    set { connect("delegate", to: newValue) }
  }

  /// `dockMenu` is owned; other outlets are as in `StandIn`.
  open override func setOutlet(_ name: String, to value: AnyObject?) throws -> Bool {
    guard name == "dockMenu" else { return try super.setOutlet(name, to: value) }
    connectedDockMenu = value as? NSMenu
    return true
  }

  private static let ownActions: [String: @MainActor @Sendable (NSApplication) -> Void] = [
    "terminate:": { $0.isTerminated = true },
    "hide:": { $0.isHidden = true },
    "unhide:": { $0.isHidden = false },
    "hideOtherApplications:": { _ in },
    "unhideAllApplications:": { $0.isHidden = false },
    "orderFrontStandardAboutPanel:": { _ in },
    "arrangeInFront:": { _ in },
  ]

  /// Performs what applications do themselves, then asks the delegate.
  open override func perform(_ selector: String, sender: AnyObject?, event: ControlEvents?) throws -> Bool {
    if let own = Self.ownActions[selector] {
      own(self)
      return true
    }
    guard let delegate, ActionDispatch.responds(delegate, to: selector) else { return false }
    return try ActionDispatch.send(selector, to: delegate, from: sender ?? self, event: event) != nil
  }

  /// Whether applications do it themselves.
  open override func responds(to selector: String) -> Bool { Self.ownActions[selector] != nil }
}

/// The application. Stands in for AppKit's global of that name.
@MainActor public var NSApp: NSApplication { .shared }

extension NSApplication {
  /// Ends the application: `isTerminated` is true then, and the program goes on.
  public func terminate(_ sender: Any?) { _ = try? perform("terminate:", sender: sender as AnyObject?, event: nil) }
}
