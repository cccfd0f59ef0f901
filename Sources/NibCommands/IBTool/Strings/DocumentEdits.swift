import NibDocument

/// Changes of values in the text of a document; all else stays as it is written.
struct DocumentEdits {
  private let document: Document
  private var changes: [(range: Range<Int>, bytes: [UInt8])] = []

  /// No changes yet.
  init(_ document: Document) { self.document = document }

  /// Whether nothing changes.
  var isEmpty: Bool { changes.isEmpty }

  /// Sets an attribute that the element has; false when it has none of the name.
  mutating func set(_ name: String, of element: Int, to value: String) -> Bool {
    guard let found = tagEnd(of: element, finding: name).value else { return false }
    changes.append((found, XMLEscaping.bytes(of: value, isAttribute: true)))
    return true
  }

  /// Sets the text of an element without children; false when it has other content, or none.
  mutating func setText(of element: Int, to value: String) -> Bool {
    let source = document.source
    let start = tagEnd(of: element, finding: nil).end
    guard start > 1, start <= source.count, source[start - 2] != UInt8(ascii: "/"),
      let end = source[start...].firstIndex(of: UInt8(ascii: "<")), end + 1 < source.count,
      source[end + 1] == UInt8(ascii: "/")
    else { return false }
    changes.append((start..<end, XMLEscaping.bytes(of: value, isAttribute: false)))
    return true
  }

  /// The text with all changes, in UTF-8; it says so where it named another encoding.
  func bytes() -> [UInt8] {
    let source = document.source
    var out: [UInt8] = []
    var position = 0
    let all = changes + (encoding().map { [($0, Array("UTF-8".utf8))] } ?? [])
    for change in all.sorted(by: { $0.range.lowerBound < $1.range.lowerBound })
    where change.range.lowerBound >= position {
      out += source[position..<change.range.lowerBound]
      out += change.bytes
      position = change.range.upperBound
    }
    return out + source[position...]
  }

  /// Where the start tag of an element ends, and the value of one of its attributes between its quotes.
  ///
  /// The document was read, so the tag is well formed; the end is 0 when it is not.
  private func tagEnd(of element: Int, finding name: String?) -> (end: Int, value: Range<Int>?) {
    let source = document.source
    var position = Int(document.elements[element].offset)
    var nameStart = position
    var value: Range<Int>?
    while position < source.count {
      switch source[position] {
      case UInt8(ascii: ">"): return (position + 1, value)
      case 0x20, 0x09, 0x0A, 0x0D: nameStart = position + 1
      case UInt8(ascii: "\""), UInt8(ascii: "'"):
        guard let end = source[(position + 1)...].firstIndex(of: source[position]) else { return (0, nil) }
        if let name, source[nameStart..<position].elementsEqual((name + "=").utf8) { value = (position + 1)..<end }
        position = end
      default: break
      }
      position += 1
    }
    return (0, nil)
  }

  /// The value of the XML declaration's encoding, when it is not UTF-8.
  private func encoding() -> Range<Int>? {
    let source = document.source
    guard source.starts(with: "<?xml".utf8), let end = source.firstIndex(of: UInt8(ascii: ">")) else { return nil }
    let word = Array("encoding=".utf8)
    for start in 5..<end where source[start..<end].starts(with: word) {
      let open = start + word.count
      guard open < end, let close = source[(open + 1)..<end].firstIndex(of: source[open]) else { return nil }
      let value = (open + 1)..<close
      return String(decoding: source[value], as: UTF8.self).lowercased() == "utf-8" ? nil : value
    }
    return nil
  }
}
