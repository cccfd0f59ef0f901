import NibResources
#if canImport(Glibc)
  import Glibc

  private typealias ThreadHandle = pthread_t
  private let noThread: ThreadHandle = 0
  private func wait(for handle: ThreadHandle) { pthread_join(handle, nil) }
#else
  import Darwin

  private typealias ThreadHandle = pthread_t?
  private let noThread: ThreadHandle = nil
  private func wait(for handle: ThreadHandle) {
    if let handle { pthread_join(handle, nil) }
  }
#endif

/// The system calls that commands make themselves; files go through NibResources.
enum SystemCalls {
  /// Whether standard error is a terminal.
  static var isMessageTerminal: Bool { isatty(2) == 1 }

  /// Whether the environment lets messages be coloured: no `NO_COLOR`, and a terminal that can.
  ///
  /// - Documented: no-color.org; a value of `NO_COLOR` that is empty says nothing.
  static var wantsColors: Bool {
    let refusal = getenv("NO_COLOR").map { String(cString: $0) } ?? ""
    let kind = getenv("TERM").map { String(cString: $0) } ?? "dumb"
    return refusal.isEmpty && kind != "dumb" && !kind.isEmpty
  }

  /// All bytes of standard input, at most `limit`; nil when it cannot be read.
  static func readStandardInput(limit: Int) -> [UInt8]? {
    var bytes: [UInt8] = []
    var piece = [UInt8](repeating: 0, count: 1 << 16)
    while bytes.count < limit {
      let count = read(0, &piece, min(piece.count, limit - bytes.count))
      if count < 0 && errno == EINTR { continue }
      guard count >= 0 else { return nil }
      if count == 0 { break }
      bytes.append(contentsOf: piece[..<count])
    }
    return bytes
  }

  /// Number of processors in use, at least 1.
  static var processorCount: Int { max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN)))) }

  /// Removes a folder that holds nothing; any other stays.
  static func removeEmptyFolder(_ path: String) { _ = rmdir(path) }

  /// Makes a folder unless it is there, and with `withParents` those that it lies in. False when it cannot be made.
  static func makeFolder(_ path: String, withParents: Bool = false) -> Bool {
    if mkdir(path, 0o777) == 0 { return true }
    if withParents, errno == ENOENT {
      // From the top down, and without recursion: a path may be as long as a system takes.
      var made = path.hasPrefix("/") ? "/" : ""
      for part in FilePath.split(path) {
        made = FilePath.join(made, String(part))
        _ = mkdir(made, 0o777)
      }
    }
    var information = stat()
    return stat(path, &information) == 0 && information.st_mode & S_IFMT == S_IFDIR
  }

  /// Which file a path leads to, whatever it is called.
  struct FileIdentity: Equatable {
    /// Number of the disk.
    var disk: Int
    /// Number of the file on its disk.
    var number: Int
    /// Whether it is a folder.
    var isFolder: Bool
  }

  /// Which file a path leads to, through links; nil when it leads nowhere.
  static func identity(_ path: String) -> FileIdentity? {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    return FileIdentity(
      disk: Int(truncatingIfNeeded: status.st_dev), number: Int(truncatingIfNeeded: status.st_ino),
      isFolder: status.st_mode & S_IFMT == S_IFDIR)
  }

  /// Whether two paths lead to one file, through links too. False when either leads nowhere.
  static func isSameFile(_ left: String, _ right: String) -> Bool {
    guard let one = identity(left) else { return false }
    return one == identity(right)
  }

  /// Writes all bytes to a file descriptor; false when not all could be written.
  @discardableResult
  static func send(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32) -> Bool {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = write(descriptor, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
      if count < 0 && errno == EINTR { continue }
      guard count > 0 else { return false }
      rest = rest.dropFirst(count)
    }
    return true
  }

  /// A thread that was started and not yet waited for.
  struct Thread: ~Copyable {
    private let handle: ThreadHandle

    /// Starts a thread; nil when the system has none to give.
    init?(_ body: @escaping @Sendable () -> Void) {
      let box = Unmanaged.passRetained(ThreadBody(body))
      var handle = noThread
      let status = pthread_create(&handle, nil, { SystemCalls.run($0) }, box.toOpaque())
      self.handle = handle
      guard status == 0 else {
        box.release()
        return nil
      }
    }

    /// Waits for the thread's end.
    consuming func join() { wait(for: handle) }
  }

  private final class ThreadBody: Sendable {
    let body: @Sendable () -> Void
    init(_ body: @escaping @Sendable () -> Void) { self.body = body }
  }

  private static func run(_ box: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
    if let box { Unmanaged<ThreadBody>.fromOpaque(box).takeRetainedValue().body() }
    return nil
  }
}

extension ExitCode {
  /// Ends the process. What terminals hold must be flushed before.
  public func exitProcess() -> Never { exit(rawValue) }
}
