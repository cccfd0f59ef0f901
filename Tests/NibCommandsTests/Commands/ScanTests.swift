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

  @Test("ends with 3 when nothing at all could be read")
  func nothing() {
    #expect(CommandRun(["scan", "/a/torn.nib"], files: files).code == .unreadable)
    #expect(CommandRun(["scan", "/gone"], files: files).code == .unreadable)
    #expect(CommandRun(["scan", "/b"], files: files).code == .success)
    #expect(CommandRun(["scan", "--format", "csv", "/a"], files: files).code == .usage)
  }
}
