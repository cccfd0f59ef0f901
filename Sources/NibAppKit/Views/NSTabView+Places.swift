import Foundation
import NibFoundation
import NibRuntime
import NibStandIns

extension NSTabView {
  /// Where tabs are. Documented: the numbers, by AppKit.
  public enum TabPosition: UInt, Sendable {
    /// Nowhere, or at an edge.
    case none, top, left, bottom, right
  }

  /// The border around the view of a tab. Documented: the numbers, by AppKit.
  public enum TabViewBorderType: UInt, Sendable {
    /// None, a line, or a bezel.
    case none, line, bezel
  }

  /// Where the tabs are.
  public final var tabPosition: TabPosition {
    get {
      switch tabViewType {
      case .topTabsBezelBorder: .top
      case .leftTabsBezelBorder: .left
      case .bottomTabsBezelBorder: .bottom
      case .rightTabsBezelBorder: .right
      case .noTabsBezelBorder, .noTabsLineBorder, .noTabsNoBorder: .none
      }
    }
    set {
      switch newValue {
      case .none: if tabPosition != .none { tabViewType = .noTabsBezelBorder }
      case .top: tabViewType = .topTabsBezelBorder
      case .left: tabViewType = .leftTabsBezelBorder
      case .bottom: tabViewType = .bottomTabsBezelBorder
      case .right: tabViewType = .rightTabsBezelBorder
      }
    }
  }

  /// The border around the view of a tab; tabs that are seen have a bezel.
  public final var tabViewBorderType: TabViewBorderType {
    get {
      switch tabViewType {
      case .noTabsLineBorder: .line
      case .noTabsNoBorder: .none
      default: .bezel
      }
    }
    set {
      guard tabPosition == .none else { return }
      switch newValue {
      case .none: tabViewType = .noTabsNoBorder
      case .line: tabViewType = .noTabsLineBorder
      case .bezel: tabViewType = .noTabsBezelBorder
      }
    }
  }

  /// The least size at which all is seen, in points.
  public final var minimumSize: NSSize {
    NSSize(width: bounds.width - contentRect.width, height: bounds.height - contentRect.height)
  }
}

private struct TabSettings: RareState {
  weak var first: NSView?
  var color: NSColor?
}

extension NSTabViewItem {
  /// Whether a tab is seen. Documented: the numbers, by AppKit.
  public enum State: UInt, Sendable {
    /// It is; it is not; it is pressed.
    case selectedTab, backgroundTab, pressedTab
  }

  /// Whether the tab is seen.
  public final var tabState: State { tabView?.selectedTabViewItem === self ? .selectedTab : .backgroundTab }
  /// The view that gets the keys when the tab is shown; not kept alive.
  public final var initialFirstResponder: NSView? {
    get { self[rare: TabSettings.self].first }
    set { self[rare: TabSettings.self].first = newValue }
  }
  /// Color behind the tab.
  public final var color: NSColor {
    get { self[rare: TabSettings.self].color ?? .controlColor }
    set { self[rare: TabSettings.self].color = newValue }
  }
}

private struct EffectSettings: RareState {
  var isEmphasized = false
}

extension NSVisualEffectView {
  /// Whether it is drawn as what is selected and has the keys.
  public final var isEmphasized: Bool {
    get { self[rare: EffectSettings.self].isEmphasized }
    set { self[rare: EffectSettings.self].isEmphasized = newValue }
  }
}

extension NSSplitView {
  /// The name under which sizes are kept.
  public typealias AutosaveName = String
}
