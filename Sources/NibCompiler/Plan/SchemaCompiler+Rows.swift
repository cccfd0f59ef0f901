import NibGraph
import NibSchema

extension SchemaCompiler: RowFormUser {
  mutating func use<Form: RowForm>(_ form: Form, of row: Row) -> PlannedRow { form.plan(row, &self) }

  /// One row made ready.
  mutating func plan(_ row: Row) -> PlannedRow {
    let condition = row.condition
    let key = row.key.isEmpty ? .none : KeyID(Int(keys.number(row.key)))
    // A row that the profile has not, and one that only orders what others write, is nothing but its key.
    guard condition.includes(profile), !row.isPlace else {
      return PlannedRow(operation: .constant, isInProfile: false, key: key)
    }
    var made = row.handCode(to: &self)
    made.key = key
    made.isLocalizable = row.mayHaveTexts
    if let path = row.path {
      made.child = symbols.find(path.child)
      made.symbol = symbols.find(path.attribute)
    } else if !row.attribute.isEmpty {
      made.symbol = symbols.find(row.attribute)
    }
    made.devices = condition.devices
    if row.isRequired, condition.test == .always { add(.isRequired, row.attribute, to: &made) }
    condition.visitTests { plan($0, in: &made) }
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
    case .presence(let name, let wanted): add(.isAbsent, name, negated: wanted, to: &made)
    case .value(let name, let values, let wanted):
      add(.hasValue, name, values, negated: !wanted, to: &made)
    case .nilChild(let name, let wanted): add(.isNil, name, negated: !wanted, to: &made)
    }
  }

  private mutating func add(
    _ test: PlannedCondition.Test, _ name: String, _ values: [String] = [], negated: Bool = false,
    to made: inout PlannedRow
  ) {
    let path = Row.path(of: name)
    made.condition = Int32(tables.conditions.count)
    tables.conditions.append(
      PlannedCondition(
        test: test, child: path.map { symbols.find($0.child) } ?? -1, symbol: symbols.find(path?.attribute ?? name),
        values: values, negated: negated))
  }

  static func index<Item>(of item: Item?, in list: inout [Item]) -> Int32 {
    guard let item else { return -1 }
    list.append(item)
    return Int32(list.count - 1)
  }

  mutating func add(_ choice: Choice) -> Int32 {
    // Two choices may have one name in messages, and other values.
    let known = tables.choices.firstIndex {
      $0.name == choice.name && $0.entries.elementsEqual(choice.entries) { $0.value == $1.value && $0.name == $1.name }
    }
    if let known { return Int32(known) }
    tables.choices.append(choice)
    return Int32(tables.choices.count - 1)
  }

  mutating func add(_ names: BitNames) -> Int32 {
    tables.bitSets.append(names.entries.map { (symbols.find($0.name), $0.value) })
    return Int32(tables.bitSets.count - 1)
  }

  mutating func add(_ lowering: CustomLowering) -> Int32 {
    var code = CustomLoweringCode(lowering)
    if let name = lowering.reads.first { code.names.attribute = symbols.number(name) }
    if let key = lowering.writes.first { code.names.key = KeyID(Int(keys.number(key))) }
    tables.customLowerings.append(code)
    return Int32(tables.customLowerings.count - 1)
  }
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
