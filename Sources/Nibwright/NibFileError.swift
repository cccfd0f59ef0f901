import NibDiagnostics

/// Why there is no nib to load.
public struct NibFileError: LocatedError {
  /// The faults.
  public enum Code: String, Sendable, CaseIterable {
    /// No file of the name, or nothing at the path.
    case notFound
    /// A folder without an archive that can be loaded.
    case noArchiveInFolder
    /// A container that is not read.
    case unsupportedFormat
  }

  /// Which fault.
  public let code: Code
  /// The nib's name or path.
  public let place: Place
  /// What was found, what was expected, what to do.
  public let detail: String
  /// The paths that were tried, in order, for a name that was looked up.
  public let tried: [String]

  /// Makes an error.
  public init(code: Code, place: Place, detail: String, tried: [String] = []) {
    self.code = code
    self.place = place
    self.detail = detail
    self.tried = tried
  }
}
