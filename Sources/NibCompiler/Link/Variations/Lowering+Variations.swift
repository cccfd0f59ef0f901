import NibBytes
import NibGraph
import NibSchema

/// What `<variation>` elements say, read while the element that has them is lowered.
extension Lowering {
  /// Those of a list's members that are there in the base; notes what the list has for other sizes.
  /// - Parameter variedBy: the element that has the variations: for a plain content view its cell.
  mutating func installed(
    _ members: [ObjectID], _ list: PassName, of element: Int, variedBy holder: Int
  ) -> [ObjectID] {
    // A cell whose constraints its content view holds has variations and no members.
    guard !members.isEmpty, isVaried(holder), let row = VariationRow.all.first(where: { $0.name == list.rawValue }),
      varies(row, holder, memberOf: tag(holder))
    else { return members }
    let candidates = Set(members)
    var changes: [VariedProperty.Change] = []
    for variation in variations(of: holder) {
      if let mask = mask(list, of: variation.element) { changes.append(change(mask, variation.traits, candidates)) }
    }
    guard !changes.isEmpty else { return members }
    links.varied.append(
      VariedProperty(row: row, object: ObjectID(Int(objectOf[element])), changes: changes, candidates: members))
    let absent = Set(changes.filter(\.traits.isBase).flatMap(\.removed))
    return members.filter { !absent.contains($0) }
  }

  /// Whether an element has variations; in most documents none has.
  mutating func isVaried(_ element: Int) -> Bool {
    hasVariations && children(of: element).contains { tag($0) == .variation }
  }

  /// Whether elements of a kind may vary a property. Inferred: a stack view arranges its subviews by a path of its own.
  private mutating func varies(_ row: VariationRow, _ element: Int, memberOf tag: Symbol) -> Bool {
    row.name != PassName.subviews.rawValue || tag != .stackView
  }

  /// The variations of an element whose key is understood: the base first, then by number of traits.
  private mutating func variations(of element: Int) -> [(element: Int, traits: Traits)] {
    var known: [(element: Int, traits: Traits)] = []
    for child in Array(children(of: element)) where tag(child) == .variation {
      if let traits = traits(of: child) { known.append((child, traits)) }
    }
    // Stable: what asks for as many traits stays as the document has it.
    return (0...VariationRow.traits.count).flatMap { count in known.filter { $0.traits.values.count == count } }
  }

  /// The traits of a variation's key, `heightClass=regular-widthClass=compact`; nil for one that is not understood.
  private mutating func traits(of variation: Int) -> Traits? {
    guard let key = attribute(.key, of: variation) else { return nil }
    var traits = Traits()
    if document.bytes.equals(key, "default") { return traits }
    for part in text(key).split(separator: "-") {
      let sides = part.split(separator: "=")
      guard sides.count == 2,
        let trait = VariationRow.traits.firstIndex(where: { $0.name == sides[0] }),
        let value = VariationRow.traits[trait].values.value(of: String(sides[1]))
      else { return nil }
      traits.values.append((trait, value))
    }
    return traits.isBase ? nil : traits
  }

  private mutating func mask(_ list: PassName, of variation: Int) -> Int? {
    children(of: variation).first { tag($0) == .mask && childSymbol($0) == list }
  }

  /// Whether an id is that of a constraint that is for the editor alone.
  private mutating func isPlaceholder(_ id: ByteSpan) -> Bool {
    let element = index.element(id, in: document.bytes)
    return element >= 0 && attribute(.placeholder, of: element).map { isYes($0) } ?? false
  }

  /// What a mask sets; UIKit takes none but members of the list.
  private mutating func change(
    _ mask: Int, _ traits: Traits, _ members: Set<ObjectID>
  ) -> VariedProperty.Change {
    var change = VariedProperty.Change(traits: traits)
    for item in Array(children(of: mask)) {
      guard let id = attribute(.reference, of: item), !isPlaceholder(id), let object = target(id, of: item) else {
        continue
      }
      guard members.contains(object) else {
        warn(.danglingReference, "'\(text(id))' is no member of the list that varies; it is left out", at: item)
        continue
      }
      if tag(item) == .include { change.added.append(object) } else { change.removed.append(object) }
    }
    return change
  }
}

extension Lowering {
  /// Warns of what the variations of the element at hand say and no archive is known to keep, each by its name.
  mutating func reportVariations(_ element: Int, _ plan: Plan) {
    for variation in Array(children(of: element)) where tag(variation) == .variation {
      guard traits(of: variation) != nil else {
        warn(.unknownVariation, "a variation for \(traitNames(variation)) is not known; it is left out", at: variation)
        continue
      }
      for attribute in document.attributes(of: .init(variation)) {
        let name = document.names[Int(attribute.name)]
        if VariationRow.designTime.contains(name) { continue }
        reportVaried(name, variation, plan)
      }
      for child in Array(children(of: variation)) {
        let name = attribute(.key, of: child).map { text($0) } ?? document.tag(.init(child))
        if VariationRow.designTime.contains(name) { continue }
        let row = VariationRow.all.first { $0.name == name }
        if plan.role == .view, tag(child) == .mask, let row, varies(row, element, memberOf: tag(element)) { continue }
        reportVaried(name, child, plan)
      }
    }
  }

  private mutating func reportVaried(_ name: String, _ element: Int, _ plan: Plan) {
    warn(
      .unknownVariation,
      "how an archive varies '\(name)' of '\(plan.tag)' by size is not known; that of the base is kept", at: element)
  }

  private mutating func traitNames(_ variation: Int) -> String {
    attribute(.key, of: variation).map { "'\(text($0))'" } ?? "no traits"
  }
}
