import NibRuntime
import NibStandIns

/// An item of a toolbar. Stands in for NSToolbarItem and its kinds.
open class NSToolbarItem: NSResponder, ActionSending {
  /// The text below it.
  public final var label = ""
  /// The text below it in the list of all.
  public final var paletteLabel = ""
  /// The text in it.
  public final var title = ""
  /// The image.
  public final var image: NibImage?
  /// Whether it reacts.
  public final var isEnabled = true
  /// Whether it looks like a button.
  public final var isBordered = false
  /// A number of one's own.
  public final var tag = 0
  /// Least size, in points.
  public final var minSize: NibSize?
  /// Greatest size, in points.
  public final var maxSize: NibSize?
  /// Who goes first when room is short.
  public final var visibilityPriority = 0

  /// Makes one with the framework's defaults.
  public required init() { super.init() }

  /// Reads the archived values.
  public required init(from coder: NibCoder) throws {
    try super.init(from: coder)
    try Self.toolbarItemTable.read(self, from: coder)
    identifier = try coder.readLeniently("NSToolbarItemIdentifier", as: String.self)
    toolTip = try coder.readLeniently("NSToolbarItemToolTip", as: String.self)
    view = try coder.child("NSToolbarItemView")
    menuItem = try coder.child("NSToolbarItemMenuFormRepresentation")
    if let selector = try coder.readLeniently("NSToolbarItemAction", as: String.self) {
      action = ActionBinding(target: nil, selector: selector, events: .all)
    }
    coder.skip("NSToolbarItemTarget", "NSToolbarItemAction", "NSToolbarItemToolTip")
  }

  /// Property tables from the base class to this one.
  open override class var tables: [any AnyPropertyTable] { super.tables + [toolbarItemTable] }

  private static let toolbarItemTable = PropertyTable(
    NSToolbarItem.self,
    [
      Property("label", "NSToolbarItemLabel", at: \.label),
      Property("paletteLabel", "NSToolbarItemPaletteLabel", at: \.paletteLabel),
      Property("title", "NSToolbarItemTitle", at: \.title),
      Property("image", "NSToolbarItemImage", at: \.image),
      Property("enabled", "NSToolbarItemEnabled", at: \.isEnabled),
      Property("bordered", "NSToolbarItemBordered", at: \.isBordered),
      Property("tag", "NSToolbarItemTag", at: \.tag),
      Property("minSize", "NSToolbarItemMinSize", at: \.minSize),
      Property("maxSize", "NSToolbarItemMaxSize", at: \.maxSize),
      Property("visibilityPriority", "NSToolbarItemVisibilityPriority", at: \.visibilityPriority),
    ])

  /// The view in it.
  public private(set) final var view: NSView?
  /// What stands for it in a menu.
  public private(set) final var menuItem: NSMenuItem?
  /// The toolbar.
  public internal(set) final weak var toolbar: NSToolbar?
  /// The target and its action.
  public private(set) final var action: ActionBinding?

  /// Sets the target and its action, in place of those that were set.
  public func addAction(_ binding: ActionBinding) { action = binding }

  /// Does what a click does: nothing for an item that does not react.
  /// - Returns: the object that performed the action.
  /// - Throws: `RuntimeError` if the target does not respond, or expects another sender.
  @discardableResult
  public func performClick() throws(RuntimeError) -> AnyObject? {
    guard isEnabled, let action else { return nil }
    return try ActionDispatch.send(action, from: self)
  }

  /// The toolbar, then the nib's owner.
  open override var nextResponder: AnyObject? { toolbar ?? nextResponderFallback }
}
