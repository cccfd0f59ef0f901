#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Runs a line of shell and waits for it.
public enum ShellCommand {
  /// A line that failed.
  public struct Failure: Error, CustomStringConvertible {
    /// The line, and how it ended.
    public let description: String
  }

  /// - Throws: `Failure` unless the line ends with 0.
  public static func run(_ line: String) throws {
    guard let shell = TestProgram("/bin/sh", ["-c", line]) else { throw Failure(description: "no shell for: \(line)") }
    let end = shell.wait()
    guard end == .exit(0) else { throw Failure(description: "\(end) of: \(line)") }
  }

  /// What a line prints.
  public static func output(_ line: String, in folder: PictureFolder) throws -> String {
    let path = folder.path + "/output-\(UInt64.random(in: 0 ... .max))"
    try run("\(line) > '\(path)'")
    return String(decoding: try folder.bytes(at: path), as: UTF8.self)
  }
}

extension ShellCommand {
  /// Lets other threads work.
  public static func pause(milliseconds: UInt32) { usleep(milliseconds * 1000) }
}
