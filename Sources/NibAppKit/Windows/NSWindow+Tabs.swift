import Foundation
import NibFoundation
import NibRuntime
import NibStandIns

extension NSWindow {
  /// Which windows join each other as tabs.
  public typealias TabbingIdentifier = String

  /// When windows become tabs, as a user says in the settings. Documented: the order of the cases, by AppKit.
  public enum UserTabbingPreference: Int, Sendable {
    /// When the user asks for it; always; in full screen.
    case manual, always, inFullScreen
  }

  /// Whether windows of the program become tabs by themselves.
  public static var allowsAutomaticWindowTabbing = true
  /// What a user says in the settings; a test may change it.
  public static var userTabbingPreference = UserTabbingPreference.inFullScreen

  /// Which windows it joins as a tab: those of the same name; by itself the name of its class.
  public var tabbingIdentifier: TabbingIdentifier {
    get { archivedTabbingIdentifier ?? "\(Swift.type(of: self))" }
    set { archivedTabbingIdentifier = newValue }
  }

  /// The windows that are tabs beside each other; alone in it, too; nil for a window that joins no others.
  public var tabGroup: NSWindowTabGroup? {
    if let group = state.tabGroup { return group }
    guard tabbingMode != .disallowed else { return nil }
    let group = NSWindowTabGroup(self)
    state.tabGroup = group
    return group
  }

  /// The windows that are tabs beside each other, from the leading edge; nil where no tabs are seen.
  public var tabbedWindows: [NSWindow]? {
    guard let group = state.tabGroup, group.isTabBarVisible else { return nil }
    return group.windows
  }

  /// What its tab shows.
  public var tab: NSWindowTab {
    if let tab = state.tab { return tab }
    let tab = NSWindowTab(self)
    state.tab = tab
    return tab
  }

  /// Makes another window a tab before (`.below`) or after this one; it is seen once it is selected.
  public func addTabbedWindow(_ window: NSWindow, ordered: OrderingMode) {
    guard window !== self, let group = tabGroup, let index = group.windows.firstIndex(where: { $0 === self }) else {
      return
    }
    group.insertWindow(window, at: ordered == .below ? index : index + 1)
  }

  /// Selects the tab after this one, or the first.
  public func selectNextTab(_ sender: Any?) { selectTab(1) }

  /// Selects the tab before this one, or the last.
  public func selectPreviousTab(_ sender: Any?) { selectTab(-1) }

  private func selectTab(_ step: Int) {
    guard let windows = state.tabGroup?.windows, windows.count > 1,
      let index = windows.firstIndex(where: { $0 === self })
    else { return }
    windows[(index + step + windows.count) % windows.count].makeKeyAndOrderFront(nil)
  }

  /// Makes the tab a window beside the others; nothing for a window that is alone.
  public func moveTabToNewWindow(_ sender: Any?) {
    guard let group = state.tabGroup, group.windows.count > 1 else { return }
    group.removeWindow(self)
    isVisible = true
    makeKeyAndOrderFront(sender)
  }

  /// Makes all windows on the screen tabs of this one that join each other.
  public func mergeAllWindows(_ sender: Any?) {
    guard let group = tabGroup else { return }
    for other in WindowOrder.windows.reversed() where other !== self && other.joins(self) { group.addWindow(other) }
    makeKeyAndOrderFront(sender)
  }

  /// Shows the tab of a window that is alone, or hides it.
  public func toggleTabBar(_ sender: Any?) { tabGroup?.toggleBar() }

  /// Shows all tabs beside each other, or ends that.
  public func toggleTabOverview(_ sender: Any?) { tabGroup?.isOverviewVisible.toggle() }

  private func joins(_ other: NSWindow) -> Bool {
    tabbingMode != .disallowed && other.tabbingMode != .disallowed && tabbingIdentifier == other.tabbingIdentifier
      && canBecomeMain && other.canBecomeMain
  }

  /// Becomes a tab of the main window where both like that, as a window does that comes to the screen.
  final func joinByItself() {
    let isWanted =
      switch (tabbingMode, Self.userTabbingPreference) {
      case (.preferred, _), (.automatic, .always): true
      case (.automatic, .inFullScreen): WindowOrder.main?.styleMask.contains(.fullScreen) == true
      default: false
      }
    guard Self.allowsAutomaticWindowTabbing, isWanted, state.tabGroup?.windows.count ?? 1 == 1,
      let main = WindowOrder.main, main !== self, joins(main)
    else { return }
    main.addTabbedWindow(self, ordered: .above)
  }

  /// Is the tab that is seen, of those that it is beside.
  final func selectInGroup() { state.tabGroup?.show(self) }

  /// Is no tab any more; the next tab is seen if this one was.
  final func leaveGroup(wasVisible: Bool) { state.tabGroup?.remove(self, showingNext: wasVisible) }
}
