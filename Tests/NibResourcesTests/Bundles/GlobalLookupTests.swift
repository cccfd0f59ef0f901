import Testing

@testable import NibResources

/// What is installed is seen by the whole process, so each of these has a process of its own.
@Suite("The look-up of the whole process") struct GlobalLookupTests {
  @Test("once installed it is the fallback of every look-up by name, remembered misses too; uninstalled it is gone")
  func fallback() async {
    await #expect(processExitsWith: .success) {
      let source = GlobalLookupTests.source
      let chain = BundleChain(main: ResourceBundle("/M", in: source), source: source)
      let images = ImageResolver(chain: chain)
      let files = ResourceLookup(chain: chain)
      let colors = AssetResolver(chain: chain)
      func found() -> [String?] {
        let color =
          if case .found(let match) = colors.color(AssetQuery("tint")) { match.catalogSet } else { nil as String? }
        return [
          images.resolve(ImageQuery("x")).match?.file, images.resolve(ImageQuery("both")).match?.file,
          files.nib(named: "Login").path, files.storyboard(named: "Main").path, color,
        ]
      }
      let own = [nil, "/M/both.png", nil, nil, nil]
      precondition(found() == own)

      GlobalLookup.install(BundleChain(main: ResourceBundle("/G", in: source), source: source))
      precondition(
        found() == [
          "/G/K.bundle/x.png", "/M/both.png", "/G/Login.nib", "/G/Main.storyboardc", "/G/C.xcassets/tint.colorset",
        ])

      GlobalLookup.uninstall()
      precondition(found() == own)
      precondition(GlobalLookup.chain == nil)
    }
  }

  @Test("a refresh of the installed chain reaches the look-ups that fall back to it") func refresh() async {
    await #expect(processExitsWith: .success) {
      let folder = try TemporaryFolder("global")
      let global = BundleChain(main: ResourceBundle(folder.path))
      let images = ImageResolver(chain: BundleChain(source: MemoryFileSource()))
      GlobalLookup.install(global)
      precondition(images.resolve(ImageQuery("x")).match == nil)

      try AtomicFileWriter.write(SampleFiles.png(1, 1), to: folder.path + "/x.png")
      precondition(images.resolve(ImageQuery("x")).match == nil)
      global.refresh()
      precondition(images.resolve(ImageQuery("x")).match != nil)
    }
  }

  private static let source: MemoryFileSource = {
    var source = SampleFiles.images([
      "/M/both.png", "/G/both.png", "/G/K.bundle/x.png", "/G/Login.nib", "/G/Main.storyboardc/Info.plist",
    ])
    let tint = #"{ "colors": [ { "color": { "reference": "systemBlueColor" } } ] }"#
    source.add(Array(tint.utf8), at: "/G/C.xcassets/tint.colorset/Contents.json")
    return source
  }()
}
