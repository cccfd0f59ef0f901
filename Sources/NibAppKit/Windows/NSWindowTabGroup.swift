import Foundation
import NibFoundation
import NibRuntime
import NibStandIns

/// Windows that are tabs beside each other. Stands in for NSWindowTabGroup.
@MainActor
public final class NSWindowTabGroup {
  private struct Member { weak var window: NSWindow? }

  /// Which windows join.
  public let identifier: NSWindow.TabbingIdentifier
  /// Whether all tabs are shown beside each other.
  public var isOverviewVisible = false
  private var members: [Member]
  private weak var selected: NSWindow?
  private var showsSingleTab = false

  init(_ window: NSWindow) {
    identifier = window.tabbingIdentifier
    members = [Member(window: window)]
    selected = window
  }

  /// The windows, from the leading edge.
  public var windows: [NSWindow] { members.compactMap(\.window) }

  /// Whether the tabs are seen: those of several windows are, that of one where a user asks for it.
  public var isTabBarVisible: Bool { windows.count > 1 || showsSingleTab }

  /// The window that is seen. Setting it puts the window in front of the others and makes it key, if the one before
  /// is on the screen; a window of another group is left alone.
  public var selectedWindow: NSWindow? {
    get { selected ?? windows.first }
    set {
      guard let newValue, windows.contains(where: { $0 === newValue }), newValue !== selected else { return }
      if selected?.isVisible == true { newValue.makeKeyAndOrderFront(nil) } else { selected = newValue }
    }
  }

  /// Adds a window behind the others.
  public func addWindow(_ window: NSWindow) { insertWindow(window, at: windows.count) }

  /// Adds a window at a place; beyond the ends at the nearest. It has the frame of the others from then on, and is seen
  /// once it is selected.
  public func insertWindow(_ window: NSWindow, at index: Int) {
    members = windows.filter { $0 !== window }.map { Member(window: $0) }
    if let old = window.state.tabGroup, old !== self { old.removeWindow(window) }
    window.state.tabGroup = self
    if let frame = selectedWindow?.frame { window.setFrame(frame, display: false) }
    members.insert(Member(window: window), at: min(max(index, 0), members.count))
    if window !== selected, window.isVisible { hide(window) }
  }

  /// Takes a window out; the tab after it is selected where it was the selected one, and seen if it was.
  public func removeWindow(_ window: NSWindow) { remove(window, showingNext: window.isVisible) }

  func remove(_ window: NSWindow, showingNext: Bool) {
    let all = windows
    guard let index = all.firstIndex(where: { $0 === window }) else { return }
    members = all.filter { $0 !== window }.map { Member(window: $0) }
    window.state.tabGroup = nil
    guard window === selected else { return }
    selected = nil
    let left = windows
    guard let next = left.isEmpty ? nil : left[min(index, left.count - 1)] else { return }
    selected = next
    guard showingNext else { return }
    next.isOnScreen = true
    WindowOrder.bringToFront(next)
    next.tellAppearance()
    next.occlusionMayHaveChanged()
  }

  func toggleBar() { if windows.count == 1 { showsSingleTab.toggle() } }

  /// Has a window be the one that is seen.
  func show(_ window: NSWindow) {
    guard window !== selected || windows.contains(where: { $0 !== window && $0.isVisible }) else { return }
    if let frame = selected?.frame, selected !== window { window.setFrame(frame, display: false) }
    selected = window
    for other in windows where other !== window && other.isVisible { hide(other) }
  }

  private func hide(_ window: NSWindow) {
    window.isOnScreen = false
    window.state.hasKeys = false
    WindowOrder.putAway(window, keeping: true)
    window.tellAppearance()
    window.occlusionMayHaveChanged()
  }
}

/// What the tab of a window shows. Stands in for NSWindowTab.
@MainActor
public final class NSWindowTab {
  private weak var window: NSWindow?
  private var ownTitle: String?
  /// The text with its attributes; nil for the plain one.
  public var attributedTitle: NSAttributedString?
  /// What a pointer that rests on the tab is told; the title where code says nothing.
  public var toolTip: String! {
    get { ownToolTip ?? title }
    set { ownToolTip = newValue }
  }
  private var ownToolTip: String?
  /// A view at the end of the tab.
  public var accessoryView: NSView?

  init(_ window: NSWindow) { self.window = window }

  /// The text: the window's title where code says nothing, or nil.
  public var title: String! {
    get { ownTitle ?? window?.title ?? "" }
    set { ownTitle = newValue }
  }
}
