import Testing

@testable import NibResources

@Suite("Names of image files") struct ImageVariantTests {
  @Test(
    "a name says scale before device",
    arguments: [
      ("icon.png", ImageVariant(name: "icon", fileExtension: "png")),
      ("icon@2x.png", ImageVariant(name: "icon", scale: 2, fileExtension: "png")),
      ("icon~ipad.png", ImageVariant(name: "icon", idiom: .ipad, fileExtension: "png")),
      ("icon@3x~iphone.JPG", ImageVariant(name: "icon", scale: 3, idiom: .iphone, fileExtension: "JPG")),
      ("icon~ipad@2x.png", ImageVariant(name: "icon~ipad", scale: 2, fileExtension: "png")),
      ("icon~iPad.png", ImageVariant(name: "icon~iPad", fileExtension: "png")),
      ("icon@2X.png", ImageVariant(name: "icon@2X", fileExtension: "png")),
      ("icon@0x.png", ImageVariant(name: "icon@0x", fileExtension: "png")),
      ("v1.2@2x.png", ImageVariant(name: "v1.2", scale: 2, fileExtension: "png")),
      ("ü~mac.tiff", ImageVariant(name: "ü", idiom: .mac, fileExtension: "tiff")),
    ])
  func parses(file: String, variant: ImageVariant) {
    #expect(ImageVariant(fileName: file) == variant)
  }

  @Test("what is no image is no variant", arguments: ["icon", "icon.txt", ".png", "@2x.png", "~ipad.png", "png", ""])
  func refuses(file: String) {
    #expect(ImageVariant(fileName: file) == nil)
  }
}
