import NibBytes
import NibDocument
import NibGraph
import NibSchema

/// Integers, reals and named raw values.
extension RowForms {
  static func runInt(_ row: PlannedRow, _ element: Int, _ lowering: inout Lowering) {
    var value = row.defaultValue.map { Int64(bitPattern: $0) }
    if let span = lowering.reader.attribute(row) {
      if let number = lowering.reader.integer(span) {
        value = number
      } else {
        lowering.reader.warn(
          .badNumber, "'\(lowering.reader.text(span))' is not a 64-bit integer; attribute ignored", at: element)
      }
    }
    addInt(value, row, &lowering)
  }

  static func runReal(_ row: PlannedRow, _ element: Int, _ lowering: inout Lowering) {
    var value = row.defaultValue.map { Double(bitPattern: $0) }
    if let span = lowering.reader.attribute(row) {
      if let number = Decimal.real(lowering.reader.document.bytes, span) {
        value = number
      } else {
        lowering.reader.warnNumber(span, element)
      }
    }
    guard let value else { return }
    if let omit = row.omittedValue, Double(bitPattern: omit) == value { return }
    lowering.writer.add(row.operation == .float ? .float(row.key, Float(value)) : .double(row.key, value))
  }

  static func runChoice(_ row: PlannedRow, _ element: Int, _ lowering: inout Lowering) {
    var value = row.defaultValue.map { Int64(bitPattern: $0) }
    if let span = lowering.reader.attribute(row) {
      if let found = lowering.reader.raw(of: span, in: Int(row.extra)) {
        value = found
      } else {
        lowering.reader.warn(
          .unknownValue,
          "unknown \(lowering.schema.choices[Int(row.extra)].name) '\(lowering.reader.text(span))'; attribute ignored",
          at: element)
      }
    }
    addInt(value, row, &lowering)
  }

  /// Writes an integer unless it is absent or the row's `omit`.
  static func addInt(_ value: Int64?, _ row: PlannedRow, _ lowering: inout Lowering) {
    guard let value else { return }
    if let omit = row.omittedValue, Int64(bitPattern: omit) == value { return }
    lowering.writer.add(.int(row.key, value))
  }
}

/// The way back.
extension Raising {
  mutating func raiseInt(_ row: Row, _ current: RaisedObject, _ defaultValue: Int64?, _ omittedValue: Int64?) {
    guard let value = number(current.integer(row.key), defaultValue, omittedValue) else { return }
    say(row.attribute, String(value), current)
  }

  mutating func raiseReal(_ row: Row, _ current: RaisedObject, _ defaultValue: Double?, _ omittedValue: Double?) {
    guard let value = number(current.real(row.key), defaultValue, omittedValue) else { return }
    say(row.attribute, Decimal.text(value), current)
  }

  mutating func raiseChoice(
    _ row: Row, _ current: RaisedObject, _ choice: Choice, _ defaultValue: Int64?, _ omittedValue: Int64?
  ) {
    guard let value = number(current.integer(row.key), defaultValue, omittedValue) else { return }
    if let name = choice.name(of: value) {
      say(row.attribute, name, current)
    } else {
      warn("\(value) is no \(choice.name) that is known; '\(row.attribute)' is left out", current.object)
    }
  }

  /// What the document has to say: nothing where its default says it, and nothing where neither it nor a default does.
  private func number<Number: Equatable>(
    _ archived: Number?, _ defaultValue: Number?, _ omittedValue: Number?
  ) -> Number? {
    guard let value = archived ?? (defaultValue == nil ? nil : omittedValue) else { return nil }
    return value == defaultValue ? nil : value
  }
}

/// In the document.
extension RowLens {
  static func readInteger(_ name: String, _ defaultValue: Int64?, _ element: some PropertyElement) -> PropertyValue? {
    (element.attribute(name).flatMap { Int64($0) } ?? defaultValue).map { .integer($0) }
  }

  static func text(ofInteger value: PropertyValue, _ defaultValue: Int64?) throws(UnfitValue) -> String? {
    guard case .integer(let value) = value else { throw UnfitValue(wants: "an integer") }
    return value == defaultValue ? nil : String(value)
  }

  static func readReal(_ name: String, _ defaultValue: Double?, _ element: some PropertyElement) -> PropertyValue? {
    (element.attribute(name).flatMap { Double($0) } ?? defaultValue).map { .real($0) }
  }

  static func text(ofReal value: PropertyValue, _ defaultValue: Double?) throws(UnfitValue) -> String? {
    guard case .real(let value) = value, value.isFinite else { throw UnfitValue(wants: "a finite number") }
    return value == defaultValue ? nil : Decimal.text(value)
  }

  static func readChoice(
    _ name: String, _ choice: Choice, _ defaultValue: Int64?, _ element: some PropertyElement
  ) -> PropertyValue? {
    if let text = element.attribute(name), choice.value(of: text) != nil { return .name(text) }
    return defaultValue.flatMap { choice.name(of: $0) }.map { .name($0) }
  }

  static func text(
    ofChoice value: PropertyValue, _ choice: Choice, _ defaultValue: Int64?
  ) throws(UnfitValue) -> String? {
    guard case .name(let name) = value, let raw = choice.value(of: name) else {
      throw UnfitValue(wants: "one of " + choice.entries.map(\.name).joined(separator: ", "))
    }
    return raw == defaultValue ? nil : name
  }
}
