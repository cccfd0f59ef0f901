import NibDiagnostics
import NibResources

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A folder that several processes keep files in, and may be killed at any moment while they do.
struct StorageFolder: Sendable {
  let path: String
  private let source = DiskFileSource()

  /// Makes the folder and those above it.
  /// - Throws: `storage`.
  init(_ path: String) throws(RemoteError) {
    self.path = path
    try Self.make(path)
    let parent = FilePath.folder(path)
    do { try AtomicFileWriter.synchronizeFolder(parent.isEmpty ? "." : parent) } catch {
      throw Self.fault(path, "the folder cannot be made: \(error.detail)")
    }
  }

  /// Up to the nearest folder that is there, then down again. The way up gets shorter with each step and the way down
  /// makes each folder once, so that it ends where the system makes none at all: below `/proc`, or below a working
  /// directory that was deleted, whose `.` is there and holds nothing.
  private static func make(_ path: String) throws(RemoteError) {
    var missing: [String] = []
    var folder = path
    while let reason = failure(making: folder) {
      let parent = FilePath.folder(folder)
      guard reason == ENOENT, !parent.isEmpty, parent != folder, missing.count < 1000 else {
        throw unmade(folder, for: path, reason)
      }
      missing.append(folder)
      folder = parent
    }
    for folder in missing.reversed() {
      if let reason = failure(making: folder) { throw unmade(folder, for: path, reason) }
    }
  }

  /// Makes one folder; gives the system's number when it is not there afterwards.
  private static func failure(making folder: String) -> CInt? {
    guard mkdir(folder, 0o777) != 0 else { return nil }
    let reason = errno
    var status = stat()
    let isThere = stat(folder, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
    return isThere ? nil : reason
  }

  private static func unmade(_ folder: String, for path: String, _ reason: CInt) -> RemoteError {
    let words = String(cString: strerror(reason))
    let part = folder == path ? "" : "'\(folder)': "
    return fault(path, "the folder cannot be made: \(part)\(words)")
  }

  func path(_ name: String) -> String { path.hasSuffix("/") ? path + name : path + "/" + name }

  /// The bytes of a file; nil when nothing lies there or more than allowed.
  func read(_ name: String, limit: Int = 64 << 20) -> [UInt8]? { try? source.read(path(name), limit: limit) }

  /// Writes a file so that after a power cut too it is the old one or the new one.
  func write(_ bytes: [UInt8], to name: String) throws(RemoteError) {
    do { try AtomicFileWriter.write(bytes, to: path(name), durably: true) } catch {
      throw Self.fault(path(name), error.detail)
    }
  }

  func remove(_ name: String) { unlink(path(name)) }

  var names: [String] { (try? source.list(path)) ?? [] }

  /// Bytes and the moment of last use, in seconds since 1970; nil when there is no such file.
  func state(_ name: String) -> (bytes: Int, used: Double)? {
    var status = stat()
    guard stat(path(name), &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
    #if canImport(Darwin)
      let time = status.st_mtimespec
    #else
      let time = status.st_mtim
    #endif
    return (Int(status.st_size), Double(time.tv_sec) + Double(time.tv_nsec) / 1e9)
  }

  /// Says that a file was used now.
  func touch(_ name: String) { utimes(path(name), nil) }

  /// Does something that no other process with this folder does at the same time; a killed one lets go.
  func locked<Value>(_ body: () throws(RemoteError) -> Value) throws(RemoteError) -> Value {
    let descriptor = open(path(".lock"), O_RDWR | O_CREAT | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw Self.fault(path(".lock"), String(cString: strerror(errno))) }
    defer { close(descriptor) }
    while flock(descriptor, LOCK_EX) != 0 {
      guard errno == EINTR else { throw Self.fault(path(".lock"), String(cString: strerror(errno))) }
    }
    return try body()
  }

  /// Takes the turn of a name if no other process, and nobody else in this one, has it. Does not wait.
  ///
  /// The turn is a locked file. It ends with the process that has it; whoever ends it well removes the file, so that a
  /// file that is locked by now may be no more the one of the name: then it is tried anew.
  func takeTurn(_ name: String) -> Turn.Attempt {
    let path = path(Turn.prefix + name)
    for _ in 0..<100 {
      let descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o666)
      guard descriptor >= 0 else { return .impossible }
      guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else {
        let reason = errno
        close(descriptor)
        if reason == EINTR { continue }
        return reason == EWOULDBLOCK ? .taken : .impossible
      }
      var (held, named) = (stat(), stat())
      if fstat(descriptor, &held) == 0, stat(path, &named) == 0, held.st_ino == named.st_ino,
        held.st_dev == named.st_dev
      {
        return .given(Turn(path: path, descriptor: descriptor))
      }
      close(descriptor)
    }
    return .impossible
  }

  /// Removes what killed processes left unfinished.
  func sweepPartials() {
    AtomicFileWriter.sweep(path)
    for name in names where name.hasPrefix(Turn.prefix) { _ = takeTurn(String(name.dropFirst(Turn.prefix.count))) }
  }

  static func fault(_ path: String, _ words: String) -> RemoteError {
    RemoteError(code: .storage, place: Place(file: path), detail: words)
  }
}

/// The right to do something about a name of a folder that only one does at a time; given up at its end.
final class Turn: Sendable {
  /// What came of trying to take one.
  enum Attempt {
    case given(Turn)
    /// Somebody else has it.
    case taken
    /// The file system has no locks, or lets nothing be written.
    case impossible
  }

  /// What the files that stand for turns begin with.
  static let prefix = ".lock-"
  private let path: String
  private let descriptor: CInt

  fileprivate init(path: String, descriptor: CInt) {
    self.path = path
    self.descriptor = descriptor
  }

  deinit {
    // Before others can lock it, or a second one of them would be locked under the same name.
    unlink(path)
    close(descriptor)
  }
}
