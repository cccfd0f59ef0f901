import NibArchives
import NibDiagnostics
import NibDocument
import NibGraph
import NibSchema
import Testing

@testable import NibCompiler

@Suite("Storyboards and prototypes of macOS")
struct AppKitStoryboardTests {
  private static let scenes = #"""
    <scene sceneID="s1"><objects><application id="app" sceneMemberID="viewController"><menu key="mainMenu" title="Main"
      id="m"><items><menuItem title="About" id="i"><connections><segue destination="about" kind="show" id="g1"/>
      </connections></menuItem></items></menu></application>
      <customObject id="f1" customClass="NSResponder" sceneMemberID="firstResponder"/></objects></scene>
    <scene sceneID="s2"><objects><windowController id="wc" sceneMemberID="viewController"><window key="window" id="w">
      <rect key="contentRect" x="0" y="0" width="300" height="200"/></window><connections>
      <segue destination="vc" kind="relationship" relationship="window.shadowedContentViewController" id="g2"/>
      </connections></windowController></objects></scene>
    <scene sceneID="s3"><objects><viewController id="vc" customClass="Content" sceneMemberID="viewController">
      <view key="view" id="v"><rect key="frame" x="0" y="0" width="9" height="9"/><subviews>
      <button id="b"><buttonCell key="cell" id="bc"/><connections><action selector="go:" target="vc" id="a"/>
      </connections></button><button id="b2"><buttonCell key="cell" id="bc2"/><connections>
      <action selector="copy:" target="f3" id="a2"/></connections></button></subviews></view><connections>
      <outlet property="goButton" destination="b" id="o"/></connections></viewController>
      <customObject id="f3" customClass="NSResponder" sceneMemberID="firstResponder"/></objects></scene>
    <scene sceneID="s4"><objects><viewController id="about" sceneMemberID="viewController"><view key="view" id="v4"/>
      </viewController></objects></scene>
    """#

  private func compile(
    _ diagnostics: inout Diagnostics, scenes: String = scenes, attributes: String = "",
    options: CompileOptions = .init()
  ) throws -> CompiledInterface {
    let tools = attributes.contains("toolsVersion") ? "" : #"toolsVersion="23504""#
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.Cocoa.Storyboard.XIB" version="3.0" targetRuntime="MacOSX.Cocoa"
        initialViewController="wc" \(tools) \(attributes)><scenes>\(scenes)</scenes></document>
      """
    let document = try XIBReader().read(Array(text.utf8), file: "Main.storyboard")
    return try InterfaceCompiler(options: options).compile(document, into: &diagnostics)
  }

  private func graph(_ path: String, of made: CompiledInterface) throws -> ObjectGraph {
    try #require(made.files.first { $0.path == path }?.graph)
  }

  private func objects(_ className: String, of graph: ObjectGraph) -> [ObjectID] {
    graph.objectIDs.filter { graph.className(of: $0) == className }
  }

  private func text(_ key: String, _ object: ObjectID, _ graph: ObjectGraph) -> String? {
    graph.object(key, of: object).flatMap { graph.string($0) }
  }

  @Test("an outlet into another scene is told of, once for all archives that have its controller")
  func otherScene() throws {
    var diagnostics = Diagnostics()
    let scenes = Self.scenes.replacing(
      #"<outlet property="goButton""#,
      with: #"<outlet property="far" destination="v4" id="o2"/><outlet property="goButton""#)

    _ = try compile(
      &diagnostics,
      scenes: scenes.replacing(#"id="vc" customClass"#, with: #"id="vc" storyboardIdentifier="C" customClass"#))

    #expect(diagnostics.messages.map(\.id) == ["danglingReference"])
    #expect(diagnostics.messages.first?.message.contains("it is in another scene") == true)
    #expect(diagnostics.warningCount == 1)
  }

  @Test("the segues of a menu's items are raised with the items")
  func raisingMenus() throws {
    var diagnostics = Diagnostics()
    let first = try compile(&diagnostics)
    let manifest = try #require(first.storyboard)
    let nibs = first.files.map { (name: String($0.path.dropLast(4)), graph: $0.graph) }

    let text = try InterfaceRaiser().raise(manifest, nibs: nibs, into: &diagnostics)

    let document = try XIBReader().read(Array(text.utf8), file: "Raised.storyboard")
    let segues = document.elements.indices.map { ElementIndex($0) }.filter {
      document.tag($0) == "segue" && document.attribute("kind", of: $0) == "show"
    }
    let item = try #require(
      document.elements.indices.map { ElementIndex($0) }.first { document.tag($0) == "menuItem" })
    let connections = try #require(document.child("connections", of: item))
    #expect(Array(document.children(of: connections)) == segues)
    #expect(segues.count == 1)
    let second = try InterfaceCompiler().compile(document, into: &diagnostics)
    // A controller that no archive gives an id has another one.
    #expect(second.files.count == first.files.count)
    #expect(diagnostics.messages.isEmpty, "\(diagnostics.messages)")
  }

  @Test("a storyboard becomes the menu, what segues and the document name, and a view each")
  func archives() throws {
    var diagnostics = Diagnostics()

    let made = try compile(&diagnostics)

    #expect(diagnostics.messages.isEmpty)
    #expect(
      made.files.map(\.path) == [
        "vc-view-v.nib", "about-view-v4.nib", "MainMenu.nib", "NSWindowController-wc.nib", "NSViewController-about.nib",
      ])
    let manifest = try #require(made.storyboard)
    #expect(manifest.platform == .appkit)
    #expect(manifest.mainMenu == "MainMenu")
    #expect(manifest.initialIdentifier == "NSWindowController-wc")
    #expect(manifest.scenes.map { $0.uniqueIdentifier != nil } == [false, true, true])
  }

  @Test("a view's archive refers to its controller by name, and the controller's says who that is")
  func views() throws {
    var diagnostics = Diagnostics()
    let made = try compile(&diagnostics)

    let view = try graph("vc-view-v.nib", of: made)
    let names = objects("NSNibExternalObjectPlaceholder", of: view)
    #expect(names.map { text("NSExternalObjectPlaceholderIdentifier", $0, view) } == ["UpstreamPlaceholder-1"])
    let outlets = objects("NSNibOutletConnector", of: view)
    #expect(Set(outlets.map { text("NSLabel", $0, view) }) == ["view", "goButton"])
    let actions = objects("NSNibControlConnector", of: view)
    #expect(actions.map { view.object("NSDestination", of: $0) == names[0] } == [true, false])

    let window = try graph("NSWindowController-wc.nib", of: made)
    let controller = try #require(objects("NSClassSwapper", of: window).first)
    #expect(text("NSNibName", controller, window) == "vc-view-v")
    let table = try #require(window.object("NSExternalObjectsTableForViewLoading", of: controller))
    #expect(window.pairs(table)?.count == 1)
    let template = try #require(objects("NSWindowTemplate", of: window).first)
    #expect(text("NSFrameSize", try #require(window.object("NSWindowView", of: template)), window) == "{300, 200}")
  }

  /// Labels of the outlets that lead from the window to its controller.
  private func windowOutlets(
    _ version: String, _ profile: OutputProfile = .standard, connections: String = ""
  ) throws -> [String?] {
    var diagnostics = Diagnostics()
    let made = try compile(
      &diagnostics, scenes: Self.scenes.replacing("</window>", with: "\(connections)</window>"),
      attributes: "toolsVersion=\"\(version)\"", options: CompileOptions(profile: profile))
    let graph = try graph("NSWindowController-wc.nib", of: made)
    let controller = try #require(objects("NSWindowController", of: graph).first)
    return objects("NSNibOutletConnector", of: graph)
      .filter { graph.object("NSDestination", of: $0) == controller }
      .filter { graph.object("NSSource", of: $0).map { graph.className(of: $0) } == "NSWindowTemplate" }
      .map { text("NSLabel", $0, graph) }
  }

  @Test("the window of a document from before Xcode 9 has its controller for a delegate, unless it names one")
  func delegates() throws {
    let own = #"<connections><outlet property="delegate" destination="vc" id="d"/></connections>"#

    #expect(try windowOutlets("10117") == ["delegate"])
    #expect(try windowOutlets("10117", .xcode8) == [])
    #expect(try windowOutlets("10117", connections: own) == [])
    #expect(try windowOutlets("13156.6") == [])
  }

  @Test(
    "a controller's window has a view of its own from Xcode 13 on",
    arguments: [(OutputProfile.xcode7, false), (.xcode12point5, false), (.xcode13, true)])
  func windowView(profile: OutputProfile, hasView: Bool) throws {
    var diagnostics = Diagnostics()
    let made = try compile(&diagnostics, options: CompileOptions(profile: profile))
    let window = try #require(made.files.first { $0.path.hasPrefix("NSWindowController-wc.nib") }?.graph)
    let template = try #require(objects("NSWindowTemplate", of: window).first)

    #expect((window.object("NSWindowView", of: template) != nil) == hasView)
    #expect(window.value("NSWindowView", of: template) != nil)
  }

  @Test("a storyboard's own objects are made directly, whatever it says")
  func ownObjects() throws {
    var diagnostics = Diagnostics()
    let scenes = Self.scenes.replacing(
      #"<customObject id="f1""#, with: #"<customObject id="k" customClass="Keeper"/><customObject id="f1""#)
    let menu = try graph("MainMenu.nib", of: try compile(&diagnostics, scenes: scenes))

    let keeper = try #require(menu.objectIDs.first { text("NSClassName", $0, menu) == "Keeper" })
    #expect(menu.className(of: keeper) == "NSClassSwapper")
    #expect(menu.value("NSInitializeWithInit", of: keeper)?.value == .bool(true))
  }

  @Test("a menu item's segue is a template that its action performs")
  func segues() throws {
    var diagnostics = Diagnostics()

    let menu = try graph("MainMenu.nib", of: try compile(&diagnostics))

    let template = try #require(objects("NSStoryboardShowSegueTemplate", of: menu).first)
    #expect(text("NSDestinationControllerIdentifier", template, menu) == "NSViewController-about")
    #expect(text("NSTrigger", template, menu) == "IBSegueTriggerAction")
    let action = try #require(objects("NSNibControlConnector", of: menu).first)
    #expect(text("NSLabel", action, menu) == "perform:")
    #expect(menu.object("NSDestination", of: action) == template)
  }

  @Test("a scene that nothing leads to is told of and left out with its view, unless a window or an item shows it")
  func unreachable() throws {
    let lost = #"""
      <scene sceneID="s5"><objects><viewController id="lost" customClass="LostController" sceneMemberID="viewController">
      <view key="view" id="v5"/></viewController></objects></scene>
      """#
    var (told, silent) = (Diagnostics(), Diagnostics())

    let made = try compile(&told, scenes: Self.scenes + lost)
    let named = try compile(
      &silent, scenes: Self.scenes + lost.replacing(#"id="lost""#, with: #"id="lost" storyboardIdentifier="Lost""#))

    #expect(told.messages.map(\.id) == ["unreachableScene"])
    #expect(told.messages.first?.place.object == "lost")
    #expect(!made.files.contains { $0.path.contains("lost") })
    #expect(silent.messages.isEmpty)
    #expect(named.files.map(\.path).filter { $0.lowercased().contains("lost") } == ["lost-view-v5.nib", "Lost.nib"])
  }

  @Test("the same storyboard gives the same archives")
  func determinism() throws {
    var diagnostics = Diagnostics()

    let (one, other) = (try compile(&diagnostics), try compile(&diagnostics))

    for (left, right) in zip(one.files, other.files) {
      #expect(try NIBArchiveEncoder().encode(left.graph) == NIBArchiveEncoder().encode(right.graph))
    }
    #expect(one.storyboard == other.storyboard)
  }

  @Test("a prototype of a table is an archive inside the archive, which is named by its column")
  func prototypes() throws {
    let sample = try AppKitSample(
      #"""
      <tableView viewBased="YES" id="t"><rect key="frame" x="0" y="0" width="90" height="90"/><tableColumns>
        <tableColumn width="40" id="c"><tableHeaderCell key="headerCell"/><prototypeCellViews>
        <tableCellView id="p"><rect key="frame" x="1" y="1" width="9" height="9"/><subviews><customView id="k"/></subviews>
        <connections><outlet property="dial" destination="k" id="o"/><outlet property="owner" destination="-2" id="o2"/>
        </connections></tableCellView></prototypeCellViews></tableColumn></tableColumns></tableView>
      """#)

    let table = try sample.only("NSTableView")
    let views = try #require(sample.graph.object("NSTableViewArchivedReusableViewsKey", of: table))
    let pairs = try #require(sample.graph.pairs(views))
    #expect(pairs.count == 1)
    let data = try #require(sample.graph.object("NSNibFileData", of: try sample.only("NSNib")))
    guard case .data(let span)? = sample.value("NS.bytes", of: data) else {
      Issue.record("the prototype has no bytes")
      return
    }
    let inner = try NIBArchiveDecoder().decode(Array(sample.graph.bytes[span.range]), file: "inner.nib")
    let cell = try #require(objects("NSTableCellView", of: inner).first)
    #expect(text("NSReuseIdentifierKey", cell, inner) == "AutomaticTableColumnIdentifier.0")
    #expect(objects("NSNibOutletConnector", of: inner).count == 2)
    // The prototype is in the table's archive as well, without that name.
    #expect(sample.text("NSReuseIdentifierKey", of: try sample.only("NSTableCellView")) == nil)
  }
}
