import NibBytes
import NibGraph
import NibSchema

/// What varies by size class, read backwards.
extension Raising {
  /// The members of a list of the object at hand: all that it may have where it varies by size class, in their order, and
  /// what the archive lists besides.
  mutating func candidates(for list: ObjectID?, _ row: VariationRow, of object: ObjectID) -> [ObjectID] {
    let listed = list.map { graph.members($0) } ?? []
    guard let varied = variations(of: object).first(where: { $0.keyPath == row.keyPath && isSaid($0) }) else {
      return listed
    }
    let known = Set(varied.candidates)
    return varied.candidates + listed.filter { !known.contains($0) }
  }

  /// Says in `<variation>` elements what varies.
  mutating func raiseVariations() {
    for list in members(UIKitKey.nibTraitStorageListsKey) {
      for variation in TraitVariation.all(of: list, in: graph) {
        // An object that two objects at the top hold has a storage in the list of each.
        guard let object = variation.object, variations(of: object).contains(variation) else { continue }
        variations?[object]?.removeAll { $0.keyPath == variation.keyPath }
        if !raise(variation, of: object) { warn("what varies by size class is left out", list) }
      }
    }
  }

  private mutating func variations(of object: ObjectID) -> [TraitVariation] {
    if variations == nil {
      let all = members(UIKitKey.nibTraitStorageListsKey).flatMap { TraitVariation.all(of: $0, in: graph) }
      variations = Dictionary(grouping: all.filter { $0.object != nil }) { $0.object ?? .root }
    }
    return variations?[object] ?? []
  }

  /// Whether a document says the members that come and go: constraints of fixed frames are a compiler's own.
  private func isSaid(_ variation: TraitVariation) -> Bool {
    !variation.candidates.contains { graph.isOf(NibClass.nsIBPrototypingLayoutConstraint, $0) }
  }

  /// Says one; false for what no document says.
  private mutating func raise(_ variation: TraitVariation, of object: ObjectID) -> Bool {
    guard let element = elementOf[object], isSaid(variation),
      let row = VariationRow.all.first(where: { row in
        row.keyPath == variation.keyPath
          && (row.elements.isEmpty || row.elements.contains(document.elements[element].tag))
      })
    else { return false }
    let keys = variation.records.map { Self.key(of: $0.traits) }
    guard keys.allSatisfy({ $0 != nil }) else { return false }
    for (key, record) in zip(keys, variation.records) {
      guard let key else { continue }
      if case .members = row.form {
        addMask(row, record, to: self.variation(key, of: element))
      } else if let value = record.value {
        if record.traits.isEmpty, isBase(value, row, of: element, object) {
          // A font that varies has to be said, be it the one without saying so.
          if case .font = row.form, document.child(row.name, of: element) == nil {
            addFont(value, key: row.name, to: element)
          }
          continue
        }
        guard say(value, row, in: self.variation(key, of: element)) else { return false }
      }
    }
    return true
  }

  /// The key of traits, as `heightClass=regular-widthClass=compact`; nil for a trait or a value without a name.
  private static func key(of traits: [String: Int64]) -> String? {
    guard !traits.isEmpty else { return "default" }
    var parts: [String] = []
    for (name, number) in traits {
      guard let trait = VariationRow.traits.first(where: { $0.key == TraitVariation.keyPrefix + name }),
        let value = trait.values.name(of: number)
      else { return nil }
      parts.append("\(trait.name)=\(value)")
    }
    return parts.sorted().joined(separator: "-")
  }

  /// The `<variation>` of a key, added where an element has none yet.
  private mutating func variation(_ key: String, of element: Int) -> Int {
    let known = document.elements[element].children.first {
      document.elements[$0].tag == "variation" && document.attribute("key", of: $0) == key
    }
    return known ?? document.add("variation", key: key, to: element)
  }

  private mutating func addMask(_ row: VariationRow, _ record: TraitVariation.Record, to variation: Int) {
    let mask = document.add("mask", key: row.name, to: variation)
    for (tag, members) in [("exclude", record.removed), ("include", record.added)] {
      for member in members {
        guard let id = id(of: member) else {
          warn("a member that comes and goes by size class is not in the document; it is left out", member)
          continue
        }
        document.set("reference", id, of: document.add(tag, to: mask))
      }
    }
  }

  /// Whether a value for all sizes is the one that the element itself says.
  private func isBase(_ value: ObjectID, _ row: VariationRow, of element: Int, _ object: ObjectID) -> Bool {
    let said = document.attribute(row.name, of: element)
    switch row.form {
    case .font: return graph.object(UIKitKey.font, of: object) == value
    case .bool: return graph.number(value) == (said == "YES" ? 1 : 0)
    case .choice(let choice):
      return graph.number(value) == Double(said.map { choice.value(of: $0) ?? -1 } ?? 0)
    case .real, .constant: return number(value) == (said.map { Double($0) } ?? 0)
    case .members: return false
    }
  }

  /// Says a value in a variation; false for one of an unknown form.
  private mutating func say(_ value: ObjectID, _ row: VariationRow, in variation: Int) -> Bool {
    if case .font = row.form {
      addFont(value, key: row.name, to: variation)
      return true
    }
    guard let number = number(value) else { return false }
    switch row.form {
    case .bool: document.set(row.name, number == 0 ? "NO" : "YES", of: variation)
    case .choice(let choice):
      guard let name = Int64(exactly: number).flatMap({ choice.name(of: $0) }) else { return false }
      document.set(row.name, name, of: variation)
    default: document.set(row.name, Decimal.text(number), of: variation)
    }
    return true
  }

  /// The number that an object is, or that the constant of a constraint has.
  private func number(_ value: ObjectID) -> Double? {
    if let number = graph.number(value) { return number }
    guard case .double(let constant)? = graph.value(UIKitKey.numericConstant, of: value)?.value else { return nil }
    return constant
  }
}
