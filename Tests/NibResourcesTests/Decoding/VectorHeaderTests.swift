import Testing

@testable import NibResources

@Suite("Sizes of drawings") struct VectorHeaderTests {
  @Test("the first page box of a PDF in plain text", arguments: ["[0 0 322 68]", "[ -10 5.0\n312 73 ]"])
  func plain(box: String) {
    let text = "%PDF-1.3\n2 0 obj <</Type/Pages /MediaBox \(box) /Count 1>> endobj"
    #expect(VectorHeader.pdf(Array(text.utf8)) == PointSize(width: 322, height: 68))
  }

  /// `1 0 <</Type/Page/MediaBox[0 0 16 24]>>` as a zlib stream.
  private static let objects: [UInt8] = [
    0x78, 0xDA, 0x33, 0x54, 0x30, 0x50, 0xB0, 0xB1, 0xD1, 0x0F, 0xA9, 0x2C, 0x48, 0xD5, 0x0F, 0x48, 0x4C, 0x4F, 0xD5,
    0xF7, 0x4D, 0x4D, 0xC9, 0x4C, 0x74, 0xCA, 0xAF, 0x88, 0x36, 0x00, 0xCA, 0x18, 0x9A, 0x29, 0x18, 0x99, 0xC4, 0xDA,
    0xD9, 0x01, 0x00, 0xD1, 0x6A, 0x0A, 0x90,
  ]

  private static func file(_ objects: [UInt8]) -> [UInt8] {
    Array("%PDF-1.6\n8 0 obj<</Filter/FlateDecode/Type/ObjStm>>stream\r\n".utf8) + objects
      + Array("\r\nendstream endobj".utf8)
  }

  @Test("a page box in a stream of compressed objects")
  func compressed() {
    #expect(VectorHeader.pdf(Self.file(Self.objects)) == PointSize(width: 16, height: 24))
  }

  @Test("damaged and cut streams and boxes of nothing have no size")
  func damaged() {
    for length in 0..<20 { #expect(VectorHeader.pdf(Self.file(Array(Self.objects.prefix(length)))) == nil) }
    #expect(VectorHeader.pdf(Self.file([UInt8](repeating: 0xFF, count: 64))) == nil)
    #expect(VectorHeader.pdf(Array("%PDF-1.3 /MediaBox [0 0 0 68]".utf8)) == nil)
    #expect(VectorHeader.pdf(Array("%PDF-1.3 /MediaBox".utf8)) == nil)
  }
}
