import Testing

@Suite("convert") struct ConvertTests {
  let folder = TemporaryFolder()

  @Test("an archive is written back byte for byte")
  func identity() throws {
    let bytes = try SampleFiles.nib()
    let path = try folder.add("A.nib", bytes)

    let run = CommandRun("convert", path, "--output", folder.path + "/B.nib")

    #expect(run.code == .success)
    #expect(folder.bytes("B.nib") == bytes)
  }

  @Test("no command writes its output over its input", arguments: ["convert", "decompile", "upgrade", "context"])
  func ownInput(_ command: String) throws {
    let bytes = try SampleFiles.nib()
    let path = try folder.add("A.nib", bytes)
    let link = try folder.link("B.nib", to: path)

    for output in [path, link] {
      let run = CommandRun(command, path, "--output", output)

      #expect(run.code == .usage)
      #expect(run.messages.contains("the output would replace its own input '\(path)'; name another output"))
    }
    #expect(folder.bytes("A.nib") == bytes)
  }

  @Test("no command writes into an archive that it reads", arguments: ["nib", "storyboardc"])
  func ownFolder(_ form: String) throws {
    let bytes = try SampleFiles.nib()
    let path = try folder.addFolder("A.\(form)", [("runtime.nib", bytes)])
    for (command, input) in [("convert", path), ("decompile", path + "/")] {
      for output in [path + "/b.nib", path + "/../A.\(form)/b.nib"] {
        let run = CommandRun(command, input, "--output", output)
        #expect(run.code == .usage)
        #expect(run.messages.contains("the output would lie in its own input '\(input)'; name another output"))
      }
    }
    #expect(folder.bytes("A.\(form)/b.nib") == nil && folder.bytes("A.\(form)/runtime.nib") == bytes)
  }

  @Test("a document is refused and nothing is written")
  func document() throws {
    let path = try folder.add("Main.storyboard", SampleFiles.storyboard)

    let run = CommandRun("convert", path, "--output", folder.path + "/B.nib")

    #expect(run.code == .unreadable)
    #expect(run.messages.contains("is a document and no archive; compile it first"))
    #expect(folder.names == ["Main.storyboard"])
  }

  @Test("an archive becomes a keyed archive of an era, and a NIBArchive again")
  func containers() throws {
    let path = try folder.add("A.nib", try SampleFiles.nib())
    let (keyed, back) = (folder.path + "/B.nib", folder.path + "/C.nib")

    let runs = [
      CommandRun("convert", path, "--output", keyed, "--container", "keyed", "--era", "10.5"),
      CommandRun("convert", keyed, "--output", back, "--container=nibarchive"),
      CommandRun("convert", keyed, "--output", folder.path + "/D.nib"),
    ]

    #expect(runs.map(\.code) == [.success, .success, .success])
    #expect(folder.bytes("B.nib")?.starts(with: "bplist00".utf8) == true)
    #expect(folder.bytes("C.nib")?.starts(with: "NIBArchive".utf8) == true)
    #expect(folder.bytes("D.nib") == folder.bytes("B.nib"))
    let trees = [path, keyed, back].map { CommandRun("inspect", $0).output }
    #expect(trees[0].contains("UITag: 7") && trees[1].contains("UITag: 7") && trees[2].contains("UITag: 7"))
  }

  @Test("an era alone is taken for a keyed archive, and refused for what has none")
  func eraAlone() throws {
    let path = try folder.add("A.nib", try SampleFiles.nib())
    func run(_ words: String...) -> CommandRun { CommandRun(["convert"] + words) }
    let (newest, old) = (folder.path + "/B.nib", folder.path + "/C.nib")
    _ = run(path, "-o", newest, "--container", "keyed")
    _ = run(path, "-o", old, "--container", "keyed", "--era", "10.5")

    let alone = run(newest, "-o", folder.path + "/D.nib", "--era", "10.5")
    let none = run(path, "-o", folder.path + "/E.nib", "--era", "10.5")
    let other = run(newest, "-o", folder.path + "/F.nib", "--era", "10.5", "--container", "nibarchive")

    #expect(alone.code == .success && folder.bytes("D.nib") != folder.bytes("B.nib"))
    let tables = [folder.path + "/D.nib", old].map { path in
      CommandRun("inspect", path, "--format", "raw").output.replacing(path, with: "")
    }
    #expect(tables[0] == tables[1])
    #expect(none.code == .unreadable && none.messages.contains("give --container keyed as well"))
    #expect(other.code == .usage && other.messages.contains("leave one out"))
    #expect(folder.names == ["A.nib", "B.nib", "C.nib", "D.nib"])
  }

  @Test("an era without keyed archives, and a version that is none, are refused")
  func misuse() throws {
    let path = try folder.add("A.nib", try SampleFiles.nib())

    let era = CommandRun("convert", path, "--output", folder.path + "/B.nib", "--era", "10.4")
    let version = CommandRun("convert", path, "--output", folder.path + "/B.nib", "--minimum-deployment-target", "x")

    #expect([era.code, version.code] == [.unreadable, .usage])
    #expect(folder.names == ["A.nib"])
  }
}
