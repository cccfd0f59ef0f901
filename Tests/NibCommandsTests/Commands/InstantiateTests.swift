import Testing

@Suite("instantiate") struct InstantiateTests {
  let folder = TemporaryFolder()

  @Test("the objects of a XIB come to life, connections and images are told")
  func tree() throws {
    let path = try folder.add("A.xib", SampleFiles.xib)
    let bundle = try folder.addFolder("App.nib", [("star.png", [])])

    let run = CommandRun("instantiate", path, "--bundle", bundle)

    #expect(run.code == .success)
    #expect(run.output.contains("iv1-00-001"))
    #expect(run.output.contains("\nconnections:\n  outlet IBFilesOwner.view -> vw1-00-001\n"))
    #expect(run.output.contains("\nimages:\n  star: \(bundle)/star.png\n"))
  }

  @Test("a missing image is told, and with --strict it ends with 1")
  func missing() throws {
    let path = try folder.add("A.xib", SampleFiles.xib)

    #expect(CommandRun("instantiate", path).output.contains("  star: missing; tried"))
    #expect(CommandRun("instantiate", path, "--strict").code == .failure)
  }

  @Test("the same is told as JSON")
  func json() throws {
    let run = CommandRun("instantiate", try folder.add("A.nib", SampleFiles.nib()), "--format", "json")

    #expect(run.code == .success)
    #expect(run.output.contains("\"class\": \"UIView\","))
    #expect(run.output.contains("\"schemaVersion\": 1"))
  }
}
