import NibBytes
import NibDiagnostics
import NibDocument

/// The first pass: which schema symbol each name of the document is, what kind each element is, what it is found by as
/// a child, and which element has which id.
struct SymbolizedDocument {
  /// By name index of the document: the schema's symbol, or -1.
  let symbolOfName: [Symbol]
  /// By element: index of its plan, or -1 for an element that is no object.
  let planOf: [Int32]
  /// By element: the symbol of its `key`, else of its tag; -1 for a key or tag that the schema does not know.
  let childSymbol: [Symbol]
  private var ids: IdentifierTable

  init(_ document: Document, _ schema: CompiledSchema, into diagnostics: inout Diagnostics) {
    let symbols = Self.symbols(of: document.names, in: schema.symbols)
    var plans = GrowingBuffer<Int32>(capacity: document.elements.count)
    var found = GrowingBuffer<Symbol>(capacity: document.elements.count)
    ids = IdentifierTable(capacity: document.elements.count)
    let (attributes, bytes) = (document.attributes, document.bytes)
    var cursor = LineCursor()
    for (index, element) in document.elements.enumerated() {
      let symbol = symbols[Int(element.name)]
      plans.append(symbol < 0 ? -1 : schema.tables.planOfTag[Int(symbol)])
      var childSymbol = symbol
      let first = Int(element.firstAttribute)
      for position in first..<first + Int(element.attributeCount) {
        let symbol = symbols[Int(attributes[position].name)]
        if symbol == WellKnownName.id {
          if !ids.insert(attributes[position].value, element: index, in: bytes) {
            Self.reportDuplicate(attributes[position].value, of: index, document, from: &cursor, into: &diagnostics)
          }
        } else if symbol == WellKnownName.key {
          childSymbol = schema.symbols.find(bytes, attributes[position].value)
        } else if symbol == WellKnownName.catalog {
          Self.checkCatalog(attributes[position].value, of: index, document, from: &cursor, into: &diagnostics)
        }
      }
      found.append(childSymbol)
    }
    symbolOfName = symbols
    planOf = plans.takeArray()
    childSymbol = found.takeArray()
  }

  /// The symbols of all names of a document.
  private static func symbols(of names: NameTable, in registry: NameRegistry) -> [Symbol] {
    names.bytes.withUnsafeBufferPointer { bytes in names.spans.map { registry.find(bytes, $0) } }
  }

  /// Warns of a catalog other than the system's, which is the only one that documents name.
  ///
  /// Seen: `System` of 9453 colors, `system` of 520 images.
  @inline(never)
  private static func checkCatalog(
    _ catalog: ByteSpan, of element: Int, _ document: Document, from cursor: inout LineCursor,
    into diagnostics: inout Diagnostics
  ) {
    if document.bytes.equals(catalog, "System") || document.bytes.equals(catalog, "system") { return }
    diagnostics.add(
      .unknownValue, "unknown catalog '\(document.bytes.text(catalog))', expected 'system'; attribute ignored",
      at: ElementIndex(element), of: document, from: &cursor)
  }

  @inline(never)
  private static func reportDuplicate(
    _ id: ByteSpan, of element: Int, _ document: Document, from cursor: inout LineCursor,
    into diagnostics: inout Diagnostics
  ) {
    let name = document.bytes.text(id)
    diagnostics.add(
      .duplicateID, "the id '\(name)' is used twice; the first element keeps it", at: ElementIndex(element),
      of: document, from: &cursor)
  }

  /// Whether an element is a controller: the scene says so, or its kind is one; of an unknown kind by its tag.
  func isController(_ element: Int, _ document: Document, _ schema: CompiledSchema) -> Bool {
    let place = ElementIndex(element)
    if let member = document.attribute("sceneMemberID", of: place) { return member == "viewController" }
    if planOf[element] >= 0 { return schema.plans[Int(planOf[element])].isController }
    return document.tag(place).hasSuffix("Controller")
  }

  /// The element with an id, or -1.
  func element(_ id: ByteSpan, in bytes: [UInt8]) -> Int { ids.find(id, in: bytes) }
}

/// Ids of a document's elements, found by their bytes.
struct IdentifierTable {
  private var places: HashedPlaces
  private var entries: [(span: ByteSpan, element: Int32)] = []

  init(capacity: Int) {
    places = HashedPlaces(expecting: capacity)
    entries.reserveCapacity(capacity / 2 + 16)
  }

  /// Adds an id; false if it was there.
  mutating func insert(_ id: ByteSpan, element: Int, in bytes: [UInt8]) -> Bool {
    bytes.withUnsafeBufferPointer { bytes in
      let hash = Fingerprint.of(bytes, id)
      guard places.find(hash, { Fingerprint.equal(bytes, entries[$0].span, bytes, id) }) < 0 else { return false }
      places.append(hash) { Fingerprint.of(bytes, entries[$0].span) }
      entries.append((id, Int32(truncatingIfNeeded: element)))
      return true
    }
  }

  /// The element with an id, or -1.
  func find(_ id: ByteSpan, in bytes: [UInt8]) -> Int {
    bytes.withUnsafeBufferPointer { bytes in
      let place = places.find(Fingerprint.of(bytes, id)) { Fingerprint.equal(bytes, entries[$0].span, bytes, id) }
      return place < 0 ? -1 : Int(entries[place].element)
    }
  }
}
