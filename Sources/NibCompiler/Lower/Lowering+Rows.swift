import NibBytes
import NibGraph
import NibSchema

extension Lowering {
  /// Runs one row on the element at hand.
  mutating func run(_ row: PlannedRow, _ element: Int, _ plan: Plan) {
    switch row.operation {
    case .bool, .boolAsInt: runBool(row, element)
    case .int: runInt(row, element)
    case .float, .double: runReal(row, element)
    case .choice: runChoice(row, element)
    case .string, .nonemptyString: runString(row)
    case .attributedString: runAttributedString(row)
    case .color: runColor(row)
    case .font: runFont(row)
    case .image: runImage(row)
    case .geometry: runGeometry(row)
    case .priorities: runPriorities(row, element)
    case .bits: runBits(row)
    case .anyBit: runAnyBit(row)
    case .geometryText: runGeometryText(row)
    case .textAttributes: runTextAttributes(row)
    case .child: runChild(row)
    case .list: runList(row, element)
    case .reference: runReference(row, element)
    case .constant: runConstant(row)
    case .synthesized: runSynthesized(row, element, plan)
    case .packed: runPacked(row, element)
    case .parentReference: runParentReference(row, element)
    case .custom: run(book.customLowerings[Int(row.extra)], element, plan)
    }
  }

  private mutating func runBool(_ row: PlannedRow, _ element: Int) {
    let value: Bool
    if let span = attribute(row) {
      value = isYes(span)
      if !document.bytes.equals(span, value ? "YES" : "NO") {
        warn(
          .unknownValue, "'\(text(span))' is neither YES nor NO; it is taken for \(value ? "YES" : "NO")", at: element)
      }
    } else if let absent = row.defaultValue {
      value = absent == 1
    } else {
      return
    }
    let archived = value != row.flag
    if let omit = row.omittedValue, (omit == 1) == archived { return }
    if row.operation == .boolAsInt {
      builder.add(.int(row.key, archived ? 1 : 0))
    } else {
      builder.add(.bool(row.key, archived))
    }
  }

  private mutating func runInt(_ row: PlannedRow, _ element: Int) {
    var value = row.defaultValue.map { Int64(bitPattern: $0) }
    if let span = attribute(row) {
      if let number = integer(span) {
        value = number
      } else {
        warn(.badNumber, "'\(text(span))' is no integer that fits; the default is used", at: element)
      }
    }
    addInt(value, row)
  }

  /// Writes an integer unless it is absent or the row's omitted value.
  private mutating func addInt(_ value: Int64?, _ row: PlannedRow) {
    guard let value else { return }
    if let omit = row.omittedValue, Int64(bitPattern: omit) == value { return }
    builder.add(.int(row.key, value))
  }

  private mutating func runReal(_ row: PlannedRow, _ element: Int) {
    var value = row.defaultValue.map { Double(bitPattern: $0) }
    if let span = attribute(row) {
      if let number = Decimal.real(document.bytes, span) { value = number } else { warnNumber(span, element) }
    }
    guard let value else { return }
    if let omit = row.omittedValue, Double(bitPattern: omit) == value { return }
    builder.add(row.operation == .float ? .float(row.key, Float(value)) : .double(row.key, value))
  }

  /// An integer, also where a document has a real of whole value.
  mutating func integer(_ span: ByteSpan) -> Int64? {
    if let value = Decimal.integer(document.bytes, span) { return value }
    return Decimal.real(document.bytes, span).flatMap { Int64(exactly: $0.rounded()) }
  }

  /// Warns of text that should be a number.
  mutating func warnNumber(_ span: ByteSpan, _ element: Int) {
    warn(.badNumber, "'\(text(span))' is not a number; the default is used", at: element)
  }

  private mutating func runChoice(_ row: PlannedRow, _ element: Int) {
    var value = row.defaultValue.map { Int64(bitPattern: $0) }
    if let span = attribute(row) {
      if let found = raw(of: span, in: Int(row.extra)) {
        value = found
      } else {
        warn(
          .unknownValue,
          "'\(text(span))' is no \(book.choices[Int(row.extra)].name) that is known; the default is used",
          at: element)
      }
    }
    addInt(value, row)
  }

  /// Raw value of a name in a choice.
  mutating func raw(of span: ByteSpan, in choice: Int) -> Int64? { raw(of: span, in: book.choices[choice]) }

  /// Raw value of a name in a choice, found without making a string.
  mutating func raw(of span: ByteSpan, in choice: Choice) -> Int64? {
    // By index: taking an entry out of the list costs a reference count.
    let entries = choice.entries
    for index in entries.indices where entries[index].name.utf8.count == Int(span.count) {
      if document.bytes.equals(span, entries[index].name) { return entries[index].value }
    }
    return nil
  }

  private mutating func runBits(_ row: PlannedRow) {
    guard let child = child(row.symbol) else { return addInt(row.defaultValue.map { Int64(bitPattern: $0) }, row) }
    addInt(sum(of: child, row), row)
  }

  private mutating func sum(of child: Int, _ row: PlannedRow) -> Int64 {
    var sum: Int64 = 0
    for bit in book.bitSets[Int(row.extra)] {
      if let span = attribute(bit.symbol, of: child), isYes(span) { sum |= bit.value }
    }
    return sum
  }

  private mutating func runAnyBit(_ row: PlannedRow) {
    if let child = child(row.symbol) { return builder.add(.bool(row.key, sum(of: child, row) != 0)) }
    if let absent = row.defaultValue { builder.add(.bool(row.key, absent == 1)) }
  }

  private mutating func runPriorities(_ row: PlannedRow, _ element: Int) {
    let horizontal = attribute(row.symbol)
    let vertical = attribute(row.second)
    guard horizontal != nil || vertical != nil || row.flag else { return }
    let absent = Double(bitPattern: row.defaultValue ?? 0)
    let h = priority(horizontal, element) ?? absent
    let v = priority(vertical, element) ?? absent
    if let omit = row.omittedValue, h == Double(bitPattern: omit), v == h { return }
    builder.add(.reference(row.key, string("{\(Decimal.text(h)), \(Decimal.text(v))}")))
  }

  private mutating func priority(_ span: ByteSpan?, _ element: Int) -> Double? {
    guard let span else { return nil }
    if let value = Decimal.real(document.bytes, span) { return value }
    warnNumber(span, element)
    return nil
  }

  private mutating func runChild(_ row: PlannedRow) {
    let child = child(row.symbol)
    if let child, let object = object(child) {
      if attribute(book.names.id, of: child) != nil { links.note(part: object) }
      return builder.add(.reference(row.key, object))
    }
    if let child, tag(child) != book.names.nil.symbol {
      warn(.unknownElement, "'\(document.tag(.init(child)))' is no object that is known; it is left out", at: child)
    }
  }

  private mutating func runList(_ row: PlannedRow, _ element: Int) {
    var members: [ObjectID] = []
    if let container = child(row.symbol) {
      for (place, child) in Array(children(of: container)).enumerated() {
        if let text = childText(child) {
          members.append(shownText(text, "\(book.symbols.names[Int(row.symbol)])[\(place)]", of: element))
        } else if let object = object(child) {
          links.note(view: object)
          members.append(object)
        }
      }
    }
    guard !members.isEmpty || row.defaultValue != nil else { return }
    let list = array(members, row.flag ? book.classes.mutableArray : book.classes.array)
    builder.add(.reference(row.key, list))
  }

  private mutating func runReference(_ row: PlannedRow, _ element: Int) {
    guard let span = attribute(row) else { return }
    if let target = target(span, of: element) { builder.add(.reference(row.key, target)) }
  }

  /// The object that an id names; warns at the element when there is none.
  mutating func target(_ id: ByteSpan, of element: Int) -> ObjectID? {
    let found = index.element(id, in: document.bytes)
    if found >= 0, let object = object(found) { return object }
    let reason = found >= 0 ? "which is no object of this archive" : "which is not in this document"
    warn(.danglingReference, "'\(document.tag(.init(element)))' points to '\(text(id))', \(reason)", at: element)
    return nil
  }

  private mutating func runSynthesized(_ row: PlannedRow, _ element: Int, _ plan: Plan) {
    let object = builder.reserve(ClassID(Int(row.defaultValue ?? 0)))
    builder.begin(object)
    for place in Int(row.extra)..<Int(row.extra + row.extra2) {
      let part = book.parts[place]
      guard applies(part) else { continue }
      run(part, element, plan)
    }
    builder.end()
    builder.add(.reference(row.key, object))
  }

  private mutating func runConstant(_ row: PlannedRow) { add(book.constants[Int(row.extra)], row.key) }
}
