import Nibwright
import Testing

@Suite("Colors of asset catalogs for nibs")
nonisolated struct BundleColorTests {
  private static let sets = [
    "plain":
      #"{ "color-space": "srgb", "components": { "red": "1.000", "green": "0x33", "blue": "0", "alpha": "0.500" } }"#,
    "gray": #"{ "color-space": "gray-gamma-22", "components": { "white": "0.250", "alpha": "1.000" } }"#,
    "wide": #"{ "color-space": "display-p3", "components": { "red": "1.000", "green": "0", "blue": "0" } }"#,
    "system": #"{ "platform": "ios", "reference": "systemBlueColor" }"#,
  ]

  private var images: BundleImages {
    var files = MemoryFileSource()
    for (name, color) in Self.sets {
      let text = #"{ "colors": [ { "idiom": "universal", "color": \#(color) } ] }"#
      files.add(Array(text.utf8), at: "/M/C.xcassets/\(name).colorset/Contents.json")
    }
    return BundleImages(BundleChain(main: ResourceBundle("/M", in: files), source: files))
  }

  @Test("a color set gives the components, where its space is that of the components")
  func components() {
    #expect(images.color(NibColorQuery(name: "plain")) == NibColor(red: 1, green: 0.2, blue: 0, alpha: 0.5))
    #expect(images.color(NibColorQuery(name: "gray")) == NibColor(white: 0.25))
  }

  @Test("what needs more than its numbers is left to the archive", arguments: ["wide", "system", "none"])
  func leftToArchive(name: String) {
    #expect(images.color(NibColorQuery(name: name)) == nil)
  }

  @Test("a color of the system is none of a bundle")
  func system() {
    #expect(images.color(NibColorQuery(name: "plain", isSystem: true)) == nil)
  }
}
