import NibGraph

extension UIKitElements {
  /// The kinds of the family, plainer ones first.
  static let menuKinds: [Catalog.Kind] = [
    Catalog.Kind("menu") { menu },
    Catalog.Kind("command") { command },
  ]

  /// Documented: UIKit, UIMenu. Seen: keys and values of 2 menus of Xcode 15, without their source. Inferred: the names in
  /// documents.
  public static let menu = ElementSchema(
    "menu", class: "UIMenu", role: .object,
    unarchived: [
      "image": "the menu has no image",
      "displayInline": "the menu stands in a menu of its own",
      "singleSelection": "any number of items can be chosen",
    ],
    rows: [
      .string("title", nib: "title").localizable(),
      .constant(nib: "title", .string("")).whenAbsent("title"),
      .constant(nib: "accessibilityIdentifier", .null),
      .constant(nib: "preferredDisplayMode", .int(0)),
      .custom(.menuName, nib: .key(UIKitKey.identifier)),
      .constant(nib: "options", .int(0)),
      .constant(nib: "preferredElementSize", .int(-1)),
      .constant(nib: "resolvedElementSize", .int(-1)),
      .list("menuElements", nib: "children", .array, always: true),
      .synthesized(
        nib: "displayPreferences", class: "UIMenuDisplayPreferences",
        rows: [.constant(nib: "maximumNumberOfTitleLines", .int(.max))]
      ).since(.xcode15),
    ])

  /// Documented: UIKit, UICommand. Seen: 4 of Xcode 15, without their source.
  public static let command = ElementSchema(
    "command", class: "UICommand", role: .object,
    unarchived: [
      "attributes": "the item is like any other",
      "discoverabilityTitle": "the item has its title alone",
      "image": "the item has no image",
      "state": "the item is not marked",
      "subtitle": "the item has one line",
    ],
    rows: [
      .string("title", nib: "title").localizable(),
      .constant(nib: "title", .string("")).whenAbsent("title"),
      .constant(nib: "accessibilityIdentifier", .null),
      .constant(nib: "preferredDisplayMode", .int(0)),
      .constant(nib: "action", .string("")),
      .custom(.menuName, nib: .key(.propertyList)),
    ])
}

extension CustomLowering {
  /// The name of a menu or the mark of its item: made of the element's id.
  public static var menuName: Self {
    Self(.uiKit(.buttons(.menuName)), reads: ["id"], writes: [.key(UIKitKey.identifier), .key(.propertyList)])
  }
}
