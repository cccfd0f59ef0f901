import NibGraph

extension AppKitElements {
  /// Controls, which have what their cells say.
  static let controlClasses: [FrameworkClass] = [
    FrameworkClass(
      "NSControl", .class(.nsView), kinds: [control],
      properties: [ArchivedProperty("enabled", key: .key(.nsEnabled), .bool, standard: 1, absent: 0)],
      fields: [
        "cell": .key(.nsCell),
        "stringValue": "",
        "doubleValue": "",
        "integerValue": "",
        "objectValue": "",
        "font": "",
        "writingDirection": .key(.nsControlWritingDirection),
        "olderControlSize": .key(.nsControlSize),
      ],
      names: ["objectValue": "stringValue"], values: lineBreaks,
      implied: [
        // What the Mac that compiled it counts; the cell's bits are always the same.
        .key(.nsControlTextAlignment), "NSControlSizeExtraLarge", .key(.nsControlSendActionMask),
        .key(.nsAllowsLogicalLayoutDirection),
        "NSControlTarget", "NSControlAction",
        "NSCellIsDiscardable", "NS.resolvesNaturalAlignmentWithBaseWritingDirection", .key(.nsCell),
      ], sendsActions: true, cellKey: .key(.nsCell)),
    FrameworkClass(
      .class(.nsScroller), "NSControl", kinds: [scroller],
      properties: [ArchivedProperty("knobProportion", key: .key(.nsPercent), .real)],
      fields: ["doubleValue": "NSCurValue"],
      implied: [.key(.nsTarget), .key(.nsAction), .key(.nssFlags)]),
    FrameworkClass(
      .class(.nsButton), "NSControl", kinds: [button],
      fields: ["title": "", "alternateTitle": "", "state": "", "image": "", "keyEquivalent": ""],
      names: ["objectValue": "title"]),
    FrameworkClass(
      .class(.nsTextField), "NSControl", others: ["NSSecureTextField", "NSSearchField", "NSTokenField"],
      kinds: [textField],
      fields: [
        "placeholderString": "",
        "editable": "",
        "selectable": "",
        "bordered": "",
        "bezeled": "",
        "textColor": "",
        "backgroundColor": "",
        "drawsBackground": "",
        "allowsWritingTools": "NSAllowsWritingTools",
        "allowsWritingToolsAffordance": "NSTextFieldAllowsWritingToolsAffordance",
        "setsMaxLayoutWidthAtFirstLayout": "NSControlAutosetMaxLayoutWidth",
      ],
      implied: [.key(.nsTextFieldAlignmentRectInsetsVersion)]),
    FrameworkClass(
      "NSImageView", "NSControl", kinds: [imageView],
      properties: [ArchivedProperty("editable", key: "NSEditable", .bool)],
      fields: ["image": "", "placeholderPrecedence": "NSImageViewPlaceholderPrecedence"],
      names: ["objectValue": "image"]),
    FrameworkClass(
      .class(.nsPopUpButton), .class(.nsButton), kinds: [popUpButton], children: [.path(.key(.nsCell), .key(.nsMenu))]),
    FrameworkClass("NSSegmentedControl", "NSControl", kinds: [segmentedControl], fields: ["selectedSegment": ""]),
    FrameworkClass("NSSlider", "NSControl", kinds: [slider], fields: ["minValue": "", "maxValue": ""]),
    FrameworkClass(
      "NSStepper", "NSControl", kinds: [stepper],
      fields: [
        "minValue": "",
        "maxValue": "",
        "increment": "",
        "ownMinValue": "NSStepperMinValue",
        "ownMaxValue": "NSStepperMaxValue",
        "ownIncrement": "NSStepperIncrement",
        "ownWraps": "NSStepperWraps",
        "ownAutorepeat": "NSStepperAutorepeat",
      ]),
    FrameworkClass(
      "NSLevelIndicator", "NSControl", kinds: [levelIndicator], fields: ["minValue": "", "maxValue": ""]),
    FrameworkClass(
      "NSDatePicker", "NSControl", kinds: [datePicker], fields: ["dateValue": ""], names: ["objectValue": "dateValue"]),
    FrameworkClass(
      "NSMatrix", "NSControl", others: ["NSForm"], kinds: [matrix], children: [.key("NSCells")],
      properties: [
        ArchivedProperty("numberOfRows", key: "NSNumRows", .int),
        ArchivedProperty("numberOfColumns", key: "NSNumCols", .int),
        ArchivedProperty("selectedRow", key: "NSSelectedRow", .int),
        ArchivedProperty("selectedColumn", key: "NSSelectedCol", .int),
      ], fields: ["cells": "NSCells"], implied: ["NSCells", "NSProtoCell", "NSCellClass"]),
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
        .flag("mixedState", key: .key(.nsCellFlags2), 0x80_0000),
        .flag("bezeled", key: .key(.nsCellFlags), 0x40_0000), .flag("bordered", key: .key(.nsCellFlags), 0x80_0000),
      ],
      fields: ["formatter": "NSFormatter", "ownState": "NSState", "ownControlSize": "NSControlSize2"],
      names: ["title": "objectValue"], values: lineBreaks,
      implied: [.key(.nsControlView), "NSControlSizeExtraLarge", .key(.nsTarget), .key(.nsAction)],
      sendsActions: true),
    FrameworkClass(
      "NSButtonCell", .key(.nsCell), kinds: [buttonCell],
      properties: [
        ArchivedProperty(
          "keyEquivalent", key: .key(.nsKeyEquivalent),
          .keyEquivalent(modifiers: [("NSKeyEquivalentModifierMask", 0), (.key(.nsButtonFlags2), 8)]))
      ],
      fields: [
        "keyEquivalentModifierMask": "NSKeyEquivalentModifierMask", "furtherFlags": .key(.nsButtonFlags2),
        "contentTintColor": .key(.nsContentTintColor), "bezelTintColor": .key(.nsBezelTintColor),
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
    FrameworkClass(
      "NSImageCell", .key(.nsCell), kinds: [imageCell],
      fields: ["image": "", "contentTintColor": .key(.nsContentTintColor)]),
    FrameworkClass("NSSliderCell", .key(.nsCell), kinds: [sliderCell], fields: ["vertical": "NSVertical"]),
    FrameworkClass(
      "NSSegmentedCell", .key(.nsCell), kinds: [segmentedCell],
      properties: [ArchivedProperty("selectedSegment", key: .key(.nsSelectedSegment), .int)],
      fields: ["segments": "NSSegmentImages"], names: ["style": "segmentStyle"], implied: ["NSSegmentImages"]),
    FrameworkClass("NSSegmentItem", kinds: [segment], fields: ["menu": "NSSegmentItemMenu"]),
    FrameworkClass(
      .class(.nsPopUpButtonCell), "NSButtonCell", kinds: [popUpButtonCell],
      fields: [
        "menu": .key(.nsMenu),
        "selectedMenuItem": "NSMenuItem",
        "selectedIndex": .key(.nsSelectedIndex),
      ],
      implied: [.key(.nsMenuItemRespectAlignment), .key(.nsUsesItemFromMenu), .key(.nsArrowPosition), .key(.nsMenu)]),
  ]
}
