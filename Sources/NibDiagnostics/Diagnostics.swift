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

  /// An empty collector of the same limit and policy.
  package var empty: Diagnostics { Diagnostics(limit: limit, policy: policy) }

  /// Adds the messages of another collector that are not here.
  package mutating func addNew(_ other: Diagnostics) {
    var known = Set(messages)
    for message in other.messages where known.insert(message).inserted { add(message) }
  }

  /// Removes messages that say again what an earlier one says, among those from a place on: several archives may have the
  /// object that they are about.
  package mutating func removeRepeated(from start: Int) {
    guard messages.count > start else { return }
    var known: Set<Diagnostic> = []
    var kept = Array(messages[..<start])
    for message in messages[start...] {
      if known.insert(message).inserted {
        kept.append(message)
      } else if message.severity == .error {
        errorCount -= 1
      } else if message.severity == .warning {
        warningCount -= 1
      }
    }
    messages = kept
  }

  /// Whether further messages are counted and not kept: their places need not be found.
  public var isFull: Bool { messages.count >= limit }

  /// Whether any message is an error.
  public var hasErrors: Bool { errorCount > 0 }
}

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
  /// The words of Interface Builder's compiler for the same, which its command prints in the place of ours; nil where
  /// they are not known.
  public var interfaceBuilderWords: String?

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

/// What becomes of messages by their ids: which are raised to errors, which are not told.
///
/// | severity | id is raised | id is silenced | neither |
/// |---|---|---|---|
/// | error | error | error | error |
/// | warning | error | not told | warning, or error if `raisesWarnings` |
/// | notice | error | not told | notice |
///
/// An id that is both raised and silenced is raised.
public struct DiagnosticPolicy: Sendable, Hashable {
  /// Ids of messages that become errors.
  public var raised: Set<String>
  /// Ids of warnings and notices that are not told. An error is told whatever its id.
  public var silenced: Set<String>
  /// Whether all other warnings become errors.
  public var raisesWarnings: Bool

  /// Makes a policy; the default leaves all messages as they are.
  public init(raised: Set<String> = [], silenced: Set<String> = [], raisesWarnings: Bool = false) {
    self.raised = raised
    self.silenced = silenced
    self.raisesWarnings = raisesWarnings
  }

  /// Every warning is an error.
  public static var strict: DiagnosticPolicy { DiagnosticPolicy(raisesWarnings: true) }

  /// How bad a message is under this policy; nil if it is not told.
  public func severity(of diagnostic: Diagnostic) -> Diagnostic.Severity? {
    if diagnostic.severity == .error || raised.contains(diagnostic.id) { return .error }
    if silenced.contains(diagnostic.id) { return nil }
    return diagnostic.severity == .warning && raisesWarnings ? .error : diagnostic.severity
  }
}
