import NibDiagnostics
import NibDocument
import NibGraph
import NibSchema
import Testing

@testable import NibCompiler

@Suite("Storyboards of macOS in the format of Xcode 8 and in older ones")
struct AppKitStoryboardFormatTests {
  private static let scenes = #"""
    <scene sceneID="s1"><objects><application id="app" sceneMemberID="viewController"><menu key="mainMenu" title="Main"
      id="m"><items><menuItem title="File" id="i"><menu key="submenu" title="File" id="m2"/></menuItem></items></menu>
      </application></objects></scene>
    <scene sceneID="s2"><objects><windowController id="wc" showSeguePresentationStyle="single"
      sceneMemberID="viewController"><window key="window" id="w">
      <rect key="contentRect" x="0" y="0" width="300" height="200"/></window><connections>
      <segue destination="vc" kind="relationship" relationship="window.shadowedContentViewController" id="g2"/>
      </connections></windowController></objects></scene>
    <scene sceneID="s3"><objects><viewController id="vc" sceneMemberID="viewController"><view key="view" id="v">
      <rect key="frame" x="0" y="0" width="9" height="9"/><subviews>
      <textField id="t"><textFieldCell key="cell" id="tc"/></textField>
      <textField id="t2"><textFieldCell key="cell" drawsBackground="YES" id="tc2"/></textField>
      <imageView id="p"><imageCell key="cell" id="pc"/></imageView>
      <button id="b"><buttonCell key="cell" id="bc"/><connections><action selector="go:" target="vc" id="a"/>
      </connections></button></subviews></view></viewController></objects></scene>
    """#

  private static let capability = """
    <dependencies><capability name="documents saved in the Xcode 8 format" minToolsVersion="8.0"/></dependencies>
    """

  private func compile(_ profile: OutputProfile, isInFormat: Bool) throws -> [String: ObjectGraph] {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.Cocoa.Storyboard.XIB" version="3.0" targetRuntime="MacOSX.Cocoa"
        initialViewController="wc" toolsVersion="14490">\(isInFormat ? Self.capability : "")<scenes>\(Self.scenes)</scenes>
      </document>
      """
    let document = try XIBReader().read(Array(text.utf8), file: "Main.storyboard")
    var diagnostics = Diagnostics()
    let made = try InterfaceCompiler(options: CompileOptions(profile: profile)).compile(document, into: &diagnostics)
    return Dictionary(made.files.map { ($0.path, $0.graph) }) { first, _ in first }
  }

  private func object(_ className: String, _ graph: ObjectGraph?) throws -> (ObjectID, ObjectGraph) {
    let graph = try #require(graph)
    return (try #require(graph.objectIDs.first { graph.className(of: $0) == className }), graph)
  }

  @Test(
    "windows, tables of views, menus and images follow the format, not the tools",
    arguments: [(OutputProfile.xcode9, false), (.xcode9, true), (.xcode11, true), (.xcode26, true), (.xcode26, false)])
  func format(profile: OutputProfile, isInFormat: Bool) throws {
    let made = try compile(profile, isInFormat: isInFormat)

    let (window, windows) = try object("NSWindowTemplate", made["NSWindowController-wc.nib"])
    #expect((windows.value("NSMinFullScreenContentSize", of: window) == nil) == isInFormat)
    #expect((windows.value("NSMaxFullScreenContentSize", of: window) == nil) == isInFormat)
    let controller = try #require(
      windows.objectIDs.first { windows.object("NSExternalObjectsTableForViewLoading", of: $0) != nil })
    let table = try #require(windows.object("NSExternalObjectsTableForViewLoading", of: controller))
    #expect(windows.className(of: table) == (isInFormat ? "NSDictionary" : "NSMutableDictionary"))
    let (item, menus) = try object("NSMenuItem", made["MainMenu.nib"])
    #expect((menus.value("NSAllowedForLimitedAppMode", of: item) != nil) == (isInFormat && profile >= .xcode11))
    let (image, views) = try object("NSImageCell", made["vc-view-v.nib"])
    #expect(views.value("NSAnimates", of: image)?.value == .bool(!isInFormat))
  }

  @Test("a label breaks lines by one strategy in Xcode 11 and by all since 12, in the format alone")
  func lineBreaks() throws {
    for (profile, isInFormat, wanted) in [
      (OutputProfile.xcode10, true, nil), (.xcode11, true, Int64(1)), (.xcode12, true, 0xFFFF),
      (.xcode26, true, 0xFFFF),
      (.xcode26, false, nil),
    ] {
      let views = try #require(try compile(profile, isInFormat: isInFormat)["vc-view-v.nib"])
      let fields = views.objectIDs.filter { views.className(of: $0) == "NSTextField" }
      let found = fields.compactMap {
        views.value("NSLineBreakStrategy", of: $0).flatMap { RaisedNumber.integer($0.value) }
      }

      #expect(fields.count == 2)
      #expect(found == (wanted.map { [$0] } ?? []), "\(profile)")
    }
  }

  @Test("a controller that segues show once says by which identifier")
  func singleInstance() throws {
    let made = try compile(.xcode12, isInFormat: true)

    let (controller, graph) = try object("NSWindowController", made["NSWindowController-wc.nib"])
    let options = try #require(graph.object("NSStoryboardSegueDestinationOptions", of: controller))
    let texts = graph.members(options).compactMap { graph.string($0) }
    let own = graph.object("uniqueIdentifierForStoryboardCompilation", of: controller).flatMap { graph.string($0) }
    #expect(texts == ["NSSingleInstancePresentationIdentifier", own])
  }

  @Test("what an inner archive refers to is counted since Xcode 11 and named by its id before")
  func placeholders() throws {
    for (profile, name) in [(OutputProfile.xcode10, "UpstreamPlaceholder-vc"), (.xcode11, "UpstreamPlaceholder-1")] {
      let made = try compile(profile, isInFormat: true)
      let (proxy, graph) = try object("NSNibExternalObjectPlaceholder", made["vc-view-v.nib"])

      let identifier = graph.object("NSExternalObjectPlaceholderIdentifier", of: proxy).flatMap { graph.string($0) }
      #expect(identifier == name)
    }
  }
}
