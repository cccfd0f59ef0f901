import NibGraph

/// Fields that are edited as text, beside the plain one, and their cells.
extension AppKitElements {
  /// The kinds of the family, plainer ones first.
  static let fieldKinds: [Catalog.Kind] = [
    Catalog.Kind("comboBox", describesClass: true) { comboBox },
    Catalog.Kind("comboBoxCell") { comboBoxCell },
    Catalog.Kind("pathCell") { pathCell },
    Catalog.Kind("pathControl", describesClass: true) { pathControl },
    Catalog.Kind("searchField") { searchField },
    Catalog.Kind("searchFieldCell") { searchFieldCell },
    Catalog.Kind("secureTextField") { secureTextField },
    Catalog.Kind("secureTextFieldCell") { secureTextFieldCell },
    Catalog.Kind("tokenField") { tokenField },
    Catalog.Kind("tokenFieldCell") { tokenFieldCell },
    Catalog.Kind("url") { url },
  ]

  /// Documented: AppKit, NSSecureTextField. Seen: a field, and 4 of older archives.
  package static let secureTextField = ElementSchema(
    "secureTextField", class: "NSSecureTextField", inherits: textField,
    rows: [.constant(nib: "NSAllowsWritingTools", .bool(false))])

  /// Documented: AppKit, NSSecureTextFieldCell. Seen: a cell, and 4 of older archives.
  package static let secureTextFieldCell = ElementSchema(
    "secureTextFieldCell", class: "NSSecureTextFieldCell", inherits: textFieldCell, role: .object,
    rows: [.bool("echosBullets", nib: "NSEchosBullets", default: nil, omit: true)])

  /// Documented: AppKit, NSSearchField. Seen: 2 fields.
  package static let searchField = ElementSchema(
    "searchField", class: "NSSearchField", inherits: textField,
    rows: [.constant(nib: "NSAllowsWritingTools", .bool(false))])

  /// Documented: AppKit, NSSearchFieldCell. Seen: 2 cells, and 11 of older archives.
  package static let searchFieldCell = ElementSchema(
    "searchFieldCell", class: "NSSearchFieldCell", inherits: textFieldCell, role: .object,
    rows: [
      .choice("bezelStyle", .textBezelStyle, nib: "NSTextBezelStyle", default: 1),
      .synthesized(nib: "NSSearchButtonCell", class: "NSButtonCell", rows: searchButton),
      .synthesized(nib: "NSCancelButtonCell", class: "NSButtonCell", rows: cancelButton),
      .child("searchMenuTemplate", nib: "NSSearchMenuTemplate"),
      .string("recentsAutosaveName", nib: "NSRecentsAutosaveName"),
      .int("maximumRecents", nib: "NSMaximumRecents", default: 255),
      .bool("sendsWholeSearchString", nib: "NSSendsWholeSearchString", default: nil, omit: false),
      .custom(.searchFieldFlags),
      // 0 of 2 cells of 6.0; 8 of 8 since 10.1.
      .constant(nib: "NSAutomaticTextCompletionStored", .bool(true)).since(.xcode8beta),
    ])

  private static let searchButton: [Row] =
    [
      .constant(nib: .key(.nsCellFlags), .int(0)),
      .constant(nib: .key(.nsCellFlags2), .int(0)),
      .constant(nib: .key(.nsContents), .string("search")),
      // Up to 13.4 neither button in a search field has it: 5 of 5 fields of 3 apps; today's have, 3 of 3.
      .parentReference(nib: .key(.nsControlView), role: .view).since(.xcode14),
      .constant(nib: .key(.nsAction), .string("_searchFieldSearch:")),
    ] + searchFieldButton

  private static let cancelButton: [Row] =
    [
      .constant(nib: .key(.nsCellFlags), .int(-0x8000_0000)),
      .constant(nib: .key(.nsCellFlags2), .int(0)),
      .custom(.cancelButtonLabel),
      // Up to 13.4 neither button in a search field has it: 5 of 5 fields of 3 apps; today's have, 3 of 3.
      .parentReference(nib: .key(.nsControlView), role: .view).since(.xcode14),
      .constant(nib: .key(.nsAction), .string("_searchFieldCancel:")),
    ] + searchFieldButton

  /// What both buttons in a search field have.
  private static let searchFieldButton: [Row] = [
    .custom(.cellAsTarget),
    .constant(nib: .key(.nsButtonFlags), .int(0x840_4000)),
    .constant(nib: .key(.nsButtonFlags2), .int(0)),
    .constant(nib: .key(.nsBezelStyle), .int(0)),
    .constant(nib: .key(.nsKeyEquivalent), .string("")),
    .constant(nib: .key(.nsPeriodicDelay), .int(400)),
    .constant(nib: .key(.nsPeriodicInterval), .int(75)),
    .constant(nib: .key(.nsAuxButtonType), .int(5)),
  ]

  /// Documented: AppKit, NSTokenField. Seen: 2 fields of older documents.
  package static let tokenField = ElementSchema(
    "tokenField", class: "NSTokenField", inherits: textField,
    rows: [
      .strings(nib: "NSDragTypes", class: .class(.nsMutableSet), ["NSStringPboardType"]),
      .constant(nib: "NSAllowsWritingTools", .bool(false)),
      .constant(nib: "NSTokenFieldVersion", .int(2)),
    ])

  /// Documented: AppKit, NSTokenFieldCell. Seen: 2 cells of older documents.
  package static let tokenFieldCell = ElementSchema(
    "tokenFieldCell", class: "NSTokenFieldCell", inherits: textFieldCell, role: .object,
    rows: [
      .parentReference(nib: .key(.nsDelegate), role: .view),
      .choice("tokenStyle", .tokenStyle, nib: "NSTokenStyle", default: 0),
      .double("completionDelay", nib: "NSCompletionDelay", default: 0),
    ])

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
      .synthesized(nib: .key(.nsTableView), class: .key(.nsComboTableView), rows: comboTable),
    ])

  /// The table that a combo box drops down. Seen: 8 tables of older archives.
  private static let comboTable: [Row] = [
    .constant(nib: .key(.nsNextResponder), .null),
    .constant(nib: .key(.nsNibTouchBar), .null),
    .constant(nib: .key(.nsvFlags), .int(274)),
    .constant(nib: .key(.nsFrameSize), .string("{13, 0}")),
    .constant(nib: .key(.nsViewWantsBestResolutionOpenGLSurface), .bool(true)),
    .constant(nib: .key(.nsEnabled), .bool(true)),
    .constant(nib: .key(.nsAllowsLogicalLayoutDirection), .bool(false)),
    .constant(nib: "NSControlAllowsExpansionToolTips", .bool(true)),
    .members(
      nib: "NSTableColumns", .mutableArray, class: .class(.nsTableColumn),
      rows: [
        .constant(nib: .key(.nsIdentifier), .string("0")),
        .constant(nib: .key(.nsWidth), .double(10)),
        .constant(nib: .key(.nsMinWidth), .double(10)),
        .constant(nib: "NSMaxWidth", .double(3.4028234663852886e38)),
        .constant(nib: "NSResizingMask", .int(3)),
        .constant(nib: "NSIsResizeable", .bool(true)),
      ]),
    // 3 up to 7.3: 6 of 6 tables; 2 from 8.0 to 12.5: 23 of 23; then 17 and no height: 10 of 10.
    .constant(nib: "NSIntercellSpacingWidth", .double(3)).through(.xcode7),
    .constant(nib: "NSIntercellSpacingWidth", .double(2)).since(.xcode8beta).through(.xcode12point5),
    .constant(nib: "NSIntercellSpacingWidth", .double(17)).since(.xcode13),
    .constant(nib: "NSIntercellSpacingHeight", .double(2)).through(.xcode12point5),
    .constant(nib: "NSIntercellSpacingHeight", .double(0)).since(.xcode13),
    .constant(nib: "NSDraggingSourceMaskForLocal", .int(-1)),
    .constant(nib: "NSDraggingSourceMaskForNonLocal", .int(0)),
    .constant(nib: "NSTableViewDraggingDestinationStyle", .int(0)),
    .constant(nib: "NSTableViewGroupRowStyle", .int(1)),
    .constant(nib: .key(.nsRowHeight), .double(16)),
    .constant(nib: .key(.nsTvFlags), .int(-765_427_712)),
    .custom(.cellAsDelegate),
    .constant(nib: .key(.nsAction), .string("tableViewAction:")),
    .constant(nib: "NSColumnAutoresizingStyle", .int(1)),
    .constant(nib: "NSAllowsTypeSelect", .bool(true)),
  ]

  /// Documented: AppKit, NSPathControl. Seen: a control.
  package static let pathControl = ElementSchema(
    "pathControl", class: "NSPathControl", inherits: control,
    rows: [
      .strings(
        nib: "NSDragTypes", class: .class(.nsMutableSet), ["Apple URL pasteboard type", "NSFilenamesPboardType"]),
      hugging((250, 750)),
    ])

  /// Documented: AppKit, NSPathCell. Seen: a cell.
  package static let pathCell = ElementSchema(
    "pathCell", class: "NSPathCell", inherits: plainCell, role: .object,
    rows: [
      .packed(nib: .key(.nsCellFlags), cellFlags(border: .cellBorder)),
      .child("url", nib: .key(.nsContents)),
      .font("font", nib: .key(.nsSupport)),
      .nonemptyString("placeholderString", nib: .key(.nsPlaceholderString)).localizable(),
      .color("backgroundColor", nib: .key(.nsBackgroundColor)),
      .custom(.pathComponents),
      .choice("pathStyle", .pathStyle, nib: "NSPathStyle", omit: 0),
      .parentReference(nib: .key(.nsDelegate), role: .view),
      .list("allowedTypes", nib: "NSAllowedTypes", .array, always: true).whenPresent("allowedTypes"),
    ])

  /// A resource locator. Seen: an URL.
  package static let url = ElementSchema(
    "url", class: .class(.nsUrl), role: .object,
    rows: [.constant(nib: .key(.nsBase), .null), .string("string", nib: .key(.nsRelative))])
}

extension CustomLowering {
  package enum AppKitControls: Sendable {
    case timeZoneData, shadowedSymbol
    case selectedSegment, searchFieldFlags, cancelButtonLabel, cellAsDelegate, pathComponents, boxTitle, boxContent,
      separatorColor
    case boxMargins, boxBorderWidth, textCompletion, cellTag, logicalLayout, layeredSubviews,
      lineBreakStrategy
  }

  /// `NSSearchFieldFlags`: a word of bits as data.
  public static var searchFieldFlags: Self {
    Self(
      .appKit(.controls(.searchFieldFlags)), reads: ["sendsWholeSearchString", "sendsSearchStringImmediately"],
      writes: ["NSSearchFieldFlags"],
      parts: [.value("sendsSearchStringImmediately", "NSSearchFieldFlags")])
  }

  /// The accessible label of the button that clears a search field.
  public static var cancelButtonLabel: Self {
    Self(.appKit(.controls(.cancelButtonLabel)), writes: ["NSAccessibilityOverriddenAttributes"])
  }

  /// `NSTarget` of a part of a cell: the cell.
  public static var cellAsTarget: Self { Self(.appKit(.views(.cellAsTarget)), writes: [.key(.nsTarget)]) }

  /// `NSDelegate`, `NSTarget` and `NSDataSource` of the table in a combo box: its cell.
  public static var cellAsDelegate: Self {
    Self(.appKit(.controls(.cellAsDelegate)), writes: [.key(.nsDataSource), .key(.nsDelegate), .key(.nsTarget)])
  }

  /// `NSPathComponentCells`: a cell for each folder of a path.
  public static var pathComponents: Self {
    Self(.appKit(.controls(.pathComponents)), reads: ["url", "font"], writes: ["NSPathComponentCells"])
  }
}
