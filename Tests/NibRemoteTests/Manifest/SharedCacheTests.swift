import Foundation
import NibResources
import NibTestSupport
import Synchronization
import Testing

@testable import NibRemote

@Suite("Several processes with one cache folder", .timeLimit(.minutes(5))) struct SharedCacheTests {
  /// Runs of the command at once, on threads that are none of Swift's.
  private func preload(_ count: Int, _ arguments: [String]) async throws -> [TestProgram.End] {
    let program = try #require(TestProgram.built("nibwright-images"))
    return await withCheckedContinuation { continuation in
      let isStarted = DetachedThread.start {
        let processes = (0..<count).map { _ in TestProgram(program, ["preload"] + arguments) }
        continuation.resume(returning: processes.compactMap { $0?.wait(seconds: 60) })
      }
      if !isStarted { continuation.resume(returning: []) }
    }
  }

  @Test("each file is fetched once, be it there at the start or not, and the manifest too") func once() async throws {
    let folder = try TestFolder()
    let remote = Mutex<[UInt8]>([])
    let server = try HostileServer { path, _ in
      // As long as others need to come to the same file.
      TestProgram.pause(seconds: 0.1)
      return HostileServer.answer(path == "/m" ? remote.withLock(\.self) : TestPicture.png(path, bytes: 5000))
    }
    let paths = (0..<12).map { "/\($0)" }
    let manifest = Manifest(entries: paths.map { ManifestEntry(image: server.address($0)) })
    remote.withLock { $0 = manifest.propertyList }
    try folder.write(Manifest(entries: []).propertyList, to: "m.plist")
    let arguments = [folder.path("m.plist"), "--cache", folder.path("cache"), "--remote", server.address("/m")]

    let ends = try await preload(3, arguments)

    #expect(ends == Array(repeating: .exit(0), count: 3))
    #expect(server.requests.filter { $0 != "/m" }.sorted() == paths.sorted())
    // Who comes when the first has its answer asks anew, as for any newer one.
    #expect((1...3).contains(server.count("/m")))
    #expect(folder.names("cache/images").filter { $0.hasPrefix(".lock-") }.isEmpty)
  }

  @Test("one that asks again asks for all") func revalidates() async throws {
    let folder = try TestFolder()
    let picture = TestPicture.png("x", bytes: 5000)
    let server = try HostileServer { _, head in
      TestProgram.pause(seconds: 1)
      return head.contains("If-None-Match: \"1\"")
        ? HostileServer.answer([], status: "304 Not Modified") : HostileServer.answer(picture, headers: ["ETag: \"1\""])
    }
    let manifest = Manifest(entries: [ManifestEntry(image: server.address("/x"))])
    try folder.write(manifest.propertyList, to: "m.plist")
    let arguments = [folder.path("m.plist"), "--cache", folder.path("cache"), "--revalidate"]
    #expect(try await preload(1, arguments) == [.exit(0)])

    #expect(try await preload(3, arguments) == [.exit(0), .exit(0), .exit(0)])

    #expect(server.count("/x") == 2)
  }

  @Test("one that fails leaves the others to try for themselves") func failing() async throws {
    let folder = try TestFolder()
    let server = try HostileServer { _, _ in HostileServer.answer([], status: "404 No") }
    try folder.write(Manifest(entries: [ManifestEntry(image: server.address("/x"))]).propertyList, to: "m.plist")

    let ends = try await preload(3, [folder.path("m.plist"), "--cache", folder.path("cache")])

    #expect(ends == Array(repeating: .exit(1), count: 3))
    #expect(server.count("/x") == 3)
  }

  @Test("one that is killed while it fetches holds up nobody, and its lock is swept") func killed() async throws {
    let folder = try TestFolder()
    let asked = Mutex(0)
    let server = try HostileServer { path, _ in
      let number = asked.withLock { asked in
        asked += 1
        return asked
      }
      return number == 1 ? [.hold] : HostileServer.answer(TestPicture.png(path))
    }
    try folder.write(Manifest(entries: [ManifestEntry(image: server.address("/x"))]).propertyList, to: "m.plist")
    let arguments = [folder.path("m.plist"), "--cache", folder.path("cache")]
    let program = try #require(TestProgram.built("nibwright-images"))
    let first = try #require(TestProgram(program, ["preload"] + arguments))
    while asked.withLock({ $0 }) == 0 { try await Task.sleep(for: .milliseconds(5)) }
    #expect(folder.names("cache/images").contains { $0.hasPrefix(".lock-") })

    async let others = preload(2, arguments)
    try await Task.sleep(for: .milliseconds(300))
    #expect(asked.withLock { $0 } == 1)
    first.kill()

    #expect(try await others == [.exit(0), .exit(0)])
    #expect(server.count("/x") == 2)
    _ = try ImageCache(folder: folder.path("cache/images"))
    #expect(folder.names("cache/images").filter { $0.hasPrefix(".lock-") }.isEmpty)
    await withCheckedContinuation { continuation in
      if !DetachedThread.start({ continuation.resume(returning: _ = first.wait()) }) { continuation.resume() }
    }
  }

  @Test("one that stands still holds up others for a bounded time") func standing() async throws {
    let folder = try TestFolder()
    let storage = try StorageFolder(folder.path("images"))
    guard case .given(let turn) = storage.takeTurn("x") else {
      throw RemoteError(code: .storage, place: .init(file: ""), detail: "")
    }

    let start = ContinuousClock.now
    let (other, hasWaited) = try await storage.turn(of: "x", seconds: 0.3)
    #expect(other == nil && hasWaited && ContinuousClock.now - start < .seconds(20))
    #expect(try await storage.turn(of: "y", seconds: 0.3).turn != nil)
    withExtendedLifetime(turn) {}
  }
}
