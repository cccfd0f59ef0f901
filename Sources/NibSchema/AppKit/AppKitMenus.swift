/// Menus, their items, and the buttons that show one.
extension AppKitElements {
  /// Documented: AppKit, NSMenu. Seen: 48 menus.
  static let menu = ElementSchema(
    "menu", class: "NSMenu", role: .object,
    unarchived: [
      "identifier": "the menu has no identifier", "showsStateColumn": "the menu leaves room for check marks",
    ],
    rows: [
      .custom(.classSwapperNames),
      .string("title", nib: "NSTitle").localizable(),
      .constant(nib: "NSTitle", .string("")).whenAbsent("title"),
      .list("items", nib: "NSMenuItems", .mutableArray, always: true),
    ] + systemMenus.map { .constant(nib: "NSName", .string($0.archived)).when("systemMenu", in: [$0.name]) } + [
      .constant(nib: "NSNoAutoenable", .bool(true)).when("autoenablesItems", in: ["NO"])
    ])

  /// Menus that the application fills or places. Seen: each of them.
  private static let systemMenus: [(name: String, archived: String)] = [
    ("main", "_NSMainMenu"), ("apple", "_NSAppleMenu"), ("services", "_NSServicesMenu"),
    ("window", "_NSWindowsMenu"), ("help", "_NSHelpMenu"), ("font", "_NSFontMenu"),
    ("recentDocuments", "_NSRecentDocumentsMenu"),
  ]

  /// Documented: AppKit, NSMenuItem. Seen: 283 items.
  static let menuItem = ElementSchema(
    "menuItem", class: "NSMenuItem", role: .object, ignoredNames: ["toolTip"],
    unarchived: ["attributedTitle": "the item shows its plain title"],
    rows: [
      .custom(.classSwapperNames),
      .parentReference(nib: "NSMenu"),
      .bool("alternate", nib: "NSIsAlternate", default: false, omit: false),
      .constant(nib: "NSIsDisabled", .bool(true)).when("isSeparatorItem", in: ["YES"]),
      .bool("enabled", nib: "NSIsDisabled", default: true, inverted: true, omit: false).unless(
        "isSeparatorItem", in: ["YES"]),
      .custom(.menuItemHiding),
      .bool("isSeparatorItem", nib: "NSIsSeparator", default: false, omit: false),
      .bool("localization", nib: "NSAllowsKeyEquivalentLocalization", default: true),
      .bool("mirroring", nib: "NSAllowsKeyEquivalentMirroring", default: true),
      .constant(nib: "NSHasActionImage", .bool(true)).whenPresent("secondaryImage"),
      .string("title", nib: "NSTitle").localizable(),
      .constant(nib: "NSTitle", .string("")).whenAbsent("title"),
      .string("keyEquivalent", nib: "NSKeyEquiv"),
      .constant(nib: "NSKeyEquiv", .string("")).whenAbsent("keyEquivalent"),
      .custom(.menuKeyModifiers),
      .constant(nib: "NSMnemonicLoc", .int(0x7FFF_FFFF)),
      .image("secondaryImage", nib: "NSActionImage"),
      .choice("state", .menuItemState, nib: "NSState", omit: 0),
      .image("image", nib: "NSImage"),
      .custom(.menuStateImages),
      .custom(.menuItemAction),
      .custom(.representedObject),
      .int("tag", nib: "NSTag", omit: 0),
      .custom(.menuItemTarget),
      .child("submenu", nib: "NSSubmenu"),
      .constant(nib: "NSHiddenInRepresentation", .bool(false)),
      // By the names of NSMenuItem's properties, as archives spell those of tables; no archive shows one.
      .int("indentationLevel", nib: "NSIndent"),
      .string("identifier", nib: "NSUserInterfaceItemIdentifier"),
    ])

  /// Documented: AppKit, NSPopUpButton. Seen: 7 buttons.
  static let popUpButton = ElementSchema(
    "popUpButton", class: "NSPopUpButton", inherits: control,
    rows: [hugging((250, 750)), .constant(nib: "IBNSShadowedSymbolConfiguration", .null)])

  /// Documented: AppKit, NSPopUpButtonCell. Seen: 7 cells, and 23 of older archives.
  static let popUpButtonCell = ElementSchema(
    "popUpButtonCell", class: "NSPopUpButtonCell", inherits: buttonCell, role: .object,
    // The menu says it once more.
    ignoredNames: ["autoenablesItems"],
    rows: [
      .packed(nib: "NSCellFlags", cellFlags(border: nil) + [.constant(mask: 0x40_0000)]),
      .custom(.popUpType, nib: "NSAuxButtonType"),
      .reference("selectedItem", nib: "NSMenuItem"),
      .constant(nib: "NSMenuItem", .null).whenAbsent("selectedItem"),
      .constant(nib: "NSMenuItemRespectAlignment", .bool(true)),
      .child("menu", nib: "NSMenu"),
      .bool("pullsDown", nib: "NSPullDown", default: false, omit: false),
      .custom(.selectedItemPlace),
      .choice("preferredEdge", .preferredEdge, nib: "NSPreferredEdge", default: 1),
      .bool("usesItemFromMenu", nib: "NSUsesItemFromMenu", default: true),
      .bool("altersStateOfSelectedItem", nib: "NSAltersState", default: true),
      .choice("arrowPosition", .popUpArrow, nib: "NSArrowPosition", default: 2, omit: 0),
    ])
}
