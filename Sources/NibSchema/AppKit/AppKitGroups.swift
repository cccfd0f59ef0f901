import NibGraph

/// Objects that hold others: matrices, drawers, popovers, rule editors.
extension AppKitElements {
  /// The kinds of the family, plainer ones first.
  static let groupKinds: [Catalog.Kind] = [
    Catalog.Kind("matrix") { matrix },
    Catalog.Kind("drawer") { drawer },
    Catalog.Kind("popover") { popover },
    Catalog.Kind("ruleEditor", describesClass: true) { ruleEditor },
    Catalog.Kind("predicateEditor", describesClass: true) { predicateEditor },
    Catalog.Kind("predicateEditorRowTemplate") { predicateEditorRowTemplate },
  ]

  /// Documented: AppKit, NSMatrix. Seen: 2 matrices, and 11 of older archives.
  package static let matrix = ElementSchema(
    "matrix", class: "NSMatrix", inherits: control,
    rows: [
      hugging((250, 750)),
      .synthesized(
        nib: .key(.nsCell), class: "NSActionCell",
        rows: [.constant(nib: .key(.nsCellFlags), .int(0x20)), .constant(nib: .key(.nsCellFlags2), .int(0x2000))]
      )
      // Seen: 38 matrices of 11.3 and later, of 5 apps; none of 51 up to 10.1, of 9.
      .since(.xcode11),
      .constant(nib: "NSCellIsDiscardable", .bool(true)).since(.xcode11),
      .constant(nib: .key(.nsControlTextAlignment), .int(0)),
      .constant(nib: .key(.nsControlWritingDirection), .int(0)),
      .constant(nib: .key(.nsControlSendActionMask), .int(0)),
      .custom(.matrixCells),
      .geometryText("cellSize", .size, nib: "NSCellSize"),
      .geometryText("intercellSpacing", .size, nib: "NSIntercellSpacing"),
      .packed(nib: "NSMatrixFlags", matrixFlags),
      .constant(nib: "NSCellClass", .string("NSActionCell")),
      .child("prototype", nib: "NSProtoCell"),
      .constant(nib: "NSSelectedRow", .int(-1)),
      .constant(nib: "NSSelectedCol", .int(-1)),
      .color("backgroundColor", nib: .key(.nsBackgroundColor)),
      .color("cellBackgroundColor", nib: "NSCellBackgroundColor"),
      .color("backgroundColor", nib: "NSCellBackgroundColor").whenAbsent("cellBackgroundColor"),
      // Seen: 1 matrix of a document of Xcode 4.
      .bool("autorecalculatesCellSize", nib: "NSAutorecalculatesCellSize", default: nil, omit: false),
    ])

  /// Documented: the order of the flags, by public readers of archives. Seen: 2 matrices, and 6 of older documents.
  private static let matrixFlags: [PackedField] = [
    .bool("autosizesCells", mask: 0x80_0000, default: true),
    .bool("drawsBackground", mask: 0x100_0000),
    .bool("drawsCellBackground", mask: 0x200_0000),
    .bool("selectionByRect", mask: 0x400_0000, default: true),
    .bool("autoscroll", mask: 0x800_0000),
    .bool("allowsEmptySelection", mask: 0x1000_0000, default: true),
    .choice("mode", .matrixMode, mask: 0xE000_0000, default: 2),
  ]

  /// Documented: AppKit, NSDrawer. Seen: a drawer of an older archive.
  package static let drawer = ElementSchema(
    "drawer", class: "NSDrawer", role: .object,
    rows: [
      .custom(.classSwapperNames),
      .constant(nib: .key(.nsNextResponder), .null),
      .geometryText("contentSize", .size, nib: "NSContentSize"),
      .geometryText("minContentSize", .size, nib: "NSMinContentSize"),
      .geometryText("maxContentSize", .size, nib: "NSMaxContentSize"),
      .choice("preferredEdge", .drawerEdge, nib: .key(.nsPreferredEdge), default: 0),
      .double("leadingOffset", nib: "NSLeadingOffset", default: 0),
      .double("trailingOffset", nib: "NSTrailingOffset", default: 0),
      .constant(nib: "NSParentWindow", .null),
      .constant(nib: .key(.nsDelegate), .null),
    ])

  /// Documented: AppKit, NSPopover. Seen: 2 popovers of older archives, 3 of Xcode 26.0. Inferred: those of Xcode 15, the
  /// first for a system whose popovers know of their content's full size, are as the latter.
  package static let popover = ElementSchema(
    "popover", class: "NSPopover", role: .object,
    rows: [
      .custom(.classSwapperNames),
      .constant(nib: .key(.nsNextResponder), .null),
      .constant(nib: .key(.nsNibTouchBar), .null),
      .choice("appearanceType", .popoverAppearance, nib: .key(.nsAppearance), default: 0).through(.xcode14point3),
      .choice("appearanceType", .popoverAppearance, nib: .key(.nsAppearance), omit: 0).since(.xcode15),
      .choice("behavior", .popoverBehavior, nib: "NSBehavior", default: 0),
      .bool("animates", nib: .key(.nsAnimates), default: true),
      .constant(nib: "NSContentWidth", .double(0)),
      .constant(nib: "NSContentHeight", .double(0)),
      .constant(nib: "NSHasFullSizeContent", .bool(false)).since(.xcode15),
    ])

  /// Documented: AppKit, NSRuleEditor. Inferred: the keys of a predicate editor, which is one.
  package static let ruleEditor = ElementSchema(
    "ruleEditor", class: "NSRuleEditor", inherits: control,
    rows: [
      .custom(.ruleEditorViews, nib: .key(.nsSubviews)),
      .custom(.ruleEditorKeyView, nib: .key(.nsNextKeyView)),
      .strings(nib: "NSDragTypes", class: .class(.nsMutableSet), ["NSRuleEditorItemPBoardType"]),
      hugging((250, 750)),
      .constant(nib: .key(.nsControlTextAlignment), .int(0)),
      .constant(nib: .key(.nsControlWritingDirection), .int(0)),
      .constant(nib: "NSRuleEditorAlignmentGridWidth", .double(75)),
      .double("rowHeight", nib: "NSRuleEditorSliceHeight", default: 25),
      .synthesized(
        nib: "NSRuleEditorFormattingDictionary", class: .class(.dictionary),
        rows: [.constant(nib: .key(.nsInlinedValue), .bool(true))]),
      .nonemptyString("formattingStringsFilename", nib: "NSRuleEditorFormattingStringsFilename"),
      .bool("editable", nib: "NSRuleEditorEditable", default: true),
      .bool("allowsEmptyCompoundRows", nib: "NSRuleEditorAllowsEmptyCompoundRows", default: false),
      .bool("canRemoveAllRows", nib: "NSRuleEditorDisallowEmpty", default: false, inverted: true),
      .choice("nestingMode", .ruleNesting, nib: "NSRuleEditorNestingMode", default: 2),
      .constant(nib: "NSRuleEditorRowTypeKeyPath", .string("rowType")),
      .constant(nib: "NSRuleEditorSubrowsArrayKeyPath", .string("subrows")),
      .constant(nib: "NSRuleEditorItemsKeyPath", .string("criteria")),
      .constant(nib: "NSRuleEditorValuesKeyPath", .string("displayValues")),
      .constant(nib: "NSRuleEditorBoundArrayKeyPath", .string("boundArray")),
      .constant(nib: "NSRuleEditorRowClass", .string(.class(.mutableDictionary))),
      .custom(.ruleEditorHolder, nib: .key(.nsRuleEditorSlicesHolder)),
      .constant(nib: .key(.nsRuleEditorDelegate), .null),
      .synthesized(
        nib: "NSRuleEditorBoundArrayOwner", class: "_NSRuleEditorViewUnboundRowHolder",
        rows: [
          .synthesized(
            nib: "NSBoundArray", class: .class(.mutableArray),
            rows: [.constant(nib: .key(.nsInlinedValue), .bool(true))])
        ]),
      .synthesized(
        nib: "NSRuleEditorSlices", class: .class(.mutableArray),
        rows: [.constant(nib: .key(.nsInlinedValue), .bool(true))]),
    ])

  /// Documented: AppKit, NSPredicateEditor. Seen: an editor.
  package static let predicateEditor = ElementSchema(
    "predicateEditor", class: "NSPredicateEditor", inherits: ruleEditor,
    rows: [
      .list("rowTemplates", nib: "NSPredicateTemplates", .array, always: true),
      .constant(nib: "NSPredicateEditorPredicate", .null),
    ])

  /// Documented: AppKit, NSPredicateEditorRowTemplate. Seen: a template of a compound predicate; the others are inferred
  /// from it and from the names of the class's properties.
  package static let predicateEditorRowTemplate = ElementSchema(
    "predicateEditorRowTemplate", class: "NSPredicateEditorRowTemplate", role: .object,
    // The menus list the expressions once more.
    ignored: ["leftExpressionObject"],
    rows: [
      .custom(.classSwapperNames),
      .choice("rowType", .predicateTemplateType, nib: "NSPredicateTemplateType", default: 1),
      .bits("options", .predicateOptions, nib: "NSPredicateTemplateOptions", default: 0),
      .choice("modifier", .predicateModifier, nib: "NSPredicateTemplateModifier", default: 0),
      .constant(nib: "NSPredicateTemplateLeftAttributeType", .int(0)),
      .custom(.predicateRightType),
      .custom(.predicateViews),
      .constant(nib: "NSPredicateTemplateLeftIsWildcard", .bool(false)),
      .constant(nib: "NSPredicateTemplateRightIsWildcard", .bool(false)),
    ])
}

extension CustomLowering {
  package enum AppKitRuleEditors: Sendable {
    case ruleEditorViews, ruleEditorKeyView, ruleEditorHolder, predicateRightType, predicateViews
  }

  /// `NSCells`, `NSNumRows` and `NSNumCols` of a matrix: row by row, though the document has columns.
  public static var matrixCells: Self {
    Self(
      .appKit(.matrices(.matrixCells)), reads: ["cells"],
      writes: [.key(.nsNumRows), .key(.nsNumCols), .key(.nsCells)],
      parts: [.value("cells", .key(.nsCells))])
  }

  /// `NSSubviews` of a rule editor: the view that holds its rows.
  public static var ruleEditorViews: Self {
    Self(.appKit(.ruleEditors(.ruleEditorViews)), reads: ["frame"], writes: [.key(.nsSubviews)])
  }

  /// `NSNextKeyView` of a rule editor: the same view, which no element is.
  public static var ruleEditorKeyView: Self {
    Self(.appKit(.ruleEditors(.ruleEditorKeyView)), reads: [], writes: [.key(.nsNextKeyView)])
  }

  /// `NSRuleEditorSlicesHolder`: the same view.
  public static var ruleEditorHolder: Self {
    Self(.appKit(.ruleEditors(.ruleEditorHolder)), writes: [.key(.nsRuleEditorSlicesHolder)])
  }

  /// `NSPredicateTemplateRightAttributeType`: a number, or none for a list of expressions.
  public static var predicateRightType: Self {
    Self(
      .appKit(.ruleEditors(.predicateRightType)), reads: ["rightExpressionObject"],
      writes: [.key(.nsPredicateTemplateRightAttributeType)],
      parts: [.value("rightExpressionObject", .key(.nsPredicateTemplateRightAttributeType))])
  }

  /// `NSPredicateTemplateViews`: a pop-up button for each menu, and a field for a value.
  public static var predicateViews: Self {
    Self(
      .appKit(.ruleEditors(.predicateViews)), reads: ["popUpMenus", "rightExpressionObject"],
      writes: [.key(.nsPredicateTemplateViews)], parts: [.value("popUpMenus", .key(.nsPredicateTemplateViews))])
  }
}
