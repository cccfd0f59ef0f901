import NibTestSupport
import NibUIKit
import Nibwright
import Testing

@Suite("Pictures that a nib names")
struct PictureTests {
  /// The head of a PNG of 4 by 2 pixels.
  private static let png: [UInt8] =
    [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8)
    + [0, 0, 0, 4, 0, 0, 0, 2, 8, 6, 0, 0, 0, 0, 0, 0, 0]

  @Test("may be answered from memory, with their sizes from their first bytes")
  func memory() throws {
    let picture = NibImageFile(bytes: Self.png, name: "drawn", scale: 2)
    let environment = NibEnvironment(resources: DictionaryResources(images: ["icon": picture]))

    let report = try NibFile(data: Interfaces.xib("x", image: "icon"), environment: environment).instantiateReport()

    let image = try #require(report.find(UIImageView.self)?.image)
    #expect(image.nibImage.file?.bytes == Self.png)
    #expect(image.nibImage.file?.pixelSize == NibSize(width: 4, height: 2))
    #expect(image.nibImage.file?.pointSize == NibSize(width: 2, height: 1))
    #expect(report.missingImages.isEmpty)
  }

  @Test("of the system are no missing images, and nobody is warned of them")
  func symbols() throws {
    let text = String(decoding: Interfaces.xib("x", image: "star"), as: UTF8.self)
      .replacing("image=\"star\"", with: "image=\"star\" catalog=\"system\"")
      .replacing("</objects>", with: "</objects><resources><image name=\"star\" catalog=\"system\"/></resources>")
    let environment = NibEnvironment(resources: DictionaryResources())

    let report = try NibFile(data: Array(text.utf8), environment: environment).instantiateReport()
    let other = try NibFile(data: Interfaces.xib("x", image: "star"), environment: environment).instantiateReport()

    #expect(report.images.map(\.query.isSymbol) == [true])
    #expect(report.missingImages.isEmpty)
    #expect(report.diagnostics.messages.isEmpty)
    #expect(other.missingImages.map(\.query.name) == ["star"])
  }
}
