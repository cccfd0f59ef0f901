import NibCompiler
import NibDocument
import NibTestSupport
import Testing

@Suite("The guide's code on editing documents")
struct EditingGuideTests {
  private let bytes = TestDisk.bytes(SharedFiles.packageRoot + "/Archives/Documents/Login/Login.xib") ?? []

  @Test("properties are set by name, and nothing else in the file changes")
  func properties() throws {
    // shown in EditingDocuments
    // import NibCompiler
    // import NibDocument

    let document = try XIBReader().read(bytes, file: "Login.xib")
    guard let field = document.element(id: "Ybz-Tz-sHX") else { return }
    var properties = try ElementProperties(document)
    print(properties.names(of: field), properties.value("borderStyle", of: field) ?? "not said")
    try properties.set("placeholder", of: field, to: .text("Your e-mail address"))
    try properties.set("textInputTraits.keyboardType", of: field, to: .name("URL"))
    try properties.set("hidden", of: field, to: .bool(false))
    let changed = try properties.editor.bytes()
    // end

    let text = String(decoding: bytes, as: UTF8.self)
    let expected =
      text
      .replacing("placeholder=\"Email\"", with: "placeholder=\"Your e-mail address\"")
      .replacing("keyboardType=\"emailAddress\"", with: "keyboardType=\"URL\"")
    #expect(text != expected)
    #expect(String(decoding: changed, as: UTF8.self) == expected)
  }

  @Test("an id is changed with all that refers to it")
  func identifiers() throws {
    let document = try XIBReader().read(bytes, file: "Login.xib")
    let field = try #require(document.element(id: "Ybz-Tz-sHX"))
    // shown in EditingDocuments
    var editor = DocumentEditor(document)
    try editor.set("text", of: field, to: "ada@example.org")
    try editor.setID(of: field, to: "eml-Fd-001")
    let renamed = try editor.edited()
    // end

    #expect(renamed.element(id: "Ybz-Tz-sHX") == nil)
    let moved = try #require(renamed.element(id: "eml-Fd-001"))
    #expect(renamed.attribute("text", of: moved) == "ada@example.org")
    let source = String(decoding: renamed.source, as: UTF8.self)
    #expect(!source.contains("Ybz-Tz-sHX") && source.contains("destination=\"eml-Fd-001\""))
    #expect(renamed.element(id: "no such id") == nil)
  }
}
