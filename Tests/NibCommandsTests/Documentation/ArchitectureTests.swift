import NibSchema
import NibTestSupport
import Testing

@Suite("ARCHITECTURE")
struct ArchitectureTests {
  @Test("gives a reason for every special", arguments: Special.allCases)
  func specials(_ special: Special) throws {
    let text = try #require(TestDisk.text(SharedFiles.packageRoot + "/ARCHITECTURE.md"))

    #expect(text.split(separator: "\n").contains { $0.hasPrefix("| ") && $0.contains("`\(special.rawValue)`") })
  }
}
