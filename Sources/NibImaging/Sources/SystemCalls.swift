// This target's one door to the C library: opening, asking and reading files.

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Thin wrappers of POSIX calls; a failure is the number that `errno` had.
enum SystemCalls {
  /// A failed call.
  struct Failure: Error {
    let number: CInt

    /// The same about a path.
    func located(_ path: String) -> ImagingError {
      switch number {
      case ENOENT, ENOTDIR: ImagingError(.notFound, path, "nothing is at this path")
      case EISDIR: ImagingError(.unreadable, path, "expected a file, found a folder or a device")
      default: ImagingError(.unreadable, path, String(cString: strerror(number)))
      }
    }
  }

  /// Opens a regular file; without blocking, so that a pipe without a writer cannot hang.
  static func open(_ path: String) throws(Failure) -> (descriptor: CInt, stamp: FileStamp) {
    #if canImport(Glibc)
      let descriptor = Glibc.open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    #elseif canImport(Musl)
      let descriptor = Musl.open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    #else
      let descriptor = Darwin.open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    #endif
    guard descriptor >= 0 else { throw Failure(number: errno) }
    var status = stat()
    let failed = fstat(descriptor, &status) == 0 ? nil : errno
    if failed == nil, status.st_mode & S_IFMT == S_IFREG { return (descriptor, stamp(status)) }
    close(descriptor)
    throw Failure(number: failed ?? EISDIR)
  }

  /// What is known of a regular file without opening it; nil when there is none.
  static func stamp(_ path: String) -> FileStamp? {
    var status = stat()
    guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
    return stamp(status)
  }

  private static func stamp(_ status: stat) -> FileStamp {
    #if canImport(Darwin)
      let time = status.st_mtimespec
    #else
      let time = status.st_mtim
    #endif
    let seconds = Int(time.tv_sec).multipliedReportingOverflow(by: 1_000_000_000).partialValue
    return FileStamp(
      byteCount: max(0, Int(status.st_size)), modified: seconds &+ Int(time.tv_nsec), number: UInt64(status.st_ino))
  }

  static func read(
    _ descriptor: CInt, at offset: Int, into buffer: UnsafeMutableRawBufferPointer
  ) throws(Failure) -> Int {
    guard let base = buffer.baseAddress, !buffer.isEmpty else { return 0 }
    while true {
      let count = pread(descriptor, base, buffer.count, off_t(offset))
      if count >= 0 { return count }
      guard errno == EINTR else { throw Failure(number: errno) }
    }
  }

  static func close(_ descriptor: CInt) {
    #if canImport(Glibc)
      _ = Glibc.close(descriptor)
    #elseif canImport(Musl)
      _ = Musl.close(descriptor)
    #else
      _ = Darwin.close(descriptor)
    #endif
  }
}
