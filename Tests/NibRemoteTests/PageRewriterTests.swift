import NibTestSupport
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
      // A quote is one, whatever mark combines with it.
      ("<img src='rsrc:///a&#39;&#x301; b=c'>", "<img src='&lt;/a&#39;\u{301} b=c&gt;'>"),
      ("<img src=\"rsrc:///a&quot;&#x301;\">", "<img src=\"&lt;/a&quot;\u{301}&gt;\">"),
    ])
  func replaces(page: String, expected: String) {
    #expect(rewrite(page) == expected)
  }

  @Test(
    "every address of a srcset is replaced, and what it is for stays",
    arguments: [
      (#"<img srcset="rsrc:///a.png, rsrc:///b.png 2x">"#, #"<img srcset="&lt;/a.png&gt;, &lt;/b.png&gt; 2x">"#),
      (
        #"<source srcset='rsrc:///a.png 1x,x.png 2x,rsrc:///c 3x'>"#,
        #"<source srcset='&lt;/a.png&gt; 1x,x.png 2x,&lt;/c&gt; 3x'>"#
      ),
      ("<img srcset=\"\n rsrc:///a,b.png, ,rsrc:///c\n\">", "<img srcset=\"\n &lt;/a,b.png&gt;, ,&lt;/c&gt;\n\">"),
      (#"<img srcset="rsrc:///a (x,y) 1x, rsrc:///b">"#, #"<img srcset="&lt;/a&gt; (x,y) 1x, &lt;/b&gt;">"#),
      (#"<img srcset=rsrc:///a>"#, #"<img srcset="&lt;/a&gt;">"#),
      ("<img srcset=\"rsrc:///a&#x2003;b 2x\">", "<img srcset=\"&lt;/a\u{2003}b&gt; 2x\">"),
      (#"<link imagesrcset="rsrc:///a&amp;b 2x">"#, #"<link imagesrcset="&lt;/a&amp;b&gt; 2x">"#),
    ])
  func sourceSets(page: String, expected: String) {
    #expect(rewrite(page) == expected)
  }

  @Test(
    "styles of attributes and elements are looked into",
    arguments: [
      (#"<p style="background: url(rsrc:///a.png)">"#, #"<p style="background: url(&quot;\3c /a.png>&quot;)">"#),
      (
        #"<p style='background:url(&quot;rsrc:///a.png&quot;)'>"#,
        #"<p style='background:url(&quot;\3c /a.png>&quot;)'>"#
      ),
      ("<STYLE>@import 'rsrc:///a.css';</STYLE><b src=x>", #"<STYLE>@import "\3c /a.css>";</STYLE><b src=x>"#),
      (
        "<style>p { background: URL( rsrc:///a.png ) }</style>",
        #"<style>p { background: URL( "\3c /a.png>") }</style>"#
      ),
      ("<style>p { background: url(rsrc:///a", #"<style>p { background: url("\3c /a>""#),
    ])
  func styles(page: String, expected: String) {
    #expect(rewrite(page).replacing("&gt;", with: ">") == expected)
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
      "\u{FEFF}<p>\u{E4}\u{1F600}</p>\r\n", "<a href=\"rsrcs:///x\">",
      #"<img srcset="a.png, b.png 2x">"#, #"<p style="background: url(a.png)">"#, "<style>p { color: red }</style>",
      #"<style>/* url(rsrc:///a) */ p::after { content: "rsrc:///a" }</style>"#,
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
    for part in [
      "<a ", "<a b='", "<!--", "<script>", "<script></", "<a href=rsrc:///x ", "<style>url(", "<a style='url(",
    ] {
      let long = Array(String(repeating: part, count: TestSize.count(25_000, full: 100_000)).utf8)
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
