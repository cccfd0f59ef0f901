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

  @Test("a scale that no screen has is refused with those that are", arguments: ["0", "4", "two"])
  func scale(_ text: String) {
    let run = CommandRun("resolve", "star", "--bundle", folder.path, "--scale", text)

    #expect(run.code == .usage)
    #expect(run.messages.contains("'\(text)' is no value of '--scale'; write a number from 1 to 3"))
  }

  @Test("a bundle that is not there ends with 3")
  func noBundle() {
    #expect(CommandRun("resolve", "star", "--bundle", folder.path + "/none").code == .unreadable)
  }
}
