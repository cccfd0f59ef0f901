import Testing

@testable import NibResources

@Suite("The chain of bundles") struct BundleChainTests {
  @Test("roots come first, then what is inside, level by level and in byte order") func order() {
    let source = SampleFiles.images([
      "/Main/z.bundle/a", "/Main/Frameworks/B.framework/a", "/Main/B.bundle/Deep.bundle/a", "/Nib/x.resources/a",
      "/Main/PlugIns/S.appex/a", "/Main/folder.data/a",
    ])
    let chain = BundleChain(
      nibBundle: ResourceBundle("/Nib", in: source), main: ResourceBundle("/Main", in: source), source: source)

    #expect(
      chain.bundles.map(\.path) == [
        "/Nib", "/Main", "/Main/B.bundle", "/Main/Frameworks/B.framework", "/Main/PlugIns/S.appex", "/Main/z.bundle",
        "/Nib/x.resources", "/Main/B.bundle/Deep.bundle",
      ])
  }

  @Test("a bundle that several ways lead to is listed at its first place") func duplicates() {
    let source = MemoryFileSource(["/Main/K.bundle/a": [1]], links: ["/Main/L.bundle": "/Main/K.bundle"])
    let kit = ResourceBundle("/Main/K.bundle", in: source)
    let chain = BundleChain(nibBundle: kit, main: ResourceBundle("/Main/", in: source), extra: [kit], source: source)

    #expect(chain.bundles.map(\.path) == ["/Main/K.bundle", "/Main"])
  }

  @Test("missing roots are bundles without files, and are named in the notes") func missing() {
    let chain = BundleChain(main: ResourceBundle("/none", in: MemoryFileSource()), source: MemoryFileSource())

    #expect(chain.bundles.map(\.path) == ["/none"])
    #expect(chain.notes == ["/none (nothing is at this path)"])
  }

  @Test("loops of links end, and every folder is listed once") func loops() {
    let files = MemoryFileSource(
      ["/M/a/x.png": SampleFiles.png(1, 1)],
      links: ["/M/a/up": "/M", "/M/b": "/M/a", "/M/K.bundle": "/M", "/M/self": "/M/self"])
    let source = CountingFileSource(files)
    let chain = BundleChain(main: ResourceBundle("/M", in: source), source: source)

    #expect(chain.bundles.map(\.path) == ["/M"])
    #expect(source.listings == ["/M": 1, "/M/a": 1])
  }

  @Test("a versioned framework with its usual links is one listing") func framework() {
    let files = MemoryFileSource(
      ["/M/L.framework/Versions/A/Resources/x.png": SampleFiles.png(1, 1)],
      links: [
        "/M/L.framework/Versions/Current": "/M/L.framework/Versions/A",
        "/M/L.framework/Resources": "/M/L.framework/Versions/Current/Resources",
      ])
    let chain = BundleChain(main: ResourceBundle("/M", in: files), source: files)

    let match = ImageResolver(chain: chain).resolve(ImageQuery("x")).match

    #expect(match?.file == "/M/L.framework/Resources/x.png")
  }

  @Test(
    "depth, entries and bundles have limits",
    arguments: [(0, 100, 100, 1), (9, 2, 100, 1), (9, 100, 2, 2), (9, 100, 100, 4)])
  func limits(depth: Int, entries: Int, bundles: Int, expected: Int) {
    let source = SampleFiles.images(["/M/a/K.bundle/x", "/M/a/L.bundle/x", "/M/a/N.bundle/x", "/M/b"])
    let chain = BundleChain(
      main: ResourceBundle("/M", in: source), source: source,
      limits: ResourceLimits(entries: entries, depth: depth, bundles: bundles))

    #expect(chain.bundles.count == expected)
  }

  @Test("the bundles of a real folder are found at any depth") func disk() {
    let root = SampleFiles.bundles + "/Shop.app"
    let chain = BundleChain(main: ResourceBundle(root))

    #expect(
      chain.bundles.map { $0.path.dropFirst(root.count) } == [
        "", "/Frameworks/Chart.framework", "/Kit.bundle", "/PlugIns/Share.appex", "/Kit.bundle/Inner.bundle",
      ])
  }
}
