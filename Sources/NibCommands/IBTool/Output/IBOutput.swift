import NibDiagnostics
import NibPropertyLists

/// What ibtool prints: groups under their names, in one of three forms.
struct IBOutput {
  /// The forms.
  enum Format: String {
    /// A property list in XML.
    case xml1
    /// A property list in the binary form.
    case binary1
    /// Text by sections.
    case text = "human-readable-text"
  }

  /// The tool's name, part of every group's name.
  let tool: String
  /// The form.
  var format = Format.xml1
  private var groups: [String: IBGroup] = [:]

  /// An empty output.
  init(tool: String) { self.tool = tool }

  /// Sets a group of the run: `version`, `errors`.
  mutating func set(_ name: String, _ group: IBGroup) { groups["com.apple.\(tool).\(name)"] = group }

  /// Sets a group of the document: `hierarchy`.
  mutating func setDocument(_ name: String, _ group: IBGroup) { set("document." + name, group) }

  /// Hands over the bytes for standard output in pieces; none when no group was asked for.
  ///
  /// - Seen: groups sorted by name; no byte without a group.
  func write(into take: ([UInt8]) -> Void) {
    guard !groups.isEmpty else { return }
    switch format {
    case .xml1: XMLPropertyListWriter.write(parts) { take(Array($0.utf8)) }
    case .binary1: BinaryPropertyListWriter.write(PropertyListTable(sharingLeavesOf: parts), into: take)
    case .text: writeText(into: take)
    }
  }

  private func writeText(into take: ([UInt8]) -> Void) {
    var text = ""
    // People read this form: nothing in it may steer their terminal.
    func flush(over size: Int) {
      guard text.utf8.count > size else { return }
      take(Array(VisibleText.escaping(text).utf8))
      text = ""
    }
    for (name, group) in groups.sorted(by: { $0.key < $1.key }) {
      var isFirst = true
      group.writeLines(tool: tool) { line in
        if isFirst { text += "/* \(name) */\n" }
        isFirst = false
        text += line + "\n"
        flush(over: 1 << 16)
      }
    }
    flush(over: 0)
  }

  private var parts: [PropertyListPart] {
    groups.sorted { $0.key < $1.key }.map { name, group in PropertyListPart(name) { group.list } }
  }
}
