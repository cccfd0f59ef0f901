import NibDiagnostics

/// Why something that needs a network, or pretends to one, cannot be done.
public struct RemoteError: LocatedError {
  /// The faults.
  public enum Code: String, Sendable {
    /// The system gives no socket, or the port is taken.
    case noSocket
    /// The system gives no thread.
    case noThread
  }

  /// Which fault.
  public let code: Code
  /// The address.
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
