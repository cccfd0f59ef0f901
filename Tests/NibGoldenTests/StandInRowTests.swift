import NibCompiler
import NibRuntime
import NibSchema
import NibTestSupport
import Nibwright
import NibUIKit
import Testing

/// What the compiler archives and a stand-in does not read is wrong in a test without a word.
@Suite("Rows of the schema and the properties of stand-ins") @MainActor
struct StandInRowTests {
  private static let folder = Sample.archives + "/../Tests/NibGoldenTests/StandInRows"

  @Test("each row is read back from both containers, or listed", arguments: ["UIKit", "AppKit"])
  func readBack(_ framework: String) throws {
    let catalog: Catalog = framework == "UIKit" ? .uikit : .appkit
    var lines: [String] = []
    var counts: [String: Int] = [:]
    for kind in catalog.all where kind.role != .abstract && !kind.tag.contains("/") {
      var seen: Set<String> = []
      for row in kind.allRows where row.condition.includes(.newest) && !row.attribute.isEmpty {
        guard row.condition.devices.contains(.handheld), seen.insert(row.attribute).inserted else { continue }
        let proof = RowProof(catalog: catalog, kind: kind, row: row)
        for container in [ConvertedContainer.nibArchive, .keyedArchive(nil)] {
          let outcome = try proof.run(container)
          counts["\(outcome)".prefix { $0 != "(" }.description, default: 0] += 1
          guard outcome != .readBack else { continue }
          let line = "\(kind.tag)\t\(row.attribute)\t\(row.key)\t\(outcome)"
          if lines.last != line { lines.append(line) }
        }
      }
    }
    print("\(framework): \(counts.sorted { $0.key < $1.key })")
    try #require(TestDisk.write(lines.joined(separator: "\n") + "\n", to: "/tmp/proof-\(framework).txt"))
  }
}
