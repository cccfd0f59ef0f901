/// Times work by the monotonic clock.
enum Stopwatch {
  /// The median time of `rounds` rounds of work, in seconds.
  ///
  /// The sum of what the work answers is kept, so that no round can be left out by the optimiser.
  static func median(_ rounds: Int, _ work: () -> Int) -> Double {
    var sum = 0
    let times = (0..<max(rounds, 1)).map { _ in
      seconds(of: ContinuousClock().measure { sum &+= work() })
    }
    precondition(sum != Int.min, "keeps the sum alive")
    return times.sorted()[times.count / 2]
  }

  private static func seconds(of duration: Duration) -> Double {
    Double(duration.components.seconds) + Double(duration.components.attoseconds) / 1e18
  }
}
