import NibDiagnostics

/// Why a file or folder cannot be read or written.
public struct ResourceError: LocatedError {
  /// The faults.
  public enum Code: String, Sendable {
    /// Nothing lies at the path.
    case notFound
    /// Something lies there, but the system refuses to read it.
    case unreadable
    /// A folder, a device or a pipe where a file is expected.
    case notAFile
    /// A file where a folder is expected.
    case notAFolder
    /// More bytes or entries than the limit allows.
    case limit
    /// The system refuses to write.
    case unwritable
    /// Writing would replace a folder that is no compiled interface.
    case wouldReplaceFolder
    /// A member of a folder to be written has a name that leaves the folder.
    case unsafeName
    /// The system cannot do what was asked for, or has nothing left for it.
    case unavailable
  }

  /// Which fault.
  public let code: Code
  /// The file or folder.
  public let place: Place
  /// What was found, what was expected, what to do.
  public let detail: String

  /// Makes an error.
  public init(code: Code, place: Place, detail: String) {
    self.code = code
    self.place = place
    self.detail = detail.onOneLine
  }

  /// Makes an error about a path as a whole.
  init(_ code: Code, _ path: String, _ detail: String) {
    self.init(code: code, place: Place(file: path), detail: detail)
  }
}
