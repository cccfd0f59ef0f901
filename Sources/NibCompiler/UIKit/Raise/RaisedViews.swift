import NibGraph
import NibSchema

/// Custom lowerings read backwards.
extension Raising {
  mutating func claim(_ key: UIKitKey, _ name: String, _ current: RaisedObject) {
    if let object = current.reference(key) { claim(object, in: current.element, key: name) }
  }

  /// The rect of which bounds and center are archived.
  mutating func raiseFrame(_ current: RaisedObject) {
    let bounds = current.reals(UIKitKey.bounds, graph) ?? [0, 0, 0, 0]
    let center = current.reals(UIKitKey.center, graph) ?? [0, 0]
    guard bounds.count == 4, center.count == 2 else { return }
    // A view without a frame gets this one.
    if bounds == [0, 0, 1000, 1000], center == [500, 500] { return }
    let frame = [
      Self.origin(center: center[0], size: bounds[2]), Self.origin(center: center[1], size: bounds[3]), bounds[2],
      bounds[3],
    ]
    addGeometry(frame, .rect, key: "frame", to: current.element)
    if bounds[0] != 0 || bounds[1] != 0 { addGeometry(bounds, .rect, key: "bounds", to: current.element) }
  }

  /// The origin whose center is the archived one: of the numbers around the difference, the one with the fewest digits.
  private static func origin(center: Double, size: Double) -> Double {
    let plain = center - size / 2
    for digits in [1.0, 10, 100, 1_000, 10_000, 100_000] {
      let rounded = (plain * digits).rounded() / digits
      if rounded + size / 2 == center { return rounded }
    }
    return [plain, plain.nextUp, plain.nextDown].first { $0 + size / 2 == center } ?? plain
  }

  /// The views of a list that are elements of it: without what other keys name and what compilers synthesize.
  mutating func raiseSubviews(_ current: RaisedObject, besides keys: [UIKitKey]) {
    let list = candidates(for: current.reference(UIKitKey.subviews), .subviews, of: current.object)
    let named = Set(keys.compactMap { current.reference($0) })
    let synthesized = [UIKitClass.tableViewCellSeparatorView, .segment, .uiLayoutGuide]
    let views = list.filter { view in !named.contains(view) && !synthesized.contains { graph.isOf($0, view) } }
    raiseControllerGuides(list, of: current.element)
    guard !views.isEmpty else { return }
    let container = document.add("subviews", to: current.element)
    for view in views { claim(view, in: container, key: nil) }
  }

  mutating func raiseTranslatesMask(_ current: RaisedObject) {
    guard current.integer(UIKitKey.viewDoesNotTranslateAutoresizingMaskIntoConstraints) == 1 else { return }
    document.set("translatesAutoresizingMaskIntoConstraints", "NO", of: current.element)
  }

  /// Whether a label shrinks its text, and by how much; either number follows from the other and the font's size.
  mutating func raiseLabelShrinking(_ current: RaisedObject) {
    let minimum = current.real(UIKitKey.minimumFontSize)
    guard current.integer(UIKitKey.adjustsFontSizeToFit) == 1, let minimum else {
      if let minimum { say("minimumFontSize", "\(minimum)", current) }
      return document.set("adjustsFontSizeToFit", "NO", of: current.element)
    }
    let size =
      current.reference(UIKitKey.font).flatMap { graph.value(ArchivedFont.Key.size, of: $0)?.value }.flatMap {
        value -> Double? in
        guard case .double(let size) = value else { return nil }
        return size
      } ?? 17
    guard let scale = current.real(UIKitKey.minimumScaleFactor) else {
      if minimum != 0 { say("minimumFontSize", "\(minimum)", current) }
      return
    }
    if Float(minimum / size) == Float(scale) {
      say("minimumFontSize", "\(minimum)", current)
    } else {
      say("minimumScaleFactor", "\(scale)", current)
    }
  }

  /// A text with attributes of its own; what views make of a plain one stays with the plain one.
  mutating func raiseStyledText(_ current: RaisedObject) {
    guard let text = current.reference(UIKitKey.uiAttributedText),
      let attributes = graph.object(NibKey.attributes, of: text),
      !graph.isOf(NibClass.array, attributes), let pairs = graph.pairs(attributes)
    else { return }
    let names = pairs.compactMap { pair -> String? in
      guard case .reference(let name) = pair.key else { return nil }
      return graph.string(name)
    }
    // Plain text has these.
    let style = pairs.first { pair in
      if case .reference(let name) = pair.key {
        graph.string(name) == NibClass.paragraphStyle.rawValue
      } else {
        false
      }
    }
    guard Set(names).isSubset(of: UIKitStyledTexts.plainNames),
      case .reference(let style) = style?.value, graph.isOf(NibClass.mutableParagraphStyle, style),
      current.kind === UIKitElements.textView || names.contains(NibClass.shadow.rawValue)
    else { return }
    plainTexts.insert(current.element)
  }

  /// The background where it is the element's own.
  mutating func raiseBackground(_ current: RaisedObject) {
    guard let color = current.reference(UIKitKey.uiBackgroundColor) else { return }
    let isDerived = current.values[UIKitKey.didEncodeCompatibilityBackgroundColor.rawValue] != nil
    if !isDerived { addColor(color, key: "backgroundColor", to: current.element) }
  }

  mutating func raiseBarMargins(_ current: RaisedObject) {
    guard profile != .xcode6, let margins = current.reals(UIKitKey.viewLayoutMargins, graph) else { return }
    addGeometry(margins, .insets, key: "layoutMargins", to: current.element)
  }

  mutating func raiseItems(_ current: RaisedObject) {
    // A bar of a controller shows the items of the controllers in it.
    let key = document.attribute("key", of: current.element)
    guard let list = current.reference(UIKitKey.items), !["navigationBar", "tabBar", "toolbar"].contains(key) else {
      return
    }
    let container = document.add("items", to: current.element)
    for item in graph.members(list) { claim(item, in: container, key: nil) }
  }

  /// The buttons of both ends: a list where there are several.
  mutating func raiseItemButtons(_ current: RaisedObject) {
    for (single, several, key) in [
      ("leftBarButtonItem", "leftBarButtonItems", UIKitKey.leftBarButtonItems),
      ("rightBarButtonItem", "rightBarButtonItems", .rightBarButtonItems),
    ] {
      let buttons = current.reference(key).map { graph.members($0) } ?? []
      if buttons.count == 1 {
        claim(buttons[0], in: current.element, key: single)
      } else if !buttons.isEmpty {
        let container = document.add(several, to: current.element)
        for button in buttons { claim(button, in: container, key: nil) }
      }
    }
  }

  mutating func raiseControllers(_ current: RaisedObject) {
    guard let list = current.reference(UIKitKey.viewControllers) else { return }
    if storyboard != nil { return raiseRelationships(graph.members(list), current) }
    let container = document.add("viewControllers", to: current.element)
    for controller in graph.members(list) { claim(controller, in: container, key: nil) }
  }

  mutating func raiseContentSize(_ current: RaisedObject) {
    guard let size = current.reals(UIKitKey.contentSizeForViewInPopover, graph) else { return }
    addGeometry(size, .size, key: "contentSizeForViewInPopover", to: current.element)
  }

  /// The content view of a cell and the views of a built-in style, which the cell names by their ids.
  mutating func raiseTableCellContent(_ current: RaisedObject) {
    if let content = current.reference(UIKitKey.contentView) { claim(content, in: current.element, key: "contentView") }
    for (name, key) in [
      ("textLabel", UIKitKey.textLabel), ("detailTextLabel", .detailTextLabel), ("imageView", .imageView),
    ] {
      // Views of the content view have their elements when that one is raised, so they are named when all are.
      if let part = current.reference(key) { namedLater.append((current.element, name, part)) }
    }
  }
}
