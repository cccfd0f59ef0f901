import NibContext
import NibTestSupport
import Nibwright
import Testing

@Suite("Contexts of storyboards for macOS") struct DesktopStoryboardTests {
  private static let text = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.Cocoa.Storyboard.XIB" version="3.0" toolsVersion="21507" \
    targetRuntime="MacOSX.Cocoa" useAutolayout="YES" initialViewController="wc1">
    <scenes><scene sceneID="s1"><objects>
    <windowController storyboardIdentifier="Main" id="wc1" customClass="MainController" sceneMemberID="viewController">
    <window key="window" title="Boats" id="wi1"><rect key="contentRect" x="0" y="0" width="480" height="270"/></window>
    <connections><segue destination="vc1" kind="relationship" relationship="window.shadowedContentViewController" \
    id="sg1"/></connections></windowController></objects></scene>
    <scene sceneID="s2"><objects><viewController storyboardIdentifier="list" id="vc1" sceneMemberID="viewController">
    <view key="view" id="v1"/><connections><segue destination="vc2" kind="sheet" identifier="ask" id="sg2"/></connections>
    </viewController></objects></scene>
    <scene sceneID="s3"><objects><viewController title="Ask" storyboardIdentifier="question" id="vc2" \
    customClass="AskController" sceneMemberID="viewController"><view key="view" id="v2"/></viewController></objects></scene>
    </scenes></document>
    """

  @Test("what a document compiles to has its scenes and segues")
  func compiled() throws {
    let document = try Interface.read(Array(Self.text.utf8), name: "Main.storyboard")
    let folder = try Interface.read(folder: document.compile().encoded(), name: "/Main.storyboardc")
    let archive = try #require(folder.context().interfaces.first)

    let found = Set(archive.scenes.map { "\($0.storyboardIdentifier ?? "-") \($0.type.name)" })
    #expect(found == ["Main MainController", "list NSViewController", "question AskController"])
    #expect(archive.scenes.first(where: \.isInitial)?.storyboardIdentifier == "Main")
    #expect(archive.scenes.first { $0.storyboardIdentifier == "question" }?.title == "Ask")
    let segue = try #require(archive.segues.first { $0.identifier == "ask" })
    #expect(segue.kind == "sheet" && segue.destinationType == "AskController")
    #expect(segue.destinationIdentifier == "question" && segue.type.name == "NSStoryboardSegue")
  }

  @Test("a window is an NSWindow, in documents and in what they compile to: code can name no template")
  func window() throws {
    let document = try Interface.read(Array(Self.text.utf8), name: "Main.storyboard")
    let folder = try Interface.read(folder: document.compile().encoded(), name: "/Main.storyboardc")

    for context in [document.context(), folder.context()] {
      let types = context.interfaces.flatMap(\.objects).map(\.type)
      #expect(types.contains { $0.name == "NSWindow" && $0.module == "AppKit" })
      #expect(!types.contains { $0.className.hasSuffix("Template") })
    }
  }

  private static let pairs =
    (SharedFiles.root.map { TestDisk.files(below: $0 + "/golden", ending: [".storyboard"]) } ?? [])
    .filter { $0.contains("/macos-") }

  @Test(
    "what Apple's compiler made of a document has the document's scenes of their names, and its segues",
    .enabled(if: !pairs.isEmpty, "needs the shared files"), arguments: pairs)
  func apple(path: String) throws {
    let source = try #require(try Interface.read(path).context().interfaces.first)
    let folder = path.split(separator: "/").dropLast().map { "/" + $0 }.joined() + "/apple.storyboardc"
    guard TestDisk.isDirectory(folder) else { return }
    let made = try #require(try Interface.read(folder).context().interfaces.first)
    let types = Set(source.scenes.map(\.type.name))

    #expect(made.scenes.allSatisfy { types.contains($0.type.name) }, "\(made.scenes.map(\.type.name)) of \(types)")
    #expect(!made.scenes.isEmpty && Set(made.scenes.map(\.id)).count == made.scenes.count)
    let named = Set(source.scenes.compactMap(\.storyboardIdentifier))
    #expect(Set(made.scenes.compactMap(\.storyboardIdentifier)).isSuperset(of: named.subtracting(contained(source))))
    #expect(
      made.scenes.first(where: \.isInitial)?.type.name
        == source.scenes.first { $0.id == source.initialScene }?.type.name)
    let segues = Set(source.segues.compactMap(\.identifier))
    #expect(Set(made.segues.compactMap(\.identifier)) == segues)
  }

  /// Names of what containers hold: it stands in the archives of these, too, or there alone.
  private func contained(_ source: InterfaceContext) -> Set<String> {
    let held = Set(source.segues.filter { $0.kind == "relationship" }.compactMap(\.destination))
    return Set(source.scenes.filter { held.contains($0.id) }.compactMap(\.storyboardIdentifier))
  }
}
