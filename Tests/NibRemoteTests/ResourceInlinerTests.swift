import NibResources
import Testing

@testable import NibRemote

@Suite("Resources as data: URLs") struct ResourceInlinerTests {
  private static func inliner(_ files: [String: String]) -> ResourceInliner {
    let source = MemoryFileSource(
      Dictionary(uniqueKeysWithValues: files.map { ("/M/" + $0, Array($1.utf8)) }))
    let chain = BundleChain(main: ResourceBundle("/M", in: source), source: source)
    return ResourceInliner(resolver: ResourceURLResolver(chain: chain))
  }

  private static func sheet(_ text: String) -> String {
    DataURL.text(Array(text.utf8), mediaType: "text/css; charset=utf-8")
  }

  @Test("a style sheet takes along what it names, from where it stands") func sheets() {
    var inliner = Self.inliner([
      "a.css": "@import 'css/b.css';", "css/b.css": "p{x:url(../i.png?v#f),url(rsrc:///i.png),url(http://x/i.png)}",
      "i.png": "I",
    ])
    var faults: [String] = []

    let url = inliner.url(for: "rsrc:///a.css") { faults.append("\($0)") }

    let image = DataURL.text(Array("I".utf8), mediaType: "image/png")
    let inner = Self.sheet("p{x:url(\"\(image)\"),url(\"\(image)\"),url(http://x/i.png)}")
    #expect(url == Self.sheet("@import \"\(inner)\";"))
    #expect(faults.isEmpty)
  }

  @Test("style sheets that name themselves, or what is not there, are told and left as they stand") func cycles() {
    var inliner = Self.inliner(["a.css": "@import 'b.css';", "b.css": "@import 'a.css'; p{x:url(no.png)}"])
    var codes: [ResourceURLError.Code] = []

    let url = inliner.url(for: "rsrc:///a.css") { codes.append($0.code) }

    #expect(url == Self.sheet("@import \"\(Self.sheet("@import 'a.css'; p{x:url(no.png)}"))\";"))
    #expect(codes == [.cycle, .notFound])
  }

  @Test("style sheets that double one another end") func doubling() {
    let count = 40
    var files = ["\(count).css": "p{}"]
    for index in 0..<count { files["\(index).css"] = "@import '\(index + 1).css';@import '\(index + 1).css';" }
    var inliner = Self.inliner(files)
    var codes: Set<ResourceURLError.Code> = []

    let url = inliner.url(for: "rsrc:///0.css") { codes.insert($0.code) }

    #expect(codes == [.cycle])
    #expect((url?.utf8.count ?? 0) < ResourceInliner.mostBytes)
  }

  @Test(
    "what a style sheet means by a URL",
    arguments: [
      ("b.css", "rsrc:///a.css", "rsrc:///b.css"), ("./b", "rsrc://k/c/a.css", "rsrc://k/c/b"),
      ("../b", "rsrc://k/c/a.css", "rsrc://k/b"), ("../../b", "rsrc://k/c/a.css", nil), ("/b", "rsrc:///a.css", nil),
      ("//h/b", "rsrc:///a.css", nil), ("http:b", "rsrc:///a.css", nil), ("#b", "rsrc:///a.css", nil),
      ("", "rsrc:///a.css", nil), ("rsrc:///x", "rsrc:///c/a.css", "rsrc:///x"), ("b", "rsrc:", nil),
    ] as [(String, String, String?)])
  func relative(url: String, base: String, expected: String?) {
    #expect(ResourceInliner.absolute(url, in: base) == expected)
  }
}
