import NibGraph

extension Catalog {
  /// What tags of documents for watchOS stand for. They are read and translated, and no kind of them is compiled: which
  /// form their interfaces are compiled to no sample shows.
  ///
  /// Documented: WatchKit's pages. Seen: 900 elements of 40 documents.
  public static let watchkit = Catalog(
    kinds: [],
    localizableDetails: [
      LocalizableProperty(["label", "textField"], "text"),
      LocalizableProperty(["textField"], "placeholder"),
      LocalizableProperty(["button", "switch", "menuItem", "controller", "glanceController"], "title"),
    ],
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
}
