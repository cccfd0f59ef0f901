import NibDiagnostics
import Testing

@Suite("What becomes of messages by their ids")
struct DiagnosticPolicyTests {
  private func severity(_ severity: Diagnostic.Severity, _ policy: DiagnosticPolicy) -> Diagnostic.Severity? {
    policy.severity(of: Diagnostic(severity, id: "odd", "odd", at: Place(file: "A.xib")))
  }

  @Test(
    "the table of the policy",
    arguments: [
      (DiagnosticPolicy(), [.notice, .warning, .error]),
      (DiagnosticPolicy(raised: ["odd"]), [.error, .error, .error]),
      (DiagnosticPolicy(silenced: ["odd"]), [nil, nil, .error]),
      (DiagnosticPolicy(raised: ["odd"], silenced: ["odd"]), [.error, .error, .error]),
      (DiagnosticPolicy(raised: ["even"], silenced: ["even"]), [.notice, .warning, .error]),
      (.strict, [.notice, .error, .error]),
      (DiagnosticPolicy(silenced: ["odd"], raisesWarnings: true), [nil, nil, .error]),
    ] as [(DiagnosticPolicy, [Diagnostic.Severity?])])
  func table(policy: DiagnosticPolicy, expected: [Diagnostic.Severity?]) {
    #expect([.notice, .warning, .error].map { severity($0, policy) } == expected)
  }

  @Test("what is silenced is neither kept nor counted")
  func silenced() {
    var diagnostics = Diagnostics(policy: DiagnosticPolicy(silenced: ["odd"]))
    diagnostics.warn("odd", "odd", at: Place(file: "A.xib"))
    diagnostics.warn("even", "even", at: Place(file: "A.xib"))

    #expect(diagnostics.messages.map(\.id) == ["even"])
    #expect(diagnostics.warningCount == 1)
  }
}
