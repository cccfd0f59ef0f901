import NibDiagnostics

/// Why a graph cannot be raised to a document at all.
public struct RaiseError: LocatedError {
  /// The faults.
  public enum Code: String, Sendable {
    /// The root has no list of top-level objects.
    case noObjects
    /// A platform whose archives are not raised yet.
    case platform
  }

  /// Which fault.
  public let code: Code
  /// The root of the archive.
  public let place: Place
  /// What was found, what was expected, what to do.
  public let detail: String
}
