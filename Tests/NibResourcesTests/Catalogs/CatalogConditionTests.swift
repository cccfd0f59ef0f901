import Testing

@testable import NibResources

@Suite("What entries of a catalog are for") struct CatalogConditionTests {
  /// Entries by the file that they name, and what each says.
  private static let said: [(file: String, says: String)] = [
    ("any.png", ""),
    ("dark.png", #", "appearances": [ { "appearance": "luminosity", "value": "dark" } ]"#),
    ("light.png", #", "appearances": [ { "appearance": "luminosity", "value": "light" } ]"#),
    ("high.png", #", "appearances": [ { "appearance": "contrast", "value": "high" } ]"#),
    (
      "both.png",
      #", "appearances": [ { "appearance": "luminosity", "value": "dark" }, { "appearance": "contrast", "value": "high" } ]"#
    ),
    ("wide.png", #", "display-gamut": "display-P3""#),
    ("narrow.png", #", "width-class": "compact""#),
    ("low.png", #", "height-class": "compact""#),
    ("right.png", #", "language-direction": "right-to-left""#),
    ("german.png", #", "locale": "de""#),
    ("poor.png", #", "memory": "1GB""#),
    ("strange.png", #", "appearances": [ { "appearance": "mood", "value": "sad" } ]"#),
  ]

  private func file(_ traits: DisplayTraits, of files: [String], languages: [String] = []) -> String? {
    let entries = files.map { file in
      let says = Self.said.first { $0.file == file }?.says ?? ""
      return #"{ "idiom": "universal", "filename": "\#(file)"\#(says) }"#
    }
    var source = SampleFiles.images(files.map { "/M/C.xcassets/i.imageset/" + $0 })
    let json = "{ \"images\": [ \(entries.joined(separator: ",")) ] }"
    source.add(Array(json.utf8), at: "/M/C.xcassets/i.imageset/Contents.json")
    let chain = BundleChain(main: ResourceBundle("/M", in: source), source: source)
    return ImageResolver(chain: chain, options: ImageSearchOptions(languages: languages))
      .resolve(ImageQuery("i", traits: traits)).match.map { FilePath.name($0.file) }
  }

  @Test(
    "the first of these entries is taken, in whatever order they stand",
    arguments: [
      (DisplayTraits(), ["any.png", "dark.png"]),
      (DisplayTraits(luminosity: .dark), ["dark.png", "any.png", "light.png"]),
      (DisplayTraits(luminosity: .light), ["light.png", "any.png", "dark.png"]),
      (DisplayTraits(luminosity: .light), ["any.png", "dark.png"]),
      (DisplayTraits(luminosity: .dark), ["any.png", "light.png"]),
      (DisplayTraits(isHighContrast: true), ["high.png", "any.png", "both.png"]),
      (DisplayTraits(luminosity: .dark, isHighContrast: true), ["both.png", "dark.png", "high.png", "any.png"]),
      (DisplayTraits(luminosity: .dark, isHighContrast: true), ["dark.png", "high.png", "any.png"]),
      (DisplayTraits(gamut: .wide), ["wide.png", "any.png"]),
      (DisplayTraits(gamut: .standard), ["any.png", "wide.png"]),
      (DisplayTraits(luminosity: .dark, gamut: .wide), ["dark.png", "wide.png", "any.png"]),
      (DisplayTraits(widthClass: .compact), ["narrow.png", "any.png"]),
      (DisplayTraits(widthClass: .regular), ["any.png", "narrow.png"]),
      (DisplayTraits(widthClass: .compact, heightClass: .compact), ["narrow.png", "low.png", "any.png"]),
      (DisplayTraits(direction: .rightToLeft), ["right.png", "any.png"]),
      (DisplayTraits(direction: .leftToRight), ["any.png", "right.png"]),
      (DisplayTraits(), ["any.png", "poor.png"]), (DisplayTraits(), ["any.png", "strange.png"]),
    ])
  func picks(traits: DisplayTraits, files: [String]) {
    #expect(file(traits, of: files) == files.first)
    #expect(file(traits, of: files.reversed()) == files.first)
  }

  @Test(
    "an entry for a language is taken for it and its regions",
    arguments: [("de", "german.png"), ("de-AT", "german.png"), ("fr", "any.png")])
  func languages(language: String, expected: String) {
    #expect(file(DisplayTraits(), of: ["any.png", "german.png"], languages: [language]) == expected)
  }

  @Test("an entry for something else is better than none", arguments: ["dark.png", "poor.png", "german.png"])
  func lastResort(name: String) {
    #expect(file(DisplayTraits(luminosity: .light), of: [name]) == name)
  }

  @Test(
    "how an image is drawn is what its set says, or the end of a file's name; symbols are templates",
    arguments: [
      ("x", ImageRenderingIntent.template), ("y", .original), ("z", nil), ("s", .template), ("fileTemplate", .template),
      ("file", nil),
    ])
  func renderingIntent(name: String, intent: ImageRenderingIntent?) {
    let entry = #""images": [ { "idiom": "universal", "filename": "a.png" } ]"#
    var source = SampleFiles.images(
      ["x", "y", "z"].map { "/M/C.xcassets/\($0).imageset/a.png" } + ["/M/fileTemplate@2x.png", "/M/file.png"])
    for (set, text) in [
      ("x.imageset", #"{ \#(entry), "properties": { "template-rendering-intent": "template" } }"#),
      ("y.imageset", #"{ \#(entry), "properties": { "template-rendering-intent": "original" } }"#),
      ("z.imageset", "{ \(entry) }"), ("s.symbolset", #"{ "symbols": [ { "filename": "a.svg" } ] }"#),
    ] {
      source.add(Array(text.utf8), at: "/M/C.xcassets/\(set)/Contents.json")
    }
    source.add(Array("<svg/>".utf8), at: "/M/C.xcassets/s.symbolset/a.svg")
    let chain = BundleChain(main: ResourceBundle("/M", in: source), source: source)

    let match = ImageResolver(chain: chain).resolve(ImageQuery(name)).match

    #expect(match != nil)
    #expect(match?.renderingIntent == intent)
  }
}
