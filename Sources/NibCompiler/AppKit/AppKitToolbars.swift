import NibBytes
import NibGraph
import NibSchema

/// What rows cannot say of toolbars and touch bars.
enum AppKitToolbars {

  /// The class of an item: spaces have their own. Seen: 9 items.
  static func archivedClass(of element: Int, _ lowering: inout Lowering) -> AppKitClass? {
    switch standard(element, &lowering)?.identifier {
    case .class(.nsToolbarSpaceItem): .nsToolbarSpaceItem
    case .class(.nsToolbarFlexibleSpaceItem): .nsToolbarFlexibleSpaceItem
    case .class(.nsToolbarSeparatorItem): .nsToolbarSeparatorItem
    default: nil
    }
  }

  private static func standard(_ element: Int, _ lowering: inout Lowering) -> AppKitToolbarStandard? {
    guard let span = lowering.reader.attribute(.implicitItemIdentifier, of: element) else { return nil }
    return AppKitToolbarStandard.item(lowering.reader.text(span))
  }

  private static func lowerIdentifier(
    _ explicit: WellKnownName, _ implicit: WellKnownName, _ key: AppKitKey, _ lowering: inout Lowering
  ) {
    let name = lowering.reader.attribute(explicit) ?? lowering.reader.attribute(implicit) ?? .empty
    lowering.writer.add(.reference(key, lowering.writer.string(name)))
  }

  private static func lowerLabel(_ element: Int, _ lowering: inout Lowering) {
    let text: ObjectID
    if let own = lowering.reader.attribute(.paletteLabel) {
      text = LocalizableTexts.object(own, .paletteLabel, of: element, &lowering)
    } else {
      text = lowering.writer.string(standard(element, &lowering)?.paletteLabel ?? "")
    }
    lowering.writer.add(.reference(.nsToolbarItemPaletteLabel, text))
  }

  /// The tip of an item; nil where the document says so by a `<nil>`, and for spaces.
  private static func lowerTip(_ element: Int, _ lowering: inout Lowering) {
    if let tip = lowering.reader.attribute(.toolTip) {
      let text = LocalizableTexts.object(tip, .toolTip, of: element, &lowering)
      return lowering.writer.add(.reference(.nsToolbarItemToolTip, text))
    }
    if let child = lowering.reader.child(.toolTip), let tip = lowering.childText(child) {
      let text = LocalizableTexts.object(tip, .toolTip, of: element, &lowering)
      return lowering.writer.add(.reference(.nsToolbarItemToolTip, text))
    }
    if lowering.reader.child(.toolTip) == nil, let tip = standard(element, &lowering)?.tip {
      return lowering.writer.add(.reference(.nsToolbarItemToolTip, lowering.writer.string(tip)))
    }
    if lowering.reader.child(.toolTip) != nil || standard(element, &lowering) != nil {
      return lowering.writer.add(.null(.nsToolbarItemToolTip))
    }
    lowering.writer.add(.reference(.nsToolbarItemToolTip, lowering.writer.string("")))
  }

  /// The button that an item shows.
  private static func button(_ lowering: inout Lowering) -> Int? {
    lowering.reader.child(.view).flatMap { lowering.reader.document.tag(.init($0)) == "button" ? $0 : nil }
  }

  /// An item with a button has a border and the title of its button. Seen: 1 item with a button, and 3 others.
  private static func lowerTitle(_ lowering: inout Lowering) {
    let cell = button(&lowering).flatMap { lowering.reader.firstChild(.cell, of: $0) }
    let title = cell.flatMap { lowering.reader.attribute(.title, of: $0) }
    let text = title.map { lowering.writer.string($0) } ?? lowering.writer.string("")
    lowering.writer.add(.reference(.nsToolbarItemTitle, text))
  }

  private static func lowerImage(_ element: Int, _ lowering: inout Lowering) {
    guard let image = standard(element, &lowering)?.image else {
      return lowering.writer.add(.null(.nsToolbarItemImage))
    }
    lowering.writer.add(.reference(.nsToolbarItemImage, AppKitImages.standard(image, [32, 32], &lowering)))
  }

  private static func lowerAction(_ element: Int, _ lowering: inout Lowering) {
    guard let action = standard(element, &lowering)?.action else {
      return lowering.writer.add(.null(.nsToolbarItemAction))
    }
    lowering.writer.add(.reference(.nsToolbarItemAction, lowering.writer.string(action)))
  }

  private static func lowerSizes(_ element: Int, _ lowering: inout Lowering) {
    let system = standard(element, &lowering)?.sizes(in: lowering.profile) ?? (min: [0, 0], max: [0, 0])
    let smallest = size(.minSize, orElse: system.min, &lowering)
    let largest = size(.maxSize, orElse: system.max, &lowering)
    lowering.writer.add(.reference(.nsToolbarItemMinSize, smallest))
    lowering.writer.add(.reference(.nsToolbarItemMaxSize, largest))
  }

  /// What the item says, its view's size, or the system's item's.
  private static func size(
    _ name: WellKnownName, orElse system: [Double], _ lowering: inout Lowering
  ) -> ObjectID {
    var size = system
    if let own = lowering.reader.child(name) {
      size = lowering.reader.numbers(of: own, .size)
    } else if let view = lowering.reader.child(.view), let frame = lowering.reader.frame(of: view) {
      size = Array(lowering.reader.numbers(of: frame, .rect)[2...])
    }
    return lowering.writer.string(Geometry.text(size, of: .size))
  }

  /// A space is a separator where the toolbar is a menu. Seen: 14 spaces.
  private static func lowerMenu(_ element: Int, _ lowering: inout Lowering) {
    guard standard(element, &lowering)?.isSpace ?? false else { return }
    let empty = lowering.writer.string("")
    let on = AppKitImages.standard("NSMenuCheckmark", [18, 16], &lowering)
    let mixed = AppKitImages.standard("NSMenuMixedState", [18, 4], &lowering)
    let item = lowering.writer.object(
      AppKitClass.nsMenuItem.id, .bool(.nsIsDisabled, true), .bool(.nsIsSeparator, true),
      .bool(.nsAllowsKeyEquivalentLocalization, true), .bool(.nsAllowsKeyEquivalentMirroring, true),
      .reference(.nsTitle, empty),
      .reference(.nsKeyEquiv, empty), .int(.nsKeyEquivModMask, 0x10_0000), .int(.nsMnemonicLoc, 0x7FFF_FFFF),
      .reference(.nsOnImage, on), .reference(.nsMixedImage, mixed), .bool(.nsHiddenInRepresentation, false))
    lowering.writer.add(.reference(.nsToolbarItemMenuFormRepresentation, item))
  }

  /// The items by identifier, those that may be there, those that are, and those that can be selected.
  private static func lowerItems(_ lowering: inout Lowering) {
    var allowed: [ObjectID] = []
    var selectable: [ObjectID] = []
    var pairs: [(key: ByteSpan, item: ObjectID)] = []
    for element in members(of: .allowedToolbarItems, &lowering) {
      guard let item = lowering.object(element) else { continue }
      allowed.append(item)
      if lowering.reader.flag(.selectable, of: element) ?? false { selectable.append(item) }
      let name =
        lowering.reader.attribute(.explicitItemIdentifier, of: element)
        ?? lowering.reader.attribute(.implicitItemIdentifier, of: element) ?? .empty
      pairs.append((name, item))
    }
    let defaults = defaultItems(&lowering)
    // Seen: 1 dictionary of Xcode 8.3; 6 of 6 of 13.4 and later, of 3 documents, are in the order of the identifiers, 2
    // of them not in that of the document.
    let names = pairs.map { lowering.reader.text($0.key) }
    let isSorted = lowering.profile >= .xcode13
    let order = isSorted ? names.indices.sorted { names[$0] < names[$1] } : DictionaryOrder.mutable(names)
    pairs = order.map { pairs[$0] }
    let keys = pairs.map { lowering.writer.string($0.key) }
    let dictionary = lowering.writer.reserve(NibClass.mutableDictionary)
    lowering.writer.begin(dictionary)
    lowering.writer.add(.bool(.nsInlinedValue, true))
    for (key, pair) in zip(keys, pairs) {
      lowering.writer.add(.reference(.nibEncoderEmptyKey, key))
      lowering.writer.add(.reference(.nibEncoderEmptyKey, pair.item))
    }
    lowering.writer.end()
    lowering.writer.add(.reference(.nsToolbarIBIdentifiedItems, dictionary))
    // Seen: 1 toolbar of 8.3 with lists that can change, and 19 of 10.1 and later without.
    let list: NibClass = lowering.profile < .xcode10 ? .mutableArray : .array
    lowering.writer.add(.reference(.nsToolbarIBAllowedItems, lowering.writer.array(allowed, list)))
    if !defaults.isEmpty {
      lowering.writer.add(.reference(.nsToolbarIBDefaultItems, lowering.writer.array(defaults, list)))
    }
    lowering.writer.add(.reference(.nsToolbarIBSelectableItems, lowering.writer.array(selectable, .mutableArray)))
  }

  /// The items that a new toolbar has: references to allowed ones, or items of its own.
  private static func defaultItems(_ lowering: inout Lowering) -> [ObjectID] {
    members(of: .defaultToolbarItems, &lowering).compactMap { element in
      guard let id = lowering.reader.attribute(.reference, of: element) else { return lowering.object(element) }
      return lowering.target(id, of: element)
    }
  }

  private static func members(of name: WellKnownName, _ lowering: inout Lowering) -> [Int] {
    guard let list = lowering.reader.child(name) else { return [] }
    return Array(lowering.reader.children(of: list))
  }
}

extension AppKitToolbars {
  /// The code of the family's custom lowerings.
  static func code(_ lowering: CustomLowering.AppKitToolbars) -> CustomLoweringCode {
    switch lowering {
    case .toolbarIdentifier:
      .init {
        lowerIdentifier(.explicitIdentifier, .implicitIdentifier, .nsToolbarIdentifier, &$2)
      } raise: {
        $0.raiseBarIdentifier(.nsToolbarIdentifier, "implicitIdentifier", $1)
      }
    case .barItems: .init(lower: { lowerItems(&$2) }, raise: { $0.raiseBarItems($1) })
    case .toolbarItemIdentifier:
      .init {
        lowerIdentifier(.explicitItemIdentifier, .implicitItemIdentifier, .nsToolbarItemIdentifier, &$2)
      } raise: {
        $0.raiseBarIdentifier(.nsToolbarItemIdentifier, "implicitItemIdentifier", $1)
      }
    case .toolbarItemLabel: .init(lower: { lowerLabel($0, &$2) }, raise: { $0.raiseItemLabel($1) })
    case .toolbarItemTip: .init(lower: { lowerTip($0, &$2) }, raise: { $0.raiseItemTip($1) })
    case .toolbarItemImage: .init(.computed) { lowerImage($0, &$2) }
    case .toolbarItemAction: .init(.computed) { lowerAction($0, &$2) }
    case .toolbarItemSizes: .init(lower: { lowerSizes($0, &$2) }, raise: { $0.raiseItemSizes($1) })
    case .itemOfButton: .init(.computed) { $2.writer.add(.bool(.nsToolbarItemBordered, button(&$2) != nil)) }
    case .titleOfButton: .init(.computed) { lowerTitle(&$2) }
    case .toolbarItemMenu: .init(.computed) { lowerMenu($0, &$2) }
    }
  }
}
