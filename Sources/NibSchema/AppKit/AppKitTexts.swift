import NibGraph

/// Views of text of many lines.
extension AppKitElements {
  /// The kinds of the family, plainer ones first.
  static let textKinds: [Catalog.Kind] = [
    Catalog.Kind("textView") { textView }
  ]

  /// Documented: AppKit, NSTextView. Seen: 11 views.
  package static let textView = ElementSchema(
    "textView", class: .key(.nsTextView), inherits: view, ignored: ["minSize"],
    unarchived: [
      "baseWritingDirection": "the direction is that of the text",
      "layoutManager": "the text is laid out by TextKit 1, whose objects archives have",
    ],
    harmless: ["layoutManager": "textKit1"],
    rows: [
      // 5 of 5 views up to 8.3 have a bit that no newer one has.
      .viewWord(viewFlags + [.constant(mask: 0x800)]).through(.xcode8point3),
      .viewWord(viewFlags).since(.xcode9),
    ] + dragTypes + [
      .custom(.textContainer),
      .custom(.textSharedData),
      // 12 of 12 views of Xcode 3 and 4 say nothing of undoing there.
      .packed(nib: "NSTVFlags", textSizeFlags).through(.xcode4point5),
      .packed(nib: "NSTVFlags", textSizeFlags + textUndoFlags).since(.xcode5),
      // 10 of 12 views of Xcode 3 and 4; no later one.
      .geometryText("minSize", .size, nib: "NSMinize").through(.xcode4point5),
      .geometryText("maxSize", .size, nib: .key(.nsMaxSize)),
      .custom(.textMaxSize).whenAbsent("maxSize"),
      .constant(nib: .key(.nsDelegate), .null),
      .custom(.textViewColor),
    ])

  /// What a text of Xcode 3 and 4 takes from elsewhere; what can be edited takes more.
  ///
  /// Seen: 7 text views of Xcode 3 or that do not find by a panel, but for 1 of the others; none of 5 others.
  private static let dragTypes: [Row] = {
    let edited = plainDragTypes + editedDragTypes
    func types(_ types: [String]) -> Row { .strings(nib: "NSDragTypes", class: .class(.nsMutableSet), types) }
    let url = "CorePasteboardFlavorType 0x75726C20"
    return [
      types(edited + [url]).unless("editable", in: ["NO"]).through(.xcode3point1),
      types(plainDragTypes).when("editable", in: ["NO"]).through(.xcode3point1),
      types(edited + ["public.url"]).unless("editable", in: ["NO"]).whenAbsent("findStyle").since(.xcode3point2)
        .through(.xcode3point2),
      types(edited + [url]).unless("editable", in: ["NO"]).whenAbsent("findStyle").since(.xcode4).through(
        .xcode4point5),
      types(plainDragTypes).when("editable", in: ["NO"]).whenAbsent("findStyle").since(.xcode3point2)
        .through(.xcode4point5),
    ]
  }()

  private static let plainDragTypes = [
    "NeXT Rich Text Format v1.0 pasteboard type", "Apple PDF pasteboard type", "NeXT TIFF v4.0 pasteboard type",
    "CorePasteboardFlavorType 0x6D6F6F76", "Apple HTML pasteboard type",
    "NeXT Encapsulated PostScript v1.2 pasteboard type", "Apple PICT pasteboard type", "NSStringPboardType",
    "NSColor pasteboard type", "NSFilenamesPboardType", "NeXT RTFD pasteboard type",
  ]

  private static let editedDragTypes = [
    "NeXT ruler pasteboard type", "NeXT font pasteboard type", "WebURLsWithTitlesPboardType",
    "Apple URL pasteboard type", "Apple PNG pasteboard type",
  ]

  private static let textSizeFlags: [PackedField] = [
    .bool("horizontallyResizable", mask: 0x1),
    // Set in all 14 views, with the attribute and without it.
    .bool("verticallyResizable", mask: 0x2, default: true),
    .constant(mask: 0x4),
  ]

  private static let textUndoFlags: [PackedField] = [
    .bool("allowsUndo", mask: 0x40),
    .bool("allowsUndo", mask: 0x80, default: false, inverted: true),
  ]
}

extension CustomLowering {
  package enum AppKitTexts: Sendable { case textContainer, textSharedData, textViewColor, textMaxSize }

  /// `NSTextContainer`: with layout manager and storage, objects that no elements are and that name each other.
  public static var textContainer: Self {
    Self(
      .appKit(.texts(.textContainer)), reads: ["textStorage", "allowsNonContiguousLayout"],
      writes: [.key(.nsTextContainer)],
      parts: [
        .value("textStorage", .key(.nsTextContainer), .key(.nsLayoutManager), .key(.nsTextStorage)),
        .flag(
          "allowsNonContiguousLayout", .key(.nsTextContainer), .key(.nsLayoutManager), .key(.nsLMFlags), mask: 0x80),
      ])
  }

  /// `NSSharedData` of a text view: flags, colours and attributes in an object of their own.
  public static var textSharedData: Self {
    Self(
      .appKit(.texts(.textSharedData)),
      reads: [
        "editable", "selectable", "richText", "importsGraphics", "fieldEditor", "usesFontPanel", "usesRuler",
        "allowsUndo", "smartInsertDelete", "drawsBackground", "findStyle", "continuousSpellChecking", "backgroundColor",
        "insertionPointColor", "spellingCorrection", "dashSubstitution", "quoteSubstitution", "textReplacement",
        "textCompletion", "grammarChecking", "linkDetection", "dataDetection", "incrementalSearchingEnabled",
        "usesInspectorBar", "allowsDocumentBackgroundColorChange", "allowsImageEditing",
        "allowsCharacterPickerTouchBarItem",
      ], writes: [.key(.nsSharedData)], parts: sharedParts)
  }

  /// The bits are those that the compiler sets.
  private static let sharedParts: [ArchivedPart] = [
    shared("selectable", 0x1), shared("editable", 0x2), shared("richText", 0x4), shared("importsGraphics", 0x8),
    shared("fieldEditor", 0x10), shared("usesFontPanel", 0x20), shared("usesRuler", 0x40),
    shared("continuousSpellChecking", 0x80),
    shared("drawsBackground", 0x100), shared("smartInsertDelete", 0x200), shared("allowsUndo", 0x400),
    shared("allowsDocumentBackgroundColorChange", 0x4000), shared("grammarChecking", 0x8000),
    shared("allowsImageEditing", 0x1_0000), shared("quoteSubstitution", 0x2_0000), shared("linkDetection", 0x4_0000),
    shared("dataDetection", 0xC0_0000), shared("dashSubstitution", 0x100_0000),
    shared("textReplacement", 0x200_0000), shared("spellingCorrection", 0x400_0000),
    shared("incrementalSearchingEnabled", 0x4000_0000), shared("usesInspectorBar", 0x8000_0000),
    .value("findStyle", .key(.nsSharedData), .key(.nsPreferredTextFinderStyle)),
    .value("backgroundColor", .key(.nsSharedData), .key(.nsBackgroundColor)),
    .value("insertionPointColor", .key(.nsSharedData), .key(.nsInsertionColor)),
    .opposite("textCompletion", .key(.nsSharedData), .key(.nsAutomaticTextCompletionDisabled)),
    .flag(
      "allowsCharacterPickerTouchBarItem", .key(.nsSharedData), .key(.nsMoreFlags), mask: 0x2, isSet: false),
  ]

  private static func shared(_ attribute: String, _ mask: Int64) -> ArchivedPart {
    .flag(attribute, .key(.nsSharedData), .key(.nsFlags), mask: mask)
  }

  /// `NSTextViewTextColor`: only where the text has no attributes.
  public static var textViewColor: Self {
    Self(
      .appKit(.texts(.textViewColor)), reads: ["textColor", "textStorage"], writes: [.key(.nsTextViewTextColor)],
      parts: [.value("textColor", .key(.nsTextViewTextColor))])
  }

  /// `NSMaxSize` of a text view that says none: the size that it has in the document.
  public static var textMaxSize: Self {
    Self(.appKit(.texts(.textMaxSize)), reads: ["frame"], writes: [.key(.nsMaxSize)])
  }
}
