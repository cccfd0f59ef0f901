import NibGraph
import NibSchema

extension PlanMaker {
  /// One row made ready.
  mutating func plan(_ row: Row) -> PlannedRow {
    var made = form(row)
    made.isInProfile = row.condition.since <= profile && profile <= row.condition.through
    if !row.key.isEmpty { made.key = KeyID(Int(keys.number(row.key))) }
    if let path = row.path {
      made.child = symbols.find(path.child)
      made.symbol = symbols.find(path.attribute)
    } else if !row.attribute.isEmpty {
      made.symbol = symbols.find(row.attribute)
    }
    if row.condition.asksPresence {
      made.part = symbols.find(row.condition.attribute)
      made.wantsPart = row.condition.negated
    } else if !row.condition.attribute.isEmpty {
      let path = row.condition.path
      made.condition = Int32(conditions.count)
      conditions.append(
        PlannedCondition(
          test: row.condition.test, child: path.map { symbols.find($0.child) } ?? -1,
          symbol: symbols.find(path?.attribute ?? row.condition.attribute),
          values: row.condition.values.map { $0.map { Array($0.utf8) } },
          negated: row.condition.negated))
    }
    return made
  }

  private mutating func form(_ row: Row) -> PlannedRow {
    switch row.form {
    case .bool(let absent, let inverted, let omit):
      PlannedRow(operation: .bool, flag: inverted, absent: bits(absent), omit: bits(omit))
    case .boolAsInt(let absent, let omit):
      PlannedRow(operation: .boolAsInt, absent: bits(absent), omit: bits(omit))
    case .int(let absent, let omit): PlannedRow(operation: .int, absent: bits(absent), omit: bits(omit))
    case .float(let absent, let omit): PlannedRow(operation: .float, absent: bits(absent), omit: bits(omit))
    case .double(let absent, let omit): PlannedRow(operation: .double, absent: bits(absent), omit: bits(omit))
    case .choice(let choice, let absent, let omit):
      PlannedRow(operation: .choice, absent: bits(absent), omit: bits(omit), extra: add(choice))
    case .string(let mutable): PlannedRow(operation: .string, flag: mutable)
    case .nonemptyString(let mutable): PlannedRow(operation: .nonemptyString, flag: mutable)
    case .attributedString: PlannedRow(operation: .attributedString)
    case .image: PlannedRow(operation: .image)
    case .geometryText(let shape): PlannedRow(operation: .geometryText, omit: UInt64(shape.ordinal))
    case .textAttributes: PlannedRow(operation: .textAttributes)
    case .child: PlannedRow(operation: .child)
    case .list(let kind, let always):
      PlannedRow(operation: .list, flag: kind == .mutableArray, absent: always ? 1 : nil)
    case .reference: PlannedRow(operation: .reference)
    default: compoundForm(row)
    }
  }

  private mutating func compoundForm(_ row: Row) -> PlannedRow {
    switch row.form {
    case .color(let absent):
      return PlannedRow(operation: .color, extra: PlanMaker.index(of: absent, in: &colors))
    case .font(let absent):
      return PlannedRow(operation: .font, extra: PlanMaker.index(of: absent, in: &fonts))
    case .geometry(let shape, let absent, let omit):
      return PlannedRow(
        operation: .geometry, omit: UInt64(shape.ordinal), extra: PlanMaker.index(of: absent, in: &numbers),
        extra2: PlanMaker.index(of: omit, in: &numbers))
    case .priorities(_, let vertical, let absent, let always, let omitsDefault):
      return PlannedRow(
        operation: .priorities, flag: always, second: symbols.find(vertical), absent: bits(absent),
        omit: omitsDefault ? bits(absent) : nil)
    case .bits(let set, let absent, let omit):
      bitSets.append(set.entries.map { (symbols.find($0.name), $0.value) })
      return PlannedRow(operation: .bits, absent: bits(absent), omit: bits(omit), extra: Int32(bitSets.count - 1))
    case .anyBit(let set, let absent):
      bitSets.append(set.entries.map { (symbols.find($0.name), $0.value) })
      return PlannedRow(operation: .anyBit, absent: bits(absent), extra: Int32(bitSets.count - 1))
    case .constant(let value):
      return PlannedRow(operation: .constant, extra: PlanMaker.index(of: value, in: &constants))
    case .made(let className, let rows):
      let planned = rows.map { plan($0) }
      parts += planned
      return PlannedRow(
        operation: .made, absent: UInt64(classes.number(className)), extra: Int32(parts.count - planned.count),
        extra2: Int32(planned.count))
    case .special(let special):
      let ordinal = Special.allCases.firstIndex(of: special) ?? 0
      return PlannedRow(operation: .special, extra: Int32(ordinal))
    default:
      return form(row)
    }
  }

  private static func index<Item>(of item: Item?, in list: inout [Item]) -> Int32 {
    guard let item else { return -1 }
    list.append(item)
    return Int32(list.count - 1)
  }

  private mutating func add(_ choice: Choice) -> Int32 {
    if let known = choices.firstIndex(where: { $0.name == choice.name }) { return Int32(known) }
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
