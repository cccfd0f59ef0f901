import NibBytes
import NibDiagnostics
import NibDocument
import NibSchema

extension Lowering {
  /// Notes where each known attribute and child of the element is.
  ///
  /// - Returns: Whether there is something that the kind does not know, or a second child of one name.
  mutating func fillSlots(_ element: Int, _ known: SymbolSet) -> Bool {
    let record = document.elements[element]
    var isOdd = false
    let first = Int(record.firstAttribute)
    for position in first..<first + Int(record.attributeCount) {
      let symbol = index.symbolOfName[Int(document.attributes[position].name)]
      guard symbol >= 0 else {
        isOdd = true
        continue
      }
      attributeSlots[Int(symbol)] = Int32(truncatingIfNeeded: position)
      if !known.contains(symbol) { isOdd = true }
    }
    childNotes.removeAll()
    var child = record.firstChild
    while child >= 0 {
      let symbol = index.childSymbol[Int(child)]
      childNotes.append(ChildNote(symbol: symbol, child: child))
      if symbol >= 0, childSlots[Int(symbol)] < 0 { childSlots[Int(symbol)] = child } else { isOdd = true }
      if symbol < 0 || !known.contains(symbol) { isOdd = true }
      child = document.elements[Int(child)].nextSibling
    }
    return isOdd
  }

  /// Forgets what `fillSlots` noted.
  mutating func clearSlots(_ element: Int) {
    let record = document.elements[element]
    let first = Int(record.firstAttribute)
    for position in first..<first + Int(record.attributeCount) {
      let symbol = index.symbolOfName[Int(document.attributes[position].name)]
      if symbol >= 0 { attributeSlots[Int(symbol)] = -1 }
    }
    for position in 0..<childNotes.count where childNotes[position].symbol >= 0 {
      childSlots[Int(childNotes[position].symbol)] = -1
    }
  }

  /// What a child is found by: its `key`, else its tag.
  @inline(__always)
  mutating func childSymbol(_ child: Int) -> Symbol { index.childSymbol[child] }

  /// Symbol of an element's tag, or -1.
  @inline(__always)
  mutating func tag(_ element: Int) -> Symbol { index.symbolOfName[Int(document.elements[element].name)] }

  /// Value of an attribute of any element.
  mutating func attribute(_ symbol: Symbol, of element: Int) -> ByteSpan? {
    let record = document.elements[element]
    let first = Int(record.firstAttribute)
    for position in first..<first + Int(record.attributeCount) {
      let attribute = document.attributes[position]
      if index.symbolOfName[Int(attribute.name)] == symbol { return attribute.value }
    }
    return nil
  }

  /// Value of an attribute of any element.
  @inline(__always)
  mutating func attribute(_ name: PassName, of element: Int) -> ByteSpan? { attribute(name.symbol, of: element) }

  /// Value of an attribute of the element at hand.
  @inline(__always)
  mutating func attribute(_ name: PassName) -> ByteSpan? { attribute(name.symbol) }

  /// The child of the element at hand with that key or tag.
  @inline(__always)
  mutating func child(_ name: PassName) -> Int? { child(name.symbol) }

  /// Value of an attribute of the element at hand.
  @inline(__always)
  mutating func attribute(_ symbol: Symbol) -> ByteSpan? {
    let position = attributeSlots[Int(symbol)]
    return position < 0 ? nil : document.attributes[Int(position)].value
  }

  /// The child of the element at hand with that key or tag.
  @inline(__always)
  mutating func child(_ symbol: Symbol) -> Int? {
    let child = childSlots[Int(symbol)]
    return child < 0 ? nil : Int(child)
  }

  /// Value of a planned row's attribute: the element's own or, for a path, a child's.
  @inline(__always)
  mutating func attribute(_ row: PlannedRow) -> ByteSpan? {
    guard row.child >= 0 else { return attribute(row.symbol) }
    // No closure: one that captures self copies all of it.
    guard let child = child(row.child) else { return nil }
    return attribute(row.symbol, of: child)
  }

  /// Whether a row applies to the element at hand.
  @inline(__always)
  mutating func applies(_ row: PlannedRow) -> Bool {
    guard row.isInProfile else { return false }
    if row.part >= 0 {
      let isThere = attributeSlots[Int(row.part)] >= 0 || childSlots[Int(row.part)] >= 0
      return isThere == row.wantsPart
    }
    return row.condition < 0 || holds(book.conditions[Int(row.condition)])
  }

  /// Whether a condition on an attribute of the element at hand holds.
  mutating func holds(_ condition: PlannedCondition) -> Bool {
    let found = conditionAttribute(condition)
    let child = found == nil && condition.child < 0 ? child(condition.symbol) : nil
    let isChild = child != nil
    switch condition.test {
    case .isNil: return (child.map { tag($0) == .nil } ?? false) != condition.negated
    case .isRequired:
      if found == nil, !isChild, let element = elementAtHand { warnMissing(condition.symbol, element) }
      return true
    case .hasValue: break
    }
    let matches = condition.values.contains { wanted in
      guard let wanted else { return found == nil && !isChild }
      guard let found else { return false }
      return document.bytes[found.range].elementsEqual(wanted)
    }
    return matches != condition.negated
  }

  private mutating func conditionAttribute(_ condition: PlannedCondition) -> ByteSpan? {
    guard condition.child >= 0 else { return attribute(condition.symbol) }
    guard let child = child(condition.child) else { return nil }
    return attribute(condition.symbol, of: child)
  }

  /// Whether a value is YES.
  @inline(__always)
  mutating func isYes(_ span: ByteSpan) -> Bool { span.count > 0 && document.bytes[Int(span.offset)] == 0x59 }

  /// Children of an element, in order.
  mutating func children(of element: Int) -> some Sequence<Int> {
    document.children(of: ElementIndex(element)).lazy.map { Int($0.index) }
  }

  /// The first child of any element that is found by a name, searched for once: each child of a view may ask.
  mutating func child(_ name: PassName, of parent: Int) -> Int? {
    let question = ChildQuestion(parent: parent, symbol: name.symbol)
    if let known = foundChildren[question] { return known }
    let found = children(of: parent).first { childSymbol($0) == name }
    foundChildren[question] = .some(found)
    return found
  }

  /// The text of a span of the document.
  mutating func text(_ span: ByteSpan) -> String { document.bytes.text(span) }

  /// Adds a warning at an element.
  @inline(never)
  mutating func warn(_ fault: DocumentFault, _ message: String, at element: Int) {
    let place =
      diagnostics.isFull
      ? Place(file: document.file) : document.place(of: ElementIndex(element), from: &lineCursor)
    diagnostics.add(fault, message, at: place)
  }

  /// Warns of attributes and children that the kind does not know, and of repeated children.
  @inline(never)
  mutating func reportUnknown(_ element: Int, _ plan: Plan) {
    let record = document.elements[element]
    let first = Int(record.firstAttribute)
    for position in first..<first + Int(record.attributeCount) {
      let attribute = document.attributes[position]
      let symbol = index.symbolOfName[Int(attribute.name)]
      if symbol >= 0 && plan.known.contains(symbol) { continue }
      reportAttribute(document.names[Int(attribute.name)], of: plan.tag, at: element)
    }
    reportRepeated(plan)
    if isVaried(element) { reportVariations(element, plan) }
    for position in 0..<childNotes.count {
      let note = childNotes[position]
      if note.symbol >= 0 && plan.known.contains(note.symbol) { continue }
      let tagSymbol = tag(Int(note.child))
      if tagSymbol >= 0 && plan.known.contains(tagSymbol) { continue }
      reportChild(Int(note.child), of: plan.tag, shown: document.tag(ElementIndex(Int(note.child))))
    }
  }

  /// Warns of an attribute that nothing reads: known and without a known form, or not known.
  mutating func reportAttribute(_ name: String, of tag: String, at element: Int) {
    if book.catalog.unarchived(name, of: tag) != nil {
      return warn(
        .noKnownForm, "'\(tag)' has the attribute '\(name)', which is not archived: no known form", at: element)
    }
    warn(
      .unknownAttribute, "'\(tag)' has the attribute '\(name)', which is not known; it is left out", at: element)
  }

  /// Warns of a child that nothing reads: known and without a known form, or not known.
  private mutating func reportChild(_ child: Int, of tag: String, shown: String) {
    let key = attribute(book.names.key, of: child).map { text($0) } ?? document.tag(.init(child))
    if book.catalog.unarchived(key, of: tag) != nil {
      return warn(.noKnownForm, "'\(tag)' has the child '\(key)', which is not archived: no known form", at: child)
    }
    warn(.unknownElement, "'\(tag)' has the child '\(shown)', which is not known; it is left out", at: child)
  }

  /// Warns of what a part without rows, such as a segment, says beyond the names that its pass reads.
  ///
  /// A child counts as read when its key or its tag is among the names.
  mutating func reportUnread(_ element: Int, beyond names: [PassName]) {
    for attribute in document.attributes(of: .init(element)) {
      let symbol = index.symbolOfName[Int(attribute.name)]
      if names.contains(where: { symbol == $0.symbol }) { continue }
      reportAttribute(document.names[Int(attribute.name)], of: document.tag(.init(element)), at: element)
    }
    for child in children(of: element) {
      let (key, tag) = (childSymbol(child), tag(child))
      if names.contains(where: { key == $0.symbol || tag == $0.symbol }) { continue }
      let name = attribute(book.names.key, of: child).map { text($0) } ?? document.tag(.init(child))
      reportChild(child, of: document.tag(.init(element)), shown: name)
    }
  }

  /// Warns of children with a key that an earlier child has: the first alone counts.
  private mutating func reportRepeated(_ plan: Plan) {
    for position in 0..<childNotes.count {
      let note = childNotes[position]
      guard note.symbol >= 0, childSlots[Int(note.symbol)] != note.child else { continue }
      guard let key = attribute(book.names.key, of: Int(note.child)) else { continue }
      warn(.repeatedChild, "'\(plan.tag)' has a second '\(text(key))'; the first is used", at: Int(note.child))
    }
  }
}
