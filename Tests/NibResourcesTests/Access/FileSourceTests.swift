import Testing

@testable import NibResources

@Suite("File sources") struct FileSourceTests {
  private static let sources: [(name: String, source: any FileSource, root: String)] = [
    ("disk", DiskFileSource(), SampleFiles.bundles + "/Desk.app/Contents"),
    (
      "memory",
      MemoryFileSource(["/R/Info.plist": Array("<?xml".utf8), "/R/Resources/desk.png": [1], "/R/Frameworks/x": [1]]),
      "/R"
    ),
  ]

  @Test("a listing is in byte order and says what each entry is", arguments: 0..<2) func lists(index: Int) throws {
    let (_, source, root) = Self.sources[index]

    let entries = try source.entries(root)

    #expect(entries.map(\.name) == ["Frameworks", "Info.plist", "Resources"])
    #expect(entries.map(\.kind) == [.directory, .file, .directory])
    #expect(try source.list(root + "/Resources") == ["desk.png"])
  }

  @Test("the two wrong kinds and the missing path are told apart", arguments: 0..<2) func refuses(index: Int) {
    let (_, source, root) = Self.sources[index]

    #expect(throws: ResourceError(.notFound, "", "")) { try source.read(root + "/nothing") }
    #expect(throws: ResourceError(.notFound, "", "")) { try source.entries(root + "/nothing") }
    #expect(throws: ResourceError(.notAFile, "", "")) { try source.read(root) }
    #expect(throws: ResourceError(.notAFolder, "", "")) { try source.entries(root + "/Info.plist") }
    #expect(source.kind(root + "/nothing") == nil)
  }

  @Test("a file over the limit is refused, its head is not", arguments: 0..<2) func limits(index: Int) throws {
    let (_, source, root) = Self.sources[index]

    #expect(throws: ResourceError(.limit, "", "")) { try source.read(root + "/Info.plist", limit: 4) }
    #expect(try source.head(root + "/Info.plist", limit: 5) == Array("<?xml".utf8))
    #expect(try source.head(root + "/Info.plist", limit: -1) == [])
  }

  @Test("links in memory are followed, and endless ones are nothing") func links() throws {
    let source = MemoryFileSource(
      ["/R/A/x": [1]], links: ["/R/Current": "/R/A", "/R/loop": "/R/loop", "/R/y": "/R/Current/x"])

    #expect(try source.read("/R/Current/x") == [1])
    #expect(source.canonical("/R/y") == "/R/A/x")
    #expect(source.kind("/R/loop") == nil)
    #expect(try source.list("/R") == ["A", "Current", "y"])
  }
}
