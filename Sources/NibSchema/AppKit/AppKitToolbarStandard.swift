import NibGraph

/// The items of a toolbar that the system makes, by their identifiers.
///
/// Seen: spaces in 8 archives, colors in one; the separator, colors, fonts and printing with their tips in older documents.
/// The others are documented with NSToolbarItem.Identifier.
public struct AppKitToolbarStandard: Sendable {
  /// `NSToolbarSpaceItem` and the like.
  public let identifier: String
  /// What the item is called where people arrange the toolbar.
  public let paletteLabel: String
  /// The action, for an item that has one.
  public let action: String?
  /// What is shown while the pointer rests on the item; nil where no archive says it.
  public let tip: String?
  /// The system's image, of 32 by 32 points.
  public let image: String?
  /// Smallest and largest size in points, from Xcode 12 on.
  public let sizes: (min: [Double], max: [Double])

  /// Whether the item is room between others.
  public var isSpace: Bool { action == nil }

  /// The items that are more than room.
  static var drawn: [AppKitToolbarStandard] { all.filter { !$0.isSpace } }

  /// Smallest and largest size in points, by era.
  ///
  /// Seen: spaces of 3 documents of as many apps, of Xcode 8.3, 11.0 and 11.3; colors, fonts and printing of 11.0.
  public func sizes(in profile: OutputProfile) -> (min: [Double], max: [Double]) {
    guard profile < .xcode12 else { return sizes }
    switch identifier {
    case .class(.nsToolbarSpaceItem): return ([32, 5], [32, profile > .xcode8point3 ? 32 : 10000])
    case .class(.nsToolbarFlexibleSpaceItem): return ([1, 5], [20000, 32])
    default: return image == nil ? sizes : ([32, 32], [32, 32])
    }
  }

  /// The item of an identifier.
  public static func item(_ identifier: String) -> AppKitToolbarStandard? {
    all.first { $0.identifier == identifier }
  }

  static let all: [AppKitToolbarStandard] = [
    Self(.class(.nsToolbarSpaceItem), "Space", nil, ([8, 24], [8, 24])),
    Self(.class(.nsToolbarFlexibleSpaceItem), "Flexible Space", nil, ([8, 24], [20000, 24])),
    Self(.class(.nsToolbarSeparatorItem), "Separator", nil, ([12, 5], [12, 1000])),
    Self(
      "NSToolbarShowColorsItem", "Colors", "orderFrontColorPanel:", ([44, 42], [44, 42]), tip: "Show Color Panel",
      image: "NSToolbarShowColors"),
    Self(
      "NSToolbarShowFontsItem", "Fonts", "orderFrontFontPanel:", ([0, 0], [0, 0]), tip: "Show Font Panel",
      image: "NSToolbarShowFonts"),
    Self(
      "NSToolbarPrintItem", "Print", "printDocument:", ([0, 0], [0, 0]), tip: "Print", image: "NSToolbarPrint"),
    Self("NSToolbarCustomizeToolbarItem", "Customize", "runToolbarCustomizationPalette:", ([0, 0], [0, 0])),
    Self("NSToolbarToggleSidebarItem", "Sidebar", "toggleSidebar:", ([0, 0], [0, 0])),
  ]

  private init(
    _ identifier: String, _ paletteLabel: String, _ action: String?, _ sizes: (min: [Double], max: [Double]),
    tip: String? = nil, image: String? = nil
  ) {
    (self.identifier, self.paletteLabel, self.action, self.sizes) = (identifier, paletteLabel, action, sizes)
    (self.tip, self.image) = (tip, image)
  }
}
