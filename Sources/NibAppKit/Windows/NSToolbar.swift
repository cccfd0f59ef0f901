import NibRuntime
import NibStandIns

/// The toolbar of a window. Stands in for NSToolbar.
open class NSToolbar: NSResponder {
  /// 0 default, 1 image and text, 2 image, 3 text.
  public final var displayMode = 0
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
      Property("displayMode", "NSToolbarDisplayMode", at: \.displayMode),
      Property("visible", "NSToolbarPrefersToBeShown", at: \.isVisible),
      Property("allowsUserCustomization", "NSToolbarAllowsUserCustomization", at: \.allowsUserCustomization),
    ])

  /// The items from the leading edge.
  public private(set) final var items: [NSToolbarItem] = []
  /// The items to choose from.
  public private(set) final var allowedItems: [NSToolbarItem] = []
}
