import Foundation
import NibFoundation
import NibRuntime
import NibSchema
import NibStandIns

/// The toolbar of a window. Stands in for NSToolbar.
open class NSToolbar: NSResponder {
  /// Whether what a user changes is kept.
  open var autosavesConfiguration = false
  /// What its items show.
  open var displayMode = DisplayMode.default
  /// Whether it is seen.
  open var isVisible = true
  /// How large its items are; of older systems.
  open var sizeMode = SizeMode.default
  /// Whether a line is drawn below it; of older systems.
  open var showsBaselineSeparator = true
  /// Whether its items can be chosen.
  open var allowsUserCustomization = false

  /// Makes a toolbar of a name.
  public init(identifier: Identifier) {
    super.init()
    if identifier != "" { self.identifier = NSUserInterfaceItemIdentifier(identifier) }
  }

  /// Makes a toolbar without a name.
  public override convenience init() { self.init(identifier: "") }

  /// Reads the archived values.
  open override func decode(from coder: NibCoder) throws {
    try super.decode(from: coder)
    try Self.toolbarTable.read(self, from: coder)
    for item in items + allowedItems {
      item.join(self)
    }
  }

  /// Property tables from the base class to this one.
  open override class var tables: [any AnyPropertyTable] { super.tables + [toolbarTable] }

  private static let toolbarTable = PropertyTable(
    NSToolbar.self, kind: AppKitElements.toolbar, fresh: { NSToolbar() },
    [
      Property("identifier", row: "explicitIdentifier", \.identifier),
      Property("items", row: "defaultToolbarItems", objects: \.items),
      Property("allowedItems", row: "allowedToolbarItems", objects: \.allowedItems),
      Property("sizeMode", \.sizeMode),
      Property("showsBaselineSeparator", \.showsBaselineSeparator),
      Property("displayMode", \.displayMode),
      Property("visible", \.isVisible),
      Property("allowsUserCustomization", \.allowsUserCustomization),
      Property("autosavesConfiguration", \.autosavesConfiguration),
    ])

  /// The items from the leading edge.
  open internal(set) var items: [NSToolbarItem] = []
  /// The items to choose from.
  open private(set) var allowedItems: [NSToolbarItem] = []
  /// Whether a user chooses items now.
  open var isCustomizationPaletteRunning = false
  /// The item that is selected, as a tab is; nil for none.
  open var selectedItemIdentifier: NSToolbarItem.Identifier?

  /// Shows the panel of all items; `isCustomizationPaletteRunning` is true until a test sets it to false.
  open func runCustomizationPalette(_ sender: Any?) {
    if allowsUserCustomization { isCustomizationPaletteRunning = true }
  }
  /// What few toolbars have.
  final var extras = ToolbarExtras()
  /// The window that has the toolbar.
  open internal(set) weak var window: NSWindow?

  /// The window, then the nib's owner.
  override var naturalNextResponder: AnyObject? { window ?? nextResponderFallback }

  /// Validates each item that wants it (`autovalidates`).
  open func validateVisibleItems() {
    for item in items where item.autovalidates { item.validate() }
  }

  /// Adds an item at a place: one of the system's, else what the delegate makes of the identifier; nothing where it makes
  /// none, does not allow it, or the toolbar has one that may be there once.
  open func insertItem(withItemIdentifier identifier: NSToolbarItem.Identifier, at index: Int) {
    guard delegate?.toolbar(self, itemIdentifier: identifier, canBeInsertedAt: index) ?? true else { return }
    let known = allowedItems.first { $0.itemIdentifier == identifier }
    let made =
      identifier.isOfSystem
      ? delegate?.toolbar(self, itemForItemIdentifier: identifier, willBeInsertedIntoToolbar: true)
        ?? NSToolbarItem(itemIdentifier: identifier)
      : delegate?.toolbar(self, itemForItemIdentifier: identifier, willBeInsertedIntoToolbar: true) ?? known
    guard let made else { return }
    let isThere = items.contains { $0 === made || $0.itemIdentifier == made.itemIdentifier }
    guard made.allowsDuplicatesInToolbar || !isThere else { return }
    tell(Self.willAddItemNotification, made) { $0.toolbarWillAddItem($1) }
    items.insert(made, at: min(max(index, 0), items.count))
    made.join(self)
  }
}

extension NSToolbar {
  /// How large the items of a toolbar are. Documented: the numbers, by AppKit.
  public enum SizeMode: Int, NibChoice {
    /// As the system likes; of the usual size; small.
    case `default`, regular, small
  }
}
