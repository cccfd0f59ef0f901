#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Runs a line of shell and waits for it.
enum ShellCommand {
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  /// - Throws: `Failure` unless the line ends with 0.
  static func run(_ line: String) throws {
    let arguments = ["/bin/sh", "-c", line]
    var pointers: [UnsafeMutablePointer<CChar>?] = arguments.map { strdup($0) } + [nil]
    defer { for pointer in pointers { free(pointer) } }
    var number = pid_t()
    guard posix_spawn(&number, "/bin/sh", nil, nil, &pointers, environ) == 0 else {
      throw Failure(description: "no shell for: \(line)")
    }
    var status = CInt()
    while waitpid(number, &status, 0) < 0 && errno == EINTR {}
    guard status == 0 else { throw Failure(description: "status \(status) of: \(line)") }
  }

  /// What a line prints.
  static func output(_ line: String, in folder: PictureFolder) throws -> String {
    let path = folder.path + "/output-\(UInt64.random(in: 0 ... .max))"
    try run("\(line) > '\(path)'")
    return String(decoding: try folder.bytes(at: path), as: UTF8.self)
  }
}

extension ShellCommand {
  /// Lets other threads work.
  static func pause(milliseconds: UInt32) { usleep(milliseconds * 1000) }
}
