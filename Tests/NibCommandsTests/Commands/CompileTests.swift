import NibCommands
import Testing

@Suite("compile") struct CompileTests {
  let folder = TemporaryFolder()

  @Test("a storyboard is refused by name and nothing is written")
  func storyboard() throws {
    let path = try folder.add("Main.storyboard", SampleFiles.storyboard)

    let run = CommandRun("compile", path, "--output", folder.path + "/Main.storyboardc")

    #expect(run.code == .failure)
    #expect(run.messages.hasPrefix(path + ":"))
    #expect(folder.names == ["Main.storyboard"])
  }

  @Test("of several inputs the messages come in order and the worst end is told")
  func order() throws {
    var inputs: [String] = []
    for number in 0..<20 { inputs.append(try folder.add("\(number).xib", "<broken\(number)")) }
    inputs.append(try folder.add("Main.storyboard", SampleFiles.storyboard))

    let run = CommandRun(["compile"] + inputs + ["--output", folder.path + "/out"])
    let lines = run.messages.split(separator: "\n")

    #expect(run.code == .unreadable)
    #expect(zip(lines, inputs).allSatisfy { $0.hasPrefix($1) })
    #expect(lines.count == 21)
  }

  @Test("progress is shown to somebody who looks, and to nobody else")
  func progress() throws {
    let inputs = [try folder.add("a.xib", "<a"), try folder.add("b.xib", "<b")]
    let arguments = ["compile"] + inputs + ["--output", folder.path + "/out"]

    #expect(CommandRun(arguments, isInteractive: true).messages.contains("\r\u{1B}[K2 of 2"))
    #expect(!CommandRun(arguments).messages.contains("of 2"))
  }
}
