import NibDiagnostics

/// A graph that contradicts itself.
public struct GraphError: LocatedError {
  /// The kinds of error.
  public enum Code: String, Sendable {
    /// No object at all.
    case empty
    /// An index or span lies outside its table.
    case indexOutOfRange
    /// The root belongs to neither platform.
    case notAnInterface
    /// Lists of the root that are absent or do not fit together.
    case brokenRoot
    /// A connection whose own lists do not fit together.
    case brokenConnection
  }

  /// Which kind of error.
  public let code: Code
  /// The file, and the object when one is known.
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
