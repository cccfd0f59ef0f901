import NibGraph

/// Browsers: columns of what lies in one another.
extension AppKitElements {
  /// The kinds of the family, plainer ones first.
  static let browserKinds: [Catalog.Kind] = [
    Catalog.Kind("browserCell") { browserCell },
    Catalog.Kind("browser", describesClass: true) { browser },
  ]

  /// Documented: AppKit, NSBrowser, and GNUstep's NSBrowser.m for the keys and for the order of flags. Seen: a browser of a
  /// document of Xcode 4, which holds what is archived. Inferred: names and values of attributes, as those of the class's
  /// properties.
  package static let browser = ElementSchema(
    "browser", class: "NSBrowser", inherits: control,
    rows: [
      hugging((250, 750)),
      .child("cellPrototype", nib: "NSCellPrototype"),
      .string("pathSeparator", nib: "NSPathSeparator"),
      .constant(nib: "NSPathSeparator", .string("/")).whenAbsent("pathSeparator"),
      .int("minColumnWidth", nib: "NSMinColumnWidth"),
      .int("maxVisibleColumns", nib: "NSNumberOfVisibleColumns"),
      .choice("columnResizingType", .browserColumnResizing, nib: "NSColumnResizingType", default: 1),
      .double("defaultColumnWidth", nib: "NSPreferedColumnWidth", default: nil),
      .bool("allowsTypeSelect", nib: "NSAllowsTypeSelect", default: true),
      .string("columnsAutosaveName", nib: "NSColumnsAutosaveName"),
      .packed(nib: "NSBrFlags", browserFlags),
      .double("rowHeight", nib: "NSBrowserRowHeight", default: nil),
    ])

  /// Documented: GNUstep, NSBrowser.m. Seen: those of a browser that is titled as its columns are, with a scroller and
  /// space between columns, and the constant bit.
  private static let browserFlags: [PackedField] = [
    .constant(mask: 0x4000),
    .bool("hasHorizontalScroller", mask: 0x1_0000, default: true),
    .bool("allowsEmptySelection", mask: 0x2_0000, default: true, inverted: true),
    .bool("sendsActionOnArrowKeys", mask: 0x4_0000),
    .bool("separatesColumns", mask: 0x400_0000, default: true),
    .bool("takesTitleFromPreviousColumn", mask: 0x800_0000, default: true),
    .bool("titled", mask: 0x1000_0000, default: true),
    .bool("reusesColumns", mask: 0x2000_0000),
    .bool("allowsBranchSelection", mask: 0x4000_0000),
    .bool("allowsMultipleSelection", mask: 0x8000_0000),
  ]

  /// Documented: AppKit, NSBrowserCell. Seen: the prototype of that browser.
  package static let browserCell = ElementSchema(
    "browserCell", class: "NSBrowserCell", inherits: cell, role: .object, rows: [])
}
