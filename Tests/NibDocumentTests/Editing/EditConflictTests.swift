import NibDiagnostics
import NibDocument
import Testing

@Suite("Edits that are refused") struct EditConflictTests {
  static let text = "<r>\n  <p>\n    <a id=\"A\"/>\n    <b id=\"B\">t</b>\n  </p>\n  <q/>\n</r>"

  /// What is done, the error, and the line of its place.
  struct Row: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let code: DocumentError.Code
    let line: Int
    let change: @Sendable (inout DocumentEditor) throws -> Void

    init(
      _ name: String, _ code: DocumentError.Code, line: Int,
      _ change: @escaping @Sendable (inout DocumentEditor) throws -> Void
    ) {
      testDescription = name
      self.code = code
      self.line = line
      self.change = change
    }
  }

  static let rows: [Row] = [
    Row("set in what is removed", .conflict, line: 3) {
      try $0.remove($0.first("p"))
      try $0.set("x", of: $0.first("a"), to: "1")
    },
    Row("remove what has an edit inside", .conflict, line: 2) {
      try $0.set("x", of: $0.first("a"), to: "1")
      try $0.remove($0.first("p"))
    },
    Row("replace what has an edit", .conflict, line: 3) {
      try $0.set("x", of: $0.first("a"), to: "1")
      try $0.replace($0.first("a"), with: NewElement("n"))
    },
    Row("insert into what is replaced", .conflict, line: 2) {
      try $0.replace($0.first("p"), with: NewElement("n"))
      try $0.insert(NewElement("m"), into: $0.first("p"))
    },
    Row("remove where an element goes to", .conflict, line: 2) {
      try $0.move($0.first("q"), into: $0.first("p"))
      try $0.remove($0.first("p"))
    },
    Row("move what is removed", .conflict, line: 3) {
      try $0.remove($0.first("a"))
      try $0.move($0.first("a"), into: $0.first("q"))
    },
    Row("remove what moves", .conflict, line: 3) {
      try $0.move($0.first("a"), into: $0.first("q"))
      try $0.remove($0.first("a"))
    },
    Row("text and children", .conflict, line: 4) {
      try $0.setText(of: $0.first("b"), to: "u")
      try $0.insert(NewElement("n"), into: $0.first("b"))
    },
    Row("children and text", .conflict, line: 4) {
      try $0.insert(NewElement("n"), into: $0.first("b"))
      try $0.setText(of: $0.first("b"), to: "u")
    },
    Row("text of a parent", .hasChildren, line: 2) { try $0.setText(of: $0.first("p"), to: "u") },
    Row("into itself", .insideItself, line: 2) { try $0.move($0.first("p"), into: $0.first("a")) },
    Row("into each other", .insideItself, line: 2) {
      try $0.move($0.first("q"), into: $0.first("a"))
      try $0.move($0.first("p"), into: $0.first("q"))
    },
    Row("root removed", .rootElement, line: 1) { try $0.remove(.root) },
    Row("root replaced", .rootElement, line: 1) { try $0.replace(.root, with: NewElement("n")) },
    Row("root moved", .rootElement, line: 1) { try $0.move(.root, into: $0.first("q")) },
    Row("before the child of another", .noSuchElement, line: 6) {
      try $0.insert(NewElement("n"), into: $0.first("q"), at: .before($0.first("a")))
    },
    Row("wrong tag", .invalidName, line: 6) { try $0.insert(NewElement("a b"), into: $0.first("q")) },
    Row("wrong attribute", .invalidName, line: 6) { try $0.set("x=\"1\" y", of: $0.first("q"), to: "") },
    Row("an attribute twice", .invalidName, line: 6) {
      try $0.insert(NewElement("n", ["x": "1", "x": "2"]), into: $0.first("q"))
    },
    Row("an id that is taken", .duplicateID, line: 3) {
      try $0.setID(of: $0.first("a"), to: "B") { _, _ in false }
    },
  ]

  @Test("an edit that does not fit is an error with its place, and changes nothing", arguments: rows)
  func refused(_ row: Row) throws {
    var editor = DocumentEditor(try XMLDocumentReader().read(Array(Self.text.utf8), file: "Test.xml"))

    let error = #expect(throws: DocumentError.self) { try row.change(&editor) }

    #expect(error?.code == row.code, "\(String(describing: error))")
    #expect(error?.place.line == row.line, "\(String(describing: error))")
    #expect(throws: Never.self) { try editor.edited() }
  }

  @Test("an element that is not there is refused")
  func outside() throws {
    var editor = DocumentEditor(try read(xib()))

    for index in [-1, 1, 70_000] {
      let error = #expect(throws: DocumentError.self) { try editor.set("x", of: ElementIndex(index), to: "1") }
      #expect(error?.code == .noSuchElement)
    }
  }

  @Test("elements cannot be nested deeper than they can be read")
  func depth() throws {
    var new = NewElement("n")
    for _ in 0..<300 { new = NewElement("n", children: [new]) }
    var editor = DocumentEditor(try read(xib("<a/>")))
    let deep = new

    #expect(throws: DocumentError.self) { try editor.insert(deep, into: .root) }

    let siblings = (0..<400).map { "<a\($0)/>" }.joined()
    var chain = DocumentEditor(try read(xib(siblings)))
    for index in 1..<400 { try? chain.move(ElementIndex(index), into: ElementIndex(index + 1)) }
    #expect(throws: DocumentError.self) { try chain.edited() }
  }
}

extension Place {
  /// The line, of a place in a text.
  fileprivate var line: Int? { if case .text(let line, _) = position { line } else { nil } }
}
