import NibFoundation
import NibRuntime
import NibStandIns

/// Which windows are seen, and which of them has the keys.
@MainActor
enum WindowOrder {
  private struct Place {
    weak var window: NSWindow?
    /// The window again while the order keeps it alive.
    var kept: NSWindow?
  }

  /// Windows that were put on the screen, the front one last.
  private static var places: [Place] = []

  /// Windows that were put on the screen and live, the front one first.
  static var all: [NSWindow] { places.reversed().compactMap(\.window) }

  /// Windows on the screen, the front one first.
  static var windows: [NSWindow] { all.filter { $0.isVisible && !$0.isMiniaturized } }

  static func bringToFront(_ window: NSWindow) {
    remove(window)
    places.append(Place(window: window, kept: window))
  }

  static func sendToBack(_ window: NSWindow) {
    remove(window)
    places.insert(Place(window: window, kept: window), at: 0)
  }

  static func takeAll() -> [NSWindow] {
    defer { places = [] }
    return all
  }

  /// Puts a window behind the others that leaves the screen; whether it lives on is its own matter unless it is kept.
  static func putAway(_ window: NSWindow, keeping isKept: Bool) {
    guard places.contains(where: { $0.window === window }) else { return }
    remove(window)
    places.insert(Place(window: window, kept: isKept ? window : nil), at: 0)
  }

  private static func remove(_ window: NSWindow) { places.removeAll { $0.window == nil || $0.window === window } }
}

extension NSApplication {
  /// The application that is asked where nothing says another: the one that a storyboard has made last, or that code has
  /// set, while it lives; else one of its own.
  public static var shared: NSApplication {
    get { current ?? standard }
    set { current = newValue }
  }

  private static weak var current: NSApplication?
  private static let standard = NSApplication()

  /// The windows that were put on the screen, the front one first; those that are off the screen again come last.
  ///
  /// A window lives while it is on the screen or put away in the Dock, whoever else holds it. One that is released when
  /// it is closed lives until then, also where it is ordered out; without a controller, which holds its window itself.
  /// What is closed is in the list while somebody else holds it.
  public var windows: [NSWindow] { WindowOrder.all }

  /// The window that has the keys.
  public var keyWindow: NSWindow? { Self.keyWindow }

  /// The window that menus work on: the front one that is no panel and no sheet.
  public var mainWindow: NSWindow? { Self.mainWindow }

  /// Takes every window off the screen and lets it go, as a test does that is to begin with none.
  ///
  /// Which window has the keys is a matter of the whole process, as in AppKit: windows that another test left on the
  /// screen are asked, too.
  public func closeAllWindows() {
    for window in WindowOrder.takeAll() {
      window.isVisible = false
      window.isKeyWindow = false
    }
  }

  static var keyWindow: NSWindow? { WindowOrder.windows.first(where: \.isKeyWindow) }
  static var mainWindow: NSWindow? { WindowOrder.windows.first { $0.canBecomeMain } }
}

extension NSWindow {
  /// The responder that is asked first: the one with the keys, else what the document names, else the window.
  var currentFirstResponder: AnyObject { keyHolder ?? outlet("initialFirstResponder") ?? self }

  /// Whether the window can be the main one: panels and sheets are not.
  public var canBecomeMain: Bool {
    sheetParent == nil && !(self is NSPanel) && styleMask.isDisjoint(with: Self.panelStyles)
  }

  private static let panelStyles: StyleMask = [.utilityWindow, .docModalWindow, .nonactivatingPanel, .hudWindow]

  /// Takes the keys from the window that has them.
  func takeKeys() {
    for other in WindowOrder.windows where other !== self && other.isKeyWindow {
      other.isKeyWindow = false
      other.tell(NSWindow.didResignKeyNotification) { $0.windowDidResignKey($1) }
    }
    let hadKeys = isKeyWindow
    isKeyWindow = true
    if !hadKeys { tell(NSWindow.didBecomeKeyNotification) { $0.windowDidBecomeKey($1) } }
    WindowOrder.bringToFront(self)
  }

  /// Leaves the screen and gives the keys to the window below.
  func giveUpKeys(keeping isKept: Bool) {
    let hadKeys = isKeyWindow
    isKeyWindow = false
    WindowOrder.putAway(self, keeping: isKept)
    if hadKeys { tell(NSWindow.didResignKeyNotification) { $0.windowDidResignKey($1) } }
    if hadKeys { (sheetParent.flatMap { $0.isVisible ? $0 : nil } ?? WindowOrder.windows.first)?.takeKeys() }
  }
}

extension NSWindow: NSUserInterfaceValidations {
  /// Whether the window has what an action of windows needs: a close button, a minimize button, a toolbar.
  public func validateUserInterfaceItem(_ item: any NSValidatedUserInterfaceItem) -> Bool {
    switch item.action?.name {
    case "performClose:": styleMask.contains(.closable)
    case "performMiniaturize:": styleMask.contains(.miniaturizable)
    case "performZoom:": styleMask.contains(.resizable)
    case "toggleToolbarShown:": toolbar != nil
    default: true
    }
  }
}
