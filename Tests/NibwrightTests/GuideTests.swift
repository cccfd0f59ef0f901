import NibTestSupport
import Testing

/// What a page shows as Swift is compiled and run: it stands in an example package, which is built and tested on its own,
/// or in a test that says so.
@Suite("Code on pages", .enabled(if: TestDisk.isDirectory("Tools/examples"), "not run from the package's folder"))
nonisolated struct GuideTests {
  private static let pages = DocumentationPage.all.filter { !$0.blocks(in: "swift").isEmpty }

  /// Texts of the examples' own sources, not of what their builds leave behind.
  private static let examples = TestDisk.files(below: "Tools/examples", ending: [".swift"])
    .filter { !$0.contains("/.build/") }.compactMap { TestDisk.text($0) }

  @Test("every Swift block stands in an example, line by line, or in a test", arguments: pages)
  func blocks(page: DocumentationPage) {
    for block in page.blocks(in: "swift") {
      let isTested = ShownCode.all.contains { $0.pages.contains(page.name) && $0.text == block }
      let isInExample = Self.examples.contains { "\n\($0)".contains("\n\(block)\n") }
      #expect(isTested || isInExample, "in no test and no example:\n\(block)")
    }
  }

  /// Pages of HTML and manifests are read by the same examples.
  @Test("every block of HTML and XML stands in a file of an example", arguments: ["html", "xml"])
  func files(language: String) {
    let files = TestDisk.files(below: "Tools/examples", ending: [".html", ".plist"])
      .filter { !$0.contains("/.build/") }.compactMap { TestDisk.text($0) }
    let blocks = DocumentationPage.all.flatMap { $0.blocks(in: language) }

    #expect(!blocks.isEmpty)
    for block in blocks { #expect(files.contains { "\n\($0)".contains("\n\(block)\n") }, "in no example:\n\(block)") }
  }

  @Test("what a test says is shown is shown", arguments: ShownCode.all)
  func shown(code: ShownCode) {
    #expect(!code.pages.isEmpty)
    for name in code.pages {
      #expect(DocumentationPage(name).blocks(in: "swift").contains(code.text), "not in \(name):\n\(code.text)")
    }
  }

  @Test("there are pages with code, examples and tests that are shown")
  func found() {
    #expect(Self.pages.count >= 5)
    #expect(!Self.examples.isEmpty)
    #expect(ShownCode.all.count >= 8)
  }
}
