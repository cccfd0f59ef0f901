import NibGraph

extension Catalog {
  /// What tags of documents for watchOS stand for. They are read and translated, and no kind of them is compiled: which
  /// form their interfaces are compiled to no sample shows.
  ///
  /// Documented: WatchKit's pages. Seen: 900 elements of 40 documents.
  public static let watchkit = Catalog(
    kinds: [],
    textParts: watchkitTexts + commonTexts,
    otherClassNames: [
      "controller": "WKInterfaceController", "glanceController": "WKInterfaceController",
      "pageController": "WKInterfaceController", "notificationController": "WKUserNotificationInterfaceController",
      "hostingController": "WKHostingController",
      "notificationHostingController": "WKUserNotificationHostingController",
      "label": "WKInterfaceLabel", "group": "WKInterfaceGroup", "button": "WKInterfaceButton",
      "table": "WKInterfaceTable", "picker": "WKInterfacePicker", "movie": "WKInterfaceMovie",
      "separator": "WKInterfaceSeparator", "slider": "WKInterfaceSlider", "timer": "WKInterfaceTimer",
      "map": "WKInterfaceMap", "switch": "WKInterfaceSwitch", "textField": "WKInterfaceTextField",
      "imageView": "WKInterfaceImage", "dateLabel": "WKInterfaceDate", "tableRow": .class(.object),
      "tapGestureRecognizer": "WKTapGestureRecognizer", "swipeGestureRecognizer": "WKSwipeGestureRecognizer",
      "panGestureRecognizer": "WKPanGestureRecognizer",
      "longPressGestureRecognizer": "WKLongPressGestureRecognizer", "customObject": .class(.object),
      "sceneKitScene": "WKInterfaceSCNScene", "spriteKitScene": "WKInterfaceSKScene",
    ])

  /// Seen: the keys of 60 texts of strings files. Inferred: those of accessibility, by UIKit's.
  private static let watchkitTexts: [TextPart] = [
    texts(of: "label", "text"), texts(of: "textField", "text", "placeholder"), texts(of: "button", "title"),
    texts(of: "switch", "title"), texts(of: "menuItem", "title"), texts(of: "controller", "title"),
    texts(of: "glanceController", "title"), texts(of: "group"), texts(of: "imageView"),
  ]

  private static func texts(of tag: String, _ names: String...) -> TextPart {
    let all = names + ["accessibilityLabel", "accessibilityHint", "accessibilityValue"]
    return TextPart(tag, all.map { RowText($0) })
  }
}
