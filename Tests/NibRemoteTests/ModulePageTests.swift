import Foundation
import NibResources
import Testing

@testable import NibRemote

@Suite("Modules of pages") struct ModulePageTests {
  private static let files = [
    "main.js":
      "import { b } from './lib/b.js'; export { c } from \"rsrc:///lib/c.mjs?v=1\"; export const a = 'a' + b();",
    "lib/b.js": "import * as c from './c.mjs'; import '../main.js'; export function b() { return 'b' + c.c; }",
    "lib/c.mjs": "import 'bare/d.js'; export const c = 'c';", "lib/d.js": "globalThis.d = 'd';",
    "lib/late.js": "export default import.meta.url ? 'late' : '';", "data.json": "{\"j\": \"j\"}",
    "own.js": "export default 'own';", "theirs.js": "export default 'theirs';",
  ]

  private static let page = """
    <!doctype html><meta charset=utf-8><title>-</title>
    <script type="importmap">{"imports": {"bare/": "rsrc:///lib/", "own": "rsrc:///own.js",
      "rsrc:///theirs.js": "rsrc:///own.js"}}</script>
    <script type=module>
      import { a } from "rsrc:///main.js"; import own from 'own'; import theirs from "rsrc:///theirs.js";
      import json from "rsrc:///data.json" with { type: "json" };
      const late = await import(`rsrc:///lib/late.js`); const named = await import("bare/late.js");
      document.title = [a, d, own, theirs, json.j, late.default, named.default].join();
    </script>
    """
  private static let title = "<title>abc,d,own,own,j,late,late</title>"

  private static func resolver(_ files: [String: String]) -> ResourceURLResolver {
    let source = MemoryFileSource(Dictionary(uniqueKeysWithValues: files.map { ("/M/" + $0, Array($1.utf8)) }))
    return ResourceURLResolver(
      chain: BundleChain(main: ResourceBundle("/M", in: source), source: source))
  }

  /// A page in one file, and the faults.
  private static func inlined(_ page: String, _ files: [String: String]) -> (page: String, faults: [String]) {
    var inliner = ResourceInliner(resolver: resolver(files))
    var faults: [String] = []
    let bytes = inliner.page(Array(page.utf8), from: "page.html") { faults.append("\($0.code) \($0.place)") }
    return (String(decoding: bytes, as: UTF8.self), faults)
  }

  private static func module(_ text: String) -> String {
    DataURL.text(Array(text.utf8), mediaType: "text/javascript; charset=utf-8")
  }

  @Test("modules that import one another are put into the page once each") func cycles() {
    let (page, faults) = Self.inlined(
      "<script type=module>import 'rsrc:///a.js'</script>",
      ["a.js": "import './l/b.js'", "l/b.js": "import '../a.js'; import './b.js'"])

    let a = Self.module("import 'rsrc:///l/b.js'")
    let b = Self.module("import 'rsrc:///a.js'; import 'rsrc:///l/b.js'")
    #expect(
      page
        == "<script type=\"importmap\">{\"imports\":{\"rsrc:///a.js\":\"\(a)\",\"rsrc:///l/b.js\":\"\(b)\"}}</script>"
        + "<script type=module>import 'rsrc:///a.js'</script>")
    #expect(faults.isEmpty)
  }

  @Test(
    "what is no module of the bundles stays, and what is missing is told",
    arguments: [
      ("import './x.js'; import '/y.js'; import 'z'; import 'http://h/m.js'", []),
      ("import 'rsrc:///no.js'; import('rsrc:///no.js')", ["notFound rsrc:///no.js"]),
      ("import 'rsrc:///../a.js'", ["unsafePath rsrc:///../a.js"]),
    ])
  func stays(script: String, expected: [String]) {
    let page = "<script type=module>\(script)</script><script type=text/x>import 'rsrc:///a.js'</script>"

    let inlined = Self.inlined(page, ["a.js": "1"])

    #expect(inlined.page == page)
    #expect(inlined.faults == expected)
  }

  @Test("missing modules of modules and broken maps are told") func faults() {
    let inlined = Self.inlined(
      "\n<script type=importmap>{]</script><script type=module src='rsrc:///a.js'></script>",
      ["a.js": "import './no.js'"])

    #expect(inlined.faults == ["importMap page.html:2:25", "notFound rsrc:///no.js"])
    #expect(inlined.page.contains("src='\(Self.module("import 'rsrc:///no.js'"))'"))
  }

  @Test("a page in a page has the modules too") func nested() throws {
    let files = ["in.html": "<script type=module>import './a.js'</script>", "a.js": "import './b.js'", "b.js": "2"]

    let inlined = Self.inlined(
      "<iframe src='rsrc:///in.html'></iframe><script type=module src='rsrc:///a.js'></script>", files)

    let (a, b) = (Self.module("import 'rsrc:///b.js'"), Self.module("2"))
    let inner =
      "<script type=\"importmap\">{\"imports\":{\"rsrc:///a.js\":\"\(a)\",\"rsrc:///b.js\":\"\(b)\"}}</script>"
      + "<script type=module>import 'rsrc:///a.js'</script>"
    let outer = "<script type=\"importmap\">{\"imports\":{\"rsrc:///b.js\":\"\(b)\"}}</script>"
    let frame = DataURL.text(Array(inner.utf8), mediaType: "text/html")
    #expect(inlined.page == outer + "<iframe src='\(frame)'></iframe><script type=module src='\(a)'></script>")
    #expect(inlined.faults.isEmpty)
  }

  @Test("a server gives scripts their type, with specifiers replaced, and pages a map of all scripts") func serves() {
    let site = Self.site(Self.page)
    let expected =
      "import { b } from './lib/b.js'; export { c } from \"/rsrc//lib/c.mjs?v=1\"; export const a = 'a' + b();"

    for (target, body) in [("/rsrc//main.js", expected as String?), ("/rsrc/M/lib/c.mjs", Self.files["lib/c.mjs"])] {
      let answer = site.answer(Self.request(target))
      #expect(answer.status == 200 && answer.mediaType == "text/javascript; charset=utf-8")
      #expect(String(decoding: answer.body, as: UTF8.self) == body)
    }
    let part = site.answer(Self.request("/rsrc//main.js", range: "bytes=0-5"))
    #expect(part.status == 206 && part.mediaType == "text/javascript; charset=utf-8")
    #expect(String(decoding: part.body, as: UTF8.self) == "import")

    let page = String(decoding: site.answer(Self.request("/")).body, as: UTF8.self)
    for entry in [
      #""bare/": "/rsrc//lib/""#, #""own": "/rsrc//own.js""#, #""rsrc:///theirs.js": "/rsrc//own.js""#,
      #""/rsrc//theirs.js":"/rsrc//own.js""#, #""rsrc://M/lib/c.mjs":"/rsrc/M/lib/c.mjs""#,
    ] { #expect(page.contains(entry), "\(entry)") }
    #expect(page.contains("from \"/rsrc//main.js\"") && page.contains("import(`/rsrc//lib/late.js`)"))

    let plain = Self.site("<p>").answer(Self.request("/"))
    #expect(String(decoding: plain.body, as: UTF8.self) == "<script src=\"/rsrc.js\"></script><p>")
  }

  private static func site(_ page: String) -> PageSite {
    PageSite(resolver: resolver(files)) { Array(page.utf8) }
  }

  private static func request(_ target: String, range: String? = nil) -> HTTPRequest {
    HTTPRequest(method: "GET", target: target, host: "127.0.0.1", range: range)
  }

  private static let chromium = ["chromium", "chromium-browser", "google-chrome-stable", "google-chrome"].lazy
    .map { "/usr/bin/" + $0 }.first { FileManager.default.isExecutableFile(atPath: $0) }

  @Test(
    "Chromium runs the modules of a page that is served, and of one that is rewritten",
    .enabled(if: chromium != nil, "no Chromium is installed"), .timeLimit(.minutes(5)))
  func runs() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("nibwright-modules-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    func title(_ address: String) throws -> String {
      let dump = try Self.dump(address, profile: folder.appendingPathComponent("profile").path)
      return dump.firstRange(of: /<title>.*?<\/title>/).map { String(dump[$0]) } ?? dump
    }

    let computed = Self.page.replacingOccurrences(
      of: "`rsrc:///lib/late.js`", with: "['rsrc://', 'lib/late.js'].join('/')")
    let site = Self.site(computed)
    let server = try LoopbackServer { site.answer($0) }
    try server.start()
    defer { server.stop() }
    #expect(try title(server.address) == Self.title)

    let (page, faults) = Self.inlined(Self.page, Self.files)
    let file = folder.appendingPathComponent("page.html")
    try Data(page.utf8).write(to: file)
    #expect(faults.isEmpty)
    #expect(try title(file.absoluteString) == Self.title)

    // Nothing is found from the disk: the cases can fail.
    try Data(Self.page.utf8).write(to: file)
    #expect(try title(file.absoluteString) == "<title>-</title>")
  }

  /// A page as Chromium has it when its scripts have run.
  private static func dump(_ address: String, profile: String) throws -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: try #require(chromium))
    process.arguments = [
      "--headless=new", "--disable-gpu", "--no-first-run", "--disable-extensions", "--disable-background-networking",
      "--user-data-dir=\(profile)", "--virtual-time-budget=10000",
    ]
    // Chromium's sandbox does not run as root.
    if NSUserName() == "root" { process.arguments?.append("--no-sandbox") }
    process.arguments? += ["--dump-dom", address]
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = FileHandle.nullDevice
    try process.run()
    let output = try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return String(decoding: output, as: UTF8.self)
  }
}
