import NibBytes
import NibDiagnostics
import NibDocument
import NibSchema

/// Tells of what parts have that nobody looks for: attributes and children of elements that are no kinds.
///
/// A pass of its own over all elements, so that it does not matter who reads a part and whether anybody does. A tag, and a
/// name of a tag, are looked up in the table once a document.
struct PartCheck {
  /// What is not in the table: an attribute of an element, or the element in the one around it.
  private struct Finding {
    let element: Int
    let name: NameIndex
    let isChild: Bool
  }

  private let document: Document
  private let index: SymbolizedDocument
  private let schema: CompiledSchema
  /// By name of the document: place among the parts that were met, -1 for a tag without an entry, -2 where nobody asked.
  private var partOfTag: [Int32]
  private var parts: [(entry: PartNames, takesAll: Bool)] = []
  /// By part, then by name of the document: what is known of the name as an attribute and as a child; 0 for nothing.
  private var verdicts: [UInt8] = []
  private var found: [Finding] = []

  /// Warns of what nobody reads.
  static func check(
    _ document: Document, _ schema: CompiledSchema, _ index: SymbolizedDocument, into diagnostics: inout Diagnostics
  ) {
    var check = PartCheck(document, schema, index)
    check.walk()
    guard !check.found.isEmpty else { return }
    var reader = ElementReader(document, schema, index, diagnostics)
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
    partOfTag = [Int32](repeating: -2, count: document.names.count)
  }

  private mutating func walk() {
    let (elements, attributes) = (document.elements, document.attributes)
    var element = 0
    while element < elements.count {
      let record = elements[element]
      if isPassedOver(element) {
        element += 1
        // What stands in it comes right behind it.
        while element < elements.count, Int(elements[element].parent) >= element - 1 { element += 1 }
        continue
      }
      let part = part(ofTag: Int(record.name))
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

  /// Whether an element is left alone with all that is in it: Interface Builder alone reads it, or it is told of because
  /// the part around it takes no such element.
  private mutating func isPassedOver(_ element: Int) -> Bool {
    let record = document.elements[element]
    let symbol = index.childSymbol[element]
    if symbol >= 0, schema.editorOnly.contains(symbol) { return true }
    guard record.parent >= 0 else { return false }
    let around = Int(partOfTag[Int(document.elements[Int(record.parent)].name)])
    guard around >= 0, !parts[around].takesAll, !isKnown(Int(record.name), in: around, isChild: true) else {
      return false
    }
    found.append(Finding(element: element, name: record.name, isChild: true))
    return true
  }

  /// The part of a tag; below 0 for a tag without an entry.
  @inline(__always)
  private mutating func part(ofTag name: Int) -> Int {
    let known = Int(partOfTag[name])
    return known == -2 ? findPart(ofTag: name) : known
  }

  @inline(never)
  private mutating func findPart(ofTag name: Int) -> Int {
    let entry = document.names.bytes.withUnsafeBufferPointer { bytes in
      let tag = UnsafeBufferPointer(rebasing: bytes[document.names.spans[name].range])
      return schema.catalog.partNames.first { $0.tag.equals(tag) } ?? PartNames.shared.first { $0.tag.equals(tag) }
    }
    if let entry {
      partOfTag[name] = Int32(parts.count)
      parts.append((entry, entry.children.equals("*")))
      verdicts += repeatElement(0, count: document.names.count)
    } else {
      partOfTag[name] = -1
    }
    return Int(partOfTag[name])
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
      let words = isChild ? parts[part].entry.children : parts[part].entry.attributes
      isKnown = document.names.bytes.withUnsafeBufferPointer { bytes in
        words.hasWord(UnsafeBufferPointer(rebasing: bytes[document.names.spans[name].range]))
      }
    }
    verdicts[part * document.names.count + name] |= (isKnown ? 1 : 2) << (isChild ? 2 : 0)
    return isKnown
  }
}

extension StaticString {
  fileprivate func equals(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    utf8CodeUnitCount == text.count && UnsafeBufferPointer(start: utf8Start, count: text.count).elementsEqual(text)
  }

  fileprivate func equals(_ other: StaticString) -> Bool {
    equals(UnsafeBufferPointer(start: other.utf8Start, count: other.utf8CodeUnitCount))
  }

  /// Whether a text is one of the words that spaces separate.
  fileprivate func hasWord(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    let bytes = UnsafeBufferPointer(start: utf8Start, count: utf8CodeUnitCount)
    var start = 0
    while start < bytes.count {
      var end = start
      while end < bytes.count, bytes[end] != 0x20 { end += 1 }
      if end - start == text.count, bytes[start..<end].elementsEqual(text) { return true }
      start = end + 1
    }
    return false
  }
}
