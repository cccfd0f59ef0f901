import NibBytes
import NibDiagnostics
import NibDocument
import NibGraph
import NibSchema

/// Reads elements of one document: attributes, children, numbers, and where each message about them belongs.
///
/// What is asked of the element being lowered is answered from look-up slots that are filled once; what is asked of any
/// other element is searched for. Helpers are `mutating` even where they only read, because a large struct is copied
/// when it is handed to its own methods by value.
struct ElementReader: ~Copyable {
  let document: Document
  let index: SymbolizedDocument
  let schema: CompiledSchema
  /// The kind of devices that the document is for.
  let devices: Devices
  /// Whether the document has variations by size class.
  let hasVariations: Bool
  var diagnostics: Diagnostics
  /// The element whose attributes and children the slots hold.
  private(set) var element: Int?

  /// By symbol: attribute of the element in the slots, or -1.
  private var attributeSlots: GrowingBuffer<Int32>
  /// Children of the element in the slots with what they are found by, in order.
  var childNotes = GrowingBuffer<ChildNote>(capacity: 16)
  /// By symbol of key or tag: child of the element in the slots, or -1.
  var childSlots: GrowingBuffer<Int32>

  /// Children of other elements that were searched for, found or not.
  private var foundChildren = NumberMap<Int?>()
  /// By element: what `framePlace(of:)` found, -2 where nobody asked; empty until somebody asks.
  private var frames: [Int32] = []
  /// Where values stand that are neither YES nor NO and were told of.
  var oddFlags: [UInt32] = []
  /// The element and the words of the last message, which is not told twice in a row.
  var lastWarning: (element: Int, message: String)?
  /// Where the count of lines for the last message ended.
  var lineCursor = LineCursor()

  init(_ document: Document, _ schema: CompiledSchema, _ index: SymbolizedDocument, _ diagnostics: Diagnostics) {
    self.document = document
    self.schema = schema
    self.index = index
    self.diagnostics = diagnostics
    devices = schema.platform.archives.devices(of: document, schema.profile)
    hasVariations = index.symbolOfName.contains(WellKnownName.variation.symbol)
    attributeSlots = GrowingBuffer(repeating: -1, count: schema.symbols.count)
    childSlots = GrowingBuffer(repeating: -1, count: schema.symbols.count)
  }

  /// Notes where each known attribute and child of the element is.
  ///
  /// - Returns: Whether there is something that the kind does not know, or a second child of one name.
  mutating func fillSlots(_ element: Int, _ plan: KindPlan) -> Bool {
    self.element = element
    let (known, attributes) = (plan.known, plan.knownAttributes)
    let record = document.elements[element]
    var hasUnknownNames = false
    let first = Int(record.firstAttribute)
    for position in first..<first + Int(record.attributeCount) {
      let symbol = index.symbolOfName[Int(document.attributes[position].name)]
      guard symbol >= 0 else {
        hasUnknownNames = true
        continue
      }
      attributeSlots[Int(symbol)] = Int32(truncatingIfNeeded: position)
      if !attributes.contains(symbol) { hasUnknownNames = true }
    }
    childNotes.removeAll()
    var child = record.firstChild
    while child >= 0 {
      let symbol = index.childSymbol[Int(child)]
      childNotes.append(ChildNote(symbol: symbol, child: child))
      if symbol >= 0, childSlots[Int(symbol)] < 0 { childSlots[Int(symbol)] = child } else { hasUnknownNames = true }
      if symbol < 0 || !known.contains(symbol) { hasUnknownNames = true }
      child = document.elements[Int(child)].nextSibling
    }
    return hasUnknownNames
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

  /// The first element in another; -1 for none.
  @inline(__always)
  mutating func firstChild(of element: Int) -> Int { Int(document.elements[element].firstChild) }

  /// The element behind another in the same one; -1 for none.
  @inline(__always)
  mutating func nextSibling(of element: Int) -> Int { Int(document.elements[element].nextSibling) }

  /// Attributes that an element has.
  mutating func attributeCount(of element: Int) -> Int { Int(document.elements[element].attributeCount) }

  /// Value of an attribute of any element.
  @inline(__always)
  mutating func attribute(_ name: WellKnownName, of element: Int) -> ByteSpan? { attribute(name.symbol, of: element) }

  /// Value of an attribute of the element at hand.
  @inline(__always)
  mutating func attribute(_ name: WellKnownName) -> ByteSpan? { attribute(name.symbol) }

  /// The child of the element at hand with that key or tag.
  @inline(__always)
  mutating func child(_ name: WellKnownName) -> Int? { child(name.symbol) }

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
    guard row.isInProfile, row.devices.contains(devices) else { return false }
    if row.part >= 0 {
      let isThere = attributeSlots[Int(row.part)] >= 0 || childSlots[Int(row.part)] >= 0
      guard isThere == row.wantsPart else { return false }
    }
    return row.condition < 0 || holds(schema.tables.conditions[Int(row.condition)])
  }

  /// Whether a condition on an attribute of the element at hand holds.
  mutating func holds(_ condition: PlannedCondition) -> Bool {
    let found = conditionAttribute(condition)
    let child = found == nil && condition.child < 0 ? child(condition.symbol) : nil
    let isChild = child != nil
    switch condition.test {
    case .isNil: return (child.map { tag($0) == .nil } ?? false) != condition.negated
    case .isRequired:
      if found == nil, !isChild, let element = element { warnMissing(condition.symbol, element) }
      return true
    case .isAbsent: return (found == nil && !isChild) != condition.negated
    case .hasValue: break
    }
    guard let found else { return condition.negated }
    return condition.values.contains { document.bytes[found.range].elementsEqual($0.utf8) } != condition.negated
  }

  private mutating func conditionAttribute(_ condition: PlannedCondition) -> ByteSpan? {
    guard condition.child >= 0 else { return attribute(condition.symbol) }
    guard let child = child(condition.child) else { return nil }
    return attribute(condition.symbol, of: child)
  }

  /// Children of an element, in order.
  mutating func children(of element: Int) -> some Sequence<Int> {
    document.children(of: ElementIndex(element)).lazy.map { Int($0.index) }
  }

  /// The first child of any element that is found by a name, searched for once: each child of a view may ask.
  mutating func child(_ name: WellKnownName, of parent: Int) -> Int? {
    let question = parent * schema.symbols.count + Int(name.symbol)
    if let known = foundChildren[question] { return known }
    let found = firstChild(name, of: parent)
    foundChildren.set(question, found)
    return found
  }

  /// The text of a span of the document.
  mutating func text(_ span: ByteSpan) -> String { document.bytes.text(span) }

  /// Position of the element around another; -1 for the root.
  @inline(__always)
  mutating func parent(of element: Int) -> Int { Int(document.elements[element].parent) }

  /// The element with an id, or -1.
  mutating func element(_ id: ByteSpan) -> Int { index.element(id, in: document.bytes) }

  /// The first child of any element that is found by a name, where it is asked for once.
  mutating func firstChild(_ name: WellKnownName, of parent: Int) -> Int? {
    var child = document.elements[parent].firstChild
    while child >= 0 {
      if childSymbol(Int(child)) == name { return Int(child) }
      child = document.elements[Int(child)].nextSibling
    }
    return nil
  }

  /// The `<rect>` of an element's frame: searched for once, however many ask.
  mutating func frame(of element: Int) -> Int? {
    let place = framePlace(of: element)
    return place < 0 ? nil : place
  }

  /// The `<frame key="frameInset">` of an element that has no `<rect>`: searched for once, likewise.
  mutating func frameInset(of element: Int) -> Int? {
    let place = framePlace(of: element)
    return place > -3 ? nil : -3 - place
  }

  /// The place of a `<rect>`, -3 and less for that of an inset frame, -1 for neither. A list of a thousand views is asked
  /// for its frame by each constraint of theirs.
  private mutating func framePlace(of element: Int) -> Int {
    if frames.isEmpty { frames = [Int32](repeating: -2, count: document.elements.count) }
    if frames[element] == -2 {
      let place = firstChild(.frame, of: element) ?? firstChild(.frameInset, of: element).map { -3 - $0 } ?? -1
      frames[element] = Int32(truncatingIfNeeded: place)
    }
    return Int(frames[element])
  }

  /// Whether an element has variations; in most documents none has.
  mutating func isVaried(_ element: Int) -> Bool {
    hasVariations && children(of: element).contains { tag($0) == .variation }
  }

  /// Where messages about an object find its element.
  mutating func origin(of element: Int) -> Origin {
    Origin(offset: document.originOffset(of: element), identifier: attribute(.id, of: element) ?? .empty)
  }

  /// The name that an `<imageReference>` says, and whether it is a symbol's; nil for another element.
  mutating func imageReference(_ element: Int) -> (name: ByteSpan, isSymbol: Bool)? {
    guard document.tag(.init(element)) == "imageReference", let name = attribute(.image, of: element) else {
      return nil
    }
    return (name, attribute(.catalog, of: element).map { text($0) == "system" } ?? false)
  }

  /// Text of a `<string>` or `<mutableString>` element; nil for another element.
  mutating func content(of element: Int) -> ElementText? {
    let tag = tag(element)
    guard tag == .string || tag == .mutableString else { return nil }
    let span = document.elements[element].text
    guard let coded = attribute(.base64UTF8, of: element), isYes(coded) else { return .inPlace(span) }
    guard let decoded = Base64.decode(document.bytes[span.range]) else {
      warn(.badBase64, "the text is marked as base64 and is not; it is taken as it stands", at: element)
      return .inPlace(span)
    }
    return .decoded(decoded)
  }
}

/// Text of an element: where the document has it, or what it decodes to.
enum ElementText: Equatable {
  case inPlace(ByteSpan)
  case decoded([UInt8])
}

/// A child with what it is found by.
struct ChildNote: BitwiseCopyable {
  let symbol: Symbol
  let child: Int32
}
