import Gallery
import NibRemote
import Testing

@Suite("A gallery") struct GalleryTests {
  private let site: Site
  private let shipped: String
  private let folder: String

  init() throws {
    site = try Site()
    shipped = try site.shipped(#require(Gallery.shipped))
    folder = site.folder + "/kept"
  }

  @Test("fetches its pictures once, the most urgent first")
  func prepares() async throws {
    let gallery = try Gallery(frugallyFrom: shipped, folder: folder)
    var words: [String] = []

    await gallery.prepare { words.append($0) }
    await gallery.prepare { words.append($0) }

    #expect(Set(words.prefix(2).map { $0.dropFirst(4) }) == ["harbour has 101 bytes", "heron has 94 bytes"])
    #expect(Set(words.suffix(2).map { $0.dropFirst(4) }) == ["harbour was there", "heron was there"])
  }

  @Test("shows its pictures without a network once they were fetched")
  func offline() async throws {
    await (try Gallery(shipped: shipped, folder: folder)).prepare { _ in }
    site.server.stop()

    let gallery = try Gallery(shipped: shipped, folder: folder)

    #expect(try await gallery.picture(named: "harbour")?.count == 101)
    #expect(await gallery.states(ofPictureNamed: "heron") == ["94 bytes"])
  }

  @Test("shows a placeholder until a picture is there")
  func states() async throws {
    let gallery = try Gallery(shipped: shipped, folder: folder)

    #expect(await gallery.states(ofPictureNamed: "heron") == ["placeholder", "94 bytes"])
    #expect(await gallery.states(ofPictureNamed: "gull") == [])
  }

  @Test("takes a newer manifest, and keeps the good one where the server has none")
  func updates() async throws {
    let gallery = try Gallery(shipped: shipped, folder: folder)
    #expect(try await gallery.picture(named: "tern") == nil)

    #expect(await gallery.update(from: site.address("images.plist")) == "a newer manifest was taken")
    #expect(await gallery.update(from: site.address("images.plist")) == "the manifest is the newest")
    #expect(await gallery.update(from: site.address("index.html")).hasPrefix("the manifest stays: "))
    #expect(await gallery.update(from: site.address("broken.plist")).contains("entry 1: it has no 'image'"))

    #expect(try await gallery.picture(named: "tern")?.isEmpty == false)
  }

  @Test("keeps nothing that is not as the manifest promises")
  func promises() async throws {
    let cache = try ImageCache(folder: folder)
    let preloader = ImagePreloader(cache: cache, policy: FetchPolicy(tries: 1))

    let promised = ManifestEntry(image: site.address("heron.png"), bytes: 12)
    do {
      _ = try await preloader.image(promised)
      Issue.record("an image with other bytes was taken")
    } catch {
      #expect(error.code == .tooLarge)
      print(error)
    }
    let missing = ManifestEntry(image: site.address("gull.png"))
    await #expect { _ = try await preloader.image(missing) } throws: { ($0 as? RemoteError)?.code == .refused }
  }
}
