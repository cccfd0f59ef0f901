/// The items of a toolbar that the system makes, by their identifiers.
///
/// Seen: spaces in 8 archives, colors in one; the separator in an older document. The others are documented with
/// NSToolbarItem.Identifier.
public struct AppKitToolbarStandard: Sendable {
  /// `NSToolbarSpaceItem` and the like.
  public let identifier: String
  /// What the item is called where people arrange the toolbar.
  public let paletteLabel: String
  /// The action, for an item that has one.
  public let action: String?
  /// Smallest and largest size in points.
  public let sizes: (min: [Double], max: [Double])

  /// Whether the item is room between others.
  public var isSpace: Bool { action == nil }

  /// The item of an identifier.
  public static func item(_ identifier: String) -> AppKitToolbarStandard? {
    all.first { $0.identifier == identifier }
  }

  private static let all: [AppKitToolbarStandard] = [
    Self("NSToolbarSpaceItem", "Space", nil, ([8, 24], [8, 24])),
    Self("NSToolbarFlexibleSpaceItem", "Flexible Space", nil, ([8, 24], [20000, 24])),
    Self("NSToolbarSeparatorItem", "Separator", nil, ([12, 5], [12, 1000])),
    Self("NSToolbarShowColorsItem", "Colors", "orderFrontColorPanel:", ([44, 42], [44, 42])),
    Self("NSToolbarShowFontsItem", "Fonts", "orderFrontFontPanel:", ([0, 0], [0, 0])),
    Self("NSToolbarPrintItem", "Print", "printDocument:", ([0, 0], [0, 0])),
    Self("NSToolbarCustomizeToolbarItem", "Customize", "runToolbarCustomizationPalette:", ([0, 0], [0, 0])),
    Self("NSToolbarToggleSidebarItem", "Sidebar", "toggleSidebar:", ([0, 0], [0, 0])),
  ]

  private init(
    _ identifier: String, _ paletteLabel: String, _ action: String?, _ sizes: (min: [Double], max: [Double])
  ) {
    (self.identifier, self.paletteLabel, self.action, self.sizes) = (identifier, paletteLabel, action, sizes)
  }
}
