import NibSchema
import NibTestSupport
import Testing

@Suite("ARCHITECTURE")
struct ArchitectureTests {
  @Test(
    "gives a reason for every custom lowering",
    arguments: Catalog.uikit.customLowerings + Catalog.appkit.customLowerings)
  func customLowerings(_ lowering: CustomLowering) throws {
    let text = try #require(TestDisk.text(SharedFiles.packageRoot + "/ARCHITECTURE.md"))

    #expect(text.split(separator: "\n").contains { $0.hasPrefix("| ") && $0.contains("`\(lowering.name)`") })
  }
}
