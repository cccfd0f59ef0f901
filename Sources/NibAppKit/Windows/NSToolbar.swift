import NibRuntime
import NibStandIns

/// The toolbar of a window. Stands in for NSToolbar.
open class NSToolbar: NSResponder {
  /// What its items show.
  public final var displayMode = DisplayMode.default
  /// Whether it is seen.
  public final var isVisible = true
  /// Whether its items can be chosen.
  public final var allowsUserCustomization = false

  /// Makes one with the framework's defaults.
  public required init() { super.init() }

  /// Reads the archived values.
  public required init(from coder: NibCoder) throws {
    try super.init(from: coder)
    try Self.toolbarTable.read(self, from: coder)
    identifier = try coder.readLeniently("NSToolbarIdentifier", as: String.self)
    items = try coder.members("NSToolbarIBDefaultItems", of: NSToolbarItem.self)
    allowedItems = try coder.members("NSToolbarIBAllowedItems", of: NSToolbarItem.self)
    for item in items + allowedItems { item.toolbar = self }
    coder.skip(
      "NSToolbarIBIdentifiedItems", "NSToolbarIBSelectableItems", "NSToolbarDelegate", "NSToolbarCenteredItemIdentifier"
    )
  }

  /// Property tables from the base class to this one.
  open override class var tables: [any AnyPropertyTable] { super.tables + [toolbarTable] }

  private static let toolbarTable = PropertyTable(
    NSToolbar.self,
    [
      Property("displayMode", "NSToolbarDisplayMode", get: { $0.displayMode }, set: { $0.displayMode = $1 }),
      Property("visible", "NSToolbarPrefersToBeShown", get: { $0.isVisible }, set: { $0.isVisible = $1 }),
      Property(
        "allowsUserCustomization", "NSToolbarAllowsUserCustomization", get: { $0.allowsUserCustomization },
        set: { $0.allowsUserCustomization = $1 }),
    ])

  /// The items from the leading edge.
  public private(set) final var items: [NSToolbarItem] = []
  /// The items to choose from.
  public private(set) final var allowedItems: [NSToolbarItem] = []
}
