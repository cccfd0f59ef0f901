import NibDocument

/// A document as an indented tree: one line an element, its attributes behind the tag as they are written.
package struct DocumentTree {
  /// The tree, each line ended by a newline.
  package func render(_ document: Document, depth limit: Int? = nil) -> String {
    let index = DocumentIndex(document)
    var out: [UInt8] = []
    var depths: [Int] = []
    depths.reserveCapacity(document.elements.count)
    for (element, record) in document.elements.enumerated() {
      let depth = record.parent < 0 ? 0 : depths[Int(record.parent)] + 1
      depths.append(depth)
      guard depth <= limit ?? .max else { continue }
      out += repeatElement(UInt8(ascii: " "), count: 2 * depth)
      out += line(element, index).utf8
      out.append(UInt8(ascii: "\n"))
    }
    return String(decoding: out, as: UTF8.self)
  }

  private func line(_ element: Int, _ index: DocumentIndex) -> String {
    var words = [index.tag(element)]
    words += index.attributes(element).map { "\($0.name)=\(quote($0.value))" }
    let text = index.text(element)
    return words.joined(separator: " ") + (text.isEmpty ? "" : ": " + quote(text))
  }

  private func quote(_ text: String) -> String {
    var out = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\n": out += "\\n"
      case "\t": out += "\\t"
      case "\r": out += "\\r"
      case "\"": out += "\\\""
      case "\\": out += "\\\\"
      default: out.unicodeScalars.append(scalar)
      }
    }
    return out + "\""
  }
}
