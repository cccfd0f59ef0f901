import Foundation
import NibFoundation
import NibRuntime
import NibStandIns

extension NSToolbar {
  /// The name of a toolbar.
  public typealias Identifier = String

  /// What makes the items, if it is of the protocol.
  public final var delegate: (any NSToolbarDelegate)? {
    get { outlet("delegate") as? any NSToolbarDelegate }
    set {
      connect("delegate", to: newValue)
      addDefaultItems()
    }
  }

  /// Adds the items that the delegate has at first, where the toolbar has none.
  final func addDefaultItems() {
    guard items.isEmpty, window != nil, let delegate else { return }
    for identifier in delegate.toolbarDefaultItemIdentifiers(self) {
      insertItem(withItemIdentifier: identifier, at: items.count)
    }
  }

  /// Takes the item of a place away; nothing beyond the ends.
  public final func removeItem(at index: Int) {
    guard items.indices.contains(index) else { return }
    let item = items.remove(at: index)
    item.join(nil)
    tell(Self.didRemoveItemNotification, item) { $0.toolbarDidRemoveItem($1) }
  }

  /// The items that are seen: all that are not hidden; nil for a toolbar that is not seen.
  public final var visibleItems: [NSToolbarItem]? { isVisible ? items.filter { !$0.isHidden } : nil }
}

extension NSToolbarItem {
  /// The name of an item, and those of the system's. Documented: the texts, by AppKit.
  public struct Identifier: RawRepresentable, Hashable, Sendable, ExpressibleByStringLiteral {
    /// The name.
    public let rawValue: String
    /// The identifier of a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The identifier of a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// The identifier of a name.
    public init(stringLiteral rawValue: String) { self.rawValue = rawValue }
    /// Room.
    public static let space = system("Space")
    /// As much room as there is.
    public static let flexibleSpace = system("FlexibleSpace")
    /// The panel of colors.
    public static let showColors = system("ShowColors")
    /// The panel of fonts.
    public static let showFonts = system("ShowFonts")
    /// Printing.
    public static let print = system("Print")
    /// The sidebar.
    public static let toggleSidebar = system("ToggleSidebar")
    /// What is at the right of the sidebar.
    public static let sidebarTrackingSeparator = system("SidebarTrackingSeparator")
    /// What is at the left of the inspector.
    public static let inspectorTrackingSeparator = system("InspectorTrackingSeparator")
    /// The inspector.
    public static let toggleInspector = system("ToggleInspector")
    /// The cloud's sharing.
    public static let cloudSharing = system("CloudSharing")
    /// Rewriting of what is selected.
    public static let writingTools = system("WritingTools")
    /// A line; in older systems.
    public static let separator = system("Separator")
    /// The panel of all items; in older systems.
    public static let customizeToolbar = system("CustomizeToolbar")

    private static func system(_ name: String) -> Self { Self("NSToolbar\(name)Item") }

    /// Whether the system makes the item.
    var isOfSystem: Bool { rawValue.hasPrefix("NSToolbar") }
  }

  /// The name.
  public final var itemIdentifier: Identifier { Identifier(identifier?.rawValue ?? "") }
}
