/// A message about an input: how bad, what, where.
public struct Diagnostic: Sendable, Hashable {
  /// How bad it is.
  public enum Severity: String, Sendable, Hashable, Comparable {
    /// Worth knowing; the output is as meant.
    case notice
    /// The output lacks something or guesses something.
    case warning
    /// There is no output, or it must not be used.
    case error

    /// Notices are below warnings, warnings below errors.
    public static func < (left: Severity, right: Severity) -> Bool { left.rank < right.rank }

    private var rank: Int {
      switch self {
      case .notice: 0
      case .warning: 1
      case .error: 2
      }
    }
  }

  /// How bad it is.
  public var severity: Severity
  /// Stable identifier of the kind of message, as `unknownElement`.
  public var id: String
  /// The words, one line.
  public var message: String
  /// Where in the input.
  public var place: Place

  /// Makes a diagnostic.
  public init(_ severity: Severity, id: String, _ message: String, at place: Place) {
    self.severity = severity
    self.id = id
    self.message = message.onOneLine
    self.place = place
  }
}

extension Diagnostic: CustomStringConvertible {
  /// `Login.xib:41:9: warning: … [object q7T-aa-1Zk]`
  public var description: String {
    let object = place.object.map { " [object \($0)]" } ?? ""
    return "\(place): \(severity.rawValue): \(message)\(object)".onOneLine
  }
}
