import Foundation
import NibDiagnostics
import Testing

@testable import NibRemote

@Suite("Manifest store") struct ManifestStoreTests {
  private static let shipped = Manifest(entries: [ManifestEntry(title: "shipped", image: "http://a.example/1")])
  private static let remote = Manifest(entries: [ManifestEntry(title: "remote", image: "http://a.example/2")])

  private func store(
    _ folder: TestFolder, _ manifest: Manifest = Self.shipped, _ policy: FetchPolicy = FetchPolicy()
  ) throws -> ManifestStore {
    try folder.write(manifest.propertyList, to: "shipped.plist")
    return try ManifestStore(shipped: folder.path("shipped.plist"), folder: folder.path("store"), policy: policy)
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

  private static let noManifests: [HostileAnswer] = [
    HostileAnswer("HTML", HostileServer.answer(Array("<!DOCTYPE html><html></html>".utf8)), .notAManifest, requests: 1),
    HostileAnswer(
      "a document type with entities",
      HostileServer.answer(
        Array(
          """
          <!DOCTYPE plist [<!ENTITY a "b">]><plist><array><dict><key>image</key>
          <string>http://a.example/9</string></dict></array></plist>
          """.utf8)), .notAManifest, requests: 1),
    HostileAnswer("half", HostileServer.answer(Array(remote.propertyList.prefix(200))), .notAManifest, requests: 1),
    HostileAnswer(
      "shorter than sent", HostileServer.answer(remote.propertyList, length: 150), .notAManifest, requests: 1),
    HostileAnswer(
      "packed and cut",
      HostileServer.answer(Array(Packed.gzip(remote.propertyList).dropLast(60)), headers: ["Content-Encoding: gzip"]),
      .notAManifest, requests: 1),
    HostileAnswer(
      "no entries", HostileServer.answer(Manifest(entries: []).propertyList), .notAManifest, requests: 1),
  ]

  @Test(
    "whatever a server does, the last good manifest stays, in bounded time and memory",
    arguments: noManifests + HostileAnswer.all)
  func hostile(_ hostile: HostileAnswer) async throws {
    let server = try HostileServer { _, _ in hostile.steps }
    let folder = try TestFolder()
    let store = try store(folder, Self.shipped, hostile.policy)

    let refresh = await store.refresh(from: server.address("/loop"))
    let worst = await server.worst()

    #expect(refresh == .kept(RemoteError(code: hostile.code, place: .init(file: ""), detail: "")), "\(refresh)")
    #expect(await store.manifest == Self.shipped)
    #expect(folder.bytes("store/manifest.plist") == Self.shipped.propertyList)
    #expect(server.requests.count == hostile.requests)
    #expect(worst.milliseconds <= HostileAnswer.mostMilliseconds)
    #expect(worst.bytes <= HostileAnswer.mostBytes)
  }

  @Test("a server that is not there is a fault of the network") func down() async throws {
    let folder = try TestFolder()
    let store = try store(folder, Self.shipped, FetchPolicy(tries: 1))

    #expect(
      await store.refresh(from: "http://127.0.0.1:1/m")
        == .kept(RemoteError(code: .network, place: .init(file: ""), detail: "")))
    #expect(await store.refresh(from: "file:///etc") == .kept(.init(code: .badURL, place: .init(file: ""), detail: "")))
  }
}
