import NibGraph

/// Controls: views that show a cell. Much of what a cell says stands in its control once more.
extension AppKitElements {
  /// The kinds of the family, plainer ones first.
  static let controlKinds: [Catalog.Kind] = [
    Catalog.Kind("button") { button },
    Catalog.Kind("textField") { textField },
    Catalog.Kind("control") { control },
  ]

  /// What controls share. Documented: AppKit, NSControl.
  package static let control = ElementSchema(
    "control", class: "NSControl", inherits: view,
    ignored: ["allowsExpansionToolTips"],
    // A cell draws the focus ring, and says which. Seen: 40 controls with a cell.
    repeated: ["focusRingType": "cell.focusRingType"],
    rows: [
      .viewWord(viewFlags.filter { $0.attribute != "focusRingType" }),
      .int("tag", nib: .key(.nsTag), omit: 0),
      .bool("enabled", nib: .key(.nsEnabled), default: true),
      .child("cell", nib: .key(.nsCell)),
      .place(nib: "NSCellIsDiscardable"),
      .custom(.logicalLayout, nib: .key(.nsAllowsLogicalLayoutDirection)),
      .place(nib: "NSControlAutosetMaxLayoutWidth"),
      .bool("allowsExpansionToolTips", nib: "NSControlAllowsExpansionToolTips", default: nil, omit: false),
      .choice("cell.controlSize", .oldControlSize, nib: .key(.nsControlSize), default: 0),
      // Every control and cell of 12.0 to 16.1, where the system was macOS 11 or later: 99 of 108.
      .choice("cell.controlSize", .controlSize, nib: "NSControlSize2", default: 0).since(.xcode12)
        .through(.xcode16),
    ] + largeSize("cell.controlSize") + [
      .bool("cell.continuous", nib: .key(.nsControlContinuous), default: false),
      .bool("cell.refusesFirstResponder", nib: .key(.nsControlRefusesFirstResponder), default: false),
      .bool("cell.usesSingleLineMode", nib: .key(.nsControlUsesSingleLineMode), default: false),
      // By the enumeration of the Mac that compiled: those with Intel's processors count otherwise. Seen: 35 of 40
      // archives of 11.0 to 15.2 count so, and all newer ones as today's.
      // Of 12.0 16 of 20 buttons in 5 of 7 archives come from Apple's processors.
      .choice("cell.alignment", .cellAlignmentBits, nib: .key(.nsControlTextAlignment), default: 4)
        .through(.xcode11point4),
      .choice("cell.alignment", .cellAlignment, nib: .key(.nsControlTextAlignment), default: 4)
        .since(.xcode12).through(.xcode12),
      .choice("cell.alignment", .cellAlignmentBits, nib: .key(.nsControlTextAlignment), default: 4)
        .since(.xcode12point3).through(.xcode15point1),
      .choice("cell.alignment", .cellAlignment, nib: .key(.nsControlTextAlignment), default: 4).since(.xcode16),
      .choice("cell.lineBreakMode", .cellLineBreak, nib: .key(.nsControlLineBreakMode), default: 0),
      .choice("cell.baseWritingDirection", .baseWritingDirection, nib: .key(.nsControlWritingDirection), default: -1),
      .constant(nib: .key(.nsControlSendActionMask), .int(4)),
    ])

  /// Documented: AppKit, NSButton. Seen: 41 buttons.
  package static let button = ElementSchema(
    "button", class: .class(.nsButton), inherits: control,
    // Its cell keeps them.
    ignored: ["imageHugsTitle", "contentTintColor", "bezelColor"],
    rows: [
      // By type a button hugs its content or not; what it would do anyway is left out. Seen: 41 buttons of 14 types.
      hugging((250, 250)).when("cell.type", in: ["check", "radio", "bevel", "inline", "smallSquare"]).since(.xcode15),
      hugging((250, 250)).when("cell.type", in: ["square", "squareTextured"]).since(.xcode15),
      // Inferred: round buttons as those for help, which are round.
      hugging((750, 750)).when("cell.type", in: ["help", "disclosure", "disclosureTriangle", "round"]).since(.xcode15),
      hugging((250, 750)).when("cell.type", in: ["push", "recessed", "roundRect", "roundTextured"]).since(.xcode15),
      // Up to 14.3 all buttons are as views are. Seen: 99 of 99 push buttons.
      hugging((250, 250)).through(.xcode14point3),
      // A button with a border shows it in a view of its own there, which no archive has: an empty list. Seen: 84 of 84
      // buttons with a border of 11.0 to 12.0, none of 129 others, of 8 apps; before, 18 of 18 of 10.2 and none of 71 of
      // 10.0 and 10.1.
      .custom(.layeredSubviews, nib: .key(.nsSubviews)).when(
        "cell.borderStyle", in: ["border", "bezel", "borderAndBezel"]
      )
      .through(.xcode10),
      .list("subviews", nib: .key(.nsSubviews), .mutableArray).unless(
        "cell.borderStyle", in: ["border", "bezel", "borderAndBezel"]
      )
      .through(.xcode10),
      .list("subviews", nib: .key(.nsSubviews), .mutableArray, always: true).when(
        "cell.borderStyle", in: ["border", "bezel", "borderAndBezel"]
      )
      .since(.xcode10point2).through(.xcode12),
      .list("subviews", nib: .key(.nsSubviews), .mutableArray).unless(
        "cell.borderStyle", in: ["border", "bezel", "borderAndBezel"]
      )
      .since(.xcode10point2).through(.xcode12),
      .list("subviews", nib: .key(.nsSubviews), .mutableArray).since(.xcode12point3),
      .custom(.shadowedSymbol, nib: .key(.ibNSShadowedSymbolConfiguration)),
      .constant(nib: .key(.nsControlSendActionMask), .int(0x1_0004)).when("cell.continuous", in: ["YES"]),
      .constant(nib: .key(.nsControlSendActionMask), .int(4)).unless("cell.continuous", in: ["YES"]),
    ])

  /// Documented: AppKit, NSTextField. Seen: 44 fields.
  package static let textField = ElementSchema(
    "textField", class: .class(.nsTextField), inherits: control,
    ignored: ["allowsCharacterPickerTouchBarItem", "textCompletion"],
    rows: [
      hugging((250, 750)),
      .bool("setsMaxLayoutWidthAtFirstLayout", nib: "NSControlAutosetMaxLayoutWidth", default: nil, omit: false),
      .double("preferredMaxLayoutWidth", nib: .key(.nsPreferredMaxLayoutWidth), default: nil, omit: 0),
      .custom(.firstLayoutWidth).when("setsMaxLayoutWidthAtFirstLayout", in: ["YES"])
        .whenAbsent("preferredMaxLayoutWidth"),
      // 1 in 32 fields of Xcode 6, 2 in all newer ones.
      .constant(nib: .key(.nsTextFieldAlignmentRectInsetsVersion), .int(1)).through(.xcode6),
      .constant(nib: .key(.nsTextFieldAlignmentRectInsetsVersion), .int(2)).since(.xcode7),
      .custom(.lineBreakStrategy),
      // Documented: by another writer of archives, whose author compares them with Apple's.
      .nonemptyString("contentType", nib: "NSTextContentType").documented(),
      .bool("allowsWritingTools", nib: "NSAllowsWritingTools", default: true),
      .bool("allowsWritingToolsAffordance", nib: "NSTextFieldAllowsWritingToolsAffordance", default: false),
      .constant(nib: "NS.resolvesNaturalAlignmentWithBaseWritingDirection", .bool(false)),
    ])

  /// The row of hugging priorities for views that have other ones of their own.
  static func hugging(_ own: (Double, Double)) -> Row {
    .priorities(
      "horizontalHuggingPriority", "verticalHuggingPriority", nib: "NSHuggingPriority", default: 250, omit: own,
      always: own != (250, 250))
  }
}

extension CustomLowering {
  /// `NSSubviews` of a button with a border: an empty list where it stands in a view with a layer.
  public static var layeredSubviews: Self {
    Self(.appKit(.controls(.layeredSubviews)), writes: [.key(.nsSubviews)])
  }

  /// `IBNSShadowedSymbolConfiguration` of a button and an image view: how they show symbols, as the editor has it.
  public static var shadowedSymbol: Self {
    Self(
      .appKit(.controls(.shadowedSymbol)), reads: ["symbolConfiguration"],
      writes: [.key(.ibNSShadowedSymbolConfiguration)],
      parts: [.value("symbolConfiguration", .key(.ibNSShadowedSymbolConfiguration))])
  }

  /// `NSLineBreakStrategy` of a label: depends on the format of the storyboard.
  public static var lineBreakStrategy: Self {
    Self(
      .appKit(.controls(.lineBreakStrategy)),
      writes: [.key(.nsTextFieldLineBreakStrategyVersion), .key(.lineBreakStrategy)])
  }

  /// `NSPreferredMaxLayoutWidth` of a label that takes it from its first layout: what its frame leaves to the text.
  public static var firstLayoutWidth: Self {
    Self(
      .appKit(.controls(.firstLayoutWidth)), children: { ["frame"] }, writes: [.key(.nsPreferredMaxLayoutWidth)])
  }

  /// `NSAllowsLogicalLayoutDirection` of a control: whether it is mirrored, always, never, or where texts name their
  /// entries in strings files.
  public static var logicalLayout: Self {
    Self(
      .appKit(.controls(.logicalLayout)),
      reads: ["mirrorLayoutDirectionWhenInternationalizing", "allowsLogicalLayoutDirection"],
      writes: [.key(.nsAllowsLogicalLayoutDirection)],
      parts: [
        .value("mirrorLayoutDirectionWhenInternationalizing", .key(.nsAllowsLogicalLayoutDirection)),
        .value("allowsLogicalLayoutDirection", .key(.nsAllowsLogicalLayoutDirection)),
      ])
  }
}

/// How a button or an image view shows symbols, as the editor has it.
package enum DesktopSymbolConfiguration {
  /// The class of the configuration.
  package static let className: String = .class(.ibNSImageSymbolConfiguration)
  /// The number of a configuration of no type. Seen: 18 views of an app, as the next one.
  package static let noType: Int64 = 0
  /// The number of one of a size in points.
  package static let pointSizeType: Int64 = 1
}
