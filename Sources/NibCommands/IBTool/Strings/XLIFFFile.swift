import NibDocument
import NibResources
import Nibwright

/// The texts of a document as XLIFF 1.2: objects as groups in groups, each with its texts.
///
/// - Seen: all but the texts, Xcode 26.5.
/// - Documented: `trans-unit` with id, key path and source, in a public editor that writes the same form.
/// - Inferred: members of lists are of the same category as single texts; targets are left to translators.
struct XLIFFFile {
  private let reading: IBDocumentReading
  private let texts: [String: [LocalizableText]]
  private var writer = XMLTextWriter()

  /// The file for translators.
  static func bytes(of document: Document, from source: String, to target: String?) -> [UInt8] {
    var file = XLIFFFile(document)
    file.write(document, source, target)
    return file.writer.bytes
  }

  private init(_ document: Document) {
    reading = IBDocumentReading(document)
    texts = Dictionary(grouping: reading.texts) { $0.object }
  }

  private mutating func write(_ document: Document, _ source: String, _ target: String?) {
    writer.begin(
      "xliff",
      [
        "xmlns": "urn:oasis:names:tc:xliff:document:1.2", "xmlns:xsi": "http://www.w3.org/2001/XMLSchema-instance",
        "xmlns:ib": "com.apple.InterfaceBuilder3", "version": "1.2",
        "xsi:schemaLocation": "urn:oasis:names:tc:xliff:document:1.2 xliff-core-1.2-transitional.xsd",
      ])
    let name = FilePath.name(document.file)
    let type = "x-" + (document.attribute("type", of: .root) ?? "")
    if let target {
      writer.begin(
        "file",
        [
          "original": name, "datatype": type, "tool-id": Self.tool, "source-language": source,
          "target-language": target,
        ])
    } else {
      writer.begin("file", ["original": name, "datatype": type, "tool-id": Self.tool, "source-language": source])
    }
    writer.begin("header", [:])
    writer.begin("tool", ["tool-id": Self.tool, "tool-name": "ibtool", "tool-version": IBTool.version.bundle])
    for _ in 0..<2 { writer.end() }
    writer.begin("body", [:])
    writeObjects()
    writeConnections()
    for _ in 0..<3 { writer.end() }
  }

  private static let tool = "com.apple.ibtool"

  /// Placeholders are no objects of the file.
  private mutating func writeObjects() {
    writer.begin("group", ["ib:member-type": "objects"])
    var open: [Int] = []
    for number in reading.items.indices {
      let item = reading.items[number]
      guard item.tag != "placeholder", !item.id.hasPrefix("-") else { continue }
      while let last = open.last, last != item.parent {
        writer.end()
        open.removeLast()
      }
      open.append(number)
      let name = item.tag == "scene" ? "UIStoryboardScene" : item.className
      writer.begin("group", ["ib:object-id": item.id, "ib:class": name])
      // The texts of an id that is there twice belong to the first object.
      if reading.numbers[item.id] == number { texts[item.id]?.forEach { writeUnit($0) } }
    }
    for _ in open { writer.end() }
    writer.end()
  }

  private mutating func writeUnit(_ text: LocalizableText) {
    writer.begin(
      "trans-unit", ["ib:key-path-category": "string", "ib:key-path": text.keyPath, "id": text.stringsKey])
    writer.begin("source", [:])
    writer.add(text.text)
    for _ in 0..<2 { writer.end() }
  }

  private mutating func writeConnections() {
    writer.begin("group", ["ib:member-type": "connections"])
    for connection in reading.connectionTypes {
      writer.begin("group", ["ib:object-id": connection.id, "ib:class": connection.type])
      writer.end()
    }
    writer.end()
  }
}
