import NibDocument
import Testing

@Suite("Edits of attributes and texts") struct AttributeEditTests {
  /// A tag, what is set, and the tag that comes of it.
  static let attributes: [(before: String, name: String, value: String?, after: String)] = [
    ("<a x=\"1\" y=\"2\"/>", "x", "3", "<a x=\"3\" y=\"2\"/>"),
    ("<a x='1' y=\"2\"/>", "x", "3", "<a x='3' y=\"2\"/>"),
    ("<a x = \"1\"\n\ty='&lt;&#9;' ></a>", "x", "3", "<a x = \"3\"\n\ty='&lt;&#9;' ></a>"),
    ("<a x=\"&amp;1\"/>", "x", "&<>\"'\n", "<a x=\"&amp;&lt;&gt;&quot;'&#10;\"/>"),
    ("<a x='1'/>", "x", "\"'", "<a x='\"&#39;'/>"),
    ("<a x=\"a > b\" y='2'/>", "y", "3", "<a x=\"a > b\" y='3'/>"),
    ("<a xx=\"1\" x=\"1\"/>", "x", "3", "<a xx=\"1\" x=\"3\"/>"),
    ("<a/>", "x", "3", "<a x=\"3\"/>"),
    ("<a />", "x", "3", "<a x=\"3\" />"),
    ("<a y=\"2\"></a>", "x", "3", "<a y=\"2\" x=\"3\"></a>"),
    ("<a\n  y=\"2\"\n  />", "x", "3", "<a\n  y=\"2\"\n  x=\"3\"\n  />"),
    ("<a y=\"2\" id=\"i\" userLabel=\"u\"/>", "x", "3", "<a y=\"2\" x=\"3\" id=\"i\" userLabel=\"u\"/>"),
    ("<a y=\"2\" id=\"i\" userLabel=\"u\"/>", "key", "k", "<a key=\"k\" y=\"2\" id=\"i\" userLabel=\"u\"/>"),
    ("<a y=\"2\" id=\"i\"/>", "customClass", "C", "<a y=\"2\" id=\"i\" customClass=\"C\"/>"),
    ("<a y=\"2\" x=\"1\"/>", "x", nil, "<a y=\"2\"/>"),
    ("<a x=\"1\"\n   y=\"2\"/>", "x", nil, "<a\n   y=\"2\"/>"),
    ("<a x=\"1\"/>", "x", nil, "<a/>"),
    ("<a x=\"1\"/>", "y", nil, "<a x=\"1\"/>"),
    ("<a x=\"&#49;\"/>", "x", "1", "<a x=\"&#49;\"/>"),
  ]

  @Test("an attribute is changed where it stands, and nothing else", arguments: attributes)
  func attribute(_ row: (before: String, name: String, value: String?, after: String)) throws {
    let before = "<?xml version='1.0'?>\n<r><!-- <a x=\"0\"> --><a0/>\(row.before)</r>\n<!-- end -->\n"

    let after = try edit(before) { try $0.set(row.name, of: $0.first("a"), to: row.value) }

    #expect(after == before.replacing("<a0/>" + row.before, with: "<a0/>" + row.after))
  }

  @Test("several attributes of one element are set, removed and added at once")
  func several() throws {
    let after = try edit("<r><a key=\"k\" x=\"1\" y=\"2\" id=\"i\"/></r>") { editor in
      let element = editor.first("a")
      try editor.set("y", of: element, to: nil)
      try editor.set("z", of: element, to: "4")
      try editor.set("x", of: element, to: "3")
      try editor.set("w", of: element, to: "5")
      try editor.set("id", of: element, to: nil)
    }

    #expect(after == "<r><a key=\"k\" x=\"3\" z=\"4\" w=\"5\"/></r>")
  }

  @Test("the later of two edits of an attribute counts, and setting it back leaves nothing to write")
  func twice() throws {
    var editor = DocumentEditor(try read(xib("<label text=\"a\"/>")))
    let label = ElementIndex(1)

    try editor.set("text", of: label, to: "b")
    try editor.set("text", of: label, to: "c")
    #expect(editor.attribute("text", of: label) == "c" && editor.isEdited)
    try editor.set("new", of: label, to: "d")
    try editor.set("new", of: label, to: nil)
    try editor.set("text", of: label, to: "a")

    #expect(editor.attribute("new", of: label) == nil && !editor.isEdited)
    #expect(try editor.bytes() == Array(xib("<label text=\"a\"/>").utf8))
  }

  /// An element, its new text, and the element that comes of it.
  static let texts = [
    ("<a>old</a>", "new", "<a>new</a>"),
    ("<a x='>'>old</a>", "new", "<a x='>'>new</a>"),
    ("<a></a>", "new", "<a>new</a>"),
    ("<a  x=\"1\" />", "new", "<a  x=\"1\">new</a>"),
    ("<a><![CDATA[o<d]]><!-- c --></a>", "n<w", "<a>n&lt;w</a>"),
    ("<a>old</a>", "", "<a></a>"),
    ("<a>&#111;ld</a>", "old", "<a>&#111;ld</a>"),
    ("<a>old</a>", "a\nb\r\u{1}", "<a>a\nb&#13;\u{FFFD}</a>"),
  ]

  @Test("a text is replaced between its tags", arguments: texts)
  func text(_ row: (before: String, text: String, after: String)) throws {
    let after = try edit("<r>\(row.before)<a>old</a></r>") { try $0.setText(of: $0.first("a"), to: row.text) }

    #expect(after == "<r>\(row.after)<a>old</a></r>")
  }

  @Test("line ends of a text are those of the document")
  func lineEnds() throws {
    let after = try edit("<r>\r\n<a>old</a>\r\n</r>") { try $0.setText(of: $0.first("a"), to: "1\n2") }

    #expect(after == "<r>\r\n<a>1\r\n2</a>\r\n</r>")
  }

  @Test("every attribute of every kind of text is read as it was set")
  func values() throws {
    let values = ["", " ", "a\tb\nc\rd", "<&>\"']]>", "é 😀 \u{2028}", "&amp;", "  two  "]

    for value in values {
      for text in ["<r><a x=\"1\">t</a></r>", "<r><a x='1'/></r>"] {
        var editor = DocumentEditor(try XMLDocumentReader().read(Array(text.utf8), file: "Test.xml"))
        try editor.set("x", of: ElementIndex(1), to: value)
        try editor.set("y", of: ElementIndex(1), to: value)
        try editor.setText(of: ElementIndex(1), to: value)
        let edited = try editor.edited()

        #expect(edited.attribute("x", of: ElementIndex(1)) == value)
        #expect(edited.attribute("y", of: ElementIndex(1)) == value)
        #expect(edited.text(of: ElementIndex(1)) == value)
      }
    }
  }
}
