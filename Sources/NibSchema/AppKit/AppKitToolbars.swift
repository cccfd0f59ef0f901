import NibGraph

/// Toolbars and touch bars.
extension AppKitElements {
  /// The kinds of the family, plainer ones first.
  static let toolbarKinds: [Catalog.Kind] = [
    Catalog.Kind("toolbar") { toolbar },
    Catalog.Kind("toolbarItem") { toolbarItem },
  ]

  /// Documented: AppKit, NSToolbar. Seen: 8 toolbars, of which 1 of Xcode 26 says nothing of a separator.
  package static let toolbar = ElementSchema(
    "toolbar", class: "NSToolbar", role: .object,
    unarchived: ["showsBaselineSeparator": "AppKit draws the line below the toolbar as it has it"],
    harmless: ["showsBaselineSeparator": "NO"],
    rows: [
      .custom(.classSwapperNames),
      .custom(.toolbarIdentifier),
      .constant(nib: "NSToolbarDelegate", .null),
      .bool("visible", nib: "NSToolbarPrefersToBeShown", default: true),
      // Seen: 6 toolbars that show it and 2 that do not, and none in 1 of Xcode 26.
      .bool("showsBaselineSeparator", nib: "NSToolbarShowsBaselineSeparator", default: true).through(.xcode16),
      .bool("allowsUserCustomization", nib: "NSToolbarAllowsUserCustomization", default: true),
      .bool("autosavesConfiguration", nib: "NSToolbarAutosavesConfiguration", default: true),
      .choice("displayMode", .toolbarDisplayMode, nib: "NSToolbarDisplayMode", default: 0),
      .choice("sizeMode", .toolbarSizeMode, nib: "NSToolbarSizeMode", default: 0),
      .constant(nib: "NSToolbarCenteredItemIdentifier", .null),
      .custom(.barItems),
    ])

  /// What the system's items are called, where the document does not say it. Seen: 1 archive, and 7 older
  /// documents.
  private static let standardLabels = AppKitToolbarStandard.drawn.map { item in
    Row.constant(nib: .key(.nsToolbarItemLabel), .string(item.paletteLabel)).whenAbsent("label")
      .when("implicitItemIdentifier", in: [item.identifier])
  }

  /// The identifiers of the system's items.
  private static let standardItems = AppKitToolbarStandard.all.map(\.identifier)

  /// The identifiers of the system's items that are more than room.
  private static let drawnItems = AppKitToolbarStandard.drawn.map(\.identifier)

  /// Documented: AppKit, NSToolbarItem. Seen: 18 items, of which 1 is the system's and 1 of Xcode 26, which has a style.
  package static let toolbarItem = ElementSchema(
    "toolbarItem", class: "NSToolbarItem", role: .object, ignored: ["selectable", "toolTip"],
    rows: [
      .custom(.classSwapperNames),
      .custom(.toolbarItemIdentifier),
      .string("label", nib: .key(.nsToolbarItemLabel)).localizable(),
    ] + standardLabels + [
      .constant(nib: .key(.nsToolbarItemLabel), .string("")).whenAbsent("label")
        .unless("implicitItemIdentifier", in: drawnItems),
      .custom(.toolbarItemLabel).localizable("paletteLabel"),
      // Unlike a view, the item has its tip itself. Documented: the key, by strings files of Xcode.
      .custom(.toolbarItemTip).localizable("toolTip"),
      .child("view", nib: "NSToolbarItemView"),
      .constant(nib: "NSToolbarItemView", .null).whenAbsent("view"),
      // Seen: no item of Xcode 8.3, 11.0 and 11.3 of 3 apps has a border, a title or a place beside the window's title,
      // all 16 of 13.4 and later have.
      .bool("bordered", nib: .key(.nsToolbarItemBordered), default: true).since(.xcode12).when(
        "implicitItemIdentifier", in: drawnItems),
      .bool("bordered", nib: .key(.nsToolbarItemBordered), default: nil).since(.xcode12).unless(
        "implicitItemIdentifier", in: drawnItems),
      .custom(.itemOfButton, nib: .key(.nsToolbarItemBordered)).since(.xcode12).whenAbsent("bordered")
        .unless("implicitItemIdentifier", in: drawnItems),
      .image("image", nib: .key(.nsToolbarItemImage)),
      .custom(.toolbarItemImage, nib: .key(.nsToolbarItemImage)).whenAbsent("image")
        .when("implicitItemIdentifier", in: drawnItems),
      .constant(nib: .key(.nsToolbarItemImage), .null).whenAbsent("image").unless(
        "implicitItemIdentifier", in: drawnItems),
      .string("title", nib: .key(.nsToolbarItemTitle)).since(.xcode12).localizable(),
      .custom(.titleOfButton, nib: .key(.nsToolbarItemTitle)).since(.xcode12).whenAbsent("title"),
      .constant(nib: "NSToolbarItemTarget", .null),
      .custom(.toolbarItemAction),
      .custom(.toolbarItemSizes),
      // An item that is as large as its view: 20 of 20 of 3 documents of 2 apps; no other has it.
      .constant(nib: .key(.nsToolbarItemIgnoreMinMaxSizes), .bool(true)).when("sizingBehavior", in: ["auto"]),
      .constant(nib: .key(.nsToolbarItemIgnoreMinMaxSizes), .bool(false)).unless("sizingBehavior", in: ["auto"]),
      .bool("enabled", nib: "NSToolbarItemEnabled", default: true),
      .bool("autovalidates", nib: "NSToolbarItemAutovalidates", default: true),
      // Seen: -1 in 4 items of the system, 0 in 2 others.
      .int("tag", nib: "NSToolbarItemTag", default: -1).when("implicitItemIdentifier", in: standardItems),
      .int("tag", nib: "NSToolbarItemTag", default: 0).unless("implicitItemIdentifier", in: standardItems),
      .bool("userRemovable", nib: "NSToolbarIsUserRemovable", default: true),
      .choice("visibilityPriority", .visibilityPriority, nib: "NSToolbarItemVisibilityPriority", default: 0),
      .bool("navigational", nib: "NSToolbarItemNavigational", default: false).since(.xcode12),
      .custom(.toolbarItemMenu),
      .constant(nib: "NSToolbarItemStyle", .int(0)).since(.xcode26),
    ])
}

extension CustomLowering {
  package enum AppKitToolbars: Sendable {
    case toolbarIdentifier, barItems, toolbarItemIdentifier, toolbarItemLabel, toolbarItemTip, toolbarItemImage
    case toolbarItemAction, toolbarItemSizes, toolbarItemMenu, itemOfButton, titleOfButton
  }

  /// `NSToolbarIdentifier`: the document's own, or the one that Interface Builder gave.
  public static var toolbarIdentifier: Self {
    Self(
      .appKit(.toolbars(.toolbarIdentifier)), reads: ["explicitIdentifier", "implicitIdentifier"],
      writes: [.key(.nsToolbarIdentifier)],
      parts: ["explicitIdentifier", "implicitIdentifier"].map { .value($0, .key(.nsToolbarIdentifier)) })
  }

  /// A toolbar's items: a dictionary by identifier and three lists, two of which name their members.
  public static var barItems: Self {
    Self(
      .appKit(.toolbars(.barItems)), reads: ["allowedToolbarItems", "defaultToolbarItems"],
      writes: [
        .key(.nsToolbarIBIdentifiedItems), .key(.nsToolbarIBAllowedItems), .key(.nsToolbarIBDefaultItems),
        .key(.nsToolbarIBSelectableItems),
      ],
      parts: [
        .value("allowedToolbarItems", .key(.nsToolbarIBAllowedItems)),
        .value("defaultToolbarItems", .key(.nsToolbarIBDefaultItems)),
      ])
  }

  /// `NSToolbarItemIdentifier`: as a toolbar's.
  public static var toolbarItemIdentifier: Self {
    Self(
      .appKit(.toolbars(.toolbarItemIdentifier)), reads: ["explicitItemIdentifier", "implicitItemIdentifier"],
      writes: [.key(.nsToolbarItemIdentifier)],
      parts: ["explicitItemIdentifier", "implicitItemIdentifier"].map { .value($0, .key(.nsToolbarItemIdentifier)) })
  }

  /// `NSToolbarItemPaletteLabel`: the system's items have labels of their own.
  public static var toolbarItemLabel: Self {
    Self(
      .appKit(.toolbars(.toolbarItemLabel)), reads: ["paletteLabel", "implicitItemIdentifier"],
      writes: [.key(.nsToolbarItemPaletteLabel)],
      parts: [.value("paletteLabel", .key(.nsToolbarItemPaletteLabel))])
  }

  /// `NSToolbarItemToolTip`: the item's, or nil for one without.
  public static var toolbarItemTip: Self {
    Self(
      .appKit(.toolbars(.toolbarItemTip)), reads: ["toolTip", "implicitItemIdentifier"],
      writes: [.key(.nsToolbarItemToolTip)], parts: [.value("toolTip", .key(.nsToolbarItemToolTip))])
  }

  /// `NSToolbarItemImage`: that of the system's item; nil where no archive says it.
  public static var toolbarItemImage: Self {
    Self(.appKit(.toolbars(.toolbarItemImage)), reads: ["implicitItemIdentifier"], writes: [.key(.nsToolbarItemImage)])
  }

  /// `NSToolbarItemBordered` of an item that does not say it: whether its view is a button.
  public static var itemOfButton: Self {
    Self(.appKit(.toolbars(.itemOfButton)), reads: ["view"], writes: [.key(.nsToolbarItemBordered)])
  }

  /// `NSToolbarItemTitle` of an item without one: that of its button.
  public static var titleOfButton: Self {
    Self(.appKit(.toolbars(.titleOfButton)), reads: ["view"], writes: [.key(.nsToolbarItemTitle)])
  }

  /// `NSToolbarItemAction`: the system's items have one.
  public static var toolbarItemAction: Self {
    Self(
      .appKit(.toolbars(.toolbarItemAction)), reads: ["implicitItemIdentifier"], writes: [.key(.nsToolbarItemAction)])
  }

  /// `NSToolbarItemMinSize` and `NSToolbarItemMaxSize`: those of the item's view or of the system's item.
  public static var toolbarItemSizes: Self {
    Self(
      .appKit(.toolbars(.toolbarItemSizes)), reads: ["minSize", "maxSize", "implicitItemIdentifier", "view"],
      writes: [.key(.nsToolbarItemMinSize), .key(.nsToolbarItemMaxSize)],
      parts: [.value("minSize", .key(.nsToolbarItemMinSize)), .value("maxSize", .key(.nsToolbarItemMaxSize))])
  }

  /// `NSToolbarItemMenuFormRepresentation`: a separator for spaces.
  public static var toolbarItemMenu: Self {
    Self(
      .appKit(.toolbars(.toolbarItemMenu)), reads: ["implicitItemIdentifier"],
      writes: [.key(.nsToolbarItemMenuFormRepresentation)])
  }
}
