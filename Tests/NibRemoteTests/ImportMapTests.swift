import NibDiagnostics
import Testing

@testable import NibRemote

@Suite("Import maps of pages") struct ImportMapTests {
  /// A page with import maps after names were added; addresses are put in brackets where they have a scheme.
  private func page(_ page: String, adding added: [String: String]) -> String {
    let bytes = Array(page.utf8)
    let maps = PageImportMaps(PageScanner.references(in: bytes), in: bytes)
    let edits = maps.edits(adding: added) { $0.hasPrefix("rsrc:") ? "[\($0.dropFirst(5))]" : nil }
    return String(decoding: PageEdit.apply(edits, to: bytes), as: UTF8.self)
  }

  private func map(_ text: String) -> String { "<script type=importmap>\(text)</script>" }

  @Test(
    "names are added to the page's map, every other byte of which stays",
    arguments: [
      (#"{"imports": {"x": "./x.js"} }"#, #"{"imports": {"n":"m","x": "./x.js"} }"#),
      (#"{"imports":{ }}"#, #"{"imports":{"n":"m" }}"#), ("{}", #"{"imports":{"n":"m"}}"#),
      (" { \"a\": [1, {\"b\": null}] }\n", " {\"imports\":{\"n\":\"m\"}, \"a\": [1, {\"b\": null}] }\n"),
      // The page's own name wins, even one that stands for nothing.
      (#"{"imports":{"n":"own"}}"#, #"{"imports":{"n":"own"}}"#),
      (#"{"imports":{"\u006E":null}}"#, #"{"imports":{"\u006E":null}}"#),
      // Of two members of one name the last one counts.
      (#"{"imports":{"n":"a"},"imports":{}}"#, #"{"imports":{"n":"a"},"imports":{"n":"m"}}"#),
      (
        #"{"scopes":{"rsrc:a/":{"x":"rsrc:b","y":1}},"imports":{"z":"rsrc:\/c"}}"#,
        #"{"scopes":{"[a/]":{"x":"[b]","y":1}},"imports":{"n":"m","z":"[/c]"}}"#
      ),
    ])
  func adds(own: String, expected: String) {
    #expect(page(map(own), adding: ["n": "m"]) == map(expected))
  }

  @Test("a page without a map gets one, in front of its scripts and behind its character encoding") func inserts() {
    let element = #"<script type="importmap">{"imports":{"a\"\u003C":"b\\","n":"m"}}</script>"#
    let added = ["n": "m", "a\"<": "b\\"]

    #expect(page("<!doctype html><p>", adding: added) == "<!doctype html>\(element)<p>")
    #expect(page("<p><meta charset=utf-8><b>", adding: added) == "<p><meta charset=utf-8>\(element)<b>")
    #expect(
      page("<meta content='text/html; Charset = x'><b>", adding: added)
        == "<meta content='text/html; Charset = x'>\(element)<b>")
    #expect(page("<script></script><meta charset=x>", adding: added) == "\(element)<script></script><meta charset=x>")
    #expect(page("<p>", adding: [:]) == "<p>")
  }

  @Test("of several maps the first gets the names, and none of those that another has") func several() {
    #expect(
      page(map("{}") + map(#"{"imports":{"n":"x","y":"rsrc:z"}}"#), adding: ["n": "m", "o": "p"])
        == map(#"{"imports":{"o":"p"}}"#) + map(#"{"imports":{"n":"x","y":"[z]"}}"#))
  }

  @Test(
    "a map that is broken has a place, and stays as it stands",
    arguments: [
      ("", 1, 24), ("{", 1, 25), ("[]", 1, 24), ("{\n  \"imports\": {\"a\": }\n}", 2, 20), ("{\"imports\": 1}", 1, 36),
      ("{\"a\": 1,}", 1, 32), ("{} x", 1, 27), ("{\"a", 1, 25), ("{\"a\\", 1, 25), ("{\"\\x\": 1}", 1, 25),
      ("{\"a\" 1}", 1, 29),
      ("{\"imports\": {\"a\": \"b\",}}", 1, 46), ("{a: 1}", 1, 25), ("{\"a\": tru}", 1, 30), ("{\"a\": [1 2]}", 1, 33),
      ("{\"scopes\": {\"a\": \"b\"}}", 1, 41),
    ])
  func broken(own: String, line: Int, column: Int) throws {
    let bytes = Array(map(own).utf8)
    let maps = PageImportMaps(PageScanner.references(in: bytes), in: bytes)

    let error = try #require(maps.faults.first).error(in: bytes, "p.html")
    #expect(error.code == .importMap)
    #expect(error.place == .text("p.html", line: line, column: column), "\(error)")
    #expect(
      page(map(own), adding: ["n": "m"]) == #"<script type="importmap">{"imports":{"n":"m"}}</script>"# + map(own))
  }

  @Test("maps that are nested deeply or are large end") func large() {
    for text in ["[", "{\"a\":", "{\"imports\":{\"a\":"] {
      let bytes = Array(map(#"{"x":"# + String(repeating: text, count: 200_000)).utf8)
      let maps = PageImportMaps(PageScanner.references(in: bytes), in: bytes)
      #expect(maps.faults.first?.detail == "values are nested deeper than \(ImportMapReader.deepest)")
    }
  }

  @Test("names that begin with a key that ends in a slash have an address") func prefixes() {
    let bytes = Array(map(#"{"imports":{"a/":"rsrc:///x/","a/b/":"rsrc:///y/","c/":"d","e":"f/"}}"#).utf8)
    let maps = PageImportMaps(PageScanner.references(in: bytes), in: bytes)

    #expect(maps.address(of: "a/m.js") == "rsrc:///x/m.js")
    #expect(maps.address(of: "a/b/m.js") == "rsrc:///y/m.js")
    for name in ["c/m", "e/m", "a", "m"] { #expect(maps.address(of: name) == nil) }
  }
}
