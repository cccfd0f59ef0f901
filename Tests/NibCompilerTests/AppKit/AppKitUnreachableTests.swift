import NibArchives
import NibCompiler
import NibDiagnostics
import NibDocument
import NibGraph
import Testing

@Suite("Scenes of macOS that nothing leads to") struct AppKitUnreachableTests {
  private func compile(_ scenes: String, initial: String = "a") throws -> (CompiledInterface, [Diagnostic]) {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.Cocoa.Storyboard.XIB" version="3.0" toolsVersion="23504"
        targetRuntime="MacOSX.Cocoa"
        initialViewController="\(initial)"><scenes>\(scenes)</scenes></document>
      """
    let document = try XIBReader().read(Array(text.utf8), file: "Main.storyboard")
    var diagnostics = Diagnostics()
    let made = try InterfaceCompiler().compile(document, into: &diagnostics)
    return (made, diagnostics.messages)
  }

  private func scene(_ id: String, _ attributes: String = "", _ connections: String = "") -> String {
    """
    <scene sceneID="s-\(id)"><objects><viewController id="\(id)" \(attributes) sceneMemberID="viewController">
    <view key="view" id="\(id)-v"><rect key="frame" x="0" y="0" width="9" height="9"/></view>
    <connections>\(connections)</connections></viewController></objects></scene>
    """
  }

  @Test("such a scene is reported, and neither its controller nor its view becomes an archive")
  func unreachable() throws {
    let outlet = #"<outlet property="lost" destination="b-v" id="o"/>"#
    let (made, messages) = try compile(scene("a") + scene("b", #"customClass="Lost""#, outlet))

    #expect(made.files.map(\.path) == ["a-view-a-v.nib", "NSViewController-a.nib"])
    #expect(messages.map(\.id) == ["unreachableScene"] && messages[0].place.object == "b")
    #expect(messages[0].message.hasPrefix("nothing leads to the scene of 'Lost'"))
  }

  @Test("such a scene is checked as others are, and says what is lost with it")
  func checked() throws {
    let odd = #"<outlet property="lost" destination="nowhere" id="o"/>"#
    let (made, messages) = try compile(
      scene("a") + scene("b", #"customClass="Lost" frobbed="1" showSeguePresentationStyle="ajar""#, odd))
    let (alone, _) = try compile(scene("a"))

    #expect(
      messages.map(\.id).sorted() == ["danglingReference", "unknownAttribute", "unknownValue", "unreachableScene"])
    let words = "it is left out: 2 objects, the class 'Lost', 1 connection"
    #expect(messages.first { $0.id == "unreachableScene" }?.message.hasSuffix(words) == true)
    let encoder = ArchiveEncoder(order: .canonical)
    #expect(try made.files.map { try encoder.encode($0.graph) } == alone.files.map { try encoder.encode($0.graph) })
  }

  @Test("a second controller of a scene and a relationship that leads nowhere are told of")
  func misfits() throws {
    let window = """
      <scene sceneID="s-w"><objects><windowController storyboardIdentifier="W" id="w" sceneMemberID="viewController">
      <window key="window" id="wi"><rect key="contentRect" x="0" y="0" width="9" height="9"/></window><connections>
      <segue destination="nowhere" kind="relationship" relationship="window.shadowedContentViewController" id="g"/>
      </connections></windowController><viewController id="x" customClass="Stowaway" sceneMemberID="viewController"/>
      </objects></scene>
      """
    let (_, messages) = try compile(scene("a") + window)

    #expect(messages.first { $0.id == "secondController" }?.place.object == "x")
    #expect(messages.first { $0.place.object == "g" }?.id == "danglingReference")
  }

  @Test(
    "an identifier or a segue makes it reachable",
    arguments: [
      ("", #"storyboardIdentifier="B""#, "B.nib"),
      (#"<segue destination="b" kind="show" identifier="go" id="g"/>"#, "", "NSViewController-b.nib"),
    ])
  func reachable(segue: String, attributes: String, path: String) throws {
    let (made, messages) = try compile(scene("a", "", segue) + scene("b", attributes))

    #expect(messages.isEmpty && made.files.map(\.path).contains(path))
  }

  @Test("what a container that is left out holds is left out with it")
  func contained() throws {
    let tabs = """
      <scene sceneID="s-t"><objects><tabViewController id="t" sceneMemberID="viewController">
      <tabViewItems><tabViewItem id="i"/></tabViewItems><tabView key="tabView" type="noTabsNoBorder" id="tv"/><connections>
      <segue destination="b" kind="relationship" relationship="tabItems" id="r"/></connections></tabViewController>
      </objects></scene>
      """
    let (made, messages) = try compile(scene("a") + tabs + scene("b"))

    #expect(made.files.map(\.path) == ["a-view-a-v.nib", "NSViewController-a.nib"])
    #expect(messages.filter { $0.id == "unreachableScene" }.compactMap(\.place.object) == ["t", "b"])
  }
}
