import Foundation
import NibFoundation
import NibRuntime
import NibSchema
import NibStandIns

/// The toolbar of a window. Stands in for NSToolbar.
open class NSToolbar: NSResponder {
  /// Whether what a user changes is kept.
  public final var autosavesConfiguration = false
  /// What its items show.
  public final var displayMode = DisplayMode.default
  /// Whether it is seen.
  public final var isVisible = true
  /// How large its items are; of older systems.
  public final var sizeMode = SizeMode.default
  /// Whether a line is drawn below it; of older systems.
  public final var showsBaselineSeparator = true
  /// Whether its items can be chosen.
  public final var allowsUserCustomization = false

  /// Makes one with the framework's defaults.
  public required init() { super.init() }

  /// Reads the archived values.
  public required init(from coder: NibCoder) throws {
    try super.init(from: coder)
    try Self.toolbarTable.read(self, from: coder)
    for item in items + allowedItems { item.toolbar = self }
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
  public internal(set) final var items: [NSToolbarItem] = []
  /// The items to choose from.
  public private(set) final var allowedItems: [NSToolbarItem] = []
  /// Whether a user chooses items now.
  public final var isCustomizationPaletteRunning = false
  /// The item that is selected, as a tab is; nil for none.
  public final var selectedItemIdentifier: NSToolbarItem.Identifier?
  /// The window that has the toolbar.
  public internal(set) final weak var window: NSWindow?

  /// The window, then the nib's owner.
  override var naturalNextResponder: AnyObject? { window ?? nextResponderFallback }
}

/// An item of a toolbar. Stands in for NSToolbarItem and its kinds.
open class NSToolbarItem: NSResponder, TargetActing {
  /// Whether the item stands before the title.
  public final var isNavigational = false
  /// The text below it.
  public final var label = ""
  /// The text below it in the list of all.
  public final var paletteLabel = ""
  /// The text in it.
  public final var title = ""
  /// The image.
  public final var image: NSImage?
  /// Whether it reacts.
  public final var isEnabled = true
  /// Whether the toolbar asks, before a user sees the item, if its action makes sense.
  public final var autovalidates = true
  /// Whether it looks like a button.
  public final var isBordered = false
  /// A number of one's own.
  public final var tag = 0
  /// Whether a user can take it away.
  public final var isUserRemovable = true
  /// Least size, in points.
  public final var minSize: NSSize?
  /// Greatest size, in points.
  public final var maxSize: NSSize?
  /// Who goes first when room is short.
  public final var visibilityPriority = 0

  /// Makes one with the framework's defaults.
  public required init() { super.init() }

  /// Reads the archived values.
  public required init(from coder: NibCoder) throws {
    try super.init(from: coder)
    try Self.toolbarItemTable.read(self, from: coder)
    menuItem = try Self.toolbarItemTable.names.child("menuFormRepresentation", in: coder)
    if let selector = try Self.toolbarItemTable.names.value("action", in: coder, as: String.self) {
      actionBinding = ActionBinding(target: nil, selector: selector, events: .all)
    }
  }

  /// Property tables from the base class to this one.
  open override class var tables: [any AnyPropertyTable] { super.tables + [toolbarItemTable] }

  private static let toolbarItemTable = PropertyTable(
    NSToolbarItem.self, kind: AppKitElements.toolbarItem, fresh: { NSToolbarItem() },
    [
      Property("identifier", row: "explicitItemIdentifier", \.identifier),
      Property("toolTip", \.toolTip),
      Property("view", object: \.view),
      Property("isUserRemovable", row: "userRemovable", \.isUserRemovable),
      Property("label", \.label),
      Property("paletteLabel", \.paletteLabel),
      Property("title", \.title),
      Property("image", \.image),
      Property("enabled", \.isEnabled),
      Property("autovalidates", \.autovalidates),
      Property("bordered", \.isBordered),
      Property("tag", \.tag),
      Property("minSize", \.minSize),
      Property("maxSize", \.maxSize),
      Property("visibilityPriority", \.visibilityPriority),
      Property("isNavigational", row: "navigational", \.isNavigational),
    ])

  /// The view in it.
  public final var view: NSView?
  /// What stands for it in a menu.
  public internal(set) final var menuItem: NSMenuItem?
  /// The toolbar.
  public internal(set) final weak var toolbar: NSToolbar?
  /// The target and its action.
  public final var actionBinding: ActionBinding?

  /// Sets the target and its action, in place of those that were set.
  public func addAction(_ binding: ActionBinding) { actionBinding = binding.lasting }

  /// Lets the item react if somebody takes its action and allows it. An item with a view is left alone: what it shows
  /// has a target of its own.
  open func validate() { validateAction() }

  /// Does what a click does: the toolbar validates its items; then nothing for one that does not react.
  /// - Returns: the object that performed the action.
  /// - Throws: `RuntimeError` if the target does not respond, or expects another sender.
  @discardableResult
  public func performClick() throws(RuntimeError) -> AnyObject? {
    if autovalidates { validate() }
    guard isEnabled, let actionBinding else { return nil }
    return try NSApplication.send(actionBinding, from: self)
  }

  /// The toolbar, then the nib's owner.
  override var naturalNextResponder: AnyObject? { toolbar ?? nextResponderFallback }
}

extension NSToolbar {
  /// How large the items of a toolbar are. Documented: the numbers, by AppKit.
  public enum SizeMode: Int, NibChoice {
    /// As the system likes; of the usual size; small.
    case `default`, regular, small
  }
}
