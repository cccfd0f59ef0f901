import Testing

@testable import NibResources

@Suite("How an image name is understood") struct ImageNameTests {
  @Test(
    "a name leads to its file",
    arguments: [
      ("icon", ["icon.png"], "icon.png"),
      ("icon.png", ["icon.png", "icon.jpg"], "icon.png"),
      ("icon.jpg", ["icon.png", "icon@2x.jpg"], "icon@2x.jpg"),
      ("icon.gif", ["icon.png"], nil),
      ("v1.2", ["v1.2.png", "v1.png"], "v1.2.png"),
      ("a.png", ["a.png.png"], "a.png.png"),
      ("icon@2x.png", ["icon.png", "icon@2x.png"], "icon@2x.png"),
      ("icon@2x", ["icon.png", "icon@2x.jpg"], "icon@2x.jpg"),
      ("icon~ipad", ["icon.png", "icon~ipad.png"], "icon~ipad.png"),
      ("icon@3x", ["icon.png"], nil),
      ("Icon", ["icon.png"], nil),
      // One letter in two ways of writing it: disks of macOS take a name apart, documents do not.
      ("\u{FC}ber", ["u\u{308}ber.png"], "u\u{308}ber.png"),
      ("Images/icon", ["Images/icon.png", "icon.png"], "Images/icon.png"),
      ("icon", ["Images/icon.png"], nil),
      ("icon", ["icon"], nil),
      ("", ["icon.png"], nil),
      ("/", ["icon.png"], nil),
      ("../A/icon", ["icon.png"], nil),
    ] as [(String, [String], String?)])
  func reads(name: String, files: [String], expected: String?) {
    #expect(SampleFiles.file(ImageQuery(name), among: files) == expected)
  }

  @Test(
    "what is in no language comes first, then the wanted languages, Base, any other",
    arguments: [
      (["i.png", "de.lproj/i.png"], ["de"], "i.png"),
      (["Base.lproj/i.png", "de.lproj/i.png", "en.lproj/i.png"], ["en", "de"], "en.lproj/i.png"),
      (["Base.lproj/i.png", "de.lproj/i.png"], ["fr"], "Base.lproj/i.png"),
      (["de.lproj/i.png", "cs.lproj/i.png"], ["fr"], "cs.lproj/i.png"),
    ] as [([String], [String], String)])
  func languages(files: [String], languages: [String], expected: String) {
    let options = ImageSearchOptions(languages: languages)

    #expect(SampleFiles.file(ImageQuery("i"), among: files, options: options) == expected)
  }

  @Test("forms of different folders are not mixed") func folders() {
    let files = ["de.lproj/i.png", "en.lproj/i@2x.png"]
    let options = ImageSearchOptions(languages: ["de"])

    #expect(SampleFiles.file(ImageQuery("i", scale: 2), among: files, options: options) == "de.lproj/i.png")
  }
}
