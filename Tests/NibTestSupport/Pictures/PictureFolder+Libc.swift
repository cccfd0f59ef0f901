#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A folder on the disk for one test, removed afterwards.
public final class PictureFolder: Sendable {
  /// Its path.
  public let path: String

  /// Makes the folder.
  public init() throws {
    let base = getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
    path = "\(base)/nibwright-imaging-\(getpid())-\(UInt64.random(in: 0 ... .max))"
    guard mkdir(path, 0o700) == 0 else { throw ShellCommand.Failure(description: "no folder \(path)") }
  }

  deinit { try? ShellCommand.run("rm -rf '\(path)'") }

  /// A folder that is removed when the process ends.
  static let ofProcess = Result { try PictureFolder() }

  /// Makes the folder of the process, and sees to its end.
  public static func keptToTheEnd() throws -> PictureFolder {
    let folder = try ofProcess.get()
    atexit {
      if case .success(let folder) = PictureFolder.ofProcess { try? ShellCommand.run("rm -rf '\(folder.path)'") }
    }
    return folder
  }

  /// Writes a file and gives its path.
  @discardableResult
  public func add(_ name: String, _ bytes: [UInt8]) throws -> String {
    let file = path + "/" + name
    guard let stream = fopen(file, "wb") else { throw ShellCommand.Failure(description: "cannot write \(file)") }
    defer { fclose(stream) }
    guard fwrite(bytes, 1, bytes.count, stream) == bytes.count else {
      throw ShellCommand.Failure(description: "cannot write \(file)")
    }
    return file
  }

  /// Removes a file.
  public func remove(_ name: String) { unlink(path + "/" + name) }

  /// Gives a file another name.
  public func rename(_ old: String, to new: String) { _ = moved(path + "/" + old, path + "/" + new) }

  /// Makes a folder within.
  public func makeFolder(_ name: String) { mkdir(path + "/" + name, 0o700) }

  /// Bytes of a file of the folder.
  public func bytes(_ name: String) throws -> [UInt8] { try bytes(at: path + "/" + name) }

  /// Bytes of a file.
  public func bytes(at file: String) throws -> [UInt8] {
    guard let stream = fopen(file, "rb") else { throw ShellCommand.Failure(description: "cannot read \(file)") }
    defer { fclose(stream) }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while case let count = fread(&buffer, 1, buffer.count, stream), count > 0 { bytes += buffer.prefix(count) }
    return bytes
  }
}

private func moved(_ old: String, _ new: String) -> CInt {
  #if canImport(Glibc)
    Glibc.rename(old, new)
  #else
    Darwin.rename(old, new)
  #endif
}
