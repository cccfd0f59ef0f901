import NibCommands
import Testing

@Suite("compile, as builds start it") struct CompileForBuildsTests {
  let folder = TemporaryFolder()

  @Test("writes each output next to its input where that is asked for, with the bytes that it gets elsewhere")
  func beside() throws {
    let inputs = [try folder.add("A.xib", SampleFiles.xib), try folder.add("Main.storyboard", SampleFiles.storyboard)]

    let run = CommandRun(["compile", "--beside"] + inputs)
    _ = CommandRun("compile", inputs[0], "--output", folder.path + "/B.nib")

    #expect(run.code == .success)
    #expect(folder.names == ["A.nib", "A.xib", "B.nib", "Main.storyboard", "Main.storyboardc"])
    #expect(folder.bytes("A.nib") == folder.bytes("B.nib"))
  }

  @Test("says what is missing, or said twice")
  func outputs() throws {
    let path = try folder.add("A.xib", SampleFiles.xib)

    #expect(CommandRun("compile", path).messages.contains("option '--output OUT' is missing"))
    let both = CommandRun("compile", path, "--beside", "--output", folder.path + "/A.nib")
    #expect(both.code == .usage && both.messages.contains("'--output' and '--beside'"))
    #expect(CommandRun("compile", path, "--beside", "--depfile", path).code == .usage)
    #expect(folder.names == ["A.xib"])
  }

  @Test("writes no rules over an output, however its path is spelt", arguments: ["/A.nib", "/./A.nib"])
  func rulesOverOutput(name: String) throws {
    let path = try folder.add("A.xib", SampleFiles.xib)

    let run = CommandRun("compile", path, "--output", folder.path + "/A.nib", "--depfile", folder.path + name)

    #expect(run.code == .usage && run.messages.contains("name another file"))
    #expect(folder.names == ["A.xib"])
  }

  @Test("writes which output depends on which input, once all went well")
  func depfile() throws {
    let good = try folder.add("A $#.xib", SampleFiles.xib)
    let bad = try folder.add("B.xib", "<document")

    let failed = CommandRun("compile", good, bad, "--output", folder.path + "/out", "--depfile", folder.path + "/d")
    #expect(failed.code == .unreadable && folder.bytes("d") == nil)
    let run = CommandRun("compile", good, "--output", folder.path + "/A.nib", "--depfile", folder.path + "/d")
    let bundle = try folder.addFolder("App", [("star.png", [])])
    _ = CommandRun("compile", good, "--beside", "--bundle", bundle, "--depfile", folder.path + "/e")

    #expect(run.code == .success)
    let escaped = folder.path + "/A\\ $$\\#"
    #expect(folder.text("d") == "\(folder.path)/A.nib: \(escaped).xib\n")
    #expect(folder.text("e") == "\(escaped).nib: \(escaped).xib \(bundle)\n")
  }
}
