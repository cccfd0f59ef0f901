import NibBytes
import NibDocument
import NibGraph
import NibSchema

/// Items of bars, their own and those of the controllers that share a bar.
enum UIKitBars {
  /// `UIItems` and `UIDelegate` of a navigation bar: its own items, or that of the first controller in its container.
  ///
  /// The bar of a container shows the items of the controllers in it. Seen: 95 bars of containers, 25 of their own.
  static func lowerNavigationBarItems(_ element: Int, _ lowering: inout Lowering) {
    guard let container = container(of: element, &lowering) else {
      return lowerOwnItems(isMutable: lowering.profile <= .xcode4 || lowering.profile >= .xcode11, &lowering)
    }
    let controllers = UIKitContainers.containedControllers(container, &lowering)
    let delegate = StoryboardArchives.controller(container, &lowering)
    let items = controllers.prefix(1).compactMap { item(.navigationItem, of: $0, &lowering) }
    if !items.isEmpty { lowering.writer.add(.reference(.items, navigationItems(items, &lowering))) }
    lowering.writer.add(.reference(.delegate, delegate))
  }

  /// The same of a tab bar: the items of all controllers in its container.
  static func lowerTabBarItems(_ element: Int, _ lowering: inout Lowering) {
    guard let container = container(of: element, &lowering) else { return lowerOwnItems(&lowering) }
    let controllers = UIKitContainers.containedControllers(container, &lowering)
    lowering.writer.add(.reference(.delegate, StoryboardArchives.controller(container, &lowering)))
    let items = controllers.compactMap { item(.tabBarItem, of: $0, &lowering) }
    lowering.writer.add(.reference(.items, lowering.writer.array(items, .array)))
  }

  /// `UIItems` of a toolbar: the controllers in its container bring theirs along. Seen: 1 toolbar.
  static func lowerToolbarItems(_ element: Int, _ lowering: inout Lowering) {
    guard container(of: element, &lowering) != nil else { return lowerOwnItems(&lowering) }
    lowering.writer.add(.reference(.items, lowering.writer.array([], .array)))
  }

  /// The container whose bar an element is.
  private static func container(of bar: Int, _ lowering: inout Lowering) -> Int? {
    let parent = lowering.reader.parent(of: bar)
    return UIKitContainers.isContainer(parent, &lowering) ? parent : nil
  }

  /// The items of a navigation bar, a mutable list but with Xcode 9 and 10. Seen: 12, 3 and 15 bars of containers.
  private static func navigationItems(_ items: [ObjectID], _ lowering: inout Lowering) -> ObjectID {
    let isMutable = !(.xcode9 ... .xcode10point2).contains(lowering.profile)
    return lowering.writer.array(items, isMutable ? .mutableArray : .array)
  }

  /// Items of a bar of its own. Seen: the lists of navigation bars of Xcode 3.2 and of 14 are mutable, 1 bar each.
  private static func lowerOwnItems(isMutable: Bool = false, _ lowering: inout Lowering) {
    guard let list = lowering.reader.child(.items) else { return }
    let items = Array(lowering.reader.children(of: list)).compactMap { lowering.object($0) }
    for item in items { lowering.links.record(view: item) }
    lowering.writer.add(.reference(.items, lowering.writer.array(items, isMutable ? .mutableArray : .array)))
  }

  /// `UIViewLayoutMargins` of a navigation bar or a toolbar: the document's, else what Xcode 6 gave bars of its own.
  ///
  /// Seen: 49 navigation bars and 12 toolbars of that era, none of others.
  static func lowerBarMargins(_ lowering: inout Lowering) {
    let key = UIKitKey.viewLayoutMargins
    if let margins = lowering.reader.child(.layoutMargins) {
      let insets = lowering.reader.numbers(of: margins, .insets)
      lowering.writer.add(.data(key, lowering.writer.reals(insets[0], insets[1], insets[2], insets[3])))
    } else if lowering.profile == .xcode6 {
      let side = DocumentTarget(lowering.reader.document).isForPad ? 20.0 : 16
      lowering.writer.add(.data(key, lowering.writer.reals(0, side, 0, side)))
    }
  }

  private static func item(_ key: WellKnownName, of controller: Int, _ lowering: inout Lowering) -> ObjectID? {
    let item = lowering.reader.children(of: controller).first { lowering.reader.childSymbol($0) == key }
    let object = item.flatMap { lowering.object($0) }
    // The item of a reference to another storyboard hangs on the bar alone. Seen: 1.
    if let object, lowering.reader.tag(controller) == .viewControllerPlaceholder {
      lowering.links.record(owned: object)
    }
    return object
  }

  /// `UINavigationBar` of an item whose controller is archived in a navigation controller, or that a bar of its own has.
  ///
  /// Seen: 2 bars of their own, of Xcode 3 and 14.
  static func lowerItemBar(_ element: Int, _ lowering: inout Lowering) {
    let controller = lowering.reader.parent(of: element)
    if lowering.reader.tag(controller) == .items {
      let bar = lowering.reader.parent(of: controller)
      guard lowering.reader.tag(bar) == .navigationBar, let object = lowering.object(bar) else { return }
      return lowering.writer.add(.reference(.navigationBar, object))
    }
    guard UIKitContainers.isContainer(controller, &lowering),
      let outer = UIKitContainers.container(of: controller, &lowering),
      let bar = lowering.reader.firstChild(.navigationBar, of: outer),
      UIKitContainers.containedControllers(outer, &lowering).first == controller, let object = lowering.object(bar)
    else { return }
    lowering.writer.add(.reference(.navigationBar, object))
  }

  /// The buttons at both ends of a navigation item: the first of each end, then all of each.
  static func lowerItemButtons(_ element: Int, _ lowering: inout Lowering) {
    let left = buttons("leftBarButtonItem", "leftBarButtonItems", of: element, &lowering)
    let right = buttons("rightBarButtonItem", "rightBarButtonItems", of: element, &lowering)
    for button in left + right { lowering.links.record(view: button) }
    if let first = left.first { lowering.writer.add(.reference(.leftBarButtonItem, first)) }
    if let first = right.first { lowering.writer.add(.reference(.rightBarButtonItem, first)) }
    // Seen: between the first buttons and the lists, in 4 items.
    if lowering.profile >= .xcode14 {
      lowering.writer.add(.reference(.centerItemGroups, lowering.writer.array([], .array)))
    }
    // Documented: lists of items are of iOS 5. Seen: 1 item of Xcode 3.2 without.
    guard lowering.profile >= .xcode4point3 else { return }
    if !left.isEmpty { lowering.writer.add(.reference(.leftBarButtonItems, lowering.writer.array(left, .array))) }
    if !right.isEmpty { lowering.writer.add(.reference(.rightBarButtonItems, lowering.writer.array(right, .array))) }
  }

  private static func buttons(_ single: String, _ several: String, of item: Int, _ lowering: inout Lowering)
    -> [ObjectID]
  {
    var found: [ObjectID] = []
    for child in Array(lowering.reader.children(of: item)) {
      // Seen: 8 lists, whose tag says which and that have no key.
      let key =
        lowering.reader.attribute(.key, of: child).map { lowering.reader.text($0) }
        ?? lowering.reader.document.names[Int(lowering.reader.document.elements[child].name)]
      if key == single, let object = lowering.object(child) { found.append(object) }
      if key == several { found += Array(lowering.reader.children(of: child)).compactMap { lowering.object($0) } }
    }
    return found
  }
}

extension UIKitBars {
  /// The code of the family's custom lowerings.
  static func code(_ lowering: CustomLowering.UIKitBars) -> CustomLoweringCode {
    switch lowering {
    case .barMargins: .init(lower: { lowerBarMargins(&$2) }, raise: { $0.raiseBarMargins($1) })
    case .navigationBarItems:
      .init(
        lower: { lowerNavigationBarItems($0, &$2) }, raise: { $0.raiseItems($1) },
        legacy: { $0.raiseBarItems(&$1) })
    case .tabBarItems:
      .init(
        lower: { lowerTabBarItems($0, &$2) }, raise: { $0.raiseItems($1) },
        legacy: { $0.raiseBarItems(&$1) })
    case .toolbarItems:
      .init(
        lower: { lowerToolbarItems($0, &$2) }, raise: { $0.raiseItems($1) },
        legacy: { $0.raiseBarItems(&$1) })
    case .itemButtons:
      .init(
        lower: { lowerItemButtons($0, &$2) }, raise: { $0.raiseItemButtons($1) }, legacy: { $0.raiseItemButtons(&$1) })
    case .itemBar: .init(.computed) { lowerItemBar($0, &$2) }
    }
  }
}
