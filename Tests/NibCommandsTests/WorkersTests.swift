@testable import NibCommands
import Synchronization
import Testing

@Suite("Workers") struct WorkersTests {
  @Test("results are in order whatever the threads", arguments: [1, 2, 7])
  func order(threads: Int) {
    let results = Workers.map(count: 200, threads: threads) { $0 * $0 }

    #expect(results == (0..<200).map { $0 * $0 })
  }

  @Test("every piece is done once")
  func once() {
    let counts = Mutex(Array(repeating: 0, count: 100))

    _ = Workers.map(count: 100, threads: 4) { index in counts.withLock { $0[index] += 1 } }

    #expect(counts.withLock { $0 } == Array(repeating: 1, count: 100))
  }

  @Test("the last thing told is that all is done", arguments: [1, 2, 7])
  func told(threads: Int) {
    var told: [Int] = []

    _ = Workers.map(count: 2, threads: threads) {
      $0
    } finished: {
      told.append($0)
    }

    #expect(told.last == 2)
  }

  @Test("nothing to do gives nothing")
  func empty() {
    #expect(Workers.map(count: 0, threads: 4) { $0 }.isEmpty)
  }
}
