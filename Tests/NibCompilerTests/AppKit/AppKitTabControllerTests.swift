import NibArchives
import NibCompiler
import NibDiagnostics
import NibDocument
import NibGraph
import NibTestSupport
import Testing

/// Seen: a window with a tab view controller of two tabs, in an archive without its document.
@Suite("Tab view controllers of macOS") struct AppKitTabControllerTests {
  private static func pane(_ id: String, _ attributes: String) -> String {
    """
    <scene sceneID="s-\(id)"><objects><viewController \(attributes) id="\(id)" sceneMemberID="viewController">
    <view key="view" id="\(id)-v"><rect key="frame" x="0" y="0" width="90" height="60"/></view></viewController>
    <customObject id="\(id)-f" customClass="NSResponder" sceneMemberID="firstResponder"/></objects></scene>
    """
  }

  private static func scenes(tabs: String) -> String {
    """
    <scene sceneID="s-w"><objects><windowController id="w" sceneMemberID="viewController"><window key="window" id="wi">
    <windowStyleMask key="styleMask" titled="YES"/><rect key="contentRect" x="0" y="0" width="300" height="200"/></window>
    <connections><segue destination="t" kind="relationship" relationship="window.shadowedContentViewController" id="r0"/>
    </connections></windowController></objects></scene>
    <scene sceneID="s-t"><objects><tabViewController \(tabs) id="t" sceneMemberID="viewController">
    <viewControllerTransitionOptions key="transitionOptions" allowUserInteraction="YES"/><tabViewItems>
    <tabViewItem label="One" identifier="one" image="NSActionTemplate" id="i1"/><tabViewItem id="i2"/></tabViewItems>
    <tabView key="tabView" type="noTabsNoBorder" id="tv"><rect key="frame" x="0" y="0" width="300" height="200"/>
    <connections><outlet property="delegate" destination="t" id="o1"/></connections></tabView><connections>
    <outlet property="tabView" destination="tv" id="o2"/>
    <segue destination="a" kind="relationship" relationship="tabItems" id="r1"/>
    <segue destination="b" kind="relationship" relationship="tabItems" id="r2"/></connections></tabViewController>
    <customObject id="t-f" customClass="NSResponder" sceneMemberID="firstResponder"/></objects></scene>
    \(pane("a", #"title="A""#))\(pane("b", #"title="B" customClass="Other""#))
    """
  }

  private func compile(_ text: String) throws -> CompiledInterface {
    var diagnostics = Diagnostics()
    let document = try XIBReader().read(Array(text.utf8), file: "Main.storyboard")
    let made = try InterfaceCompiler().compile(document, into: &diagnostics)
    #expect(diagnostics.messages.isEmpty, "\(diagnostics.messages)")
    return made
  }

  private func compiled(tabs: String = "") throws -> CompiledInterface {
    try compile(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.Cocoa.Storyboard.XIB" version="3.0" toolsVersion="23504"
        targetRuntime="MacOSX.Cocoa" initialViewController="w"><dependencies>
      <capability name="documents saved in the Xcode 8 format" minToolsVersion="8.0"/></dependencies>
      <scenes>\(Self.scenes(tabs: tabs))</scenes></document>
      """)
  }

  /// The archive of the window, its lists, and its objects by class.
  private struct WindowArchive {
    let graph: ObjectGraph
    let root: NibRoot

    init(_ made: CompiledInterface) throws {
      graph = try #require(made.files.first { $0.path.hasPrefix("NSWindowController") }?.graph)
      root = try #require(NibRoot(graph))
    }

    func only(_ name: String) throws -> ObjectID {
      let found = graph.objectIDs.filter { graph.className(of: $0) == name }
      #expect(found.count == 1, "\(name)")
      return try #require(found.first)
    }

    func attribute(_ keyPath: String) -> ArchivedAttribute? {
      root.connectedAttributes.values.joined().first { $0.keyPath == keyPath }
    }

    func links(_ label: String) -> [ArchivedConnection] { root.connections.filter { $0.label == label } }
  }

  @Test("a controller tracks its items, and has them once more in a runtime attribute, one list for both")
  func items() throws {
    let archive = try WindowArchive(compiled(tabs: #"selectedTabViewItemIndex="1" tabStyle="toolbar""#))
    let tabs = try archive.only("NSTabViewController")

    let list = try #require(archive.graph.object("privateRelationshipSegueTrackingItems", of: tabs))
    #expect(archive.graph.className(of: list) == "NSArray")
    #expect(archive.graph.members(list).map { archive.graph.className(of: $0) } == ["NSTabViewItem", "NSTabViewItem"])
    let attribute = try #require(archive.attribute("tabViewItems"))
    #expect(attribute.object == tabs && attribute.value?.object == list)
    #expect(archive.graph.value("NSViewControllerTabStyle", of: tabs)?.value == .int(2))
    #expect(archive.graph.value("NSSelectedTabViewItemIndex", of: tabs)?.value == .int(1))
    #expect(archive.graph.value("NSViewControllerTransitionOption", of: tabs)?.value == .int(0x1000))
    let shown = try #require(archive.graph.object("NSTabView", of: tabs))
    #expect(archive.graph.object("NSTabViewItems", of: shown).map { archive.graph.members($0) } == [])
  }

  @Test("tabs on top, as they are without a word, have no key")
  func plainStyle() throws {
    let archive = try WindowArchive(compiled())

    #expect(archive.graph.value("NSViewControllerTabStyle", of: try archive.only("NSTabViewController")) == nil)
  }

  @Test("an item has its controller in an outlet, and its image in a runtime attribute besides")
  func controllers() throws {
    let archive = try WindowArchive(compiled())
    let tabs = try archive.only("NSTabViewController")
    let items = try #require(archive.graph.object("privateRelationshipSegueTrackingItems", of: tabs))
    let members = archive.graph.members(items)
    let panes = [try archive.only("NSViewController"), try archive.only("NSClassSwapper")]

    let links = archive.links("viewController")
    #expect(Set(links.map(\.source)) == Set(members) && links.count == 2)
    #expect(members.map { item in links.first { $0.source == item }?.destinations } == panes.map { [$0] })
    let image = try #require(archive.attribute("image"))
    #expect(image.object == members[0] && image.value?.object == archive.graph.object("NSImage", of: members[0]))
    #expect(members.allSatisfy { archive.graph.value("NSViewController", of: $0) == nil })
  }

  @Test("each controller knows the storyboard by a placeholder of its own, and all objects are listed")
  func listed() throws {
    let archive = try WindowArchive(compiled())

    let placeholders = archive.links("storyboard").flatMap(\.destinations)
    #expect(placeholders.count == 4 && Set(placeholders).count == 4)
    let data = try #require(archive.graph.object("IB.objectdata", of: .root))
    let lists = try ["NSObjectsKeys", "NSObjectsValues"].map {
      archive.graph.members(try #require(archive.graph.object($0, of: data)))
    }
    var parents: [String: String] = [:]
    for (child, parent) in zip(lists[0], lists[1]) {
      parents[archive.graph.className(of: child)] = archive.graph.className(of: parent)
    }
    #expect(
      ["NSTabViewController", "NSTabViewItem", "NSTabView", "NSViewController", "NSClassSwapper"].map { parents[$0] }
        == ["NSWindowTemplate", "NSTabViewController", "NSTabViewController", "NSCustomObject", "NSCustomObject"])
  }

  @Test("a controller that is raised says nothing twice, and compiles to the same")
  func raised() throws {
    let first = try compiled(tabs: #"tabStyle="toolbar" canPropagateSelectedChildViewControllerTitle="NO""#)
    var diagnostics = Diagnostics()
    let nibs = first.files.map { (name: String($0.path.dropLast(4)), graph: $0.graph) }

    let text = try InterfaceRaiser().raise(try #require(first.storyboard), nibs: nibs, into: &diagnostics)

    #expect(diagnostics.messages.isEmpty, "\(diagnostics.messages)")
    #expect(!text.contains("userDefinedRuntimeAttribute") && !text.contains(#"property="viewController""#))
    #expect(text.ranges(of: #"relationship="tabItems""#).count == 2)
    let second = try compile(text)
    let (old, new) = (try WindowArchive(first), try WindowArchive(second))
    #expect(Self.outline(new) == Self.outline(old))
  }

  /// What an archive holds, but for identifiers that are made of those of elements.
  private static func outline(_ archive: WindowArchive) -> [String] {
    let graph = archive.graph
    var lines = graph.objectIDs.map { object in
      let keys = graph.values(of: object).map { value in
        let isData = if case .data = value.value { true } else { false }
        let plain = isData ? "data" : "\(value.value)"
        let shown = value.object.map { graph.string($0) ?? graph.className(of: $0) } ?? plain
        return "\(graph.keyName(value.key)): \(shown)"
      }
      return "\(graph.className(of: object)) \(keys.filter { !$0.hasPrefix("uniqueIdentifier") }.sorted())"
    }
    lines.removeAll { $0.hasPrefix("NSString") }
    return lines.sorted()
  }
}
