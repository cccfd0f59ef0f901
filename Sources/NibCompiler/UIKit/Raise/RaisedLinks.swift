import NibBytes
import NibGraph
import NibSchema

/// What the root lists beside the objects: connections, runtime attributes, accessibility.
extension Raising {
  mutating func raiseLinks() {
    for connection in root.connections where storyboard?.implied.contains(connection.id) != true {
      raiseConnection(connection)
    }
    for pair in members(UIKitKey.nibKeyValuePairsKey) { raisePair(pair) }
    for configuration in members(UIKitKey.nibAccessibilityConfigurationsKey) { raiseAccessibility(configuration) }
    for window in root.visibleWindows {
      if let element = elementOf[window] { document.set("visibleAtLaunch", "YES", of: element) }
    }
    raiseVariations()
  }

  /// Says which system knows the classes of the document, where compilers ask. Seen: the numbers of systems are their
  /// parts as bytes, 2304 is 9.0.
  mutating func sayOldestSystem() {
    let systems: [(tag: String, number: Int)] = [
      ("stackView", 9), ("visualEffectView", 8), ("viewLayoutGuide", 9), ("wkWebView", 11),
    ]
    let needed = systems.filter { system in document.elements.contains { $0.tag == system.tag } }.map(\.number).max()
    guard let needed else { return }
    let deployment = document.add("deployment", to: document.add("dependencies", to: 0))
    document.set("version", String(needed << 8), of: deployment)
    document.set("identifier", devices == .television ? "tvOS" : "iOS", of: deployment)
  }

  /// The safe areas that no constraint names: the list of objects has one beside what its view holds.
  mutating func raiseIdleGuides() {
    for part in combined.parts {
      raiseIdleGuides(of: part)
      addMissingGuides(of: part)
    }
  }

  /// Guides that no place in the list tells: views at the top of an archive have them first.
  private mutating func addMissingGuides(of part: CombinedGraph.Part) {
    guard let place = combined.place(of: part.root) else { return }
    let own = combined.objects(of: place)
    let list = graph.object(UIKitKey.nibObjectsKey, of: part.root).map { graph.members($0) } ?? []
    var missing = list.count { isIdleGuide($0) }
    for element in document.elements where element.tag == "viewLayoutGuide" {
      if let view = objectOf[element.parent], own.contains(Int(view.index)) { missing -= 1 }
    }
    for object in part.lists.topLevel where missing > 0 && own.contains(Int(object.index)) {
      guard let element = elementOf[object], graph.value(UIKitKey.bounds, of: object) != nil,
        document.child("safeArea", of: element) == nil
      else { continue }
      let guide = document.add("viewLayoutGuide", key: "safeArea", to: element)
      _ = id(ofElement: guide)
      missing -= 1
    }
  }

  private mutating func raiseIdleGuides(of part: CombinedGraph.Part) {
    let list = graph.object(UIKitKey.nibObjectsKey, of: part.root).map { graph.members($0) } ?? []
    let top = Set(part.lists.topLevel)
    let holders = list.map { holder(of: $0) }
    let holding = Set(holders.compactMap(\.self))
    var next = list.firstIndex { !top.contains($0) } ?? list.count
    for object in list {
      guard next < list.count else { break }
      // A placeholder has none, though an archive lists some as those of one: they are a cell's.
      if isIdleGuide(list[next]), graph.value(UIKitKey.bounds, of: object) != nil, let element = elementOf[object] {
        let isNextHere = next + 1 < list.count && holders[next + 1] == object
        let holdsNothing = !holding.contains(object)
        if isNextHere || (holdsNothing && top.contains(object)) {
          if document.child("safeArea", of: element) == nil {
            let guide = document.add("viewLayoutGuide", key: "safeArea", to: element)
            record(list[next], guide)
          }
          next += 1
        }
      }
      while next < list.count, holders[next] == object { next += 1 }
    }
  }

  private func isIdleGuide(_ object: ObjectID) -> Bool {
    graph.isOf(UIKitClass.layoutGuide, object) && graph.object(UIKitKey.layoutGuideOwningView, of: object) == nil
  }

  /// The listed object whose element is the nearest around an object's.
  private func holder(of object: ObjectID) -> ObjectID? {
    guard var element = elementOf[object] else { return nil }
    while document.elements[element].parent >= 0 {
      element = document.elements[element].parent
      // What a cell's content view holds is listed as the cell's.
      if document.attribute("key", of: element) == "contentView" { continue }
      if let found = objectOf[element], listed.contains(found) { return found }
    }
    return nil
  }

  /// The members of a list of the archives' roots.
  func members(_ key: UIKitKey) -> [ObjectID] {
    combined.parts.flatMap { part in graph.object(key, of: part.root).map { graph.members($0) } ?? [] }
  }

  private mutating func raiseConnection(_ connection: ArchivedConnection) {
    guard let owner = connection.source.flatMap({ elementOf[$0] }), let label = connection.label,
      !connection.destinations.isEmpty || connection.kind == .outletCollection
    else {
      return warn("a connection without its two ends in the document is left out", connection.id)
    }
    for destination in connection.destinations {
      switch connection.kind {
      case .outlet: addConnection("outlet", ("property", label), to: destination, owner, connection.id)
      case .event:
        let element = addConnection("action", ("selector", label), to: destination, owner, connection.id)
        guard let element, let mask = connection.eventMask else { continue }
        if let name = Choice.controlEvent.name(of: mask) {
          document.set("eventType", name, of: element)
        } else {
          warn("the control events \(mask) have no name; they are left out", connection.id)
        }
      case .outletCollection:
        let element = addConnection("outletCollection", ("property", label), to: destination, owner, connection.id)
        guard let element else { continue }
        let name = graph.text(UIKitKey.runtimeCollectionClassName, of: connection.id)
        if let name, name != NibClass.array.rawValue { document.set("collectionClass", name, of: element) }
        if connection.addsToCollection { document.set("appends", "YES", of: element) }
      default: warn("a connection of \(graph.className(of: connection.id)) is left out", connection.id)
      }
    }
  }

  @discardableResult
  private mutating func addConnection(
    _ tag: String, _ label: (name: String, value: String), to destination: ObjectID, _ owner: Int,
    _ connection: ObjectID
  ) -> Int? {
    guard let id = id(of: destination) else {
      warn("a connection to an object that is not in the document is left out", connection)
      return nil
    }
    let container = document.child("connections", of: owner) ?? document.add("connections", to: owner)
    let element = document.add(tag, to: container)
    document.set(label.name, label.value, of: element)
    document.set("destination", id, of: element)
    return element
  }

  private mutating func raisePair(_ pair: ObjectID) {
    guard let object = graph.object(UIKitKey.object, of: pair), let owner = elementOf[object],
      let path = graph.text(UIKitKey.keyPath, of: pair)
    else { return warn("a runtime attribute of an object that is not in the document is left out", pair) }
    let value = graph.object(UIKitKey.value, of: pair)
    // A switch's frame and, before Xcode 14, accessibility identifiers are archived so without such an attribute.
    if path == "frame", forms.kinds.kind(of: forms.className(of: object, graph)) === UIKitElements.`switch`,
      let frame = document.child("frame", of: owner)
    {
      // The document's frame, which that of the archived switch need not be.
      let text = value.flatMap { graph.object(NibKey.nsRectval, of: $0) }.flatMap { graph.string($0) } ?? ""
      for (name, number) in zip(["x", "y", "width", "height"], Geometry.numbers(in: text)) {
        document.set(name, Decimal.text(number), of: frame)
      }
      return
    }
    if path == "accessibilityIdentifier", profile < .xcode13, let text = value.flatMap({ graph.string($0) }) {
      return document.set("identifier", text, of: accessibilityElement(owner))
    }
    let container =
      document.child("userDefinedRuntimeAttributes", of: owner)
      ?? document.add("userDefinedRuntimeAttributes", to: owner)
    let element = document.add("userDefinedRuntimeAttribute", to: container)
    document.set("type", "nil", of: element)
    document.set("keyPath", path, of: element)
    if let value { addRuntimeValue(value, to: element) }
  }

  private mutating func addRuntimeValue(_ value: ObjectID, to element: Int) {
    func set(_ type: String, _ text: String? = nil) {
      document.set("type", type, of: element)
      if let text { document.set("value", text, of: element) }
    }
    if let text = graph.string(value) { return set("string", text) }
    if graph.isOf(NibClass.number, value) {
      set("number")
      if case .int(let whole) = graph.values(of: value).first?.value {
        document.set("value", String(whole), of: document.add("integer", key: "value", to: element))
      } else {
        let child = document.add("real", key: "value", to: element)
        document.set("value", Decimal.text(graph.number(value) ?? 0), of: child)
      }
    } else if graph.isOf(UIKitClass.color, value) {
      set("color")
      addColor(value, key: "value", to: element)
    } else if graph.isOf(UIKitClass.imageNibPlaceholder, value) {
      set("image")
      sayImage(value, "value", of: element)
    } else if graph.isOf(NibClass.value, value) {
      addBoxedValue(value, to: element)
    } else {
      warn("a runtime attribute of \(graph.className(of: value)) is left out", value)
    }
  }

  private mutating func addBoxedValue(_ value: ObjectID, to element: Int) {
    let shapes: [(key: NibKey, type: String, shape: Geometry)] = [
      (.nsPointval, "point", .point), (.nsSizeval, "size", .size), (.nsRectval, "rect", .rect),
    ]
    for (key, type, shape) in shapes {
      guard let text = graph.text(key, of: value) else { continue }
      document.set("type", type, of: element)
      return addGeometry(Geometry.numbers(in: text), shape, key: "value", to: element)
    }
    guard let location = graph.object(NibKey.nsRangevalLocation, of: value).flatMap({ graph.number($0) }),
      let length = graph.object(NibKey.nsRangevalLength, of: value).flatMap({ graph.number($0) })
    else { return warn("a runtime attribute of a struct that is not known is left out", value) }
    document.set("type", "range", of: element)
    let range = document.add("range", key: "value", to: element)
    document.set("location", Decimal.text(location), of: range)
    document.set("length", Decimal.text(length), of: range)
  }

  private mutating func accessibilityElement(_ owner: Int) -> Int {
    document.child("accessibilityConfiguration", of: owner)
      ?? document.add("accessibility", key: "accessibilityConfiguration", to: owner)
  }

  private mutating func raiseAccessibility(_ configuration: ObjectID) {
    guard let object = graph.object(UIKitKey.accessibileObject, of: configuration), let owner = elementOf[object] else {
      return warn("the accessibility of an object that is not in the document is left out", configuration)
    }
    let element = accessibilityElement(owner)
    let texts = [
      ("label", UIKitKey.accessibilityLabel), ("hint", .accessibilityHint), ("value", .accessibilityValue),
      ("identifier", .accessibilityIdentifier),
    ]
    for (name, key) in texts {
      if let text = graph.text(key, of: configuration) {
        document.set(name, text, of: element)
      }
    }
    if let traits = graph.object(UIKitKey.accessibilityTraits, of: configuration).flatMap({ graph.number($0) }) {
      let child = document.add("accessibilityTraits", key: "traits", to: element)
      let bits = Int64(exactly: traits) ?? 0
      for trait in Choice.accessibilityTraits.entries where bits & trait.value != 0 {
        document.set(trait.name, "YES", of: child)
      }
    }
    if let flag = graph.object(UIKitKey.isAccessibilityElement, of: configuration).flatMap({ graph.number($0) }) {
      let child = document.add("bool", key: "isElement", to: element)
      document.set("value", flag == 0 ? "NO" : "YES", of: child)
    }
  }
}
