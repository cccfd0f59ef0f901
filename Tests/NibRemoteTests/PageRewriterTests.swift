import Testing

@testable import NibRemote

@Suite("Putting other URLs into pages") struct PageRewriterTests {
  private func rewrite(_ page: String) -> String {
    let bytes = PageRewriter.rewrite(Array(page.utf8)) { "<\($0.dropFirst(7))>" }
    return String(decoding: bytes, as: UTF8.self)
  }

  @Test(
    "references of tags are replaced, however they are written",
    arguments: [
      (#"<img src="rsrc:///a.png">"#, #"<img src="&lt;/a.png&gt;">"#),
      (#"<img src='rsrc:///a.png'/>"#, #"<img src='&lt;/a.png&gt;'/>"#),
      (#"<img src=rsrc:///a.png>"#, #"<img src="&lt;/a.png&gt;">"#),
      (#"<img src=rsrc:///a.png alt=x>"#, #"<img src="&lt;/a.png&gt;" alt=x>"#),
      (#"<IMG SRC = "RSRC:///a.png" >"#, #"<IMG SRC = "&lt;/a.png&gt;" >"#),
      ("<img\n\tsrc\n=\n\"rsrc:///a.png\">", "<img\n\tsrc\n=\n\"&lt;/a.png&gt;\">"),
      (#"<link href=" rsrc://kit/a&amp;b.css ">"#, #"<link href="&lt;kit/a&amp;b.css&gt;">"#),
      (#"<a href="rsrc:&#47;&#x2f;/x">"#, #"<a href="&lt;/x&gt;">"#),
      (
        #"<script src="rsrc:///a.js"></script><b src="rsrc:///b">"#,
        #"<script src="&lt;/a.js&gt;"></script><b src="&lt;/b&gt;">"#
      ),
      (
        #"<video poster="rsrc:///p.png"><object data="rsrc:///o.svg">"#,
        #"<video poster="&lt;/p.png&gt;"><object data="&lt;/o.svg&gt;">"#
      ),
      (#"<image xlink:href="rsrc:///i.png"/>"#, #"<image xlink:href="&lt;/i.png&gt;"/>"#),
      (#"<img alt=">" src="rsrc:///a.png">"#, #"<img alt=">" src="&lt;/a.png&gt;">"#),
      (#"<!--> <img src="rsrc:///a">"#, #"<!--> <img src="&lt;/a&gt;">"#),
      (#"<img src="rsrc:///a"#, #"<img src="&lt;/a&gt;"#),
    ])
  func replaces(page: String, expected: String) {
    #expect(rewrite(page) == expected)
  }

  @Test(
    "everything else stays, byte for byte",
    arguments: [
      "", "<", "</", "<!", "<!--", "<a", "<a ", "<a href", "<a href=", "<a href='", "text rsrc:///a.png",
      #"<img src="a.png">"#, #"<img src="http://x/rsrc:///a">"#, #"<img src="file:///etc/passwd">"#,
      #"<img data-src="rsrc:///a.png" alt="rsrc:///a">"#, #"<!-- <img src="rsrc:///a.png"> -->"#,
      #"<script>"<img src='rsrc:///a.png'>"</script>"#, #"<STYLE><img src="rsrc:///a.png"></STYLE>"#,
      #"<textarea><img src="rsrc:///a.png"></textarea>"#, #"</p src="rsrc:///a.png">"#, #"<?php <img src="rsrc:///a""#,
      #"<!DOCTYPE html "src="rsrc:///a.png">"#, #"< img src="rsrc:///a.png">"#, #"<script><img src="rsrc:///a.png">"#,
      "\u{FEFF}<p>\u{E4}\u{1F600}</p>\r\n", "<a href=\"rsrcs:///x\">", #"<img srcset="rsrc:///a.png 2x">"#,
    ])
  func keeps(page: String) {
    #expect(rewrite(page) == page)
  }

  @Test("bytes that are no text stay as they are") func bytes() {
    let page: [UInt8] = [0xFF, 0x3C, 0x61, 0x20, 0xFE, 0x3D, 0x22, 0xC3, 0x22, 0x3E, 0x00]

    #expect(PageRewriter.rewrite(page) { $0 } == page)
  }

  @Test("a page cut anywhere is rewritten without a trap, and tags without end cost one walk") func hostile() {
    let page = Array(#"<!-- x --><a href='rsrc:///a' b=c/><script>x</script><img src=rsrc:///b></p>"#.utf8)
    for end in page.indices { _ = PageRewriter.rewrite(Array(page[..<end])) { _ in "x" } }
    for part in ["<a ", "<a b='", "<!--", "<script>", "<script></", "<a href=rsrc:///x "] {
      let long = Array(String(repeating: part, count: 100_000).utf8)
      #expect(PageRewriter.rewrite(long) { $0 }.count >= long.count)
    }
  }

  @Test("the references of a page are told in order") func references() {
    let page = Array(#"<a href="rsrc:///b"><img src=rsrc://k/a><img src=x>"#.utf8)

    #expect(PageRewriter.references(in: page) == ["rsrc:///b", "rsrc://k/a"])
  }

  @Test(
    "data is put into a URL in base 64",
    arguments: [("", ""), ("a", "YQ=="), ("ab", "YWI="), ("abc", "YWJj"), ("\u{FF}~?", "w79+Pw==")])
  func data(text: String, encoded: String) {
    #expect(
      DataURL.text(Array(text.utf8), mediaType: "text/css; charset=utf-8")
        == "data:text/css;charset=utf-8;base64,\(encoded)")
  }
}
