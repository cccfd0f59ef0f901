import NibDocument
import NibFlips
import NibSchema
import NibTestSupport
import Testing

/// What a document says is archived or told of. Every attribute of the samples is changed, and what shows in neither must
/// stand in the table of what is ignored on purpose; `Tools/corpus flips` does the same with more documents.
@Suite("What is ignored without a message")
struct SilentLossTests {
  private static let documents = TestDisk.files(below: Sample.archives, ending: [".xib", ".storyboard"]).compactMap {
    path in
    TestDisk.bytes(path).flatMap { FlipDocument(path: path, bytes: $0) }
  }

  /// Whether a kind of change is in the third that is made in usual runs.
  @Sendable private static func isInThird(_ flip: Flip) -> Bool {
    var sum = 0
    for byte in flip.description.utf8 { sum += Int(byte) }
    return sum.isMultiple(of: 3)
  }

  @Test("is in the table of ignored names, whose entries all hold")
  @concurrent func samples() async {
    // A third of the kinds, each in all documents: what one document does not show, another one may.
    let plan = FlipPlan(Self.documents, per: 3, where: TestSize.isFull ? nil : Self.isInThird)
    let report = FlipReport(await FlipRun(plan), holdsAll: TestSize.isFull)

    #expect(report.kindCount > TestSize.count(1200, full: 4000))
    for result in report.unexplained { Issue.record("\(result.flip): \(result.example ?? "")") }
    for entry in report.wrongEntries { Issue.record("\(entry)") }
  }

  @Test("a change that nothing shows is found")
  @concurrent func silence() async throws {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch"><objects>
      <view id="a" misplaced="YES" opaque="NO"/></objects></document>
      """
    let document = try #require(FlipDocument(path: "Sample.xib", bytes: Array(text.utf8)))

    let results = await FlipRun(FlipPlan([document], per: 1)).results

    let silent = results.filter(\.isSilent).map(\.flip)
    #expect(silent.contains(Flip(.uiKit, "view", .value("misplaced"))))
    #expect(!silent.contains(Flip(.uiKit, "view", .value("opaque"))))
    #expect(!silent.contains(Flip(.uiKit, "view", .customClass)))
  }

  @Test("what one name says as another does, the other is read")
  func redundant() {
    for catalog in [Catalog.uikit, .appkit] {
      for kind in catalog.all where !kind.tag.contains("/") {
        var read = Set(Catalog.commonNames)
        for row in kind.allRows { row.visitNames { name, role in if role != .inner { read.insert(name) } } }
        for ignored in kind.ignored {
          guard case .redundant(let other) = ignored.reason else { continue }
          #expect(read.contains(other), "\(kind.tag) says '\(ignored.name)' by '\(other)', which no row reads")
        }
      }
    }
  }
}
