import NibBytes
import NibGraph
import NibSchema

/// Two priorities in one text, `{h, v}`.
struct PrioritiesForm: RowForm {
  let horizontal: String
  let vertical: String
  let defaultValue: Double
  let always: Bool
  let omittedValue: [Double]?

  func plan(_ row: Row, _ schema: inout SchemaCompiler) -> PlannedRow {
    PlannedRow(
      operation: .priorities, flag: always, second: schema.symbols.find(vertical),
      defaultValue: defaultValue.bitPattern,
      extra: SchemaCompiler.index(of: omittedValue, in: &schema.tables.numbers))
  }

  static func lower(_ row: PlannedRow, _ element: Int, _ lowering: inout Lowering) {
    // Nothing was laid out by constraints before iOS 6.
    guard lowering.profile >= .xcode4point5 else { return }
    let horizontal = lowering.reader.attribute(row.symbol)
    let vertical = lowering.reader.attribute(row.second)
    guard horizontal != nil || vertical != nil || row.flag else { return }
    let absent = Double(bitPattern: row.defaultValue ?? 0)
    let h = priority(horizontal, element, &lowering) ?? absent
    let v = priority(vertical, element, &lowering) ?? absent
    if row.extra >= 0, lowering.schema.tables.numbers[Int(row.extra)] == [h, v] { return }
    lowering.writer.add(.reference(row.key, lowering.writer.string("{\(Decimal.text(h)), \(Decimal.text(v))}")))
  }

  private static func priority(_ span: ByteSpan?, _ element: Int, _ lowering: inout Lowering) -> Double? {
    guard let span else { return nil }
    if let value = Decimal.real(lowering.reader.document.bytes, span) { return value }
    lowering.reader.warnNumber(span, element)
    return nil
  }

  func raise(_ row: Row, _ current: RaisedObject, _ raising: inout Raising) {
    // Priorities that go without saying in the archive are said in a document where others would be meant.
    let archived = current.string(row.key, raising.graph).map { Geometry.numbers(in: $0) }
    guard let numbers = archived ?? (always ? omittedValue : nil), numbers.count == 2 else { return }
    if numbers[0] != defaultValue || (!always && numbers[1] == defaultValue) {
      raising.say(horizontal, Decimal.text(numbers[0]), current)
    }
    if numbers[1] != defaultValue { raising.say(vertical, Decimal.text(numbers[1]), current) }
  }

  func properties(of row: Row) -> [RowLens] {
    [horizontal, vertical].map { RowLens(name: $0, form: RealForm(defaultValue)) }
  }

  func raiseLegacy(_ row: Row, _ current: inout LegacyObject, _ raising: inout LegacyRaising) {
    raising.raisePriorities(row.key, horizontal, vertical, &current)
  }
}
