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
  /// What becomes of messages by their ids.
  public let policy: DiagnosticPolicy

  /// An empty collector.
  public init(limit: Int = 1000, policy: DiagnosticPolicy = DiagnosticPolicy()) {
    self.limit = limit
    self.policy = policy
  }

  /// Adds a message, as bad as the policy says, unless it is silenced.
  public mutating func add(_ diagnostic: Diagnostic) {
    guard let severity = policy.severity(of: diagnostic) else { return }
    var diagnostic = diagnostic
    diagnostic.severity = severity
    switch severity {
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
