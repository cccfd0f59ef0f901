import NibCompiler
import NibDiagnostics
import Testing

@Suite("Mistakes between scenes are told with a reason") struct SceneMistakeTests {
  private func scene(_ id: String, _ subviews: String = "", _ connections: String = "") -> String {
    CompiledStoryboard.scene(
      """
      <viewController id="c\(id)" sceneMemberID="viewController"><view key="view" id="v\(id)"><subviews>\(subviews)
      </subviews></view><connections>\(connections)</connections></viewController>
      """, id: id)
  }

  private func messages(_ scenes: String...) throws -> [Diagnostic] {
    try CompiledStoryboard(scenes.joined(), attributes: #"initialViewController="c1""#).diagnostics.messages
  }

  private func container(_ destination: String) -> String {
    """
    <containerView id="w\(destination)"><connections>
    <segue destination="c\(destination)" kind="embed" id="e\(destination)"/></connections></containerView>
    """
  }

  @Test("embed segues that lead back are told of where the circle closes")
  func circle() throws {
    let told = try messages(scene("1", container("2")), scene("2", container("3")), scene("3", container("1")))
    let itself = try messages(scene("1", container("1")))
    let twice = try messages(
      scene("1", container("2") + container("3")), scene("2", container("4")),
      scene("3", container("4").replacing("e4", with: "e5").replacing("w4", with: "w5")), scene("4"))

    #expect(told.map(\.id) == ["unusableConnection"] && told[0].place.object == "e1")
    #expect(itself.map(\.id) == ["unusableConnection"])
    #expect(twice.isEmpty)
  }

  @Test("a reference of another scene says so, and a segue without a destination that it has none")
  func otherScene() throws {
    let outlet = #"<outlet property="leaf" destination="l" id="o"/>"#
    let told = try messages(
      scene("1", "", outlet + #"<segue destination="c2" kind="show" identifier="S" id="g"/>"#),
      scene("2", #"<label id="l"/>"#))
    let nowhere = try messages(scene("1", "", #"<segue kind="show" identifier="S" id="g"/>"#))

    #expect(
      told.map(\.message) == [
        "'outlet' leads to the <label> 'l', which this archive has no object for: it is in another scene; the reference "
          + "is left out"
      ])
    #expect(nowhere.map(\.message) == ["'segue' has no 'destination'; it leads to no controller"])
  }

  @Test("a storyboard reference that names nothing is told of")
  func reference() throws {
    func told(_ attributes: String) throws -> [String] {
      try messages(
        scene("1", "", #"<segue destination="r" kind="show" identifier="S" id="g"/>"#),
        CompiledStoryboard.scene(
          "<viewControllerPlaceholder \(attributes) id=\"r\" sceneMemberID=\"viewController\"/>", id: "2")
      ).map(\.message)
    }

    #expect(
      try told("") == [
        "a storyboard reference has neither 'storyboardName' nor 'referencedIdentifier', and leads nowhere"
      ])
    #expect(try told(#"storyboardName="Garden""#).isEmpty)
    #expect(try told(#"referencedIdentifier="Fern""#).isEmpty)
  }

  @Test("what is wrong with a controller is told once, though its container's archive has it, too")
  func once() throws {
    let told = try messages(
      CompiledStoryboard.scene(
        """
        <navigationController id="c1" storyboardIdentifier="N" sceneMemberID="viewController"><connections>
        <segue destination="c2" kind="relationship" relationship="rootViewController" id="r"/></connections>
        </navigationController>
        """, id: "1"),
      scene("2", "", #"<outlet property="leaf" destination="nowhere" id="o"/>"#).replacing(
        #"id="c2""#, with: #"id="c2" storyboardIdentifier="C" frobbed="1""#))

    #expect(told.map(\.id) == ["unknownAttribute", "danglingReference"])
  }
}
