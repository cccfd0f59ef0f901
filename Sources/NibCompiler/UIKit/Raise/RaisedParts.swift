import NibBytes
import NibGraph
import NibSchema

/// Custom lowerings that make objects of elements within the element: states, segments, effects.
extension Raising {
  /// A `<state>` an entry of the dictionary.
  mutating func raiseButtonStates(_ current: RaisedObject) {
    guard let dictionary = current.reference(UIKitKey.buttonStatefulContent) else { return }
    for (state, content) in graph.pairs(dictionary) ?? [] {
      guard case .reference(let number) = state, case .reference(let content) = content,
        let name = graph.number(number).flatMap({ Int64(exactly: $0) }).flatMap({ Choice.controlState.name(of: $0) })
      else {
        warn("a state of a button without a name is left out", current.object)
        continue
      }
      let element = document.add("state", key: name, to: current.element)
      if let title = graph.text(UIKitKey.title, of: content) {
        document.set("title", title, of: element)
      }
      if let text = graph.object(UIKitKey.attributedTitle, of: content) {
        addAttributedString(text, key: "attributedTitle", to: element)
      }
      if let image = graph.object(UIKitKey.image, of: content) { sayImage(image, "image", of: element) }
      if let image = graph.object(UIKitKey.backgroundImage, of: content) {
        sayImage(image, "backgroundImage", of: element)
      }
      if let color = graph.object(UIKitKey.titleColor, of: content) { addColor(color, key: "titleColor", to: element) }
      if let color = graph.object(UIKitKey.shadowColor, of: content) {
        addColor(color, key: "titleShadowColor", to: element)
      }
      if let symbols = graph.object(UIKitKey.imageSymbolConfiguration, of: content) {
        claim(symbols, in: element, key: "preferredSymbolConfiguration")
      }
    }
  }

  /// A `<segment>` a view of the list.
  mutating func raiseSegments(_ current: RaisedObject) {
    guard let list = current.reference(UIKitKey.segments) else { return }
    let container = document.add("segments", to: current.element)
    for segment in graph.members(list) {
      let element = document.add("segment", to: container)
      if let info = graph.object(UIKitKey.segmentInfo, of: segment) {
        if let title = graph.string(info) {
          document.set("title", title, of: element)
        } else {
          sayImage(info, "image", of: element)
        }
      }
      if graph.value(UIKitKey.userInteractionDisabled, of: segment)?.value == .bool(true) {
        document.set("enabled", "NO", of: element)
      }
      if let span = graph.value(UIKitKey.segmentContentOffset, of: segment)?.span, let offset = graph.reals(span) {
        addGeometry(offset, .size, key: "contentOffset", to: element)
      }
    }
  }

  mutating func raiseVisualEffect(_ current: RaisedObject) {
    if let content = current.reference(UIKitKey.visualEffectViewContentView) {
      claim(content, in: current.element, key: "contentView")
    }
    guard let effect = current.reference(UIKitKey.visualEffectViewEffect) else { return }
    if graph.isOf(UIKitClass.blurEffect, effect) {
      addBlur(effect, [.blurEffectMaterialStyle, .blurEffectAutomaticStyle], to: current.element)
    } else {
      let vibrancy = document.add("vibrancyEffect", to: current.element)
      if case .int(let style) = graph.value(UIKitKey.vibrancyEffectVibrancyStyle, of: effect)?.value,
        let name = Choice.vibrancyStyle.name(of: style)
      {
        document.set("style", name, of: vibrancy)
      }
      addBlur(
        effect, [.vibrancyEffectBlurMaterialStyle, .vibrancyEffectBlurAutomaticStyle, .vibrancyEffectBlurStyle],
        to: vibrancy)
    }
  }

  /// The blur of an effect: its style is what the first of the keys says that is there.
  private mutating func addBlur(_ effect: ObjectID, _ keys: [UIKitKey], to parent: Int) {
    let blur = document.add("blurEffect", to: parent)
    let value = keys.compactMap { graph.value($0, of: effect)?.value }.first
    guard case .int(let style) = value, let name = Choice.blurStyle.name(of: style) else {
      return warn("a blur of a style that is not known is left as it is by default", effect)
    }
    document.set("style", name, of: blur)
  }

  /// A view's constraints, without those that compilers synthesize for fixed frames.
  mutating func raiseConstraints(_ current: RaisedObject) {
    let list = candidates(for: current.reference(UIKitKey.viewAutolayoutConstraints), .constraints, of: current.object)
    guard !list.isEmpty else { return }
    // The content view of a collection view cell holds the cell's constraints, and goes by the cell's name.
    let cell = plainContentCell(of: current)
    if let cell { alias(current.object, cell) }
    var container: Int?
    for constraint in list {
      let identifier = graph.text(NibKey.layoutIdentifier, of: constraint)
      if guideConstraints.contains(constraint) { continue }
      if identifier == UIKitCells.systemConstraint, current.kind === UIKitElements.collectionViewCell { continue }
      if graph.isOf(NibClass.nsIBPrototypingLayoutConstraint, constraint) {
        raiseFixedFrame(constraint)
        continue
      }
      let parent = container ?? document.add("constraints", to: cell ?? current.element)
      container = parent
      ownerOf[constraint] = current.object
      claim(constraint, in: parent, key: nil)
    }
  }

  /// The cell whose content view an element is without an id of its own.
  private func plainContentCell(of current: RaisedObject) -> Int? {
    let parent = document.elements[current.element].parent
    guard parent >= 0, document.attribute("key", of: current.element) == "contentView",
      document.elements[parent].tag == "collectionViewCell", document.elements[current.element].tag == "view"
    else { return nil }
    return parent
  }

  /// A constraint of a fixed frame says whose frame is fixed.
  private mutating func raiseFixedFrame(_ constraint: ObjectID) {
    guard let view = graph.object(NibKey.firstItem, of: constraint), let element = elementOf[view] else { return }
    let reason = graph.text(NibKey.layoutIdentifier, of: constraint) ?? ""
    document.set(reason.hasSuffix("ambiguity") ? "ambiguous" : "fixedFrame", "YES", of: element)
    document.set("translatesAutoresizingMaskIntoConstraints", "NO", of: element)
  }

  /// Items, attributes and numbers of a constraint, in the newer generation of keys where there is one.
  mutating func raiseConstraint(_ current: RaisedObject) {
    if let first = current.reference(NibKey.firstItem), first != ownerOf[current.object] {
      namedLater.append((current.element, "firstItem", first))
    }
    sayLayoutAttribute("firstAttribute", [.firstAttributeV2, .firstAttribute], current)
    if let relation = current.integer(NibKey.relation), let name = Choice.relation.name(of: relation) {
      say("relation", name, current)
    }
    if let second = current.reference(NibKey.secondItem) {
      namedLater.append((current.element, "secondItem", second))
      sayLayoutAttribute("secondAttribute", [.secondAttributeV2, .secondAttribute], current)
    }
    if let multiplier = current.real(NibKey.multiplier) { say("multiplier", Decimal.text(multiplier), current) }
    if current.values[NibKey.symbolicConstant.rawValue] != nil {
      say("symbolic", "YES", current)
    } else if let constant = current.real(profile > .xcode5 ? NibKey.constantV2 : .constant) {
      say("constant", Decimal.text(constant), current)
    }
    if let priority = current.real(NibKey.priority) { say("priority", Decimal.text(priority), current) }
    if let identifier = current.string(NibKey.layoutIdentifier, graph) { say("identifier", identifier, current) }
  }

  private mutating func sayLayoutAttribute(_ name: String, _ keys: [NibKey], _ current: RaisedObject) {
    guard let raw = keys.lazy.compactMap({ current.integer($0) }).first, raw != 0 else { return }
    if let attribute = Choice.layoutAttribute.name(of: raw) {
      say(name, attribute, current)
    } else {
      warn("\(raw) is no layout attribute that is known; '\(name)' is left out", current.object)
    }
  }

  /// The safe area of a view, where constraints name it.
  mutating func raiseLayoutGuides(_ current: RaisedObject) {
    guard plainContentCell(of: current) == nil else { return }
    for guide in current.reference(UIKitKey.viewLayoutGuides).map({ graph.members($0) }) ?? [] {
      addGuide(guide, to: current.element, ["safeArea", "contentLayoutGuide", "frameLayoutGuide"])
    }
  }

  /// A guide that constraints alone refer to, which a scroll view has: the archive says no more of it than its view.
  mutating func raiseScrollGuide(_ guide: ObjectID) {
    guard elementOf[guide] == nil, let view = graph.object(UIKitKey.layoutGuideOwningView, of: guide),
      let element = elementOf[view]
    else { return }
    let identifier = graph.text(UIKitKey.layoutGuideIdentifier, of: guide)
    let isFrame = identifier == UIKitLayoutGuides.scrollViewPrefix + "frameLayoutGuide"
    addGuide(guide, to: element, isFrame ? ["frameLayoutGuide"] : ["contentLayoutGuide", "frameLayoutGuide"])
  }

  /// Adds a guide under the first of these keys that the view has none under.
  private mutating func addGuide(_ guide: ObjectID, to view: Int, _ keys: [String]) {
    guard let key = keys.first(where: { document.child($0, of: view) == nil }) else {
      return warn("a guide beyond those that a view has is left out", guide)
    }
    record(guide, document.add("viewLayoutGuide", key: key, to: view))
  }

  /// Whether a cell is held to its content view by constraints of the system, as one without an id of its own is.
  func hasPlainContent(_ cell: ObjectID) -> Bool {
    let list = graph.object(UIKitKey.viewAutolayoutConstraints, of: cell).map { graph.members($0) } ?? []
    return list.contains { constraint in
      graph.text(NibKey.layoutIdentifier, of: constraint) == UIKitCells.systemConstraint
    }
  }
}
