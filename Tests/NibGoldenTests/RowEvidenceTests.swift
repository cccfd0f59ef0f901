import NibArchives
import NibCompiler
import NibEvidence
import NibGraph
import NibSchema
import NibTestSupport
import Nibwright
import Testing

/// Which rows apply to elements is asked a second time, apart from the compiler, so that archives can say what each shows.
@Suite("Evidence of rows")
struct RowEvidenceTests {
  @Test("objects of samples have the keys of rows that apply, and none of rows that do not", arguments: Sample.all)
  func applies(sample: Sample) throws {
    var compile = MarkedCompile()
    let files = try compile.files(
      of: Interface.read(sample.bytes(), name: sample.path), CompileOptions(module: "Samples"))
    var objects = 0
    for file in files where !file.path.hasSuffix(".plist") {
      let graph = try ArchiveDecoder().decode(file.bytes, file: file.path)
      for object in graph.objectIDs {
        guard case .int(let number)? = graph.value(RowMarks.key, of: object)?.value else { continue }
        objects += 1
        check(Set(graph.values(of: object).map { graph.keyName($0.key) }), compile.marks.marks[Int(number)], &compile)
      }
    }
    #expect(objects > 0)
  }

  private func check(_ keys: Set<String>, _ mark: RowMarks.Mark, _ compile: inout MarkedCompile) {
    let catalog: Catalog = mark.platform == "AppKit" ? .appkit : .uikit
    guard let kind = catalog.find(mark.kind) else {
      Issue.record("no kind is \(mark.kind)")
      return
    }
    let entries = NamedRows(kind).entries
    let applying = mark.rows.map { entries[$0] }
    for entry in applying {
      guard case .constant = entry.row.form else { continue }
      #expect(keys.contains(entry.row.key), "\(entry.name) applies")
    }
    let written = Set(entries.filter { $0.name.form == "custom" }.flatMap(\.name.keys) + applying.flatMap(\.name.keys))
    for entry in entries where keys.contains(entry.row.key) && !entry.row.key.isEmpty {
      #expect(written.contains(entry.row.key), "no row of \(mark.kind) for \(entry.row.key) applies")
    }
  }

  @Test("a row is named by its kind, what it reads, its key and when it applies")
  func names() {
    let orb = ElementSchema(
      "orb", class: "Orb",
      rows: [
        .int("a", nib: "A").since(.xcode7).through(.xcode9).when("style", in: ["round", "flat"]).whenAbsent("b"),
        .constant(nib: "C", .bool(true)).onTelevision(),
      ])
    let ring = ElementSchema("ring", class: "Ring", inherits: orb, rows: [.string("c", nib: "C").whenNil("color")])

    let names = NamedRows(ring).entries.map(\.name)

    #expect(names.map(\.kind) == ["orb", "ring"])
    #expect(names.map(\.attribute) == ["a", "c"])
    #expect(names.map(\.form) == ["int", "string"])
    #expect(names[0].condition == "since 7.0; through 9.0; style is round or flat; without b")
    #expect(names[1].condition == "color is nil")
    #expect(NamedRows(orb).entries[1].name.form == "constant bool(true)")
    #expect(NamedRows(orb).entries[1].name.condition == "on tvOS")
  }

  @Test("the recorded table names kinds and keys of the catalogs, and counts that agree")
  func recorded() throws {
    let bytes = try #require(TestDisk.bytes(SharedFiles.packageRoot + "/Tools/recorded/evidence.tsv"))
    let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n").dropFirst(2)
    #expect(lines.count > 1500)
    var keys: [String: Set<String>] = [:]
    for (platform, catalog) in [("UIKit", Catalog.uikit), ("AppKit", Catalog.appkit)] {
      for kind in catalog.all.flatMap({ Array(sequence(first: $0, next: \.parent)) }) {
        keys["\(platform) \(kind.tag)", default: []].formUnion(NamedRows(kind).entries.flatMap(\.name.keys))
      }
    }
    for line in lines {
      let cells = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      #expect(cells.count == 14)
      #expect(keys["\(cells[0]) \(cells[1])"]?.contains(cells[3]) ?? false, "\(cells[0]) \(cells[1]) \(cells[3])")
      let counts = cells.dropFirst(6).compactMap(Int.init)
      try #require(counts.count == 8)
      #expect(max(counts[1], counts[3]) <= counts[0] && counts[0] <= counts[1] + counts[3], "apps of \(line)")
      #expect(counts[1] <= counts[2] && counts[3] <= counts[4], "documents of \(line)")
      #expect(max(counts[5], counts[6], counts[7]) <= counts[4] && counts[4] <= counts[5] + counts[6] + counts[7])
    }
  }
}
