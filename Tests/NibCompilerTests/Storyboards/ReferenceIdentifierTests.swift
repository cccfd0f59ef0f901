import NibCompiler
import NibGraph
import Testing

@Suite("References to other storyboards by their own identifiers") struct ReferenceIdentifierTests {
  private func reference(_ attributes: String, id: String) -> String {
    CompiledStoryboard.scene(
      "<viewControllerPlaceholder \(attributes) storyboardName=\"Other\" referencedIdentifier=\"Cup\" id=\"\(id)\" "
        + "sceneMemberID=\"viewController\"/>", id: "s-\(id)")
  }

  private let home = CompiledStoryboard.scene(
    #"<viewController id="a" storyboardIdentifier="A" sceneMemberID="viewController"/>"#)

  @Test("a reference is listed by its own identifier, and by class and id without one")
  func names() throws {
    let made = try CompiledStoryboard(
      home + reference(#"storyboardIdentifier="settings""#, id: "p") + reference("", id: "q"))

    let references = try #require(made.interface.storyboard?.references)
    #expect(references.map(\.identifier) == ["settings", "UIViewController-q"])
    #expect(references.map(\.storyboardName) == ["Other", "Other"])
    #expect(references.map(\.controllerIdentifier) == ["Cup", "Cup"])
    #expect(made.diagnostics.messages.isEmpty)
  }

  @Test("a reference that a segue leads to keeps its name")
  func reached() throws {
    let start = CompiledStoryboard.scene(
      #"<viewController id="a" storyboardIdentifier="A" sceneMemberID="viewController"><connections>"#
        + #"<segue destination="p" kind="show" identifier="go" id="g"/></connections></viewController>"#)
    let made = try CompiledStoryboard(start + reference("", id: "p"))
    let graph = try made.graph("A.nib")
    let segue = try #require(try made.first("UIStoryboardShowSegueTemplate", "A.nib"))

    #expect(made.interface.storyboard?.references.map(\.identifier) == ["UIViewController-p"])
    let destination = graph.object("UIDestinationViewControllerIdentifier", of: segue).flatMap { graph.string($0) }
    #expect(destination == "UIViewController-p")
  }

  @Test("of a reference and a controller with one identifier the first keeps it")
  func repeated() throws {
    let made = try CompiledStoryboard(home + reference(#"storyboardIdentifier="A""#, id: "p"))

    #expect(made.interface.storyboard?.references.map(\.identifier) == ["UIViewController-p"])
    #expect(made.diagnostics.messages.map(\.id) == ["duplicateIdentifier"])
  }

  @Test("an initial reference with an identifier is the initial scene by it")
  func initial() throws {
    let made = try CompiledStoryboard(
      reference(#"storyboardIdentifier="settings""#, id: "p"), attributes: #"initialViewController="p""#)

    #expect(made.interface.storyboard?.initialIdentifier == "settings")
  }
}
