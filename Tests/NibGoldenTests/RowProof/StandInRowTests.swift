import NibRuntime
import NibSchema
import NibStandIns
import NibTestSupport
import Nibwright
import NibUIKit
import Testing

/// A value that is archived and that a stand-in does not read is wrong in the tests of an interface without a word.
@Suite("Rows of the schema and the properties of stand-ins")
@MainActor
struct StandInRowTests {
  /// Every attribute that a row reads is compiled, loaded from both containers and read from the property.
  ///
  /// What is not read back stands in `UnreadRow.all` with a reason that is checked. A run that takes a part reads keyed
  /// archives of every fifth attribute, and NIBArchives of all.
  @Test("a document's value is read back from both containers", arguments: ProofFramework.allCases)
  func readBack(_ framework: ProofFramework) throws {
    var readBack = 0
    var trials = 0
    var needed: Set<Int> = []
    let subjects = ProofSubject.all(framework)
    for (index, subject) in subjects.enumerated() {
      let line = UnreadRow.index(of: subject)
      let containers = TestSize.isFull || index.isMultiple(of: 5) ? [false, true] : [false]
      let outcome = ProofRun(subject: subject).outcome(isKeyed: containers)
      trials += (subject.isInherited ? 1 : subject.trials.count) * containers.count
      if outcome == .readBack { readBack += 1 }
      if let line {
        if try UnreadRow.all[line].excuses(outcome, of: subject) { needed.insert(line) }
      } else if outcome != .readBack {
        Issue.record("\(subject.kind.tag).\(subject.attribute): \(outcome.words)")
      }
    }
    print(
      "\(framework.rawValue): \(readBack) of \(subjects.count) attributes of kinds are read back in \(trials) trials")
    for index in UnreadRow.all.indices where UnreadRow.all[index].framework == framework && !needed.contains(index) {
      Issue.record("\(UnreadRow.all[index].name) is excused and need not be")
    }
  }

  @Test("few rows of the frameworks' own classes are not read")
  func fewReasons() {
    #expect(UnreadRow.all.count { $0.reason != .otherFramework } <= 60)
  }

  @Test("a reason why a row is not read holds", arguments: UnreadRow.all)
  func reasons(_ row: UnreadRow) {
    let kind = row.framework.kind(row.kind)
    #expect(kind != nil, "there is no kind '\(row.kind)'")
    if let fault = row.fault { Issue.record("\(row.name): \(fault)") }
  }

  @Test("each property that names a row finds it", arguments: ProofFramework.allCases)
  func named(_ framework: ProofFramework) throws {
    var checked = 0
    var tables: Set<String> = []
    for subject in ProofSubject.all(framework) {
      guard let trial = subject.trials.first, tables.insert(subject.kind.tag).inserted else { continue }
      let document = ProofDocument(subject: subject, variant: trial.variant, sample: trial.sample)
      guard let live = try ProofRun(subject: subject).standIn(document, isKeyed: false) else { continue }
      for table in type(of: live).tables {
        guard let rows = table as? any RowNamingTable else { continue }
        for property in rows.readings {
          checked += 1
          #expect(
            !property.places.isEmpty, "\(type(of: live)): no row of its kind reads '\(property.row ?? property.name)'")
        }
      }
    }
    #expect(checked > 300)
  }
}
