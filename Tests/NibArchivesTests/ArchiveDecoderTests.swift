import NibArchives
import NibDiagnostics
import Testing

@Suite("Decoding any container") struct ArchiveDecoderTests {
  /// First bytes, the code of the refusal, and a word that the message must hold.
  static let refusals: [(head: [UInt8], code: ArchiveError.Code, word: String)] = [
    (Array("bplist00".utf8), .truncated, "property list"),
    (Array("<plist>".utf8), .malformed, "property list"),
    (Array("<document>".utf8), .unsupportedFormat, "XML document"),
    ([4, 11] + Array("streamtyped".utf8), .unsupportedFormat, "typed stream"),
    (Array("PK".utf8), .badMagic, "NIBArchive"),
    (Array("NIBArch".utf8), .truncated, "7 bytes"),
    ([], .truncated, "0 bytes"),
  ]

  @Test("a container that is not read is refused by its name", arguments: refusals)
  func refuses(head: [UInt8], code: ArchiveError.Code, word: String) {
    let error = #expect(throws: ArchiveError.self) { try ArchiveDecoder().decode(head, file: "Main.nib") }

    #expect(error?.code == code)
    #expect(error?.detail.contains(word) == true)
    #expect(error?.place.file == "Main.nib")
  }
}
