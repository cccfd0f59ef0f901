#if os(Linux)
  #if canImport(Glibc)
    import Glibc
  #elseif canImport(Musl)
    import Musl
  #endif

  /// Notices changes in folders: inotify, and a pipe that ends the waiting.
  ///
  /// One thread waits, any thread may add folders or stop.
  final class FolderWatch: Sendable {
    private let events: CInt
    private let stopping: (read: CInt, write: CInt)

    /// Opens a watch without folders.
    init() throws(SystemCalls.Failure) {
      let events = inotify_init1(CInt(IN_NONBLOCK) | CInt(IN_CLOEXEC))
      guard events >= 0 else { throw SystemCalls.Failure(number: errno) }
      var ends: [CInt] = [-1, -1]
      let status = pipe(&ends)
      guard status == 0 else {
        let failure = SystemCalls.Failure(number: errno)
        close(events)
        throw failure
      }
      for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
      self.events = events
      stopping = (ends[0], ends[1])
    }

    deinit {
      close(events)
      close(stopping.read)
      close(stopping.write)
    }

    /// Watches a folder; one that is watched already stays so.
    /// - Returns: The number by which the system knows the folder: the same one for the same folder.
    func add(_ folder: String) throws(SystemCalls.Failure) -> Int {
      let number = inotify_add_watch(events, folder, Self.mask)
      guard number >= 0 else { throw SystemCalls.Failure(number: errno) }
      return Int(number)
    }

    /// What waiting ended with.
    enum Wakening {
      case changed, quiet, stopped
    }

    /// Waits for changes and takes all that are there.
    /// - Parameter milliseconds: how long at most; -1 for ever.
    func wait(milliseconds: Int32) -> Wakening {
      var watched = [
        pollfd(fd: events, events: Int16(POLLIN), revents: 0),
        pollfd(fd: stopping.read, events: Int16(POLLIN), revents: 0),
      ]
      let count = poll(&watched, nfds_t(watched.count), milliseconds)
      if count < 0 { return errno == EINTR ? .quiet : .stopped }
      if watched[1].revents != 0 { return .stopped }
      return watched[0].revents != 0 && drain() ? .changed : .quiet
    }

    /// Ends the waiting, now and later.
    func stop() {
      var byte = UInt8(1)
      _ = write(stopping.write, &byte, 1)
    }

    /// What changed is not looked at: any change makes a listing stale, and so does an overflow of the queue.
    private func drain() -> Bool {
      var buffer = [UInt8](repeating: 0, count: 16_384)
      var isChanged = false
      while true {
        let count = read(events, &buffer, buffer.count)
        if count < 0 && errno == EINTR { continue }
        guard count > 0 else { return isChanged }
        isChanged = true
      }
    }

    private static let mask =
      UInt32(IN_CREATE) | UInt32(IN_CLOSE_WRITE) | UInt32(IN_MOVED_TO) | UInt32(IN_MOVED_FROM) | UInt32(IN_DELETE)
      | UInt32(IN_DELETE_SELF) | UInt32(IN_MOVE_SELF) | UInt32(IN_ONLYDIR)
  }
#endif
