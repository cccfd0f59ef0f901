import NibBytes
import NibDocument
import NibInspector

/// A document with its tags and attribute names read once.
package struct DocumentIndex {
  /// The document.
  package let document: Document
  /// Tags and attribute names by number.
  package let names: [String]
  private let lines: LineTable
  /// Number of the name `id`; nil where the document has none.
  package let idName: NameIndex?

  /// Reads names and lines. O(names + bytes of the source).
  package init(_ document: Document) {
    self.document = document
    names = document.names.names
    lines = LineTable(document.originText)
    idName = names.firstIndex(of: "id").flatMap { NameIndex(exactly: $0) }
  }

  /// Tag of an element.
  package func tag(_ element: Int) -> String { names[Int(document.elements[element].name)] }

  /// Number of an element's tag among the names.
  package func number(_ element: Int) -> Int { Int(document.elements[element].name) }

  /// Attributes of an element as they are stored, in order.
  package func records(_ element: Int) -> ArraySlice<AttributeRecord> { document.attributes(of: ElementIndex(element)) }

  /// The value of an attribute.
  package func text(_ attribute: AttributeRecord) -> String { document.bytes.text(attribute.value) }

  /// An attribute by the number of its name; nil for none.
  package func attribute(_ number: NameIndex?, _ element: Int) -> String? {
    guard let number else { return nil }
    return records(element).first { $0.name == number }.map { text($0) }
  }

  /// Whether an element has an id.
  package func hasID(_ element: Int) -> Bool { idName != nil && records(element).contains { $0.name == idName } }

  /// Attributes of an element as text, in order.
  package func attributes(_ element: Int) -> [(name: String, value: String)] {
    document.attributes(of: ElementIndex(element)).map { (names[Int($0.name)], document.bytes.text($0.value)) }
  }

  /// An attribute by name.
  package func attribute(_ name: String, _ element: Int) -> String? {
    document.attributes(of: ElementIndex(element)).first { names[Int($0.name)] == name }.map {
      document.bytes.text($0.value)
    }
  }

  /// The element's id.
  package func id(_ element: Int) -> String? {
    document.attributes(of: ElementIndex(element)).first { $0.name == idName }.map { document.bytes.text($0.value) }
  }

  /// Where the element's start tag begins.
  package func place(_ element: Int) -> PlaceEntry {
    let offset = Int(document.originOffset(of: element))
    return PlaceEntry(
      file: document.file, line: lines.line(at: offset), column: lines.column(at: offset, in: document.originText),
      id: id(element))
  }

  /// The element's own text.
  package func text(_ element: Int) -> String { document.text(of: ElementIndex(element)) }
}
