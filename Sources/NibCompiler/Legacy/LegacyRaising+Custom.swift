import NibBytes
import NibDocument
import NibSchema

/// What no row can say, from the keys of the dialect.
extension LegacyRaising {
  private static let codes = Dictionary(uniqueKeysWithValues: UIKitCustomLowerings.all.map { ($0.name, $0) })

  /// Raises what documents of the dialect say of a custom lowering; of many they say nothing.
  mutating func raise(_ lowering: CustomLowering, _ hand: inout LegacyHand) {
    Self.codes[lowering.name]?.raiseLegacy?(&self, &hand)
  }

  mutating func raiseBackground(_ hand: inout LegacyHand) {
    if let color = hand.take("IBUIBackgroundColor").flatMap({ legacy.target(of: $0) }) {
      return addColor(color, key: "backgroundColor", to: hand.element)
    }
    // A grouped table without a background of its own has the system's. Seen: 3.
    guard hand.kind.inherits(from: UIKitElements.tableView), let style = legacy.value("IBUIStyle", of: hand.node),
      legacy.integer(of: style) == 1
    else { return }
    let element = document.add("color", key: "backgroundColor", to: hand.element)
    document.set("cocoaTouchSystemColor", "groupTableViewBackgroundColor", of: element)
  }

  mutating func raiseChild(_ name: String, _ hand: inout LegacyHand) {
    guard let child = hand.take(attribute: name).flatMap({ legacy.target(of: $0) }) else { return }
    claim(child, in: hand.element, key: name)
  }

  mutating func raiseList(_ name: String, from key: String, _ hand: inout LegacyHand) {
    guard let list = hand.take(key).flatMap({ legacy.target(of: $0) }) else { return }
    let members = legacy.members(of: list)
    guard !members.isEmpty else { return }
    let container = document.add(name, to: hand.element)
    for member in members { claim(member, in: container, key: nil) }
  }

  mutating func raiseSubviews(_ hand: inout LegacyHand) {
    guard let list = hand.take("NSSubviews").flatMap({ legacy.target(of: $0) }) else { return }
    // The views of a bar are those of its items.
    let bars = [UIKitElements.toolbar, UIKitElements.navigationBar]
    guard !bars.contains(where: { hand.kind.inherits(from: $0) }) else { return }
    let views = legacy.members(of: list).filter { element(of: $0) == nil }
    guard !views.isEmpty else { return }
    let container = document.add("subviews", to: hand.element)
    for view in views { claim(view, in: container, key: nil) }
  }

  /// The content view of a cell, which old documents list among its subviews, too.
  mutating func raiseContent(_ hand: inout LegacyHand) {
    guard let content = hand.take("IBUIContentView").flatMap({ legacy.target(of: $0) }) else { return }
    let isTableCell = hand.kind.inherits(from: UIKitElements.tableViewCell)
    claim(
      content, in: hand.element, key: "contentView", as: isTableCell ? UIKitElements.tableViewCellContentView : nil)
  }

  /// Whether a label shrinks its text, and how far.
  mutating func raiseShrinking(_ hand: inout LegacyHand) {
    if let flag = hand.take("IBUIAdjustsFontSizeToFit").flatMap({ legacy.target(of: $0) }) {
      document.set("adjustsFontSizeToFit", legacy.flag(of: flag) == false ? "NO" : "YES", of: hand.element)
    }
    for name in ["minimumScaleFactor", "minimumFontSize"] {
      guard let value = hand.take(attribute: name).flatMap({ legacy.target(of: $0) }),
        let number = legacy.real(of: value)
      else { continue }
      document.set(name, Decimal.text(number), of: hand.element)
    }
    _ = hand.take("IBUIAutoshrinkMode")
  }

  /// A `<state>` for each state that says anything.
  mutating func raiseButtonStates(_ hand: inout LegacyHand) {
    for (state, prefix) in [
      ("normal", "IBUINormal"), ("disabled", "IBUIDisabled"), ("selected", "IBUISelected"),
      ("highlighted", "IBUIHighlighted"),
    ] {
      let title = hand.take(prefix + "Title").flatMap { legacy.target(of: $0) }.flatMap { legacy.text(of: $0) }
      let images = [("image", "Image"), ("backgroundImage", "BackgroundImage")].compactMap { name, key in
        hand.take(prefix + key).flatMap { legacy.target(of: $0) }.map { (name, $0) }
      }
      let colors = [("titleColor", "TitleColor"), ("titleShadowColor", "TitleShadowColor")].compactMap { name, key in
        hand.take(prefix + key).flatMap { legacy.target(of: $0) }.map { (name, $0) }
      }
      guard title != nil || !images.isEmpty || !colors.isEmpty else { continue }
      let element = document.add("state", key: state, to: hand.element)
      if let title { say(text: title, "title", of: element) }
      for (name, image) in images { sayImage(image, name, of: element) }
      for (name, color) in colors { addColor(color, key: name, to: element) }
    }
  }

  /// Segments from the lists that a segmented control keeps of each of their properties.
  mutating func raiseSegments(_ hand: inout LegacyHand) {
    func list(_ key: String) -> [ElementIndex] {
      hand.take(key).flatMap { legacy.target(of: $0) }.map { legacy.slots(of: $0) } ?? []
    }
    let (titles, images) = (list("IBSegmentTitles"), list("IBSegmentImages"))
    let (offsets, states, widths) = (
      list("IBSegmentContentOffsets"), list("IBSegmentEnabledStates"), list("IBSegmentWidths")
    )
    let count = hand.take("IBNumberOfSegments").flatMap { legacy.target(of: $0) }.flatMap { legacy.integer(of: $0) }
    // What the lists hold bounds the number, whatever the document says.
    let longest = max(titles.count, images.count, offsets.count)
    let total = min(max(Int(truncatingIfNeeded: count ?? 0), 0), longest)
    guard total > 0 else { return }
    let container = document.add("segments", to: hand.element)
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
  mutating func raiseItemButtons(_ hand: inout LegacyHand) {
    for name in ["leftBarButtonItem", "rightBarButtonItem"] {
      raiseChild(name, &hand)
      guard let list = hand.take(attribute: name + "s").flatMap({ legacy.target(of: $0) }) else { continue }
      let container = document.add("barButtonItems", key: name + "s", to: hand.element)
      for button in legacy.members(of: list) { claim(button, in: container, key: nil) }
    }
  }

  mutating func raiseSplit(_ hand: inout LegacyHand) {
    let controllers = ["IBUIMasterViewController", "IBUIDetailViewController"].compactMap { key in
      hand.take(key).flatMap { legacy.target(of: $0) }
    }
    guard !controllers.isEmpty else { return }
    let container = document.add("viewControllers", to: hand.element)
    for controller in controllers { claim(controller, in: container, key: nil) }
  }
}

/// Constraints, which the latest documents have.
extension LegacyRaising {
  mutating func raiseConstraints(_ hand: LegacyHand) {
    guard let list = records.property("IBViewMetadataConstraints", of: hand.node) else { return }
    let container = document.add("constraints", to: hand.element)
    for constraint in legacy.members(of: list) {
      claim(constraint, in: container, key: nil, as: UIKitElements.constraint)
    }
  }

  mutating func raiseConstraint(_ hand: inout LegacyHand) {
    func number(_ key: String) -> Double? {
      guard let value = hand.take(key).flatMap({ legacy.target(of: $0) }) else { return nil }
      return legacy.real(of: value) ?? legacy.value("value", of: value).flatMap { legacy.real(of: $0) }
    }
    let owner = hand.take("containingView").flatMap { legacy.target(of: $0) }
    if let first = hand.take("firstItem").flatMap({ legacy.target(of: $0) }), first != owner {
      name(first, as: "firstItem", of: hand.element)
    }
    let second = hand.take("secondItem").flatMap { legacy.target(of: $0) }
    if let second { name(second, as: "secondItem", of: hand.element) }
    for (key, choice, isNeeded) in [
      ("firstAttribute", Choice.layoutAttribute, true), ("relation", Choice.relation, true),
      ("secondAttribute", Choice.layoutAttribute, second != nil),
    ] {
      guard let raw = number(key), isNeeded, raw != 0, let word = choice.name(of: Int64(raw)) else { continue }
      document.set(key, word, of: hand.element)
    }
    if let multiplier = number("multiplier"), multiplier != 1 {
      document.set("multiplier", Decimal.text(multiplier), of: hand.element)
    }
    if let value = hand.take("constant").flatMap({ legacy.target(of: $0) }) {
      if legacy.className(of: value) == "IBNSLayoutSymbolicConstant" {
        document.set("symbolic", "YES", of: hand.element)
      } else if let constant = legacy.value("value", of: value).flatMap({ legacy.real(of: $0) }), constant != 0 {
        document.set("constant", Decimal.text(constant), of: hand.element)
      }
    }
    if let priority = number("priority"), priority != 1000 {
      document.set("priority", Decimal.text(priority), of: hand.element)
    }
    for key in ["scoringType", "scoringTypeFloat", "contentType"] { _ = hand.take(key) }
  }
}
