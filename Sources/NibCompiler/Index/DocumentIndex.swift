import NibBytes
import NibDiagnostics
import NibDocument

/// The first pass: which schema symbol each name of the document is, what kind each element is, and which element has
/// which id.
struct DocumentIndex {
  /// By name index of the document: the schema's symbol, or -1.
  let symbolOfName: [Symbol]
  /// By element: index of its plan, or -1 for an element that is no object.
  let planOf: [Int32]
  private var ids: IdentifierTable

  init(_ document: Document, _ book: PlanBook, into diagnostics: inout Diagnostics) {
    var symbols = [Symbol](repeating: -1, count: document.names.count)
    for index in symbols.indices {
      symbols[index] = book.symbols.find(document.names.bytes, document.names.spans[index])
    }
    let idName = symbols.firstIndex(of: book.names.id.symbol).map { NameIndex($0) }
    var plans = [Int32](repeating: -1, count: document.elements.count)
    ids = IdentifierTable(capacity: document.elements.count)
    for (index, element) in document.elements.enumerated() {
      let symbol = symbols[Int(element.name)]
      if symbol >= 0 { plans[index] = book.planOfTag[Int(symbol)] }
      guard let idName else { continue }
      let first = Int(element.firstAttribute)
      for attribute in document.attributes[first..<first + Int(element.attributeCount)] where attribute.name == idName {
        if !ids.insert(attribute.value, element: index, in: document.bytes) {
          let name = document.bytes.text(attribute.value)
          let place = diagnostics.isFull ? Place(file: document.file) : document.place(of: ElementIndex(index))
          diagnostics.add(.duplicateID, "the id '\(name)' is used twice; the first element keeps it", at: place)
        }
      }
    }
    symbolOfName = symbols
    planOf = plans
  }

  /// The element with an id, or -1.
  func element(_ id: ByteSpan, in bytes: [UInt8]) -> Int { ids.find(id, in: bytes) }
}

/// Ids of a document's elements, found by their bytes.
struct IdentifierTable {
  private var slots: [Int32]
  private var spans: [ByteSpan] = []
  private var elements: [Int32] = []
  private let mask: Int

  init(capacity: Int) {
    var size = 64
    while size < capacity { size *= 2 }
    slots = [Int32](repeating: -1, count: size * 2)
    spans.reserveCapacity(capacity / 2 + 16)
    elements.reserveCapacity(capacity / 2 + 16)
    mask = size * 2 - 1
  }

  /// Adds an id; false if it was there.
  mutating func insert(_ id: ByteSpan, element: Int, in bytes: [UInt8]) -> Bool {
    let slot = place(id, bytes)
    guard slots[slot] < 0 else { return false }
    slots[slot] = Int32(truncatingIfNeeded: spans.count)
    spans.append(id)
    elements.append(Int32(truncatingIfNeeded: element))
    return true
  }

  /// The element with an id, or -1.
  func find(_ id: ByteSpan, in bytes: [UInt8]) -> Int {
    let entry = slots[place(id, bytes)]
    return entry < 0 ? -1 : Int(elements[Int(entry)])
  }

  private func place(_ id: ByteSpan, _ bytes: [UInt8]) -> Int {
    bytes.withUnsafeBufferPointer { bytes in
      var slot = Int(truncatingIfNeeded: Fingerprint.of(bytes, id)) & mask
      while slots[slot] >= 0, !Fingerprint.equal(bytes, spans[Int(slots[slot])], bytes, id) { slot = (slot + 1) & mask }
      return slot
    }
  }
}
