import NibGraph

/// The element kinds of documents for watchOS, each a value of this namespace.
///
/// They become dictionaries of property lists. What lists are known to hold is in the rows; of what is known and in no
/// list the kinds say what is missing, and a document that has it is not compiled.
///
/// Documented: WatchKit's pages. Seen: 2 documents with their lists, of Xcode 7.3 and 8.3.
public enum WatchKitElements {
  /// The kinds, plainer ones first.
  static let kinds: [Catalog.Kind] = [
    Catalog.Kind("controller") { controller }, Catalog.Kind("notificationController") { notificationController },
    Catalog.Kind("label") { label }, Catalog.Kind("menu") { menu }, Catalog.Kind("menuItem") { menuItem },
  ]

  /// What every element may have and no list is known to hold.
  static let element = ElementSchema(
    "/element", class: .class(.object), role: .abstract,
    unarchived: [
      "userDefinedRuntimeAttributes": "no value is set",
      "accessibility": "VoiceOver does not have its texts",
      "accessibilityConfiguration": "VoiceOver does not have its texts",
      "gestureRecognizers": "no gesture is recognized", "variation": "watches of all sizes look alike",
    ], rows: [])

  /// Seen: 4 controllers, 2 of which are shown for a notification.
  package static let controller = ElementSchema(
    "controller", class: .watchClass(.interfaceController), inherits: element, role: .object,
    unarchived: [
      "identifier": "code cannot show the controller by its name", "title": "the controller has no title",
      "hidesWhenLoading": "the controller is hidden until the app runs", "items": "the controller is empty",
      "spacing": "items have the space between them that is so by default",
      "backgroundImage": "the background has no image", "contentMode": "the background's image fills it",
      "margins": "the content has the margins that are so by default",
    ],
    rows: [
      .custom(.watchControllerClass), .color("backgroundColor", nib: .watchKey(.color)),
      .child("menu", nib: .watchKey(.menu)),
    ])

  /// What is shown as soon as a notification comes. Seen: 2 controllers, each with one label.
  package static let notificationController = ElementSchema(
    "notificationController", class: "WKUserNotificationInterfaceController", inherits: element, role: .object,
    ignored: ["notificationCategory"],
    unarchived: [
      "customClass": "the class is the framework's", "spacing": "items have the space that is so by default",
      "backgroundColor": "the background is black", "backgroundImage": "the background has no image",
      "contentMode": "the background's image fills it", "margins": "the content has the margins that are so by default",
    ],
    rows: [
      .custom(.watchDynamicInterface),
      .synthesized(
        nib: .watchKey(.static), class: .class(.object), rows: [.list("items", nib: .watchKey(.items), .array)]),
    ])

  /// Seen: 2 labels, which say that they are at the left, as all are.
  package static let label = ElementSchema(
    "label", class: .watchClass(.interfaceLabel), inherits: element, role: .object,
    unarchived: [
      "customClass": "the class is the framework's", "alignment": "the label is at the left",
      "verticalAlignment": "the label is at the top", "width": "the label is as wide as its text",
      "height": "the label is as high as its text", "widthAdjustment": "the label is as wide as its text",
      "heightAdjustment": "the label is as high as its text", "hidden": "the label is shown",
      "numberOfLines": "the label has one line", "minimumScaleFactor": "the text is not made smaller",
      "textAlignment": "the text is at the left", "font": "the font is the default one",
      "textColor": "the text is white", "accessibilityLabel": "VoiceOver reads the text",
      "accessibilityHint": "VoiceOver has no hint", "accessibilityValue": "VoiceOver has no value",
    ], harmless: ["alignment": "left"],
    rows: [
      .custom(.watchAlertLabel), .constant(nib: .watchKey(.fontScale), .double(1)),
      .constant(nib: .watchKey(.type), .string("label")),
      .string("text", nib: .watchKey(.text)).localizable().required(),
    ])

  /// The menu of a press on the screen. WatchKit has no class of it or its items. Seen: 1 menu.
  package static let menu = ElementSchema(
    "menu", class: .class(.object), inherits: element, role: .object,
    rows: [.list("items", nib: .watchKey(.items), .array)])

  /// Seen: 3 items, with an icon, a title and an action each.
  package static let menuItem = ElementSchema(
    "menuItem", class: .class(.object), inherits: element, role: .object,
    unarchived: [
      "image": "the item has no image of its own", "accessibilityLabel": "VoiceOver reads the title",
      "accessibilityHint": "VoiceOver has no hint", "accessibilityValue": "VoiceOver has no value",
    ],
    rows: [
      .custom(.watchMenuAction), .choice("icon", .watchMenuIcon, nib: .watchKey(.image)).required(),
      .string("title", nib: .watchKey(.title)).localizable().required(),
    ])

  /// A connection that lists are known to hold: of elements of a tag, and where it says which, by an attribute.
  package struct Connection: Sendable {
    /// The tag of the element that has it.
    package let owner: String
    /// Its own tag.
    package let tag: String
    /// The attribute that tells it from others of its tag, and its value.
    package let telling: (attribute: String, value: String)?
  }

  /// Seen: 2 outlets and 2 segues of notifications, and 3 actions of items.
  package static let connections = [
    Connection(owner: "menuItem", tag: "action", telling: nil), alertOutlet, dynamicSegue,
  ]

  /// The outlet to the label that shows the text of a notification.
  package static let alertOutlet = Connection(
    owner: "notificationController", tag: "outlet", telling: ("property", "notificationAlertLabel"))

  /// The relationship to the controller that an app has for a notification.
  package static let dynamicSegue = Connection(
    owner: "notificationController", tag: "segue", telling: ("relationship", "dynamicNotificationInterface"))
}

extension Choice {
  /// Documented: WKMenuItemIcon. Seen: 0, 3 and 4.
  static let watchMenuIcon = Choice(
    "icon",
    counting: [
      "accept", "add", "block", "decline", "info", "maybe", "more", "mute", "pause", "play", "repeat", "resume",
      "share",
      "shuffle", "speaker", "trash",
    ])
}

extension CustomLowering {
  package enum WatchKitFamily: Sendable, Hashable {
    case controllerClass, dynamicInterface, alertLabel, menuAction
  }

  /// `controllerClass`: the class as the runtime knows it, with its module.
  public static var watchControllerClass: Self {
    Self(
      .watchKit(.controllerClass), reads: ["customClass", "customModule", "customModuleProvider"],
      writes: [.watchKey(.controllerClass)])
  }

  /// `dynamic`: the controller that a segue leads to, which has no place among the others.
  public static var watchDynamicInterface: Self {
    Self(.watchKit(.dynamicInterface), reads: ["connections"], writes: [.watchKey(.dynamic)])
  }

  /// `alert` of the label that an outlet of the controller around it leads to.
  public static var watchAlertLabel: Self { Self(.watchKit(.alertLabel), writes: [.watchKey(.alert)]) }

  /// `action`: the selector of an item's action, whose target is the controller around it.
  public static var watchMenuAction: Self {
    Self(.watchKit(.menuAction), reads: ["connections"], writes: [.watchKey(.action)])
  }
}

extension PartNames {
  /// What parts of documents for watchOS may have where their property lists are known.
  static let watchkit: [PartNames] = [
    PartNames(
      "document",
      """
      type version toolsVersion systemVersion targetRuntime propertyAccessControl useAutolayout useTraitCollections \
      colorMatched initialViewController
      """, children: "dependencies scenes device"),
    PartNames("device", "orientation", children: "adaptation"), PartNames("adaptation"),
    // Which colors are known is told where one is compiled.
    PartNames("color", "colorSpace customColorSpace red green blue white alpha"),
    PartNames("notificationCategory", "identifier"),
    PartNames("outlet", "property destination"), PartNames("action", "selector destination"),
    PartNames("segue", "kind relationship destination"),
  ]
}
