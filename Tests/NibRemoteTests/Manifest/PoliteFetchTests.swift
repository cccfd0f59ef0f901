import Foundation
import NibTestSupport
import Synchronization
import Testing

@testable import NibRemote

@Suite("Servers that are busy or pack what they send") struct PoliteFetchTests {
  private static let policy = FetchPolicy(
    idleSeconds: 30, wholeSeconds: 30, tries: 3, firstDelaySeconds: 0.01, mostDelaySeconds: 0.02)

  private let folder: TestFolder
  private let preloader: ImagePreloader

  init() throws {
    folder = try TestFolder()
    preloader = ImagePreloader(cache: try ImageCache(folder: folder.path("images")), policy: Self.policy)
  }

  @Test(
    "seconds and the three forms of dates say when",
    arguments: [
      ("0", 0), ("120", 120), ("Wed, 25 Nov 2026 08:00:30 GMT", 30), ("Wednesday, 25-Nov-26 08:00:30 GMT", 30),
      ("Wed Nov 25 08:00:30 2026", 30), ("Wed Nov  4 08:00:30 2026", 0), ("Wed, 25 Nov 2020 08:00:30 GMT", 0),
      ("-5", nil), ("1.5", nil), ("", nil), ("soon", nil), ("Wed, 45 Nov 2026 08:00:30 GMT", nil), ("٣", nil),
    ] as [(String, Double?)])
  func moments(value: String, seconds: Double?) {
    #expect(RetryAfter.seconds(value, now: Date(timeIntervalSince1970: 1_795_593_600)) == seconds)
  }

  @Test("a busy server is asked again when it says, and not before", arguments: ["429 Slowly", "503 Busy"])
  func waits(status: String) async throws {
    let first = Mutex<ContinuousClock.Instant?>(nil)
    let server = try HostileServer { path, _ in
      let isFirst = first.withLock { first in
        defer { if first == nil { first = .now } }
        return first == nil
      }
      return isFirst
        ? HostileServer.answer([], status: status, headers: ["Retry-After: 1"])
        : HostileServer.answer(TestPicture.png(path))
    }

    _ = try await preloader.image(ManifestEntry(image: server.address("/x")))
    let waited = try #require(first.withLock { $0 }).duration(to: .now)

    #expect(waited >= .seconds(1))
    #expect(server.count("/x") == 2)
  }

  @Test("a server that wants to be left alone for long is, and the error says for how long")
  func leaves() async throws {
    let server = try HostileServer { _, _ in
      HostileServer.answer([], status: "429 Slowly", headers: ["Retry-After: 31"])
    }

    let error = await #expect(throws: RemoteError.self) {
      try await preloader.image(ManifestEntry(image: server.address("/x")))
    }

    #expect(error?.code == .refused && error?.retryAfterSeconds == 31)
    #expect(error?.detail == "the server answers with status 429 and wants to be asked again in 31 seconds")
    #expect(server.count("/x") == 1)
  }

  @Test(
    "a packed picture is unpacked, in either encoding", arguments: ["gzip", "x-gzip", "deflate", "GZIP", "identity"])
  func packed(encoding: String) async throws {
    let picture = TestPicture.png("packed", bytes: 100_000)
    let server = try HostileServer { _, head in
      guard head.contains("Accept-Encoding: gzip, deflate\r\n") else { return [] }
      let body =
        encoding == "identity" ? picture : encoding == "deflate" ? Packed.deflate(picture) : Packed.gzip(picture)
      return HostileServer.answer(body, headers: ["Content-Encoding: \(encoding)"])
    }

    #expect(try await preloader.bytes(ManifestEntry(image: server.address("/x"))) == picture)
    let promised = ManifestEntry(image: server.address("/y"), sha256: SHA256.hex(picture), bytes: picture.count)
    #expect(try await preloader.bytes(promised) == picture)
  }

  @Test("a packed picture whose end nothing tells is asked for unpacked") func doubtful() async throws {
    let picture = Array("BM".utf8) + [UInt8](repeating: 1, count: 200)
    let server = try HostileServer { _, head in
      head.contains("Accept-Encoding: identity\r\n")
        ? HostileServer.answer(picture)
        : HostileServer.answer(Array(Packed.gzip(picture).dropLast(100)), headers: ["Content-Encoding: gzip"])
    }

    #expect(try await preloader.bytes(ManifestEntry(image: server.address("/x"))) == picture)
    #expect(server.count("/x") == 2)
  }

  @Test("a packed manifest is unpacked") func packedManifest() async throws {
    let remote = Manifest(entries: (0..<2000).map { ManifestEntry(image: "http://a.example/\($0)") })
    try folder.write(Manifest(entries: []).propertyList, to: "m.plist")
    let store = try ManifestStore(shipped: folder.path("m.plist"), folder: folder.path("store"))
    let server = try HostileServer { _, _ in
      HostileServer.answer(Packed.gzip(remote.propertyList), headers: ["Content-Encoding: gzip"])
    }

    #expect(await store.refresh(from: server.address("/m")) == .replaced)
    #expect(await store.manifest == remote)
  }
}
