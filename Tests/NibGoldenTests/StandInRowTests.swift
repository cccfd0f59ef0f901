import NibCompiler
import NibRuntime
import NibSchema
import NibStandIns
import NibTestSupport
import Nibwright
import NibUIKit
import Testing

/// What the compiler archives and a stand-in does not read is wrong in a test without a word.
@Suite("Rows of the schema and the properties of stand-ins")
@MainActor
struct StandInRowTests {
  /// The kinds of a framework's documents.
  enum Framework: String, CaseIterable, CustomTestStringConvertible {
    case uiKit = "UIKit"
    case appKit = "AppKit"

    var catalog: Catalog { self == .uiKit ? .uikit : .appkit }
    var testDescription: String { rawValue }
  }

  /// One row of a kind that elements of today's documents have.
  private static func proofs(_ framework: Framework) -> [RowProof] {
    framework.catalog.all.filter { $0.role != .abstract && !$0.tag.contains("/") }.flatMap { kind in
      var seen: Set<String> = []
      return kind.allRows.filter { row in
        row.condition.includes(.newest) && row.condition.devices.contains(.handheld) && !row.attribute.isEmpty
          && seen.insert(row.attribute).inserted
      }.map { RowProof(catalog: framework.catalog, kind: kind, row: $0) }
    }
  }

  /// `Tools/recorded/unread-UIKit.tsv` and its like list each row that no property is read from, with the reason; a row that is
  /// read back stands in none of them.
  @Test("a document's value is read back from both containers, or its row is listed", arguments: Framework.allCases)
  func readBack(_ framework: Framework) throws {
    var kinds: [String: [String]] = [:]
    var order: [String] = []
    var readBack = 0
    let proofs = Self.proofs(framework)
    for proof in proofs {
      let outcomes = try [ConvertedContainer.nibArchive, .keyedArchive(nil)].map { try proof.run($0) }
      #expect(outcomes[0] == outcomes[1], "\(proof.kind.tag).\(proof.row.attribute): the containers differ")
      guard outcomes[0] != .readBack else {
        readBack += 1
        continue
      }
      let line = "\(proof.row.attribute)\t\(proof.row.key)\t\(outcomes[0].words)"
      if kinds[line] == nil { order.append(line) }
      kinds[line, default: []].append(proof.kind.tag)
    }
    print("\(framework.rawValue): \(readBack) of \(proofs.count) rows of kinds are read back from both containers")

    let lines = order.sorted().map { "\($0)\t\((kinds[$0] ?? []).joined(separator: " "))\n" }
    Golden(path: SharedFiles.packageRoot + "/Tools/recorded/unread-\(framework.rawValue).tsv")
      .check("attribute\tkey\twhy it is not read\tkinds\n" + lines.joined())
  }

  @Test("each property that names a row finds it", arguments: Framework.allCases)
  func named(_ framework: Framework) throws {
    var checked = 0
    var tables: Set<String> = []
    for proof in Self.proofs(framework) where tables.insert(proof.kind.tag).inserted {
      guard let live = try proof.standIn() else { continue }
      for table in type(of: live).tables {
        guard let rows = table as? any RowNamingTable else { continue }
        for property in rows.readings {
          checked += 1
          #expect(
            !property.places.isEmpty, "\(type(of: live)): no row of its kind reads '\(property.row ?? property.name)'")
        }
      }
    }
    #expect(checked > 300)
  }
}
