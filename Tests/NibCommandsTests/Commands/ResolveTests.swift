import Testing

@Suite("resolve") struct ResolveTests {
  let folder = TemporaryFolder()

  @Test("a picture is found in a bundle, the nearest scale first")
  func found() throws {
    _ = try folder.addFolder("App.nib", [("star.png", []), ("star@2x.png", [])])

    let run = CommandRun("resolve", "star", "--bundle", folder.path + "/App.nib", "--scale", "2")

    #expect(run.code == .success)
    #expect(run.output.hasPrefix(folder.path + "/App.nib/star@2x.png\n"))
    #expect(run.output.contains("scale 2"))
  }

  @Test("a missing picture ends with 1 and says what was tried")
  func missing() {
    let run = CommandRun("resolve", "star", "--bundle", folder.path)

    #expect(run.code == .failure)
    #expect(run.messages.hasPrefix("nibwright resolve: error: no image 'star'; tried:\n  "))
  }

  @Test("a bundle that is not there ends with 3")
  func noBundle() {
    #expect(CommandRun("resolve", "star", "--bundle", folder.path + "/none").code == .unreadable)
  }
}
