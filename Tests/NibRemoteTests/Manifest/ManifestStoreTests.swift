import Foundation
import NibRemote
import NibTestSupport
import Testing

// The limit is the bound on time: other tests may keep all threads busy, so a clock in a test would measure them.
@Suite(
  "Manifest store", .enabled(if: TestDisk.environment("NIBWRIGHT_SERVERS") != nil, "NIBWRIGHT_SERVERS is not set"),
  .timeLimit(.minutes(10))) struct ManifestStoreTests
{
  private static let shipped = Manifest(entries: [ManifestEntry(title: "shipped", image: "http://a.example/1")])
  private static let remote = Manifest(entries: [ManifestEntry(title: "remote", image: "http://a.example/2")])
  private static let policy = FetchPolicy(
    idleSeconds: 5, wholeSeconds: 1, tries: 2, firstDelaySeconds: 0.01, mostDelaySeconds: 0.02)

  private func store(_ folder: TestFolder, _ manifest: Manifest = Self.shipped) throws -> ManifestStore {
    try folder.write(manifest.propertyList, to: "shipped.plist")
    return try ManifestStore(
      shipped: folder.path("shipped.plist"), folder: folder.path("store"), policy: Self.policy)
  }

  @Test("the shipped manifest is copied on first use") func copies() async throws {
    let folder = try TestFolder()

    #expect(try await store(folder).manifest == Self.shipped)
    #expect(folder.bytes("store/manifest.plist") == Self.shipped.propertyList)
  }

  @Test("a remote manifest takes its place and is there at the next start, without being sent twice")
  func replaces() async throws {
    let server = try HostileServer { _, head in
      head.contains("If-None-Match: \"v1\"")
        ? HostileServer.answer([], status: "304 Not Modified", headers: ["ETag: \"v1\""])
        : HostileServer.answer(Self.remote.propertyList, headers: ["ETag: \"v1\""])
    }
    let folder = try TestFolder()

    #expect(try await store(folder).refresh(from: server.address("/m")) == .replaced)
    let next = try store(folder)

    #expect(await next.manifest == Self.remote)
    #expect(await next.refresh(from: server.address("/m")) == .unchanged)
    #expect(await next.manifest == Self.remote)
  }

  @Test("a shipped manifest of an update is taken") func update() async throws {
    let folder = try TestFolder()
    _ = try store(folder)
    let newer = Manifest(entries: [ManifestEntry(title: "newer", image: "http://a.example/3")])

    #expect(try await store(folder, newer).manifest == newer)
  }

  @Test("a damaged file in the store gives way to the shipped manifest") func damaged() async throws {
    let folder = try TestFolder()
    _ = try store(folder)
    try folder.write(Array("<plist><arr".utf8), to: "store/manifest.plist")

    #expect(try await store(folder).manifest == Self.shipped)
  }

  @Test("a damaged shipped manifest does not take the good one away") func damagedShipped() async throws {
    let folder = try TestFolder()
    _ = try store(folder)
    try folder.write([1, 2, 3], to: "shipped.plist")

    let store = try ManifestStore(shipped: folder.path("shipped.plist"), folder: folder.path("store"))

    #expect(await store.manifest == Self.shipped)
  }

  private static let cases: [(name: String, steps: [HostileServer.Step], code: RemoteError.Code)] = [
    ("HTML", HostileServer.answer(Array("<!DOCTYPE html><html></html>".utf8)), .notAManifest),
    ("half", HostileServer.answer(Array(remote.propertyList.prefix(200))), .notAManifest),
    ("longer than sent", HostileServer.answer(remote.propertyList, length: 100_000), .network),
    ("shorter than sent", HostileServer.answer(remote.propertyList, length: 150), .notAManifest),
    ("no entries", HostileServer.answer(Manifest(entries: []).propertyList), .notAManifest),
    ("500", HostileServer.answer([], status: "500 Oh"), .serverFault),
    ("404", HostileServer.answer([], status: "404 No"), .refused),
    ("304 unasked", HostileServer.answer([], status: "304 Not Modified"), .redirected),
    ("loop", HostileServer.answer([], status: "302 Found", headers: ["Location: /loop"]), .redirected),
    (
      "to a file", HostileServer.answer([], status: "302 Found", headers: ["Location: file:///etc/passwd"]), .redirected
    ),
    ("silent", [.hold], .timedOut),
    ("slow", [.send(Array("HTTP/1.1 200 OK\r\nContent-Length: 9000\r\n\r\n".utf8)), .drip], .timedOut),
    ("slow head", [.send(Array("HTTP/1.1 200 OK\r\nX: ".utf8)), .drip], .timedOut),
    ("huge said", HostileServer.answer([], length: 1 << 40), .tooLarge),
    ("huge", [.send(Array("HTTP/1.1 200 OK\r\n\r\n".utf8)), .flood], .tooLarge),
    ("no HTTP", [.send(Array("\u{0}\u{1}garbage\r\n\r\n".utf8))], .network),
    ("closed", [], .network),
  ]

  @Test("whatever a server does, the last good manifest stays", arguments: cases.map(\.name))
  func hostile(name: String) async throws {
    let hostile = try #require(Self.cases.first { $0.name == name })
    let server = try HostileServer { _, _ in hostile.steps }
    let folder = try TestFolder()
    let store = try store(folder)

    let refresh = await store.refresh(from: server.address("/loop"))

    guard case .kept(let error) = refresh else { return #expect(Bool(false), "\(refresh)") }
    let either: Set<RemoteError.Code> = [.network, .truncated]
    #expect(error.code == hostile.code || either.isSuperset(of: [error.code, hostile.code]), "\(error)")
    #expect(await store.manifest == Self.shipped)
    #expect(folder.bytes("store/manifest.plist") == Self.shipped.propertyList)
  }

  @Test("a server that is not there is a fault of the network") func down() async throws {
    let folder = try TestFolder()
    let store = try store(folder)

    #expect(
      await store.refresh(from: "http://127.0.0.1:1/m")
        == .kept(RemoteError(code: .network, place: .init(file: ""), detail: "")))
    #expect(await store.refresh(from: "file:///etc") == .kept(.init(code: .badURL, place: .init(file: ""), detail: "")))
  }
}
