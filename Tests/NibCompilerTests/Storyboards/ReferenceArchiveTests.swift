import NibCompiler
import NibGraph
import Testing

@Suite("Archives of references to other storyboards") struct ReferenceArchiveTests {
  @Test("a controller of another storyboard that a segue leads to has an archive with its name")
  func reference() throws {
    let segue = #"<connections><segue destination="p" kind="show" id="g"/></connections>"#
    let other = """
      <viewControllerPlaceholder id="p" storyboardName="Help" referencedIdentifier="Contents" \
      sceneMemberID="viewController"/>
      """
    let made = try CompiledStoryboard(
      CompiledStoryboard.scene(
        #"<viewController id="a" storyboardIdentifier="A" sceneMemberID="viewController">\#(segue)</viewController>"#)
        + CompiledStoryboard.scene(other, id: "t"))
    let graph = try made.graph("A.nib")
    let template = try #require(try made.first("UIStoryboardShowSegueTemplate", "A.nib"))
    let destination = graph.object("UIDestinationViewControllerIdentifier", of: template).flatMap { graph.string($0) }

    #expect(made.paths == ["A.nib", "UIViewController-p.nib"])
    let placeholder = try #require(
      try made.first("UIStoryboardViewControllerPlaceholder", "UIViewController-p.nib"))
    let own = try made.graph("UIViewController-p.nib")
    #expect(own.object("UIStoryboardIdentifier", of: placeholder).flatMap { own.string($0) } == "UIViewController-p")
    #expect(made.interface.storyboard?.scenes.map(\.identifier) == ["A", "UIViewController-p"])
    #expect(
      made.interface.storyboard?.references == [
        .init(identifier: "UIViewController-p", storyboardName: "Help", controllerIdentifier: "Contents")
      ])
    #expect(destination == "UIViewController-p")
  }

  @Test("a controller of another storyboard that is contained has no archive of its own")
  func containedReference() throws {
    let made = try CompiledStoryboard(
      CompiledStoryboard.scene(
        """
        <tabBarController id="a" storyboardIdentifier="A" sceneMemberID="viewController"><connections>
        <segue destination="p" kind="relationship" relationship="viewControllers" id="g"/></connections></tabBarController>
        """)
        + CompiledStoryboard.scene(
          #"<viewControllerPlaceholder id="p" storyboardName="Help" sceneMemberID="viewController"/>"#, id: "t"))

    #expect(made.paths == ["A.nib"])
    #expect(made.interface.storyboard?.references.map(\.identifier) == ["UIViewController-p"])
  }
}
