/// Collects the diagnostics of a run; passed `inout` through the stages.
///
/// Keeps at most `limit` messages, so that a hostile file cannot fill memory with words; the counts stay exact.
public struct Diagnostics: Sendable {
  /// The messages in the order they came.
  public private(set) var messages: [Diagnostic] = []
  /// Number of messages of error severity, kept or not.
  public private(set) var errorCount = 0
  /// Number of messages of warning severity, kept or not.
  public private(set) var warningCount = 0
  /// The most messages that are kept.
  public let limit: Int
  /// Whether warnings are counted and kept as errors (`--strict`).
  public let raisesWarnings: Bool

  /// An empty collector.
  public init(limit: Int = 1000, raisesWarnings: Bool = false) {
    self.limit = limit
    self.raisesWarnings = raisesWarnings
  }

  /// Adds a message.
  public mutating func add(_ diagnostic: Diagnostic) {
    var diagnostic = diagnostic
    if raisesWarnings && diagnostic.severity == .warning { diagnostic.severity = .error }
    switch diagnostic.severity {
    case .error: errorCount += 1
    case .warning: warningCount += 1
    case .notice: break
    }
    if messages.count < limit { messages.append(diagnostic) }
  }

  /// Adds a warning.
  public mutating func warn(_ id: String, _ message: String, at place: Place) {
    add(Diagnostic(.warning, id: id, message, at: place))
  }

  /// Adds an error that does not stop the stage.
  public mutating func fail(_ id: String, _ message: String, at place: Place) {
    add(Diagnostic(.error, id: id, message, at: place))
  }

  /// Whether further messages are counted and not kept: their places need not be found.
  public var isFull: Bool { messages.count >= limit }

  /// Whether any message is an error.
  public var hasErrors: Bool { errorCount > 0 }
}
