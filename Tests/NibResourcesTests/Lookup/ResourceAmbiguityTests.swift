import Testing

@testable import NibResources

@Suite("Names that mean more than one thing") struct ResourceAmbiguityTests {
  private func ambiguities(_ files: [String]) -> [ResourceAmbiguity] {
    let source = SampleFiles.images(files)
    return BundleChain(main: ResourceBundle("/M", in: source), source: source).ambiguities()
  }

  @Test("a name that two bundles have is told with its places, the winner first") func bundles() {
    let found = ambiguities(["/M/x.png", "/M/x@2x.png", "/M/K.bundle/x.png", "/M/K.bundle/y.png"])

    #expect(found == [ResourceAmbiguity(kind: .image, name: "x", places: ["/M/x.png", "/M/K.bundle/x.png"])])
  }

  @Test(
    "one bundle may have a name twice",
    arguments: [
      (["/M/x.png", "/M/x.jpg"], ResourceAmbiguity.Kind.image, ["/M/x.jpg", "/M/x.png"]),
      (
        ["/M/C.xcassets/x.imageset/a", "/M/x.png"], .image, ["/M/C.xcassets/x.imageset", "/M/x.png"]
      ),
      (
        ["/M/C.xcassets/x.colorset/a", "/M/D.xcassets/G/x.colorset/a"], .color,
        ["/M/C.xcassets/x.colorset", "/M/D.xcassets/G/x.colorset"]
      ),
      (
        ["/M/C.xcassets/x.dataset/a", "/M/C.xcassets/G/x.dataset/a"], .data,
        ["/M/C.xcassets/x.dataset", "/M/C.xcassets/G/x.dataset"]
      ),
      (["/M/x.nib", "/M/K.bundle/x~ipad.nib"], .nib, ["/M/x.nib", "/M/K.bundle/x~ipad.nib"]),
      (["/M/x.storyboardc/a", "/M/x.storyboard"], .storyboard, ["/M/x.storyboard", "/M/x.storyboardc"]),
    ])
  func kinds(files: [String], kind: ResourceAmbiguity.Kind, places: [String]) {
    #expect(ambiguities(files) == [ResourceAmbiguity(kind: kind, name: "x", places: places)])
  }

  @Test("forms of one image and languages are no ambiguity, nor are colours and images of one name") func none() {
    let found = ambiguities([
      "/M/x.png", "/M/x@2x.png", "/M/x~ipad.png", "/M/de.lproj/x.png", "/M/a/x.png", "/M/C.xcassets/y.imageset/a",
      "/M/C.xcassets/y.colorset/a", "/M/L.nib", "/M/L~ipad.nib", "/M/de.lproj/L.nib", "/M/t.txt", "/M/K.bundle/t.txt",
    ])

    #expect(found.isEmpty)
  }

  @Test("the sample application has one name twice") func sample() {
    let chain = BundleChain(main: ResourceBundle(SampleFiles.bundles + "/Shop.app"))

    #expect(chain.ambiguities().map(\.name) == ["clash"])
  }
}
