import NibGraph

/// Cells: what a control draws.
extension AppKitElements {
  /// The kinds of the family, plainer ones first.
  static let cellKinds: [Catalog.Kind] = [
    Catalog.Kind("buttonCell") { buttonCell },
    Catalog.Kind("textFieldCell") { textFieldCell },
    Catalog.Kind("actionCell") { actionCell },
    Catalog.Kind("customCell") { customCell },
  ]

  /// What all cells share; no element itself. Documented: AppKit, NSCell.
  package static let plainCell = ElementSchema(
    "plainCell", class: .key(.nsCell), role: .object,
    // Its control says it.
    ignored: ["baseWritingDirection"],
    rows: [
      .custom(.classSwapperNames),
      .packed(nib: .key(.nsCellFlags), cellFlags(border: .cellBorder)),
      .packed(nib: .key(.nsCellFlags2), furtherCellFlags),
    ] + largeSize("controlSize") + [
      .place(nib: .key(.nsContents)),
      .place(nib: .key(.nsSupport)),
      .child("formatter", nib: "NSFormatter"),
      .place(nib: .key(.nsPlaceholderString)),
      .string("identifier", nib: .key(.nsCellIdentifier)),
      .custom(.controlIdentifier).whenAbsent("identifier"),
      .custom(.cellControl, nib: .key(.nsControlView)),
      // Seen: 390 cells that say one, of 12 Xcodes from 3 to 16 and 2 apps; none of 66 has that of its control.
      .int("tag", nib: .key(.nsTag), omit: 0),
      .choice("controlSize", .controlSize, nib: "NSControlSize2", default: 0).since(.xcode12).through(.xcode16),
    ])

  /// The two keys that only a large control and its cell have.
  ///
  /// Seen: 308 controls in 14 archives of Xcode 26 and their cells; none of another size has one of the keys there.
  static func largeSize(_ attribute: String) -> [Row] {
    [
      .choice(attribute, .controlSize, nib: "NSControlSize2", default: 0).since(.xcode26).when(
        attribute, in: ["large"]),
      .constant(nib: "NSControlSizeExtraLarge", .bool(false)).since(.xcode26).when(attribute, in: ["large"]),
    ]
  }

  /// What cells with a text share; no element itself.
  package static let cell = ElementSchema(
    "cell", class: .key(.nsCell), inherits: plainCell, role: .object,
    rows: [
      .string("title", nib: .key(.nsContents)).localizable(),
      .constant(nib: .key(.nsContents), .string("")).whenAbsent("title"),
      .font("font", nib: .key(.nsSupport)),
    ])

  /// The cell of a plain control. Seen: the cell of a matrix.
  package static let actionCell = ElementSchema(
    "actionCell", class: "NSActionCell", inherits: cell, role: .object, rows: [])

  /// A cell of a class of one's own.
  package static let customCell = ElementSchema(
    "customCell", class: .key(.nsCell), inherits: cell, role: .object, rows: [])

  /// Documented: AppKit, NSButtonCell. Seen: 48 cells.
  package static let buttonCell = ElementSchema(
    "buttonCell", class: "NSButtonCell", inherits: cell, role: .object,
    unarchived: ["maxAcceleratorLevel": "a press has the levels that the class gives it"],
    rows: [
      .packed(nib: .key(.nsCellFlags), cellFlags(border: nil)),
      .custom(.buttonFont, nib: .key(.nsSupport)),
      // Up to 10.1 a button keeps its font once more, where it shows no image of its own or of a switch; a bit says so:
      // 96 of 96 cells, and none of 24 with an image.
      .packed(nib: .key(.nsButtonFlags), buttonFlags).since(.xcode11),
      .packed(nib: .key(.nsButtonFlags), buttonFlags + [.constant(mask: 0x2_0000)]).unless(
        "type", in: ["check", "radio", "disclosureTriangle"]
      )
      .whenAbsent("image").through(.xcode10point2),
      .packed(nib: .key(.nsButtonFlags), buttonFlags).unless("type", in: ["check", "radio", "disclosureTriangle"])
        .whenPresent("image").since(.xcode5).through(.xcode10point2),
      // 15 of 15 cells with an image of Xcode 3 and 4, whose lowest byte is one number.
      .packed(nib: .key(.nsButtonFlags), Array(buttonFlags.dropFirst()) + [.constant(mask: 0x4_0000)]).unless(
        "type", in: ["check", "radio", "disclosureTriangle"]
      )
      .whenPresent("image").through(.xcode4point5),
      // A switch: 5 of 5 cells of 6.0 to 7.2 whose Xcode is known, none of 38 of that age that Interface Builder wrote.
      .packed(nib: .key(.nsButtonFlags), buttonFlags + [.constant(mask: 0x4_0000)]).when(
        "type", in: ["check", "radio"]
      )
      .through(.xcode7).compiled(),
      .packed(nib: .key(.nsButtonFlags), buttonFlags).when("type", in: ["check", "radio"]).through(.xcode7)
        .savedByEditor(),
      .packed(nib: .key(.nsButtonFlags), buttonFlags).when("type", in: ["check", "radio"]).since(.xcode8beta)
        .through(.xcode10point2),
      .packed(nib: .key(.nsButtonFlags), buttonFlags).when("type", in: ["disclosureTriangle"]).through(.xcode10point2),
      .packed(nib: .key(.nsButtonFlags2), furtherButtonFlags),
      .choice("bezelStyle", .bezelStyle, nib: .key(.nsBezelStyle), default: 0),
      .custom(.switchImage).whenAbsent("alternateImage"),
      .image("alternateImage", nib: .key(.nsAlternateImage)),
      .image("image", nib: .key(.nsNormalImage)),
      .string("alternateTitle", nib: .key(.nsAlternateContents)).localizable(),
      .constant(nib: .key(.nsAlternateContents), .string("")).whenAbsent("alternateTitle"),
      .string("keyEquivalent", nib: .key(.nsKeyEquivalent)),
      .constant(nib: .key(.nsKeyEquivalent), .string("")).whenAbsent("keyEquivalent"),
      .int("periodicDelay", nib: .key(.nsPeriodicDelay), default: 400),
      .int("periodicInterval", nib: .key(.nsPeriodicInterval), default: 75),
      .choice("type", .buttonKind, nib: .key(.nsAuxButtonType), default: 0).unless(
        "type", in: ["square", "squareTextured"]),
      .custom(.squareButtonType, nib: .key(.nsAuxButtonType)),
      .custom(.imageHug),
      .custom(.buttonTints),
      .custom(.cellSymbol),
    ])

  /// Documented: AppKit, NSTextFieldCell. Seen: 92 cells.
  package static let textFieldCell = ElementSchema(
    "textFieldCell", class: .class(.nsTextFieldCell), inherits: cell, role: .object,
    rows: [
      // Of the cell of a table's column Xcode 3 and 4 keep one half of what says that a text can be selected: 5 of 5. It has
      // no text where it says none: 3 of 3.
      .packed(nib: .key(.nsCellFlags), cellFlags(border: .cellBorder)).unless("key", in: ["dataCell"])
        .through(.xcode4point5),
      .packed(nib: .key(.nsCellFlags), cellFlags(border: .cellBorder, selection: 0x20_0000)).when(
        "key", in: ["dataCell"]
      )
      .through(.xcode4point5),
      .packed(nib: .key(.nsCellFlags), cellFlags(border: .cellBorder)).since(.xcode5),
      .string("title", nib: .key(.nsContents)).localizable(),
      .constant(nib: .key(.nsContents), .string("")).whenAbsent("title").unless("key", in: ["dataCell"])
        .through(.xcode4point5),
      .constant(nib: .key(.nsContents), .string("")).whenAbsent("title").since(.xcode5),
      .nonemptyString("placeholderString", nib: .key(.nsPlaceholderString)).localizable(),
      .choice("bezelStyle", .textBezelStyle, nib: "NSTextBezelStyle", omit: 0),
      .bool("drawsBackground", nib: .key(.nsDrawsBackground), default: nil, omit: false),
      .color("backgroundColor", nib: .key(.nsBackgroundColor)),
      .color("textColor", nib: .key(.nsTextColor)),
      .list("allowedInputSourceLocales", nib: "NSAllowedInputLocales", .array),
      .custom(.textCompletion),
      .custom(.characterPicker),
    ])

  /// The first word of a cell that shows text. A button's border stands in a word of its own.
  static func cellFlags(border: Choice?, isText: Bool = true, selection: Int64 = 0x20_0001) -> [PackedField] {
    [
      .bool("selectable", mask: selection),
      .choice("lineBreakMode", .cellTruncation, mask: 0x40),
      .bool("scrollable", mask: 0x10_0000),
    ] + (border.map { [.choice("borderStyle", $0, mask: 0xC0_0000)] } ?? []) + [
      .constant(mask: isText ? 0x400_0000 : 0),
      .bool("continuous", mask: isText ? 0x8_0000 : 0),
      .bool("editable", mask: 0x1000_0000),
      .bool("enabled", mask: 0x2000_0000, default: true, inverted: true),
      .choice("state", .cellState, mask: 0x8000_0000),
    ]
  }

  static let furtherCellFlags: [PackedField] = [
    .bool("usesSingleLineMode", mask: 0x40),
    .bool("truncatesLastVisibleLine", mask: 0x100),
    .choice("lineBreakMode", .cellLineBreak, mask: 0xE00),
    .bool("allowsUndo", mask: 0x1000, default: true, inverted: true),
    .choice("focusRingType", .cellFocusRing, mask: 0x1_8000),
    .choice("controlSize", .oldControlSize, mask: 0xE_0000),
    .bool("sendsActionOnEndEditing", mask: 0x40_0000),
    .bool("allowsMixedState", mask: 0x100_0000),
    .bool("refusesFirstResponder", mask: 0x200_0000),
    .choice("alignment", .cellAlignmentBits, mask: 0x1C00_0000, default: 4),
    .bool("allowsEditingTextAttributes", mask: 0x4000_0000),
  ]

  private static let buttonFlags: [PackedField] = [
    .bool("imageHugsTitle", mask: 0x20),
    .bool("behavior.doesNotDimImage", mask: 0x1100),
    .int("inset", mask: 0x6000),
    .bool("transparent", mask: 0x8000),
    .choice("imagePosition", .cellImagePosition, mask: 0x78_0000),
    .choice("borderStyle", .buttonBorder, mask: 0x80_0000),
    .bool("behavior.lightByGray", mask: 0x200_0000),
    .bool("behavior.lightByBackground", mask: 0x400_0000),
    .bool("behavior.lightByContents", mask: 0x800_0000),
    .bool("behavior.changeGray", mask: 0x1000_0000),
    .bool("behavior.changeBackground", mask: 0x2000_0000),
    .bool("behavior.changeContents", mask: 0x4000_0000),
    .bool("behavior.pushIn", mask: 0x8000_0000),
  ]

  private static let furtherButtonFlags: [PackedField] = [
    .choice("bezelStyle", .bezelStyleBits, mask: 0x3F),
    .choice("imageScaling", .cellImageScaling, mask: 0xC0),
    .bool("keyEquivalentModifierMask.command", mask: 0x1000_0000),
  ]
}

extension CustomLowering {
  package enum AppKitCells: Sendable {
    case switchImage, squareButtonType, characterPicker, imageHug, buttonTints, imageTint, cellSymbol
    case controlIdentifier
  }
  package enum AppKitMatrices: Sendable { case cellControl, matrixCells }
  package enum AppKitFonts: Sendable { case buttonFont }

  /// `NSCellIdentifier` of a cell that says none: its control's.
  public static var controlIdentifier: Self {
    Self(.appKit(.cells(.controlIdentifier)), writes: [.key(.nsCellIdentifier)])
  }

  /// The two class names of a view or cell whose custom class takes the place of a known one.
  public static var classSwapperNames: Self {
    Self(
      .appKit(.classNames(.classSwapperNames)), reads: ["customClass", "customModule"],
      writes: [.key(.nsClassName), .key(.nsOriginalClassName)])
  }

  /// `NSSupport` of a button's cell: the system's font is another in a button that shows a menu, or stands in a line.
  public static var buttonFont: Self {
    Self(
      .appKit(.fonts(.buttonFont)), reads: ["font", "bezelStyle"], writes: [.key(.nsSupport)],
      parts: [.value("font", .key(.nsSupport))])
  }

  /// `NSAlternateImage` of check boxes and radio buttons: an image of the system that all of them share.
  public static var switchImage: Self {
    Self(
      .appKit(.cells(.switchImage)), reads: ["type", "font", "image", "bezelStyle"],
      writes: [.key(.nsAlternateImage), .key(.nsNormalImage)])
  }

  /// `NSAutomaticTextCompletionDisabled`: the field says it, its cell keeps it.
  public static var textCompletion: Self {
    Self(.appKit(.controls(.textCompletion)), writes: [.key(.nsAutomaticTextCompletionDisabled)])
  }

  /// `NSControlView`: the view around a cell, but for the cells of a matrix.
  public static var cellControl: Self { Self(.appKit(.matrices(.cellControl)), writes: [.key(.nsControlView)]) }

  /// Nothing of its own: whether the image stands beside the title is a bit of the cell's word, and the button says it.
  public static var imageHug: Self { Self(.appKit(.cells(.imageHug)), reads: ["imageHugsTitle"]) }

  /// `NSBezelTintColor` and `NSContentTintColor`: the button says the colors, its cell keeps them.
  public static var buttonTints: Self {
    Self(.appKit(.cells(.buttonTints)), writes: [.key(.nsBezelTintColor), .key(.nsContentTintColor)])
  }

  /// `NSContentTintColor`: the image view says the color, its cell keeps it.
  public static var imageTint: Self { Self(.appKit(.cells(.imageTint)), writes: [.key(.nsContentTintColor)]) }

  /// `NSImageSymbolConfiguration`: the button or image view says how symbols are shown, its cell keeps it.
  public static var cellSymbol: Self {
    Self(.appKit(.cells(.cellSymbol)), writes: [.key(.nsImageSymbolConfiguration)])
  }

  /// `NSAuxButtonType` of square buttons: how they behave decides it.
  public static var squareButtonType: Self {
    Self(.appKit(.cells(.squareButtonType)), reads: ["type", "behavior"], writes: [.key(.nsAuxButtonType)])
  }

  /// `NSCharacterPickerEnabled`: the control says it, and older documents by their version.
  public static var characterPicker: Self {
    Self(.appKit(.cells(.characterPicker)), writes: ["NSCharacterPickerEnabled"])
  }
}
