import NibArchives
import NibGraph
import NibRuntime
import NibStandIns
import NibTestSupport
import Nibwright
import Testing

/// Which archived keys no property of a stand-in carries, counted over real archives.
@Suite("Archived keys that stay untyped", .enabled(if: SharedFiles.root != nil, "no shared files"))
struct KeptKeysTests {
  /// A class of stand-ins with a key that it keeps, and the number of archives.
  private struct Row: Comparable {
    var name: String
    var archives: Int

    static func < (a: Row, b: Row) -> Bool { (b.archives, a.name) < (a.archives, b.name) }
  }

  private func rows() throws -> [Row] {
    let root = try #require(SharedFiles.root)
    var counts: [String: Int] = [:]
    for path in ["golden", "nibs"].flatMap({ TestDisk.files(below: "\(root)/\($0)", ending: [".nib"]) }) {
      guard let bytes = TestDisk.bytes(path), ArchiveFormatSniffer.sniff(bytes) == .nibArchive,
        let graph = try? ArchiveDecoder().decode(bytes, file: path),
        graph.value("UINibObjectsKey", of: .root) != nil
      else { continue }
      var kept: Set<String> = []
      let report = try NibFile(graph: graph, environment: .inspection).instantiateReport(owner: RecordingOwner())
      collect(report, into: &kept)
      for key in kept { counts[key, default: 0] += 1 }
    }
    return counts.map { Row(name: $0.key, archives: $0.value) }.sorted()
  }

  /// Keys of the objects, and of the cells that the archive carries.
  private func collect(_ report: Instantiation, into kept: inout Set<String>) {
    for object in report.objects.map(\.object) {
      switch object {
      case let standIn as StandIn:
        for key in standIn.archivedValues.map(\.key) { kept.insert("\(type(of: standIn)).\(key)") }
      case let nib as ArchivedNib:
        if let inner = try? nib.instantiateReport(owner: RecordingOwner()) { collect(inner, into: &kept) }
      default: break
      }
    }
  }

  @Test("are few")
  func few() throws {
    let rows = try rows().filter { $0.archives > 5 }

    for row in rows { print("kept in \(row.archives) archives: \(row.name)") }
    print("kept: \(rows.count) keys of more than 5 archives")

    #expect(rows.count < 10)
  }
}
