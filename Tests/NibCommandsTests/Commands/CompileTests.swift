import NibCommands
import NibResources
import Testing

@Suite("compile") struct CompileTests {
  let folder = TemporaryFolder()

  @Test("a XIB becomes a NIBArchive, and nothing is said")
  func single() throws {
    let path = try folder.add("A.xib", SampleFiles.xib)

    let run = CommandRun("compile", path, "--output", folder.path + "/A.nib", "--module", "Kiosk")

    #expect(run.code == .success)
    #expect(run.output.isEmpty && run.messages.isEmpty)
    #expect(folder.bytes("A.nib")?.starts(with: "NIBArchive".utf8) == true)
    #expect(folder.names == ["A.nib", "A.xib"])
    #expect(CommandRun("inspect", folder.path + "/A.nib").output.contains("UIClassName: \"_TtC5Kiosk5Badge\""))
  }

  @Test("the profile decides the archive's version", arguments: [("nib9-e", 9), ("nib10", 10)] as [(String, UInt8)])
  func profile(name: String, minor: UInt8) throws {
    let path = try folder.add("A.xib", SampleFiles.xib)

    _ = CommandRun("compile", path, "--output", folder.path + "/A.nib", "--profile", name)

    #expect(folder.bytes("A.nib")?[14] == minor)
  }

  @Test(
    "an Xcode decides alone, and beside a profile among the eras of that name",
    arguments: [
      (["--emulate-xcode", "8.3"], "8.3"), (["--emulate-xcode", "11.3", "--profile", "nib9-g"], "11.0"),
      (["--emulate-xcode", "14.3", "--profile", "nib10"], "14.3"), (["--profile", "nib9-e"], "8.3"),
      (["--emulate-xcode", "8.3", "--profile", "nib9-c"], "7.0"), ([], "26.1.1"),
    ])
  func xcode(options: [String], profile: String) throws {
    let path = try folder.add("A.xib", SampleFiles.xib)

    #expect(CommandRun(["compile", path, "--output", folder.path + "/A.nib"] + options).code == .success)
    _ = CommandRun("compile", path, "--output", folder.path + "/B.nib", "--profile", profile)

    #expect(folder.bytes("A.nib") == folder.bytes("B.nib"))
  }

  @Test(
    "a profile and an Xcode of other eras are told in one line; under --strict nothing is written",
    arguments: [
      ("nib9-c", "8.3", "'--emulate-xcode 8.3' is of the era 8.3, and not of '--profile nib9-c' (7.0)"),
      ("nib9-f", "12.5", "'--emulate-xcode 12.5' is of the era 12.5, and not of '--profile nib9-f' (9.0 to 10.2)"),
      ("9.0", "12", "'--emulate-xcode 12' is of the era 12.0, and not of '--profile 9.0'"),
    ])
  func contradiction(profile: String, xcode: String, words: String) throws {
    let path = try folder.add("A.xib", SampleFiles.xib)
    let options = ["--profile", profile, "--emulate-xcode", xcode]

    let run = CommandRun(["compile", path, "--output", folder.path + "/A.nib"] + options)
    let strict = CommandRun(["compile", path, "--output", folder.path + "/B.nib", "--strict"] + options)
    let json = CommandRun(["compile", path, "--output", folder.path + "/C.nib", "--format", "json"] + options)

    #expect(run.messages == "nibwright compile: warning: \(words); the profile is used [contradictoryEras]\n")
    #expect(run.code == .success)
    #expect(strict.code == .usage)
    #expect(strict.messages.contains(words))
    #expect(folder.bytes("B.nib") == nil)
    #expect(json.output.contains("\"contradictoryEras\""))
    #expect(json.messages.isEmpty)
  }

  @Test(
    "a profile and an Xcode that agree are not told",
    arguments: [
      ("nib9-c", "7.3"), ("nib9-f", "10.2.1"), ("keyed", "3.2"), ("4.0", "3.2.5"), ("8.0-beta", "8.0"),
      ("nib10", "26.5"), ("mac-xc12", "12.4"), ("26.1.1", "26.2"),
    ])
  func agreement(profile: String, xcode: String) throws {
    let path = try folder.add("A.xib", SampleFiles.xib)

    let run = CommandRun(
      "compile", path, "--output", folder.path + "/A.nib", "--profile", profile, "--emulate-xcode", xcode, "--strict")

    #expect(run.messages.isEmpty)
    #expect(run.code == .success)
  }

  @Test("several inputs go to a folder, each with the bytes that it gets alone")
  func several() throws {
    let inputs = try (0..<9).map { try folder.add("\($0).xib", SampleFiles.xib) }

    let run = CommandRun(["compile"] + inputs + ["--output", folder.path + "/out"])
    _ = CommandRun("compile", inputs[0], "--output", folder.path + "/alone.nib")

    #expect(run.code == .success)
    for number in 0..<9 { #expect(folder.bytes("out/\(number).nib") == folder.bytes("alone.nib")) }
  }

  @Test("what is not known is a warning with a place, and with --strict an error that writes nothing")
  func strict() throws {
    let path = try folder.add("A.xib", SampleFiles.oddXIB)

    let strict = CommandRun("compile", path, "--output", folder.path + "/A.nib", "--strict")
    #expect(folder.names == ["A.xib"])
    let run = CommandRun("compile", path, "--output", folder.path + "/A.nib")

    #expect(strict.code == .failure)
    #expect(strict.messages.contains("A.xib:12:23: error: "))
    #expect(run.code == .success)
    #expect(run.messages.contains("A.xib:12:23: warning: "))
    #expect(folder.names == ["A.nib", "A.xib"])
  }

  @Test("a message ends with its id, by which it is silenced or raised")
  func byID() throws {
    let path = try folder.add("A.xib", SampleFiles.oddXIB)

    let told = CommandRun("compile", path, "--output", folder.path + "/A.nib")
    let silenced = CommandRun("compile", path, "--output", folder.path + "/B.nib", "--silence", "unknownElement")
    let strict = CommandRun(
      "compile", path, "--output", folder.path + "/C.nib", "--strict", "--silence", "unknownElement")
    let raised = CommandRun("compile", path, "--output", folder.path + "/D.nib", "--raise", "unknownElement")
    let other = CommandRun("compile", path, "--output", folder.path + "/E.nib", "--raise", "badNumber")

    #expect(told.messages.hasSuffix(" [unknownElement]\n"))
    #expect(silenced.code == .success && silenced.messages.isEmpty)
    #expect(strict.code == .success && strict.messages.isEmpty)
    #expect(raised.code == .failure && raised.messages.contains(": error: "))
    #expect(other.code == .success && other.messages == told.messages)
    #expect(folder.names == ["A.nib", "A.xib", "B.nib", "C.nib", "E.nib"])
  }

  @Test("what can be raised and silenced is checked before anything is read")
  func policyMistakes() {
    let unknown = CommandRun("compile", "A.xib", "--output", "A.nib", "--silence", "everything")
    let error = CommandRun("compile", "A.xib", "--output", "A.nib", "--silence", "duplicateID")
    let both = CommandRun("compile", "A.xib", "--output", "A.nib", "--silence", "badNumber", "--raise", "badNumber")
    let bundle = CommandRun("compile", "A.xib", "--output", "A.nib", "--bundle", "/nowhere/at-all")

    for run in [unknown, error, both, bundle] { #expect(run.code == .usage) }
    #expect(both.messages.contains("'badNumber' cannot be both raised and silenced"))
    #expect(bundle.messages.contains("no folder is at '/nowhere/at-all'"))
  }

  @Test("with bundles given, an image that none of them has is told where the document lists it")
  func missingImage() throws {
    let resources = "</objects><resources><image name=\"here\"/><image name=\"gone\"/></resources>"
    let path = try folder.add("A.xib", SampleFiles.xib.replacing("</objects>", with: resources))
    _ = try folder.addFolder("App", [("here.png", [])])

    let unasked = CommandRun("compile", path, "--output", folder.path + "/A.nib")
    let run = CommandRun("compile", path, "--output", folder.path + "/A.nib", "--bundle", folder.path + "/App")

    #expect(unasked.messages.isEmpty)
    #expect(run.code == .success)
    #expect(run.messages.hasSuffix("none of the given bundles has the image 'gone' [missingImage]\n"))
    #expect(!run.messages.contains("'here'"))
  }

  @Test("an output that cannot be written ends with 1")
  func unwritable() throws {
    let run = CommandRun("compile", try folder.add("A.xib", SampleFiles.xib), "--output", folder.path + "/no/A.nib")

    #expect(run.code == .failure)
    #expect(run.messages.contains("/no/A.nib: error: "))
  }

  @Test("a single input is written into a folder that is there")
  func intoFolder() throws {
    let path = try folder.add("A.xib", SampleFiles.xib)

    let run = CommandRun("compile", path, "--output", folder.path)

    #expect(run.code == .success)
    #expect(folder.names == ["A.nib", "A.xib"])
  }

  @Test("an input is never replaced by what it compiles to", arguments: ["A.xib", "./A.xib"])
  func ownInput(_ output: String) throws {
    let path = try folder.add("A.xib", SampleFiles.xib)

    let run = CommandRun("compile", path, "--output", folder.path + "/" + output)

    #expect(run.code == .usage)
    #expect(run.messages.contains("the output would replace its own input '\(path)'; name another output"))
    #expect(folder.bytes("A.xib") == Array(SampleFiles.xib.utf8))
  }

  @Test("a nib is not compiled again, and is called what it is")
  func compiled() throws {
    let run = CommandRun("compile", try folder.add("A.nib", SampleFiles.nib()), "--output", folder.path + "/B.nib")

    #expect(run.code == .unreadable)
    #expect(
      run.messages.contains("A.nib: error: this is compiled already; give a XIB or a storyboard [notAnArchive]\n"))
  }

  @Test("a storyboard becomes a folder of nibs with an Info.plist")
  func storyboard() throws {
    let path = try folder.add("Main.storyboard", SampleFiles.storyboard)

    let run = CommandRun("compile", path, "--output", folder.path + "/Main.storyboardc")

    #expect(run.code == .success)
    #expect(folder.names == ["Main.storyboard", "Main.storyboardc"])
    let members = try DiskFileSource().list(folder.path + "/Main.storyboardc")
    #expect(members.contains("Info.plist"))
    #expect(members.contains("UIViewController-vc1-00-001.nib"))
    #expect(members.contains("vc1-00-001-view-vw1-00-001.nib"))
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
