import Testing

@testable import NibResources

@Suite("Which form of an image is taken") struct VariantRankingTests {
  @Test(
    "the first of these files is taken",
    arguments: [
      // The scale wins over the idiom.
      (ImageQuery("i", scale: 2, idiom: .ipad), ["i@2x.png", "i~ipad.png"]),
      (ImageQuery("i", scale: 2, idiom: .ipad), ["i@2x~ipad.png", "i@2x.png", "i~ipad.png"]),
      (ImageQuery("i", scale: 1, idiom: .ipad), ["i~ipad.png", "i.png", "i@2x~ipad.png"]),
      // Exact, next higher, next lower.
      (ImageQuery("i", scale: 2), ["i@2x.png", "i@3x.png", "i.png"]),
      (ImageQuery("i", scale: 1), ["i.png", "i@2x.png", "i@3x.png"]),
      (ImageQuery("i", scale: 1), ["i@2x.png", "i@3x.png"]),
      (ImageQuery("i", scale: 2), ["i@3x.png", "i.png"]),
      (ImageQuery("i", scale: 3), ["i@2x.png", "i.png"]),
      (ImageQuery("i", scale: 99), ["i@3x.png", "i.png"]),
      (ImageQuery("i", scale: -5), ["i.png", "i@3x.png"]),
      // Without an idiom: for all, then any.
      (ImageQuery("i"), ["i.png", "i~ipad.png"]),
      (ImageQuery("i"), ["i~iphone.png", "i~ipad.png"]),
      // Extensions; a vector fits any scale.
      (ImageQuery("i"), ["i.png", "i.jpg", "i.gif", "i.tiff", "i.heic", "i.webp", "i.pdf", "i.svg"]),
      (ImageQuery("i", scale: 2), ["i.pdf", "i.png"]),
    ])
  func picks(query: ImageQuery, files: [String]) {
    #expect(SampleFiles.file(query, among: files) == files.first)
    #expect(SampleFiles.file(query, among: files.reversed()) == files.first)
  }

  @Test("a file of another device is not taken") func otherIdiom() {
    #expect(SampleFiles.file(ImageQuery("i", idiom: .iphone), among: ["i~ipad.png"]) == nil)
  }

  @Test("the order of the extensions can be changed") func extensions() {
    let options = ImageSearchOptions(extensions: ["gif", "png"])

    #expect(SampleFiles.file(ImageQuery("i"), among: ["i.png", "i.gif", "i.jpg"], options: options) == "i.gif")
    #expect(SampleFiles.file(ImageQuery("i"), among: ["i.jpg"], options: options) == nil)
  }
}
