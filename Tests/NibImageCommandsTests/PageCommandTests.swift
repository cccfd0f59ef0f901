import NibCommands
import NibRemote
import NibResources
import NibTestSupport
import Testing

@testable import NibImageCommands

@Suite("nibwright-images serve and rewrite") struct PageCommandTests {
  private static let shop = SharedFiles.packageRoot + "/Archives/Bundles/Shop.app"

  private func run(_ arguments: String...) -> (code: ExitCode, output: String, messages: String) {
    var terminal = Terminal.captured()
    let code = Tool.images.run(arguments, &terminal)
    return (code, terminal.outputText, terminal.messageText)
  }

  /// A page on the disk for one test, removed afterwards.
  private final class Page {
    let path: String

    init(_ text: String, _ name: String) {
      let folder = TestDisk.environment("TMPDIR") ?? "/tmp"
      path = "\(folder)/nibwright-page-\(name).html"
      #expect(TestDisk.write(text, to: path))
    }

    deinit { _ = TestDisk.remove(path) }
  }

  @Test("rewrite puts the bytes of resources into the page") func rewrites() {
    let page = Page(#"<img src="rsrc:///photo.gif"><a href="other.html">"#, "rewrites")
    let bytes = TestDisk.bytes(Self.shop + "/photo.gif") ?? []

    let result = run("rewrite", page.path, "--bundle", Self.shop)

    #expect(result.code == .success && result.messages.isEmpty)
    #expect(result.output == "<img src=\"\(DataURL.text(bytes, mediaType: "image/gif"))\"><a href=\"other.html\">")
  }

  @Test("a resource that is not there, or outside, is named and left as it stands") func missing() {
    let text = #"<img src="rsrc:///no.png"><img src="rsrc:///../Desk.app/Contents/Info.plist">"#
    let page = Page(text, "missing")

    let result = run("rewrite", page.path, "--bundle", Self.shop)

    #expect(result.code == .failure)
    #expect(result.output == text)
    #expect(result.messages.split(separator: "\n").count == 2)
    #expect(result.messages.hasPrefix("rsrc:///no.png: error: no resource 'no.png' in "))
  }

  @Test("output is written to a file") func output() {
    let page = Page("<p>", "output")

    let result = run("rewrite", page.path, "--bundle", Self.shop, "--output", page.path + ".out")

    #expect(result.code == .success && result.output.isEmpty)
    #expect(TestDisk.text(page.path + ".out") == "<p>")
    _ = TestDisk.remove(page.path + ".out")
  }

  @Test(
    "what is not there is unreadable, and a wrong command line is told",
    arguments: [
      (["serve", "/nowhere.html", "--bundle", shop], ExitCode.unreadable),
      (["rewrite", "/nowhere.html", "--bundle", shop], .unreadable),
      (["rewrite", SharedFiles.packageRoot + "/README.md", "--bundle", "/nowhere"], .unreadable),
      (["serve", SharedFiles.packageRoot + "/README.md", "--bundle", "/nowhere"], .unreadable),
      (["serve", "x"], .usage), (["rewrite"], .usage), (["serve", "x", "--bundle", shop, "--port", "70000"], .usage),
      (["rewrite", "x", "--bundle", shop, "--scale", "9"], .usage), (["compile"], .usage), ([], .usage),
    ])
  func refuses(arguments: [String], code: ExitCode) {
    var terminal = Terminal.captured()

    #expect(Tool.images.run(arguments, &terminal) == code)
    #expect(!terminal.messageText.isEmpty)
    #expect(!terminal.messageText.contains("nibwright:"))
  }

  @Test("a port that is taken is a failure") func taken() throws {
    let server = try LoopbackServer { _ in .refusal(404, "") }

    let result = run("serve", SharedFiles.packageRoot + "/README.md", "--bundle", Self.shop, "--port", "\(server.port)")

    #expect(result.code == .failure)
  }

  @Test("help and version name the tool") func help() {
    #expect(run("--help").output.hasPrefix("Usage: nibwright-images COMMAND"))
    #expect(run("serve", "--help").output.hasPrefix("Usage: nibwright-images serve PAGE --bundle DIR…"))
    #expect(run("--version").output == "nibwright-images \(Tool.version)\n")
  }
}
