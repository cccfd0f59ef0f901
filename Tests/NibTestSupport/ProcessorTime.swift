#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Time that the processor spends on a thread: what other tests do at the same time is not in it.
public enum ProcessorTime {
  /// How much longer four times as many take: the least of several runs, since a long run is interrupted more often than
  /// a short one.
  public static func growth(_ count: Int, _ work: (Int) throws -> Void) rethrows -> Double {
    func least(_ count: Int) throws -> Duration {
      var least = Duration.seconds(1_000)
      for _ in 0..<4 { least = min(least, try of { try work(count) }) }
      return least
    }
    return try least(4 * count) / (try least(count))
  }

  /// Time that a piece of work takes on this thread.
  public static func of(_ work: () throws -> Void) rethrows -> Duration {
    let start = spent()
    try work()
    return spent() - start
  }

  /// Time that the thread has taken.
  private static func spent() -> Duration {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
  }
}
