#if !os(Linux)
  import Darwin

  /// Watching is not available here: `BundleChain.refresh` is the way on this system.
  final class FolderWatch: Sendable {
    /// Always fails.
    init() throws(SystemCalls.Failure) { throw SystemCalls.Failure(number: ENOTSUP) }

    func add(_ folder: String) throws(SystemCalls.Failure) -> Int { throw SystemCalls.Failure(number: ENOTSUP) }

    /// What waiting ended with.
    enum Wakening {
      case changed, quiet, stopped
    }

    func wait(milliseconds: Int32) -> Wakening { .stopped }

    func stop() {}
  }
#endif
