import NibDocument

/// Writes XML element by element, each on a line of its own, four spaces a level.
///
/// - Seen: the form of XLIFF files, Xcode 26.5: an element without content has an end tag of its own.
struct XMLTextWriter {
  private var out = Array("<?xml version=\"1.0\" encoding=\"UTF-8\"?>".utf8)
  private var open: [(name: String, hasChildren: Bool)] = []

  /// The text so far, in UTF-8, with a line end; whole once all elements are closed.
  var bytes: [UInt8] { out + [0x0A] }

  /// Opens an element.
  mutating func begin(_ name: String, _ attributes: KeyValuePairs<String, String>) {
    if !open.isEmpty { open[open.count - 1].hasChildren = true }
    startLine(open.count)
    out += Array("<\(name)".utf8)
    for (name, value) in attributes {
      out += Array(" \(name)=\"".utf8)
      out += XMLEscaping.bytes(of: value, in: .attribute)
      out.append(UInt8(ascii: "\""))
    }
    out.append(UInt8(ascii: ">"))
    open.append((name, false))
  }

  /// Adds text to the element that is open.
  mutating func add(_ text: String) { out += XMLEscaping.bytes(of: text, in: .content) }

  /// Closes the element that was opened last.
  mutating func end() {
    guard let last = open.popLast() else { return }
    if last.hasChildren { startLine(open.count) }
    out += Array("</\(last.name)>".utf8)
  }

  private mutating func startLine(_ level: Int) {
    out.append(0x0A)
    out += [UInt8](repeating: 0x20, count: 4 * level)
  }
}
