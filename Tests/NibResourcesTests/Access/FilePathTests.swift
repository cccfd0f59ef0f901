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

  @Test("of paths that name the same each is kept once, where it stood first") func once() {
    #expect(FilePath.once(["b", "./a", "b", "a", "././b", "/a", "../a"]) == ["b", "./a", "/a", "../a"])
    #expect(FilePath.once([]).isEmpty)
  }

  @Test("joining leaves out what is empty and doubles no slash") func joins() {
    #expect(FilePath.join("/a", "b") == "/a/b")
    #expect(FilePath.join("/", "b") == "/b")
    #expect(FilePath.join("", "b") == "b")
    #expect(FilePath.join("a", "") == "a")
  }

  @Test(
    "a path that leads out of its folder is told, whatever stands behind its slashes",
    arguments: [
      "../a", "a/../../b", "..", "a/..", "../\u{301}a", "a/\u{301}/../b", "./a", "/a", "/\u{301}a", "a//b", "", "a\0b",
    ])
  func outside(path: String) { #expect(!FilePath.staysInside(path)) }

  @Test("a path below its folder is none of those", arguments: ["a", "a/b.png", "..a/b..", "a/\u{301}b", "...", "é/ü"])
  func inside(path: String) { #expect(FilePath.staysInside(path)) }

  @Test("a slash is one before a combining mark too")
  func slashes() {
    #expect(FilePath.split("a/\u{301}b//c") == ["a", "\u{301}b", "c"])
    #expect(FilePath.name("a/\u{301}b") == "\u{301}b" && FilePath.folder("a/\u{301}b") == "a")
    #expect(FilePath.trimmed("a/") == "a" && FilePath.trimmed("//") == "/")
  }
}
