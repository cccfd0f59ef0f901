// The one door to the C library: every call that the rest of the target needs, with Swift values on this side.

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
    /// The value of `errno`.
    let number: CInt

    /// The system's words for it.
    var words: String { String(cString: strerror(number)) }
    /// Nothing lies at the path.
    var isMissing: Bool { number == ENOENT || number == ENOTDIR }
    /// A rename met a folder where a file goes, or the other way round, or a folder that is not empty.
    var isInTheWay: Bool { [EISDIR, ENOTDIR, ENOTEMPTY, EEXIST].contains(number) }
    /// Something lies at a path where something new was to be.
    var isTaken: Bool { number == EEXIST }
    /// The system, or the file system, has no such call.
    var isUnsupported: Bool { [ENOSYS, EINVAL, ENOTSUP, EPERM].contains(number) }
  }

  /// What `stat` says about a path.
  enum Node {
    case file, directory, other
  }

  static func node(_ path: String) -> Node? {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    return node(status)
  }

  /// Whether a name is there: a file, a folder or a link, wherever that leads.
  static func isThere(_ path: String) -> Bool { var status = stat(); return lstat(path, &status) == 0 }

  private static func node(_ status: stat) -> Node {
    switch status.st_mode & S_IFMT {
    case S_IFREG: .file
    case S_IFDIR: .directory
    default: .other
    }
  }

  static func stamp(_ path: String) -> FileStamp? {
    var status = stat()
    guard stat(path, &status) == 0, node(status) == .file else { return nil }
    #if canImport(Darwin)
      let time = status.st_mtimespec
    #else
      let time = status.st_mtim
    #endif
    return FileStamp(
      size: Int(status.st_size), changed: Int(time.tv_sec) &* 1_000_000_000 &+ Int(time.tv_nsec),
      number: UInt64(status.st_ino))
  }

  /// The value of an environment variable; nil where it is not set.
  static func environmentValue(_ name: String) -> String? { getenv(name).flatMap { String(validatingCString: $0) } }

  static func realPath(_ path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(validatingCString: resolved)
  }

  /// The names in a folder, sorted by their bytes, without the two that every folder has.
  struct FolderNames {
    /// Names with what the listing says of them.
    var readable: [(name: String, type: EntryType)] = []
    /// Names that are not UTF-8, with `\\xE9` for a byte that is no ASCII.
    var unreadable: [String] = []
  }

  static func names(in directory: String) throws(Failure) -> FolderNames {
    guard let stream = opendir(directory) else { throw Failure(number: errno) }
    defer { closedir(stream) }
    // One table of bytes for all names: sorting it compares bytes, and a text is made once for each name.
    var bytes: [UInt8] = []
    var entries: [(range: Range<Int>, type: EntryType)] = []
    while let entry = readdir(stream) {
      let start = bytes.count
      withUnsafeBytes(of: &entry.pointee.d_name) { raw in
        guard let base = raw.baseAddress else { return }
        bytes.append(contentsOf: UnsafeRawBufferPointer(rebasing: raw[..<strnlen(base, raw.count)]))
      }
      if bytes[start...].elementsEqual(".".utf8) || bytes[start...].elementsEqual("..".utf8) {
        bytes.removeSubrange(start...)
      } else {
        entries.append((start..<bytes.count, EntryType(Int(entry.pointee.d_type))))
      }
    }
    return bytes.withUnsafeBytes { all in sorted(entries, in: all) }
  }

  private static func strnlen(_ text: UnsafeRawPointer, _ most: Int) -> Int {
    memchr(text, 0, most).map { UnsafeRawPointer($0) - text } ?? most
  }

  private static func sorted(
    _ entries: [(range: Range<Int>, type: EntryType)], in bytes: UnsafeRawBufferPointer
  ) -> FolderNames {
    var names = FolderNames()
    names.readable.reserveCapacity(entries.count)
    let ordered = entries.sorted { left, right in
      guard let base = bytes.baseAddress else { return false }
      let order = memcmp(
        base + left.range.lowerBound, base + right.range.lowerBound, min(left.range.count, right.range.count))
      return order == 0 ? left.range.count < right.range.count : order < 0
    }
    for entry in ordered {
      let name = UnsafeRawBufferPointer(rebasing: bytes[entry.range])
      if let text = String(validating: name, as: UTF8.self) {
        names.readable.append((text, entry.type))
      } else {
        names.unreadable.append(escaped(name))
      }
    }
    return names
  }

  private static func escaped(_ bytes: some Sequence<UInt8>) -> String {
    bytes.map { byte in
      let isPlain = (0x20..<0x7F).contains(byte)
      return isPlain ? String(UnicodeScalar(byte)) : "\\x" + String(byte, radix: 16, uppercase: true)
    }.joined()
  }

  /// What a listing says of a name without asking further.
  enum EntryType {
    case file, directory, link, unknown

    init(_ type: Int) {
      switch type {
      case Int(DT_REG): self = .file
      case Int(DT_DIR): self = .directory
      case Int(DT_LNK): self = .link
      default: self = .unknown
      }
    }
  }

  /// The first bytes of a regular file.
  ///
  /// Opened without blocking, so that a pipe without a writer cannot hang the search.
  static func head(_ path: String, limit: Int) throws(Failure) -> [UInt8] {
    try bytes(path, at: 0, count: limit)
  }

  /// Bytes of a regular file from an offset on, opened as for `head`.
  static func bytes(_ path: String, at offset: Int, count: Int) throws(Failure) -> [UInt8] {
    let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { throw Failure(number: errno) }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw Failure(number: errno) }
    guard node(status) == .file else { throw Failure(number: EISDIR) }
    let rest = max(0, Int(status.st_size)) - max(0, offset)
    guard rest > 0 else { return [] }
    if offset > 0, lseek(descriptor, off_t(offset), SEEK_SET) < 0 { throw Failure(number: errno) }
    return try readAll(descriptor, count: min(max(0, count), rest))
  }

  private static func readAll(_ descriptor: CInt, count: Int) throws(Failure) -> [UInt8] {
    var failure: Failure?
    let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
      while filled < count, let base = buffer.baseAddress {
        let step = read(descriptor, base + filled, count - filled)
        if step < 0 && errno == EINTR { continue }
        if step < 0 { failure = Failure(number: errno) }
        if step <= 0 { return }
        filled += step
      }
    }
    if let failure { throw failure }
    return bytes
  }

  /// Writes bytes to a path where something lies already; `synchronized` waits for the disk.
  static func write(_ bytes: [UInt8], to path: String, synchronized: Bool = false) throws(Failure) {
    try write(bytes, to: path, flags: O_WRONLY | O_CLOEXEC, synchronized: synchronized)
  }

  /// Writes bytes to a path where nothing lies yet.
  static func create(_ path: String, _ bytes: [UInt8]) throws(Failure) {
    try write(bytes, to: path, flags: O_WRONLY | O_CLOEXEC | O_CREAT | O_EXCL, synchronized: false)
  }

  private static func write(
    _ bytes: [UInt8], to path: String, flags: CInt, synchronized: Bool
  ) throws(Failure) {
    let descriptor = open(path, flags, 0o666)
    guard descriptor >= 0 else { throw Failure(number: errno) }
    var written = 0
    while written < bytes.count {
      let step = bytes.withUnsafeBytes { raw in
        raw.baseAddress.map { Self.write(descriptor, $0 + written, bytes.count - written) } ?? 0
      }
      if step < 0 && errno == EINTR { continue }
      guard step > 0 else {
        let failure = Failure(number: errno)
        close(descriptor)
        throw failure
      }
      written += step
    }
    if synchronized, fsync(descriptor) != 0 {
      let failure = Failure(number: errno)
      close(descriptor)
      throw failure
    }
    // A full disk over a network may show only here.
    guard close(descriptor) == 0 else { throw Failure(number: errno) }
  }

  /// One call, so that messages of several threads stand whole where the system writes so few bytes whole.
  fileprivate static func writeToStandardError(_ bytes: [UInt8]) {
    _ = bytes.withUnsafeBytes { raw in raw.baseAddress.map { write(STDERR_FILENO, $0, bytes.count) } }
  }

  private static func write(_ descriptor: CInt, _ bytes: UnsafeRawPointer, _ count: Int) -> Int {
    #if canImport(Glibc)
      Glibc.write(descriptor, bytes, count)
    #elseif canImport(Musl)
      Musl.write(descriptor, bytes, count)
    #else
      Darwin.write(descriptor, bytes, count)
    #endif
  }

  /// Waits until the names in a folder are on the disk.
  static func synchronizeFolder(_ path: String) throws(Failure) {
    let descriptor = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { throw Failure(number: errno) }
    defer { close(descriptor) }
    // Some file systems have no way to do this, and say so.
    guard fsync(descriptor) == 0 || errno == EINVAL else { throw Failure(number: errno) }
  }

  static func makeDirectory(_ path: String) throws(Failure) {
    guard mkdir(path, 0o777) == 0 else { throw Failure(number: errno) }
  }

  static func rename(_ old: String, to new: String) throws(Failure) {
    #if canImport(Glibc)
      let result = Glibc.rename(old, new)
    #elseif canImport(Musl)
      let result = Musl.rename(old, new)
    #else
      let result = Darwin.rename(old, new)
    #endif
    guard result == 0 else { throw Failure(number: errno) }
  }

  /// Removes a file, or a folder with all that is in it; links are removed, never followed.
  static func remove(_ path: String) {
    var status = stat()
    guard lstat(path, &status) == 0 else { return }
    guard node(status) == .directory else {
      unlink(path)
      return
    }
    // Only folders that this target wrote, or compiled interfaces, come here: shallow by nature.
    for entry in (try? names(in: path).readable) ?? [] { remove(path + "/" + entry.name) }
    rmdir(path)
  }

  /// Number of this process.
  static var processNumber: Int { Int(getpid()) }

  /// Path of the running program, links resolved; nil when the system does not tell.
  static var executablePath: String? {
    #if canImport(Darwin)
      var count = UInt32(0)
      _NSGetExecutablePath(nil, &count)
      var bytes = [CChar](repeating: 0, count: Int(count) + 1)
      guard _NSGetExecutablePath(&bytes, &count) == 0 else { return nil }
      return bytes.withUnsafeBufferPointer { $0.baseAddress.flatMap { realPath(String(cString: $0)) } }
    #else
      return realPath("/proc/self/exe")
    #endif
  }
}

/// The stream for messages.
package enum StandardError {
  /// Writes text as it stands; what cannot be written is lost.
  package static func write(_ text: String) {
    SystemCalls.writeToStandardError(Array(text.utf8))
  }
}
