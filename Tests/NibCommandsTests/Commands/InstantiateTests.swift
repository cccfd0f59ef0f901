import Testing

@Suite("instantiate") struct InstantiateTests {
  let folder = TemporaryFolder()

  @Test("the objects of a XIB come to life, connections and images are told")
  func tree() throws {
    let path = try folder.add("A.xib", SampleFiles.xib)
    let bundle = try folder.addFolder("App.nib", [("star.png", [])])

    let run = CommandRun("instantiate", path, "--bundle", bundle)

    #expect(run.code == .success)
    #expect(run.output.hasPrefix("View (_TtC3App5Badge)"))
    #expect(run.output.contains("\n  ImageView (UIImageView) @"))
    #expect(run.output.contains(" #iv1-00-001\n"))
    #expect(run.messages.contains("A.xib:10:9: warning: no class is registered for '_TtC3App5Badge'"))
    #expect(run.output.contains("\nconnections: 1 of 1 made\n"))
    #expect(run.output.contains("\nimages: 1 found, 0 missing\n  star -> \(bundle)/star.png\n"))
  }

  @Test("a missing image is told, and with --strict it ends with 1")
  func missing() throws {
    let path = try folder.add("A.xib", SampleFiles.xib)

    #expect(CommandRun("instantiate", path).output.contains("  star is missing"))
    #expect(CommandRun("instantiate", path, "--strict").code == .failure)
  }

  @Test("a bundle that is not there ends with 3")
  func noBundle() throws {
    let run = CommandRun("instantiate", try folder.add("A.xib", SampleFiles.xib), "--bundle", folder.path + "/none")

    #expect(run.code == .unreadable)
    #expect(run.messages.contains("/none: error: no folder is at this path"))
  }

  @Test("several files are told in a line each, and only so")
  func summary() throws {
    let paths = try ["A.xib", "B.xib"].map { try folder.add($0, SampleFiles.xib) }

    let run = CommandRun(["instantiate"] + paths + ["--format", "summary"])
    let refused = CommandRun(["instantiate"] + paths)
    let missing = CommandRun(["instantiate", paths[0], folder.path + "/none.nib", "--format", "summary"])

    #expect(run.code == .success)
    #expect(
      run.output.split(separator: "\n").map { $0.hasSuffix(" objects, 1 of 1 connections made") } == [true, true])
    #expect(run.output.hasPrefix(paths[0] + ": "))
    #expect(refused.code == .usage && refused.messages.contains("'--format summary'"))
    #expect(missing.code == .unreadable && missing.output.hasPrefix(paths[0]))
  }

  @Test("the same is told as JSON")
  func json() throws {
    let run = CommandRun("instantiate", try folder.add("A.nib", SampleFiles.nib()), "--format", "json")

    #expect(run.code == .success)
    #expect(run.output.contains("\"type\": \"View\","))
    #expect(run.output.contains("\"schemaVersion\": 1"))
  }
}
