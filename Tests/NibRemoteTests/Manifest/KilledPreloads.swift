import Foundation
import NibResources
import NibTestSupport
import Synchronization

@testable import NibRemote

/// Runs of the command that are killed, and what they leave on the disk.
final class KilledPreloads: Sendable {
  /// Where a kill met the process, as the files tell.
  enum Moment: String, CaseIterable {
    /// Before it had asked for the manifest.
    case starting
    /// Between that question, or the first copying, and the moment when manifest and state are both in place.
    case replacing
    /// After that, as long as images were missing.
    case downloading
    /// Everything was there.
    case idle
    /// It had ended before.
    case missed
  }

  struct Report {
    var count: [Moment: Int] = [:]
    var faults: [String] = []
    var rounds = 0
    var seconds = 0.0

    var words: String {
      let parts = Moment.allCases.map { "\(count[$0, default: 0]) \($0.rawValue)" }
      let time = String(format: "%.1f ms", seconds * 1000)
      return "\(rounds) kills: \(parts.joined(separator: ", ")); the work of a whole run takes \(time)"
    }
  }

  struct Fault: Error { let words: String }

  private static let images = 5
  private let folder: TestFolder
  private let server: HostileServer
  private let asked: Asked
  private let lists = Mutex<[Int: [UInt8]]>([:])
  private let program: String

  init() throws {
    let asked = Asked()
    folder = try TestFolder()
    self.asked = asked
    server = try HostileServer { path, _ in
      path == "/manifest" ? HostileServer.answer(asked.answer()) : HostileServer.answer(Self.picture(path))
    }
    guard let program = Self.built else { throw Fault(words: "nibwright-images is not built") }
    self.program = program
    try folder.write(list(0), to: "shipped.plist")
  }

  /// Built beside the tests.
  private static let built: String? = {
    let folder = (CommandLine.arguments[0] as NSString).deletingLastPathComponent
    let places = [folder, Bundle.main.bundlePath, (Bundle.main.bundlePath as NSString).deletingLastPathComponent]
    return places.map { $0 + "/nibwright-images" }.first { FileManager.default.isExecutableFile(atPath: $0) }
  }()

  private static func picture(_ path: String) -> [UInt8] {
    TestPicture.png(path, bytes: 30_000)
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

  /// The bytes of a version's manifest, made once.
  private func list(_ version: Int) -> [UInt8] {
    lists.withLock { lists in
      if let list = lists[version] { return list }
      let list = Self.manifest(version, server.port).propertyList
      lists[version] = list
      return list
    }
  }

  /// All rounds, on a thread that is none of Swift's: it waits for processes.
  func run(rounds: Int) async -> Report {
    await withCheckedContinuation { continuation in
      let isStarted = DetachedThread.start {
        var report = Report(rounds: rounds)
        do { try self.rounds(rounds, &report) } catch { report.faults.append("\(error)") }
        continuation.resume(returning: report)
      }
      if !isStarted { continuation.resume(returning: Report(faults: ["no thread"])) }
    }
  }

  private func rounds(_ rounds: Int, _ report: inout Report) throws {
    // The first run also fills the system's caches; from the next ones the length of the work is taken.
    var lengths: [(start: Double, work: Double)] = []
    for version in 1...4 { lengths.append(try whole(version)) }
    let start = lengths.dropFirst().map(\.start).sorted()[1]
    let work = lengths.dropFirst().map(\.work).sorted()[1]
    report.seconds = work
    // Other tests may have slowed those runs, or may slow the next ones: what was missed brings the moments nearer.
    var reach = work
    var known = try look(newest: 4)
    for version in 5..<(5 + rounds) {
      let isFirstUse = version % 5 == 0
      if isFirstUse {
        try FileManager.default.removeItem(atPath: folder.path("cache"))
        known = Findings()
      }
      asked.begin(list(version))
      let process = try launch()
      if !isFirstUse { asked.wait() }
      // Replacing is a small part of the work and comes first, so every other moment is an early one.
      let early = version % 2 == 0 ? 1.0 : 3.0
      let moment = pow(Double.random(in: 0...1), early)
      TestProgram.pause(seconds: (isFirstUse ? start + reach : reach) * moment)
      process.kill()
      let end = process.wait()
      let found = try look(newest: version)
      let met = met(end, version, found)
      report.count[met, default: 0] += 1
      reach = met == .missed ? reach * 0.8 : min(work, reach * 1.05)
      if !found.images.isSuperset(of: known.images) { report.faults.append("version \(version): an image was lost") }
      if found.version ?? -1 < known.version ?? -1 { report.faults.append("version \(version): an older manifest") }
      known = found
    }
    try finish(rounds + 5, known, &report)
  }

  /// A last run that nobody kills must find all, and leave nothing unfinished.
  private func finish(_ version: Int, _ known: Findings, _ report: inout Report) throws {
    _ = try whole(version)
    let last = try look(newest: version)
    if !last.images.isSuperset(of: known.images) || !isComplete(version, last) {
      report.faults.append("the last run: an image is missing")
    }
    if folder.names("cache/images").contains(where: { $0.hasSuffix(".partial") }) {
      report.faults.append("the last run: unfinished files are left")
    }
  }

  private func launch() throws -> TestProgram {
    let process = TestProgram(
      program,
      [
        "preload", folder.path("shipped.plist"), "--cache", folder.path("cache"), "--remote",
        server.address("/manifest"),
      ])
    guard let process else { throw Fault(words: "the program cannot be started") }
    return process
  }

  /// A run that nobody kills; seconds to its question for the manifest, and from there to its end.
  private func whole(_ version: Int) throws -> (start: Double, work: Double) {
    asked.begin(list(version))
    let start = SocketCalls.milliseconds
    let process = try launch()
    asked.wait()
    let middle = SocketCalls.milliseconds
    guard process.wait() == .exit(0) else { throw Fault(words: "a run that nobody killed failed") }
    let end = SocketCalls.milliseconds
    guard isComplete(version, try look(newest: version)) else { throw Fault(words: "a whole run is not whole") }
    return (Double(middle - start) / 1000, Double(end - middle) / 1000)
  }

  /// What the next start would find.
  private struct Findings {
    /// Of the manifest; nil when there is none.
    var version: Int?
    /// Addresses of images that are there.
    var images: Set<String> = []
  }

  /// Looks at the files alone.
  /// - Throws: when a manifest is none that was ever served, a sidecar is damaged, or an image is not whole.
  private func look(newest: Int) throws -> Findings {
    var found = Findings()
    if let bytes = folder.bytes("cache/manifest.plist") {
      // Newest first: that is the usual one.
      found.version = (0...newest).reversed().first { list($0) == bytes }
      guard found.version != nil, try Manifest(bytes, file: "manifest").entries.count == Self.images else {
        throw Fault(words: "version \(newest): a manifest that was never served")
      }
    }
    for name in folder.names("cache/images") where name.hasSuffix(".plist") {
      guard let image = CachedImage(sidecar: folder.bytes("cache/images/" + name)),
        let path = URL(string: image.url)?.path
      else { throw Fault(words: "version \(newest): a damaged sidecar") }
      guard folder.bytes("cache/images/" + image.file) == Self.picture(path) else {
        throw Fault(words: "version \(newest): half an image")
      }
      found.images.insert(image.url)
    }
    return found
  }

  private func isComplete(_ version: Int, _ found: Findings) -> Bool {
    found.version == version
      && found.images.isSuperset(of: Self.manifest(version, server.port).entries.map(\.image))
  }

  private func met(_ end: TestProgram.End, _ version: Int, _ found: Findings) -> Moment {
    guard case .signal = end else { return .missed }
    if isComplete(version, found) { return .idle }
    let state = ManifestState(folder.bytes("cache/manifest.state.plist"))
    let hash = SHA256.hex(list(version))
    if found.version == version, state?.remote == hash { return .downloading }
    // The folder is there before the shipped manifest is copied into it.
    let isCopying = folder.bytes("cache/.lock") != nil && (found.version == nil || state == nil)
    return asked.isAsked || isCopying ? .replacing : .starting
  }
}

/// Which manifest is served, and whether it was asked for.
private final class Asked: Sendable {
  private let state = Mutex((list: [UInt8](), isAsked: false))

  var isAsked: Bool { state.withLock { $0.isAsked } }

  func begin(_ list: [UInt8]) { state.withLock { $0 = (list, false) } }

  func answer() -> [UInt8] {
    state.withLock { state in
      state.isAsked = true
      return state.list
    }
  }

  /// Waits for the question, on a thread that may be kept waiting.
  func wait() {
    let deadline = SocketCalls.milliseconds + 20_000
    while !isAsked, SocketCalls.milliseconds < deadline { TestProgram.pause(seconds: 0.0005) }
  }
}
