import Testing

@testable import NibResources

@Suite("Images by name over all bundles") struct ImageResolverTests {
  private static let root = SampleFiles.bundles + "/Shop.app"
  private let resolver = ImageResolver(chain: BundleChain(main: ResourceBundle(root)))

  @Test(
    "a name of the sample application leads to its file",
    arguments: [
      (ImageQuery("cart"), "cart.png", PixelSize(width: 22, height: 22)),
      (ImageQuery("cart", scale: 3), "cart@3x.png", PixelSize(width: 66, height: 66)),
      (ImageQuery("banner", scale: 2, idiom: .ipad), "banner@2x.png", PixelSize(width: 64, height: 20)),
      (ImageQuery("banner", idiom: .ipad), "banner~ipad.png", PixelSize(width: 64, height: 10)),
      (ImageQuery("photo"), "photo.gif", PixelSize(width: 4, height: 3)),
      (ImageQuery("view.jpg"), "view.jpg", PixelSize(width: 24, height: 16)),
      (ImageQuery("v1.2"), "v1.2.png", PixelSize(width: 5, height: 5)),
      (ImageQuery("flag"), "Base.lproj/flag.png", PixelSize(width: 8, height: 4)),
      (ImageQuery("clash"), "clash.png", PixelSize(width: 2, height: 2)),
      (ImageQuery("kit"), "Kit.bundle/kit.png", PixelSize(width: 66, height: 68)),
      (ImageQuery("inner"), "Kit.bundle/Inner.bundle/inner.png", PixelSize(width: 1, height: 1)),
      (ImageQuery("axis"), "Frameworks/Chart.framework/axis@2x.png", PixelSize(width: 10, height: 12)),
      (ImageQuery("share"), "PlugIns/Share.appex/share.png", PixelSize(width: 3, height: 3)),
      (ImageQuery("star"), "Media.xcassets/star.imageset/s1.png", PixelSize(width: 16, height: 15)),
      (ImageQuery("star.png", scale: 3), "Media.xcassets/star.imageset/s2.png", PixelSize(width: 32, height: 30)),
      (
        ImageQuery("Buttons/close"), "Media.xcassets/Buttons/close.imageset/close.png", PixelSize(width: 20, height: 20)
      ),
      (ImageQuery("plus"), "Media.xcassets/Plain/plus.imageset/plus.pdf", nil),
    ] as [(ImageQuery, String, PixelSize?)])
  func samples(query: ImageQuery, file: String, size: PixelSize?) {
    let match = resolver.resolve(query).match

    #expect(match?.file == Self.root + "/" + file)
    #expect(match?.pixelSize == size)
  }

  @Test("the answer names bundle, identifier, scale and size in points") func answer() throws {
    let match = try #require(resolver.resolve(ImageQuery("axis", scale: 1)).match)

    #expect(match.bundle.name == "Chart.framework")
    #expect(match.bundleIdentifier == "org.nibwright.chart")
    #expect(match.scale == 2)
    #expect(match.pointSize == PointSize(width: 5, height: 6))
    #expect(match.format == .png)
    #expect(match.catalogSet == nil)
    #expect(match.notes.isEmpty)
  }

  @Test("the nib's own bundle comes before the main one") func nibBundle() {
    let chain = BundleChain(
      nibBundle: ResourceBundle(Self.root + "/Kit.bundle"), main: ResourceBundle(Self.root))

    let match = ImageResolver(chain: chain).resolve(ImageQuery("clash")).match

    #expect(match?.bundle.name == "Kit.bundle")
  }

  @Test("a macOS application and its versioned framework are looked through") func deepLayout() {
    let resolver = ImageResolver(chain: BundleChain(main: ResourceBundle(SampleFiles.bundles + "/Desk.app")))

    #expect(resolver.resolve(ImageQuery("desk")).match?.bundleIdentifier == "org.nibwright.desk")
    #expect(resolver.resolve(ImageQuery("lamp")).match?.bundleIdentifier == "org.nibwright.lamp")
  }

  @Test("a missing image names what was tried, in order") func missing() {
    let source = SampleFiles.images(["/M/de.lproj/a.txt", "/M/X.xcassets/a.imageset/Contents.json", "/M/Assets.car"])
    let chain = BundleChain(
      main: ResourceBundle("/M", in: source), extra: [ResourceBundle("/N", in: source)], source: source)
    let options = ImageSearchOptions(extensions: ["png", "jpg"])

    let answer = ImageResolver(chain: chain, options: options).resolve(ImageQuery("no", idiom: .ipad))

    #expect(
      answer.tried == [
        "/M/X.xcassets/no.{symbolset,imageset}", "/M/no{,@1x,@2x,@3x}{,~ipad}.{png,jpg}",
        "/M/de.lproj/no{,@1x,@2x,@3x}{,~ipad}.{png,jpg}", "/M/Assets.car (compiled catalog, not read)",
        "/N (nothing is at this path)", "/N/no{,@1x,@2x,@3x}{,~ipad}.{png,jpg}",
      ])
  }

  @Test("answers are remembered, found or not", arguments: ["x", "none"]) func remembers(name: String) {
    let source = CountingFileSource(SampleFiles.images(["/M/x.png", "/M/K.bundle/y.png"]))
    let resolver = ImageResolver(chain: BundleChain(main: ResourceBundle("/M", in: source), source: source))

    let first = resolver.resolve(ImageQuery(name))
    let (listings, reads) = (source.listings, source.reads)
    let second = resolver.resolve(ImageQuery(name))

    #expect(first == second)
    #expect(source.listings == listings)
    #expect(source.reads == reads)
    #expect(listings == ["/M": 1, "/M/K.bundle": 1])
  }

  @Test("the memory is bounded and stays right when it starts afresh") func bounded() {
    let source = SampleFiles.images(["/M/x.png"])
    let chain = BundleChain(
      main: ResourceBundle("/M", in: source), source: source, limits: ResourceLimits(rememberedAnswers: 2))
    let resolver = ImageResolver(chain: chain)

    for scale in 1...9 { #expect(resolver.resolve(ImageQuery("x", scale: scale)).match?.file == "/M/x.png") }
  }

  @Test("many threads get the same answer") func threads() async {
    let resolver = self.resolver
    let answers = await withTaskGroup(of: ImageAnswer.self) { group in
      for _ in 0..<32 { group.addTask { resolver.resolve(ImageQuery("inner")) } }
      return await group.reduce(into: Set<ImageAnswer>()) { $0.insert($1) }
    }

    #expect(answers.count == 1)
  }

  @Test("a file whose size cannot be read is found, with a note") func unreadable() throws {
    let source = MemoryFileSource([
      "/M/x.png": Array("not a picture".utf8), "/M/y.png": Array(SampleFiles.png(3, 3).dropLast(9)),
    ])
    let resolver = ImageResolver(chain: BundleChain(main: ResourceBundle("/M", in: source), source: source))

    let match = try #require(resolver.resolve(ImageQuery("x")).match)

    #expect(match.pixelSize == nil && match.format == nil)
    #expect(match.notes == ["/M/x.png (its size cannot be read)"])
    #expect(resolver.resolve(ImageQuery("y")).match?.format == .png)
  }

  @Test("in a folder of sources an image is found wherever it lies, the nearest to the root first") func sources() {
    let source = SampleFiles.images(["/S/a/b/x.png", "/S/z/x.png", "/S/a/en.lproj/y.png", "/S/.git/q.png"])
    let resolver = ImageResolver(chain: BundleChain(main: ResourceBundle(sources: "/S"), source: source))

    #expect(resolver.resolve(ImageQuery("x")).match?.file == "/S/z/x.png")
    #expect(resolver.resolve(ImageQuery("b/x")).match?.file == "/S/a/b/x.png")
    #expect(resolver.resolve(ImageQuery("y")).match?.file == "/S/a/en.lproj/y.png")
    #expect(resolver.resolve(ImageQuery("q")).tried.count == 1)
  }
}
