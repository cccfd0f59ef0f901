import NibDiagnostics

/// Why a property list cannot be read.
public struct PropertyListError: LocatedError {
  /// The kinds of error.
  public enum Code: String, Sendable {
    /// The input ends before what it announced.
    case truncatedPropertyList
    /// The bytes are no property list, or contradict each other.
    case badPropertyList
    /// An object's number, or its offset, lies outside the file.
    case objectOutOfRange
    /// More bytes, objects or members than `ReadLimits` allows, or than the file could hold without overlap.
    case propertyListTooLarge
    /// Containers are nested deeper than allowed, or contain themselves.
    case propertyListTooDeep
  }

  /// Which kind of error.
  public let code: Code
  /// Byte offset in a binary list, line and column in an XML one.
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
