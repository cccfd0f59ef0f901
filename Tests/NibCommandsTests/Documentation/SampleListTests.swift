import NibTestSupport
import Testing

@Suite("List of samples", .enabled(if: TestDisk.isDirectory("Archives"), "not run from the package's folder"))
struct SampleListTests {
  private static let kinds = ["Elements", "Documents"]

  @Test("names each sample once, and no other", arguments: kinds)
  func samples(kind: String) throws {
    let lines = try #require(TestDisk.text("Archives/README.md")).split(separator: "\n")
    let section = lines.drop { $0 != "## \(kind)" }.dropFirst().prefix { !$0.hasPrefix("## ") }
    let listed = section.filter { $0.hasPrefix("| `") }.map { String($0.dropFirst(3).prefix { $0 != "`" }) }
    let files = TestDisk.files(below: "Archives/\(kind)", ending: [".xib", ".storyboard"])
    let folders = Set(files.map { String($0.split(separator: "/")[2]) })

    #expect(listed.sorted() == folders.sorted())
  }
}
