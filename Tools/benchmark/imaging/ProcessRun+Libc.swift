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

  /// The most memory that this process ever had, as the system counts what is resident; nil when it does not say.
  ///
  /// - Seen: on Linux what `getrusage` says begins with the peak of the process that started this one.
  static var ownPeakBytes: Int? {
    #if canImport(Darwin)
      var usage = rusage()
      return getrusage(RUSAGE_SELF, &usage) == 0 ? usage.ru_maxrss : nil
    #else
      guard let file = fopen("/proc/self/status", "r") else { return nil }
      defer { fclose(file) }
      var line = [CChar](repeating: 0, count: 256)
      while fgets(&line, CInt(line.count), file) != nil {
        let words = line.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }.split { $0 == 0x20 || $0 == 0x09 }
        guard words.count > 1, words[0].elementsEqual("VmHWM:".utf8) else { continue }
        return Int(String(decoding: words[1], as: UTF8.self)).map { $0 * 1024 }
      }
      return nil
    #endif
  }

  private static var now: Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  private static func seconds(_ time: timeval) -> Double { Double(time.tv_sec) + Double(time.tv_usec) / 1e6 }
}
