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
    for name in names {
      guard let container = lowering.reader.child(name) else { continue }
      for child in Array(lowering.reader.children(of: container)) { views.append(lowering.view(child)) }
    }
    return views
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
    for part in parts {
      let views = views(part.names, &lowering)
      guard !views.isEmpty else { continue }
      lowering.appKit.stacks.insert(element)
      let container = lowering.writer.reserve(.nsStackViewContainer)
      let size = lowering.writer.string("{0, 0}")
      let list = lowering.writer.array(views, .mutableArray)
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
      lowering.writer.add(.null(.nsStackViewContainerVisibilityPriorities))
      lowering.writer.add(.reference(.nsStackViewContainerNonDroppedViews, list))
      lowering.writer.end()
      lowering.writer.add(.reference(part.key, container))
    }
  }

  /// Spacing and priorities of single views: those that are said everywhere are the defaults.
  private static func warnOfSpacing(_ lowering: inout Lowering) {
    for (name, plain) in [(WellKnownName.visibilityPriorities, 1000.0), (.customSpacing, 3.402_823_466_385_288_6e38)] {
      guard let list = lowering.reader.child(name) else { continue }
      for value in Array(lowering.reader.children(of: list))
      where lowering.reader.real(.value, of: value, default: plain) != plain {
        lowering.reader.warn(
          .noKnownForm, "'\(name.rawValue)' of a single view is not archived: no known form; the default counts",
          at: value)
      }
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
    case .stackContainers: .init(.computed) { lowerContainers($0, &$2) }
    case .tabSubviews: .init(.computed) { lowerTabSubviews($0, &$2) }
    case .tabKeyView: .init(.computed) { lowerTabKeyView($0, &$2) }
    case .gridSubviews: .init { lowerGridSubviews(&$2) }
    case .holdingPriorities:
      .init(lower: { lowerHoldingPriorities(&$2) }, raise: { $0.raiseHoldingPriorities($1) })
    case .arrangedSubviews: .init(.computed) { lowerArrangedSubviews(&$2) }
    case .selectedTab: .init(lower: { lowerSelectedTab($0, &$2) }, raise: { $0.raiseSelectedTab($1) })
    }
  }
}
