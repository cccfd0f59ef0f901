import Testing

@testable import NibResources

@Suite("Files of the disk") struct DiskFileSourceTests {
  private let disk = DiskFileSource()

  @Test("links are followed; broken ones, endless ones and pipes are not listed") func links() throws {
    let folder = try TemporaryFolder("links")
    try AtomicFileWriter.write([1, 2], to: folder.path + "/file")
    folder.link("good", to: "file")
    folder.link("broken", to: "nowhere")
    folder.link("endless", to: "endless")
    folder.link("up", to: ".")
    folder.pipe("pipe")

    #expect(try disk.entries(folder.path).map(\.name) == ["file", "good", "up"])
    #expect(try disk.entries(folder.path).map(\.isLink) == [false, true, true])
    #expect(try disk.read(folder.path + "/good") == [1, 2])
    #expect(disk.canonical(folder.path + "/up/up/good") == disk.canonical(folder.path) + "/file")
  }

  @Test("a pipe that nobody writes to is refused at once", .timeLimit(.minutes(5))) func pipes() throws {
    let folder = try TemporaryFolder("pipe")
    folder.pipe("pipe")

    #expect(throws: ResourceError(.notAFile, "", "")) { try disk.read(folder.path + "/pipe") }
  }

  @Test("writing through a link changes the file that it leads to") func writesThroughLinks() throws {
    let folder = try TemporaryFolder("through")
    try AtomicFileWriter.write([1], to: folder.path + "/file")
    folder.link("link", to: "file")

    try AtomicFileWriter.write([2], to: folder.path + "/link")

    #expect(try disk.read(folder.path + "/file") == [2])
    #expect(try disk.entries(folder.path).map(\.isLink) == [false, true])
  }

  @Test("a chain over a folder that holds itself ends") func loops() throws {
    let folder = try TemporaryFolder("loop.bundle")
    try AtomicFileWriter.write(SampleFiles.png(1, 1), to: folder.path + "/x.png")
    folder.link("again", to: ".")
    folder.link("Me.bundle", to: ".")

    let chain = BundleChain(main: ResourceBundle(folder.path), limits: ResourceLimits(entries: 1000))

    #expect(ImageResolver(chain: chain).resolve(ImageQuery("x")).match?.file == folder.path + "/x.png")
  }
}
