import Foundation
import NibCommands
import NibRemote
import NibResources
import NibTestSupport
import Testing

@testable import NibImageCommands

@Suite("nibwright-images preload", .timeLimit(.minutes(5))) struct PreloadCommandTests {
  /// Runs the command on a thread of its own: it waits for tasks, and must not hold one of their threads.
  private func run(_ arguments: [String], isInteractive: Bool = false) async -> (ExitCode, String, String) {
    await withCheckedContinuation { continuation in
      let isStarted = DetachedThread.start {
        var terminal = Terminal.captured(isInteractive: isInteractive)
        let code = Tool.images.run(arguments, &terminal)
        continuation.resume(returning: (code, terminal.outputText, terminal.messageText))
      }
      if !isStarted { continuation.resume(returning: (.failure, "", "no thread")) }
    }
  }

  private func withFolder(_ name: String, _ body: (String) async throws -> Void) async throws {
    let path = NSTemporaryDirectory() + "/nibwright-\(name)-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: path) }
    try await body(path)
  }

  @Test("images come into the folder, with a bar for who looks, and missing ones are told") func preloads() async throws
  {
    let server = try LoopbackServer { request in
      request.target == "/1"
        ? HTTPResponse(mediaType: "image/png", body: TestPicture.png("a", bytes: 100)) : .refusal(404, "not here")
    }
    try server.start()
    defer { server.stop() }
    try await withFolder("bar") { folder in
      let manifest = Manifest(entries: [
        ManifestEntry(image: server.address + "1"), ManifestEntry(image: server.address + "2"),
      ])
      try AtomicFileWriter.write(manifest.propertyList, to: folder + "/m.plist")
      let arguments = ["preload", folder + "/m.plist", "--cache", folder + "/cache"]

      let first = await run(arguments, isInteractive: true)
      let second = await run(arguments)

      #expect(first.0 == .failure)
      #expect(first.1 == "1 fetched (100 bytes), 0 already there, 1 missing\n")
      #expect(first.2.contains("[####################] 2/2"))
      #expect(first.2.contains("entry 1: \(server.address)2: error: the server answers with status 404"))
      #expect(second.1 == "0 fetched (0 bytes), 1 already there, 1 missing\n")
      #expect(!second.2.contains("["))
    }
  }

  @Test("an image that several entries name is counted once") func repeats() async throws {
    let server = try LoopbackServer { _ in HTTPResponse(mediaType: "image/png", body: TestPicture.png("a", bytes: 100))
    }
    try server.start()
    defer { server.stop() }
    try await withFolder("twice") { folder in
      let manifest = Manifest(entries: (0..<4).map { _ in ManifestEntry(image: server.address + "1") })
      try AtomicFileWriter.write(manifest.propertyList, to: folder + "/m.plist")

      let run = await run(["preload", folder + "/m.plist", "--cache", folder + "/cache"])

      #expect(run.0 == .success)
      #expect(run.1 == "1 fetched (100 bytes), 3 already there, 0 missing\n")
    }
  }

  @Test("a cache that cannot be is a failure, with words of the system") func unusableCache() async throws {
    try await withFolder("cache") { folder in
      try AtomicFileWriter.write(Manifest(entries: []).propertyList, to: folder + "/m.plist")

      try AtomicFileWriter.write([1], to: folder + "/file")

      for cache in ["/file", "/file/below"] {
        let run = await run(["preload", folder + "/m.plist", "--cache", folder + cache])

        #expect(run.0 == .failure)
        // The system says the rest in the user's language.
        #expect(run.2.hasPrefix("\(folder)\(cache): error: the folder cannot be made: "), "\(run.2)")
        #expect(!run.2.contains("made:  ["), "\(run.2)")
      }
      #expect(await self.run(["preload", folder + "/m.plist", "--cache", folder + "/a/b/c"]).0 == .success)
    }
  }

  @Test("a cache that keeps less than the images have is told, before anything is fetched where sizes are promised")
  func smallCache() async throws {
    let server = try LoopbackServer { request in
      HTTPResponse(mediaType: "image/png", body: TestPicture.png(request.target, bytes: 1000))
    }
    try server.start()
    defer { server.stop() }
    try await withFolder("small") { folder in
      for isPromised in [true, false] {
        let entries = (0..<3).map { ManifestEntry(image: server.address + "\($0)", bytes: isPromised ? 1000 : nil) }
        try AtomicFileWriter.write(Manifest(entries: entries).propertyList, to: folder + "/m.plist")
        let arguments = ["preload", folder + "/m.plist", "--cache", folder + "/cache\(isPromised)", "--cache-limit"]
        let warning = "warning: the images have at least 3000 bytes, and the cache keeps 2999"

        let small = await run(arguments + ["2999"])
        #expect(small.0 == .failure)
        #expect(small.2.components(separatedBy: warning).count == 2, "\(small.2)")
        #expect(small.2.hasPrefix(warning))
        #expect(small.1 == "3 fetched (3000 bytes), 0 already there, 0 missing\n")
        let enough = await run(arguments + ["3000"])
        #expect(enough.0 == .success && enough.2 == "")
      }
    }
  }

  @Test("what the guide shows is what the command prints") func guide() async throws {
    let server = try LoopbackServer { request in
      let count = Int(request.target.dropFirst()) ?? 0
      return HTTPResponse(mediaType: "image/png", body: TestPicture.png("", bytes: count))
    }
    try server.start()
    defer { server.stop() }
    try await withFolder("guide") { folder in
      let sizes = [10_240, 20_480, 30_720]
      let manifest = Manifest(entries: sizes.map { ManifestEntry(image: server.address + "\($0)") })
      try AtomicFileWriter.write(manifest.propertyList, to: folder + "/images.plist")
      let command = "preload images.plist --cache Cache"
      let arguments = ["preload", folder + "/images.plist", "--cache", folder + "/Cache"]

      let first = await run(arguments)
      let second = await run(arguments)

      let shown = "$ nibwright-images \(command)\n\(first.1)$ nibwright-images \(command)\n\(second.1)"
      #expect(DocumentationPage("ImagesProgram").text.contains(shown), "\(shown)")
    }
  }

  #if os(Linux)
    @Test("a folder below a working directory that was deleted, and below /proc, is refused at once")
    func deletedFolder() async throws {
      let program = try #require(TestProgram.built("nibwright-images"))
      try await withFolder("deleted") { folder in
        try AtomicFileWriter.write(Manifest(entries: []).propertyList, to: folder + "/m.plist")
        let script = "mkdir '\(folder)/gone' && cd '\(folder)/gone' && rmdir '\(folder)/gone' && exec \"$@\""
        for cache in ["./x/y", "x", "/proc/x"] {
          let arguments = ["-c", script, "sh", program, "preload", folder + "/m.plist", "--cache", cache]
          let end = await withCheckedContinuation { continuation in
            let isStarted = DetachedThread.start {
              continuation.resume(returning: TestProgram("/bin/sh", arguments)?.wait(seconds: 20))
            }
            if !isStarted { continuation.resume(returning: nil) }
          }
          #expect(end == .exit(ExitCode.failure.rawValue), "\(cache)")
        }
      }
    }
  #endif

  @Test("a manifest that is none is unreadable, a wrong number a wrong command line") func refuses() async throws {
    try await withFolder("none") { folder in
      try AtomicFileWriter.write(Array("<html>".utf8), to: folder + "/m.plist")

      #expect(await run(["preload", folder + "/m.plist", "--cache", folder + "/cache"]).0 == .unreadable)
      #expect(await run(["preload", folder + "/no.plist", "--cache", folder + "/cache"]).0 == .unreadable)
      #expect(await run(["preload", "m", "--cache", folder, "--parallel", "0"]).0 == .usage)
      #expect(await run(["preload", "m"]).0 == .usage)
    }
  }
}
