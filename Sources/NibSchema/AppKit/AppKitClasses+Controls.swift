import NibGraph

extension AppKitElements {
  /// Controls, which have what their cells say.
  static let controlClasses: [FrameworkClass] = [
    FrameworkClass(
      "NSControl", .class(.nsView), kinds: [control],
      properties: [ArchivedProperty("enabled", key: .key(.nsEnabled), .bool, standard: 1, absent: 0)],
      names: ["objectValue": "stringValue"], values: lineBreaks,
      implied: [
        // What the Mac that compiled it counts; the cell's bits are always the same.
        .key(.nsControlTextAlignment), "NSControlSize2", "NSControlSizeExtraLarge", .key(.nsControlSendActionMask),
        .key(.nsAllowsLogicalLayoutDirection),
        "NSControlTarget", "NSControlAction",
        "NSCellIsDiscardable", "NS.resolvesNaturalAlignmentWithBaseWritingDirection", .key(.nsCell),
      ], sendsActions: true, cellKey: .key(.nsCell)),
    FrameworkClass("NSPathControl", "NSControl", kinds: [pathControl]),
    FrameworkClass("NSComboButton", "NSControl", kinds: [comboButton]),
    FrameworkClass(.class(.nsSwitch), "NSControl", kinds: [`switch`]),
    FrameworkClass(
      .class(.nsScroller), "NSControl", kinds: [scroller],
      properties: [ArchivedProperty("knobProportion", key: .key(.nsPercent), .real)],
      implied: [.key(.nsTarget), .key(.nsAction), .key(.nssFlags)]),
    FrameworkClass(.class(.nsButton), "NSControl", kinds: [button], names: ["objectValue": "title"]),
    FrameworkClass(
      .class(.nsTextField), "NSControl", others: ["NSSecureTextField", "NSSearchField", "NSTokenField"],
      kinds: [textField],
      implied: [.key(.nsTextFieldAlignmentRectInsetsVersion)]),
    FrameworkClass("NSComboBox", .class(.nsTextField), kinds: [comboBox]),
    FrameworkClass(
      "NSImageView", "NSControl", kinds: [imageView],
      properties: [ArchivedProperty("editable", key: "NSEditable", .bool)], names: ["objectValue": "image"]),
    FrameworkClass(
      .class(.nsPopUpButton), .class(.nsButton), kinds: [popUpButton], children: [.path(.key(.nsCell), .key(.nsMenu))]),
    FrameworkClass("NSSegmentedControl", "NSControl", kinds: [segmentedControl]),
    FrameworkClass("NSSlider", "NSControl", kinds: [slider]),
    FrameworkClass("NSStepper", "NSControl", kinds: [stepper]),
    FrameworkClass("NSLevelIndicator", "NSControl", kinds: [levelIndicator]),
    FrameworkClass("NSDatePicker", "NSControl", kinds: [datePicker], names: ["objectValue": "dateValue"]),
    FrameworkClass("NSColorWell", "NSControl", kinds: [colorWell]),
    FrameworkClass(
      "NSMatrix", "NSControl", others: ["NSForm"], kinds: [matrix], children: [.key("NSCells")],
      properties: [
        ArchivedProperty("numberOfRows", key: "NSNumRows", .int),
        ArchivedProperty("numberOfColumns", key: "NSNumCols", .int),
        ArchivedProperty("selectedRow", key: "NSSelectedRow", .int),
        ArchivedProperty("selectedColumn", key: "NSSelectedCol", .int),
      ], implied: ["NSCells", "NSProtoCell", "NSCellClass"]),
    FrameworkClass("NSBrowser", "NSControl", kinds: [browser]),
    FrameworkClass("NSRuleEditor", "NSControl", kinds: [ruleEditor]),
    FrameworkClass("NSPredicateEditor", "NSRuleEditor", kinds: [predicateEditor]),
  ]

  /// - Documented: AppKit, `NSLineBreakMode`.
  private static let lineBreaks = [
    "lineBreakMode": [
      "wordWrapping": "wordWrap", "charWrapping": "characterWrap", "clipping": "clip",
      "truncatingHead": "headTruncation", "truncatingTail": "tailTruncation", "truncatingMiddle": "middleTruncation",
    ]
  ]

  /// Cells.
  static let cellClasses: [FrameworkClass] = [
    FrameworkClass(
      .key(.nsCell), "NSResponder",
      others: [
        "NSActionCell", "NSBrowserCell", "NSFormCell", "NSTableHeaderCell", "NSPathCell", "NSPathComponentCell",
        "NSDatePickerCell",
      ], kinds: [cell, pathCell, datePickerCell],
      properties: [
        ArchivedProperty("tag", key: .key(.nsTag), .int),
        ArchivedProperty("representedObject", key: "NSRepresentedObject", .any),
        // What a cell shows need not be a text.
        ArchivedProperty("objectValue", key: .key(.nsContents), .any),
        ArchivedProperty("font", key: .key(.nsSupport), .font),
        ArchivedProperty(
          "alignment", key: .key(.nsCellFlags2), .choice(Choice.cellAlignmentBits.entries),
          part: .bits(mask: 0x1C00_0000), standard: 0),
        .flag("wraps", key: .key(.nsCellFlags), 0x40, isSet: false, standard: true),
        .flag("bezeled", key: .key(.nsCellFlags), 0x40_0000), .flag("bordered", key: .key(.nsCellFlags), 0x80_0000),
      ], names: ["title": "objectValue"], values: lineBreaks,
      implied: [.key(.nsControlView), "NSControlSize2", "NSControlSizeExtraLarge", .key(.nsTarget), .key(.nsAction)],
      sendsActions: true),
    FrameworkClass(
      "NSButtonCell", .key(.nsCell), kinds: [buttonCell],
      properties: [
        ArchivedProperty(
          "keyEquivalent", key: .key(.nsKeyEquivalent),
          .keyEquivalent(modifiers: [("NSKeyEquivalentModifierMask", 0), (.key(.nsButtonFlags2), 8)]))
      ], names: ["type": "buttonType"],
      implied: [
        .key(.nsPeriodicDelay), .key(.nsPeriodicInterval), "NSKeyEquivalentModifierMask",
        "keyEquivalentModifierMask.command",
      ]),
    FrameworkClass(
      .class(.nsTextFieldCell), .key(.nsCell),
      others: ["NSSecureTextFieldCell", "NSSearchFieldCell", "NSComboBoxCell", "NSTokenFieldCell"],
      kinds: [textFieldCell, searchFieldCell, comboBoxCell, tokenFieldCell],
      implied: ["NSSearchButtonCell", "NSCancelButtonCell", .key(.nsTableView)]),
    FrameworkClass("NSImageCell", .key(.nsCell), kinds: [imageCell]),
    FrameworkClass("NSSliderCell", .key(.nsCell), kinds: [sliderCell]),
    FrameworkClass("NSStepperCell", .key(.nsCell), kinds: [stepperCell]),
    FrameworkClass("NSLevelIndicatorCell", .key(.nsCell), kinds: [levelIndicatorCell]),
    FrameworkClass(
      "NSSegmentedCell", .key(.nsCell), kinds: [segmentedCell],
      properties: [ArchivedProperty("selectedSegment", key: .key(.nsSelectedSegment), .int)],
      names: ["style": "segmentStyle"], implied: ["NSSegmentImages"]),
    FrameworkClass("NSSegmentItem", kinds: [segment]),
    FrameworkClass(
      .class(.nsPopUpButtonCell), "NSButtonCell", kinds: [popUpButtonCell],
      implied: [.key(.nsMenuItemRespectAlignment), .key(.nsUsesItemFromMenu), .key(.nsArrowPosition), .key(.nsMenu)]),
  ]
}
