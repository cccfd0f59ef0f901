import NibBytes
import NibGraph
import NibSchema

/// What `<variation>` elements say, read while the element that has them is lowered.
enum UIKitVariations {
  /// Those of a list's members that are there in the base; notes what the list has for other sizes.
  /// - Parameter variedBy: the element that has the variations: for a plain content view its cell.
  static func installed(
    _ members: [ObjectID], _ list: WellKnownName, of element: Int, variedBy holder: Int, _ lowering: inout Lowering
  ) -> [ObjectID] {
    // A cell whose constraints its content view holds has variations and no members.
    guard !members.isEmpty, isVaried(holder, &lowering),
      let row = VariationRow.all.first(where: { $0.name == list.rawValue }),
      varies(row, holder, memberOf: lowering.reader.tag(holder), &lowering)
    else { return members }
    let candidates = Set(members)
    var changes: [VariedProperty.Change] = []
    for variation in variations(of: holder, &lowering) {
      if let mask = mask(list, of: variation.element, &lowering) {
        changes.append(change(mask, variation.traits, candidates, &lowering))
      }
    }
    guard !changes.isEmpty else { return members }
    lowering.uiKit.varied.append(
      VariedProperty(row: row, object: lowering.reserved(element), changes: changes, candidates: members))
    let absent = Set(changes.filter(\.traits.isBase).flatMap(\.removed))
    return members.filter { !absent.contains($0) }
  }

  /// The children of a view that have a fixed frame, with the frame, for each of the nine size classes; nil where all
  /// have the same, or where the view's own constraints vary, whose storage is another.
  static func fixedFrames(of element: Int, variedBy holder: Int, _ lowering: inout Lowering) -> [FixedFrames]? {
    guard lowering.reader.hasVariations, let container = lowering.reader.child(.subviews, of: element) else {
      return nil
    }
    let children = Array(lowering.reader.children(of: container))
    let own = isVaried(holder, &lowering) ? variations(of: holder, &lowering) : []
    if own.contains(where: { mask(.constraints, of: $0.element, &lowering) != nil }) { return nil }
    let masks = own.compactMap { variation in
      mask(.subviews, of: variation.element, &lowering).map { (traits: variation.traits, mask: $0) }
    }
    let varied = children.map { isVaried($0, &lowering) ? variations(of: $0, &lowering) : [] }
    guard !masks.isEmpty || varied.contains(where: { !$0.isEmpty }) else { return nil }
    var differs = false
    var base: FixedFrames?
    let found = Traits.sizeClasses.map { traits in
      var absent: Set<Int> = []
      for (asked, mask) in masks where asked.includes(traits) {
        for item in Array(lowering.reader.children(of: mask)) {
          guard let id = lowering.reader.attribute(.reference, of: item) else { continue }
          let child = lowering.reader.element(id)
          if lowering.reader.tag(item) == .include { absent.remove(child) } else { absent.insert(child) }
        }
      }
      var fixed = FixedFrames(traits: traits)
      for (place, child) in children.enumerated() where !absent.contains(child) {
        var isFixed = lowering.reader.flag(.fixedFrame, of: child) ?? false
        var frame = lowering.reader.frame(of: child)
        for variation in varied[place] where variation.traits.includes(traits) {
          if let own = lowering.reader.flag(.fixedFrame, of: variation.element) { isFixed = own }
          if let own = lowering.reader.frame(of: variation.element) { frame = own }
        }
        if isFixed, let frame { fixed.children.append((child, frame)) }
      }
      if !traits.isBase, fixed.children.map(\.frame) != base?.children.map(\.frame) { differs = true }
      if traits.isBase { base = fixed }
      return fixed
    }
    return differs ? found : nil
  }

  /// Notes what the constant of a constraint becomes for other sizes; `base` is the one for all.
  static func noteConstant(_ base: Double, of element: Int, _ lowering: inout Lowering) {
    guard isVaried(element, &lowering) else { return }
    var constants: [(traits: Traits, value: VariedValue)] = []
    for variation in variations(of: element, &lowering) {
      guard let span = lowering.reader.attribute(.constant, of: variation.element),
        let value = lowering.reader.number(span, variation.element)
      else { continue }
      constants.append((variation.traits, .constant(value)))
    }
    guard !constants.isEmpty else { return }
    if !constants.contains(where: \.traits.isBase) { constants.insert((Traits(), .constant(base)), at: 0) }
    lowering.uiKit.varied.append(
      VariedProperty(row: .constant, object: lowering.reserved(element), changes: [], candidates: [], values: constants)
    )
  }

  /// Whether an element has variations; in most documents none has.
  static func isVaried(_ element: Int, _ lowering: inout Lowering) -> Bool {
    lowering.reader.hasVariations
      && lowering.reader.children(of: element).contains { lowering.reader.tag($0) == .variation }
  }

  /// Whether elements of a kind may vary a property. Inferred: a stack view arranges its subviews by a path of its own.
  private static func varies(_ row: VariationRow, _ element: Int, memberOf tag: Symbol, _ lowering: inout Lowering)
    -> Bool
  {
    row.name != WellKnownName.subviews.rawValue || tag != .stackView
  }

  /// The variations of an element whose key is understood: the base first, then by number of traits.
  static func variations(of element: Int, _ lowering: inout Lowering) -> [(element: Int, traits: Traits)] {
    var known: [(element: Int, traits: Traits)] = []
    for child in Array(lowering.reader.children(of: element)) where lowering.reader.tag(child) == .variation {
      if let traits = traits(of: child, &lowering) { known.append((child, traits)) }
    }
    // Stable: what asks for as many traits stays as the document has it.
    return (0...VariationRow.traits.count).flatMap { count in known.filter { $0.traits.values.count == count } }
  }

  /// The traits of a variation's key, `heightClass=regular-widthClass=compact`; nil for one that is not understood.
  private static func traits(of variation: Int, _ lowering: inout Lowering) -> Traits? {
    guard let key = lowering.reader.attribute(.key, of: variation) else { return nil }
    var traits = Traits()
    if lowering.reader.document.bytes.equals(key, "default") { return traits }
    for part in lowering.reader.text(key).split(separator: "-") {
      let sides = part.split(separator: "=")
      guard sides.count == 2,
        let trait = VariationRow.traits.firstIndex(where: { $0.name == sides[0] }),
        let value = VariationRow.traits[trait].values.value(of: String(sides[1]))
      else { return nil }
      traits.values.append((trait, value))
    }
    return traits.isBase ? nil : traits
  }

  private static func mask(_ list: WellKnownName, of variation: Int, _ lowering: inout Lowering) -> Int? {
    lowering.reader.children(of: variation).first {
      lowering.reader.tag($0) == .mask && lowering.reader.childSymbol($0) == list
    }
  }

  /// Whether an id is that of a constraint that is for the editor alone.
  private static func isPlaceholder(_ id: ByteSpan, _ lowering: inout Lowering) -> Bool {
    let element = lowering.reader.element(id)
    return element >= 0 && lowering.reader.flag(.placeholder, of: element) ?? false
  }

  /// What a mask sets; UIKit takes none but members of the list.
  private static func change(
    _ mask: Int, _ traits: Traits, _ members: Set<ObjectID>, _ lowering: inout Lowering
  ) -> VariedProperty.Change {
    var change = VariedProperty.Change(traits: traits)
    for item in Array(lowering.reader.children(of: mask)) {
      guard let id = lowering.reader.attribute(.reference, of: item), !isPlaceholder(id, &lowering),
        let object = lowering.target(id, of: item)
      else {
        continue
      }
      guard members.contains(object) else {
        lowering.reader.warn(
          .danglingReference, "'\(lowering.reader.text(id))' is no member of the list that varies; it is left out",
          at: item)
        continue
      }
      if lowering.reader.tag(item) == .include { change.added.append(object) } else { change.removed.append(object) }
    }
    return change
  }
}

extension UIKitVariations {
  /// Warns of what the variations of the element at hand say and no archive is known to keep, each by its name.
  static func reportVariations(_ element: Int, _ plan: KindPlan, _ lowering: inout Lowering) {
    let noted = UIKitVariedValues.note(element, plan, &lowering)
    for variation in Array(lowering.reader.children(of: element)) where lowering.reader.tag(variation) == .variation {
      guard traits(of: variation, &lowering) != nil else {
        lowering.reader.warn(
          .unknownVariation, "unknown traits of a variation, \(traitNames(variation, &lowering)); variation ignored",
          at: variation)
        continue
      }
      for attribute in lowering.reader.document.attributes(of: .init(variation)) {
        let name = lowering.reader.document.names[Int(attribute.name)]
        // The frame is a child.
        if VariationRow.designTime.contains(name), name != "frame" { continue }
        if noted.contains(where: { $0.name == name && !$0.isChild }) { continue }
        if plan.tag == "constraint", name == VariationRow.constant.name { continue }
        reportVaried(name, " to \"\(lowering.reader.text(attribute.value))\"", variation, plan, &lowering)
      }
      for child in Array(lowering.reader.children(of: variation)) {
        let name =
          lowering.reader.attribute(.key, of: child).map { lowering.reader.text($0) }
          ?? lowering.reader.document.tag(.init(child))
        let isNoted = noted.contains { $0.name == name && $0.isChild }
        if VariationRow.designTime.contains(name) || isNoted { continue }
        let row = VariationRow.all.first { $0.name == name }
        if plan.role == .view, lowering.reader.tag(child) == .mask, let row,
          varies(row, element, memberOf: lowering.reader.tag(element), &lowering)
        {
          continue
        }
        reportVaried(name, "", child, plan, &lowering)
      }
    }
  }

  private static func reportVaried(
    _ name: String, _ value: String, _ element: Int, _ plan: KindPlan, _ lowering: inout Lowering
  ) {
    lowering.reader.warn(
      .unknownVariation,
      "size-class variation of '\(name)'\(value) is not supported in '\(plan.tag)'; using the base value", at: element)
  }

  private static func traitNames(_ variation: Int, _ lowering: inout Lowering) -> String {
    lowering.reader.attribute(.key, of: variation).map { "'\(lowering.reader.text($0))'" } ?? "no traits"
  }
}

/// A list or a value of one object that varies by size class.
struct VariedProperty {
  /// What varies.
  let row: VariationRow
  /// The object that has it.
  let object: ObjectID
  /// What is to be set for which traits, the base first, then by number of traits.
  let changes: [Change]
  /// All members that the list may have, in order.
  let candidates: [ObjectID]
  /// Of a value: what it is for which traits, the base first, then by number of traits.
  var values: [(traits: Traits, value: VariedValue)] = []

  /// What one `<variation>` sets.
  struct Change {
    /// The traits; the base has none.
    let traits: Traits
    /// The members that come.
    var added: [ObjectID] = []
    /// The members that go.
    var removed: [ObjectID] = []
  }
}

/// The children of a view whose frames are fixed for some size classes.
struct FixedFrames {
  /// The size classes.
  let traits: Traits
  /// The children with the elements of their frames, in order.
  var children: [(child: Int, frame: Int)] = []
}

/// The traits of a variation: by place in `VariationRow.traits` the raw value.
struct Traits {
  var values: [(trait: Int, value: Int64)] = []

  /// Whether they are those of every size.
  var isBase: Bool { values.isEmpty }

  /// The nine pairs of size classes, any size first, the width's before the height's: how a compiler counts them.
  ///
  /// Seen: 12 storages of 1 document.
  static let sizeClasses: [Traits] = {
    let classes = VariationRow.traits.prefix(2).enumerated().map { place, trait in
      [[]] + trait.values.entries.filter { $0.value != 0 }.map { [(trait: place, value: $0.value)] }
    }
    return classes[0].flatMap { width in classes[1].map { Traits(values: width + $0) } }
  }()

  /// Whether what is set for these traits holds for others.
  func includes(_ others: Traits) -> Bool {
    values.allSatisfy { own in others.values.contains { $0.trait == own.trait && $0.value == own.value } }
  }
}
