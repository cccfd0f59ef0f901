/// Times work by the processor time of its thread: on a quiet machine that is wall time, on a busy one it still holds.
enum Stopwatch {
  /// The median time of `rounds` rounds of work, in seconds.
  ///
  /// The sum of what the work answers is kept, so that no round can be left out by the optimiser.
  static func median(_ rounds: Int, _ work: () -> Int) -> Double {
    var sum = 0
    let times = (0..<max(rounds, 1)).map { _ in
      let start = Machine.threadSeconds
      sum &+= work()
      return Machine.threadSeconds - start
    }
    precondition(sum != Int.min, "keeps the sum alive")
    return times.sorted()[times.count / 2]
  }
}
