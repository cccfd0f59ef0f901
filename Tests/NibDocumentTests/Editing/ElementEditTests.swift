import NibDocument
import Testing

@Suite("Edits of elements") struct ElementEditTests {
  static let new = NewElement("n", ["x": "1"])
  static let deep = NewElement("n", children: [NewElement("m"), NewElement("s", text: "t")])

  static let lines = """
    <r>
      <p id="1">
        <a/>
        <!-- of b -->
        <b>
          <c/>
        </b>
      </p>
      <q/>
      <t>text</t>
    </r>
    """

  @Test("a new element gets a line like those of the children there")
  func inserted() throws {
    let after = try edit(Self.lines) { editor in
      try editor.insert(Self.new, into: editor.first("p"), at: .first)
      try editor.insert(Self.deep, into: editor.first("p"), at: .before(editor.first("b")))
      try editor.insert(Self.new, into: editor.first("p"), at: .after(editor.first("b")))
      try editor.insert(NewElement("o"), into: editor.first("p"))
    }

    #expect(
      after
        == Self.lines.replacing("    <a/>", with: "    <n x=\"1\"/>\n    <a/>")
        .replacing(
          "<!-- of b -->", with: "<!-- of b -->\n    <n>\n      <m/>\n      <s>t</s>\n    </n>"
        )
        .replacing("    </b>", with: "    </b>\n    <n x=\"1\"/>\n    <o/>"))
  }

  @Test("an element of one tag is opened for its first child, and closed when the last goes")
  func openedAndClosed() throws {
    let opened = try edit(Self.lines) { try $0.insert(Self.new, into: $0.first("q")) }
    let closed = try edit(Self.lines) { try $0.remove($0.first("c")) }

    #expect(opened == Self.lines.replacing("<q/>", with: "<q>\n    <n x=\"1\"/>\n  </q>"))
    #expect(closed == Self.lines.replacing("<b>\n      <c/>\n    </b>", with: "<b/>"))
    #expect(try edit(opened) { try $0.remove($0.first("n")) } == Self.lines)
  }

  @Test("what goes takes its line along; comments and neighbours stay")
  func removed() throws {
    let one = try edit(Self.lines) { try $0.remove($0.first("a")) }
    let all = try edit(Self.lines) { editor in
      try editor.remove(editor.first("a"))
      try editor.remove(editor.first("b"))
    }
    let inline = try edit("<r><a/> <b/><c/></r>") { try $0.remove($0.first("b")) }

    #expect(one == Self.lines.replacing("    <a/>\n", with: ""))
    #expect(all.contains("<p id=\"1\"><!-- of b --></p>"))
    #expect(inline == "<r><a/> <c/></r>")
  }

  @Test("an element is replaced in its place")
  func replaced() throws {
    let after = try edit(Self.lines) { try $0.replace($0.first("b"), with: Self.deep) }

    #expect(
      after
        == Self.lines.replacing(
          "<b>\n      <c/>\n    </b>", with: "<n>\n      <m/>\n      <s>t</s>\n    </n>"))
  }

  @Test("an element moves with what is in it and with its edits, indented as there")
  func moved() throws {
    let after = try edit(Self.lines) { editor in
      try editor.move(editor.first("b"), into: .root, at: .before(editor.first("q")))
      try editor.set("x", of: editor.first("c"), to: "1")
      try editor.insert(Self.new, into: editor.first("b"))
    }

    #expect(
      after
        == Self.lines.replacing("    <b>\n      <c/>\n    </b>\n", with: "").replacing(
          "  <q/>", with: "  <b>\n    <c x=\"1\"/>\n    <n x=\"1\"/>\n  </b>\n  <q/>"))
  }

  @Test("elements change places, and a wrapper goes while its children stay")
  func rearranged() throws {
    let swapped = try edit(Self.lines) { editor in
      try editor.move(editor.first("b"), into: editor.first("p"), at: .first)
    }
    let unwrapped = try edit(Self.lines) { editor in
      try editor.move(editor.first("c"), into: editor.first("p"), at: .after(editor.first("b")))
      try editor.remove(editor.first("b"))
    }
    let chained = try edit(Self.lines) { editor in
      try editor.move(editor.first("q"), into: editor.first("c"))
      try editor.move(editor.first("b"), into: .root, at: .first)
    }

    #expect(
      swapped
        == Self.lines.replacing("    <b>\n      <c/>\n    </b>\n", with: "").replacing(
          "    <a/>", with: "    <b>\n      <c/>\n    </b>\n    <a/>"))
    #expect(unwrapped == Self.lines.replacing("<b>\n      <c/>\n    </b>", with: "<c/>"))
    #expect(
      chained
        == Self.lines.replacing("    <b>\n      <c/>\n    </b>\n", with: "").replacing("  <q/>\n", with: "").replacing(
          "  <p id", with: "  <b>\n    <c>\n      <q/>\n    </c>\n  </b>\n  <p id"))
  }

  @Test("texts and comments keep their lines when their element moves")
  func movedText() throws {
    let text = "<r>\n  <p>\n    <s>\n    a\n    </s>\n    <e>\n    </e>\n    <![CDATA[\n    x]]>\n  </p>\n  <q/>\n</r>"

    let after = try edit(text) { try $0.move($0.first("p"), into: $0.first("q")) }

    #expect(after.contains("<s>\n    a\n    </s>") && after.contains("<e>\n    </e>\n    <![CDATA[\n    x]]>"))
    #expect(after.hasPrefix("<r>\n  <q>\n    <p>\n      <s>"))
  }

  /// Documents in other styles, and what they are after `<n/>` is put into `p`.
  static let styles = [
    ("<r><p/></r>", "<r><p><n/></p></r>"),
    ("<r><p></p></r>", "<r><p><n/></p></r>"),
    ("<r><p><a/></p></r>", "<r><p><a/><n/></p></r>"),
    ("<r>\r\n\t<p/>\r\n</r>", "<r>\r\n\t<p>\r\n\t\t<n/>\r\n\t</p>\r\n</r>"),
    ("<r>\n <p >\n </p>\n</r>", "<r>\n <p >\n  <n/>\n </p>\n</r>"),
    ("<r>\n  <p><!-- c --></p>\n</r>", "<r>\n  <p><!-- c -->\n    <n/>\n  </p>\n</r>"),
    ("<r>\n  <p>\n    <!-- c -->\n  </p>\n</r>", "<r>\n  <p>\n    <!-- c -->\n    <n/>\n  </p>\n</r>"),
    ("<r>\n  <p>text</p>\n</r>", "<r>\n  <p>text<n/></p>\n</r>"),
    ("<r>\n  <p>text\n    <a/>\n  </p>\n</r>", "<r>\n  <p>text\n    <a/><n/>\n  </p>\n</r>"),
  ]

  @Test("indentation, line ends and texts of a document are kept", arguments: styles)
  func style(_ row: (before: String, after: String)) throws {
    #expect(try edit(row.before) { try $0.insert(NewElement("n"), into: $0.first("p")) } == row.after)
  }

  @Test("a child with a key is set behind those with keys, replaced and removed")
  func keyed() throws {
    let text = "<r>\n  <a key=\"x\"/>\n  <b/>\n</r>"

    let added = try edit(text) { editor in
      try editor.setChild("y", of: .root, to: NewElement("no"))
      try editor.setChild("y", of: .root, to: NewElement("c", ["v": "1"]))
      try editor.setChild("z", of: .root, to: NewElement("no"))
      try editor.setChild("z", of: .root, to: nil)
    }
    let changed = try edit(text) { editor in
      try editor.setChild("x", of: .root, to: NewElement("no"))
      try editor.setChild("x", of: .root, to: NewElement("c", ["key": "x"]))
    }
    let removed = try edit(text) { editor in
      try editor.setChild("x", of: .root, to: NewElement("no"))
      try editor.setChild("x", of: .root, to: nil)
    }

    #expect(added == "<r>\n  <a key=\"x\"/>\n  <c key=\"y\" v=\"1\"/>\n  <b/>\n</r>")
    #expect(changed == "<r>\n  <c key=\"x\"/>\n  <b/>\n</r>")
    #expect(removed == "<r>\n  <b/>\n</r>")
  }
}
