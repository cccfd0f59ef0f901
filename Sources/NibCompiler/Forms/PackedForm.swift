import NibBytes
import NibGraph
import NibSchema

/// Words of bits: `NSvFlags`, `NSCellFlags` and the like.
extension Lowering {
  /// Writes a word, each field of which an attribute decides.
  mutating func runPacked(_ row: PlannedRow, _ element: Int) {
    var word: Int64 = 0
    for field in book.packed[Int(row.extra)] { word |= bits(of: field, element) }
    builder.add(.int(row.key, word))
  }

  private mutating func bits(of planned: PlannedField, _ element: Int) -> Int64 {
    let field = planned.field
    let child = planned.child < 0 ? nil : child(planned.child)
    let span =
      planned.child < 0
      ? (planned.symbol < 0 ? nil : attribute(planned.symbol))
      : child.flatMap { child in
        attribute(planned.symbol, of: child)
      }
    switch field.value {
    case .constant: return field.mask
    case .bool(let defaultValue, let inverted):
      let isSet = span.map { isYes($0) } ?? (child == nil && defaultValue)
      return isSet != inverted ? field.mask : 0
    case .choice(let choice, let defaultValue):
      guard let span else { return field.bits(of: defaultValue) }
      if let raw = raw(of: span, in: choice) { return field.bits(of: raw) }
      warn(.unknownValue, "'\(text(span))' is no \(choice.name) that is known; the default is used", at: element)
      return field.bits(of: defaultValue)
    case .int(let defaultValue):
      guard let span else { return field.bits(of: defaultValue) }
      if let number = integer(span), field.raw(of: field.bits(of: number)) == number { return field.bits(of: number) }
      warn(.badNumber, "'\(text(span))' is no integer that fits; the default is used", at: element)
      return field.bits(of: defaultValue)
    }
  }
}
