import NibTestSupport
import Testing

@Suite(
  "Command lines on pages",
  .enabled(if: TestDisk.isDirectory("Archives/Documents"), "not run from the package's folder"))
struct CommandExampleTests {
  private static let pages = DocumentationPage.all.map(\.name).filter { name in
    run.contains { $0.page == name }
  }

  /// Those of the commands that this target has; nibwright-images has tests of its own.
  private static let run = CommandExample.onPages.filter { ["nibwright", "ibtool"].contains($0.words.first) }

  /// The examples of a page follow one another: what one writes the next may read.
  @Test("print what the page shows", arguments: pages)
  @MainActor func output(page: String) {
    let folder = TemporaryFolder()
    for example in Self.run where example.page == page {
      let words = example.words.map { Self.isWritten($0) ? folder.path + "/" + $0 : $0 }

      let run = CommandRun(words[0] == "ibtool" ? words : Array(words.dropFirst()))

      #expect(run.code == .success, "\(example.description)\n\(run.messages)")
      let lines = run.output.replacing(folder.path + "/", with: "").split(separator: "\n").map(String.init)
      #expect(example.isShown(by: lines), "\(example.description) prints\n\(lines.joined(separator: "\n"))")
    }
  }

  /// Files without a folder are written by the example or by one before it.
  private static func isWritten(_ word: String) -> Bool {
    let endings = [".nib", ".storyboardc", ".plist", ".strings", ".xliff", ".xib", ".build"]
    return !word.contains("/") && endings.contains { word.hasSuffix($0) }
  }

  @Test("start programs of the package")
  func programs() {
    let names = Set(CommandExample.onPages.compactMap(\.words.first))

    #expect(names == ["nibwright", "ibtool", "nibwright-images"])
  }

  @Test(
    "are compared line by line, and … stands for lines left out",
    arguments: [
      (["a", "b"], true), (["a", "…"], true), (["…", "b"], true), (["…"], true), (["a"], false), (["b"], false),
      (["b", "a"], false), (["a", "b", "c"], false), (["a", "…", "b"], true), ([], false),
    ])
  func comparison(shown: [String], isShown: Bool) {
    #expect(CommandExample(page: "", words: [], shown: shown).isShown(by: ["a", "b"]) == isShown)
  }
}
