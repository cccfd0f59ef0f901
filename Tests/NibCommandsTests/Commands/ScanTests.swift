import NibResources
import Testing

@Suite("The command scan") struct ScanTests {
  private let files: MemoryFileSource

  init() throws {
    files = MemoryFileSource([
      "/a/Sample.nib": try SampleFiles.nib(), "/a/torn.nib": Array("NIBArchive".utf8), "/b/note.txt": [],
    ])
  }

  @Test("writes a row for each object, and one for an archive that is damaged")
  func rows() {
    let run = CommandRun(["scan", "--format", "jsonl", "/a"], files: files)
    let lines = run.output.split(separator: "\n")

    #expect(run.code == .success && run.messages.isEmpty)
    #expect(lines.first == #"{"archive":"/a/Sample.nib","row":"object","object":2,"class":"UIView"}"#)
    #expect(lines.last?.hasPrefix(#"{"archive":"/a/torn.nib","row":"failure","error":"truncated","message":""#) == true)
  }

  @Test("prints the schema of a row, and asks for no input then")
  func schema() {
    let run = CommandRun(["scan", "--schema"], files: files)

    #expect(run.code == .success && run.messages.isEmpty)
    #expect(run.output.contains(#""$id": "urn:nibwright:scan:1","#) && run.output.contains(#""const": "failure""#))
    #expect(CommandRun(["scan", "--schema", "/a"], files: files).code == .usage)
  }

  @Test("writes of a document the rows of what it compiles to")
  func documents() throws {
    let folder = TemporaryFolder()
    let document = try folder.add("A.xib", SampleFiles.xib)
    _ = CommandRun("compile", document, "-o", folder.path + "/A.nib")
    _ = CommandRun(
      "compile", try folder.add("M.storyboard", SampleFiles.storyboard), "-o", folder.path + "/M.storyboardc")

    let all = CommandRun("scan", folder.path).output.split(separator: "\n").map { String($0) }
    func rows(of path: String) -> [String] {
      all.filter { $0.hasPrefix("{\"archive\":\"\(folder.path)/\(path)") }.map { $0.replacing(path, with: "") }
    }

    #expect(!rows(of: "A.xib\"").isEmpty && rows(of: "A.xib\"") == rows(of: "A.nib\""))
    #expect(!rows(of: "M.storyboard/").isEmpty)
    #expect(Set(rows(of: "M.storyboard/")) == Set(rows(of: "M.storyboardc/")))
  }

  @Test("a document with errors is a failure, and none of its rows are written")
  func brokenDocument() throws {
    let twice = SampleFiles.xib.replacing("</objects>", with: "<view id=\"tw\"/><view id=\"tw\"/></objects>")

    let run = CommandRun(["scan", "/x.xib"], files: MemoryFileSource(["/x.xib": Array(twice.utf8)]))

    #expect(run.code == .unreadable)
    #expect(run.output.hasPrefix(#"{"archive":"/x.xib","row":"failure","error":"duplicateID","message":"#))
    #expect(run.output.split(separator: "\n").count == 1)
  }

  @Test("ends with 3 when nothing at all could be read")
  func nothing() {
    #expect(CommandRun(["scan", "/a/torn.nib"], files: files).code == .unreadable)
    #expect(CommandRun(["scan", "/gone"], files: files).code == .unreadable)
    #expect(CommandRun(["scan", "/b"], files: files).code == .success)
    #expect(CommandRun(["scan", "--format", "csv", "/a"], files: files).code == .usage)
  }
}
