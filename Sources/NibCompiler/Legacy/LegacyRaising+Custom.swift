import NibBytes
import NibDocument
import NibSchema

/// What no row can say, from the keys of the dialect.
extension LegacyRaising {
  mutating func raiseBackground(_ current: inout LegacyObject) {
    if let color = current.take("IBUIBackgroundColor").flatMap({ legacy.target(of: $0) }) {
      return addColor(color, key: "backgroundColor", to: current.element)
    }
    // A grouped table without a background of its own has the system's. Seen: 3.
    guard current.kind.inherits(from: UIKitElements.tableView), let style = legacy.value("IBUIStyle", of: current.node),
      legacy.integer(of: style) == 1
    else { return }
    let element = document.add("color", key: "backgroundColor", to: current.element)
    document.set("cocoaTouchSystemColor", "groupTableViewBackgroundColor", of: element)
  }

  mutating func raiseChild(_ name: String, _ current: inout LegacyObject) {
    guard let child = current.take(attribute: name).flatMap({ legacy.target(of: $0) }) else { return }
    claim(child, in: current.element, key: name)
  }

  mutating func raiseList(_ name: String, from key: String, _ current: inout LegacyObject) {
    guard let list = current.take(key).flatMap({ legacy.target(of: $0) }) else { return }
    let members = legacy.members(of: list)
    guard !members.isEmpty else { return }
    let container = document.add(name, to: current.element)
    for member in members { claim(member, in: container, key: nil) }
  }

  /// The items of a bar; those that a controller gives the bar are the controller's.
  mutating func raiseBarItems(_ current: inout LegacyObject) {
    guard let list = current.take("IBUIItems").flatMap({ legacy.target(of: $0) }) else { return }
    let members = legacy.members(of: list).filter { item in
      guard let parent = records.record(of: item)?.parent, let node = legacy.target(of: parent) else { return true }
      return node == current.node
    }
    guard !members.isEmpty else { return }
    let container = document.add("items", to: current.element)
    for member in members { claim(member, in: container, key: nil) }
  }

  mutating func raiseSubviews(_ current: inout LegacyObject) {
    guard let list = current.take("NSSubviews").flatMap({ legacy.target(of: $0) }) else { return }
    // The views of a bar are those of its items.
    let bars = [UIKitElements.toolbar, UIKitElements.navigationBar]
    guard !bars.contains(where: { current.kind.inherits(from: $0) }) else { return }
    let views = legacy.members(of: list).filter { element(of: $0) == nil }
    guard !views.isEmpty else { return }
    let container = document.add("subviews", to: current.element)
    for view in views { claim(view, in: container, key: nil) }
  }

  /// The content view of a cell, which old documents list among its subviews, too.
  mutating func raiseContent(_ current: inout LegacyObject) {
    guard let content = current.take("IBUIContentView").flatMap({ legacy.target(of: $0) }) else { return }
    let isTableCell = current.kind.inherits(from: UIKitElements.tableViewCell)
    claim(
      content, in: current.element, key: "contentView", as: isTableCell ? UIKitElements.tableViewCellContentView : nil)
  }

  /// Whether a label shrinks its text, and how far.
  mutating func raiseShrinking(_ current: inout LegacyObject) {
    if let flag = current.take("IBUIAdjustsFontSizeToFit").flatMap({ legacy.target(of: $0) }) {
      document.set("adjustsFontSizeToFit", legacy.flag(of: flag) == false ? "NO" : "YES", of: current.element)
    }
    for name in ["minimumScaleFactor", "minimumFontSize"] {
      guard let value = current.take(attribute: name).flatMap({ legacy.target(of: $0) }),
        let number = legacy.real(of: value)
      else { continue }
      document.set(name, Decimal.text(number), of: current.element)
    }
    _ = current.take("IBUIAutoshrinkMode")
  }

  /// A `<state>` for each state that says anything.
  mutating func raiseButtonStates(_ current: inout LegacyObject) {
    for (state, prefix) in [
      ("normal", "IBUINormal"), ("disabled", "IBUIDisabled"), ("selected", "IBUISelected"),
      ("highlighted", "IBUIHighlighted"),
    ] {
      let title = current.take(prefix + "Title").flatMap { legacy.target(of: $0) }.flatMap { legacy.text(of: $0) }
      let images = [("image", "Image"), ("backgroundImage", "BackgroundImage")].compactMap { name, key in
        current.take(prefix + key).flatMap { legacy.target(of: $0) }.map { (name, $0) }
      }
      let colors = [("titleColor", "TitleColor"), ("titleShadowColor", "TitleShadowColor")].compactMap { name, key in
        current.take(prefix + key).flatMap { legacy.target(of: $0) }.map { (name, $0) }
      }
      guard title != nil || !images.isEmpty || !colors.isEmpty else { continue }
      let element = document.add("state", key: state, to: current.element)
      if let title { say(text: title, "title", of: element) }
      for (name, image) in images { sayImage(image, name, of: element) }
      for (name, color) in colors { addColor(color, key: name, to: element) }
    }
  }

  /// Segments from the lists that a segmented control keeps of each of their properties.
  mutating func raiseSegments(_ current: inout LegacyObject) {
    func list(_ key: String) -> [ElementIndex] {
      current.take(key).flatMap { legacy.target(of: $0) }.map { legacy.slots(of: $0) } ?? []
    }
    let (titles, images) = (list("IBSegmentTitles"), list("IBSegmentImages"))
    let (offsets, states, widths) = (
      list("IBSegmentContentOffsets"), list("IBSegmentEnabledStates"), list("IBSegmentWidths")
    )
    let count = current.take("IBNumberOfSegments").flatMap { legacy.target(of: $0) }.flatMap { legacy.integer(of: $0) }
    // What the lists hold bounds the number, whatever the document says.
    let longest = max(titles.count, images.count, offsets.count)
    let total = min(max(Int(truncatingIfNeeded: count ?? 0), 0), longest)
    guard total > 0 else { return }
    let container = document.add("segments", to: current.element)
    for place in 0..<total {
      let element = document.add("segment", to: container)
      func target(_ list: [ElementIndex]) -> ElementIndex? {
        place < list.count ? legacy.target(of: list[place]) : nil
      }
      if let title = target(titles).flatMap({ legacy.text(of: $0) }) { say(text: title, "title", of: element) }
      if let image = target(images), legacy.value("NSResourceName", of: image) != nil {
        sayImage(image, "image", of: element)
      }
      if let state = target(states), legacy.flag(of: state) == false { document.set("enabled", "NO", of: element) }
      if let width = target(widths).flatMap({ legacy.real(of: $0) }), width != 0 {
        document.set("width", Decimal.text(width), of: element)
      }
      if let offset = target(offsets).flatMap({
        legacy.value("NS.sizeval", of: $0) ?? legacy.value("NS.pointval", of: $0)
      })
      .flatMap({ legacy.text(of: $0) }).map({ LegacyText.numbers(in: $0) }), offset.count == 2,
        offset.contains(where: { Double($0) != 0 })
      {
        let size = document.add("size", key: "contentOffset", to: element)
        document.set("width", offset[0], of: size)
        document.set("height", offset[1], of: size)
      }
    }
  }

  /// The buttons at both ends of a navigation item.
  mutating func raiseItemButtons(_ current: inout LegacyObject) {
    for name in ["leftBarButtonItem", "rightBarButtonItem"] {
      raiseChild(name, &current)
      guard let list = current.take(attribute: name + "s").flatMap({ legacy.target(of: $0) }) else { continue }
      let container = document.add("barButtonItems", key: name + "s", to: current.element)
      for button in legacy.members(of: list) { claim(button, in: container, key: nil) }
    }
  }

  mutating func raiseSplit(_ current: inout LegacyObject) {
    let controllers = ["IBUIMasterViewController", "IBUIDetailViewController"].compactMap { key in
      current.take(key).flatMap { legacy.target(of: $0) }
    }
    guard !controllers.isEmpty else { return }
    let container = document.add("viewControllers", to: current.element)
    for controller in controllers { claim(controller, in: container, key: nil) }
  }
}

/// Constraints, which the latest documents have.
extension LegacyRaising {
  mutating func raiseConstraints(_ current: LegacyObject) {
    guard let list = records.property("IBViewMetadataConstraints", of: current.node) else { return }
    let container = document.add("constraints", to: current.element)
    for constraint in legacy.members(of: list) {
      claim(constraint, in: container, key: nil, as: UIKitElements.constraint)
    }
  }

  mutating func raiseConstraint(_ current: inout LegacyObject) {
    func number(_ key: String) -> Double? {
      guard let value = current.take(key).flatMap({ legacy.target(of: $0) }) else { return nil }
      return legacy.real(of: value) ?? legacy.value("value", of: value).flatMap { legacy.real(of: $0) }
    }
    let owner = current.take("containingView").flatMap { legacy.target(of: $0) }
    if let first = current.take("firstItem").flatMap({ legacy.target(of: $0) }), first != owner {
      name(first, as: "firstItem", of: current.element)
    }
    let second = current.take("secondItem").flatMap { legacy.target(of: $0) }
    if let second { name(second, as: "secondItem", of: current.element) }
    for (key, choice, isNeeded) in [
      ("firstAttribute", Choice.layoutAttribute, true), ("relation", Choice.relation, true),
      ("secondAttribute", Choice.layoutAttribute, second != nil),
    ] {
      guard let raw = number(key), isNeeded, raw != 0, let word = choice.name(of: Int64(raw)) else { continue }
      document.set(key, word, of: current.element)
    }
    if let multiplier = number("multiplier"), multiplier != 1 {
      document.set("multiplier", Decimal.text(multiplier), of: current.element)
    }
    if let value = current.take("constant").flatMap({ legacy.target(of: $0) }) {
      if legacy.className(of: value) == "IBNSLayoutSymbolicConstant" {
        document.set("symbolic", "YES", of: current.element)
      } else if let constant = legacy.value("value", of: value).flatMap({ legacy.real(of: $0) }), constant != 0 {
        document.set("constant", Decimal.text(constant), of: current.element)
      }
    }
    if let priority = number("priority"), priority != 1000 {
      document.set("priority", Decimal.text(priority), of: current.element)
    }
    for key in ["scoringType", "scoringTypeFloat", "contentType"] { _ = current.take(key) }
  }
}
