import Testing

@testable import NibRemote

@Suite("Putting other URLs into style sheets") struct StyleRewriterTests {
  private func rewrite(_ style: String) -> String {
    String(decoding: StyleRewriter.rewrite(Array(style.utf8)) { "[\($0.dropFirst(7))]" }, as: UTF8.self)
  }

  @Test(
    "URLs are replaced, however they are written",
    arguments: [
      ("a{b:url(rsrc:///x)}", #"a{b:url("[/x]")}"#),
      ("a{b:url( 'rsrc:///x' ) no-repeat}", #"a{b:url( "[/x]" ) no-repeat}"#),
      (#"a{b:Url("RSRC:///x")}"#, #"a{b:Url("[/x]")}"#),
      (#"a{b:url(rsrc:\/\/\/x\20 y)}"#, #"a{b:url("[/x y]")}"#),
      ("a{b:url('rsrc:///\"\u{301}')}", "a{b:url(\"[/\\\"\u{301}]\")}"),
      (#"a{b:url("rsrc:///\"q\"")}"#, #"a{b:url("[/\"q\"]")}"#),
      ("a{b:url(rsrc:///x),url(rsrc://k/y)}", #"a{b:url("[/x]"),url("[k/y]")}"#),
      ("@import 'rsrc:///x' print;", #"@import "[/x]" print;"#),
      ("@IMPORT/**/url(rsrc:///x);", #"@IMPORT/**/url("[/x]");"#),
      ("@font-face{src:url(rsrc:///f.woff2) format('woff2')}", #"@font-face{src:url("[/f.woff2]") format('woff2')}"#),
      ("a{b:image-set('rsrc:///x' 1x, url(rsrc:///y) 2x)}", #"a{b:image-set("[/x]" 1x, url("[/y]") 2x)}"#),
      ("a{b:image-set('rsrc:///x' type('rsrc:///no'))}", #"a{b:image-set("[/x]" type('rsrc:///no'))}"#),
      ("a{b:src('rsrc:///x')}", #"a{b:src("[/x]")}"#),
      ("a{b:url(rsrc:///x", #"a{b:url("[/x]""#), ("a{b:url('rsrc:///x", #"a{b:url("[/x]""#),
    ])
  func replaces(style: String, expected: String) {
    #expect(rewrite(style) == expected)
  }

  @Test(
    "everything else stays, byte for byte",
    arguments: [
      "", "a{b:url(x.png)}", "/* url(rsrc:///x) */", "a{content:'rsrc:///x'}", "a{b:curl(rsrc:///x)}",
      "a{b:url('rsrc:///x\n')}", "@media 'rsrc:///x';", "@import x; 'rsrc:///x'", "@import {} 'rsrc:///x'", "url",
      "url(", "url('", "@", "@import", "/*", "/", "\\", "a{b:\"\\", "image-set(", "url(\\", "\u{E4}\u{1F600}",
      "a{b:f('url(rsrc:///x)')}", "a{b:url(http://x/rsrc:///x)}",
    ])
  func keeps(style: String) {
    #expect(rewrite(style) == style)
  }

  @Test("a style sheet cut anywhere is rewritten without a trap, and what has no end costs one walk") func hostile() {
    let style = Array(#"@import 'rsrc:///\61 ';/*x*/a{b:url( "rsrc:///y" ),image-set('z' 1x),url(rsrc:///\\)}"#.utf8)
    for end in style.indices { _ = StyleRewriter.rewrite(Array(style[..<end])) { _ in "x" } }
    for part in ["url(", "'", "/*", "@import ", "image-set(", "\\", "url(rsrc:///x "] {
      let long = Array(String(repeating: part, count: 100_000).utf8)
      #expect(StyleRewriter.references(in: long).count <= 100_000)
    }
  }

  @Test("the references of a style sheet are told in order") func references() {
    let style = Array("@import 'rsrc:///b.css'; a{b:url(rsrc://k/a),url(x)}".utf8)

    #expect(StyleRewriter.references(in: style) == ["rsrc:///b.css", "rsrc://k/a"])
  }
}
