#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif
import NibResources

/// A folder for one test; removed with all files in it at the end.
final class TemporaryFolder: Sendable {
  let path: String

  init() {
    let parent = getenv("TMPDIR").map { String(cString: $0) } ?? P_tmpdir
    var template = Array("\(parent)/nibwright-test-XXXXXX".utf8CString)
    // Never the parent itself: what is here is removed at the end.
    path = mkdtemp(&template).map { String(cString: $0) } ?? "\(parent)/nibwright-test-missing"
  }

  /// Writes a file and returns its path.
  func add(_ name: String, _ bytes: [UInt8]) throws -> String {
    try AtomicFileWriter.write(bytes, to: path + "/" + name)
    return path + "/" + name
  }

  /// Writes a text and returns its path.
  func add(_ name: String, _ text: String) throws -> String { try add(name, Array(text.utf8)) }

  /// Makes a folder in the folder and returns its path.
  func addFolder(_ name: String, _ members: [(path: String, bytes: [UInt8])]) throws -> String {
    try AtomicFileWriter.writeFolder(members, to: path + "/" + name)
    return path + "/" + name
  }

  /// Makes a link to a path and returns its own.
  func link(_ name: String, to target: String) throws -> String {
    guard symlink(target, path + "/" + name) == 0 else { throw CommandFolderError.unwritable }
    return path + "/" + name
  }

  func bytes(_ name: String) -> [UInt8]? { try? DiskFileSource().read(path + "/" + name) }

  func text(_ name: String) -> String? { bytes(name).map { String(decoding: $0, as: UTF8.self) } }

  var names: [String] { (try? DiskFileSource().list(path)) ?? [] }

  deinit {
    remove(path)
  }

  private func remove(_ path: String) {
    for entry in (try? DiskFileSource().entries(path)) ?? [] {
      let inner = path + "/" + entry.name
      if entry.kind == .directory { remove(inner) } else { unlink(inner) }
    }
    rmdir(path)
  }
}

/// What a folder for a test cannot do.
enum CommandFolderError: Error {
  case unwritable
}
