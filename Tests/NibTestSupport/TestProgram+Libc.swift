#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A program that a test starts, silent unless it is given a file to write to.
public final class TestProgram: Sendable {
  private let process: pid_t

  /// How a program ended.
  public enum End: Sendable, Equatable {
    case exit(CInt)
    case signal(CInt)
  }

  /// Starts a program; nil when it cannot be.
  /// - Parameter output: where its standard output goes; errors go nowhere.
  public init?(_ path: String, _ arguments: [String], output: String = "/dev/null") {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
    #else
      var actions = posix_spawn_file_actions_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_addopen(&actions, 1, output, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
    posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
    let environment = ["PATH", "HOME", "TMPDIR", "LD_LIBRARY_PATH"].compactMap { name in
      TestDisk.environment(name).map { "\(name)=\($0)" }
    }
    let texts = [[path] + arguments, environment].map { $0.map { strdup($0) } + [nil] }
    defer { for text in texts.joined() { free(text) } }
    var process = pid_t()
    guard posix_spawn(&process, path, &actions, nil, texts[0], texts[1]) == 0 else { return nil }
    self.process = process
  }

  /// Path of a program of the package that is built beside the tests; nil where it is not.
  public static func built(_ name: String) -> String? {
    let folder = CommandLine.arguments[0].split(separator: "/").dropLast().map { "/" + $0 }.joined()
    return [folder, SharedFiles.packageRoot + "/.build/debug"].map { $0 + "/" + name }.first { access($0, X_OK) == 0 }
  }

  /// Ends it wherever it is.
  public func kill() { _ = signal(process, SIGKILL) }

  private func signal(_ process: pid_t, _ number: CInt) -> CInt {
    #if canImport(Glibc)
      Glibc.kill(process, number)
    #else
      Darwin.kill(process, number)
    #endif
  }

  /// Waits for its end; not to be called by one of Swift's tasks, whose threads are few, and only once.
  /// - Parameter seconds: after which it is killed, so that a program that hangs fails its test and not the whole run.
  public func wait(seconds: Int = 300) -> End {
    var status: CInt = 0
    var rounds = seconds * 1000
    while true {
      let found = waitpid(process, &status, rounds > 0 ? WNOHANG : 0)
      if found == process || (found < 0 && errno != EINTR) { break }
      Self.pause(seconds: 0.001)
      rounds -= 1
      if rounds == 0 { kill() }
    }
    let number = status & 0x7F
    return number == 0 ? .exit((status >> 8) & 0xFF) : .signal(number)
  }

  /// Lets this thread do nothing for a while.
  public static func pause(seconds: Double) {
    var time = timespec(tv_sec: Int(seconds), tv_nsec: Int((seconds - seconds.rounded(.down)) * 1e9))
    var left = timespec()
    while nanosleep(&time, &left) < 0 && errno == EINTR { time = left }
  }
}
