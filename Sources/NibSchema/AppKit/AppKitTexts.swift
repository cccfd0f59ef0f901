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
      "usesRuler": "the view's ruler is as by default",
    ],
    harmless: ["layoutManager": "textKit1", "usesRuler": "YES"],
    rows: [
      // 5 of 5 views up to 8.3 have a bit that no newer one has.
      .packed(nib: .key(.nsvFlags), viewFlags + [.constant(mask: 0x800)]).through(.xcode8point3),
      .packed(nib: .key(.nsvFlags), viewFlags).since(.xcode9),
      .custom(.textContainer),
      .custom(.textSharedData),
      .packed(nib: "NSTVFlags", textFlags),
      .geometryText("maxSize", .size, nib: .key(.nsMaxSize)),
      .custom(.textMaxSize).whenAbsent("maxSize"),
      .constant(nib: .key(.nsDelegate), .null),
      .custom(.textViewColor),
    ])

  private static let textFlags: [PackedField] = [
    .bool("horizontallyResizable", mask: 0x1),
    // Set in all 14 views, with the attribute and without it.
    .bool("verticallyResizable", mask: 0x2, default: true),
    .constant(mask: 0x4),
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
      writes: [.key(.nsTextContainer)])
  }

  /// `NSSharedData` of a text view: flags, colours and attributes in an object of their own.
  public static var textSharedData: Self {
    Self(
      .appKit(.texts(.textSharedData)),
      reads: [
        "editable", "selectable", "richText", "importsGraphics", "fieldEditor", "usesFontPanel",
        "allowsUndo", "smartInsertDelete", "drawsBackground", "findStyle", "continuousSpellChecking", "backgroundColor",
        "insertionPointColor", "spellingCorrection", "dashSubstitution", "quoteSubstitution", "textReplacement",
        "textCompletion", "grammarChecking", "linkDetection", "dataDetection", "incrementalSearchingEnabled",
        "usesInspectorBar", "allowsDocumentBackgroundColorChange", "allowsImageEditing",
        "allowsCharacterPickerTouchBarItem",
      ], writes: [.key(.nsSharedData)])
  }

  /// `NSTextViewTextColor`: only where the text has no attributes.
  public static var textViewColor: Self {
    Self(.appKit(.texts(.textViewColor)), reads: ["textColor", "textStorage"], writes: [.key(.nsTextViewTextColor)])
  }

  /// `NSMaxSize` of a text view that says none: the size that it has in the document.
  public static var textMaxSize: Self {
    Self(.appKit(.texts(.textMaxSize)), reads: ["frame"], writes: [.key(.nsMaxSize)])
  }
}
