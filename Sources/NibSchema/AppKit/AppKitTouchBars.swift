import NibGraph

/// Touch bars and their items.
///
/// Seen: a bar with 3 custom items, in one storyboard of Xcode 10.2 without its document.
extension AppKitElements {
  /// The kinds of the family, plainer ones first.
  static let touchBarKinds: [Catalog.Kind] = [
    Catalog.Kind("touchBar") { touchBar },
    Catalog.Kind("touchBarItem") { touchBarItem },
    Catalog.Kind("touchBarSpacerItem") { touchBarSpacerItem },
    Catalog.Kind("touchBarPopoverItem") { touchBarPopoverItem },
  ]

  /// Documented: AppKit, NSTouchBar.
  package static let touchBar = ElementSchema(
    "touchBar", class: "NSTouchBar", role: .object,
    rows: [
      .custom(.classSwapperNames),
      .custom(.touchBarItems),
      // Documented: a property of NSTouchBar. Seen: none.
      .string("customizationIdentifier", nib: "NSTouchBarCustomizationIdentifier"),
      .constant(nib: "NSTouchBarCustomizationIdentifier", .null).whenAbsent("customizationIdentifier"),
    ])

  /// What all items have; no element itself. Documented: AppKit, NSTouchBarItem.
  private static let touchBarItemRows: [Row] = [
    .custom(.classSwapperNames),
    .custom(.touchBarItemIdentifier),
    .constant(nib: "NSTouchBarItemVisibilityPriority", .float(0)),
  ]

  /// Documented: AppKit, NSCustomTouchBarItem.
  package static let touchBarItem = ElementSchema(
    "touchBarItem", class: "NSCustomTouchBarItem", role: .object, ignored: ["designTimeSize"],
    rows: touchBarItemRows + [
      .string("customizationLabel", nib: "NSTouchBarItemCustomizationLabel").localizable(),
      .constant(nib: "NSTouchBarItemCustomizationLabel", .null).whenAbsent("customizationLabel"),
      .child("viewController", nib: "NSCustomTouchBarItemViewController"),
      // Inferred: as the controller.
      .child("view", nib: "NSCustomTouchBarItemView"),
    ])

  /// Documented: AppKit, NSTouchBarItem.Identifier. Inferred: as a custom item.
  package static let touchBarSpacerItem = ElementSchema(
    "touchBarSpacerItem", class: "NSTouchBarItem", role: .object, rows: touchBarItemRows)

  /// Documented: AppKit, NSPopoverTouchBarItem. Inferred: by the names of the class's properties.
  package static let touchBarPopoverItem = ElementSchema(
    "touchBarPopoverItem", class: "NSPopoverTouchBarItem", role: .object,
    rows: touchBarItemRows + [
      .string("collapsedRepresentationLabel", nib: "NSTouchBarItemCollapsedLabel").localizable(),
      .image("collapsedRepresentationImage", nib: "NSTouchBarItemCollapsedImage"),
      .bool("supportsPressAndHold", nib: "NSTouchBarItemSupportsPressAndHold", default: false),
      .bool("showsCloseButton", nib: "NSTouchBarItemShowsCloseButton", default: true),
      .child("popoverTouchBar", nib: "NSTouchBarItemPopoverTouchBar"),
    ])
}

extension CustomLowering {
  package enum AppKitTouchBars: Sendable { case touchBarOfView, touchBarItems, touchBarItemIdentifier }

  /// `NSNibTouchBar` of a view: nil in archives for systems without touch bars.
  public static var touchBarOfView: Self {
    Self(
      .appKit(.touchBars(.touchBarOfView)), reads: ["touchBar"], children: { ["touchBar"] },
      writes: [.key(.nsNibTouchBar)], parts: [.value("touchBar", .key(.nsNibTouchBar))])
  }

  /// The items of a touch bar: a set of them, and which of them a new bar has, by name.
  public static var touchBarItems: Self {
    Self(
      .appKit(.touchBars(.touchBarItems)), reads: ["touchBarItems"], children: { ["touchBarItems"] },
      writes: [.key(.nsTouchBarTemplateItems), .key(.nsTouchBarDefaultItemIdentifiers)],
      parts: [.value("touchBarItems", .key(.nsTouchBarTemplateItems))])
  }

  /// `NSTouchBarItemIdentifier`: an item without one has its element's id.
  public static var touchBarItemIdentifier: Self {
    Self(
      .appKit(.touchBars(.touchBarItemIdentifier)), reads: ["identifier", "id"],
      writes: [.key(.nsTouchBarItemIdentifier)], parts: [.value("identifier", .key(.nsTouchBarItemIdentifier))])
  }
}
