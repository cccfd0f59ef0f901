import NibTestSupport
import Testing

/// The attributes that no property reads though one should, as lines of a file.
struct ProofGaps {
  private var kinds: [String: [String]] = [:]

  mutating func add(_ subject: ProofSubject, _ outcome: ProofOutcome) {
    kinds["\(subject.attribute)\t\(outcome.words)", default: []].append(subject.kind.tag)
  }

  /// Compares the gaps with those that are known: a new one is an issue, and so is one that is closed and still listed.
  ///
  /// No variable records the file.
  func check(_ framework: ProofFramework) {
    let found = kinds.keys.sorted().map { "\($0)\t\((kinds[$0] ?? []).joined(separator: " "))" }
    let path = SharedFiles.packageRoot + "/Tools/recorded/known-gaps-\(framework.rawValue).tsv"
    let known = (TestDisk.text(path) ?? "").split(separator: "\n").map(String.init)
    for line in found where !known.contains(line) { Issue.record("new gap: \(line)") }
    for line in known where !found.contains(line) { Issue.record("closed gap, take it out: \(line)") }
  }
}
