import NibGraph
import NibSchema
import NibTestSupport
import Testing

/// The schema carries what `Tools/corpus evidence` recorded of each row.
@Suite("Counts of rows")
struct GeneratedTableRowCountsTests {
  @Test(
    "are those that are recorded; RECORD=1 writes them anew",
    arguments: [(NibPlatform.uikit, "uiKit", "UIKit"), (.appkit, "appKit", "AppKit")])
  func recorded(platform: NibPlatform, name: String, file: String) throws {
    let counts = try recordedCounts(of: file)
    let path = SharedFiles.packageRoot + "/Sources/NibSchema/Provenance/RecordedCounts+\(file).swift"
    let text = self.text(platform, name, counts)

    if TestDisk.isRecording { #expect(TestDisk.write(text, to: path)) }
    #expect(TestDisk.text(path) == text)
    guard !TestDisk.isRecording else { return }
    let table = RowCountTable(platform)
    for rule in RowCountTable.rules(of: .of(platform)).joined() {
      #expect(table[rule] == counts[rule] ?? RowCounts(), "\(rule)")
    }
  }

  private func recordedCounts(of platform: String) throws -> [RowCountTable.Rule: RowCounts] {
    let text = try #require(TestDisk.text(SharedFiles.packageRoot + "/Tools/recorded/evidence.tsv"))
    var counts: [RowCountTable.Rule: RowCounts] = [:]
    for line in text.split(separator: "\n").dropFirst(2) {
      let cells = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      let numbers = cells.dropFirst(6).compactMap { Int($0) }
      try #require(cells.count == 14 && numbers.count == 8)
      guard cells[0] == platform else { continue }
      let rows = rowNames[platform]?["\(cells[1]) \(cells[3])"] ?? []
      for row in rows where row.attribute == cells[2] && row.form == cells[4] && row.condition == cells[5] {
        counts[RowCountTable.Rule(row, cells[3])] = RowCounts(
          could: numbers[0], apps: numbers[1], documents: numbers[2], against: numbers[3])
      }
    }
    return counts
  }

  /// The rows of a platform by kind and key.
  private let rowNames: [String: [String: [RowName]]] = [
    "UIKit": names(of: .uikit), "AppKit": names(of: .appkit),
  ]

  private static func names(of platform: NibPlatform) -> [String: [RowName]] {
    Dictionary(grouping: RowCountTable.rules(of: .of(platform)).joined()) { "\($0.row.kind) \($0.key)" }
      .mapValues { $0.map(\.row) }
  }

  /// The file of a platform: kinds with their keys, and for each key the counts of its rows in the schema's order.
  private func text(_ platform: NibPlatform, _ name: String, _ counts: [RowCountTable.Rule: RowCounts]) -> String {
    var words: [String: [String]] = [:]
    for group in RowCountTable.rules(of: .of(platform)) {
      let own = group.map { counts[$0] ?? RowCounts() }
      guard own.contains(where: { $0.could > 0 }), let first = group.first else { continue }
      words[first.row.kind, default: []].append(first.key + "=" + own.map(\.text).joined(separator: ","))
    }
    var lines = [
      "/// Written by `RECORD=1` and the tests of row counts.", "extension RecordedCounts {",
      "  /// Kinds with the keys of their own rows, and what archives show of each.", "  static let \(name) = \"\"\"",
    ]
    for (kind, keys) in words.sorted(by: { $0.key < $1.key }) {
      var line = "    " + kind
      for key in keys {
        if line.utf8.count + key.utf8.count > 119, line != "    " + kind {
          lines.append(line)
          line = "    " + kind
        }
        line += " " + key
      }
      lines.append(line)
    }
    return (lines + ["    \"\"\"", "}"]).joined(separator: "\n") + "\n"
  }
}
