import NibGraph
import NibSchema

extension SchemaCompiler {
  /// One row made ready.
  mutating func plan(_ row: Row) -> PlannedRow {
    var made = form(row)
    made.isInProfile = row.condition.includes(profile) && !row.isPlace
    made.isLocalizable = row.isLocalizable
    if !row.key.isEmpty { made.key = KeyID(Int(keys.number(row.key))) }
    if let path = row.path {
      made.child = symbols.find(path.child)
      made.symbol = symbols.find(path.attribute)
    } else if !row.attribute.isEmpty {
      made.symbol = symbols.find(row.attribute)
    }
    made.devices = row.condition.devices
    if row.isRequired, row.condition.test == .always { add(.isRequired, row.attribute, to: &made) }
    row.condition.visitTests { plan($0, in: &made) }
    return made
  }

  /// The first question for presence is asked by a slot, any other by a condition.
  private mutating func plan(_ test: Condition.Test, in made: inout PlannedRow) {
    if case .presence(let name, let wanted) = test, made.part < 0, Row.path(of: name) == nil {
      made.part = symbols.find(name)
      made.wantsPart = wanted
      return
    }
    assert(made.condition < 0, "a row asks one question besides one for presence")
    switch test {
    case .always: break
    case .presence(let name, let wanted): add(.hasValue, name, [nil], negated: wanted, to: &made)
    case .value(let name, let values, let wanted):
      add(.hasValue, name, values.map { Array($0.utf8) }, negated: !wanted, to: &made)
    case .nilChild(let name, let wanted): add(.isNil, name, negated: !wanted, to: &made)
    }
  }

  private mutating func add(
    _ test: PlannedCondition.Test, _ name: String, _ values: [[UInt8]?] = [], negated: Bool = false,
    to made: inout PlannedRow
  ) {
    let path = Row.path(of: name)
    made.condition = Int32(conditions.count)
    conditions.append(
      PlannedCondition(
        test: test, child: path.map { symbols.find($0.child) } ?? -1, symbol: symbols.find(path?.attribute ?? name),
        values: values, negated: negated))
  }

  private mutating func form(_ row: Row) -> PlannedRow {
    switch row.form {
    case .bool(let defaultValue, let inverted, let omittedValue):
      PlannedRow(operation: .bool, flag: inverted, defaultValue: bits(defaultValue), omittedValue: bits(omittedValue))
    case .boolAsInt(let defaultValue, let omittedValue):
      PlannedRow(operation: .boolAsInt, defaultValue: bits(defaultValue), omittedValue: bits(omittedValue))
    case .int(let defaultValue, let omittedValue):
      PlannedRow(operation: .int, defaultValue: bits(defaultValue), omittedValue: bits(omittedValue))
    case .float(let defaultValue, let omittedValue):
      PlannedRow(operation: .float, defaultValue: bits(defaultValue), omittedValue: bits(omittedValue))
    case .double(let defaultValue, let omittedValue):
      PlannedRow(operation: .double, defaultValue: bits(defaultValue), omittedValue: bits(omittedValue))
    case .choice(let choice, let defaultValue, let omittedValue):
      PlannedRow(
        operation: .choice, defaultValue: bits(defaultValue), omittedValue: bits(omittedValue), extra: add(choice))
    case .string(let mutable): PlannedRow(operation: .string, flag: mutable)
    case .nonemptyString(let mutable): PlannedRow(operation: .nonemptyString, flag: mutable)
    case .attributedString: PlannedRow(operation: .attributedString)
    case .image: PlannedRow(operation: .image)
    case .geometryText(let shape): PlannedRow(operation: .geometryText, omittedValue: UInt64(shape.ordinal))
    case .textAttributes: PlannedRow(operation: .textAttributes)
    case .child: PlannedRow(operation: .child)
    case .list(let kind, let always):
      PlannedRow(operation: .list, flag: kind == .mutableArray, defaultValue: always ? 1 : nil)
    case .reference: PlannedRow(operation: .reference)
    default: compoundForm(row)
    }
  }

  private mutating func compoundForm(_ row: Row) -> PlannedRow {
    switch row.form {
    case .color(let defaultValue):
      return PlannedRow(operation: .color, extra: SchemaCompiler.index(of: defaultValue, in: &colors))
    case .font(let defaultValue, let omittedSize):
      return PlannedRow(
        operation: .font, omittedValue: omittedSize?.bitPattern,
        extra: SchemaCompiler.index(of: defaultValue, in: &fonts))
    case .geometry(let shape, let defaultValue, let omittedValue):
      return PlannedRow(
        operation: .geometry, omittedValue: UInt64(shape.ordinal),
        extra: SchemaCompiler.index(of: defaultValue, in: &numbers),
        extra2: SchemaCompiler.index(of: omittedValue, in: &numbers))
    case .priorities(_, let vertical, let defaultValue, let always, let omittedValue):
      return PlannedRow(
        operation: .priorities, flag: always, second: symbols.find(vertical), defaultValue: bits(defaultValue),
        extra: SchemaCompiler.index(of: omittedValue, in: &numbers))
    case .bits(let set, let defaultValue, let omittedValue):
      bitSets.append(set.entries.map { (symbols.find($0.name), $0.value) })
      return PlannedRow(
        operation: .bits, defaultValue: bits(defaultValue), omittedValue: bits(omittedValue),
        extra: Int32(bitSets.count - 1))
    case .anyBit(let set, let defaultValue):
      bitSets.append(set.entries.map { (symbols.find($0.name), $0.value) })
      return PlannedRow(operation: .anyBit, defaultValue: bits(defaultValue), extra: Int32(bitSets.count - 1))
    case .constant(let value):
      return PlannedRow(operation: .constant, extra: SchemaCompiler.index(of: value, in: &constants))
    default: return structuralForm(row)
    }
  }

  /// Forms that are made of other rows or fields, or of code.
  private mutating func structuralForm(_ row: Row) -> PlannedRow {
    switch row.form {
    case .packed(let fields):
      packed.append(PlannedWord(fields.map { plan($0) }))
      return PlannedRow(operation: .packed, extra: Int32(packed.count - 1))
    case .parentReference(let role, let passesOthers, let writesNull):
      return PlannedRow(
        operation: .parentReference, flag: writesNull, defaultValue: passesOthers ? 1 : nil,
        extra: role.map { Int32($0.rawValue) } ?? -1)
    case .place: return PlannedRow(operation: .constant)
    case .synthesized(let className, let rows):
      let planned = rows.map { plan($0) }
      synthesizedRows += planned
      return PlannedRow(
        operation: .synthesized, defaultValue: UInt64(classes.number(className)),
        extra: Int32(synthesizedRows.count - planned.count),
        extra2: Int32(planned.count))
    case .custom(let lowering):
      guard let ordinal = customLowerings.firstIndex(where: { $0.name == lowering.name }) else {
        preconditionFailure("no table of the platform has the custom lowering '\(lowering.name)'")
      }
      return PlannedRow(operation: .custom, extra: Int32(ordinal))
    default:
      return form(row)
    }
  }

  private func plan(_ field: PackedField) -> PlannedField {
    if case .flags(let child, let names, _) = field.value {
      return PlannedField(
        field: field, child: symbols.find(child), symbol: -1, flags: names.map { symbols.find($0) })
    }
    let path = Row.path(of: field.attribute)
    return PlannedField(
      field: field, child: path.map { symbols.find($0.child) } ?? -1,
      symbol: field.attribute.isEmpty ? -1 : symbols.find(path?.attribute ?? field.attribute))
  }

  private static func index<Item>(of item: Item?, in list: inout [Item]) -> Int32 {
    guard let item else { return -1 }
    list.append(item)
    return Int32(list.count - 1)
  }

  private mutating func add(_ choice: Choice) -> Int32 {
    // Two choices may have one name in messages, and other values.
    let known = choices.firstIndex {
      $0.name == choice.name && $0.entries.elementsEqual(choice.entries) { $0.value == $1.value && $0.name == $1.name }
    }
    if let known { return Int32(known) }
    choices.append(choice)
    return Int32(choices.count - 1)
  }

  private func bits(_ value: Bool?) -> UInt64? { value.map { $0 ? 1 : 0 } }
  private func bits(_ value: Int64?) -> UInt64? { value.map { UInt64(bitPattern: $0) } }
  private func bits(_ value: Double?) -> UInt64? { value.map(\.bitPattern) }
}

extension Geometry {
  /// Position among the shapes, for a planned row.
  var ordinal: UInt8 {
    switch self {
    case .point: 0
    case .size: 1
    case .insets: 2
    case .rect: 3
    case .directionalInsets: 4
    case .offset: 5
    }
  }

  /// The shape at a position.
  static let all: [Geometry] = [.point, .size, .insets, .rect, .directionalInsets, .offset]
}
