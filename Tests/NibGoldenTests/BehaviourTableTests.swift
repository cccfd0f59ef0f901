import NibTestSupport
import Testing

/// The tables of behaviours name a test in every row, and every test that they name is there.
@Suite("Tables of behaviours")
struct BehaviourTableTests {
  private struct Row {
    let line: Int
    let cells: [String]
  }

  /// Rows of all tables of the page, without their heads.
  private func rows(_ page: String) throws -> [Row] {
    let path = SharedFiles.packageRoot + "/Sources/Nibwright/Nibwright.docc/\(page).md"
    let lines = try #require(TestDisk.text(path)).split(separator: "\n", omittingEmptySubsequences: false)
    return lines.enumerated().compactMap { index, line in
      guard line.hasPrefix("|"), !line.hasPrefix("|---"), !line.hasPrefix("| behaviour"), !line.hasPrefix("| rule")
      else { return nil }
      let cells = line.split(separator: "|").map { $0.drop { $0 == " " } }
      return Row(line: index + 1, cells: cells.map(String.init))
    }
  }

  /// `Suite.function` of every test in the sources.
  private func tests() -> Set<String> {
    var names: Set<String> = []
    for path in TestDisk.files(below: SharedFiles.packageRoot + "/Tests", ending: [".swift"]) {
      var suite = ""
      for line in (TestDisk.text(path) ?? "").split(separator: "\n") {
        let words = line.split { $0 == " " || $0 == "(" || $0 == ":" || $0 == "<" }
        if let at = words.firstIndex(where: { $0 == "struct" || $0 == "class" }), at + 1 < words.count,
          words[at + 1].hasSuffix("Tests")
        {
          suite = String(words[at + 1])
        }
        if let at = words.firstIndex(of: "func"), at + 1 < words.count { names.insert("\(suite).\(words[at + 1])") }
      }
    }
    return names
  }

  /// What stands between backticks in a cell.
  private func names(_ cell: String) -> [String] {
    cell.split(separator: "`", omittingEmptySubsequences: false).enumerated().filter { $0.offset % 2 == 1 }
      .map { String($0.element) }
  }

  static let pages = ["RuntimeBehaviours", "ResourceLookup"]

  @Test("each row has four cells and names a test", arguments: pages)
  func whole(page: String) throws {
    let rows = try rows(page)

    #expect(rows.count > 40)
    for row in rows {
      #expect(row.cells.count == 4, "line \(row.line)")
      #expect(!names(row.cells.last ?? "").isEmpty, "line \(row.line)")
    }
  }

  @Test("each test that a row names is there", arguments: pages)
  func named(page: String) throws {
    let tests = tests()

    for row in try rows(page) {
      for name in names(row.cells.last ?? "") {
        #expect(tests.contains(name), "line \(row.line): no test is named \(name)")
      }
    }
  }
}
