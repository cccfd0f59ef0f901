/// Menus, their items, and the buttons that show one.
extension AppKitElements {
  /// The kinds of the family, plainer ones first.
  static let menuKinds: [Catalog.Kind] = [
    Catalog.Kind("menu") { menu },
    Catalog.Kind("menuItem") { menuItem },
    Catalog.Kind("popUpButton") { popUpButton },
    Catalog.Kind("popUpButtonCell") { popUpButtonCell },
  ]

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
      // A pop-up button shows what is selected and says it besides. Seen: 9 of 11 cells of the newest archives, none of 43
      // up to Xcode 7. Which Xcode between brought it no archive shows.
      .string("title", nib: "NSContents").localizable().since(.xcode8),
      .constant(nib: "NSContents", .string("")).since(.xcode8).whenAbsent("title"),
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

extension CustomLowering {
  package enum AppKitMenus: Sendable {
    case menuKeyModifiers, menuStateImages, menuItemAction, menuItemTarget, representedObject, popUpType
    case selectedItemPlace, menuItemHiding
  }

  /// `NSKeyEquivModMask`: command where the item does not say otherwise, but for separators.
  public static var menuKeyModifiers: Self {
    Self(
      .appKit(.menus(.menuKeyModifiers)), reads: ["keyEquivalentModifierMask", "isSeparatorItem"],
      writes: ["NSKeyEquivModMask"])
  }

  /// `NSOnImage` and `NSMixedImage`: the system's where the item does not name others.
  public static var menuStateImages: Self {
    Self(
      .appKit(.menus(.menuStateImages)), reads: ["onStateImage", "mixedStateImage"],
      writes: ["NSOnImage", "NSMixedImage"])
  }

  /// `NSAction` of a menu item that opens a menu or lies in that of a pop-up button.
  public static var menuItemAction: Self {
    Self(.appKit(.menus(.menuItemAction)), reads: ["submenu"], writes: ["NSAction"])
  }

  /// `NSTarget` of such an item.
  public static var menuItemTarget: Self {
    Self(.appKit(.menus(.menuItemTarget)), reads: ["submenu"], writes: ["NSTarget"])
  }

  /// `NSRepObject`: a number, or an expression of a predicate.
  public static var representedObject: Self {
    Self(.appKit(.menus(.representedObject)), reads: ["representedObject"], writes: ["NSRepObject"])
  }

  /// `NSAuxButtonType` of a pop-up button: how it behaves decides it.
  public static var popUpType: Self {
    Self(.appKit(.menus(.popUpType)), reads: ["behavior", "type"], writes: ["NSAuxButtonType"])
  }

  /// `NSSelectedIndex`: the selected item's place among the items.
  public static var selectedItemPlace: Self {
    Self(.appKit(.menus(.selectedItemPlace)), reads: ["selectedItem", "menu"], writes: ["NSSelectedIndex"])
  }

  /// `NSIsHidden`: the document says it, and the item that a pull-down button shows is.
  public static var menuItemHiding: Self {
    Self(.appKit(.menus(.menuItemHiding)), reads: ["hidden"], writes: ["NSIsHidden"])
  }
}
