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

  final var standardTabbingIdentifier: TabbingIdentifier {
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

  final var standardTabbedWindows: [NSWindow]? {
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

  final func standardAddTabbedWindow(_ window: NSWindow, ordered: OrderingMode) {
    guard window !== self, let group = tabGroup, let index = group.windows.firstIndex(where: { $0 === self }) else {
      return
    }
    group.insertWindow(window, at: ordered == .below ? index : index + 1)
  }

  final func standardSelectNextTab(_ sender: Any?) { selectTab(1) }

  final func standardSelectPreviousTab(_ sender: Any?) { selectTab(-1) }

  private func selectTab(_ step: Int) {
    guard let windows = state.tabGroup?.windows, windows.count > 1,
      let index = windows.firstIndex(where: { $0 === self })
    else { return }
    windows[(index + step + windows.count) % windows.count].makeKeyAndOrderFront(nil)
  }

  final func standardMoveTabToNewWindow(_ sender: Any?) {
    guard let group = state.tabGroup, group.windows.count > 1 else { return }
    group.removeWindow(self)
    isOnScreen = true
    makeKeyAndOrderFront(sender)
  }

  final func standardMergeAllWindows(_ sender: Any?) {
    guard let group = tabGroup else { return }
    for other in WindowOrder.windows.reversed() where other !== self && other.joins(self) { group.addWindow(other) }
    makeKeyAndOrderFront(sender)
  }

  final func standardToggleTabBar(_ sender: Any?) { tabGroup?.toggleBar() }

  final func standardToggleTabOverview(_ sender: Any?) { tabGroup?.isOverviewVisible.toggle() }

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
