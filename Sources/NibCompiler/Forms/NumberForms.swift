import NibBytes
import NibDocument
import NibGraph
import NibSchema

/// Integers.
struct IntForm: RowForm, PropertyForm {
  let defaultValue: Int64?
  let omittedValue: Int64?

  init(_ defaultValue: Int64?, omitted: Int64? = nil) {
    self.defaultValue = defaultValue
    omittedValue = omitted
  }

  func plan(_ row: Row, _ schema: inout SchemaCompiler) -> PlannedRow {
    PlannedRow(
      operation: .int, defaultValue: defaultValue.map { UInt64(bitPattern: $0) },
      omittedValue: omittedValue.map { UInt64(bitPattern: $0) })
  }

  static func lower(_ row: PlannedRow, _ element: Int, _ lowering: inout Lowering) {
    var value = row.defaultValue.map { Int64(bitPattern: $0) }
    if let span = lowering.reader.attribute(row) {
      if let number = lowering.reader.integer(span) {
        value = number
      } else {
        lowering.reader.warn(
          .badNumber, "'\(lowering.reader.text(span))' is not a 64-bit integer; attribute ignored", at: element)
      }
    }
    add(value, row, &lowering)
  }

  /// Writes an integer unless it is absent or the row's `omit`.
  static func add(_ value: Int64?, _ row: PlannedRow, _ lowering: inout Lowering) {
    guard let value else { return }
    if let omit = row.omittedValue, Int64(bitPattern: omit) == value { return }
    lowering.writer.add(.int(row.key, value))
  }

  func raise(_ row: Row, _ current: RaisedObject, _ raising: inout Raising) {
    let value = Self.said(current.integer(row.key), defaultValue, omittedValue)
    if let value { raising.say(row.attribute, String(value), current) }
  }

  /// What the document has to say: nothing where its default says it, and nothing where neither it nor a default does.
  static func said<Number: Equatable>(
    _ archived: Number?, _ defaultValue: Number?, _ omittedValue: Number?
  ) -> Number? {
    guard let value = archived ?? (defaultValue == nil ? nil : omittedValue) else { return nil }
    return value == defaultValue ? nil : value
  }

  func read(_ name: String, _ element: some PropertyElement) -> PropertyValue? {
    (element.attribute(name).flatMap { Int64($0) } ?? defaultValue).map { .integer($0) }
  }

  func write(_ value: PropertyValue, _ name: String, _ element: some PropertyElement) throws(UnfitValue) -> LensEdit {
    guard case .integer(let value) = value else { throw UnfitValue(wants: "an integer") }
    return .attribute(value == defaultValue ? nil : String(value))
  }

  func say(_ value: ElementIndex, _ name: String, of element: Int, _ raising: inout LegacyRaising) {
    guard let number = raising.legacy.integer(of: value) else { return raising.warnOfForm(name, value) }
    raising.document.set(name, String(number), of: element)
  }
}

/// Reals of 32 or 64 bits.
struct RealForm: RowForm, PropertyForm {
  let defaultValue: Double?
  let omittedValue: Double?
  let isWide: Bool

  init(_ defaultValue: Double?, omitted: Double? = nil, isWide: Bool = true) {
    self.defaultValue = defaultValue
    omittedValue = omitted
    self.isWide = isWide
  }

  func plan(_ row: Row, _ schema: inout SchemaCompiler) -> PlannedRow {
    PlannedRow(
      operation: isWide ? .double : .float, defaultValue: defaultValue?.bitPattern,
      omittedValue: omittedValue?.bitPattern)
  }

  static func lower(_ row: PlannedRow, _ element: Int, _ lowering: inout Lowering) {
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

  func raise(_ row: Row, _ current: RaisedObject, _ raising: inout Raising) {
    let value = IntForm.said(current.real(row.key), defaultValue, omittedValue)
    if let value { raising.say(row.attribute, Decimal.text(value), current) }
  }

  func read(_ name: String, _ element: some PropertyElement) -> PropertyValue? {
    (element.attribute(name).flatMap { Double($0) } ?? defaultValue).map { .real($0) }
  }

  func write(_ value: PropertyValue, _ name: String, _ element: some PropertyElement) throws(UnfitValue) -> LensEdit {
    guard case .real(let value) = value, value.isFinite else { throw UnfitValue(wants: "a finite number") }
    return .attribute(value == defaultValue ? nil : Decimal.text(value))
  }

  func say(_ value: ElementIndex, _ name: String, of element: Int, _ raising: inout LegacyRaising) {
    guard let number = raising.legacy.real(of: value) else { return raising.warnOfForm(name, value) }
    raising.document.set(name, Decimal.text(number), of: element)
  }
}

/// Named raw values.
struct ChoiceForm: RowForm, PropertyForm {
  let choice: Choice
  let defaultValue: Int64?
  let omittedValue: Int64?

  init(_ choice: Choice, _ defaultValue: Int64?, omitted: Int64? = nil) {
    self.choice = choice
    self.defaultValue = defaultValue
    omittedValue = omitted
  }

  func plan(_ row: Row, _ schema: inout SchemaCompiler) -> PlannedRow {
    var planned = IntForm(defaultValue, omitted: omittedValue).plan(row, &schema)
    planned.operation = .choice
    planned.extra = schema.add(choice)
    return planned
  }

  static func lower(_ row: PlannedRow, _ element: Int, _ lowering: inout Lowering) {
    var value = row.defaultValue.map { Int64(bitPattern: $0) }
    if let span = lowering.reader.attribute(row) {
      if let found = lowering.reader.raw(of: span, in: Int(row.extra)) {
        value = found
      } else {
        lowering.reader.warn(
          .unknownValue,
          "unknown \(lowering.schema.tables.choices[Int(row.extra)].name) '\(lowering.reader.text(span))'; attribute ignored",
          at: element)
      }
    }
    IntForm.add(value, row, &lowering)
  }

  func raise(_ row: Row, _ current: RaisedObject, _ raising: inout Raising) {
    let value = IntForm.said(current.integer(row.key), defaultValue, omittedValue)
    if let value { raise(value, row.attribute, current, &raising) }
  }

  /// Says a raw value by its name.
  func raise(_ value: Int64, _ name: String, _ current: RaisedObject, _ raising: inout Raising) {
    // Of several names of a value another row may know the right one.
    if let said = raising.document.attribute(name, of: current.element), choice.value(of: said) == value { return }
    if let word = choice.name(of: value) {
      raising.say(name, word, current)
    } else {
      raising.warn("\(value) is no \(choice.name) that is known; '\(name)' is left out", current.object)
    }
  }

  func read(_ name: String, _ element: some PropertyElement) -> PropertyValue? {
    if let text = element.attribute(name), choice.value(of: text) != nil { return .name(text) }
    return defaultValue.flatMap { choice.name(of: $0) }.map { .name($0) }
  }

  func write(_ value: PropertyValue, _ name: String, _ element: some PropertyElement) throws(UnfitValue) -> LensEdit {
    guard case .name(let name) = value, let raw = choice.value(of: name) else {
      throw UnfitValue(wants: "one of " + choice.entries.map(\.name).joined(separator: ", "))
    }
    return .attribute(raw == defaultValue ? nil : name)
  }

  func say(_ value: ElementIndex, _ name: String, of element: Int, _ raising: inout LegacyRaising) {
    guard let number = raising.legacy.integer(of: value) else { return raising.warnOfForm(name, value) }
    if let word = choice.name(of: number) {
      raising.document.set(name, word, of: element)
    } else {
      raising.warn("\(number) is no value of '\(name)' that is known; it is left out", value)
    }
  }
}
