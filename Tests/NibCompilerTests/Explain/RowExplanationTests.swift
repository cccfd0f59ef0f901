import NibCompiler
import NibDiagnostics
import NibDocument
import NibSchema
import Testing

/// What is told of rules by how well archives show them.
@Suite("Explained compiles")
struct RowExplanationTests {
  private static let xml = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="23504" \
    targetRuntime="iOS.CocoaTouch">
    <objects><placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
    <stackView id="a" spacing="4"/>
    <stackView id="b"/>
    </objects></document>
    """

  /// The rule of a stack view's spacing.
  private func rule() throws -> RowCountTable.Rule {
    try #require(RowCountTable.rules(of: .of(.uikit)).joined().first { $0.key == "UIStackViewSpacing" })
  }

  private func messages(_ counts: RowCounts, all: Bool = false) throws -> [Diagnostic] {
    let document = try XIBReader().read(Array(Self.xml.utf8), file: "Login.xib")
    var explanation = try RowExplanation(document, .standard, counts: RowCountTable([rule(): counts]))
    var diagnostics = Diagnostics()
    for file in try InterfaceCompiler().compile(document, into: &diagnostics).files { explanation.read(file.graph) }
    var told = Diagnostics()
    explanation.report(all: all, into: &told)
    return told.messages.filter { $0.message.contains("UIStackViewSpacing") }
  }

  @Test(
    "a rule is told at the first element that it wrote, with the number of the others",
    arguments: [
      (RowCounts(), "is inferred: no archive shows it", "inferredKey"),
      (
        RowCounts(could: 3, apps: 1, documents: 2), "rests on 1 app of 3 that could show it, 2 documents",
        "thinEvidence"
      ),
      (
        RowCounts(could: 4, apps: 2, documents: 5, against: 2),
        "is contradicted by 2 of 4 apps that could show it, and seen in 5 documents of 2 apps", "contradictedKey"
      ),
      (
        RowCounts(could: 1, against: 1),
        "is contradicted by 1 of 1 app that could show it, and seen in 0 documents of 0 apps", "contradictedKey"
      ),
    ])
  func thin(counts: RowCounts, words: String, id: String) throws {
    let messages = try messages(counts)

    #expect(
      messages.map(\.description) == [
        "Login.xib:4:1: notice: 'UIStackViewSpacing' of <stackView>, from 'spacing', \(words); written here and at "
          + "1 other element [object a]"
      ])
    #expect(messages.map(\.id) == [id])
  }

  @Test("a rule that several apps show is told where all are asked for")
  func seen() throws {
    let counts = RowCounts(could: 6, apps: 5, documents: 12, against: 1)

    #expect(try messages(counts).isEmpty)
    let messages = try messages(counts, all: true)
    #expect(messages.map(\.id) == ["seenKey"])
    #expect(messages.first?.message.contains("is seen in 12 documents of 5 apps; 1 app contradicts it") == true)
  }
}
