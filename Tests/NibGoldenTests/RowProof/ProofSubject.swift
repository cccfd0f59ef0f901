import NibSchema

/// An attribute of a kind whose value a property is to have.
struct ProofSubject {
  let framework: ProofFramework
  let kind: ElementSchema
  /// The attribute, or the key of a child; `child.attribute` for the attribute of a child.
  let attribute: String
  let variants: [ProofVariant]
  /// Whether the kind has it from the one that it inherits from: the variants are proved there.
  let isInherited: Bool

  /// Names that the editor alone reads, or that say which class an object is of and which element it is; and the tags of
  /// content views, which are the cell's whatever their key.
  private static let namesOfNoProperty = Set(
    Catalog.editorOnlyNames + ["id", "key", "customClass", "customModule", "customModuleProvider", "fixedFrame"]
      + ["tableViewCellContentView", "collectionViewCellContentView"])

  /// All attributes of all kinds that are elements.
  static func all(_ framework: ProofFramework) -> [ProofSubject] {
    framework.catalog.all.filter { $0.role != .abstract && !$0.tag.contains("/") }.flatMap { kind in
      var order: [String] = []
      var variants: [String: [ProofVariant]] = [:]
      for row in kind.allRows {
        for reading in row.proofReadings where !namesOfNoProperty.contains(reading.attribute) {
          if variants[reading.attribute] == nil { order.append(reading.attribute) }
          if let variant = ProofVariant(framework, kind, reading) {
            variants[reading.attribute, default: []].append(variant)
          }
        }
      }
      return order.compactMap { attribute -> ProofSubject? in
        if kindsWithoutCell.contains(kind.tag), Row.path(of: attribute)?.child == "cell" { return nil }
        let known = ProofVariant.tellingApart(ProofVariant.ofOrdinaryPlaces(variants[attribute] ?? [], in: kind))
        // Code that reads what a row writes too is proved by the row.
        let rows = known.filter { !$0.isOfCode }
        guard !known.isEmpty else { return nil }
        return ProofSubject(
          framework: framework, kind: kind, attribute: attribute, variants: rows.isEmpty ? [known[0]] : rows,
          isInherited: !kind.declares(attribute))
      }
    }
  }

  /// Kinds of controls that have no cell in documents.
  private static let kindsWithoutCell: Set = ["switch", "comboButton"]

  /// The values of all variants.
  var trials: [(variant: ProofVariant, sample: RowSample)] {
    variants.flatMap { variant in variant.samples.map { (variant, $0) } }
  }

  /// Whether the value is tried in no form at all, because no sample of it is known.
  var hasNoSample: Bool { variants.contains { $0.samples.isEmpty } }
}

/// One way in which an attribute is archived.
struct ProofVariant {
  let key: String
  let profile: OutputProfile
  let isTelevision: Bool
  var tests: [Condition.Test]
  var samples: [RowSample]
  /// Whether names share raw values here.
  let hasTwins: Bool
  /// Whether code of the compiler reads the attribute, and no row does.
  let isOfCode: Bool

  /// Whether the value is one of two priorities under one key.
  let isPriority: Bool

  /// The variant of a reading; nil where no compiler of ours makes such an archive.
  init?(_ framework: ProofFramework, _ kind: ElementSchema, _ reading: RowReading) {
    guard reading.since <= reading.through else { return nil }
    guard reading.devices.contains(.handheld) || reading.devices.contains(.television) else { return nil }
    key = reading.key
    profile = reading.through
    isTelevision = !reading.devices.contains(.handheld)
    tests = reading.tests
    isOfCode = reading.isOfCode
    isPriority = reading.isPriority
    samples = reading.samples(framework, kind).filter { $0.satisfies(reading.tests) }
    hasTwins = reading.hasTwins
  }

  /// The variants of a cell but those that it has in a place of its own, as a column's: a proof puts cells in a button.
  static func ofOrdinaryPlaces(_ variants: [ProofVariant], in kind: ElementSchema) -> [ProofVariant] {
    guard kind.inherits(from: AppKitElements.cell) else { return variants }
    let ordinary = variants.filter { variant in
      !variant.tests.contains { if case .value("key", _, true) = $0 { true } else { false } }
    }
    return ordinary.isEmpty ? variants : ordinary
  }

  /// Variants in which each name has the value that tells it from the others: one word of a cell says that text is cut, and
  /// another one where.
  static func tellingApart(_ variants: [ProofVariant]) -> [ProofVariant] {
    guard let finest = variants.first(where: { !$0.hasTwins && !$0.isOfCode }) else { return variants }
    return variants.map { variant in
      guard variant.hasTwins else { return variant }
      var copy = variant
      copy.samples = finest.samples
      return copy
    }
  }
}

/// An attribute that a row reads, and under which conditions.
struct RowReading {
  enum Value {
    case form(Row.Form)
    case field(PackedField)
    /// The priority of one axis; the other one keeps its default.
    case priority(isHorizontal: Bool)
    case code
  }

  let attribute: String
  let key: String
  let value: Value
  var since: OutputProfile
  var through: OutputProfile
  var devices: Devices
  var tests: [Condition.Test]

  var isOfCode: Bool {
    if case .code = value { return true }
    return false
  }

  /// Whether names of the choice that the value is share raw values.
  var hasTwins: Bool {
    switch value {
    case .form(.choice(let choice, _, _)): choice.hasTwins
    case .field(let field):
      if case .choice(let choice, _) = field.value { choice.hasTwins } else { false }
    default: false
    }
  }

  var isPriority: Bool {
    if case .priority = value { return true }
    return false
  }

  init(_ attribute: String, _ row: Row, _ value: Value) {
    self.attribute = attribute
    key = row.key
    self.value = value
    since = row.condition.since
    through = row.condition.through
    devices = row.condition.devices
    tests = row.condition.tests
  }

  /// The reading of a row inside another one, whose condition holds too.
  fileprivate func inside(_ outer: Condition) -> RowReading {
    var copy = self
    copy.since = max(since, outer.since)
    copy.through = min(through, outer.through)
    copy.devices = devices.intersection(outer.devices)
    copy.tests += outer.tests
    return copy
  }
}

extension Row {
  /// The attributes that the row reads, each with how.
  var proofReadings: [RowReading] {
    switch form {
    case .packed(let fields, _):
      fields.compactMap { field in
        switch field.value {
        case .constant: nil
        case .flags(let child, _, _): RowReading(child, self, .field(field))
        // A kind without the bit.
        case _ where field.mask == 0: nil
        default: RowReading(field.attribute, self, .field(field))
        }
      }
    case .synthesized(_, let rows): rows.flatMap { $0.proofReadings.map { $0.inside(condition) } }
    case .custom(let lowering): lowering.reads.map { RowReading($0, self, .code) }
    case .priorities(let horizontal, let vertical, _, _, _):
      [
        RowReading(horizontal, self, .priority(isHorizontal: true)),
        RowReading(vertical, self, .priority(isHorizontal: false)),
      ]
    case .constant, .parentReference, .holder, .place: []
    default: attribute.isEmpty ? [] : [RowReading(attribute, self, .form(form))]
    }
  }
}
