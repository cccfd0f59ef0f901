// What writing in one step asks of the system: exchanging two names, and locks that end with the process that holds them.

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

extension SystemCalls {
  #if !canImport(Darwin)
    private typealias RenameAt2 =
      @convention(c) (CInt, UnsafePointer<CChar>, CInt, UnsafePointer<CChar>, CUnsignedInt) -> CInt
    /// Looked up by its name: the headers show it to GNU programs alone, and old systems have none.
    private static let renameat2 = dlsym(nil, "renameat2").map { unsafeBitCast($0, to: RenameAt2.self) }
    /// `RENAME_EXCHANGE`.
    private static let exchangeFlag: CUnsignedInt = 2
  #endif

  /// Exchanges what two names mean, in one step.
  /// - Throws: a failure that `isUnsupported` where the system or the file system cannot.
  static func exchange(_ left: String, _ right: String) throws(Failure) {
    #if canImport(Darwin)
      let result = renamex_np(left, right, UInt32(RENAME_SWAP))
    #else
      guard let renameat2 else { throw Failure(number: ENOSYS) }
      let result = renameat2(AT_FDCWD, left, AT_FDCWD, right, exchangeFlag)
    #endif
    guard result == 0 else { throw Failure(number: errno) }
  }

  /// What is held open and locked while something is made there; a process that ends lets go.
  struct HeldPlace: ~Copyable {
    private let descriptor: CInt

    /// Opens a file or a folder that was just made and locks it.
    ///
    /// A sweeper may have been faster and have taken it for litter: it is gone then, and this fails.
    /// - Returns: nil when the path no longer means what was opened.
    static func hold(_ path: String) -> HeldPlace? {
      let descriptor = open(path, O_RDONLY | O_NOFOLLOW | O_CLOEXEC | O_NONBLOCK)
      guard descriptor >= 0 else { return nil }
      while flock(descriptor, LOCK_EX) != 0 && errno == EINTR {}
      guard means(path, descriptor) else {
        close(descriptor)
        return nil
      }
      return HeldPlace(descriptor: descriptor)
    }

    /// Locks what nobody holds; nil for what somebody does, and where there are no locks.
    static func take(_ path: String) -> HeldPlace? {
      let descriptor = open(path, O_RDONLY | O_NOFOLLOW | O_CLOEXEC | O_NONBLOCK)
      guard descriptor >= 0 else { return nil }
      guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else {
        close(descriptor)
        return nil
      }
      return HeldPlace(descriptor: descriptor)
    }

    private static func means(_ path: String, _ descriptor: CInt) -> Bool {
      var (held, named) = (stat(), stat())
      guard fstat(descriptor, &held) == 0, lstat(path, &named) == 0 else { return false }
      return held.st_dev == named.st_dev && held.st_ino == named.st_ino
    }

    deinit { close(descriptor) }
  }

  /// The names in a folder that pass a test of their bytes, in no order; none where the folder cannot be listed.
  static func names(in directory: String, where isWanted: (UnsafeRawBufferPointer) -> Bool) -> [String] {
    guard let stream = opendir(directory.isEmpty ? "." : directory) else { return [] }
    defer { closedir(stream) }
    var found: [String] = []
    while let entry = readdir(stream) {
      withUnsafeBytes(of: &entry.pointee.d_name) { raw in
        let name = UnsafeRawBufferPointer(rebasing: raw[..<(raw.firstIndex(of: 0) ?? raw.count)])
        if isWanted(name) { found.append(String(decoding: name, as: UTF8.self)) }
      }
    }
    return found
  }
}
