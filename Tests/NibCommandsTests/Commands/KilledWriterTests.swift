import NibResources
import NibTestSupport
import Testing

/// The command, built beside the tests; nil where it is not.
private let builtProgram = TestProgram.built("nibwright")

/// Runs of the command that are killed, write to one folder at the same time, or to a full disk: some of each, forty in a
/// full run, or as many as `NIBWRIGHT_KILLS` and `NIBWRIGHT_WRITERS` say.
@Suite("Killed, concurrent and hindered writers", .serialized, .enabled(if: builtProgram != nil))
struct KilledWriterTests {
  private static func count(_ name: String) -> Int {
    TestDisk.environment(name).flatMap { Int($0) } ?? TestSize.count(8, full: 40)
  }

  private let folder = TemporaryFolder()
  private let source = SharedFiles.packageRoot + "/Archives/Documents/Storyboard/Main.storyboard"
  private var output: String { folder.path + "/Main.storyboardc" }

  private func start() throws -> TestProgram {
    try #require(TestProgram(builtProgram ?? "", ["compile", source, "--output", output]))
  }

  /// All files of the output by their paths and sizes.
  private var state: [String] {
    TestDisk.files(below: output, ending: [".nib", ".plist"]).map { "\($0) \(TestDisk.bytes($0)?.count ?? -1)" }
  }

  @Test("a kill over an existing folder leaves the old one or the new one, and the next run sweeps") func kills()
    async throws
  {
    try await Self.onThread {
      #expect(try start().wait() == .exit(0))
      let whole = state
      #expect(whole.count > 1)
      let clock = ContinuousClock()
      let first = clock.now
      for _ in 0..<5 { _ = try start().wait() }
      let length = (clock.now - first) / 5
      let seconds = Double(length.components.attoseconds) * 1e-18
      var litter = 0
      for _ in 0..<Self.count("NIBWRIGHT_KILLS") {
        let run = try start()
        TestProgram.pause(seconds: .random(in: 0.5...1.02) * seconds)
        run.kill()
        _ = run.wait()
        #expect(state == whole)
        litter = max(litter, folder.names.count - 1)
      }
      #expect(litter <= 2, "each run sweeps what the one before left")
      #expect(try start().wait() == .exit(0))
      #expect(folder.names == ["Main.storyboardc"])
      #expect(state == whole)
    }
  }

  @Test("two that write to one folder at once both succeed and leave it whole") func writers() async throws {
    try await Self.onThread {
      #expect(try start().wait() == .exit(0))
      let whole = state
      for _ in 0..<Self.count("NIBWRIGHT_WRITERS") {
        let pair = [try start(), try start()]
        #expect(pair.map { $0.wait() } == [.exit(0), .exit(0)])
        #expect(state == whole)
      }
      #expect(folder.names == ["Main.storyboardc"])
    }
  }

  @Test(
    "output that nobody takes is an error that is told, other output is not",
    .enabled(if: TestDisk.isDevice("/dev/full"), "needs a device that is always full"),
    arguments: [true, false])
  func fullDisk(isFull: Bool) async throws {
    try await Self.onThread {
      let errors = folder.path + "/errors"
      let command = "'\(builtProgram ?? "")' --version 2>&1 >\(isFull ? "/dev/full" : "/dev/null")"
      let end = try #require(TestProgram("/bin/sh", ["-c", command], output: errors)).wait()

      let text = String(decoding: TestDisk.bytes(errors) ?? [], as: UTF8.self)
      #expect((end == .exit(0)) == !isFull)
      #expect(text == (isFull ? "nibwright: error: standard output could not be written\n" : ""))
    }
  }

  /// Does what waits for processes on a thread that is none of Swift's.
  private static func onThread(_ body: @escaping @Sendable () throws -> Void) async throws {
    try await withCheckedThrowingContinuation { continuation in
      let isStarted = DetachedThread.start { continuation.resume(with: Result { try body() }) }
      if !isStarted { continuation.resume(throwing: CommandFolderError.unwritable) }
    }
  }
}
