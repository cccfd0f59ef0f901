import NibFoundation
import NibRuntime
import NibStandIns

/// Which windows are on the screen, in their order, and which of them is the main window.
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

  private static weak var chosen: NSWindow?
  private static weak var told: NSWindow?

  /// The window that menus work on: the one that became it last, else the front one that can be.
  static var main: NSWindow? {
    if let chosen, chosen.isVisible, !chosen.isMiniaturized, chosen.canBecomeMain { return chosen }
    return windows.first(where: \.canBecomeMain)
  }

  /// Makes a window on the screen the main one, if it can be.
  static func makeMain(_ window: NSWindow) {
    guard window.isVisible, window.canBecomeMain else { return }
    chosen = window
    settleMain()
  }

  /// Tells the windows that menus work on another one.
  static func settleMain() {
    let main = main
    guard main !== told else { return }
    let old = told
    told = main
    old?.resignMain()
    main?.becomeMain()
    for window in [old, main].compactMap({ $0 }) { NSApplication.shared.updateWindowsItem(window) }
  }

  /// Puts a window in front of or behind another one, or of all for nil.
  static func place(_ window: NSWindow, before other: NSWindow?, isAbove: Bool) {
    remove(window)
    let place = Place(window: window, kept: window)
    if let other, let index = places.firstIndex(where: { $0.window === other }) {
      places.insert(place, at: isAbove ? index + 1 : index)
    } else if isAbove {
      places.append(place)
    } else {
      places.insert(place, at: 0)
    }
  }

  static func bringToFront(_ window: NSWindow) { place(window, before: nil, isAbove: true) }

  static func sendToBack(_ window: NSWindow) { place(window, before: nil, isAbove: false) }

  static func takeAll() -> [NSWindow] {
    defer { (places, chosen, told) = ([], nil, nil) }
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

  /// Takes every window off the screen and lets it go, as a test does that is to begin with none.
  ///
  /// The key window is one for the whole process, as in AppKit: windows that another test left on the
  /// screen are asked, too.
  public func closeAllWindows() {
    for window in WindowOrder.takeAll() {
      window.isOnScreen = false
      window.state.hasKeys = false
      window.listInWindowsMenu()
    }
  }

  static var keyWindow: NSWindow? { WindowOrder.windows.first(where: \.state.hasKeys) }
  static var mainWindow: NSWindow? { WindowOrder.main }
}

extension NSWindow {
  /// The responder that is asked first: the first responder, else what the document names, else the window.
  var currentFirstResponder: AnyObject { keyHolder ?? outlet("initialFirstResponder") ?? self }

  static let panelStyles: StyleMask = [.utilityWindow, .docModalWindow, .nonactivatingPanel, .hudWindow]

  /// Becomes the key window, and comes to the front; a window that cannot be key comes to the front alone.
  func takeKeys() {
    guard canBecomeKey else {
      WindowOrder.bringToFront(self)
      return WindowOrder.settleMain()
    }
    for other in WindowOrder.windows where other !== self && other.state.hasKeys {
      other.state.hasKeys = false
      other.resignKey()
    }
    let hadKeys = state.hasKeys
    state.hasKeys = true
    if !hadKeys { becomeKey() }
    WindowOrder.bringToFront(self)
    selectInGroup()
    if canBecomeMain { WindowOrder.makeMain(self) } else { WindowOrder.settleMain() }
  }

  /// Leaves the screen and makes the window below the key window.
  func giveUpKeys(keeping isKept: Bool) {
    let hadKeys = state.hasKeys
    state.hasKeys = false
    WindowOrder.putAway(self, keeping: isKept)
    if hadKeys {
      resignKey()
      let next = sheetParent.flatMap { $0.isVisible ? $0 : nil } ?? WindowOrder.windows.first(where: \.canBecomeKey)
      next?.takeKeys()
    }
    WindowOrder.settleMain()
  }

  /// Puts the window on the screen and makes it the key window.
  public func makeKeyAndOrderFront() { makeKeyAndOrderFront(nil) }

  /// Comes to the screen and becomes the key window.
  final func showWithKeys() {
    if !isVisible { joinByItself() }
    isOnScreen = true
    isMiniaturized = false
    takeKeys()
    takeInitialResponder()
    tellAppearance()
    occlusionMayHaveChanged()
  }

  /// Comes to the screen, in front of the others.
  final func showInFront() {
    isOnScreen = true
    WindowOrder.bringToFront(self)
    WindowOrder.settleMain()
    tellAppearance()
    occlusionMayHaveChanged()
  }
}

extension NSWindow: NSMenuItemValidation, NSUserInterfaceValidations {
  final func standardValidateUserInterfaceItem(_ item: any NSValidatedUserInterfaceItem) -> Bool {
    switch item.action?.name {
    case "undo:": show(undoManagerOfKeys?.undoMenuItemTitle, by: item, undoManagerOfKeys?.canUndo)
    case "redo:": show(undoManagerOfKeys?.redoMenuItemTitle, by: item, undoManagerOfKeys?.canRedo)
    case "performClose:": styleMask.contains(.closable)
    case "performMiniaturize:": styleMask.contains(.miniaturizable)
    case "performZoom:": styleMask.contains(.resizable)
    case "toggleToolbarShown:": toolbar != nil
    case "runToolbarCustomizationPalette:": toolbar?.allowsUserCustomization == true
    case "selectNextTab:", "selectPreviousTab:", "moveTabToNewWindow:": (state.tabGroup?.windows.count ?? 1) > 1
    case "toggleTabBar:", "toggleTabOverview:", "mergeAllWindows:": tabbingMode != .disallowed
    case "toggleFullScreen:": collectionBehavior.isDisjoint(with: [.fullScreenNone, .fullScreenAuxiliary])
    default: true
    }
  }
}
