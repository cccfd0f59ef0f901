import NibResources
import Nibwright
import Testing

@testable import NibCommands

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

  @Test("a folder of sources becomes a tree of the same folders, each output with the bytes that it gets alone")
  func tree() throws {
    try tree("Sources", ["A.xib", "Deep/er/B.xib", "Base.lproj/Main.storyboard"])
    _ = CommandRun("compile", folder.path + "/Sources/A.xib", "-o", folder.path + "/A.nib")

    let run = CommandRun("compile", folder.path + "/Sources/", "-o", folder.path + "/build/out")

    #expect(run.code == .success && !run.messages.contains("error"))
    #expect(try names("build/out") == ["A.nib", "Base.lproj", "Deep"])
    #expect(try names("build/out/Deep/er") == ["B.nib"])
    #expect(try names("build/out/Base.lproj/Main.storyboardc").contains("Info.plist"))
    #expect(folder.bytes("build/out/A.nib") == folder.bytes("A.nib"))
    #expect(CommandRun("compile", folder.path + "/Sources", "-o", folder.path + "/Sources").code == .success)
    #expect(CommandRun("compile", folder.path + "/Sources", "--beside").code == .success)
    #expect(try names("Sources/Deep/er") == ["B.nib", "B.xib"])
  }

  @Test("of a tree all faults are told, what is right is written, and the end is a failure")
  func brokenTree() throws {
    try tree("Sources", ["A.xib", "Deep/B.xib"])
    let odd = SampleFiles.xib.replacing("</objects>", with: "<view id=\"tw\"/><view id=\"tw\"/></objects>")
    try tree("Sources", ["Bad/C.xib"], text: "<broken/>")
    try tree("Sources", ["Bad/D.xib"], text: odd)

    let run = CommandRun(
      "compile", folder.path + "/Sources", "-o", folder.path + "/out", "--depfile", folder.path + "/d")

    #expect(run.code == .unreadable)
    #expect(run.messages.contains("/Sources/Bad/C.xib:1:1: error: ") && run.messages.contains("/Sources/Bad/D.xib:"))
    #expect(try names("out") == ["A.nib", "Deep"])
    #expect(folder.bytes("d") == nil)
  }

  @Test("a folder of one document is a tree, too; one without any, and an output that is no folder, are refused")
  func smallTrees() throws {
    try tree("One", ["A.xib"])
    try tree("Two", ["A.xib"])
    _ = try folder.addFolder("None", [("note.txt", [])])
    let file = try folder.add("file", [])
    func run(_ words: String...) -> CommandRun { CommandRun(["compile"] + words) }

    #expect(run(folder.path + "/One", "-o", folder.path + "/out").code == .success)
    #expect(try names("out") == ["A.nib"])
    _ = try folder.addFolder("Broken", [("A.xib", Array("<document".utf8))])
    #expect(run(folder.path + "/Broken", "-o", folder.path + "/left").code == .unreadable)
    #expect(!folder.names.contains("left"))
    let none = run(folder.path + "/None", "-o", folder.path + "/other")
    #expect(none.code == .unreadable && none.messages.contains("the folder holds no archive and no document"))
    #expect(run(folder.path + "/One", "-o", file).messages.contains("a file is at this path"))
    #expect(run(folder.path + "/One", "-o", "-").code == .usage)
    let both = run(folder.path + "/One", folder.path + "/Two", "-o", folder.path + "/both")
    #expect(both.code == .usage && both.messages.contains("would both be written to"))
  }

  private func tree(_ root: String, _ paths: [String], text: String? = nil) throws {
    for path in paths {
      let document = text ?? (path.hasSuffix(".xib") ? SampleFiles.xib : SampleFiles.storyboard)
      try [InterfaceFile(bytes: Array(document.utf8))].write(to: try place(root + "/" + path))
    }
  }

  private func place(_ path: String) throws -> String {
    let full = folder.path + "/" + path
    #expect(SystemCalls.makeFolder(FilePath.folder(full), withParents: true))
    return full
  }

  private func names(_ path: String) throws -> [String] { try DiskFileSource().list(folder.path + "/" + path).sorted() }

  @Test("writes messages as JSON, as SARIF and as commands of workflows, on standard output alone")
  func forms() throws {
    let path = try folder.add("A,1.xib", SampleFiles.oddXIB)
    func run(_ form: String, _ more: String...) -> CommandRun {
      CommandRun(["compile", path, "-o", folder.path + "/A.nib", "--format", form] + more)
    }
    let text = run("text").messages
    let message = try #require(text.firstRange(of: "warning: ")).upperBound
    let words = text[message...].prefix { $0 != "[" }.dropLast()

    let json = run("json")
    #expect(json.code == .success && json.messages.isEmpty)
    for member in [
      "\"schemaVersion\": 1", "\"severity\": \"warning\"", "\"code\": \"unknownElement\"", "\"line\": 12",
      "\"column\": 23",
      "\"file\": \"\(path)\"", "\"omitted\": 0",
    ] { #expect(json.output.contains(member), "\(json.output)") }
    let sarif = run("sarif", "--strict")
    #expect(sarif.code == .failure && sarif.messages.isEmpty)
    for member in [
      "\"version\": \"2.1.0\"", "\"ruleId\": \"unknownElement\"", "\"level\": \"error\"", "\"startLine\": 12",
      "\"startColumn\": 23", "\"uri\": \"file://\(folder.path)/A%2C1.xib\"", "\"name\": \"nibwright\"",
    ] { #expect(sarif.output.contains(member), "\(sarif.output)") }
    let github = run("github").output
    let place = path.replacing(",", with: "%2C")
    #expect(github.hasPrefix("::warning file=\(place),line=12,col=23,title=unknownElement::\(words)"), "\(github)")
    #expect(run("github", "--quiet").output.isEmpty)
    #expect(CommandRun("compile", path, "-o", "-", "--format", "json").code == .usage)
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

  @Test("all mistakes of a line are told that no table can see")
  func mistakes() {
    let run = CommandRun(
      "compile", "a.xib", "--beside", "-o", "x", "--bundle", "/no/1", "--bundle", "/no/2", "--raise", "badNumber",
      "--silence", "badNumber")

    #expect(run.code == .usage)
    #expect(run.messages.split(separator: "\n").count == 1)
    for words in ["both raised and silenced", "'/no/1'", "'/no/2'", "cannot both say where outputs go"] {
      #expect(run.messages.contains(words), "\(run.messages)")
    }
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
