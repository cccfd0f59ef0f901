import Testing

@testable import NibResources

@Suite("Asset catalogs in source form") struct XCAssetsCatalogTests {
  /// What a query finds in a bundle `/M` with the catalog `/M/C.xcassets`; files are given by their path in it.
  private func answer(_ query: ImageQuery, _ texts: [String: String], images: [String] = []) -> ImageAnswer {
    var source = MemoryFileSource()
    for (path, text) in texts { source.add(Array(text.utf8), at: "/M/C.xcassets/" + path) }
    for path in images { source.add(SampleFiles.png(2, 2), at: "/M/C.xcassets/" + path) }
    let limits = ResourceLimits(descriptionBytes: 1000)
    let chain = BundleChain(main: ResourceBundle("/M", in: source), source: source, limits: limits)
    return ImageResolver(chain: chain).resolve(query)
  }

  private func file(_ answer: ImageAnswer) -> String? { answer.match.map { String($0.file.dropFirst(14)) } }

  private static let entries = #"""
    { "images": [
      { "idiom": "universal", "scale": "1x", "filename": "dark.png",
        "appearances": [ { "appearance": "luminosity", "value": "dark" } ] },
      { "idiom": "universal", "scale": "1x", "filename": "1.png" },
      { "idiom": "universal", "scale": "2x", "filename": "2.png" },
      { "idiom": "ipad", "scale": "2x", "filename": "pad.png" },
      { "idiom": "iphone", "scale": "3x" } ] }
    """#

  @Test(
    "the entry is taken by scale and idiom, ordinary ones first",
    arguments: [
      (ImageQuery("i"), "1.png"), (ImageQuery("i", scale: 2), "2.png"), (ImageQuery("i", scale: 3), "2.png"),
      (ImageQuery("i", scale: 2, idiom: .ipad), "pad.png"), (ImageQuery("i", scale: 1, idiom: .ipad), "1.png"),
      (ImageQuery("i.png"), "1.png"),
    ])
  func picks(query: ImageQuery, name: String) {
    let images = ["dark.png", "1.png", "2.png", "pad.png"].map { "i.imageset/" + $0 }

    let answer = answer(query, ["i.imageset/Contents.json": Self.entries], images: images)

    #expect(file(answer) == "i.imageset/" + name)
    #expect(answer.match?.catalogSet == "/M/C.xcassets/i.imageset")
    #expect(answer.match?.notes == [])
  }

  @Test("a group is part of the name only when it provides a namespace") func namespaces() {
    let one = #"{ "images": [ { "idiom": "universal", "filename": "a.png" } ] }"#
    let texts = [
      "G/Contents.json": #"{ "properties": { "provides-namespace": true } }"#, "G/H/x.imageset/Contents.json": one,
      "P/y.imageset/Contents.json": one,
    ]
    let images = ["G/H/x.imageset/a.png", "P/y.imageset/a.png"]

    #expect(file(answer(ImageQuery("G/x"), texts, images: images)) == "G/H/x.imageset/a.png")
    #expect(answer(ImageQuery("x"), texts, images: images).match == nil)
    #expect(file(answer(ImageQuery("y"), texts, images: images)) == "P/y.imageset/a.png")
  }

  @Test("a symbol comes before an image of its name") func symbols() {
    let texts = [
      "a.imageset/Contents.json": #"{ "images": [ { "filename": "a.png" } ] }"#,
      "a.symbolset/Contents.json": #"{ "symbols": [ { "idiom": "universal", "filename": "a.svg" } ] }"#,
      "a.symbolset/a.svg": "<svg/>",
    ]

    let match = answer(ImageQuery("a"), texts, images: ["a.imageset/a.png"]).match

    #expect(match?.file == "/M/C.xcassets/a.symbolset/a.svg")
    #expect(match?.format == .svg)
  }

  @Test(
    "a set that cannot be used is named with the reason",
    arguments: [
      ("{ \"images\" : [ ", "i.imageset/Contents.json (skipped: not the JSON of an asset catalog)"),
      ("[]", "i.imageset/Contents.json (skipped: not the JSON of an asset catalog)"),
      (#"{ "images": 3 }"#, "i.imageset/Contents.json (skipped: not the JSON of an asset catalog)"),
      ("{}", "i.imageset/Contents.json (names no image)"),
      (#"{ "images": [ { "idiom": "mac" } ] }"#, "i.imageset/Contents.json (names no image)"),
      (#"{ "images": [ { "filename": "no.png" } ] }"#, "i.imageset/no.png (named by the catalog, not there)"),
      (
        #"{ "images": [ { "filename": "../../secret.png" } ] }"#,
        "i.imageset/../../secret.png (named by the catalog, not there)"
      ),
      (
        String(repeating: " ", count: 1001),
        "i.imageset/Contents.json (skipped: the file has more than the 1000 bytes that are allowed)"
      ),
      (String(repeating: "[", count: 999), "i.imageset/Contents.json (skipped: not the JSON of an asset catalog)"),
    ])
  func unusable(json: String, note: String) {
    let answer = answer(ImageQuery("i"), ["i.imageset/Contents.json": json], images: ["../secret.png"])

    #expect(answer.tried.first == "/M/C.xcassets/" + note)
  }

  @Test("nesting without end is refused", arguments: ["[", #"{"images":"#, #"{"images":[{"a":["#])
  func deep(opening: String) {
    let contents = CatalogContents(Array(String(repeating: opening, count: 50_000).utf8))

    #expect(contents == nil)
  }

  @Test("a set without description is named, and a file of the name is taken instead") func fallsBack() {
    let source = SampleFiles.images(["/M/C.xcassets/i.imageset/i.png", "/M/i.png"])
    let chain = BundleChain(main: ResourceBundle("/M", in: source), source: source)

    let match = ImageResolver(chain: chain).resolve(ImageQuery("i")).match

    #expect(match?.file == "/M/i.png")
    #expect(match?.notes == ["/M/C.xcassets/i.imageset/Contents.json (skipped: nothing is at this path)"])
  }
}
