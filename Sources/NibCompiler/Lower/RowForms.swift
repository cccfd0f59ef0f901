import NibBytes
import NibGraph
import NibSchema

/// What each form of row writes.
enum RowForms {
  /// Runs one row on the element at hand.
  static func run(_ row: PlannedRow, _ element: Int, _ plan: Plan, _ lowering: inout Lowering) {
    switch row.operation {
    case .bool, .boolAsInt: runBool(row, element, &lowering)
    case .int: runInt(row, element, &lowering)
    case .float, .double: runReal(row, element, &lowering)
    case .choice: runChoice(row, element, &lowering)
    case .string, .nonemptyString: runString(row, &lowering)
    case .attributedString: runAttributedString(row, &lowering)
    case .color: runColor(row, &lowering)
    case .font: runFont(row, &lowering)
    case .image: runImage(row, &lowering)
    case .geometry: runGeometry(row, &lowering)
    case .priorities: runPriorities(row, element, &lowering)
    case .bits: runBits(row, &lowering)
    case .anyBit: runAnyBit(row, &lowering)
    case .geometryText: runGeometryText(row, &lowering)
    case .textAttributes: runTextAttributes(row, &lowering)
    case .child: runChild(row, &lowering)
    case .list: runList(row, element, &lowering)
    case .reference: runReference(row, element, &lowering)
    case .constant: runConstant(row, &lowering)
    case .synthesized: runSynthesized(row, element, plan, &lowering)
    case .packed: runPacked(row, element, &lowering)
    case .parentReference: runParentReference(row, element, &lowering)
    case .custom:
      lowering.platform.objects.run(lowering.schema.customLowerings[Int(row.extra)], element, plan, &lowering)
    }
  }

  private static func runBool(_ row: PlannedRow, _ element: Int, _ lowering: inout Lowering) {
    let value: Bool
    if let span = lowering.reader.attribute(row) {
      value = lowering.reader.isYes(span)
      if !lowering.reader.document.bytes.equals(span, value ? "YES" : "NO") {
        lowering.reader.warn(
          .unknownValue,
          "'\(lowering.reader.text(span))' is neither YES nor NO; using \(value ? "YES" : "NO")", at: element)
      }
    } else if let absent = row.defaultValue {
      value = absent == 1
    } else {
      return
    }
    let archived = value != row.flag
    if let omit = row.omittedValue, (omit == 1) == archived { return }
    if row.operation == .boolAsInt {
      lowering.writer.add(.int(row.key, archived ? 1 : 0))
    } else {
      lowering.writer.add(.bool(row.key, archived))
    }
  }

  private static func runInt(_ row: PlannedRow, _ element: Int, _ lowering: inout Lowering) {
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

  /// Writes an integer unless it is absent or the row's `omit`.
  private static func addInt(_ value: Int64?, _ row: PlannedRow, _ lowering: inout Lowering) {
    guard let value else { return }
    if let omit = row.omittedValue, Int64(bitPattern: omit) == value { return }
    lowering.writer.add(.int(row.key, value))
  }

  private static func runReal(_ row: PlannedRow, _ element: Int, _ lowering: inout Lowering) {
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

  private static func runChoice(_ row: PlannedRow, _ element: Int, _ lowering: inout Lowering) {
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

  private static func runBits(_ row: PlannedRow, _ lowering: inout Lowering) {
    guard let child = lowering.reader.child(row.symbol) else {
      return addInt(row.defaultValue.map { Int64(bitPattern: $0) }, row, &lowering)
    }
    addInt(sum(of: child, row, &lowering), row, &lowering)
  }

  private static func sum(of child: Int, _ row: PlannedRow, _ lowering: inout Lowering) -> Int64 {
    var sum: Int64 = 0
    for bit in lowering.schema.bitSets[Int(row.extra)] {
      if let span = lowering.reader.attribute(bit.symbol, of: child), lowering.reader.isYes(span) { sum |= bit.value }
    }
    return sum
  }

  private static func runAnyBit(_ row: PlannedRow, _ lowering: inout Lowering) {
    if let child = lowering.reader.child(row.symbol) {
      return lowering.writer.add(.bool(row.key, sum(of: child, row, &lowering) != 0))
    }
    if let absent = row.defaultValue { lowering.writer.add(.bool(row.key, absent == 1)) }
  }

  private static func runPriorities(_ row: PlannedRow, _ element: Int, _ lowering: inout Lowering) {
    let horizontal = lowering.reader.attribute(row.symbol)
    let vertical = lowering.reader.attribute(row.second)
    guard horizontal != nil || vertical != nil || row.flag else { return }
    let absent = Double(bitPattern: row.defaultValue ?? 0)
    let h = priority(horizontal, element, &lowering) ?? absent
    let v = priority(vertical, element, &lowering) ?? absent
    if let omit = row.omittedValue, h == Double(bitPattern: omit), v == h { return }
    lowering.writer.add(.reference(row.key, lowering.writer.string("{\(Decimal.text(h)), \(Decimal.text(v))}")))
  }

  private static func priority(_ span: ByteSpan?, _ element: Int, _ lowering: inout Lowering) -> Double? {
    guard let span else { return nil }
    if let value = Decimal.real(lowering.reader.document.bytes, span) { return value }
    lowering.reader.warnNumber(span, element)
    return nil
  }

  private static func runChild(_ row: PlannedRow, _ lowering: inout Lowering) {
    let child = lowering.reader.child(row.symbol)
    if let child, let object = lowering.object(child) {
      if lowering.reader.attribute(.id, of: child) != nil { lowering.links.record(owned: object) }
      return lowering.writer.add(.reference(row.key, object))
    }
    if let child, lowering.reader.tag(child) != .nil {
      lowering.reader.warn(
        .unknownElement, "unknown object element <\(lowering.reader.document.tag(.init(child)))>; element ignored",
        at: child)
    }
  }

  private static func runList(_ row: PlannedRow, _ element: Int, _ lowering: inout Lowering) {
    var members: [ObjectID] = []
    if let container = lowering.reader.child(row.symbol) {
      for (place, child) in Array(lowering.reader.children(of: container)).enumerated() {
        if let text = lowering.childText(child) {
          members.append(
            LocalizableTexts.object(
              text, "\(lowering.schema.symbols.names[Int(row.symbol)])[\(place)]", of: element, &lowering))
        } else if let object = lowering.object(child) {
          lowering.links.record(view: object)
          members.append(object)
        }
      }
    }
    guard !members.isEmpty || row.defaultValue != nil else { return }
    let list = lowering.writer.array(members, row.flag ? .mutableArray : .array)
    lowering.writer.add(.reference(row.key, list))
  }

  private static func runReference(_ row: PlannedRow, _ element: Int, _ lowering: inout Lowering) {
    guard let span = lowering.reader.attribute(row) else { return }
    if let target = lowering.target(span, of: element) { lowering.writer.add(.reference(row.key, target)) }
  }

  private static func runSynthesized(_ row: PlannedRow, _ element: Int, _ plan: Plan, _ lowering: inout Lowering) {
    let object = lowering.writer.reserve(ClassID(Int(row.defaultValue ?? 0)))
    lowering.writer.begin(object)
    for place in Int(row.extra)..<Int(row.extra + row.extra2) {
      let part = lowering.schema.parts[place]
      guard lowering.reader.applies(part) else { continue }
      run(part, element, plan, &lowering)
    }
    lowering.writer.end()
    lowering.writer.add(.reference(row.key, object))
  }

  private static func runConstant(_ row: PlannedRow, _ lowering: inout Lowering) {
    lowering.writer.add(lowering.schema.constants[Int(row.extra)], row.key)
  }
}
