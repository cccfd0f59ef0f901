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
