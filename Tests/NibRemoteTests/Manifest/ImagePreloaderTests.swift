import Foundation
import NibTestSupport
import Synchronization
import Testing

@testable import NibRemote

@Suite("Image preloader") struct ImagePreloaderTests {
  private static let policy = FetchPolicy(
    idleSeconds: 30, wholeSeconds: 30, tries: 3, firstDelaySeconds: 0.01, mostDelaySeconds: 0.02)

  private static func picture(_ name: String, count: Int = 2000) -> [UInt8] { TestPicture.png(name, bytes: count) }

  private let own: TestFolder

  init() throws { own = try TestFolder() }

  private func preloader(
    _ folder: TestFolder, limits: PreloadLimits = PreloadLimits(), cache: ImageCache.Limits = .init(),
    policy: FetchPolicy = Self.policy
  ) throws -> ImagePreloader {
    ImagePreloader(cache: try ImageCache(folder: folder.path("images"), limits: cache), limits: limits, policy: policy)
  }

  private func words(_ outcome: PreloadProgress.Outcome) -> String {
    switch outcome {
    case .cached: "cached"
    case .fetched: "fetched"
    case .kept(_, let error): "kept \(error.code)"
    case .failed(let error): "\(error.code)"
    }
  }

  private func preload(
    _ preloader: ImagePreloader, _ entries: [ManifestEntry], revalidating: Bool = false
  ) async -> [String] {
    var outcomes = [String](repeating: "", count: entries.count)
    for await progress in preloader.preload(Manifest(entries: entries), revalidating: revalidating) {
      outcomes[progress.index] = words(progress.outcome)
    }
    return outcomes
  }

  @Test("images are fetched once, and served from then on without the server") func once() async throws {
    let folder = try TestFolder()
    var server: HostileServer? = try HostileServer { path, _ in HostileServer.answer(Self.picture(path)) }
    let entries = (0..<6).map { ManifestEntry(image: server?.address("/\($0)") ?? "") }

    #expect(await preload(try preloader(folder), entries) == Array(repeating: "fetched", count: 6))
    #expect(server?.requests.sorted() == (0..<6).map { "/\($0)" })
    server = nil

    let offline = try preloader(folder)
    #expect(await preload(offline, entries) == Array(repeating: "cached", count: 6))
    #expect(try await offline.bytes(entries[3]) == Self.picture("/3"))
  }

  @Test("one at a time, the largest priority comes first") func priority() async throws {
    let server = try HostileServer { path, _ in HostileServer.answer(Self.picture(path)) }
    let entries = [1, 5, 3, 5].enumerated().map {
      ManifestEntry(image: server.address("/\($0.offset)"), priority: $0.element)
    }

    _ = await preload(try preloader(own, limits: PreloadLimits(parallel: 1)), entries)

    #expect(server.requests == ["/1", "/3", "/2", "/0"])
  }

  @Test("however many ask for a URL, it is fetched once") func shared() async throws {
    let server = try HostileServer { path, _ in HostileServer.answer(Self.picture(path)) }
    let entry = ManifestEntry(image: server.address("/x"))
    let preloader = try preloader(own)

    let counts = try await withThrowingTaskGroup(of: Int.self) { group in
      for _ in 0..<50 { group.addTask { try await preloader.bytes(entry).count } }
      return try await group.reduce(into: []) { $0.append($1) }
    }

    #expect(counts == Array(repeating: Self.picture("/x").count, count: 50))
    #expect(server.count("/x") == 1)
  }

  private static let noImages: [HostileAnswer] = [
    HostileAnswer("page", HostileServer.answer(Array(" <HTML>Log in</HTML>".utf8)), .notAnImage, requests: 1),
    HostileAnswer("empty", HostileServer.answer([]), .notAnImage, requests: 1),
    HostileAnswer("JSON", HostileServer.answer(Array(#"{"error":"log in"}"#.utf8)), .notAnImage, requests: 1),
    HostileAnswer("XML", HostileServer.answer(Array("<?xml version='1.0'?><e/>".utf8)), .notAnImage, requests: 1),
    HostileAnswer("text", HostileServer.answer(Array("not today".utf8)), .notAnImage, requests: 1),
    HostileAnswer("half", HostileServer.answer(Array(picture("half").dropLast(20))), .notAnImage, requests: 1),
    HostileAnswer(
      "packed and cut",
      HostileServer.answer(Array(Packed.zeros(repeats: 4).dropLast(9)), headers: ["Content-Encoding: gzip"]),
      .notAnImage, requests: 1),
  ]

  @Test(
    "whatever a server does, nothing of it is served, and only faults of it are asked again",
    arguments: noImages + HostileAnswer.all)
  func hostile(_ hostile: HostileAnswer) async throws {
    let server = try HostileServer { _, _ in hostile.steps }
    let folder = try TestFolder()
    let preloader = try preloader(
      folder, limits: PreloadLimits(bytesPerImage: 1 << 20), policy: hostile.policy)

    let outcomes = await preload(preloader, [ManifestEntry(image: server.address("/loop"))])
    let worst = await server.worst()

    #expect(outcomes == ["\(hostile.code)"])
    #expect(server.requests.count == hostile.requests)
    #expect(folder.names("images").filter { !$0.hasPrefix(".lock") }.isEmpty)
    #expect(worst.milliseconds <= HostileAnswer.mostMilliseconds)
    #expect(worst.bytes <= HostileAnswer.mostBytes)
  }

  @Test("bytes that are not those of the manifest are not kept") func promises() async throws {
    let body = Self.picture("x")
    let server = try HostileServer { _, _ in HostileServer.answer(body) }
    let image = server.address("/x")
    let preloader = try preloader(own)

    #expect(
      await preload(
        preloader,
        [
          ManifestEntry(image: image, sha256: String(repeating: "0", count: 64)),
          ManifestEntry(image: image, bytes: body.count + 1), ManifestEntry(image: image, bytes: body.count - 1),
        ]) == ["notAsPromised", "notAsPromised", "tooLarge"])
    #expect(await preload(preloader, [ManifestEntry(image: image, sha256: SHA256.hex(body))]) == ["fetched"])
  }

  @Test("a promise that is not kept is no fault of others who ask for the URL at the same time")
  func promisesOfOthers() async throws {
    let body = Self.picture("x")
    let server = try HostileServer { _, _ in HostileServer.answer(body) }
    let image = server.address("/x")
    let wrong = ManifestEntry(image: image, sha256: String(repeating: "0", count: 64), priority: 1)
    let right = ManifestEntry(image: image, sha256: SHA256.hex(body), bytes: body.count)

    let outcomes = await preload(try preloader(own), [wrong, right, wrong, ManifestEntry(image: image)])

    #expect([outcomes[0], outcomes[2]] == ["notAsPromised", "notAsPromised"])
    #expect(Set([outcomes[1], outcomes[3]]).isSubset(of: ["fetched", "cached"]))
    #expect(server.count("/x") <= 4)
  }

  @Test("asking again sends what the server called it, and keeps the old one when the server fails")
  func revalidates() async throws {
    let mode = Mutex(0)
    let server = try HostileServer { path, head in
      switch mode.withLock({ $0 }) {
      case 0: HostileServer.answer(Self.picture("old"), headers: ["ETag: \"1\"", "Last-Modified: yesterday"])
      case 1 where head.contains("If-None-Match: \"1\"") && head.contains("If-Modified-Since: yesterday"):
        HostileServer.answer([], status: "304 Not Modified")
      case 2: HostileServer.answer(Self.picture("new"), headers: ["ETag: \"2\""])
      default: HostileServer.answer([], status: "500 Oh")
      }
    }
    let folder = try TestFolder()
    let preloader = try preloader(folder)
    let entry = ManifestEntry(image: server.address("/x"))

    var outcomes: [String] = []
    for step in 0...3 {
      mode.withLock { $0 = step }
      outcomes += await preload(preloader, [entry], revalidating: true)
    }

    #expect(outcomes == ["fetched", "cached", "fetched", "kept serverFault"])
    #expect(try await preloader.bytes(entry) == Self.picture("new"))
    #expect(folder.names("images").filter { $0.hasSuffix(".image") }.count == 1)
  }

  @Test("all images together have no more bytes than are allowed") func total() async throws {
    let server = try HostileServer { path, _ in HostileServer.answer(Self.picture(path)) }
    let entries = (0..<5).map { ManifestEntry(image: server.address("/\($0)")) }
    let limits = PreloadLimits(parallel: 1, bytesInAll: 5000)

    let outcomes = await preload(try preloader(own, limits: limits), entries)

    #expect(outcomes == ["fetched", "fetched", "totalExceeded", "totalExceeded", "totalExceeded"])
  }

  @Test("the least recently used go when there is too much, the too old at the next opening") func evicts() async throws
  {
    let server = try HostileServer { path, _ in HostileServer.answer(Self.picture(path)) }
    let entries = (0..<4).map { ManifestEntry(image: server.address("/\($0)")) }
    let folder = try TestFolder()
    let size = Self.picture("/0").count
    let preloader = try preloader(folder, cache: .init(bytes: 3 * size))
    for index in 0..<3 {
      let image = try await preloader.image(entries[index])
      // Files of one moment have one time: the order is said, not waited for.
      let time = Date(timeIntervalSinceNow: Double(index == 0 ? -10 : -100 * index))
      try FileManager.default.setAttributes(
        [.modificationDate: time], ofItemAtPath: folder.path("images/" + image.file))
    }

    _ = try await preloader.image(entries[3])
    let kept = folder.names("images").filter { $0.hasSuffix(".image") }

    #expect(kept.count == 3)
    #expect(await preload(preloader, [entries[0], entries[1], entries[3]]) == ["cached", "cached", "cached"])
    for name in kept {
      try FileManager.default.setAttributes(
        [.modificationDate: Date(timeIntervalSinceNow: -1000)], ofItemAtPath: folder.path("images/" + name))
    }
    _ = try ImageCache(folder: folder.path("images"), limits: .init(age: 500))
    #expect(folder.names("images").filter { $0 != ".lock" }.isEmpty)
  }

  @Test("an image that was damaged on the disk is not served but fetched anew") func damaged() async throws {
    let server = try HostileServer { path, _ in HostileServer.answer(Self.picture(path)) }
    let entry = ManifestEntry(image: server.address("/x"))
    let folder = try TestFolder()
    _ = try await preloader(folder).image(entry)
    let name = try #require(folder.names("images").first { $0.hasSuffix(".image") })
    var bytes = try #require(folder.bytes("images/" + name))
    bytes[100] ^= 1
    try folder.write(bytes, to: "images/" + name)

    let preloader = try preloader(folder)
    let served = try await preloader.bytes(entry)

    #expect(served == Self.picture("/x"))
  }

  @Test("who leaves ends the fetch when nobody else waits") func cancels() async throws {
    let asked = Mutex<CheckedContinuation<Void, Never>?>(nil)
    let server = try HostileServer { _, _ in
      asked.withLock { $0?.resume() }
      return [.hold]
    }
    let preloader = try preloader(own, policy: FetchPolicy(idleSeconds: 60, wholeSeconds: 60))
    let entry = ManifestEntry(image: server.address("/x"))
    let task = Box<Task<RemoteError.Code?, Never>>()
    await withCheckedContinuation { continuation in
      asked.withLock { $0 = continuation }
      task.value = Task {
        do throws(RemoteError) { _ = try await preloader.image(entry) } catch { return error.code }
        return nil
      }
    }

    task.value?.cancel()

    #expect(await task.value?.value == .cancelled)
    // Who holds the connection sees it closed.
    #expect(await server.worst().milliseconds < 20_000)
  }

  private final class Box<Value> { var value: Value? }

  @Test("a placeholder is shown until the image is there") func placeholder() async throws {
    let server = try HostileServer { path, _ in
      path == "/x" ? HostileServer.answer(Self.picture(path)) : HostileServer.answer([], status: "404 No")
    }
    let preloader = try preloader(own)
    func states(_ path: String) async -> [String] {
      var states: [String] = []
      for await state in preloader.states(of: ManifestEntry(image: server.address(path))) {
        switch state {
        case .placeholder: states.append("placeholder")
        case .image: states.append("image")
        case .failed: states.append("failed")
        }
      }
      return states
    }

    #expect(await states("/x") == ["placeholder", "image"])
    #expect(await states("/x") == ["image"])
    #expect(await states("/y") == ["placeholder", "failed"])
  }
}
