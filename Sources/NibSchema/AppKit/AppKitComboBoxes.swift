import NibGraph

/// Combo boxes, and the list that one drops down.
extension AppKitElements {
  /// The kinds of the family, plainer ones first.
  static let comboBoxKinds: [Catalog.Kind] = [
    Catalog.Kind("comboBox", describesClass: true) { comboBox },
    Catalog.Kind("comboBoxCell") { comboBoxCell },
  ]

  /// Documented: AppKit, NSComboBox. Seen: 10 boxes of older archives.
  package static let comboBox = ElementSchema(
    "comboBox", class: "NSComboBox", inherits: textField,
    rows: [
      .constant(nib: "NSAllowsWritingTools", .bool(false)),
      .constant(nib: .key(.nsDataSource), .null).when("cell.usesDataSource", in: ["YES"]),
    ])

  /// Documented: AppKit, NSComboBoxCell. Seen: 10 cells of older archives.
  package static let comboBoxCell = ElementSchema(
    "comboBoxCell", class: "NSComboBoxCell", inherits: textFieldCell, role: .object,
    rows: [
      .int("numberOfVisibleItems", nib: "NSVisibleItemCount", default: 5),
      .bool("hasVerticalScroller", nib: "NSHasVerticalScroller", default: true),
      .bool("usesDataSource", nib: "NSUsesDataSource", default: nil, omit: false),
      .constant(nib: .key(.nsDataSource), .null).when("usesDataSource", in: ["YES"]),
      // Seen: 19 cells that do not say, of 7 documents, and 11 that say no.
      .bool("completes", nib: "NSCompletes", default: true, omit: false),
      // 0 of 6 cells up to 7.3; 35 of 35 since 8.0, of 9 documents.
      .constant(nib: "NSAutomaticTextCompletionStored", .bool(true)).since(.xcode8beta),
      .bool("buttonBordered", nib: "NSButtonBordered", default: nil, omit: true),
      // Seen: the key, 24 values.
      .list("objectValues", nib: "NSPopUpListData", .mutableArray).localizable(as: "ibShadowedObjectValues"),
      .synthesized(nib: .key(.nsTableView), class: .key(.nsComboTableView), rows: comboList),
    ])

  /// The table that a combo box drops down.
  ///
  /// Seen: 38 tables of 16 documents and 3 apps from Xcode 6 to today's, all of which have these values; with them 1 of
  /// Xcode 5.1, of which its colors are. 5 tables of Xcode 3 and 4 have others, which their documents say.
  private static let comboList: [Row] =
    comboListView + AppKitComboList.spacings.flatMap(spacing) + comboListTable

  /// What the list has as a view and a control.
  private static let comboListView: [Row] = [
    .constant(nib: .key(.nsNextResponder), .null),
    .constant(nib: .key(.nsNibTouchBar), .null),
    .constant(nib: .key(.nsvFlags), .int(274)),
    .custom(.comboListSize).through(.xcode12point5),
    // 10 of 10, whatever items they have, of 1 app.
    .constant(nib: .key(.nsFrameSize), .string("{38, 5}")).since(.xcode13),
    .constant(nib: .key(.nsSuperview), .null),
    .constant(nib: .key(.nsWindow), .null),
    .constant(nib: .key(.nsViewWantsBestResolutionOpenGLSurface), .bool(true)),
    .constant(nib: .key(.ibNSSafeAreaLayoutGuide), .null),
    .constant(nib: .key(.ibNSLayoutMarginsGuide), .null),
    .constant(nib: .key(.ibNSClipsToBounds), .int(0)),
    .constant(nib: .key(.nsEnabled), .bool(true)),
    .constant(nib: .key(.nsAllowsLogicalLayoutDirection), .bool(false)),
    .constant(nib: "NSControlAllowsExpansionToolTips", .bool(true)).since(.xcode5),
    // 38 of 38 since Xcode 6; 0 of 6 before.
    .constant(nib: "NSControlAction", .string("tableViewAction:")).since(.xcode6),
    .holder(nib: .key(.nsControlTarget), levels: 1).since(.xcode6),
    .constant(nib: .key(.nsControlSize), .int(0)),
    .constant(nib: "NSControlSize2", .int(0)).since(.xcode12).through(.xcode16),
    .constant(nib: .key(.nsControlContinuous), .bool(false)),
    .constant(nib: .key(.nsControlRefusesFirstResponder), .bool(false)),
    .constant(nib: .key(.nsControlUsesSingleLineMode), .bool(false)),
    .constant(nib: .key(.nsControlTextAlignment), .int(0)),
    .constant(nib: .key(.nsControlLineBreakMode), .int(0)),
    .constant(nib: .key(.nsControlWritingDirection), .int(0)),
    .constant(nib: .key(.nsControlSendActionMask), .int(0)),
    .members(nib: "NSTableColumns", .mutableArray, class: .class(.nsTableColumn), rows: comboColumn),
  ]

  /// What it has as a table.
  private static let comboListTable: [Row] = [
    // Clear in 33 of 33 since Xcode 8; 11 of 11 before.
    .color("", nib: .key(.nsBackgroundColor), default: .catalog("controlBackgroundColor")).through(.xcode7),
    .color("", nib: .key(.nsBackgroundColor), default: .clear).since(.xcode8beta),
    // 34 of 34 up to 11.2; then 10 of 10. Inferred: since when.
    .color("", nib: "NSGridColor", default: .catalog("gridColor")).through(.xcode12point5),
    .color("", nib: "NSGridColor", default: .catalog("separatorColor")).since(.xcode13),
    // 25 of 25 small boxes, 13 of 13 regular ones. Inferred: that of a mini one.
    .constant(nib: .key(.nsRowHeight), .double(AppKitComboList.rowHeight(isSmall: true)))
      .when("controlSize", in: AppKitComboList.smallSizes),
    .constant(nib: .key(.nsRowHeight), .double(AppKitComboList.rowHeight(isSmall: false)))
      .unless("controlSize", in: AppKitComboList.smallSizes),
    .constant(nib: .key(.nsAction), .string("tableViewAction:")),
    .constant(nib: .key(.nsTvFlags), .int(-765_427_712)),
    // Neither in 3 of 3 boxes with a data source of their own, both in 35 of 35 others.
    .holder(nib: .key(.nsDelegate), levels: 1).unless("usesDataSource", in: ["YES"]),
    .holder(nib: .key(.nsDataSource), levels: 1).unless("usesDataSource", in: ["YES"]),
    .holder(nib: .key(.nsTarget), levels: 1),
    .constant(nib: "NSColumnAutoresizingStyle", .int(1)),
    .constant(nib: "NSDraggingSourceMaskForLocal", .int(-1)),
    .constant(nib: "NSDraggingSourceMaskForNonLocal", .int(0)),
    .constant(nib: "NSAllowsTypeSelect", .bool(true)),
    .constant(nib: "NSTableViewDraggingDestinationStyle", .int(0)),
    .constant(nib: "NSTableViewGroupRowStyle", .int(1)),
  ]

  private static func spacing(_ era: AppKitComboList.Spacing) -> [Row] {
    [
      .constant(nib: "NSIntercellSpacingWidth", .double(era.width)).since(era.since).through(era.through),
      .constant(nib: "NSIntercellSpacingHeight", .double(era.height)).since(era.since).through(era.through),
    ]
  }

  private static let comboColumn: [Row] = [
    .constant(nib: .key(.nsIdentifier), .string("0")),
    .constant(nib: .key(.nsWidth), .double(AppKitComboList.columnWidth)),
    .constant(nib: .key(.nsMinWidth), .double(10)),
    .constant(nib: "NSMaxWidth", .double(3.4028234663852886e38)),
    .synthesized(nib: "NSHeaderCell", class: "NSTableHeaderCell", rows: comboHeader),
    .synthesized(nib: "NSDataCell", class: .class(.nsTextFieldCell), rows: comboItem),
    .constant(nib: "NSResizingMask", .int(3)),
    .constant(nib: "NSIsResizeable", .bool(true)),
    .holder(nib: .key(.nsTableView), levels: 2),
  ]

  private static let comboHeader: [Row] = [
    .constant(nib: .key(.nsCellFlags), .int(0x400_0040)),
    .constant(nib: .key(.nsCellFlags2), .int(0x800)),
    .constant(nib: "NSControlSize2", .int(0)).since(.xcode12).through(.xcode16),
    .constant(nib: .key(.nsContents), .string("")),
    // 4 of 4 of Xcode 7, of 1 app.
    .font("", nib: .key(.nsSupport), default: .meta("cellTitle")).since(.xcode7).through(.xcode7),
    .custom(.headerCellFont).through(.xcode6),
    .custom(.headerCellFont).since(.xcode8beta),
    // 2 of 2 of Xcode 5 and 6; 37 of 37 since.
    .color("", nib: .key(.nsBackgroundColor), default: .catalog("headerColor")).through(.xcode6),
    .color("", nib: .key(.nsBackgroundColor), default: .clear).since(.xcode7),
    .color("", nib: .key(.nsTextColor), default: .catalog("headerTextColor")),
  ]

  /// What shows the items: it has the font and the alignment of the box. Seen: 39 of 39.
  private static let comboItem: [Row] = [
    .constant(nib: .key(.nsCellFlags), .int(0x1420_0040)),
    .packed(
      nib: .key(.nsCellFlags2),
      [.constant(mask: 0x800), .choice("alignment", .cellAlignmentBits, mask: 0x1C00_0000, default: 4)]),
    .constant(nib: "NSControlSize2", .int(0)).since(.xcode12).through(.xcode16),
    .constant(nib: .key(.nsContents), .string("Field")),
    .font("font", nib: .key(.nsSupport)),
    .holder(nib: .key(.nsControlView), levels: 3),
    .color("", nib: .key(.nsBackgroundColor), default: .catalog("controlBackgroundColor")),
    .color("", nib: .key(.nsTextColor), default: .catalog("controlTextColor")),
  ]
}

/// The measures of a combo box's list.
package enum AppKitComboList {
  /// How far its cells are from one another in an era.
  package typealias Spacing = (since: OutputProfile, through: OutputProfile, width: Double, height: Double)

  /// Seen: 11 tables up to 7.3, 23 from 8.0 to 12.5, 10 since.
  package static let spacings: [Spacing] = [
    (.xcode3point1, .xcode7, 3, 2), (.xcode8beta, .xcode12point5, 2, 2), (.xcode13, .newest, 17, 0),
  ]

  /// How wide its column is.
  package static let columnWidth: Double = 10

  /// The sizes of boxes whose lists have low rows.
  package static let smallSizes = ["small", "mini"]

  /// How high a row is.
  package static func rowHeight(isSmall: Bool) -> Double { isSmall ? 16 : 19 }

  /// The size of a list: as wide as its column and as high as all its items, each with the space around it.
  ///
  /// Seen: 34 of 34 tables of 20 archives and 4 apps up to 12.5, with 0 to 8 items.
  package static func size(items: Int, isSmall: Bool, in profile: OutputProfile) -> (width: Double, height: Double) {
    let spacing = spacings.first { profile <= $0.through } ?? spacings[spacings.count - 1]
    return (columnWidth + spacing.width, Double(items) * (rowHeight(isSmall: isSmall) + spacing.height))
  }
}

extension CustomLowering {
  package enum AppKitComboBoxes: Sendable { case comboListSize }

  /// `NSFrameSize` of a combo box's list, which is as high as its items.
  public static var comboListSize: Self {
    Self(
      .appKit(.comboBoxes(.comboListSize)), reads: ["objectValues", "controlSize"], writes: [.key(.nsFrameSize)])
  }
}
