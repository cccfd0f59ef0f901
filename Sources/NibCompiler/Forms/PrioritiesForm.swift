import NibBytes
import NibGraph
import NibSchema

/// Two priorities in one text, `{h, v}`.
extension RowForms {
  static func runPriorities(_ row: PlannedRow, _ element: Int, _ lowering: inout Lowering) {
    // Nothing was laid out by constraints before iOS 6.
    guard lowering.profile >= .xcode4point5 else { return }
    let horizontal = lowering.reader.attribute(row.symbol)
    let vertical = lowering.reader.attribute(row.second)
    guard horizontal != nil || vertical != nil || row.flag else { return }
    let absent = Double(bitPattern: row.defaultValue ?? 0)
    let h = priority(horizontal, element, &lowering) ?? absent
    let v = priority(vertical, element, &lowering) ?? absent
    if row.extra >= 0, lowering.schema.numbers[Int(row.extra)] == [h, v] { return }
    lowering.writer.add(.reference(row.key, lowering.writer.string("{\(Decimal.text(h)), \(Decimal.text(v))}")))
  }

  private static func priority(_ span: ByteSpan?, _ element: Int, _ lowering: inout Lowering) -> Double? {
    guard let span else { return nil }
    if let value = Decimal.real(lowering.reader.document.bytes, span) { return value }
    lowering.reader.warnNumber(span, element)
    return nil
  }
}

/// The way back.
extension Raising {
  mutating func raisePriorities(
    _ row: Row, _ current: RaisedObject, _ names: (horizontal: String, vertical: String), _ defaultValue: Double,
    _ always: Bool
  ) {
    guard let numbers = current.string(row.key, graph).map({ Self.numbers(in: $0) }), numbers.count == 2 else { return }
    if numbers[0] != defaultValue || (!always && numbers[1] == defaultValue) {
      say(names.horizontal, Decimal.text(numbers[0]), current)
    }
    if numbers[1] != defaultValue { say(names.vertical, Decimal.text(numbers[1]), current) }
  }

  /// The numbers of a text in braces.
  static func numbers(in text: String) -> [Double] {
    text.split { "{}, ".contains($0) }.compactMap { Double($0) }
  }
}
