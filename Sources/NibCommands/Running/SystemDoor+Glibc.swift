#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The system calls that commands make themselves; files go through NibResources.
enum SystemDoor {
  /// Whether standard error is a terminal.
  static var isMessageTerminal: Bool { isatty(2) == 1 }

  /// Number of processors in use, at least 1.
  static var processorCount: Int { max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN)))) }

  /// Makes a folder unless it is there; its parent must be there. False when neither is the case.
  static func makeFolder(_ path: String) -> Bool {
    if mkdir(path, 0o777) == 0 { return true }
    var information = stat()
    return stat(path, &information) == 0 && information.st_mode & S_IFMT == S_IFDIR
  }

  /// Writes all bytes to a file descriptor; an error ends the writing, because there is nobody left to tell.
  static func write(_ bytes: [UInt8], to descriptor: Int32) {
    bytes.withUnsafeBytes { buffer in
      var offset = 0
      while offset < buffer.count {
        #if canImport(Glibc)
          let count = Glibc.write(descriptor, buffer.baseAddress! + offset, buffer.count - offset)
        #else
          let count = Darwin.write(descriptor, buffer.baseAddress! + offset, buffer.count - offset)
        #endif
        if count < 0 && errno == EINTR { continue }
        guard count > 0 else { return }
        offset += count
      }
    }
  }

  /// A thread that was started and not yet waited for.
  struct Thread: ~Copyable {
    private let handle: pthread_t

    /// Starts a thread; nil when the system has none to give.
    init?(_ body: @escaping @Sendable () -> Void) {
      let box = Unmanaged.passRetained(ThreadBody(body))
      #if canImport(Glibc)
        var handle = pthread_t()
        let status = pthread_create(&handle, nil, { SystemDoor.run($0) }, box.toOpaque())
        self.handle = handle
      #else
        var handle: pthread_t?
        let status = pthread_create(&handle, nil, { SystemDoor.run($0) }, box.toOpaque())
        guard let handle else {
          box.release()
          return nil
        }
        self.handle = handle
      #endif
      guard status == 0 else {
        box.release()
        return nil
      }
    }

    /// Waits for the thread's end.
    consuming func join() { pthread_join(handle, nil) }
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
