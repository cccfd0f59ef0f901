import NibCommands
import NibTestSupport
import Testing

/// `compile --explain` tells how well it is known what was written.
@Suite("compile --explain")
struct CompileExplainTests {
  private let folder = TemporaryFolder()
  private static let ids: Set<String> = ["inferredKey", "thinEvidence", "contradictedKey", "seenKey"]

  private func compile(_ input: String, _ output: String, _ options: String...) -> CommandRun {
    CommandRun(["compile", input, "--output", folder.path + "/" + output, "--module", "Kiosk"] + options)
  }

  @Test("thin rules are notices with lines, all of them more, and the output is the same")
  func notices() throws {
    let path = try folder.add("A.storyboard", SampleFiles.storyboard)

    let plain = compile(path, "A.storyboardc")
    let thin = compile(path, "B.storyboardc", "--explain")
    let all = compile(path, "C.storyboardc", "--explain-all")

    #expect([plain.code, thin.code, all.code] == [.success, .success, .success])
    let notices = { (run: CommandRun) in
      run.messages.split(separator: "\n").filter { line in Self.ids.contains { line.hasSuffix("[\($0)]") } }
    }
    #expect(notices(plain).isEmpty)
    #expect(notices(all).count > notices(thin).count)
    #expect(notices(all).contains { $0.hasSuffix("[seenKey]") })
    #expect(notices(thin).allSatisfy { !$0.hasSuffix("[seenKey]") })
    #expect(notices(all).allSatisfy { $0.hasPrefix(path + ":") && $0.contains(": notice: '") })
    for name in ["Info.plist", "vc1-00-001-view-vw1-00-001.nib"] {
      let bytes = try #require(folder.bytes("A.storyboardc/" + name))
      #expect(folder.bytes("B.storyboardc/" + name) == bytes)
      #expect(folder.bytes("C.storyboardc/" + name) == bytes)
    }
  }

  @Test("the notices are in JSON, too")
  func json() throws {
    let path = try folder.add("A.xib", SampleFiles.xib)

    let run = compile(path, "A.nib", "--explain-all", "--format", "json")

    #expect(run.code == .success)
    #expect(run.output.contains("\"seenKey\""))
    #expect(run.messages.isEmpty)
  }

  @Test("a document that is not compiled is not explained")
  func failed() throws {
    let text = SampleFiles.xib.replacing("</objects>", with: #"<view id="b" hidden="so"/></objects>"#)
    let path = try folder.add("A.xib", text)

    let run = compile(path, "A.nib", "--explain-all")

    #expect(run.code == .failure)
    #expect(!run.messages.contains("seenKey"))
  }
}
