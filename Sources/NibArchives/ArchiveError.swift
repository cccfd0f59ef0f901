import NibDiagnostics

/// Why an archive cannot be decoded or encoded.
public struct ArchiveError: LocatedError {
  /// The kinds of error.
  public enum Code: String, Sendable {
    /// The first bytes are of no container that a nib is known to have.
    case badMagic
    /// A container that is known and not read here; `detail` names it.
    case unsupportedFormat
    /// A NIBArchive of a version that is not known.
    case unsupportedVersion
    /// The input ends, or a table ends, before what it announced.
    case truncated
    /// An index points outside its table.
    case indexOutOfRange
    /// More bytes, objects or values than `ReadLimits` allows, or than the container can hold.
    case tooLarge
    /// No object, where there must be a root.
    case empty
    /// Tables or objects contradict each other.
    case malformed
  }

  /// Which kind of error.
  public let code: Code
  /// Byte offset in the archive.
  public let place: Place
  /// What was found, what was expected, what to do.
  public let detail: String

  /// Makes an error.
  public init(code: Code, place: Place, detail: String) {
    self.code = code
    self.place = place
    self.detail = detail.onOneLine
  }
}
