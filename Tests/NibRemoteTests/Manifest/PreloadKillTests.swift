import Foundation
import NibTestSupport
import Testing

@testable import NibRemote

@Suite("Killed preloads") struct PreloadKillTests {
  /// Rounds of one run; the figure of the documentation is of 1000.
  private static let rounds = TestDisk.environment("NIBWRIGHT_KILLS").flatMap { Int($0) } ?? 12

  @Test("a process that is killed at any moment leaves a good manifest, whole images, and loses none")
  func kills() async throws {
    let work = try KilledPreloads()

    let report = await work.run(rounds: Self.rounds)

    print(report.words)
    #expect(report.faults.isEmpty, "\(report.faults)")
    #expect(report.count[.replacing, default: 0] + report.count[.downloading, default: 0] > 0)
  }
}
