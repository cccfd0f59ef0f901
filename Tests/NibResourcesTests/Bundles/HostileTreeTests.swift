import Testing

@testable import NibResources

@Suite("Bundle trees that were made to hurt") struct HostileTreeTests {
  @Test("loops of links on the disk end, and every folder is listed once") func loops() throws {
    let folder = try TemporaryFolder("loops")
    try SystemCalls.makeDirectory(folder.path + "/a")
    try AtomicFileWriter.write(SampleFiles.png(1, 1), to: folder.path + "/a/x.png")
    folder.link("self", to: folder.path + "/self")
    folder.link("a/up", to: folder.path)
    folder.link("K.bundle", to: folder.path)
    folder.link("a/b", to: folder.path + "/a")
    folder.link("gone", to: "/nowhere/at/all")
    let chain = BundleChain(main: ResourceBundle(folder.path))

    #expect(chain.bundles.map(\.path) == [folder.path])
    #expect(chain.indexes[0].members.map(\.name) == ["x.png"])
  }

  @Test("a thousand folders deep is a note, and what lies above the limit is found") func deep() throws {
    let folder = try TemporaryFolder("deep")
    var path = folder.path
    for _ in 0..<1000 {
      path += "/d"
      try SystemCalls.makeDirectory(path)
    }
    try AtomicFileWriter.write(SampleFiles.png(1, 1), to: path + "/x.png")
    try AtomicFileWriter.write(SampleFiles.png(1, 1), to: folder.path + "/y.png")
    let chain = BundleChain(main: ResourceBundle(folder.path))
    let images = ImageResolver(chain: chain)

    #expect(images.resolve(ImageQuery("y")).match != nil)
    #expect(images.resolve(ImageQuery("x")).match == nil)
    #expect(chain.notes.count == 1)
    #expect(chain.notes[0].hasSuffix("(not listed: beyond the limit of entries or depth)"))
  }

  @Test("a thousand bundles inside one another are a note beyond the limit") func nested() throws {
    var files: [String: [UInt8]] = [:]
    var path = "/M"
    for _ in 0..<1000 {
      path += "/K.bundle"
      files[path + "/x.png"] = [1]
    }
    let source = MemoryFileSource(files)
    let limits = ResourceLimits(bundles: 100)
    let chain = BundleChain(main: ResourceBundle("/M", in: source), source: source, limits: limits)

    #expect(chain.bundles.count == 100)
    #expect(
      chain.notes == [
        "/M/\(String(repeating: "K.bundle/", count: 99))K.bundle (not listed: beyond the limit of bundles)"
      ])
  }

  @Test("names that are not UTF-8 are skipped with a note") func names() throws {
    let folder = try TemporaryFolder("bytes")
    try AtomicFileWriter.write(SampleFiles.png(1, 1), to: folder.path + "/x.png")
    folder.file(Array("caf".utf8) + [0xE9] + Array(".png".utf8))
    let chain = BundleChain(main: ResourceBundle(folder.path))

    #expect(ImageResolver(chain: chain).resolve(ImageQuery("x")).match != nil)
    #expect(chain.notes == ["\(folder.path)/caf\\xE9.png (skipped: its name is not UTF-8)"])
  }

  @Test("pipes, devices and broken links are no files") func others() throws {
    let folder = try TemporaryFolder("pipes")
    folder.pipe("p.png")
    folder.link("d.png", to: "/dev/zero")
    folder.link("b.png", to: "/nowhere")
    let images = ImageResolver(chain: BundleChain(main: ResourceBundle(folder.path)))

    for name in ["p", "d", "b"] { #expect(images.resolve(ImageQuery(name)).match == nil) }
  }
}
