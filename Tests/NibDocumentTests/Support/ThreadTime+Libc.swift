#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Processor time of the thread that asks: other work on the machine does not make it longer.
enum ThreadTime {
  /// Seconds of processor time that a piece of work takes.
  static func of(_ work: () throws -> Void) rethrows -> Double {
    let start = now
    try work()
    return now - start
  }

  private static var now: Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
