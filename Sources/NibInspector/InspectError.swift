import NibDiagnostics

/// Why a rendering cannot be made.
public struct InspectError: LocatedError {
  /// The kinds of error.
  public enum Code: String, Sendable {
    /// A filter path leads to no object.
    case noSuchObject
    /// JSON cannot be made.
    case json
    /// What would be written is longer than is allowed.
    case limit
  }

  /// Which kind of error.
  public let code: Code
  /// The file.
  public let place: Place
  /// What was found and what was expected.
  public let detail: String

  /// Makes an error.
  public init(code: Code, place: Place, detail: String) {
    self.code = code
    self.place = place
    self.detail = detail.onOneLine
  }
}
