import NibDiagnostics

/// Why a graph cannot be raised to a document at all.
public struct RaiseError: Error, Sendable, Equatable {
  /// What is wrong.
  public enum Code: String, Sendable {
    /// The root has no list of top-level objects.
    case noObjects
  }

  /// What is wrong.
  public let code: Code
  /// Where.
  public let place: Place
  /// In words: what was expected and what to do.
  public let detail: String

  /// Errors are equal when their codes are.
  public static func == (left: RaiseError, right: RaiseError) -> Bool { left.code == right.code }
}
