import Foundation

extension NSAccessibility {
  /// What happened to an object. Documented: the names, by AppKit.
  public struct Notification: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Makes one of a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Makes one of a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// As named.
    public static let announcementRequested = Self("AXAnnouncementRequested")
    /// As named.
    public static let applicationActivated = Self("AXApplicationActivated")
    /// As named.
    public static let applicationDeactivated = Self("AXApplicationDeactivated")
    /// As named.
    public static let applicationHidden = Self("AXApplicationHidden")
    /// As named.
    public static let applicationShown = Self("AXApplicationShown")
    /// As named.
    public static let created = Self("AXCreated")
    /// As named.
    public static let drawerCreated = Self("AXDrawerCreated")
    /// As named.
    public static let focusedUIElementChanged = Self("AXFocusedUIElementChanged")
    /// As named.
    public static let focusedWindowChanged = Self("AXFocusedWindowChanged")
    /// As named.
    public static let helpTagCreated = Self("AXHelpTagCreated")
    /// As named.
    public static let layoutChanged = Self("AXLayoutChanged")
    /// As named.
    public static let mainWindowChanged = Self("AXMainWindowChanged")
    /// As named.
    public static let moved = Self("AXMoved")
    /// As named.
    public static let resized = Self("AXResized")
    /// As named.
    public static let rowCollapsed = Self("AXRowCollapsed")
    /// As named.
    public static let rowCountChanged = Self("AXRowCountChanged")
    /// As named.
    public static let rowExpanded = Self("AXRowExpanded")
    /// As named.
    public static let selectedCellsChanged = Self("AXSelectedCellsChanged")
    /// As named.
    public static let selectedChildrenChanged = Self("AXSelectedChildrenChanged")
    /// As named.
    public static let selectedChildrenMoved = Self("AXSelectedChildrenMoved")
    /// As named.
    public static let selectedColumnsChanged = Self("AXSelectedColumnsChanged")
    /// As named.
    public static let selectedRowsChanged = Self("AXSelectedRowsChanged")
    /// As named.
    public static let selectedTextChanged = Self("AXSelectedTextChanged")
    /// As named.
    public static let sheetCreated = Self("AXSheetCreated")
    /// As named.
    public static let titleChanged = Self("AXTitleChanged")
    /// As named.
    public static let uiElementDestroyed = Self("AXUIElementDestroyed")
    /// As named.
    public static let unitsChanged = Self("AXUnitsChanged")
    /// As named.
    public static let valueChanged = Self("AXValueChanged")
    /// As named.
    public static let windowCreated = Self("AXWindowCreated")
    /// As named.
    public static let windowDeminiaturized = Self("AXWindowDeminiaturized")
    /// As named.
    public static let windowMiniaturized = Self("AXWindowMiniaturized")
    /// As named.
    public static let windowMoved = Self("AXWindowMoved")
    /// As named.
    public static let windowResized = Self("AXWindowResized")
  }

  /// What more a post says. Documented: the names, by AppKit.
  public struct NotificationUserInfoKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Makes one of a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Makes one of a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// As named.
    public static let announcement = Self("AXAnnouncementKey")
    /// As named.
    public static let priority = Self("AXPriorityKey")
    /// As named.
    public static let uiElements = Self("AXUIElementsKey")
  }
}
