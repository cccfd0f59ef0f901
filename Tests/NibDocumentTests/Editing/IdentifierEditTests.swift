import NibDocument
import Testing

@Suite("Edits of ids") struct IdentifierEditTests {
  static let text = xib(
    """

    <view id="v-1"><constraint firstItem="v-1" secondItem='w-1' text="v-1" id="c-1"/></view>
    <view id="w-1"><outlet destination="v-1" id="o-1"/><outlet destination="v-1" id="o-2"/></view>
    """)

  static func isReference(_ tag: String, _ name: String) -> Bool {
    ["firstItem", "secondItem", "destination"].contains(name)
  }

  static func element(_ id: String, in editor: DocumentEditor) -> ElementIndex {
    editor.document.elements.indices.map { ElementIndex($0) }.first { editor.document.attribute("id", of: $0) == id }
      ?? ElementIndex(-1)
  }

  @Test("all references follow an id; what only looks like one stays")
  func references() throws {
    var editor = DocumentEditor(try read(Self.text))

    try editor.setID(of: Self.element("v-1", in: editor), to: "new", references: Self.isReference)

    #expect(
      String(decoding: try editor.bytes(), as: UTF8.self)
        == Self.text.replacing("\"v-1\"", with: "\"new\"").replacing("text=\"new\"", with: "text=\"v-1\""))
  }

  @Test("ids are exchanged by a third one, and the later id counts")
  func exchanged() throws {
    var editor = DocumentEditor(try read(Self.text))
    let (one, other) = (Self.element("v-1", in: editor), Self.element("w-1", in: editor))

    try editor.setID(of: one, to: "x", references: Self.isReference)
    try editor.setID(of: other, to: "v-1", references: Self.isReference)
    try editor.setID(of: one, to: "w-1", references: Self.isReference)

    let exchanged = Self.text.replacing("v-1", with: "?").replacing("w-1", with: "v-1").replacing("?", with: "w-1")
      .replacing("text=\"w-1\"", with: "text=\"v-1\"")
    #expect(String(decoding: try editor.bytes(), as: UTF8.self) == exchanged)
  }

  @Test("a reference that an edit has set, or that goes, is left alone")
  func edited() throws {
    var editor = DocumentEditor(try read(Self.text))
    let outlets = ["o-1", "o-2"].map { Self.element($0, in: editor) }

    try editor.set("destination", of: outlets[0], to: "w-1")
    try editor.remove(outlets[1])
    try editor.setID(of: Self.element("v-1", in: editor), to: "new", references: Self.isReference)

    let edited = try editor.edited()
    #expect(edited.attribute("destination", of: outlets[0]) == "w-1")
    #expect(edited.elements.count == editor.document.elements.count - 1)
  }

  @Test("new ids have Interface Builder's form, differ, and are the same each time")
  func made() throws {
    var maker = ObjectIDMaker()
    let ids = (0..<2000).map { maker.make(for: "view \($0 % 3)") }

    #expect(Set(ids).count == ids.count)
    #expect(ids.allSatisfy { $0.wholeMatch(of: /[0-9A-Za-z]{3}-[0-9A-Za-z]{2}-[0-9A-Za-z]{3}/) != nil })
  }

  @Test("an editor gives the same new ids for equal documents, and none that is taken")
  func new() throws {
    var (one, other) = (DocumentEditor(try read(Self.text)), DocumentEditor(try read(Self.text)))
    let id = one.newID(for: "v-1 label")

    #expect(id == other.newID(for: "v-1 label"))
    #expect(one.newID(for: "v-1 label") != id)
    var taken = DocumentEditor(try read(Self.text.replacing("w-1", with: id)))
    #expect(taken.newID(for: "v-1 label") != id)
    var given = DocumentEditor(try read(Self.text))
    try given.setID(of: ElementIndex(1), to: id, references: Self.isReference)
    #expect(given.newID(for: "v-1 label") != id)
  }
}
