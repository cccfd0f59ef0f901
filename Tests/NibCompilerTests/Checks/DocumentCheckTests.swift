import NibDiagnostics
import NibSchema
import Testing

@testable import NibCompiler

@Suite("Checks of what a document says") struct DocumentCheckTests {
  @Test("every row has a sample and a near miss, and rows of one id say the same of it")
  func table() throws {
    let rows = DocumentCheck.all.map(\.issue)

    for row in DocumentCheck.all {
      let first = try #require(DocumentCheck.row(of: row.issue))
      #expect(first.meaning == row.meaning && first.remedy == row.remedy && first.severity == row.severity)
    }
    #expect(Set(rows).count == rows.count - DocumentCheck.ignoredValues.count + 1)
    #expect(CheckSample.all.map(\.issue.rawValue).sorted() == rows.map(\.rawValue).sorted())
    for row in DocumentCheck.all {
      #expect(row.meaning.hasSuffix("."), "\(row.issue)")
      #expect(row.remedy.hasSuffix("."), "\(row.issue)")
    }
  }

  @Test("every id has a meaning and a remedy", arguments: DocumentIssue.allCases)
  func help(_ issue: DocumentIssue) {
    #expect(!issue.meaning.isEmpty)
    #expect(!issue.remedy.isEmpty)
  }

  @Test("a document that breaks a rule is told of at its object, in both wordings", arguments: CheckSample.all)
  func faulty(_ sample: CheckSample) throws {
    let row = try #require(DocumentCheck.row(of: sample.issue))
    let told = try #require(try sample.faulty.messages().first { $0.id == sample.issue.rawValue })

    #expect(told.severity == row.severity)
    #expect(told.interfaceBuilderWords == sample.words)
    guard case .text(let line, let column) = told.place.position else {
      Issue.record("no line: \(told)")
      return
    }
    #expect(line > 0 && column > 0)
    let isOfRoot = DocumentCheck.all.contains { $0.issue == sample.issue && $0.triggers.0.isOfDocument }
    #expect(row.isGlobal || isOfRoot || told.place.object != nil, "\(told)")
    if case .elsewhere = row.triggers.0 { return }
    #expect(told.message.hasSuffix("; " + row.advice))
  }

  @Test("a document that nearly breaks a rule is not told of", arguments: CheckSample.all)
  func sound(_ sample: CheckSample) throws {
    #expect(try !sample.sound.messages().contains { $0.id == sample.issue.rawValue })
  }

  @Test("a message is raised by its id, and a warning is silenced by it", arguments: CheckSample.all)
  func policy(_ sample: CheckSample) throws {
    let id = sample.issue.rawValue
    let raised = try sample.faulty.messages(DiagnosticPolicy(raised: [id])).filter { $0.id == id }
    let silenced = try sample.faulty.messages(DiagnosticPolicy(silenced: [id])).filter { $0.id == id }

    #expect(!raised.isEmpty && raised.allSatisfy { $0.severity == .error })
    #expect(silenced.isEmpty == !sample.issue.isError)
  }

  @Test("the words follow the compiler that is imitated, the class and the kind of connection")
  func words() throws {
    let further =
      CheckSample.furtherContents + CheckSample.furtherScenes + CheckSample.furtherSystems + CheckSample.furtherForms
    for sample in further {
      let told = try #require(try sample.input.messages().first { $0.id == sample.issue.rawValue }, "\(sample.issue)")
      #expect(told.interfaceBuilderWords == sample.words, "\(sample.issue)")
    }
  }

  @Test("other compilers, systems and forms of the same are in order")
  func furtherSound() throws {
    for sample in CheckSample.soundScenes + CheckSample.soundSystems + CheckSample.soundForms {
      #expect(try !sample.input.messages().contains { $0.id == sample.issue.rawValue }, "\(sample.issue)")
    }
    for sample in CheckSample.furtherLaunchScreens {
      #expect(
        try sample.input.messages().contains { $0.id == sample.issue.rawValue } == sample.isTold, "\(sample.issue)")
    }
  }

  @Test("a value that nothing is archived of is told of once, whichever side of the contradiction is wrong")
  func ignoredValues() throws {
    func count(_ input: CheckInput) throws -> Int {
      try input.messages().count { $0.id == DocumentIssue.ignoredValue.rawValue }
    }
    for sample in CheckSample.ignoredValues {
      #expect(try count(sample.faulty) == 1 && count(sample.sound) == 0, "\(sample.faulty.text)")
    }
    for input in CheckSample.furtherIgnoredValues { #expect(try count(input) == 1, "\(input.text)") }
    for input in CheckSample.soundIgnoredValues { #expect(try count(input) == 0, "\(input.text)") }
  }

  @Test("what is nearly the same mistake is told of, and what is nearly right is not")
  func furtherMistakes() throws {
    for sample in CheckSample.furtherMistakes {
      let told = try sample.input.messages().contains { $0.id == sample.issue.rawValue }
      #expect(told == sample.isTold, "\(sample.issue): \(sample.input.text)")
    }
  }

  @Test("an outlet out of a nested prototype is in order, and one into it is not")
  func nested() throws {
    func board(_ outer: String, _ inner: String) -> CheckInput {
      .storyboard(
        """
        <tableViewController id="c" sceneMemberID="viewController"><tableView key="view" id="t"><prototypes>
        <tableViewCell reuseIdentifier="A" id="p"><tableViewCellContentView key="contentView" id="k"><subviews>
        <label id="l"/><collectionView id="n"><collectionViewFlowLayout key="collectionViewLayout" id="y"/><cells>
        <collectionViewCell reuseIdentifier="B" id="q"><view key="contentView" id="w"><subviews><label id="m"/></subviews>
        </view><connections>\(inner)</connections></collectionViewCell></cells></collectionView></subviews>
        </tableViewCellContentView><connections>\(outer)</connections></tableViewCell></prototypes></tableView>
        </tableViewController>
        """)
    }
    let id = DocumentIssue.outletIntoRepeatingContent.rawValue

    let outward = try board("", #"<outlet property="above" destination="l" id="o"/>"#).messages()
    let inward = try board(#"<outlet property="below" destination="m" id="o"/>"#, "").messages()

    #expect(!outward.contains { $0.id == id })
    #expect(inward.contains { $0.id == id })
  }
}

extension DocumentCheck.Trigger {
  fileprivate var isOfDocument: Bool {
    if case .document = self { return true }
    return false
  }
}
