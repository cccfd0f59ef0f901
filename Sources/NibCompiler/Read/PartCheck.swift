import NibBytes
import NibDiagnostics
import NibDocument
import NibSchema

/// Tells of what parts have that nobody looks for: attributes and children of elements that are no kinds.
///
/// A pass of its own over all elements, so that it does not matter who reads a part and whether anybody does. A tag, and a
/// name of a tag, are looked up in the table once a document. Elements of kinds are no parts, but for the kinds of which
/// not all elements are lowered.
struct PartCheck: ~Copyable {
  /// What is not in the table: an attribute of an element, or the element in the one around it.
  private struct Finding {
    let element: Int
    let name: NameIndex
    let isChild: Bool
  }

  private let document: Document
  private let index: SymbolizedDocument
  private let schema: CompiledSchema
  /// The entries of the catalog, which go before those of all platforms.
  private let own: [PartNames]
  /// By name of the document: place among the parts that were met, -1 for a tag without an entry, -2 where nobody asked.
  private var partOfTag: GrowingBuffer<Int32>
  /// The parts that were met: places in the catalog's table and, behind them, in that of all platforms.
  private var parts = GrowingBuffer<Int32>(capacity: 32)
  /// By part, then by name of the document: what is known of the name as an attribute and as a child; 0 for nothing.
  private var verdicts: GrowingBuffer<UInt8>
  private var found: [Finding] = []
  /// Elements with text whose tag has none in the format.
  private var texts: [Int] = []

  /// Warns of what nobody reads.
  static func check(
    _ document: Document, _ schema: CompiledSchema, _ index: SymbolizedDocument, into diagnostics: inout Diagnostics
  ) {
    var check = PartCheck(document, schema, index)
    check.walk()
    guard !check.found.isEmpty || !check.texts.isEmpty else { return }
    var reader = ElementReader(document, schema, index, diagnostics)
    for element in check.texts { reader.reportText(element) }
    for finding in check.found where finding.isChild { reader.reportChild(finding.element) }
    for finding in check.found where !finding.isChild {
      reader.reportAttribute(
        document.names[Int(finding.name)], of: document.tag(ElementIndex(finding.element)), at: finding.element)
    }
    diagnostics = reader.diagnostics
  }

  private init(_ document: Document, _ schema: CompiledSchema, _ index: SymbolizedDocument) {
    self.document = document
    self.schema = schema
    self.index = index
    own = schema.catalog.partNames
    let names = document.names.count
    partOfTag = GrowingBuffer(repeating: -2, count: names)
    verdicts = GrowingBuffer(capacity: 16 * names)
  }

  private mutating func walk() {
    let (elements, attributes) = (document.elements, document.attributes)
    var element = 0
    while element < elements.count {
      let record = elements[element]
      if record.text.count > 0, isStray(record) { texts.append(element) }
      if isPassedOver(element) {
        let first = element
        element += 1
        // What stands in it comes right behind it.
        while element < elements.count, Int(elements[element].parent) >= first { element += 1 }
        continue
      }
      let known = Int(partOfTag[Int(record.name)])
      let part = known == -2 ? findPart(of: element) : known
      if part >= 0 {
        let first = Int(record.firstAttribute)
        for position in first..<first + Int(record.attributeCount) {
          let name = attributes[position].name
          if !isKnown(Int(name), in: part, isChild: false) {
            found.append(Finding(element: element, name: name, isChild: false))
          }
        }
      }
      element += 1
    }
  }

  /// The elements whose text is a value. Seen: 2238 texts and 30 pieces of data; no other element has any.
  private static let textTags: [StaticString] = ["string", "mutableString", "data", "mutableData"]

  /// Whether the text of an element is more than white space, and the format has none there.
  @inline(never)
  private func isStray(_ record: ElementRecord) -> Bool {
    let isBlank = document.bytes[record.text.range].allSatisfy { $0 == 0x20 || $0 == 0x09 || $0 == 0x0A || $0 == 0x0D }
    if isBlank { return false }
    return document.names.bytes.withUnsafeBufferPointer { bytes in
      let tag = UnsafeBufferPointer(rebasing: bytes[document.names.spans[Int(record.name)].range])
      return !Self.textTags.contains { $0.utf8CodeUnitCount == tag.count && $0.utf8Start.holds(tag) }
    }
  }

  /// Whether an element is left alone with all that is in it: Interface Builder alone reads it, or it is told of because
  /// the part around it takes no such element.
  @inline(__always)
  private mutating func isPassedOver(_ element: Int) -> Bool {
    let record = document.elements[element]
    let symbol = index.childSymbol[element]
    if symbol >= 0, schema.editorOnly.contains(symbol) { return true }
    guard record.parent >= 0 else { return false }
    let around = Int(partOfTag[Int(document.elements[Int(record.parent)].name)])
    guard around >= 0, !isKnown(Int(record.name), in: around, isChild: true) else { return false }
    found.append(Finding(element: element, name: record.name, isChild: true))
    return true
  }

  /// The part of an element's tag; below 0 for a tag without an entry.
  @inline(never)
  private mutating func findPart(of element: Int) -> Int {
    let name = Int(document.elements[element].name)
    partOfTag[name] = -1
    let plan = Int(index.planOf[element])
    if plan >= 0, !schema.plans[plan].isToldOfAsPart { return -1 }
    let entry = document.names.bytes.withUnsafeBufferPointer { bytes in
      let tag = UnsafeBufferPointer(rebasing: bytes[document.names.spans[name].range])
      if let place = Self.place(of: tag, in: own) { return place }
      return Self.place(of: tag, in: PartNames.shared).map { $0 + own.count } ?? -1
    }
    guard entry >= 0 else { return -1 }
    partOfTag[name] = Int32(parts.count)
    parts.append(Int32(entry))
    verdicts.append(count: document.names.count) { $0.initialize(repeating: 0, count: document.names.count) }
    return parts.count - 1
  }

  /// The place of a tag in a table.
  private static func place(of tag: UnsafeBufferPointer<UInt8>, in table: [PartNames]) -> Int? {
    for place in table.indices where table[place].tag.utf8CodeUnitCount == tag.count {
      if table[place].tag.utf8Start.holds(tag) { return place }
    }
    return nil
  }

  /// Whether a part has an attribute or a child of a name.
  @inline(__always)
  private mutating func isKnown(_ name: Int, in part: Int, isChild: Bool) -> Bool {
    let verdict = verdicts[part * document.names.count + name] >> (isChild ? 2 : 0) & 3
    return verdict == 0 ? findOut(name, in: part, isChild: isChild) : verdict == 1
  }

  @inline(never)
  private mutating func findOut(_ name: Int, in part: Int, isChild: Bool) -> Bool {
    let symbol = index.symbolOfName[name]
    var isKnown = symbol >= 0 && (symbol == .key || symbol == .id || schema.editorOnly.contains(symbol))
    if !isKnown {
      let place = Int(parts[part])
      let entry = place < own.count ? own[place] : PartNames.shared[place - own.count]
      let words = isChild ? entry.children : entry.attributes
      isKnown =
        isChild && words.isAsterisk
        || document.names.bytes.withUnsafeBufferPointer { bytes in
          words.hasWord(UnsafeBufferPointer(rebasing: bytes[document.names.spans[name].range]))
        }
    }
    verdicts[part * document.names.count + name] |= (isKnown ? 1 : 2) << (isChild ? 2 : 0)
    return isKnown
  }
}

extension UnsafePointer<UInt8> {
  /// Whether the bytes from here on begin with others.
  @inline(__always)
  fileprivate func holds(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    for place in 0..<text.count where self[place] != text[place] { return false }
    return true
  }
}

extension StaticString {
  /// Whether it is `*`.
  fileprivate var isAsterisk: Bool { utf8CodeUnitCount == 1 && utf8Start[0] == UInt8(ascii: "*") }

  /// Whether a text is one of the words that spaces separate.
  fileprivate func hasWord(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    let (bytes, count) = (utf8Start, utf8CodeUnitCount)
    var start = 0
    while start + text.count <= count {
      let end = start + text.count
      if end == count || bytes[end] == 0x20, (bytes + start).holds(text) { return true }
      while start < count, bytes[start] != 0x20 { start += 1 }
      start += 1
    }
    return false
  }
}
