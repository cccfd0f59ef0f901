import NibBytes
import NibDocument
import NibGraph
import NibSchema

/// Words of bits: `NSvFlags`, `NSCellFlags` and the like.
extension RowForms {
  /// Writes a word, each field of which an attribute decides.
  static func runPacked(_ row: PlannedRow, _ element: Int, _ lowering: inout Lowering) {
    let planned = lowering.schema.packed[Int(row.extra)]
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

/// The way back.
extension Raising {
  /// The attributes of a word of bits.
  mutating func raisePacked(_ row: Row, _ fields: [PackedField], _ current: RaisedObject) {
    guard let word = current.integer(row.key) else { return }
    for field in fields {
      switch field.value {
      case .constant: break
      case .flags(let child, let names, let values):
        guard let place = values.firstIndex(of: field.raw(of: word)) else { break }
        for (bit, name) in names.enumerated() where place & 1 << bit != 0 { say(child + "." + name, "YES", current) }
      case .bool(let defaultValue, let inverted):
        let value = (word & field.mask == field.mask) != inverted
        if value != defaultValue { say(field.attribute, value ? "YES" : "NO", current) }
      case .choice(let choice, let defaultValue):
        let raw = field.raw(of: word)
        guard raw != defaultValue else { break }
        if let name = choice.name(of: raw) {
          say(field.attribute, name, current)
        } else {
          warn("\(raw) is no \(choice.name) that is known; '\(field.attribute)' is left out", current.object)
        }
      case .int(let defaultValue):
        let raw = field.raw(of: word)
        if raw != defaultValue { say(field.attribute, String(raw), current) }
      }
    }
  }
}

/// In the document.
extension RowLens {
  static func readField(_ field: PackedField, _ element: some PropertyElement) -> PropertyValue? {
    switch field.value {
    case .bool(let value, _): readBool(field.attribute, value, element)
    case .choice(let choice, let value): readChoice(field.attribute, choice, value, element)
    case .int(let value): readInteger(field.attribute, value, element)
    case .flags(let child, let names, _): readFlags(child, names, element)
    case .constant: nil
    }
  }

  static func text(ofField value: PropertyValue, _ field: PackedField) throws(UnfitValue) -> String? {
    switch field.value {
    case .bool(let defaultValue, _): try text(ofBool: value, defaultValue)
    case .choice(let choice, let defaultValue): try text(ofChoice: value, choice, defaultValue)
    case .int(let defaultValue): try text(ofInteger: value, defaultValue)
    case .flags, .constant: nil
    }
  }
}
