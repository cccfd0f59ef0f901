import Foundation
import Testing

@testable import NibRemote

@Suite("What a served page runs first") struct PageScriptTests {
  @Test(
    "stands behind the document type, and before all else",
    arguments: [
      ("<p>", "|<p>"), ("", "|"), ("<!DOCTYPE html><p>", "<!DOCTYPE html>|<p>"),
      ("\u{FEFF}<html>", "\u{FEFF}|<html>"),
      (" <!-- a > b -->\n<!doctype html>\n<p>", " <!-- a > b -->\n<!doctype html>|\n<p>"),
      ("<!-- a -->", "|<!-- a -->"), ("<!-- a", "|<!-- a"), ("<!doctype html", "|<!doctype html"),
    ])
  func place(page: String, wanted: String) {
    let inserted = String(decoding: PageScript.insert(into: Array(page.utf8)), as: UTF8.self)

    #expect(inserted == wanted.replacingOccurrences(of: "|", with: "<script src=\"/rsrc.js\"></script>"))
  }

  private static let node = ["/usr/bin/node", "/usr/local/bin/node", "/opt/homebrew/bin/node"].first {
    FileManager.default.isExecutableFile(atPath: $0)
  }

  /// What a page's script does, and what the browser is then asked for.
  private static let scene = #"""
    const calls = [];
    globalThis.Request = class { constructor(url) { this.url = url; } };
    globalThis.fetch = (input) => { calls.push("fetch " + (input.url || input)); };
    globalThis.XMLHttpRequest = class { open(method, url) { calls.push("open " + url); } };
    globalThis.Element = class { setAttribute(name, value) { calls.push(name + " " + value); } };
    globalThis.HTMLImageElement = class { get src() { return ""; } set src(value) { calls.push("img " + value); }
      get srcset() { return ""; } set srcset(value) { calls.push("set " + value); } };
    globalThis.CSSStyleDeclaration = class { setProperty(name, value) { calls.push(name + " " + value); } };
    globalThis.Worker = class { constructor(url) { calls.push("worker " + url); } };
    globalThis.HTMLLinkElement = class { set href(value) { calls.push("link " + value); } };
    eval(process.argv[1]);
    fetch("rsrc:///a.json?x=1"); fetch(new Request("RSRC://kit/b")); fetch("/other"); fetch(new URL("rsrc:///u"));
    new XMLHttpRequest().open("GET", "rsrc:///c"); new HTMLImageElement().src = " rsrc:///d.png";
    new HTMLImageElement().src = "http://a/b"; new HTMLLinkElement().href = "rsrc://kit/e.css";
    new Element().setAttribute("SRC", "rsrc:///f"); new Element().setAttribute("title", "rsrc:///g");
    new HTMLImageElement().srcset = "rsrc:///h 1x,RSRC://kit/i,j 2x"; new Element().setAttribute("STYLE", "a: url(rsrc:///k)");
    const style = new CSSStyleDeclaration();
    style.setProperty("l", "url( 'rsrc:///l' ), image-set(\"rsrc:///m\" 1x)"); style.setProperty("content", "'rsrc:///n'");
    new Worker("rsrc:///o.js"); console.log(calls.join("\n"));
    """#

  @Test(
    "asks the server for resource URLs that scripts make, and for all else as it is",
    .enabled(if: node != nil, "no node to run scripts"))
  func runs() throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: try #require(Self.node))
    process.arguments = ["-e", Self.scene, PageScript.text]
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let output = String(decoding: try pipe.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
    process.waitUntilExit()

    #expect(
      output == """
        fetch /rsrc//a.json?x=1
        fetch /rsrc/kit/b
        fetch /other
        fetch /rsrc//u
        open /rsrc//c
        img /rsrc//d.png
        img http://a/b
        link /rsrc/kit/e.css
        SRC /rsrc//f
        title rsrc:///g
        set /rsrc//h 1x,/rsrc/kit/i,j 2x
        STYLE a: url(/rsrc//k)
        l url( '/rsrc//l' ), image-set("/rsrc//m" 1x)
        content 'rsrc:///n'
        worker /rsrc//o.js

        """)
  }
}
