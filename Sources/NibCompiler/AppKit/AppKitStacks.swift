import NibBytes
import NibGraph
import NibSchema

/// What rows cannot say of stack views and tab views.
enum AppKitStacks {
  /// The names of a stack view's parts in a document: all its views, or those of each end and the middle.
  private static let parts: [(names: [WellKnownName], key: AppKitKey)] = [
    ([.subviews, .beginningViews], .nsStackViewBeginningContainer), ([.middleViews], .nsStackViewMiddleContainer),
    ([.endViews], .nsStackViewEndContainer),
  ]

  private static func views(_ names: [WellKnownName], _ lowering: inout Lowering) -> [ObjectID] {
    var views: [ObjectID] = []
    for element in elements(names, &lowering) { views.append(lowering.view(element)) }
    return views
  }

  private static func elements(_ names: [WellKnownName], _ lowering: inout Lowering) -> [Int] {
    var found: [Int] = []
    for name in names {
      guard let container = lowering.reader.child(name) else { continue }
      found += Array(lowering.reader.children(of: container))
    }
    return found
  }

  static func lowerSubviews(_ lowering: inout Lowering) {
    var all: [ObjectID] = []
    for part in parts { all += views(part.names, &lowering) }
    guard !all.isEmpty else { return }
    lowering.writer.add(.reference(.nsSubviews, lowering.writer.array(all, .mutableArray)))
  }

  /// A container for each part that has views. Seen: 4 at the beginning. Inferred: the others, by their class.
  static func lowerContainers(_ element: Int, _ lowering: inout Lowering) {
    warnOfSpacing(&lowering)
    let priorities = visibilityPriorities(&lowering)
    var place = 0
    for part in parts {
      let views = views(part.names, &lowering)
      guard !views.isEmpty else { continue }
      lowering.appKit.stacks.insert(element)
      let container = lowering.writer.reserve(.nsStackViewContainer)
      let size = lowering.writer.string("{0, 0}")
      let list = lowering.writer.array(views, .mutableArray)
      let table = priorityTable(views, priorities.dropFirst(place), &lowering)
      place += views.count
      lowering.writer.begin(container)
      lowering.writer.add(.null(.nsNextResponder))
      lowering.writer.add(.null(.nsNibTouchBar))
      lowering.writer.add(.int(.nsvFlags, 0x100))
      lowering.writer.add(.reference(.nsFrameSize, size))
      lowering.writer.add(.bool(.nsViewWantsBestResolutionOpenGLSurface, true))
      lowering.writer.add(.bool(.nsDoNotTranslateAutoresizingMask, true))
      lowering.writer.add(.null(.ibNSSafeAreaLayoutGuide))
      lowering.writer.add(.null(.ibNSLayoutMarginsGuide))
      lowering.writer.add(.int(.ibNSClipsToBounds, 0))
      lowering.writer.add(.reference(.nsStackViewContainerStackView, lowering.reserved(element)))
      lowering.writer.add(.null(.nsStackViewContainerViewToCustomAfterSpaceMap))
      lowering.writer.add(
        table.map { .reference(.nsStackViewContainerVisibilityPriorities, $0) }
          ?? .null(.nsStackViewContainerVisibilityPriorities))
      lowering.writer.add(.reference(.nsStackViewContainerNonDroppedViews, list))
      lowering.writer.end()
      lowering.writer.add(.reference(part.key, container))
    }
  }

  /// How much each view of a stack view is to be seen, in the order of the views: what the document says, and nothing for
  /// one that is hidden where hidden views give way.
  ///
  /// Seen: 5 hidden views in 4 of 4 stack views with some, and none in 82 without, all of which say the default; a document
  /// that says another is not at hand.
  private static func visibilityPriorities(_ lowering: inout Lowering) -> [Double] {
    let views = parts.flatMap { elements($0.names, &lowering) }
    let said = lowering.reader.child(.visibilityPriorities).map { Array(lowering.reader.children(of: $0)) } ?? []
    let detaches = lowering.reader.attribute(.detachesHiddenViews).map { lowering.reader.isYes($0) } ?? false
    return views.enumerated().map { place, view in
      let own =
        said.indices.contains(place)
        ? lowering.reader.real(.value, of: said[place], default: plainPriority) : plainPriority
      let isHidden = lowering.reader.flag(.hidden, of: view) ?? false
      return own == plainPriority && detaches && isHidden ? 0 : own
    }
  }

  /// How much views are to be seen that say nothing.
  static let plainPriority = 1000.0

  /// The table of the views of a part that are not to be seen as others are; nil where all are.
  ///
  /// A table has no keys: its settings, views and numbers follow each other, up to nothing. Seen: 4 tables in keyed
  /// archives. Documented: the same ones in NIBArchives, by another writer of archives, whose author compares them with
  /// Apple's.
  private static func priorityTable(
    _ views: [ObjectID], _ priorities: ArraySlice<Double>, _ lowering: inout Lowering
  ) -> ObjectID? {
    let entries = zip(views, priorities).filter { $0.1 != plainPriority }
    guard !entries.isEmpty else { return nil }
    let numbers = entries.map { lowering.writer.number(real: $0.1) }
    let table = lowering.writer.reserve(AppKitClass.nsMapTable)
    lowering.writer.begin(table)
    lowering.writer.add(.int(lowering.writer.key(named: "$0"), 517))
    lowering.writer.add(.int(lowering.writer.key(named: "$1"), 0))
    var place = 2
    for (entry, number) in zip(entries, numbers) {
      lowering.writer.add(.reference(lowering.writer.key(named: "$\(place)"), entry.0))
      lowering.writer.add(.reference(lowering.writer.key(named: "$\(place + 1)"), number))
      place += 2
    }
    lowering.writer.add(.null(lowering.writer.key(named: "$\(place)")))
    lowering.writer.add(.int(.nsCount, Int64(entries.count)))
    lowering.writer.end()
    return table
  }

  /// Warns of spaces behind single views: those that are said everywhere are the defaults.
  private static func warnOfSpacing(_ lowering: inout Lowering) {
    let plain = 3.402_823_466_385_288_6e38
    guard let list = lowering.reader.child(.customSpacing) else { return }
    for value in Array(lowering.reader.children(of: list))
    where lowering.reader.real(.value, of: value, default: plain) != plain {
      lowering.reader.warn(
        .noKnownForm, "'customSpacing' of a single view is not archived: no known form; the default counts", at: value)
    }
  }

  /// What the cells of a grid show, in their order.
  static func lowerGridSubviews(_ lowering: inout Lowering) {
    guard let cells = lowering.reader.child(.gridCells) else { return }
    var views: [ObjectID] = []
    for cell in Array(lowering.reader.children(of: cells)) {
      for content in Array(lowering.reader.children(of: cell))
      where lowering.reader.childSymbol(content) == .contentView {
        let view = lowering.view(content)
        lowering.links.record(view: view)
        views.append(view)
      }
    }
    lowering.writer.add(.reference(.nsSubviews, lowering.writer.array(views, .mutableArray)))
  }

  /// The priorities of panes that do not give way as by default, by their place. Seen: 3 split views, and 3 of the
  /// default ones alone, which have no such key.
  static func lowerHoldingPriorities(_ lowering: inout Lowering) {
    guard let list = lowering.reader.child(.holdingPriorities) else { return }
    var pairs: [(key: ObjectID, value: ObjectID)] = []
    for (place, value) in Array(lowering.reader.children(of: list)).enumerated() {
      let priority = lowering.reader.real(.value, of: value, default: 250)
      guard priority != 250 else { continue }
      let key = lowering.writer.number(integer: Int64(place))
      pairs.append((key, lowering.writer.number(real: priority)))
    }
    guard !pairs.isEmpty else { return }
    let dictionary = lowering.writer.dictionary(pairs, .mutableDictionary)
    lowering.writer.add(.reference(.nsHoldingPriorities, dictionary))
  }

  /// The panes of a split view that does not arrange all its views: those of the document. Seen: 5 split views.
  static func lowerArrangedSubviews(_ lowering: inout Lowering) {
    let panes = views([.subviews], &lowering)
    lowering.writer.add(.reference(.nsArrangedSubviews, lowering.writer.array(panes, .mutableArray)))
  }

  /// The selected item of a tab view: the one that it names, or its first.
  static func selectedItem(of tabView: Int, _ lowering: inout Lowering) -> Int? {
    if let id = lowering.reader.attribute(.initialItem, of: tabView) {
      let named = lowering.reader.element(id)
      if named >= 0 { return named }
      lowering.reader.warnDangling(id, of: tabView, found: named)
    }
    return lowering.reader.firstChild(.tabViewItems, of: tabView).flatMap {
      Array(lowering.reader.children(of: $0)).first
    }
  }

  private static func selectedView(of tabView: Int, _ lowering: inout Lowering) -> ObjectID? {
    selectedItem(of: tabView, &lowering).flatMap { lowering.reader.firstChild(.view, of: $0) }.map { lowering.view($0) }
  }

  /// Only the view of the selected item is in a tab view. Seen: 3 of 3.
  static func lowerTabSubviews(_ element: Int, _ lowering: inout Lowering) {
    let view = selectedView(of: element, &lowering)
    lowering.writer.add(
      .reference(.nsSubviews, lowering.writer.array(view.map { [$0] } ?? [], .mutableArray)))
  }

  static func lowerTabKeyView(_ element: Int, _ lowering: inout Lowering) {
    guard let view = selectedView(of: element, &lowering) else { return }
    lowering.writer.add(.reference(.nsNextKeyView, view))
  }

  static func lowerSelectedTab(_ element: Int, _ lowering: inout Lowering) {
    guard let item = selectedItem(of: element, &lowering), let object = lowering.object(item) else { return }
    lowering.writer.add(.reference(.nsSelectedTabViewItem, object))
  }

  /// Tells the view of a selected item which tab view it is in: the item between them is no view.
  static func placeInTab(_ element: Int, _ lowering: inout Lowering) {
    let item = lowering.reader.parent(of: element)
    guard lowering.reader.tag(item) == .tabViewItem else { return }
    let tabView = lowering.reader.parent(of: lowering.reader.parent(of: item))
    guard lowering.reader.tag(tabView) == .tabView, selectedItem(of: tabView, &lowering) == item else { return }
    let object = lowering.view(tabView)
    lowering.overrides.append(.reference(.nsNextResponder, object))
    lowering.overrides.append(.reference(.nsSuperview, object))
  }
}

extension AppKitStacks {
  /// The code of the family's custom lowerings.
  static func code(_ lowering: CustomLowering.AppKitStacks) -> CustomLoweringCode {
    switch lowering {
    case .stackSubviews: .init(lower: { lowerSubviews(&$2) }, raise: { $0.raiseStackViews($1) })
    case .stackContainers:
      .init(lower: { lowerContainers($0, &$2) }, raise: { $0.raiseVisibilityPriorities($1) })
    case .tabSubviews: .init(.computed) { lowerTabSubviews($0, &$2) }
    case .tabKeyView: .init(.computed) { lowerTabKeyView($0, &$2) }
    case .gridSubviews: .init(.computed) { lowerGridSubviews(&$2) }
    case .gridCells: .init(lower: { AppKitGrids.lowerCells(of: $0, &$2) }, raise: { $0.raiseGridCells($1) })
    case .gridRowCells: .init(.computed) { AppKitGrids.lowerRow($0, &$2) }
    case .holdingPriorities:
      .init(lower: { lowerHoldingPriorities(&$2) }, raise: { $0.raiseHoldingPriorities($1) })
    case .arrangedSubviews: .init(.computed) { lowerArrangedSubviews(&$2) }
    case .selectedTab: .init(lower: { lowerSelectedTab($0, &$2) }, raise: { $0.raiseSelectedTab($1) })
    }
  }
}
