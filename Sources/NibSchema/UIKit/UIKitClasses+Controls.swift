import NibGraph

extension UIKitElements {
  /// Controls and menus.
  static let controlClasses: [FrameworkClass] = [
    FrameworkClass(
      "UIControl", "UIView", kinds: [control], implied: ["UIContentVerticalAlignment2"],
      outlets: FrameworkOutlets.uiKitPlainViews, sendsActions: true),
    FrameworkClass(
      "UIButton", "UIControl", others: [.class(.roundedRectButton)], kinds: [button],
      properties: [
        ArchivedProperty("showsMenuAsPrimaryAction", key: "UIShowsMenuAsPrimaryAction", .bool),
        ArchivedProperty("lineBreakMode", key: "UILineBreakMode", lineBreaks),
      ],
      names: ["fontDescription": "font", "pointerInteraction": "pointerInteractionEnabled"], states: buttonStates),
    FrameworkClass(
      "UITextField", "UIControl", kinds: [textField],
      properties: texts + [
        ArchivedProperty("clearButtonOffset", key: "UIClearButtonOffset", .size),
        ArchivedProperty(
          "keepsTextColorOnTraitChange", key: "UIDisableTextColorUpdateOnTraitCollectionChange", .bool),
        ArchivedProperty(
          "keepsTextColorOnTraitChange", key: "UIDisableUpdateTextColorOnTraitCollectionChange", .bool),
        ArchivedProperty("letterformAwareSizingRule", key: "UILetterformAwareSizingRule", .int),
        ArchivedProperty("minimumFontSize", key: .key(.minimumFontSize), .real),
      ], names: ["fontDescription": "font", "adjustsFontSizeToFit": "adjustsFontSizeToFitWidth"],
      values: typing,
      outlets: FrameworkOutlets.uiKitViews),
    FrameworkClass(
      "UISwitch", "UIControl", kinds: [`switch`],
      properties: [ArchivedProperty("switchEnabled", key: "UISwitchEnabled", .bool)]),
    FrameworkClass(
      "UISlider", "UIControl", kinds: [slider],
      names: ["minValue": "minimumValue", "maxValue": "maximumValue"]),
    FrameworkClass(
      .class(.segment), "UIView",
      properties: [
        ArchivedProperty("enabled", key: "UISegmentDisabled", .bool, part: .opposite),
        ArchivedProperty("width", key: "UISegmentWidth", .real),
        ArchivedProperty("contentOffset", key: "UISegmentContentOffset", .size),
        ArchivedProperty("segmentStyle", key: "UISegmentStyle", .int),
        ArchivedProperty("segmentPosition", key: "UISegmentPosition", .int),
        ArchivedProperty("title", key: .key(.segmentInfo), .any),
      ], fields: ["content": .key(.segmentInfo), "title": "", "image": ""]),
    FrameworkClass(
      "UISegmentedControl", "UIControl", kinds: [segmentedControl],
      properties: [ArchivedProperty("tintColor", key: .key(.segmentedControlTintColor), .color)],
      fields: ["segments": .key(.segments), "controlTintColor": .key(.segmentedControlTintColor)],
      names: ["segmentControlStyle": "segmentedControlStyle"], implied: [.key(.segments)]),
    FrameworkClass(
      "UIDatePicker", "UIControl", kinds: [datePicker], names: ["style": "preferredDatePickerStyle"]),
    FrameworkClass(
      "UIMenu", kinds: [menu], fields: ["image": "image", "identifier": .key(UIKitKey.identifier)],
      implied: ["children"]),
    FrameworkClass(
      "UICommand", kinds: [command], fields: ["action": "action", "propertyList": .key(.propertyList)],
      sendsActions: true),
  ]

  /// - Seen: a dictionary of numbers to contents. Documented: UIKit, `UIControl.State`.
  private static let buttonStates = FrameworkClass.States(
    key: .key(.buttonStatefulContent),
    properties: [
      ArchivedProperty("title", key: .key(.title), .text),
      ArchivedProperty("attributedTitle", key: .key(.attributedTitle), .text),
      ArchivedProperty("titleColor", key: .key(.titleColor), .color),
      ArchivedProperty("titleShadowColor", key: .key(.shadowColor), .color),
      ArchivedProperty("image", key: .key(.image), .image),
      ArchivedProperty("backgroundImage", key: .key(.backgroundImage), .image),
    ], names: [("highlighted", 1), ("disabled", 2), ("selected", 4), ("focused", 8)],
    others: [
      .init(
        path: ["UIButtonConfiguration"],
        property: ArchivedProperty("attributedTitle.normal", key: .key(.buttonConfigurationTitle), .text)),
      .init(
        path: ["UIButtonConfiguration"],
        property: ArchivedProperty("title.normal", key: .key(.buttonConfigurationTitle), .text)),
      .init(
        path: ["UIButtonConfiguration"],
        property: ArchivedProperty("image.normal", key: "UIButtonConfigurationImage", .image)),
    ])

  /// - Documented: UIKit, `UIKeyboardType` and `UIKeyboardAppearance`.
  static let typing = [
    "keyboardType": ["alphabet": "asciiCapable", "ASCIICapableNumberPad": "asciiCapableNumberPad"],
    "keyboardAppearance": ["alert": "dark"],
  ]

  /// - Documented: UIKit, `NSLineBreakMode`.
  private static let lineBreaks = ArchivedProperty.Kind.choice([
    ("wordWrap", 0), ("characterWrap", 1), ("clip", 2), ("headTruncation", 3), ("tailTruncation", 4),
    ("middleTruncation", 5),
  ])

  /// Bars and their items.
  static let barClasses: [FrameworkClass] = [
    FrameworkClass(
      .key(.navigationBar), "UIView", kinds: [navigationBar],
      properties: bar + [ArchivedProperty("locked", key: "UIIsLocked", .bool)], fields: barFields,
      names: ["largeTitles": "prefersLargeTitles"], implied: [.key(.items)]),
    FrameworkClass(
      "UIToolbar", "UIView", kinds: [toolbar], properties: bar, fields: barFields, implied: [.key(.items)]),
    FrameworkClass(
      .key(.tabBar), "UIView", kinds: [tabBar], properties: bar,
      fields: ["items": .key(.items), "delegate": .key(.delegate), "selectedItem": "UISelectedItem"],
      implied: [.key(.items), "UISelectedItem"]),
    FrameworkClass(
      "UISearchBar", "UIView", kinds: [searchBar],
      properties: [
        ArchivedProperty("selectedScopeButtonIndex", key: "UISelectedScopeButtonIndex", .int),
        ArchivedProperty("translucence", key: "UISearchBarTranslucence", .int),
      ], values: typing),
    FrameworkClass(
      "UIBarItem", properties: [ArchivedProperty("isSystemItem", key: "UIIsSystemItem", .bool)] + accessibility),
    FrameworkClass(
      "UIBarButtonItem", "UIBarItem", kinds: [barButtonItem],
      properties: [ArchivedProperty("possibleTitles", key: "UIPossibleTitles", .list)], sendsActions: true),
    FrameworkClass("UITabBarItem", "UIBarItem", kinds: [tabBarItem]),
    FrameworkClass(
      .key(.navigationItem), kinds: [navigationItem],
      properties: [ArchivedProperty("backButtonTitle", key: "UIBackButtonTitle", .text)] + accessibility,
      fields: [
        "leftBarButtonItems": .key(.leftBarButtonItems), "rightBarButtonItems": .key(.rightBarButtonItems),
        // The first item of a list is repeated alone.
        "leftBarButtonItem": .key(.leftBarButtonItem), "rightBarButtonItem": .key(.rightBarButtonItem),
        "navigationBar": .key(.navigationBar),
      ],
      implied: [.key(.navigationBar)]),
  ]

  private static let barFields: KeyValuePairs<String, String> = [
    "items": .key(.items), "delegate": .key(.delegate),
  ]

  private static let bar: [ArchivedProperty] = [
    ArchivedProperty("translucence", key: "UIBarTranslucence", .int),
    ArchivedProperty(
      "barPosition", key: "UIBarPosition", .choice([("any", 0), ("bottom", 1), ("top", 2), ("topAttached", 3)])),
  ]
}
