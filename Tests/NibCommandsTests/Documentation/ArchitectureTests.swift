import NibSchema
import NibTestSupport
import Testing

@Suite("Custom lowerings")
struct ArchitectureTests {
  private static let lines = TestDisk.files(below: SharedFiles.packageRoot + "/Sources/NibSchema", ending: [".swift"])
    .flatMap { (TestDisk.text($0) ?? "").split(separator: "\n", omittingEmptySubsequences: false) }

  @Test(
    "are declared under a doc comment that says what they archive",
    arguments: Catalog.uikit.customLowerings + Catalog.appkit.customLowerings)
  func customLowerings(_ lowering: CustomLowering) throws {
    let name = lowering.name.prefix { $0 != "(" }
    let declarations = ["  public static var \(name): ", "  public static func \(name)("]
    let line = try #require(Self.lines.firstIndex { line in declarations.contains { line.hasPrefix($0) } })
    let comment = Self.lines[..<line].reversed().prefix { $0.hasPrefix("  /// ") }.map { $0.dropFirst(6) }

    #expect(comment.joined(separator: " ").split(separator: " ").count >= 4)
  }
}
