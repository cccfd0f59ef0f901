import Foundation
import Testing

@testable import NibRemote

@Suite("Which of two manifests is newer") struct ManifestAgeTests {
  private static func manifest(_ title: String, _ version: String? = nil, _ seconds: Double? = nil) -> Manifest {
    Manifest(
      entries: [ManifestEntry(title: title, image: "http://a.example/1")],
      version: version.flatMap { ManifestVersion($0) },
      date: seconds.map { Date(timeIntervalSinceReferenceDate: $0) })
  }

  @Test(
    "versions count by their numbers, then dates",
    arguments: [
      ("2", nil, "1", nil, true), ("1", nil, "2", nil, false), ("1", nil, "1", nil, false),
      ("1.10", nil, "1.9", nil, true),
      ("1.0", nil, "1", nil, false), ("1", 2, "1", 1, true), ("1", 1, "1", 2, false), ("2", 1, "1", 2, true),
      (nil, 2, nil, 1, true), (nil, 1, nil, 1, false), (nil, nil, nil, nil, true), ("1", nil, nil, nil, true),
      (nil, 1, nil, nil, true), (nil, nil, "1", nil, false), (nil, nil, nil, 1, false), (nil, 5, "1", nil, false),
      ("5", nil, nil, 1, false), ("1", nil, "1", 1, false),
    ] as [(String?, Double?, String?, Double?, Bool)])
  func order(version: String?, date: Double?, otherVersion: String?, otherDate: Double?, isNewer: Bool) {
    #expect(Self.manifest("a", version, date).replaces(Self.manifest("b", otherVersion, otherDate)) == isNewer)
  }

  @Test("both are read in each of their forms, and written") func forms() throws {
    func read(_ head: String) throws(RemoteError) -> Manifest {
      try Manifest(Array("<plist><dict>\(head)<key>entries</key><array/></dict></plist>".utf8), file: "m")
    }
    let date = Date(timeIntervalSinceReferenceDate: 86_400)

    #expect(try read("<key>version</key><integer>7</integer>").version == ManifestVersion("7"))
    #expect(try read("<key>version</key><string>1.10.2</string>").version?.description == "1.10.2")
    for form in [
      "<date>2001-01-02T00:00:00Z</date>", "<string>2001-01-02</string>", "<string>2001-01-02T00:00:00Z</string>",
    ] {
      #expect(try read("<key>date</key>\(form)").date == date)
    }
    for wrong in [
      "<key>version</key><integer>-1</integer>", "<key>version</key><string>new</string>", "<key>version</key><array/>",
      "<key>version</key><string>1..2</string>", "<key>version</key><string/>", "<key>date</key><string>today</string>",
      "<key>date</key><integer>5</integer>", "<key>version</key><string>\(String(repeating: "9", count: 99))</string>",
    ] {
      #expect { try read(wrong) } throws: { ($0 as? RemoteError)?.code == .notAManifest }
    }
    let both = Self.manifest("a", "1.2", 86_400)
    #expect(try Manifest(both.propertyList, file: "m") == both)
  }

  private func refresh(_ shipped: Manifest, _ remote: Manifest) async throws -> (ManifestStore.Refresh, Manifest) {
    let folder = try TestFolder()
    try folder.write(shipped.propertyList, to: "shipped.plist")
    let server = try HostileServer { _, _ in HostileServer.answer(remote.propertyList) }
    let store = try ManifestStore(shipped: folder.path("shipped.plist"), folder: folder.path("store"))
    let refresh = await store.refresh(from: server.address("/m"))
    return (refresh, await store.manifest)
  }

  @Test("a remote manifest that is older, or only different, is not taken") func remote() async throws {
    let kept = ManifestStore.Refresh.kept(RemoteError(code: .notNewer, place: .init(file: ""), detail: ""))
    let here = Self.manifest("here", "2")

    for other in [Self.manifest("other", "1.9"), Self.manifest("other", "2"), Self.manifest("other")] {
      let (refresh, manifest) = try await refresh(here, other)
      #expect(refresh == kept && manifest == here)
    }
    #expect(try await refresh(here, Self.manifest("other", "2.1")).0 == .replaced)
    #expect(try await refresh(Self.manifest("here"), Self.manifest("other")).0 == .replaced)
    if case .kept(let error) = try await refresh(here, Self.manifest("other", "1", 0)).0 {
      #expect(
        error.detail
          == "it says version 1, date 2001-01-01T00:00:00Z; the one that is here says version 2, and stays")
    }
  }

  @Test("one that is written in another way and says the same is unchanged") func rewritten() async throws {
    let folder = try TestFolder()
    let here = Self.manifest("here", "2")
    try folder.write(here.propertyList, to: "shipped.plist")
    let server = try HostileServer { _, _ in HostileServer.answer(here.propertyList + Array("\n\n".utf8)) }
    let store = try ManifestStore(shipped: folder.path("shipped.plist"), folder: folder.path("store"))

    #expect(await store.refresh(from: server.address("/m")) == .unchanged)
  }

  @Test("an update of the program brings no older manifest than the one that was fetched") func shipped() async throws {
    let folder = try TestFolder()
    let remote = Self.manifest("remote", "5")
    let server = try HostileServer { _, _ in HostileServer.answer(remote.propertyList) }
    func open(_ shipped: Manifest) throws -> ManifestStore {
      try folder.write(shipped.propertyList, to: "shipped.plist")
      return try ManifestStore(shipped: folder.path("shipped.plist"), folder: folder.path("store"))
    }
    #expect(await (try open(Self.manifest("first", "1"))).refresh(from: server.address("/m")) == .replaced)

    #expect(await (try open(Self.manifest("second", "4"))).manifest == remote)
    #expect(await (try open(Self.manifest("third", "6"))).manifest == Self.manifest("third", "6"))
  }
}
