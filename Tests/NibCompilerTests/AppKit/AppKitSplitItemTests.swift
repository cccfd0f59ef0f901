import NibArchives
import NibCompiler
import NibDiagnostics
import NibDocument
import NibGraph
import Testing

@Suite("Items of split view controllers of macOS") struct AppKitSplitItemTests {
  private func compile(_ item: String) throws -> CompiledInterface {
    try compile(
      document: """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.Cocoa.Storyboard.XIB" version="3.0" toolsVersion="23504"
          targetRuntime="MacOSX.Cocoa" initialViewController="s"><scenes><scene sceneID="s1"><objects>
        <splitViewController id="s" sceneMemberID="viewController"><splitViewItems><splitViewItem id="i" \(item)/>
        </splitViewItems><splitView key="splitView" vertical="YES" id="v">
        <rect key="frame" x="0" y="0" width="9" height="9"/></splitView><connections>
        <outlet property="splitView" destination="v" id="o"/>
        <segue destination="a" kind="relationship" relationship="splitItems" id="r"/></connections></splitViewController>
        </objects></scene><scene sceneID="s2"><objects><viewController id="a" sceneMemberID="viewController">
        <view key="view" id="av"/></viewController></objects></scene></scenes></document>
        """)
  }

  private func compile(document text: String) throws -> CompiledInterface {
    var diagnostics = Diagnostics()
    let document = try XIBReader().read(Array(text.utf8), file: "Main.storyboard")
    let made = try InterfaceCompiler().compile(document, into: &diagnostics)
    #expect(diagnostics.messages.isEmpty, "\(diagnostics.messages)")
    return made
  }

  /// What the item says beside its controller.
  private func values(_ made: CompiledInterface) throws -> [String] {
    let graph = try #require(made.files.first { $0.path.hasPrefix("NSSplitViewController") }?.graph)
    let item = try #require(graph.objectIDs.first { graph.className(of: $0) == "NSSplitViewItem" })
    let shown = graph.object("NSSplitViewItemViewController", of: item).map { graph.className(of: $0) }
    #expect(shown == "NSViewController")
    return graph.values(of: item).compactMap { value in
      let key = graph.keyName(value.key)
      guard key.hasPrefix("NSSplitViewItem"), value.object == nil else { return nil }
      return "\(key.dropFirst("NSSplitViewItem".count)) \(value.value)"
    }
  }

  @Test(
    "an item says what its behavior does not give, and comes back",
    arguments: [
      ("", []),
      (
        #"canCollapse="YES" collapsed="YES" holdingPriority="261""#,
        [
          "HoldingCollapsed bool(true)", "CanCollapseFromDrag bool(true)", "HoldingPriority float(261.0)",
        ]
      ),
      (#"behavior="sidebar" canCollapse="YES" holdingPriority="260""#, ["Behavior int(1)"]),
      (
        #"behavior="sidebar""#,
        [
          "Behavior int(1)", "CanCollapseFromDrag bool(false)", "HoldingPriority float(250.0)",
        ]
      ),
      (
        #"behavior="contentList" holdingPriority="255" minimumThickness="80" maximumThickness="90""#,
        [
          "Behavior int(2)", "HoldingPriority float(255.0)", "MinimumThickness double(80.0)",
          "MaximumThickness double(90.0)",
        ]
      ),
      (#"behavior="inspector" canCollapse="YES""#, ["Behavior int(3)", "HoldingPriority float(250.0)"]),
    ] as [(String, [String])])
  func keys(attributes: String, expected: [String]) throws {
    let made = try compile(attributes)

    #expect(try values(made) == expected)
    var diagnostics = Diagnostics()
    let nibs = made.files.map { (name: String($0.path.dropLast(4)), graph: $0.graph) }
    let text = try InterfaceRaiser().raise(try #require(made.storyboard), nibs: nibs, into: &diagnostics)
    #expect(diagnostics.messages.isEmpty, "\(diagnostics.messages)")
    #expect(try values(compile(document: text)) == expected)
  }
}
