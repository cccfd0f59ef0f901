import NibDiagnostics
import NibDocument
import NibTestSupport
import Testing

/// Each file of `Archives/Malformed/XML` has one fault; the text beside it says how it is refused.
@Suite("Malformed documents")
struct MalformedDocumentTests {
  static let folder = SharedFiles.packageRoot + "/Archives/Malformed/XML"

  static let names = TestDisk.files(below: folder, ending: [".xib", ".storyboard"]).map {
    $0.dropFirst(folder.count + 1)
  }
  .map(String.init)

  /// First line the message, second the code. Of a message that is libxml2's own only the place is compared, since
  /// its words differ between versions.
  static func expected(_ name: String) -> (message: String, code: String)? {
    let lines = TestDisk.text(expectedPath(name))?.split(separator: "\n").map(String.init) ?? []
    return lines.count == 2 ? (lines[0], lines[1]) : nil
  }

  static func expectedPath(_ name: String) -> String {
    folder + "/" + name.split(separator: ".").dropLast().joined(separator: ".") + ".expected.txt"
  }

  @Test("a malformed document is refused with its place and reason", arguments: names)
  func refused(_ name: String) throws {
    let bytes = try #require(TestDisk.bytes(Self.folder + "/" + name))

    let error = #expect(throws: DocumentError.self) { try XIBReader().read(bytes, file: name) }

    let found = try #require(error)
    if TestDisk.isRecording {
      #expect(TestDisk.write("\(found)\n\(found.code.rawValue)\n", to: Self.expectedPath(name)))
      Issue.record("recorded \(name)")
    }
    let expected = try #require(Self.expected(name), "no text beside \(name): \(found)")
    #expect(found.code.rawValue == expected.code, "\(found)")
    if found.code == .malformed {
      #expect(expected.message.hasPrefix("\(found.place): error: "), "\(found)")
    } else {
      #expect(found.description == expected.message)
    }
    #expect(!found.detail.isEmpty && !found.detail.contains(where: \.isNewline))
  }

  @Test("there are malformed documents to refuse")
  func found() { #expect(Self.names.count > 20) }
}
