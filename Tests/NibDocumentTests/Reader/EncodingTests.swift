import NibDiagnostics
import NibDocument
import Testing

@Suite("Encodings")
struct EncodingTests {
  static let content = "\n<label text=\"Café &amp; Bar\" id=\"a\"/><string>ü</string>"

  static func text(_ encoding: String) -> String {
    "<?xml version=\"1.0\" encoding=\"\(encoding)\"?>\n" + xib(content)
  }

  static func utf16(_ text: String, isLittle: Bool) -> [UInt8] {
    text.utf16.flatMap { isLittle ? [UInt8($0 & 0xFF), UInt8($0 >> 8)] : [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
  }

  static let inputs: [(name: String, bytes: [UInt8])] = [
    ("UTF-8", Array(text("UTF-8").utf8)),
    ("UTF-8 in small letters", Array(text("utf-8").utf8)),
    ("UTF-8 with a byte order mark", [0xEF, 0xBB, 0xBF] + Array(text("UTF-8").utf8)),
    ("UTF-16 little end first", [0xFF, 0xFE] + utf16(text("UTF-16"), isLittle: true)),
    ("UTF-16 big end first", [0xFE, 0xFF] + utf16(text("UTF-16"), isLittle: false)),
    ("UTF-16 without a byte order mark", utf16(text("UTF-16LE"), isLittle: true)),
    ("Latin 1", text("ISO-8859-1").unicodeScalars.map { UInt8(truncatingIfNeeded: $0.value) }),
    ("Windows", text("windows-1252").unicodeScalars.map { UInt8(truncatingIfNeeded: $0.value) }),
  ]

  @Test("text and places are the same in every encoding", arguments: inputs)
  func encodings(_ input: (name: String, bytes: [UInt8])) throws {
    let document = try XIBReader().read(input.bytes, file: "Test.xib")

    #expect(document.attribute("text", of: ElementIndex(1)) == "Café & Bar")
    #expect(document.text(of: ElementIndex(2)) == "ü")
    #expect(document.place(of: .root).position == .text(line: 2, column: 1))
    #expect(document.place(of: ElementIndex(2)).position == .text(line: 3, column: 38))
  }

  @Test("bytes outside the declared encoding are refused where they stand")
  func invalid() {
    let bytes = Array("<?xml version=\"1.0\" encoding=\"US-ASCII\"?>\n".utf8) + Array(xib("\n<a b=\"é\"/>").utf8)

    let error = #expect(throws: DocumentError.self) { try XIBReader().read(bytes, file: "Test.xib") }

    #expect(error?.code == .malformed)
    #expect(error?.place.position == .text(line: 3, column: 7))
  }
}
