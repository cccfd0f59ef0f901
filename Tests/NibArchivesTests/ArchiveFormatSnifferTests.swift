import NibArchives
import Testing

@Suite("Sniffing a container") struct ArchiveFormatSnifferTests {
  /// First bytes of an input and what they are.
  static let cases: [(head: [UInt8], format: SniffedFormat)] = [
    (Array("NIBArchive\u{1}".utf8), .nibArchive),
    (Array("bplist00".utf8), .binaryPropertyList),
    (Array("<?xml version=\"1.0\"?>\n<!DOCTYPE plist PUBLIC \"\" \"\">\n<plist>".utf8), .xmlPropertyList),
    (Array("<plist version=\"1.0\">".utf8), .xmlPropertyList),
    (Array("<?xml version=\"1.0\"?>\n<document type=\"x\">".utf8), .xmlDocument),
    ([0xEF, 0xBB, 0xBF] + Array(" \n<document/>".utf8), .xmlDocument),
    ([0x04, 0x0B] + Array("streamtyped".utf8), .typedStream),
    ([0x04, 0x0B] + Array("typedstream".utf8), .typedStream),
    (Array("NIBArchiv".utf8), .unknown),
    (Array("hello".utf8), .unknown),
    ([], .unknown),
    ([0x20], .unknown),
  ]

  @Test("the first bytes tell the container", arguments: cases)
  func sniffs(head: [UInt8], format: SniffedFormat) {
    #expect(ArchiveFormatSniffer.sniff(head) == format)
  }
}
