import Foundation
import NibFoundation
import NibRuntime
import NibStandIns

/// Items for windows in the menu of windows (`windowsMenu`).
///
/// A window with a title bar and a title has one while it is on the screen or put away in the Dock, unless it is a panel, a
/// sheet, or left out (`isExcludedFromWindowsMenu`).
extension NSApplication {
  /// Adds an item for a window to the menu of windows, which brings it to the front.
  public func addWindowsItem(_ win: NSWindow, title string: String, filename isFilename: Bool) {
    changeWindowsItem(win, title: string, filename: isFilename)
  }

  /// Changes the title of the window's item in the menu of windows; adds one where there is none.
  public func changeWindowsItem(_ win: NSWindow, title string: String, filename isFilename: Bool) {
    guard !win.isExcludedFromWindowsMenu, let windowsMenu else { return }
    let title = isFilename ? URL(fileURLWithPath: string).lastPathComponent : string
    let item = windowsItem(of: win) ?? NSMenuItem()
    if item.menu !== windowsMenu {
      item.menu?.removeItem(item)
      item.target = win
      item.action = "makeKeyAndOrderFront:"
      windowsMenu.addItem(item)
      state.windowItems[ObjectIdentifier(win)] = item
    }
    item.title = title
    updateWindowsItem(win)
  }

  /// Takes the window's item out of the menu of windows.
  public func removeWindowsItem(_ win: NSWindow) {
    guard let item = state.windowItems.removeValue(forKey: ObjectIdentifier(win)) else { return }
    item.menu?.removeItem(item)
  }

  /// Ticks the items of windows with changes that are not saved, and of the main window.
  public func updateWindowsItem(_ win: NSWindow) {
    guard let item = windowsItem(of: win) else { return }
    item.state = win.isMainWindow ? .on : win.isDocumentEdited ? .mixed : .off
  }

  /// The item of a window. Items of windows that are gone are taken out: another window may have their address.
  private final func windowsItem(of window: NSWindow) -> NSMenuItem? {
    guard let item = state.windowItems[ObjectIdentifier(window)] else { return nil }
    if item.target === window { return item }
    removeWindowsItem(window)
    return nil
  }

  /// Lists the windows in a menu that has become that of windows.
  final func listWindows() { for window in WindowOrder.all { window.listInWindowsMenu() } }
}

extension NSWindow {
  /// Gives the window an item in the menu of windows, with its title, or takes it out, as the window's state asks for.
  final func listInWindowsMenu() {
    let application = NSApplication.shared
    guard isListed else { return application.removeWindowsItem(self) }
    application.changeWindowsItem(self, title: title, filename: false)
  }

  private var isListed: Bool {
    // A window without a style was made by `init()`, which has a title bar in AppKit.
    let hasBar = styleMask.contains(.titled) || styleMask.isEmpty && !state.isMadePlain
    return isVisible && hasBar && !title.isEmpty && !(self is NSPanel) && sheetParent == nil
      && !isExcludedFromWindowsMenu
  }
}
