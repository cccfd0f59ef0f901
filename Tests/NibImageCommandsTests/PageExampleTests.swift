import Foundation
import NibCommands
import NibResources
import NibTestSupport
import Testing

@testable import NibImageCommands

private let builtProgram = TestProgram.built("nibwright-images")

/// The command lines of nibwright-images on the pages that teach it, one after another as a reader types them.
@Suite(
  "Command lines of nibwright-images on pages",
  .enabled(if: builtProgram != nil && TestDisk.isDirectory(ReaderOfPage.examples), "no program or no examples"),
  .timeLimit(.minutes(5)))
struct PageExampleTests {
  @Test("print what the page shows", arguments: ["Manifests", "ResourceURLs"])
  func output(page: String) async throws {
    let examples = CommandExample.onPages.filter { $0.page == page && $0.words.first == "nibwright-images" }
    let reader = try ReaderOfPage(program: #require(builtProgram))

    #expect(!examples.isEmpty)
    for example in examples {
      let lines = try await reader.types(example.words)
      #expect(example.isShown(by: lines), "\(example) prints\n\(lines.joined(separator: "\n"))")
    }
  }
}

/// Somebody in a folder of his own, who leaves servers running in other windows.
private final class ReaderOfPage {
  static let examples = SharedFiles.packageRoot + "/Tools/examples"

  private let program: String
  private let folder: String
  private var servers: [Server] = []

  /// A server on a port that was free, in the place of the page's.
  private struct Server {
    let process: TestProgram
    /// As the page has it.
    let shown: String
    let address: String
  }

  init(program: String) throws {
    self.program = program
    folder = NSTemporaryDirectory() + "/nibwright-reader-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: folder + "/Tools/examples", withIntermediateDirectories: true)
    for package in ["Gallery", "Handbook"] {
      try FileManager.default.copyItem(
        atPath: "\(Self.examples)/\(package)", toPath: "\(folder)/Tools/examples/\(package)")
    }
  }

  deinit {
    for server in servers {
      server.process.kill()
      // What has ended and is not waited for stands before the children of the tests that end a process, which then wait
      // for ever.
      _ = server.process.wait()
    }
    try? FileManager.default.removeItem(atPath: folder)
  }

  /// What a command line prints: its messages, then its output.
  func types(_ words: [String]) async throws -> [String] {
    let words = words.dropFirst().map(meant)
    if words.first == "serve" { return [try serve(words)] }
    let text = await withCheckedContinuation { continuation in
      let isStarted = DetachedThread.start {
        var terminal = Terminal.captured()
        _ = Tool.images.run(words, &terminal)
        continuation.resume(returning: terminal.messageText + terminal.outputText)
      }
      if !isStarted { continuation.resume(returning: "no thread") }
    }
    return shown(text).split(separator: "\n").map(String.init)
  }

  /// Starts a server that goes on; what it says is its address.
  private func serve(_ words: [String]) throws -> String {
    let port = try #require(words.firstIndex(of: "--port")) + 1
    let output = folder + "/address"
    var free = words
    free[port] = "0"
    let process = try #require(TestProgram(program, free, output: output))
    let deadline = ContinuousClock.now + .seconds(30)
    while TestDisk.text(output)?.hasSuffix("\n") != true, ContinuousClock.now < deadline {
      TestProgram.pause(seconds: 0.01)
    }
    let address = try #require(TestDisk.text(output)?.split(separator: "\n").first).description
    servers.append(Server(process: process, shown: "http://127.0.0.1:\(words[port])/", address: address))
    try moveManifests()
    return shown(address)
  }

  /// A word with the places that it means here.
  private func meant(_ word: String) -> String {
    let isPlace = word.hasPrefix("Tools/") || ["Cache", "Other"].contains(word) || word.hasSuffix(".html")
    return isPlace ? folder + "/" + word : served(word)
  }

  /// Has the manifests name the servers that run here.
  private func moveManifests() throws {
    for path in TestDisk.files(below: folder + "/Tools", ending: [".plist"]) {
      try #require(TestDisk.write(served(TestDisk.text(path) ?? ""), to: path))
    }
  }

  private func served(_ text: String) -> String {
    servers.reduce(text) { $0.replacing($1.shown, with: $1.address) }
  }

  /// What is printed, with the page's places.
  private func shown(_ text: String) -> String {
    servers.reduce(text) { $0.replacing($1.address, with: $1.shown) }
      .replacing(folder + "/", with: "")
  }
}
