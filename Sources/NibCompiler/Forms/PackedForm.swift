import NibBytes
import NibDocument
import NibGraph
import NibSchema

/// Words of bits, each field of which an attribute decides: `NSvFlags`, `NSCellFlags` and the like.
struct PackedForm: RowForm {
  let fields: [PackedField]
  let omitsZero: Bool

  func plan(_ row: Row, _ schema: inout SchemaCompiler) -> PlannedRow {
    schema.tables.packed.append(PlannedWord(fields.map { Self.plan($0, schema) }))
    return PlannedRow(
      operation: .packed, omittedValue: omitsZero ? 0 : nil, extra: Int32(schema.tables.packed.count - 1))
  }

  private static func plan(_ field: PackedField, _ schema: SchemaCompiler) -> PlannedField {
    let symbols = schema.symbols
    if case .flags(let child, let names, _) = field.value {
      return PlannedField(
        field: field, child: symbols.find(child), symbol: -1, flags: names.map { symbols.find($0) })
    }
    let path = Row.path(of: field.attribute)
    return PlannedField(
      field: field, child: path.map { symbols.find($0.child) } ?? -1,
      symbol: field.attribute.isEmpty ? -1 : symbols.find(path?.attribute ?? field.attribute))
  }

  /// Writes a word, each field of which an attribute decides.
  static func lower(_ row: PlannedRow, _ element: Int, _ lowering: inout Lowering) {
    let planned = lowering.schema.tables.packed[Int(row.extra)]
    var word: Int64 = 0
    for place in planned.entries.indices {
      let entry = planned.entries[place]
      guard lowering.reader.has(entry) else {
        word |= entry.absent
        continue
      }
      if let flag = entry.flag {
        word |= lowering.reader.isSet(entry) ? flag.yes : flag.no
      } else {
        word |= bits(of: planned.fields[place], element, &lowering)
      }
    }
    if let added = lowering.addedBits, added.key == row.key { word |= added.mask }
    if word == 0, row.omittedValue != nil { return }
    // The words have 32 bits and a sign.
    lowering.writer.add(.int(row.key, Int64(Int32(truncatingIfNeeded: word))))
  }

  private static func bits(of planned: PlannedField, _ element: Int, _ lowering: inout Lowering) -> Int64 {
    let field = planned.field
    let child = planned.child < 0 ? nil : lowering.reader.child(planned.child)
    let span =
      planned.child < 0
      ? (planned.symbol < 0 ? nil : lowering.reader.attribute(planned.symbol))
      : child.flatMap { child in planned.symbol < 0 ? nil : lowering.reader.attribute(planned.symbol, of: child) }
    switch field.value {
    // What the entry says already.
    case .constant, .bool: return 0
    case .flags(_, _, let values):
      var place = 0
      if let child {
        for (bit, flag) in planned.flags.enumerated() {
          if let span = lowering.reader.attribute(flag, of: child), lowering.reader.isYes(span) { place |= 1 << bit }
        }
      }
      return field.bits(of: values[place])
    case .choice(let choice, let defaultValue):
      guard let span else { return field.bits(of: defaultValue) }
      if let raw = lowering.reader.raw(of: span, in: choice) { return field.bits(of: raw) }
      lowering.reader.warn(
        .unknownValue, "unknown \(choice.name) '\(lowering.reader.text(span))'; attribute ignored",
        at: element)
      return field.bits(of: defaultValue)
    case .int(let defaultValue):
      guard let span else { return field.bits(of: defaultValue) }
      if let number = lowering.reader.integer(span), field.raw(of: field.bits(of: number)) == number {
        return field.bits(of: number)
      }
      lowering.reader.warn(
        .badNumber, "'\(lowering.reader.text(span))' is not an integer of that many bits; attribute ignored",
        at: element)
      return field.bits(of: defaultValue)
    }
  }

  func raise(_ row: Row, _ current: RaisedObject, _ raising: inout Raising) {
    guard let archived = current.integer(row.key) ?? (omitsZero ? 0 : nil) else { return }
    let word = archived & ~AppKitKeyEras.setBits(of: row.key, in: raising.profile)
    // A field without bits in this word is another's.
    for field in fields where field.mask != 0 {
      switch field.value {
      case .constant: break
      case .flags(let child, let names, let values):
        guard let place = values.firstIndex(of: field.raw(of: word)) else { break }
        for (bit, name) in names.enumerated() where place & 1 << bit != 0 {
          raising.say(child + "." + name, "YES", current)
        }
      case .bool(let defaultValue, let inverted):
        let value = (word & field.mask == field.mask) != inverted
        if value != defaultValue { raising.say(field.attribute, value ? "YES" : "NO", current) }
      case .choice(let choice, let defaultValue):
        let raw = field.raw(of: word)
        if raw != defaultValue { ChoiceForm(choice, nil).raise(raw, field.attribute, current, &raising) }
      case .int(let defaultValue):
        let raw = field.raw(of: word)
        if raw != defaultValue { raising.say(field.attribute, String(raw), current) }
      }
    }
    completeChildren(word, current, &raising)
  }

  /// Flags that are set where a child is absent are said once it is there.
  private func completeChildren(_ word: Int64, _ current: RaisedObject, _ raising: inout Raising) {
    for field in fields where field.mask != 0 {
      guard case .bool(true, let inverted) = field.value, let path = Row.path(of: field.attribute),
        (word & field.mask == field.mask) != inverted,
        let child = raising.document.child(path.child, of: current.element)
      else { continue }
      raising.document.set(path.attribute, "YES", of: child)
    }
  }

  func properties(of row: Row) -> [RowLens] {
    fields.compactMap { field in
      let form: any PropertyForm
      switch field.value {
      case .constant: return nil
      case .flags(let child, let names, _): return RowLens(name: child, form: FlagsForm(names: names))
      case .bool(let value, _): form = BoolForm(value)
      case .choice(let choice, let value): form = ChoiceForm(choice, value)
      case .int(let value): form = IntForm(value)
      }
      return field.attribute.isEmpty ? nil : RowLens(name: field.attribute, form: form)
    }
  }
}

extension ElementReader {
  /// Whether the element at hand has what decides a field.
  @inline(__always)
  fileprivate mutating func has(_ entry: PlannedWord.Entry) -> Bool {
    if entry.child >= 0 { return child(entry.child) != nil }
    return entry.symbol >= 0 && attribute(entry.symbol) != nil
  }

  /// Whether the flag of a field is YES.
  @inline(__always)
  fileprivate mutating func isSet(_ entry: PlannedWord.Entry) -> Bool {
    let span =
      entry.child < 0 ? attribute(entry.symbol) : child(entry.child).flatMap { attribute(entry.symbol, of: $0) }
    return span.map { isYes($0) } ?? false
  }
}
