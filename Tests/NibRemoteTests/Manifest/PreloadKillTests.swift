import Foundation
import NibTestSupport
import Synchronization
import Testing

@testable import NibRemote

@Suite(
  "Killed preloads", .enabled(if: TestDisk.environment("NIBWRIGHT_SERVERS") != nil, "NIBWRIGHT_SERVERS is not set"),
  .timeLimit(.minutes(20))) struct PreloadKillTests
{
  private static let images = 5
  /// Rounds of one run; the figure of the documentation is 500.
  private static let rounds = TestDisk.environment("NIBWRIGHT_KILLS").flatMap { Int($0) } ?? 12

  private static func picture(_ path: String) -> [UInt8] {
    [0x89] + Array("PNG\(path)".utf8) + [UInt8](repeating: UInt8(path.utf8.count), count: 30_000)
  }

  /// The manifest of a version: some images stay from one to the next, some are new.
  private static func manifest(_ version: Int, _ port: UInt16) -> Manifest {
    Manifest(
      entries: (0..<images).map { index in
        let path = index < 2 ? "/i/\(index)" : "/i/\(version)-\(index)"
        return ManifestEntry(
          title: "version \(version)", image: "http://127.0.0.1:\(port)\(path)",
          sha256: index % 2 == 0 ? SHA256.hex(picture(path)) : nil)
      })
  }

  /// Built beside the tests.
  private static let program: String? = {
    let folder = (CommandLine.arguments[0] as NSString).deletingLastPathComponent
    let places = [folder, Bundle.main.bundlePath, (Bundle.main.bundlePath as NSString).deletingLastPathComponent]
    return places.map { $0 + "/nibwright-images" }.first { FileManager.default.isExecutableFile(atPath: $0) }
  }()

  private static func server(_ version: @escaping @Sendable () -> Int) throws -> HostileServer {
    try HostileServer { path, head in
      let host = head.split(separator: "\r\n").first { $0.lowercased().hasPrefix("host:") }
      let port = host?.split(separator: ":").last.flatMap { UInt16($0) } ?? 0
      return path == "/manifest"
        ? HostileServer.answer(manifest(version(), port).propertyList) : HostileServer.answer(picture(path))
    }
  }

  private func start(_ folder: TestFolder, _ server: HostileServer) throws -> Process {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: try #require(Self.program))
    process.arguments = [
      "preload", folder.path("shipped.plist"), "--cache", folder.path("cache"), "--remote", server.address("/manifest"),
    ]
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    return process
  }

  /// Looks at the files alone, as the next start would find them; gives the images that are there by address.
  private func check(_ folder: TestFolder, newest version: Int, _ port: UInt16) throws -> Set<String> {
    var entries = 0
    if let bytes = folder.bytes("cache/manifest.plist") {
      entries = try Manifest(bytes, file: "manifest").entries.count
      #expect((0...version).contains { Self.manifest($0, port).propertyList == bytes })
    }
    #expect(entries == Self.images || folder.bytes("cache/manifest.plist") == nil)
    var found: Set<String> = []
    for name in folder.names("cache/images") where name.hasSuffix(".plist") {
      let image = try #require(CachedImage(sidecar: folder.bytes("cache/images/" + name)), "a sidecar is damaged")
      let path = try #require(URL(string: image.url)?.path)
      #expect(folder.bytes("cache/images/" + image.file) == Self.picture(path), "half an image")
      found.insert(image.url)
    }
    return found
  }

  @Test("a process that is killed at any moment leaves a good manifest, whole images, and loses none")
  func kills() async throws {
    let round = Round()
    let server = try Self.server { round.ask() }
    let folder = try TestFolder()
    try folder.write(Self.manifest(0, server.port).propertyList, to: "shipped.plist")
    // The second whole run is as long as those that are killed; the first one also fills the system's caches.
    for version in 1...2 { try await whole(folder, server, round, version) }
    var known = try check(folder, newest: 2, server.port)
    #expect(known.isSuperset(of: Self.manifest(2, server.port).entries.map(\.image)))

    var killed = 0
    for version in 3..<(3 + Self.rounds) {
      let isFirstUse = version % 5 == 0
      if isFirstUse {
        try FileManager.default.removeItem(atPath: folder.path("cache"))
        known = []
      }
      let process = try await begin(folder, server, round, version, waits: !isFirstUse)
      let length = isFirstUse ? round.start + round.work : round.work
      // Not a proof by waiting: whatever the moment is, what follows must hold.
      try await Task.sleep(for: length * Double.random(in: 0...1))
      kill(process.processIdentifier, SIGKILL)
      process.waitUntilExit()
      if process.terminationReason == .uncaughtSignal { killed += 1 }
      let found = try check(folder, newest: version, server.port)
      #expect(found.isSuperset(of: known), "an image was lost")
      known = found
    }
    print("killed \(killed) of \(Self.rounds); the work of a whole run takes \(round.work)")
    #expect(killed > 0)

    try await whole(folder, server, round, Self.rounds + 3)
    let found = try check(folder, newest: Self.rounds + 3, server.port)
    #expect(found.isSuperset(of: known.union(Self.manifest(Self.rounds + 3, server.port).entries.map(\.image))))
    #expect(!folder.names("cache/images").contains { $0.hasSuffix(".partial") })
  }

  /// Starts a run of a version; if wished, gives it back once it has asked for the manifest.
  private func begin(
    _ folder: TestFolder, _ server: HostileServer, _ round: Round, _ version: Int, waits: Bool
  ) async throws -> Process {
    round.set(version)
    let process = try start(folder, server)
    if waits { await round.asked() }
    return process
  }

  /// A run that nobody kills; its length is how long the next ones are let live.
  private func whole(_ folder: TestFolder, _ server: HostileServer, _ round: Round, _ version: Int) async throws {
    let clock = ContinuousClock()
    let start = clock.now
    let process = try await begin(folder, server, round, version, waits: true)
    process.waitUntilExit()
    let asked = try #require(round.moment)
    round.start = asked - start
    round.work = clock.now - asked
    #expect(process.terminationStatus == 0)
  }

  /// Which manifest is served, and whether it was asked for.
  private final class Round: Sendable {
    private struct State {
      var version = 0
      /// When the manifest was asked for; told by the server's thread, as this one may be late.
      var moment: ContinuousClock.Instant?
      var waiting: CheckedContinuation<Void, Never>?
      var start = Duration.zero
      var work = Duration.zero
    }

    private let state = Mutex(State())

    /// From the start of a process to its question for the manifest.
    var start: Duration {
      get { state.withLock { $0.start } }
      set { state.withLock { $0.start = newValue } }
    }
    /// From there to its end.
    var work: Duration {
      get { state.withLock { $0.work } }
      set { state.withLock { $0.work = newValue } }
    }

    var moment: ContinuousClock.Instant? { state.withLock { $0.moment } }

    func set(_ version: Int) {
      state.withLock { state in
        state.version = version
        state.moment = nil
      }
    }

    func ask() -> Int {
      state.withLock { state in
        state.moment = .now
        state.waiting?.resume()
        state.waiting = nil
        return state.version
      }
    }

    func asked() async {
      await withCheckedContinuation { continuation in
        state.withLock { state in
          if state.moment != nil { continuation.resume() } else { state.waiting = continuation }
        }
      }
    }
  }
}
