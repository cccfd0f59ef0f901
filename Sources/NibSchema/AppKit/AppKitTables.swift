import NibGraph

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
  package static let table = ElementSchema(
    "table", class: .key(.nsTableView), inherits: view, role: .abstract,
    ignored: ["viewBased"],
    rows: [
      .viewWord(tableViewFlags + [.constant(mask: 0x112)]).since(.xcode11),
      // 13 of 13 tables up to 10.1.
      .viewWord(tableViewFlags + [.constant(mask: 0x100)]).through(.xcode10point2),
      .list("subviews", nib: .key(.nsSubviews), .mutableArray, always: true).when("viewBased", in: ["YES"]),
      .priorities(
        "horizontalHuggingPriority", "verticalHuggingPriority", nib: "NSHuggingPriority", default: 250,
        omit: (250, 750), always: true),
      .int("tag", nib: .key(.nsTag), omit: 0),
      .bool("enabled", nib: .key(.nsEnabled), default: true),
      .custom(.logicalLayout, nib: .key(.nsAllowsLogicalLayoutDirection)),
      .bool("allowsExpansionToolTips", nib: "NSControlAllowsExpansionToolTips", default: nil, omit: false),
      .constant(nib: .key(.nsControlSize), .int(0)),
      // 8 of 8 tables and outlines of 12.0 to 16.0, of 3 apps; none of 48 of 26, of 8, and of 50 of 11.3 and older.
      .constant(nib: "NSControlSize2", .int(0)).since(.xcode12).through(.xcode16),
      .constant(nib: .key(.nsControlContinuous), .bool(false)),
      .constant(nib: .key(.nsControlRefusesFirstResponder), .bool(false)),
      .constant(nib: .key(.nsControlUsesSingleLineMode), .bool(false)),
      .constant(nib: .key(.nsControlTextAlignment), .int(0)),
      .constant(nib: .key(.nsControlLineBreakMode), .int(0)),
      .constant(nib: .key(.nsControlWritingDirection), .int(0)),
      .constant(nib: .key(.nsControlSendActionMask), .int(0)),
      .reference("headerView", nib: "NSHeaderView"),
      .custom(.tableCorner),
      .list("tableColumns", nib: "NSTableColumns", .mutableArray, always: true),
      .double("intercellSpacing.width", nib: "NSIntercellSpacingWidth", default: 3),
      .double("intercellSpacing.height", nib: "NSIntercellSpacingHeight", default: 2),
      .color("backgroundColor", nib: .key(.nsBackgroundColor)),
      .color("gridColor", nib: "NSGridColor"),
      .custom(.tableRowHeight),
      .custom(.tableFlags),
      // 0 of 3 tables of Xcode 3.1.
      .constant(nib: .key(.nsDelegate), .null).since(.xcode3point2),
      .constant(nib: .key(.nsDataSource), .null).since(.xcode3point2),
      .nonemptyString("autosaveName", nib: "NSAutosaveName"),
      .bits("gridStyleMask", .tableGrid, nib: "NSGridStyleMask"),
      .choice("columnAutoresizingStyle", .columnAutoresizing, nib: "NSColumnAutoresizingStyle", default: 1),
      // 9 of 9 tables up to Xcode 5; of Xcode 6 one of 3.
      .constant(nib: "NSDraggingSourceMaskForLocal", .int(15)).through(.xcode5),
      .constant(nib: "NSDraggingSourceMaskForLocal", .int(-1)).since(.xcode6),
      .constant(nib: "NSDraggingSourceMaskForNonLocal", .int(0)),
      .bool("typeSelect", nib: "NSAllowsTypeSelect", default: true),
      .choice("selectionHighlightStyle", .tableHighlight, nib: "NSTableViewSelectionHighlightStyle", omit: 0),
      // Seen: 9 archives without documents that have 4. Documented: the others, by other writers of archives.
      .custom(.tableStyle),
      .choice("selectionHighlightStyle", .tableDragging, nib: "NSTableViewDraggingDestinationStyle", default: 0),
      .custom(.tablePrototypeViews),
      // Seen: 1 table that Interface Builder rewrote from a document of Xcode 4, and no other of 344.
      .bool("floatsGroupRows", nib: "NSTableViewShouldFloatGroupRows", default: nil, omit: true),
      .constant(nib: "NSTableViewGroupRowStyle", .int(1)),
      // Seen: 4 outlines of documents of Xcode 4 that have -1, and no key in 32 tables and outlines that are automatic.
      .choice("rowSizeStyle", .tableRowSize, nib: "NSTableViewRowSizeStyle", omit: 0),
      .bool("usesAutomaticRowHeights", nib: "NSTableViewUseARH", default: nil, omit: false),
    ])

  /// Documented: AppKit, NSTableView. Seen: 22 tables.
  package static let tableView = ElementSchema("tableView", class: .key(.nsTableView), inherits: table, rows: [])

  /// Documented: AppKit, NSOutlineView. Seen: 4 outlines.
  package static let outlineView = ElementSchema(
    "outlineView", class: .class(.nsOutlineView), inherits: table,
    rows: [
      .custom(.outlineColumn),
      // Seen: 1 outline, and 2 that Interface Builder rewrote from documents of Xcode 3 and 4.
      .bool("autosaveExpandedItems", nib: "NSOutlineViewAutosaveExpandedItemsKey", default: nil, omit: false),
      .bool(
        "autoresizesOutlineColumn", nib: "NSOutlineViewAutoresizesOutlineColumnKey", default: false, omit: true),
      .custom(.outlineIndentation).since(.xcode13),
      // Up to Xcode 12 what a new outline has is left out: 1 outline with it, 1 with another.
      .float("indentationPerLevel", nib: .key(.nsOutlineViewIndentationPerLevelKey), default: 0, omit: 16)
        .through(.xcode12point5),
      .bool(
        "indentationMarkerFollowsCell", nib: "NSOutlineViewIndentationMarkerFollowsCellKey", default: true, omit: true),
      .constant(nib: "NSOutineViewStronglyReferencesItems", .bool(true)),
    ])

  /// Documented: AppKit, NSTableColumn. Seen: 53 columns.
  package static let tableColumn = ElementSchema(
    "tableColumn", class: .class(.nsTableColumn), role: .object, ignored: ["prototypeCellViews"],
    rows: [
      .custom(.classSwapperNames),
      .custom(.columnIdentifier),
      .custom(.columnWidth),
      .double("minWidth", nib: .key(.nsMinWidth), default: 10),
      .double("maxWidth", nib: "NSMaxWidth", default: 1000),
      .child("headerCell", nib: "NSHeaderCell"),
      .child("dataCell", nib: "NSDataCell"),
      .bits("resizingMask", .columnResizing, nib: "NSResizingMask"),
      .anyBit("resizingMask", .columnResizing, nib: "NSIsResizeable"),
      .bool("editable", nib: "NSIsEditable", default: true, omit: false),
      .parentReference(nib: .key(.nsTableView), role: .view),
      .child("sortDescriptorPrototype", nib: "NSSortDescriptorPrototype"),
      // Seen: 10 columns that are hidden and 3 that have a tip, which Interface Builder rewrote from documents of Xcode 3
      // and 4.
      .bool("hidden", nib: "NSHidden", default: nil, omit: false),
      .nonemptyString("headerToolTip", nib: "NSHeaderToolTip").localizable(),
    ])

  /// Documented: AppKit, NSTableHeaderView. Seen: 18 views.
  package static let tableHeaderView = ElementSchema(
    "tableHeaderView", class: "NSTableHeaderView", inherits: view,
    rows: [
      .custom(.headerResponder, nib: .key(.nsNextResponder)),
      // Seen: 2 headers with a focus ring that Interface Builder rewrote from a document of Xcode 3.
      .viewWord([.constant(mask: 0x100), .choice("focusRingType", .viewFocusRing, mask: 0x3000)]),
      .custom(.headerSuperview, nib: .key(.nsSuperview)),
      .custom(.headerTable),
    ])

  /// Documented: AppKit, NSTableHeaderCell: a cell without a control. Seen: 53 cells.
  package static let tableHeaderCell = ElementSchema(
    "tableHeaderCell", class: "NSTableHeaderCell", inherits: cell, role: .object, ignored: ["font"],
    rows: [
      .custom(.headerCellFont, nib: .key(.nsSupport)),
      .place(nib: .key(.nsControlView)),
      // Seen: 32 titles, which the column has for translators.
      .string("title", nib: .key(.nsContents)).localizable(as: "headerCell.title"),
      .constant(nib: .key(.nsContents), .string("")).whenAbsent("title"),
      .color("backgroundColor", nib: .key(.nsBackgroundColor)),
      .color("textColor", nib: .key(.nsTextColor)),
    ])

  /// Documented: AppKit, NSTableCellView: what view-based tables make their cells of. Seen: 17 views.
  package static let tableCellView = ElementSchema(
    "tableCellView", class: "NSTableCellView", inherits: view,
    rows: [
      .constant(nib: .key(.nsNextResponder), .null),
      .place(nib: .key(.nsSuperview)),
    ])

  /// Documented: Foundation, NSSortDescriptor. Seen: 1 descriptor that says it ascends, and 4 of 2 documents that say
  /// nothing and ascend, too.
  package static let sortDescriptor = ElementSchema(
    "sortDescriptor", class: "NSSortDescriptor", role: .object,
    rows: [
      .string("sortKey", nib: .key(.nsKey)),
      .bool("ascending", nib: "NSAscending", default: true),
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
    case outlineColumn, tableStyle, outlineIndentation
  }

  package enum AppKitTableLayout: Sendable { case tableRowHeight }
  package enum AppKitPrototypes: Sendable { case tablePrototypeViews }

  /// Nothing: archives show no column of an outline's triangles but the first; another one is warned of.
  public static var outlineColumn: Self {
    Self(.appKit(.tables(.outlineColumn)), reads: ["outlineTableColumn", "tableColumns"])
  }

  /// `NSTableViewStyle`: systems before macOS 11, which know no styles, have plain tables.
  public static var tableStyle: Self {
    Self(
      .appKit(.tables(.tableStyle)), reads: ["tableStyle"], writes: [.key(.nsTableViewStyle)],
      parts: [.value("tableStyle", .key(.nsTableViewStyle))])
  }

  /// `NSOutlineViewIndentationPerLevelKey`: left out where it is what the archive's system gives an outline.
  public static var outlineIndentation: Self {
    Self(
      .appKit(.tables(.outlineIndentation)), reads: ["indentationPerLevel"],
      writes: [.key(.nsOutlineViewIndentationPerLevelKey)],
      parts: [.value("indentationPerLevel", .key(.nsOutlineViewIndentationPerLevelKey))])
  }

  /// `NSCornerView` of a table: a view that no element is.
  public static var tableCorner: Self { Self(.appKit(.tables(.tableCorner)), writes: [.key(.nsCornerView)]) }

  /// `NSRowHeight`: that of the highest prototype where a table sizes its rows by them.
  public static var tableRowHeight: Self {
    Self(
      .appKit(.tableLayout(.tableRowHeight)), reads: ["rowHeight", "rowSizeStyle", "tableColumns"],
      writes: [.key(.nsRowHeight)], parts: [.value("rowHeight", .key(.nsRowHeight))])
  }

  /// `NSTvFlags` of a table: two bits say whether its columns fill what shows it.
  public static var tableFlags: Self {
    Self(
      .appKit(.tables(.tableFlags)),
      reads: [
        "alternatingRowBackgroundColors", "autosaveColumns", "columnSelection", "multipleSelection", "emptySelection",
        "gridStyleMask", "columnReordering", "columnResizing", "columnAutoresizingStyle",
      ], writes: [.key(.nsTvFlags)],
      parts: [
        .flag("columnReordering", .key(.nsTvFlags), mask: 0x8000_0000),
        .flag("columnResizing", .key(.nsTvFlags), mask: 0x4000_0000),
        .flag("emptySelection", .key(.nsTvFlags), mask: 0x1000_0000),
        .flag("multipleSelection", .key(.nsTvFlags), mask: 0x800_0000),
        .flag("columnSelection", .key(.nsTvFlags), mask: 0x400_0000),
        .flag("autosaveColumns", .key(.nsTvFlags), mask: 0x100_0000),
        .flag("alternatingRowBackgroundColors", .key(.nsTvFlags), mask: 0x80_0000),
      ])
  }

  /// `NSTableViewArchivedReusableViewsKey`: prototypes, archives inside the archive.
  public static var tablePrototypeViews: Self {
    Self(
      .appKit(.prototypes(.tablePrototypeViews)), reads: ["viewBased", "tableColumns"],
      writes: [.key(.nsTableViewArchivedReusableViewsKey)])
  }

  /// `NSIdentifier` of a column: one without gets a name by its place.
  public static var columnIdentifier: Self {
    Self(
      .appKit(.tables(.columnIdentifier)), reads: ["identifier"], writes: [.key(.nsIdentifier)],
      parts: [.value("identifier", .key(.nsIdentifier))])
  }

  /// `NSWidth` of a column: made to fit.
  public static var columnWidth: Self {
    Self(
      .appKit(.tables(.columnWidth)), reads: ["width"], writes: [.key(.nsWidth)],
      parts: [.value("width", .key(.nsWidth))])
  }

  /// `NSNextResponder` of a table's header: a clip view that no element is.
  public static var headerResponder: Self {
    Self(.appKit(.scrollViews(.headerResponder)), writes: [.key(.nsNextResponder)])
  }

  /// `NSSuperview` of a table's header: the same.
  public static var headerSuperview: Self {
    Self(.appKit(.scrollViews(.headerSuperview)), writes: [.key(.nsSuperview)])
  }

  /// `NSTableView` of a header: the table names it.
  public static var headerTable: Self { Self(.appKit(.tables(.headerTable)), writes: [.key(.nsTableView)]) }

  /// `NSSupport` of a header cell: a font by its style, whatever the document says.
  public static var headerCellFont: Self {
    Self(.appKit(.tables(.headerCellFont)), reads: ["font"], writes: [.key(.nsSupport)])
  }
}
