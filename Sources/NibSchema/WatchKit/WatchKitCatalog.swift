import NibGraph

extension Catalog {
  /// The kinds of documents for watchOS, and what other tags stand for: these are read and translated, and a document
  /// that has one is not compiled, because no property list shows what it becomes.
  ///
  /// Documented: WatchKit's pages. Seen: 900 elements of 40 documents.
  public static let watchkit = Catalog(
    kinds: WatchKitElements.kinds, partNames: PartNames.watchkit,
    unarchivedDetails: [
      Unarchived("document", "customFonts", "an app lists its fonts itself"),
      Unarchived("document", "tintColor", "all that has a tint has that of the app"),
      Unarchived("notificationCategory", "wantsSashBlur", "the bar above a notification is not blurred"),
      Unarchived("notificationCategory", "sashColor", "the bar above a notification has its own color"),
    ],
    textParts: watchkitTexts + commonTexts, imageParts: watchkitImages,
    otherClassNames: [
      "glanceController": .watchClass(.interfaceController), "pageController": .watchClass(.interfaceController),
      "hostingController": "WKHostingController",
      "notificationHostingController": "WKUserNotificationHostingController",
      "group": "WKInterfaceGroup", "button": "WKInterfaceButton",
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
    texts(of: "label"), texts(of: "textField", "text", "placeholder"), texts(of: "button", "title"),
    texts(of: "switch", "title"), texts(of: "menuItem", class: "WKInterfaceMenuItem"), texts(of: "controller", "title"),
    texts(of: "glanceController", "title"), texts(of: "group"), texts(of: "imageView"),
  ]

  /// - Parameter className: what translators know elements by of which there are no objects.
  private static func texts(of tag: String, _ names: String..., class className: String? = nil) -> TextPart {
    let all = names + ["accessibilityLabel", "accessibilityHint", "accessibilityValue"]
    return TextPart(tag, class: className, all.map { RowText($0) })
  }
}
