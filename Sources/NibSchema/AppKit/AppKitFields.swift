import NibGraph

/// Fields that are edited as text, beside the plain one, and their cells.
extension AppKitElements {
  /// The kinds of the family, plainer ones first.
  static let fieldKinds: [Catalog.Kind] = [
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
    .holder(nib: .key(.nsTarget), levels: 1),
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
    case selectedSegment, searchFieldFlags, cancelButtonLabel, pathComponents, boxTitle, boxContent,
      separatorColor
    case boxMargins, boxBorderWidth, textCompletion, logicalLayout, layeredSubviews,
      lineBreakStrategy, firstLayoutWidth
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

  /// `NSPathComponentCells`: a cell for each folder of a path.
  public static var pathComponents: Self {
    Self(.appKit(.controls(.pathComponents)), reads: ["url", "font"], writes: ["NSPathComponentCells"])
  }
}
