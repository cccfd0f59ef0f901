import NibDiagnostics
import NibDocument
import Testing

@Suite("Documents with an unresolved merge conflict") struct MergeConflictTests {
  private func failure(_ text: String) -> DocumentError? {
    do {
      _ = try XIBReader().read(Array(text.utf8), file: "Tea.xib")
      return nil
    } catch { return error }
  }

  private let start = "<?xml version=\"1.0\"?>\n<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\">\n"

  @Test("the error names the conflict and the line where it begins", arguments: ["\n", "\r\n"])
  func begins(end: String) throws {
    let lines = ["<<<<<<< HEAD", "<objects/>", "=======", "<objects>", "</objects>", ">>>>>>> tea", "</document>", ""]
    let error = try #require(failure(start + lines.joined(separator: end)))

    #expect(error.code == .malformed && error.place == .text("Tea.xib", line: 3, column: 1))
    #expect(error.detail.hasPrefix("unresolved merge conflict at line 3: '<<<<<<< HEAD'; resolve the conflict"))
  }

  @Test("what is left of a conflict that was resolved by half is named, too", arguments: ["=======", "||||||| base"])
  func rest(mark: String) throws {
    let error = try #require(failure(start + "<objects>\n\(mark)\n</document>\n"))

    #expect(error.detail.contains("unresolved merge conflict at line 4: '\(mark)'"))
  }

  @Test(
    "other errors keep their words: a mark stands at the beginning of a line and has seven signs",
    arguments: ["<objects>", " <<<<<<< HEAD", "<<<<<<<<<", "<<<<<<"])
  func others(line: String) throws {
    let error = try #require(failure(start + line + "\n</document>\n"))

    #expect(!error.detail.contains("merge"))
  }

  @Test("a document that is well-formed is read, whatever its texts begin with")
  func texts() {
    #expect(failure(start + "<string key=\"text\">\n=======\n</string>\n</document>\n") == nil)
  }
}
