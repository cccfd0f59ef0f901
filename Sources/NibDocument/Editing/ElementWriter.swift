/// Writes new elements as the document around them is written: its line ends, its indentation.
struct ElementWriter {
  /// What ends a line.
  let lineEnd: [UInt8]
  /// What a level is indented by.
  let unit: [UInt8]
  /// How values are escaped.
  var quotes = XMLEscaping.Context.doubleQuotes
  private(set) var bytes: [UInt8] = []

  /// A writer without anything written.
  init(lineEnd: [UInt8], unit: [UInt8]) {
    self.lineEnd = lineEnd
    self.unit = unit
  }

  /// Writes an element; its first line is begun already.
  /// - Parameter indentation: What that line begins with; nil where elements stand in one line.
  mutating func write(_ element: NewElement, indentation: [UInt8]?) {
    bytes.append(UInt8(ascii: "<"))
    bytes += element.tag.utf8
    for attribute in element.attributes { bytes += self.attribute(attribute.name, attribute.value) }
    guard !element.text.isEmpty || !element.children.isEmpty else {
      bytes += "/>".utf8
      return
    }
    bytes.append(UInt8(ascii: ">"))
    bytes += Self.text(element.text, lineEnd: lineEnd)
    let outer = element.text.isEmpty ? indentation : nil
    for child in element.children {
      let inner = outer.map { $0 + unit }
      startLine(inner)
      write(child, indentation: inner)
    }
    if !element.children.isEmpty { startLine(outer) }
    bytes += "</\(element.tag)>".utf8
  }

  /// Begins a line, where elements have lines of their own.
  mutating func startLine(_ indentation: [UInt8]?) {
    guard let indentation else { return }
    bytes += lineEnd
    bytes += indentation
  }

  /// ` name="value"`
  func attribute(_ name: String, _ value: String, gap: some Sequence<UInt8> = " ".utf8) -> [UInt8] {
    var bytes = Array(gap)
    bytes += name.utf8
    bytes += "=\"".utf8
    bytes += XMLEscaping.bytes(of: value, in: quotes)
    bytes.append(UInt8(ascii: "\""))
    return bytes
  }

  /// Text between tags. A reader takes every line end for a single character, so they are written as the document's.
  static func text(_ text: String, lineEnd: [UInt8]) -> [UInt8] {
    let bytes = XMLEscaping.bytes(of: text, in: .content)
    if lineEnd == [0x0A] || !bytes.contains(0x0A) { return bytes }
    return bytes.reduce(into: []) { out, byte in
      if byte == 0x0A { out += lineEnd } else { out.append(byte) }
    }
  }
}
