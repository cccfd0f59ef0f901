import NibArchives
import NibGraph
import NibRuntime
import NibTestSupport
import NibUIKit
import Nibwright
import Testing

/// Every prototype of the lists in real archives becomes a cell.
@Suite("Prototype cells of the shared collection", .enabled(if: SharedFiles.root != nil, "no shared files"))
struct PrototypeCellTests {
  @Test("are dequeued, again too, with the objects they expect from outside")
  func dequeue() throws {
    let root = try #require(SharedFiles.root)
    var made = 0
    let paths = ["golden", "nibs"].flatMap { TestDisk.files(below: "\(root)/\($0)", ending: [".nib"]) }
    for path in TestSize.share(paths, every: 4) {
      guard let bytes = TestDisk.bytes(path), ArchiveFormatSniffer.sniff(bytes) == .nibArchive,
        let nib = try? NibFile(data: bytes, name: path, environment: .inspection),
        let report = try? nib.instantiateReport(owner: RecordingOwner())
      else { continue }
      let place = IndexPath(row: 0, section: 0)
      for table in report.all(UITableView.self) {
        for identifier in table.prototypeIdentifiers {
          let cell = try InterfaceFaults.catching { table.dequeueReusableCell(withIdentifier: identifier, for: place) }
          #expect(cell.reuseIdentifier == identifier)
          made += 1
        }
      }
      for collection in report.all(UICollectionView.self) {
        for identifier in collection.prototypeIdentifiers {
          _ = try InterfaceFaults.catching {
            collection.dequeueReusableCell(withReuseIdentifier: identifier, for: place)
          }
          made += 1
        }
      }
    }
    print("prototype cells: \(made) made")

    #expect(made > TestSize.count(12, full: 50))
  }

  @Test("tables whose rows are written in the archive show them")
  func staticTables() throws {
    let root = try #require(SharedFiles.root)
    var rows = 0
    for path in TestDisk.files(below: "\(root)/golden", ending: [".nib"]) {
      guard let bytes = TestDisk.bytes(path), ArchiveFormatSniffer.sniff(bytes) == .nibArchive,
        let nib = try? NibFile(data: bytes, name: path, environment: .inspection),
        let report = try? nib.instantiateReport(owner: RecordingOwner()),
        let source = report.find(UITableViewStaticRows.self), let table = report.find(UITableView.self)
      else { continue }
      table.dataSource = source
      let all = (0..<table.numberOfSections).map { table.numberOfRows(inSection: $0) }.reduce(0, +)
      #expect(all == source.sections.map(\.rows.count).reduce(0, +))
      for section in 0..<table.numberOfSections {
        for row in 0..<table.numberOfRows(inSection: section) {
          try table.select(row: row, section: section)
          rows += 1
        }
      }
    }
    print("static rows: \(rows) selected")

    #expect(rows > 30)
  }
}
