/// Tables, outlines and their columns.
extension AppKitElements {
  /// The kinds of the family, plainer ones first.
  static let tableKinds: [Catalog.Kind] = [
    Catalog.Kind("tableView") { tableView },
    Catalog.Kind("outlineView") { outlineView },
    Catalog.Kind("tableColumn") { tableColumn },
    Catalog.Kind("tableHeaderView") { tableHeaderView },
    Catalog.Kind("tableHeaderCell") { tableHeaderCell },
    Catalog.Kind("tableCellView") { tableCellView },
    Catalog.Kind("sortDescriptor") { sortDescriptor },
  ]

  /// What both have; no element itself. A table says less of a cell than other controls do.
  private static let table = ElementSchema(
    "table", class: "NSTableView", inherits: view, role: .abstract,
    ignoredNames: ["viewBased", "rowSizeStyle"],
    unarchived: [
      "tableStyle": "the table has the style that AppKit chooses",
      "floatsGroupRows": "rows of groups float",
    ],
    rows: [
      .packed(nib: "NSvFlags", tableViewFlags + [.constant(mask: 0x112)]).since(.xcode11),
      // 13 of 13 tables up to 10.1.
      .packed(nib: "NSvFlags", tableViewFlags + [.constant(mask: 0x100)]).through(.xcode10point2),
      .list("subviews", nib: "NSSubviews", .mutableArray, always: true).when("viewBased", in: ["YES"]),
      .priorities(
        "horizontalHuggingPriority", "verticalHuggingPriority", nib: "NSHuggingPriority", default: 250,
        omit: (250, 750), always: true),
      .int("tag", nib: "NSTag", omit: 0),
      .bool("enabled", nib: "NSEnabled", default: true),
      .bool("allowsLogicalLayoutDirection", nib: "NSAllowsLogicalLayoutDirection", default: false),
      .bool("allowsExpansionToolTips", nib: "NSControlAllowsExpansionToolTips", default: nil, omit: false),
      .constant(nib: "NSControlSize", .int(0)),
      .constant(nib: "NSControlContinuous", .bool(false)),
      .constant(nib: "NSControlRefusesFirstResponder", .bool(false)),
      .constant(nib: "NSControlUsesSingleLineMode", .bool(false)),
      .constant(nib: "NSControlTextAlignment", .int(0)),
      .constant(nib: "NSControlLineBreakMode", .int(0)),
      .constant(nib: "NSControlWritingDirection", .int(0)),
      .constant(nib: "NSControlSendActionMask", .int(0)),
      .reference("headerView", nib: "NSHeaderView"),
      .custom(.tableCorner),
      .list("tableColumns", nib: "NSTableColumns", .mutableArray, always: true),
      .double("intercellSpacing.width", nib: "NSIntercellSpacingWidth", default: 3),
      .double("intercellSpacing.height", nib: "NSIntercellSpacingHeight", default: 2),
      .color("backgroundColor", nib: "NSBackgroundColor"),
      .color("gridColor", nib: "NSGridColor"),
      .custom(.tableRowHeight),
      .custom(.tableFlags),
      .constant(nib: "NSDelegate", .null),
      .constant(nib: "NSDataSource", .null),
      .nonemptyString("autosaveName", nib: "NSAutosaveName"),
      .bits("gridStyleMask", .tableGrid, nib: "NSGridStyleMask"),
      .choice("columnAutoresizingStyle", .columnAutoresizing, nib: "NSColumnAutoresizingStyle", default: 1),
      .constant(nib: "NSDraggingSourceMaskForLocal", .int(-1)),
      .constant(nib: "NSDraggingSourceMaskForNonLocal", .int(0)),
      .bool("typeSelect", nib: "NSAllowsTypeSelect", default: true),
      .choice("selectionHighlightStyle", .tableHighlight, nib: "NSTableViewSelectionHighlightStyle", omit: 0),
      .choice("selectionHighlightStyle", .tableDragging, nib: "NSTableViewDraggingDestinationStyle", default: 0),
      .custom(.tablePrototypeViews),
      .constant(nib: "NSTableViewGroupRowStyle", .int(1)),
      .bool("usesAutomaticRowHeights", nib: "NSTableViewUseARH", default: nil, omit: false),
    ])

  /// Documented: AppKit, NSTableView. Seen: 22 tables.
  static let tableView = ElementSchema("tableView", class: "NSTableView", inherits: table, rows: [])

  /// Documented: AppKit, NSOutlineView. Seen: 4 outlines.
  static let outlineView = ElementSchema(
    "outlineView", class: "NSOutlineView", inherits: table, ignoredNames: ["outlineTableColumn"],
    unarchived: ["autosaveExpandedItems": "the outline does not remember which items are expanded"],
    rows: [
      .bool(
        "autoresizesOutlineColumn", nib: "NSOutlineViewAutoresizesOutlineColumnKey", default: false, omit: true),
      .float("indentationPerLevel", nib: "NSOutlineViewIndentationPerLevelKey", default: 0),
      .bool(
        "indentationMarkerFollowsCell", nib: "NSOutlineViewIndentationMarkerFollowsCellKey", default: true, omit: true),
      .constant(nib: "NSOutineViewStronglyReferencesItems", .bool(true)),
    ])

  /// Documented: AppKit, NSTableColumn. Seen: 53 columns.
  static let tableColumn = ElementSchema(
    "tableColumn", class: "NSTableColumn", role: .object, ignoredNames: ["prototypeCellViews"],
    unarchived: ["hidden": "the column is shown", "headerToolTip": "the header has no tool tip"],
    rows: [
      .custom(.classSwapperNames),
      .custom(.columnIdentifier),
      .custom(.columnWidth),
      .double("minWidth", nib: "NSMinWidth", default: 10),
      .double("maxWidth", nib: "NSMaxWidth", default: 1000),
      .child("headerCell", nib: "NSHeaderCell"),
      .child("dataCell", nib: "NSDataCell"),
      .bits("resizingMask", .columnResizing, nib: "NSResizingMask"),
      .anyBit("resizingMask", .columnResizing, nib: "NSIsResizeable"),
      .bool("editable", nib: "NSIsEditable", default: true, omit: false),
      .parentReference(nib: "NSTableView", role: .view),
      .child("sortDescriptorPrototype", nib: "NSSortDescriptorPrototype"),
    ])

  /// Documented: AppKit, NSTableHeaderView. Seen: 18 views.
  static let tableHeaderView = ElementSchema(
    "tableHeaderView", class: "NSTableHeaderView", inherits: view,
    rows: [
      .custom(.headerResponder, nib: "NSNextResponder"),
      .packed(nib: "NSvFlags", [.constant(mask: 0x100)]),
      .custom(.headerSuperview, nib: "NSSuperview"),
      .custom(.headerTable),
    ])

  /// Documented: AppKit, NSTableHeaderCell: a cell without a control. Seen: 53 cells.
  static let tableHeaderCell = ElementSchema(
    "tableHeaderCell", class: "NSTableHeaderCell", inherits: cell, role: .object, ignoredNames: ["font"],
    rows: [
      .custom(.headerCellFont, nib: "NSSupport"),
      .place(nib: "NSControlView"),
      .color("backgroundColor", nib: "NSBackgroundColor"),
      .color("textColor", nib: "NSTextColor"),
    ])

  /// Documented: AppKit, NSTableCellView: what view-based tables make their cells of. Seen: 17 views.
  static let tableCellView = ElementSchema(
    "tableCellView", class: "NSTableCellView", inherits: view,
    rows: [
      .constant(nib: "NSNextResponder", .null),
      .place(nib: "NSSuperview"),
    ])

  /// Documented: Foundation, NSSortDescriptor. Seen: 1 descriptor.
  static let sortDescriptor = ElementSchema(
    "sortDescriptor", class: "NSSortDescriptor", role: .object,
    rows: [
      .string("sortKey", nib: "NSKey"),
      .bool("ascending", nib: "NSAscending", default: false),
      .string("selector", nib: "NSSelector"),
      .constant(nib: "NSReverseNullOrder", .bool(false)),
    ])

  /// A table fills what shows it, whatever its mask is.
  private static let tableViewFlags: [PackedField] = [
    .choice("focusRingType", .viewFocusRing, mask: 0x3000),
    .bool("hidden", mask: 0x8000_0000),
  ]
}

extension CustomLowering {
  package enum AppKitTables: Sendable {
    case tableCorner, tableFlags, columnIdentifier, columnWidth, headerTable, headerCellFont
  }

  package enum AppKitTableLayout: Sendable { case tableRowHeight }
  package enum AppKitPrototypes: Sendable { case tablePrototypeViews }

  /// `NSCornerView` of a table: a view that no element is.
  public static var tableCorner: Self { Self(.appKit(.tables(.tableCorner)), writes: ["NSCornerView"]) }

  /// `NSRowHeight`: that of the first prototype where a table sizes its rows by them.
  public static var tableRowHeight: Self {
    Self(
      .appKit(.tableLayout(.tableRowHeight)), reads: ["rowHeight", "rowSizeStyle", "tableColumns"],
      writes: ["NSRowHeight"]
    )
  }

  /// `NSTvFlags` of a table: two bits say whether its columns fill what shows it.
  public static var tableFlags: Self {
    Self(
      .appKit(.tables(.tableFlags)),
      reads: [
        "alternatingRowBackgroundColors", "autosaveColumns", "columnSelection", "multipleSelection", "emptySelection",
        "gridStyleMask", "columnReordering", "columnResizing", "columnAutoresizingStyle",
      ], writes: ["NSTvFlags"])
  }

  /// `NSTableViewArchivedReusableViewsKey`: prototypes, archives inside the archive.
  public static var tablePrototypeViews: Self {
    Self(
      .appKit(.prototypes(.tablePrototypeViews)), reads: ["viewBased", "tableColumns"],
      writes: ["NSTableViewArchivedReusableViewsKey"])
  }

  /// `NSIdentifier` of a column: one without gets a name by its place.
  public static var columnIdentifier: Self {
    Self(.appKit(.tables(.columnIdentifier)), reads: ["identifier"], writes: ["NSIdentifier"])
  }

  /// `NSWidth` of a column: made to fit.
  public static var columnWidth: Self { Self(.appKit(.tables(.columnWidth)), reads: ["width"], writes: ["NSWidth"]) }

  /// `NSNextResponder` of a table's header: a clip view that no element is.
  public static var headerResponder: Self { Self(.appKit(.scrollViews(.headerResponder)), writes: ["NSNextResponder"]) }

  /// `NSSuperview` of a table's header: the same.
  public static var headerSuperview: Self { Self(.appKit(.scrollViews(.headerSuperview)), writes: ["NSSuperview"]) }

  /// `NSTableView` of a header: the table names it.
  public static var headerTable: Self { Self(.appKit(.tables(.headerTable)), writes: ["NSTableView"]) }

  /// `NSSupport` of a header cell: a font by its style, whatever the document says.
  public static var headerCellFont: Self {
    Self(.appKit(.tables(.headerCellFont)), reads: ["font"], writes: ["NSSupport"])
  }
}
