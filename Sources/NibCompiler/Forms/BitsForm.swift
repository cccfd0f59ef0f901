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
    return planned
  }

  static func lower(_ row: PlannedRow, _ lowering: inout Lowering) {
    guard let child = lowering.reader.child(row.symbol) else {
      return IntForm.add(row.defaultValue.map { Int64(bitPattern: $0) }, row, &lowering)
    }
    IntForm.add(sum(of: child, row, &lowering), row, &lowering)
  }

  fileprivate static func sum(of child: Int, _ row: PlannedRow, _ lowering: inout Lowering) -> Int64 {
    var sum: Int64 = 0
    for bit in lowering.schema.bitSets[Int(row.extra)] {
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
    PlannedRow(operation: .anyBit, defaultValue: defaultValue.map { $0 ? 1 : 0 }, extra: schema.add(names))
  }

  static func lower(_ row: PlannedRow, _ lowering: inout Lowering) {
    if let child = lowering.reader.child(row.symbol) {
      return lowering.writer.add(.bool(row.key, BitsForm.sum(of: child, row, &lowering) != 0))
    }
    if let absent = row.defaultValue { lowering.writer.add(.bool(row.key, absent == 1)) }
  }

  func raise(_ row: Row, _ current: RaisedObject, _ raising: inout Raising) {
    guard let value = current.integer(row.key).map({ $0 != 0 }), value != defaultValue else { return }
    let child = raising.document.add(row.attribute, key: row.attribute, to: current.element)
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
    var child = element.child(name) ?? NewElement(name)
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
    let child = add(name, key: name, to: parent)
    var rest = bits
    for entry in names.entries.sorted(by: { $0.value.nonzeroBitCount > $1.value.nonzeroBitCount })
    where entry.value != 0 && rest & entry.value == entry.value {
      set(entry.name, "YES", of: child)
      rest &= ~entry.value
    }
    return rest
  }
}
