import NibDiagnostics

/// Why a document cannot be compiled at all.
public struct CompileError: LocatedError {
  /// The faults.
  public enum Code: String, Sendable {
    /// A prototype cell, which is an archive of its own, could not be encoded, or there is no encoder for it.
    case nested
    /// Containers that contain each other's scenes would make the output many times the input.
    case tooLarge
    /// A platform whose archives are not written yet.
    case platform
    /// An identifier of a storyboard would make a file outside of the output's folder.
    case unsafeName
    /// The document has no `<objects>`, or a storyboard no `<scenes>`.
    case noObjects
    /// The compiler made a graph that contradicts itself: its own fault.
    case inconsistent
  }

  /// Which fault.
  public let code: Code
  /// Line and column in the document.
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
