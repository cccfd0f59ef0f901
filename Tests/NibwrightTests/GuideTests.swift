import NibTestSupport
import Testing

/// The guides' code is that of the example packages, which are built and tested on their own: a block that stands in no
/// file of theirs is one that nobody has compiled.
@Suite("Guides", .enabled(if: TestDisk.isDirectory("Tools/examples"), "not run from the package's folder"))
struct GuideTests {
  private static let guides = TestDisk.files(below: "Sources/Nibwright/Nibwright.docc", ending: [".md"])
    .map { (path: $0, blocks: CodeBlocks.of(TestDisk.text($0) ?? "", in: "swift")) }
    .filter { !$0.blocks.isEmpty }

  /// Texts of the examples' own sources, not of what their builds leave behind.
  private static let sources = TestDisk.files(below: "Tools/examples", ending: [".swift"])
    .filter { !$0.contains("/.build/") }.compactMap { TestDisk.text($0) }

  @Test("every Swift block of a guide stands in an example, line by line")
  func blocks() {
    #expect(Self.guides.count >= 2)
    for guide in Self.guides {
      for block in guide.blocks {
        let isThere = Self.sources.contains { "\n\($0)".contains("\n\(block)\n") }
        #expect(isThere, "\(guide.path): in no example:\n\(block)")
      }
    }
  }
}
