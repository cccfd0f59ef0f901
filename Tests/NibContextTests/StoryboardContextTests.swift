import NibContext
import Nibwright
import Testing

@Suite("Contexts of storyboards") struct StoryboardContextTests {
  static let text = ContextSample.storyboard(
    """
    <tableViewController storyboardIdentifier="list view" title="Boats" id="vc1" customClass="BoatList" \
    customModule="Harbour" customModuleProvider="target" sceneMemberID="viewController">
    <tableView key="view" id="tv1"><prototypes>
    <tableViewCell reuseIdentifier="Boat" id="ce1" customClass="BoatCell"><connections>
    <segue destination="vc2" kind="show" identifier="show boat" id="sg1"/></connections></tableViewCell></prototypes>
    <connections><outlet property="dataSource" destination="vc1" id="ou9"/></connections></tableView>
    <connections><segue destination="ref" kind="presentation" id="sg2"/></connections></tableViewController>
    <placeholder placeholderIdentifier="IBFirstResponder" id="fr1" sceneMemberID="firstResponder"/>
    """,
    """
    <viewController storyboardIdentifier="boat" id="vc2" sceneMemberID="viewController"><view key="view" id="vw2"/>
    </viewController>
    """,
    """
    <viewControllerPlaceholder storyboardName="Login" referencedIdentifier="start" id="ref" sceneMemberID="viewController"/>
    """, initial: "vc1")

  @Test("scenes have their classes, segues and cells")
  func scenes() throws {
    let context = try ContextSample.of(Self.text, name: "Main.storyboard")

    #expect(context.scenes.map(\.id) == ["vc1", "vc2"] && context.scenes.map(\.isInitial) == [true, false])
    #expect(context.scenes[0].code.camel == "listView" && context.scenes[0].type.name == "BoatList")
    #expect(context.scenes[0].title == "Boats" && context.scenes[0].sceneID == "sc-0")
    #expect(context.scenes[0].segues.map(\.id) == ["sg1", "sg2"] && context.scenes[1].segues.isEmpty)
    #expect(context.scenes[0].reusables.map(\.identifier) == ["Boat"])
    #expect(context.roots.isEmpty && context.module == "Harbour")
  }

  @Test("segues have both their ends and the class they lead to")
  func segues() throws {
    let context = try ContextSample.of(Self.text, name: "Main.storyboard")
    let segue = try #require(context.segues.first)

    #expect(segue.identifier == "show boat" && segue.code?.camel == "showBoat" && segue.kind == "show")
    #expect(segue.source == "ce1" && segue.sourceType == "BoatCell" && segue.scene == "vc1")
    #expect(segue.destinationType == "UIViewController" && segue.destinationIdentifier == "boat")
    #expect(context.storyboardReferences.map(\.storyboardName) == ["Login"])
    #expect(context.storyboardReferences[0].referencedIdentifier == "start")
  }

  @Test("what a document compiles to has the same scenes, segues and cells")
  func compiled() throws {
    let document = try Interface.read(Array(Self.text.utf8), name: "Main.storyboard")
    let files = try document.compile().encoded()
    let archive = try #require(
      try Interface.read(folder: files, name: "Main.storyboardc").context().interfaces.first)
    let source = try #require(document.context().interfaces.first)

    #expect(archive.source == .archive && archive.container == "storyboardFolder" && archive.framework == "UIKit")
    #expect(Set(archive.scenes.map(\.storyboardIdentifier)) == Set(source.scenes.map(\.storyboardIdentifier)))
    #expect(Set(archive.scenes.map(\.type.name)) == Set(source.scenes.map(\.type.name)))
    #expect(archive.scenes.filter(\.isInitial).map(\.type.name) == ["BoatList"])
    // The list is its table's data source, so that it stands in its own table of what its view refers to.
    let list = try #require(archive.objects.first { $0.type.name == "BoatList" })
    #expect(list.attributes.contains { $0.key == "UIExternalObjectsTableForViewLoading" } && list.parent == nil)
    #expect(archive.objects.allSatisfy { $0.parent != $0.id })
    let segue = try #require(archive.segues.first { $0.identifier == "show boat" })
    #expect(segue.kind == "show" && segue.sourceType == "BoatList" && segue.destinationIdentifier == "boat")
    #expect(archive.reusables.map(\.identifier) == ["Boat"] && archive.reusables[0].type.name == "BoatCell")
    #expect(archive.storyboardReferences.map(\.storyboardName) == ["Login"])
    #expect(Set(archive.objects.map(\.id)).count == archive.objects.count, "ids of several archives are told apart")
  }

  @Test("an archive that the list names many times is read once, and that is told")
  func repeatedArchive() throws {
    let document = try Interface.read(Array(Self.text.utf8), name: "Main.storyboard")
    var files = try document.compile().encoded()
    let names = (0..<500).map { "<key>n\($0)</key><string>boat</string>" }.joined()
    let list = """
      <plist version="1.0"><dict><key>UIViewControllerIdentifiersToNibNames</key><dict>\(names)</dict></dict></plist>
      """
    files.removeAll { $0.path == "Info.plist" }
    let once = try Interface.read(folder: files, name: "Main.storyboardc").context()
    files.append(InterfaceFile(path: "Info.plist", bytes: Array(list.utf8)))
    let context = try Interface.read(folder: files, name: "Main.storyboardc").context()

    #expect(context.interfaces.first?.scenes.count == 1)
    #expect(context.interfaces.first?.objects.count == once.interfaces.first?.objects.count)
    #expect(context.failures.first?.diagnostic.message.contains("500 controllers and 1 archives") == true)
  }
}
