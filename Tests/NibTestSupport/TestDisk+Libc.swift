#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The little that tests ask of the disk and the environment.
public enum TestDisk {
  /// Value of an environment variable; nil when it is not set or empty.
  public static func environment(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }.flatMap { $0.isEmpty ? nil : $0 }
  }

  /// Whether the path is a folder.
  public static func isDirectory(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  /// Whether the path is a device that takes characters, as `/dev/full`.
  public static func isDevice(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFCHR
  }

  /// A file's bytes; nil when it cannot be read.
  public static func bytes(_ path: String) -> [UInt8]? {
    guard let file = fopen(path, "rb") else { return nil }
    defer { fclose(file) }
    fseek(file, 0, SEEK_END)
    let size = ftell(file)
    guard size >= 0 else { return nil }
    rewind(file)
    return [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
      count = fread(buffer.baseAddress, 1, size, file)
    }
  }

  /// A file's text; nil when it cannot be read.
  public static func text(_ path: String) -> String? { bytes(path).map { String(decoding: $0, as: UTF8.self) } }

  /// Writes a file; false when it cannot be written.
  public static func write(_ text: String, to path: String) -> Bool { write(Array(text.utf8), to: path) }

  /// Writes a file; false when it cannot be written.
  public static func write(_ bytes: [UInt8], to path: String) -> Bool {
    guard let file = fopen(path, "wb") else { return false }
    defer { fclose(file) }
    return fwrite(bytes, 1, bytes.count, file) == bytes.count
  }

  /// Removes a file; false when it cannot be removed.
  public static func remove(_ path: String) -> Bool { unlink(path) == 0 }

  /// Whether the run shall rewrite expected files (`RECORD=1`). A test that rewrites one fails, so nobody does it
  /// unawares.
  public static let isRecording = environment("RECORD") == "1"

  /// Paths of the files below a folder whose names end with one of the endings, sorted. Links are not followed.
  public static func files(below folder: String, ending endings: [String]) -> [String] {
    var found: [String] = []
    var folders = [folder]
    while let next = folders.popLast() {
      for name in names(in: next) {
        let path = next + "/" + name
        if isDirectory(path) {
          folders.append(path)
        } else if endings.contains(where: name.hasSuffix) {
          found.append(path)
        }
      }
    }
    return found.sorted()
  }

  private static func names(in folder: String) -> [String] {
    guard let directory = opendir(folder) else { return [] }
    defer { closedir(directory) }
    var names: [String] = []
    while let entry = readdir(directory) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { tuple in
        tuple.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if name != "." && name != ".." { names.append(name) }
    }
    return names
  }
}
