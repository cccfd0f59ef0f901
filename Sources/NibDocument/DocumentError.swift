import NibDiagnostics

/// Why a document cannot be read.
public struct DocumentError: LocatedError {
  /// The faults.
  public enum Code: String, Sendable {
    /// The input has no bytes.
    case empty
    /// Not well-formed XML.
    case malformed
    /// A DOCTYPE, which interface files never have and which attacks need.
    case doctype
    /// More bytes, elements, attributes or depth than `ReadLimits` allows.
    case limit
    /// The `<archive>` dialect of Xcode 3 and 4.
    case legacyDialect
    /// XML, but neither a XIB nor a storyboard.
    case notAnInterface
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
    self.detail = detail
  }
}
