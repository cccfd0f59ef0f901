import NibResources
import Testing

@Suite("The command context") struct ContextTests {
  private let files = MemoryFileSource([
    "/a/Main.storyboard": Array(SampleFiles.storyboard.utf8), "/a/Badge.xib": Array(SampleFiles.xib.utf8),
    "/torn.xib": Array("<document".utf8),
  ])

  @Test("writes one line of JSON for all inputs")
  func plain() {
    let run = CommandRun(["context", "/a"], files: files)

    #expect(run.code == .success && run.messages.isEmpty)
    #expect(run.output.hasPrefix(#"{"schemaVersion":2,"platform":"iOS","modules":["App","Kiosk","UIKit"],"#))
    #expect(run.output.contains(#""sentence":"button bt1-00-001.top = 4:3 × view vw1-00-001.top + 20""#))
    #expect(!run.output.contains("\n"))
  }

  @Test("writes the forms of other generators, on many lines where asked for")
  func styles() {
    let swiftgen = CommandRun(["context", "--style", "swiftgen", "--pretty", "/a"], files: files)
    let rswift = CommandRun(["context", "--style", "rswift", "/a"], files: files)

    #expect(swiftgen.output.hasPrefix("{\n  \"modules\": [\n    \"UIKit\"\n  ],\n  \"platform\": \"iOS\""))
    #expect(rswift.output.hasPrefix(#"{"nibs":[{"name":"Badge","locale":"none","#))
    #expect(CommandRun(["context", "--style", "stencil", "/a"], files: files).code == .usage)
  }

  @Test("prints the schema of what it writes, and asks for no input then")
  func schema() {
    let run = CommandRun(["context", "--schema"], files: files)

    #expect(run.code == .success && run.messages.isEmpty && run.output.hasSuffix("}\n"))
    #expect(run.output.contains(#""$id": "urn:nibwright:context:2","#))
    #expect(!run.output.contains(#""additionalProperties": false"#))
    #expect(CommandRun(["context", "--schema", "--style", "nibwright"], files: files).output == run.output)
    #expect(CommandRun(["context", "--schema", "--style", "rswift"], files: files).code == .usage)
    #expect(CommandRun(["context", "--schema", "/a"], files: files).code == .usage)
    #expect(CommandRun(["context"], files: files).code == .usage)
  }

  @Test("tells what cannot be read, and writes the others")
  func failure() {
    let run = CommandRun(["context", "/torn.xib", "/a/Badge.xib"], files: files)

    #expect(run.code == .unreadable && run.messages.hasPrefix("/torn.xib:1:"))
    #expect(run.output.contains(#""name":"Badge""#) && run.output.contains(#""failures":[{"severity":"error""#))
  }
}
