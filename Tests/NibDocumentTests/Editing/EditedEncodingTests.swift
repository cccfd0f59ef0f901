import NibDocument
import Testing

@Suite("Encodings of edited documents") struct EditedEncodingTests {
  @Test("an unedited document is the same bytes in every encoding", arguments: EncodingTests.inputs)
  func unedited(_ input: (name: String, bytes: [UInt8])) throws {
    let document = try XIBReader().read(input.bytes, file: "Test.xib")

    #expect(try DocumentEditor(document).bytes() == input.bytes)
  }

  @Test("an edited document stays in its encoding, and its other text too", arguments: EncodingTests.inputs)
  func edited(_ input: (name: String, bytes: [UInt8])) throws {
    var editor = DocumentEditor(try XIBReader().read(input.bytes, file: "Test.xib"))
    let label = ElementIndex(1)

    try editor.set("text", of: label, to: "Ö ☃ 😀")
    let edited = try editor.edited()
    var back = DocumentEditor(edited)
    try back.set("text", of: label, to: "Café & Bar")

    #expect(edited.attribute("text", of: label) == "Ö ☃ 😀")
    #expect(edited.encoding == editor.document.encoding)
    #expect(try back.bytes() == input.bytes)
  }

  @Test("a document is written in another encoding, and says so", arguments: EncodingTests.inputs)
  func converted(_ input: (name: String, bytes: [UInt8])) throws {
    let editor = DocumentEditor(try XIBReader().read(input.bytes, file: "Test.xib"))

    let name = input.name.hasSuffix("small letters") ? "utf-8" : "UTF-8"
    #expect(try editor.bytes(in: .utf8) == Array(EncodingTests.text(name).utf8))
    let latin = try editor.bytes(in: DocumentEncoding(name: "ISO-8859-1"))
    #expect(latin == EncodingTests.text("ISO-8859-1").unicodeScalars.map { UInt8(truncatingIfNeeded: $0.value) })
  }

  @Test("an encoding that is not known, or that the document could not name, is refused")
  func refused() throws {
    let named = DocumentEditor(try XIBReader().read(Array(EncodingTests.text("UTF-8").utf8), file: "Test.xib"))
    let unnamed = DocumentEditor(try read(xib()))

    for (editor, name) in [(named, "no-such-encoding"), (unnamed, "ISO-8859-1")] {
      let error = #expect(throws: DocumentError.self) { try editor.bytes(in: DocumentEncoding(name: name)) }
      #expect(error?.code == .encoding)
    }
  }
}
