import Testing

@testable import NibResources

@Suite("What resource URLs lead to") struct ResourceURLResolverTests {
  private static let shop = SampleFiles.bundles + "/Shop.app"
  private let resolver = ResourceURLResolver(chain: BundleChain(main: ResourceBundle(shop)), scale: 2)

  @Test(
    "a URL leads to the file of its name, with its media type",
    arguments: [
      ("rsrc:///cart.png", "cart@2x.png", "image/png"), ("rsrc:///cart@3x.png", "cart@3x.png", "image/png"),
      ("rsrc:///photo.gif", "photo.gif", "image/gif"), ("rsrc:///kit.png", "Kit.bundle/kit.png", "image/png"),
      ("rsrc:///star.png", "Media.xcassets/star.imageset/s2.png", "image/png"),
      ("rsrc:///Info.plist", "Info.plist", "application/xml"),
      ("rsrc://org.nibwright.chart/axis.png", "Frameworks/Chart.framework/axis@2x.png", "image/png"),
      ("rsrc://Chart/axis.png", "Frameworks/Chart.framework/axis@2x.png", "image/png"),
      ("rsrc://ORG.nibwright.CHART/axis.png", "Frameworks/Chart.framework/axis@2x.png", "image/png"),
      ("rsrc://Kit.bundle/clash.png", "Kit.bundle/clash.png", "image/png"),
      ("rsrc:///clash.png", "clash.png", "image/png"),
    ])
  func finds(url: String, file: String, mediaType: String) throws {
    let data = try resolver.data(url)

    #expect(data.match.file == Self.shop + "/" + file)
    #expect(data.mediaType == mediaType)
    #expect(data.bytes == (try DiskFileSource().read(Self.shop + "/" + file)))
  }

  @Test(
    "what is not there is an error that says where it was looked for",
    arguments: [
      ("rsrc:///none.png", .notFound), ("rsrc://Kit/cart.png", .notFound), ("rsrc://none/cart.png", .unknownBundle),
      ("rsrc:///Kit.bundle/kit.png", .notFound), ("rsrc:///../Shop.app/cart.png", .unsafePath),
      ("http://x/cart.png", .notAResourceURL),
      ("rsrc:///Media.xcassets/star.imageset/s2.png", .notFound),
    ] as [(String, ResourceURLError.Code)])
  func misses(url: String, code: ResourceURLError.Code) {
    #expect { try resolver.data(url) } throws: { ($0 as? ResourceURLError)?.code == code }
  }

  @Test("all URLs of an extension are told, up to a limit, and each leads to its file") func lists() throws {
    let source = MemoryFileSource([
      "/M/a b.js": [1], "/M/de.lproj/x/B.JS": [2], "/M/c.css": [3], "/M/Kit.bundle/d.mjs": [4],
    ])
    let resolver = ResourceURLResolver(chain: BundleChain(main: ResourceBundle("/M", in: source), source: source))

    let urls = resolver.urls(withExtensions: ["js", "mjs"], limit: 100)

    #expect(
      urls == [
        "rsrc:///a%20b.js", "rsrc://localhost/a%20b.js", "rsrc://M/a%20b.js",
        "rsrc:///x/B.JS", "rsrc://localhost/x/B.JS", "rsrc://M/x/B.JS",
        "rsrc:///d.mjs", "rsrc://localhost/d.mjs", "rsrc://Kit.bundle/d.mjs", "rsrc://Kit/d.mjs",
      ])
    #expect(try urls.map { try resolver.data($0).bytes } == [1, 1, 1, 2, 2, 2, 4, 4, 4, 4].map { [$0] })
    #expect(resolver.urls(withExtensions: ["js", "mjs"], limit: 4) == Array(urls[..<4]))
    #expect(resolver.urls(withExtensions: ["js"], limit: 0).isEmpty)
  }

  @Test("a folder that counts as one resource is no data") func folders() {
    let source = MemoryFileSource(["/M/Main.storyboardc/Info.plist": [1]])
    let resolver = ResourceURLResolver(chain: BundleChain(main: ResourceBundle("/M", in: source), source: source))

    #expect { try resolver.data("rsrc:///Main.storyboardc") } throws: {
      ($0 as? ResourceURLError)?.code == .notAFile
    }
  }

  @Test("links inside a bundle are followed, links that leave it are refused") func links() throws {
    let folder = try TemporaryFolder("urls")
    for inner in ["/outside", "/M", "/M/in", "/M/K.bundle"] { try SystemCalls.makeDirectory(folder.path + inner) }
    for file in ["/outside/secret.png", "/outside/secret.txt", "/M/in/real.png", "/M/K.bundle/k.txt"] {
      try AtomicFileWriter.write(SampleFiles.png(1, 1), to: folder.path + file)
    }
    folder.link("M/inside.png", to: folder.path + "/M/in/real.png")
    folder.link("M/s.png", to: folder.path + "/outside/secret.png")
    folder.link("M/t.txt", to: "../outside/secret.txt")
    folder.link("M/dir", to: folder.path + "/outside")
    folder.link("M/evil.bundle", to: folder.path + "/outside")
    folder.link("M/passwd", to: "/etc/passwd")
    folder.link("M/zero.txt", to: "/dev/zero")
    folder.link("M/sibling.txt", to: folder.path + "/M/K.bundle/k.txt")
    folder.link("M2", to: folder.path + "/M")
    func code(_ url: String, root: String = "/M") -> ResourceURLError.Code? {
      let resolver = ResourceURLResolver(chain: BundleChain(main: ResourceBundle(folder.path + root)))
      do throws(ResourceURLError) { _ = try resolver.data(url) } catch { return error.code }
      return nil
    }

    #expect(code("rsrc:///inside.png") == nil)
    #expect(code("rsrc:///inside.png", root: "/M2") == nil)
    #expect(code("rsrc:///sibling.txt") == nil)
    for url in [
      "rsrc:///s.png", "rsrc:///t.txt", "rsrc:///dir/secret.png", "rsrc:///dir/secret.txt", "rsrc:///passwd",
      "rsrc:///secret.txt", "rsrc://evil/secret.png",
    ] {
      #expect(code(url) == .leavesBundle, "\(url)")
    }
    #expect(code("rsrc:///zero.txt") == .notFound)
  }

  @Test("a file that becomes a link out of the bundle after it was found is refused") func swapped() throws {
    let folder = try TemporaryFolder("swapped")
    try AtomicFileWriter.write([1], to: folder.path + "/a.txt")
    let resolver = ResourceURLResolver(chain: BundleChain(main: ResourceBundle(folder.path)))
    #expect(try resolver.data("rsrc:///a.txt").bytes == [1])

    SystemCalls.remove(folder.path + "/a.txt")
    folder.link("a.txt", to: "/etc/passwd")
    #expect { try resolver.data("rsrc:///a.txt") } throws: { ($0 as? ResourceURLError)?.code == .leavesBundle }
  }

  @Test("a file beyond the limit of bytes is refused") func limit() throws {
    let source = MemoryFileSource(["/M/a.txt": [1, 2, 3]])
    let chain = BundleChain(main: ResourceBundle("/M", in: source), source: source)

    #expect(try ResourceURLResolver(chain: chain, byteLimit: 3).data("rsrc:///a.txt").bytes.count == 3)
    #expect { try ResourceURLResolver(chain: chain, byteLimit: 2).data("rsrc:///a.txt") } throws: {
      ($0 as? ResourceURLError)?.code == .tooLarge
    }
  }

  @Test(
    "media types go by the extension",
    arguments: [
      ("a.PNG", "image/png"), ("a/b.jpeg", "image/jpeg"), ("a.css", "text/css; charset=utf-8"),
      ("a", "application/octet-stream"), (".png", "application/octet-stream"), ("a.tar.gz", "application/octet-stream"),
    ])
  func mediaTypes(path: String, type: String) {
    #expect(MediaType.of(path: path) == type)
  }
}
