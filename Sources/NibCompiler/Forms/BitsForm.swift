import NibBytes
import NibDocument
import NibGraph
import NibSchema

/// Flags of a child, summed.
struct BitsForm: RowForm {
  let names: BitNames
  let defaultValue: Int64?
  let omittedValue: Int64?

  func plan(_ row: Row, _ schema: inout SchemaCompiler) -> PlannedRow {
    var planned = IntForm(defaultValue, omitted: omittedValue).plan(row, &schema)
    planned.operation = .bits
    planned.extra = schema.add(names)
    planned.flag = names.hasTwins
    return planned
  }

  static func lower(_ row: PlannedRow, _ lowering: inout Lowering) {
    guard let child = lowering.reader.child(row.symbol) else {
      return IntForm.add(row.defaultValue.map { Int64(bitPattern: $0) }, row, &lowering)
    }
    if row.flag { checkTwins(of: child, row, &lowering) }
    IntForm.add(sum(of: child, row, &lowering), row, &lowering)
  }

  /// Warns of a name that is not said while another one with the same bits is: both are archived.
  private static func checkTwins(of child: Int, _ row: PlannedRow, _ lowering: inout Lowering) {
    let bits = lowering.schema.tables.bitSets[Int(row.extra)]
    var said: [Bool] = []
    for bit in bits {
      let span = lowering.reader.attribute(bit.symbol, of: child)
      said.append(span.map { lowering.reader.isYes($0) } ?? false)
    }
    for (place, bit) in bits.enumerated() where !said[place] {
      guard let twin = bits.indices.first(where: { said[$0] && bits[$0].value == bit.value }) else { continue }
      let names = [place, twin].map { lowering.schema.symbols.names[Int(bits[$0].symbol)] }
      lowering.reader.warn(
        .noKnownForm, "'\(names[1])' is archived together with '\(names[0])': no known form of one alone", at: child)
    }
  }

  fileprivate static func sum(of child: Int, _ row: PlannedRow, _ lowering: inout Lowering) -> Int64 {
    var sum: Int64 = 0
    for bit in lowering.schema.tables.bitSets[Int(row.extra)] {
      if let span = lowering.reader.attribute(bit.symbol, of: child), lowering.reader.isYes(span) { sum |= bit.value }
    }
    return sum
  }

  func raise(_ row: Row, _ current: RaisedObject, _ raising: inout Raising) {
    let archived = current.integer(row.key) ?? (defaultValue == nil ? nil : omittedValue)
    guard let value = archived, value != defaultValue else { return }
    let rest = raising.document.add(value, names, row.attribute, to: current.element)
    if rest != 0 {
      raising.warn("the bits \(rest) of '\(row.attribute)' have no name; they are left out", current.object)
    }
  }

  func properties(of row: Row) -> [RowLens] {
    [RowLens(name: row.attribute, form: FlagsForm(names: names.entries.map(\.name)))]
  }

  func say(_ value: ElementIndex, _ name: String, of element: Int, _ raising: inout LegacyRaising) {
    guard let number = raising.legacy.integer(of: value) else { return raising.warnOfForm(name, value) }
    raising.document.add(number, names, name, to: element)
  }
}

/// Whether any flag of a child is set.
struct AnyBitForm: RowForm {
  let names: BitNames
  let defaultValue: Bool?

  func plan(_ row: Row, _ schema: inout SchemaCompiler) -> PlannedRow {
    PlannedRow(
      operation: .anyBit, flag: names.entries.contains { $0.name == "all" },
      defaultValue: defaultValue.map { $0 ? 1 : 0 }, extra: schema.add(names))
  }

  static func lower(_ row: PlannedRow, _ lowering: inout Lowering) {
    if let child = lowering.reader.child(row.symbol) {
      let sum = BitsForm.sum(of: child, row, &lowering)
      if row.flag, sum != 0, sum != lowering.schema.tables.bitSets[Int(row.extra)].reduce(0, { $0 | $1.value }) {
        lowering.reader.warn(
          .noKnownForm,
          "some of the flags of '\(lowering.schema.symbols.names[Int(row.symbol)])' are YES, which is "
            + "archived as if all were: no known form", at: child)
      }
      return lowering.writer.add(.bool(row.key, sum != 0))
    }
    if let absent = row.defaultValue { lowering.writer.add(.bool(row.key, absent == 1)) }
  }

  func raise(_ row: Row, _ current: RaisedObject, _ raising: inout Raising) {
    guard let value = current.integer(row.key).map({ $0 != 0 }), value != defaultValue,
      raising.document.child(row.attribute, of: current.element) == nil
    else { return }
    let child = raising.document.add(childOf: row.attribute, to: current.element)
    if value, let first = names.entries.first { raising.document.set(first.name, "YES", of: child) }
  }

  private var flags: BitsForm { BitsForm(names: names, defaultValue: nil, omittedValue: nil) }

  func properties(of row: Row) -> [RowLens] { flags.properties(of: row) }

  func say(_ value: ElementIndex, _ name: String, of element: Int, _ raising: inout LegacyRaising) {
    flags.say(value, name, of: element, &raising)
  }
}

/// A child of flags as a property.
struct FlagsForm: PropertyForm {
  let names: [String]

  func read(_ name: String, _ element: some PropertyElement) -> PropertyValue? {
    element.child(name).map { child in .flags(names.filter { child[$0]?.hasPrefix("Y") ?? false }) }
  }

  /// The child with its flags; what else it says stays.
  func write(_ value: PropertyValue, _ name: String, _ element: some PropertyElement) throws(UnfitValue) -> LensEdit {
    guard case .flags(let flags) = value, flags.allSatisfy({ names.contains($0) }) else {
      throw UnfitValue(wants: "flags among " + names.joined(separator: ", "))
    }
    var child = element.child(name) ?? NewElement(ChildTags.tag(of: name))
    for flag in names where (child[flag]?.hasPrefix("Y") ?? false) != flags.contains(flag) {
      child[flag] = flags.contains(flag) ? "YES" : nil
    }
    return .child(child)
  }
}

extension RaisedDocument {
  /// Adds a child with a flag a bit, the widest first, because one may stand for all others.
  /// - Returns: The bits that have no name.
  @discardableResult
  mutating func add(_ bits: Int64, _ names: BitNames, _ name: String, to parent: Int) -> Int64 {
    let child = add(childOf: name, to: parent)
    var rest = bits
    for entry in names.entries.sorted(by: { $0.value.nonzeroBitCount > $1.value.nonzeroBitCount })
    where entry.value != 0 && rest & entry.value == entry.value {
      set(entry.name, "YES", of: child)
      rest &= ~entry.value
    }
    return rest
  }
}
