import NibGraph

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
  package static let menu = ElementSchema(
    "menu", class: .class(.nsMenu), role: .object,
    unarchived: ["identifier": "the menu has no identifier"],
    rows: [
      .custom(.classSwapperNames),
      // 6 of 6 menus of pop-up buttons of Xcode 3.2 and 4 have a title that could be changed; of 3.1 0 of 7.
      .string("title", nib: .key(.nsTitle), mutable: true).localizable().when("key", in: ["menu"]).since(.xcode3point2)
        .through(.xcode4point5),
      .string("title", nib: .key(.nsTitle)).localizable().unless("key", in: ["menu"]).since(.xcode3point2)
        .through(.xcode4point5),
      .string("title", nib: .key(.nsTitle)).localizable().through(.xcode3point1),
      .string("title", nib: .key(.nsTitle)).localizable().since(.xcode5),
      .constant(nib: .key(.nsTitle), .string("")).whenAbsent("title"),
      .list("items", nib: "NSMenuItems", .mutableArray, always: true),
    ] + systemMenus.map { .constant(nib: .key(.nsName), .string($0.archived)).when("systemMenu", in: [$0.name]) }
      + [
        .constant(nib: "NSNoAutoenable", .bool(true)).when("autoenablesItems", in: ["NO"]),
        // Seen: 12 menus that Interface Builder rewrote from documents of Xcode 3 and 4.
        .bool("showsStateColumn", nib: "NSMenuExcludeMarkColumn", default: nil, inverted: true, omit: false),
      ])

  /// Menus that the application fills or places. Seen: each of them.
  private static let systemMenus: [(name: String, archived: String)] = [
    ("main", "_NSMainMenu"), ("apple", "_NSAppleMenu"), ("services", "_NSServicesMenu"),
    ("window", "_NSWindowsMenu"), ("help", "_NSHelpMenu"), ("font", "_NSFontMenu"),
    ("recentDocuments", "_NSRecentDocumentsMenu"),
  ]

  /// Documented: AppKit, NSMenuItem. Seen: 283 items.
  package static let menuItem = ElementSchema(
    "menuItem", class: .class(.nsMenuItem), role: .object, ignored: ["toolTip"],
    rows: [
      .custom(.classSwapperNames),
      .parentReference(nib: .key(.nsMenu)),
      .bool("alternate", nib: "NSIsAlternate", default: false, omit: false),
      .constant(nib: .key(.nsIsDisabled), .bool(true)).when("isSeparatorItem", in: ["YES"]),
      .bool("enabled", nib: .key(.nsIsDisabled), default: true, inverted: true, omit: false).unless(
        "isSeparatorItem", in: ["YES"]),
      .custom(.menuItemHiding),
      .bool("isSeparatorItem", nib: .key(.nsIsSeparator), default: false, omit: false),
      .custom(.menuItemLimits),
      .bool("localization", nib: .key(.nsAllowsKeyEquivalentLocalization), default: true),
      .bool("mirroring", nib: .key(.nsAllowsKeyEquivalentMirroring), default: true),
      .constant(nib: "NSHasActionImage", .bool(true)).whenPresent("secondaryImage"),
      .string("title", nib: .key(.nsTitle)).localizable(),
      .constant(nib: .key(.nsTitle), .string("")).whenAbsent("title"),
      .string("keyEquivalent", nib: .key(.nsKeyEquiv)),
      .constant(nib: .key(.nsKeyEquiv), .string("")).whenAbsent("keyEquivalent"),
      // Seen: 4 items of an archive of Xcode 11 or later.
      .bool("allowsKeyEquivalentWhenHidden", nib: "NSKEAllowedWhenHidden", default: nil, omit: false),
      .custom(.menuKeyModifiers),
      .constant(nib: .key(.nsMnemonicLoc), .int(0x7FFF_FFFF)),
      .image("secondaryImage", nib: "NSActionImage"),
      .choice("state", .menuItemState, nib: "NSState", omit: 0),
      .image("image", nib: .key(.nsImage)),
      .custom(.menuStateImages),
      .custom(.menuItemAction),
      .custom(.representedObject),
      .int("tag", nib: .key(.nsTag), omit: 0),
      .custom(.menuItemTarget),
      .child("submenu", nib: .key(.nsSubmenu)),
      // Seen: 34 items that Interface Builder rewrote from documents of Xcode 3 and 4, and 34 of such documents.
      .attributedString("attributedTitle", nib: "NSAttributedTitle"),
      .constant(nib: .key(.nsHiddenInRepresentation), .bool(false)),
      // By the names of NSMenuItem's properties, as archives spell those of tables; no archive shows one.
      .int("indentationLevel", nib: "NSIndent"),
      // Seen: an item of Xcode 26.0.
      .string("identifier", nib: "NSMenuItemIdentifier"),
    ])

  /// Documented: AppKit, NSPopUpButton. Seen: 7 buttons.
  package static let popUpButton = ElementSchema(
    "popUpButton", class: .class(.nsPopUpButton), inherits: control,
    rows: [
      hugging((250, 750)),
      // Seen: 33 of 33 buttons of 10.1 to 12.0, of 3 apps; none of 44 before and 15 after.
      .list("subviews", nib: .key(.nsSubviews), .mutableArray).through(.xcode9),
      .list("subviews", nib: .key(.nsSubviews), .mutableArray, always: true).since(.xcode10).through(.xcode12),
      .list("subviews", nib: .key(.nsSubviews), .mutableArray).since(.xcode12point3),
      .constant(nib: .key(.ibNSShadowedSymbolConfiguration), .null),
    ])

  /// Documented: AppKit, NSPopUpButtonCell. Seen: 7 cells, and 23 of older archives.
  package static let popUpButtonCell = ElementSchema(
    "popUpButtonCell", class: .class(.nsPopUpButtonCell), inherits: buttonCell, role: .object,
    ignored: [.redundant("type", with: "bezelStyle"), .init("tag", .readInSomeForms)],
    repeated: ["autoenablesItems": "menu.autoenablesItems"],
    rows: [
      .packed(nib: .key(.nsCellFlags), cellFlags(border: nil) + [.constant(mask: 0x40_0000)]),
      // A pop-up button shows what is selected and says it besides. Seen: 9 of 11 cells of the newest archives, 19 of 19 of
      // Xcode 13 and later of 2 apps, none of 84 up to Xcode 12.
      // It is no text of its own: strings files have the titles of menu items. Seen: 19 of 19 cells of translated documents.
      .string("title", nib: .key(.nsContents)).since(.xcode13),
      .constant(nib: .key(.nsContents), .string("")).since(.xcode13).whenAbsent("title"),
      // The same goes for the key that presses it: 6 of 6.
      .string("keyEquivalent", nib: .key(.nsKeyEquivalent)),
      .custom(.changeableKey, nib: .key(.nsKeyEquivalent)).since(.xcode3point2).through(.xcode4point5)
        .whenAbsent("keyEquivalent"),
      .constant(nib: .key(.nsKeyEquivalent), .string("")).through(.xcode3point1).whenAbsent("keyEquivalent"),
      .constant(nib: .key(.nsKeyEquivalent), .string("")).since(.xcode5).whenAbsent("keyEquivalent"),
      .custom(.popUpType, nib: .key(.nsAuxButtonType)),
      // Seen: 8 of 16 cells of Xcode 4 to 6 have their tag, none of 11 of 8.0 and later that say one.
      .int("tag", nib: .key(.nsTag), omit: 0).through(.xcode7),
      .reference("selectedItem", nib: .class(.nsMenuItem)),
      .constant(nib: .class(.nsMenuItem), .null).whenAbsent("selectedItem"),
      .constant(nib: .key(.nsMenuItemRespectAlignment), .bool(true)),
      .child("menu", nib: .key(.nsMenu)),
      .bool("pullsDown", nib: "NSPullDown", default: false, omit: false),
      .custom(.selectedItemPlace),
      .choice("preferredEdge", .preferredEdge, nib: .key(.nsPreferredEdge), default: 1),
      .bool("usesItemFromMenu", nib: .key(.nsUsesItemFromMenu), default: true),
      .bool("altersStateOfSelectedItem", nib: .key(.nsAltersState), default: true),
      .choice("arrowPosition", .popUpArrow, nib: .key(.nsArrowPosition), default: 2, omit: 0),
    ])
}

extension CustomLowering {
  package enum AppKitMenus: Sendable {
    case menuKeyModifiers, menuStateImages, menuItemAction, menuItemTarget, representedObject, popUpType
    case selectedItemPlace, menuItemHiding, menuItemLimits, changeableKey
  }

  /// `NSKeyEquivalent` of a pop-up button of Xcode 3.2 and 4 that says none: an empty text that could be changed.
  public static var changeableKey: Self {
    Self(.appKit(.menus(.changeableKey)), writes: [.key(.nsKeyEquivalent)])
  }

  /// `NSAllowedForLimitedAppMode` of an item that opens a menu.
  public static var menuItemLimits: Self {
    Self(.appKit(.menus(.menuItemLimits)), reads: ["submenu"], writes: [.key(.nsAllowedForLimitedAppMode)])
  }

  /// `NSKeyEquivModMask`: command where the item does not say otherwise, but for separators.
  public static var menuKeyModifiers: Self {
    Self(
      .appKit(.menus(.menuKeyModifiers)), reads: ["keyEquivalentModifierMask", "isSeparatorItem"],
      writes: [.key(.nsKeyEquivModMask)], parts: [.value("keyEquivalentModifierMask", .key(.nsKeyEquivModMask))])
  }

  /// `NSOnImage` and `NSMixedImage`: the system's where the item does not name others.
  public static var menuStateImages: Self {
    Self(
      .appKit(.menus(.menuStateImages)), reads: ["onStateImage", "mixedStateImage"],
      writes: [.key(.nsOnImage), .key(.nsMixedImage)],
      parts: [.value("onStateImage", .key(.nsOnImage)), .value("mixedStateImage", .key(.nsMixedImage))])
  }

  /// `NSAction` of a menu item that opens a menu or lies in that of a pop-up button.
  public static var menuItemAction: Self {
    Self(.appKit(.menus(.menuItemAction)), reads: ["submenu"], writes: [.key(.nsAction)])
  }

  /// `NSTarget` of such an item.
  public static var menuItemTarget: Self {
    Self(.appKit(.menus(.menuItemTarget)), reads: ["submenu"], writes: [.key(.nsTarget)])
  }

  /// `NSRepObject`: a number, or an expression of a predicate.
  public static var representedObject: Self {
    Self(
      .appKit(.menus(.representedObject)), reads: ["representedObject"], writes: [.key(.nsRepObject)],
      parts: [.value("representedObject", .key(.nsRepObject))])
  }

  /// `NSAuxButtonType` of a pop-up button: how it behaves decides it.
  public static var popUpType: Self {
    Self(.appKit(.menus(.popUpType)), reads: ["behavior", "type"], writes: [.key(.nsAuxButtonType)])
  }

  /// `NSSelectedIndex`: the selected item's place among the items.
  public static var selectedItemPlace: Self {
    Self(.appKit(.menus(.selectedItemPlace)), reads: ["selectedItem", "menu"], writes: [.key(.nsSelectedIndex)])
  }

  /// `NSIsHidden`: the document says it, and the item that a pull-down button shows is.
  public static var menuItemHiding: Self {
    Self(
      .appKit(.menus(.menuItemHiding)), reads: ["hidden"], writes: [.key(.nsIsHidden)],
      parts: [.value("hidden", .key(.nsIsHidden))])
  }
}
