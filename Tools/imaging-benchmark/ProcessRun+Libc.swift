#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A process that was run to its end, and what it took.
struct ProcessRun {
  struct Failure: Error {
    let words: String
  }

  let seconds: Double
  let processorSeconds: Double
  let peakBytes: Int
  let status: CInt

  /// Runs a program that is looked for in `PATH`; its output is thrown away.
  init(_ arguments: [String]) throws {
    var pointers: [UnsafeMutablePointer<CChar>?] = arguments.map { strdup($0) } + [nil]
    defer { for pointer in pointers { free(pointer) } }
    var number = pid_t()
    let start = Self.now
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0)
    defer { posix_spawn_file_actions_destroy(&actions) }
    guard posix_spawnp(&number, arguments[0], &actions, nil, &pointers, environ) == 0 else {
      throw Failure(words: "\(arguments[0]) cannot be started")
    }
    var status = CInt()
    var usage = rusage()
    while wait4(number, &status, 0, &usage) < 0 && errno == EINTR {}
    seconds = Self.now - start
    processorSeconds = Self.seconds(usage.ru_utime) + Self.seconds(usage.ru_stime)
    #if canImport(Darwin)
      peakBytes = usage.ru_maxrss
    #else
      peakBytes = usage.ru_maxrss * 1024
    #endif
    self.status = status
    guard status == 0 else { throw Failure(words: "\(arguments.joined(separator: " ")) ended with \(status)") }
  }

  private static var now: Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  private static func seconds(_ time: timeval) -> Double { Double(time.tv_sec) + Double(time.tv_usec) / 1e6 }
}
