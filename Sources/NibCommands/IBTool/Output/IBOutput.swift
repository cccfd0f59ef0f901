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
    case .xml1: XMLPropertyListWriter.write(list) { take(Array($0.utf8)) }
    case .binary1: take(BinaryPropertyListWriter.bytes(of: PropertyListTable(sharingTextsOf: list)))
    case .text:
      var text = ""
      for name in groups.keys.sorted() {
        guard let lines = groups[name]?.lines(tool: tool), !lines.isEmpty else { continue }
        text += (["/* \(name) */"] + lines).joined(separator: "\n") + "\n"
      }
      // People read this form: nothing in it may steer their terminal.
      take(Array(VisibleText.escaping(text).utf8))
    }
  }

  private var list: PropertyList { .sorted(groups.mapValues(\.list)) }
}
