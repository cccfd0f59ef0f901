import NibBytes
import NibDocument
import NibGraph
import NibSchema

/// Flags of a child, summed or asked for any.
extension RowForms {
  static func runBits(_ row: PlannedRow, _ lowering: inout Lowering) {
    guard let child = lowering.reader.child(row.symbol) else {
      return addInt(row.defaultValue.map { Int64(bitPattern: $0) }, row, &lowering)
    }
    addInt(sum(of: child, row, &lowering), row, &lowering)
  }

  static func runAnyBit(_ row: PlannedRow, _ lowering: inout Lowering) {
    if let child = lowering.reader.child(row.symbol) {
      return lowering.writer.add(.bool(row.key, sum(of: child, row, &lowering) != 0))
    }
    if let absent = row.defaultValue { lowering.writer.add(.bool(row.key, absent == 1)) }
  }

  private static func sum(of child: Int, _ row: PlannedRow, _ lowering: inout Lowering) -> Int64 {
    var sum: Int64 = 0
    for bit in lowering.schema.bitSets[Int(row.extra)] {
      if let span = lowering.reader.attribute(bit.symbol, of: child), lowering.reader.isYes(span) { sum |= bit.value }
    }
    return sum
  }
}

/// The way back.
extension Raising {
  mutating func raiseBits(
    _ row: Row, _ current: RaisedObject, _ names: BitNames, _ defaultValue: Int64?, _ omittedValue: Int64?
  ) {
    guard let value = current.integer(row.key) ?? (defaultValue == nil ? nil : omittedValue), value != defaultValue
    else {
      return
    }
    let child = document.add(row.attribute, key: row.attribute, to: current.element)
    var rest = value
    // The widest flags first: one may stand for all others.
    for entry in names.entries.sorted(by: { $0.value.nonzeroBitCount > $1.value.nonzeroBitCount }) {
      guard entry.value != 0, rest & entry.value == entry.value else { continue }
      document.set(entry.name, "YES", of: child)
      rest &= ~entry.value
    }
    if rest != 0 { warn("the bits \(rest) of '\(row.attribute)' have no name; they are left out", current.object) }
  }

  mutating func raiseAnyBit(_ row: Row, _ current: RaisedObject, _ names: BitNames, _ defaultValue: Bool?) {
    guard let value = current.integer(row.key).map({ $0 != 0 }), value != defaultValue else { return }
    let child = document.add(row.attribute, key: row.attribute, to: current.element)
    if value, let first = names.entries.first { document.set(first.name, "YES", of: child) }
  }
}

/// In the document.
extension RowLens {
  static func readFlags(_ key: String, _ names: [String], _ element: some PropertyElement) -> PropertyValue? {
    element.child(key).map { child in .flags(names.filter { child[$0]?.hasPrefix("Y") ?? false }) }
  }

  /// The child with its flags; what else it says stays.
  static func child(
    ofFlags value: PropertyValue, _ key: String, _ names: [String], _ element: some PropertyElement
  ) throws(UnfitValue) -> NewElement {
    guard case .flags(let flags) = value, flags.allSatisfy({ names.contains($0) }) else {
      throw UnfitValue(wants: "flags among " + names.joined(separator: ", "))
    }
    var child = element.child(key) ?? NewElement(key)
    for name in names where (child[name]?.hasPrefix("Y") ?? false) != flags.contains(name) {
      child[name] = flags.contains(name) ? "YES" : nil
    }
    return child
  }
}
