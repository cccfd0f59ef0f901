import NibTestSupport
import Testing

@testable import NibRemote

@Suite("The guide's code on manifests") struct ManifestGuideTests {
  @Test("a shipped manifest, a newer one from a server, and its images in a folder") func preload() async throws {
    let server = try HostileServer { path, _ in HostileServer.answer(TestPicture.png(path)) }
    let folder = try TestFolder()
    let entries = ["/a.png", "/b.png"].map { ManifestEntry(image: server.address($0)) }
    try folder.write(Manifest(entries: entries).propertyList, to: "images.plist")
    let shipped = folder.path("images.plist")
    let caches = folder.path("caches")
    let address = server.address("/none.plist")
    var counts: [String] = []
    func print(_ text: String) { counts.append(text) }

    // shown in Manifests
    let store = try ManifestStore(shipped: shipped, folder: caches)
    await store.refresh(from: address)
    let preloader = ImagePreloader(cache: try ImageCache(folder: caches + "/images"))
    for await step in preloader.preload(await store.manifest) {
      print("\(step.done) of \(step.total)")
    }
    // end

    #expect(counts == ["1 of 2", "2 of 2"])
    #expect(await store.manifest.entries == entries)
    #expect(try await preloader.bytes(entries[1]) == TestPicture.png("/b.png"))
  }
}
