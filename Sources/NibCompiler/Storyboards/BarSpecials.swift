import NibBytes
import NibGraph
import NibSchema

/// Items of bars, their own and those of the controllers that share a bar.
extension Lowering {
  /// `UIItems` and `UIDelegate` of a bar.
  ///
  /// The bar of a container shows the items of the controllers in it. Seen: 95 bars of containers, 25 of their own.
  mutating func lowerBarItems(_ element: Int, _ plan: Plan) {
    let parent = Int(document.elements[element].parent)
    guard isContainer(parent) else {
      let items = child(book.names.items).map { Array(self.children(of: $0)).compactMap { object($0) } } ?? []
      guard !items.isEmpty || child(book.names.items) != nil else { return }
      for item in items { links.note(view: item) }
      return builder.add(.reference(book.keys.barItems, array(items, book.classes.array)))
    }
    let controllers = containedControllers(parent)
    let delegate = controller(parent)
    switch plan.tag {
    case "navigationBar":
      let items = controllers.prefix(1).compactMap { item(book.names.navigationItem, of: $0) }
      let kind = book.profile < .nib9f ? book.classes.mutableArray : book.classes.array
      if !items.isEmpty { builder.add(.reference(book.keys.barItems, array(items, kind))) }
      builder.add(.reference(book.keys.barDelegate, delegate))
    case "tabBar":
      builder.add(.reference(book.keys.barDelegate, delegate))
      let items = controllers.compactMap { item(book.names.tabBarItem, of: $0) }
      builder.add(.reference(book.keys.barItems, array(items, book.classes.array)))
    default:
      // The controllers in it bring their items along. Seen: 1 toolbar.
      builder.add(.reference(book.keys.barItems, array([], book.classes.array)))
    }
  }

  /// `UIViewLayoutMargins` of a navigation bar or a toolbar: the document's, else what Xcode 6 gave bars of its own.
  ///
  /// Seen: 49 navigation bars and 12 toolbars of that era, none of others.
  mutating func lowerBarMargins() {
    let key = builder.key("UIViewLayoutMargins")
    if let margins = child(book.names.layoutMargins) {
      let insets = numbers(of: margins, .insets)
      builder.add(.data(key, reals(insets[0], insets[1], insets[2], insets[3])))
    } else if book.profile == .nib9b {
      let side = isForTablets ? 20.0 : 16
      builder.add(.data(key, reals(0, side, 0, side)))
    }
  }

  /// Whether the document is for tablets alone.
  private var isForTablets: Bool {
    document.attribute("targetRuntime", of: .root)?.hasSuffix("iPad") ?? false
  }

  private mutating func item(_ key: PassName, of controller: Int) -> ObjectID? {
    children(of: controller).first { childSymbol($0) == key }.flatMap { object($0) }
  }

  /// `UINavigationBar` of an item whose controller is archived in a navigation controller.
  mutating func lowerItemBar(_ element: Int) {
    let controller = Int(document.elements[element].parent)
    guard isContainer(controller), let outer = container(of: controller),
      let bar = children(of: outer).first(where: { childSymbol($0) == book.names.navigationBar }),
      containedControllers(outer).first == controller, let object = object(bar)
    else { return }
    builder.add(.reference(book.keys.navigationBar, object))
  }

  /// The buttons at both ends of a navigation item: the first of each end, then all of each.
  mutating func lowerItemButtons(_ element: Int) {
    let left = buttons("leftBarButtonItem", "leftBarButtonItems", of: element)
    let right = buttons("rightBarButtonItem", "rightBarButtonItems", of: element)
    for button in left + right { links.note(view: button) }
    if let first = left.first { builder.add(.reference(book.keys.leftButton, first)) }
    if let first = right.first { builder.add(.reference(book.keys.rightButton, first)) }
    if !left.isEmpty { builder.add(.reference(book.keys.leftButtons, array(left, book.classes.array))) }
    if !right.isEmpty { builder.add(.reference(book.keys.rightButtons, array(right, book.classes.array))) }
  }

  private mutating func buttons(_ single: String, _ several: String, of item: Int) -> [ObjectID] {
    var found: [ObjectID] = []
    for child in Array(children(of: item)) {
      guard let key = attribute(book.names.key, of: child).map({ text($0) }) else { continue }
      if key == single, let object = object(child) { found.append(object) }
      if key == several { found += Array(children(of: child)).compactMap { object($0) } }
    }
    return found
  }
}
