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

  /// What the archives of the shared files leave untyped.
  private struct Tally {
    var archives = 0
    var objects = 0
    var values = 0
    var counts: [String: Int] = [:]

    var rows: [Row] { counts.map { Row(name: $0.key, archives: $0.value) }.sorted() }

    /// Adds the keys of the objects of an archive, and of the cells that it carries.
    mutating func add(_ report: Instantiation) {
      var kept: Set<String> = []
      collect(report, into: &kept)
      archives += 1
      for key in kept { counts[key, default: 0] += 1 }
    }

    private mutating func collect(_ report: Instantiation, into kept: inout Set<String>) {
      for object in report.objects.map(\.object) {
        switch object {
        case let standIn as StandIn:
          objects += 1
          values += standIn.archivedValues.count
          for key in standIn.archivedValues.map(\.key) { kept.insert("\(type(of: standIn)).\(key)") }
        case let nib as ArchivedNib:
          if let inner = try? nib.instantiateReport(owner: RecordingOwner()) { collect(inner, into: &kept) }
        default: break
        }
      }
    }
  }

  private func tally() throws -> Tally {
    let root = try #require(SharedFiles.root)
    var tally = Tally()
    for path in ["golden", "nibs"].flatMap({ TestDisk.files(below: "\(root)/\($0)", ending: [".nib"]) }) {
      guard let bytes = TestDisk.bytes(path), ArchiveFormatSniffer.sniff(bytes) == .nibArchive,
        let graph = try? ArchiveDecoder().decode(bytes, file: path),
        graph.value("UINibObjectsKey", of: .root) != nil
      else { continue }
      tally.add(try NibFile(graph: graph, environment: .inspection).instantiateReport(owner: RecordingOwner()))
    }
    return tally
  }

  @Test("are few")
  func few() throws {
    let tally = try tally()

    for row in tally.rows.prefix(12) { print("kept in \(row.archives) archives: \(row.name)") }
    print(
      "kept: \(tally.values) values of \(tally.objects) objects, \(tally.rows.count) keys in \(tally.archives) archives"
    )

    // By object and not by key: each new archive of a newer system may bring a key that no property has.
    #expect(tally.objects > 4000)
    // Menus, appearances of bars and configurations are kept as they are archived.
    #expect(6 * tally.values < tally.objects)
  }
}
