import NibRuntime
import NibStandIns

/// Items of a bar that stand together. Stands in for UIBarButtonItemGroup.
@MainActor
open class UIBarButtonItemGroup {
  /// The items, in order.
  open var barButtonItems: [UIBarButtonItem]
  /// What stands for them where there is no room; nil for the system's.
  open var representativeItem: UIBarButtonItem?
  /// Whether the representative is shown: nothing is laid out.
  open var isDisplayingRepresentativeItem: Bool { false }
  /// Whether the group is always in a bar that may be collapsed.
  open var alwaysAvailable = false
  /// Whether the group is not shown.
  open var isHidden = false
  /// What the menu for missing items shows; nil for the items.
  open var menuRepresentation: UIMenuElement?
  /// The name that a user's choice of items is kept by; nil for a group that is always there.
  open private(set) var customizationIdentifier: String?
  /// Whether the group is there before a user chooses.
  open private(set) var isInDefaultCustomization = true
  /// Whether a user may move the group.
  open private(set) var isMovable = false

  /// Makes a group.
  public init(barButtonItems: [UIBarButtonItem], representativeItem: UIBarButtonItem?) {
    self.barButtonItems = barButtonItems
    self.representativeItem = representativeItem
  }

  /// A group that stays where it is.
  public static func fixedGroup(
    representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem]
  ) -> UIBarButtonItemGroup { UIBarButtonItemGroup(barButtonItems: items, representativeItem: representativeItem) }

  /// A group that a user may move.
  public static func movableGroup(
    customizationIdentifier: String, representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem]
  ) -> UIBarButtonItemGroup {
    let made = fixedGroup(representativeItem: representativeItem, items: items)
    (made.customizationIdentifier, made.isMovable) = (customizationIdentifier, true)
    return made
  }

  /// A group that a user may take away.
  public static func optionalGroup(
    customizationIdentifier: String, isInDefaultCustomization: Bool = true,
    representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem]
  ) -> UIBarButtonItemGroup {
    let made = movableGroup(
      customizationIdentifier: customizationIdentifier, representativeItem: representativeItem, items: items)
    made.isInDefaultCustomization = isInDefaultCustomization
    return made
  }
}

extension UIBarButtonItem {
  /// A group of the item alone that stays where it is.
  public func creatingFixedGroup() -> UIBarButtonItemGroup { .fixedGroup(items: [self]) }

  /// A group of the item alone that a user may move.
  public func creatingMovableGroup(customizationIdentifier: String) -> UIBarButtonItemGroup {
    .movableGroup(customizationIdentifier: customizationIdentifier, items: [self])
  }

  /// A group of the item alone that a user may take away.
  public func creatingOptionalGroup(
    customizationIdentifier: String, isInDefaultCustomization: Bool = true
  ) -> UIBarButtonItemGroup {
    .optionalGroup(
      customizationIdentifier: customizationIdentifier, isInDefaultCustomization: isInDefaultCustomization,
      items: [self])
  }

  /// What the menu for missing items shows; nil for the item's own.
  public var menuRepresentation: UIMenuElement? {
    get { kept(nil) }
    set { keep(newValue) }
  }

  /// In which order the menu's elements stand; kept.
  public var preferredMenuElementOrder: UIContextMenuConfiguration.ElementOrder {
    get { kept(.automatic) }
    set { keep(newValue) }
  }

  /// A name by which the system tells items apart that follow each other; kept.
  public var identifier: String? {
    get { kept(nil) }
    set { keep(newValue) }
  }

  /// What the menu for missing items shows: what code said, else the item's menu or action.
  public var shownMenuRepresentation: UIMenuElement? { menuRepresentation ?? menu ?? primaryAction }

  /// Room of no width of its own.
  public static func fixedSpace() -> UIBarButtonItem { UIBarButtonItem(systemItem: .fixedSpace) }
}
