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

  @Test("a document is refused and nothing is written")
  func document() throws {
    let path = try folder.add("Main.storyboard", SampleFiles.storyboard)

    let run = CommandRun("convert", path, "--output", folder.path + "/B.nib")

    #expect(run.code == .unreadable)
    #expect(run.messages.contains("is a document and no archive; compile it first"))
    #expect(folder.names == ["Main.storyboard"])
  }
}
