import NibFoundation
import NibRuntime
import NibStandIns

/// Which windows are seen, and which of them has the keys.
@MainActor
enum WindowOrder {
  private struct Place {
    weak var window: NSWindow?
  }

  /// Windows that were put on the screen, the front one last.
  private static var places: [Place] = []

  /// Windows on the screen, the front one first.
  static var windows: [NSWindow] { places.reversed().compactMap(\.window).filter(\.isVisible) }

  static func bringToFront(_ window: NSWindow) {
    places.removeAll { $0.window == nil || $0.window === window }
    places.append(Place(window: window))
  }

  static func sendToBack(_ window: NSWindow) {
    places.removeAll { $0.window == nil || $0.window === window }
    places.insert(Place(window: window), at: 0)
  }

  static func takeAll() -> [NSWindow] {
    defer { places = [] }
    return places.compactMap(\.window)
  }

  static func remove(_ window: NSWindow) { places.removeAll { $0.window == nil || $0.window === window } }
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

  /// The windows on the screen, the front one first.
  public var windows: [NSWindow] { WindowOrder.windows }

  /// The window that has the keys.
  public var keyWindow: NSWindow? { Self.keyWindow }

  /// The window that menus work on: the front one that is no panel and no sheet.
  public var mainWindow: NSWindow? { Self.mainWindow }

  /// Closes every window on the screen, as a test does that is to begin with none.
  ///
  /// Which window has the keys is a matter of the whole process, as in AppKit: windows of another test that still live
  /// are asked, too.
  public func closeAllWindows() {
    for window in WindowOrder.windows { window.isVisible = false }
    for window in WindowOrder.takeAll() { window.isKeyWindow = false }
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

  /// Gives the keys to the window below.
  func giveUpKeys() {
    let hadKeys = isKeyWindow
    isKeyWindow = false
    WindowOrder.remove(self)
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
