import NibDiagnostics
import NibDocument
import NibTestSupport
import Testing

@Suite("Real documents", .enabled(if: SharedFiles.root != nil, "the shared files are not here"))
struct SharedCorpusTests {
  /// One line of the corpus's manifest.
  struct Entry {
    let path: String
    let format: String
    let platform: String
    let kind: String
  }

  static let entries: [Entry] = {
    guard let root = SharedFiles.root, let text = TestDisk.text(root + "/corpus/MANIFEST.tsv") else { return [] }
    return text.split(separator: "\n").dropFirst().compactMap { line in
      let cells = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      guard cells.count >= 7, ["xib", "storyboard"].contains(cells[4]) else { return nil }
      return Entry(path: root + "/corpus/" + cells[0], format: cells[5], platform: cells[6], kind: cells[4])
    }
  }()

  static func read(_ entry: Entry) -> Result<Document, DocumentError> {
    Result { () throws(DocumentError) in try XIBReader().read(TestDisk.bytes(entry.path) ?? [], file: entry.path) }
  }

  /// The documents that are not well-formed, by the end of their path, with the position of the fault.
  static let malformed: [String: Place.Position] = [
    "testdata/resources/fr.lproj/view_macos.xib": .text(line: 2, column: 6),
    "starlark_tests/resources/view_macos.xib": .text(line: 2, column: 6),
    "templates/app/Base.lproj/LaunchScreen.xib": .text(line: 21, column: 171),
  ]

  @Test("every modern document is read, and the malformed ones are refused at their fault")
  func modern() {
    var counts = (read: 0, refused: 0)
    for entry in Self.entries where entry.format == "modern" {
      let fault = Self.malformed.first { entry.path.hasSuffix($0.key) }?.value
      switch Self.read(entry) {
      case .success(let document):
        counts.read += 1
        #expect(fault == nil, "\(entry.path)")
        #expect(document.kind == (entry.kind == "storyboard" ? .storyboard : .xib), "\(entry.path)")
      case .failure(let error):
        counts.refused += 1
        print("  \(error)")
        #expect(error.code == .malformed && error.place.position == fault, "\(error)")
      }
    }
    print("modern documents: \(counts.read) read, \(counts.refused) malformed")
    #expect(counts.read > 0 && counts.refused == Self.malformed.count)
  }

  @Test("every legacy document is refused by name here, and read by its own reader but for Carbon's")
  func legacy() {
    var (read, refused) = (0, 0)
    for entry in Self.entries where entry.format == "legacy" {
      guard case .failure(let error) = Self.read(entry) else {
        Issue.record("\(entry.path) was read")
        continue
      }
      do {
        _ = try LegacyReader().read(TestDisk.bytes(entry.path) ?? [], file: entry.path)
        read += 1
        #expect(error.code == .legacyDialect, "\(error)")
      } catch {
        refused += 1
        #expect(error.detail.contains("Carbon"), "\(error)")
      }
    }
    print("legacy documents: \(read) read, \(refused) refused")
    #expect(read == 413 && refused == 1)
  }

  @Test("what is neither modern nor legacy is refused, and says what it is instead")
  func other() {
    for entry in Self.entries where !["modern", "legacy"].contains(entry.format) {
      guard case .failure(let error) = Self.read(entry) else {
        Issue.record("\(entry.path) was read")
        continue
      }
      #expect([.empty, .malformed, .notAnInterface].contains(error.code), "\(error)")
    }
  }
}
