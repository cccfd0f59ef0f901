import NibArchives
import NibCompiler
import NibDiagnostics
import NibDocument
import NibGraph
import NibSchema
import NibTestSupport
import Testing

/// What documents of UIKit say in ways of their own comes back so that it compiles to the same.
@Suite("Raising what compilers make up")
struct RaisedRuleTests {
  @Test(
    "an archive of one of the first compilers is raised to a document of its time",
    arguments: [
      (OutputProfile.xcode3point1, "677"), (.xcode3point2, "823"), (.xcode4, "1938"), (.xcode4point3, "2182"),
      (.xcode4point5, "2843"),
    ])
  func firstEras(era: OutputProfile, builder: String) throws {
    let xml = """
      <view id="a"><subviews><label id="b" text="A"><fontDescription key="fontDescription" type="boldSystem" pointSize="12"/>
      <color key="textColor" red="1" green="0.5" blue="0" alpha="1" colorSpace="calibratedRGB"/></label></subviews>
      <color key="backgroundColor" cocoaTouchSystemColor="groupTableViewBackgroundColor"/></view>
      """
    let first = try CompiledSample(xml, attributes: #"toolsVersion="\#(builder)""#, profile: era)

    let text = try raised(first.graph, asked: .xcode5)
    let second = try CompiledSample(
      objects(of: text), attributes: #"toolsVersion="\#(builder)" colorMatched="YES" useAutolayout="YES""#, profile: era
    )

    #expect(text.contains(#"toolsVersion="\#(builder)""#))
    #expect(text.contains(#"type="boldSystem""#) && text.contains(#"pointSize="12""#))
    #expect(text.contains(#"cocoaTouchSystemColor="groupTableViewBackgroundColor""#))
    #expect(try bytes(first.graph) == bytes(second.graph))
  }

  @Test("a picker of the current date has the date that the archive for older systems has")
  func currentDate() throws {
    let xml = """
      <datePicker id="a" useCurrentDate="YES"><rect key="frame" x="0" y="0" width="320" height="216"/>
      <date key="date" timeIntervalSinceReferenceDate="5.5"/></datePicker>
      """
    let first = try CompiledSample(xml, target: "13.0")
    #expect(first.files.map(\.path) == ["runtime.nib", "objects-14.0+.nib"])
    #expect([0, 1].map { first.value("UIDate", of: "UIDatePicker", in: $0) } == ["@NSDate", "-"])
    var diagnostics = Diagnostics()

    let text = try InterfaceRaiser().raise(
      first.files[1].graph, members: first.files.map(\.path), oldest: first.files[0].graph, into: &diagnostics)
    let second = try CompiledSample(objects(of: text), target: "13.0")

    #expect(text.contains(#"useCurrentDate="YES""#) && text.contains(#"timeIntervalSinceReferenceDate="5.5""#))
    #expect(try first.files.map { try bytes($0.graph) } == second.files.map { try bytes($0.graph) })
  }

  @Test("an archive for older systems with other pickers tells nothing")
  func otherPickers() throws {
    let older = try CompiledSample(
      #"<datePicker id="a"><date key="date" timeIntervalSinceReferenceDate="5"/></datePicker>"#)
    let newer = try CompiledSample(
      #"<view id="v"><subviews><datePicker id="a"/><datePicker id="b"/></subviews></view>"#)
    var diagnostics = Diagnostics()

    let text = try InterfaceRaiser().raise(newer.graph, oldest: older.graph, into: &diagnostics)

    #expect(!text.contains("useCurrentDate"))
  }

  @Test(
    "the safe area of a cell is the cell's, and its content keeps its mask",
    arguments: ["", #"<autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMaxY="YES"/>"#])
  func cellContent(mask: String) throws {
    let xml = """
      <collectionViewCell id="a"><rect key="frame" x="0" y="0" width="90" height="60"/>
      <view key="contentView"><rect key="frame" x="0" y="0" width="90" height="60"/>\(mask)<subviews>
      <label id="b" text="B"><rect key="frame" x="0" y="0" width="50" height="20"/></label></subviews></view>
      <viewLayoutGuide key="safeArea" id="c"/></collectionViewCell>
      """
    let first = try CompiledSample(xml, attributes: #"useSafeAreas="YES""#)

    let text = try raised(first.graph)
    let second = try CompiledSample(objects(of: text), attributes: #"useSafeAreas="YES""#)

    let owner = try #require(text.split(separator: "\n").first { $0.contains("IBFilesOwner") })
    #expect(owner.hasSuffix("/>"))
    #expect(try bytes(first.graph) == bytes(second.graph))
  }

  @Test("attributes of a text stand by their names where archives have an order of their own")
  func textAttributes() throws {
    let xml = """
      <label id="a"><attributedString key="attributedText"><fragment content="A"><attributes>
      <color key="NSColor" red="1" green="0" blue="0" alpha="1" colorSpace="calibratedRGB"/>
      <font key="NSFont" size="14" name="Georgia"/><integer key="NSLigature" value="0"/>
      <paragraphStyle key="NSParagraphStyle" alignment="left"/></attributes></fragment></attributedString></label>
      """
    let text = try raised(CompiledSample(xml, profile: .xcode12).graph, asked: .xcode12)

    let names = ["NSColor", "NSFont", "NSLigature", "NSParagraphStyle"].map { text.range(of: "key=\"\($0)\"") }
    #expect(names.allSatisfy { $0 != nil })
    #expect(names.compactMap { $0 } == names.compactMap { $0 }.sorted())
  }

  @Test("a controller's view that the document connects itself is connected twice")
  func viewOutlets() throws {
    let storyboard = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="23504" \
      targetRuntime="iOS.CocoaTouch" initialViewController="c"><scenes><scene sceneID="s"><objects>
      <viewController id="c" sceneMemberID="viewController"><view key="view" id="v"/>
      <connections><outlet property="view" destination="v" id="o"/></connections></viewController>
      </objects></scene></scenes></document>
      """
    var diagnostics = Diagnostics()
    let compiled = try InterfaceCompiler().compile(
      XIBReader().read(Array(storyboard.utf8), file: "Main.storyboard"), into: &diagnostics)
    let manifest = try #require(compiled.storyboard)
    let nibs = compiled.files.filter { $0.path.hasSuffix(".nib") }.map {
      (name: String($0.path.dropLast(4)), graph: $0.graph)
    }

    let text = try InterfaceRaiser().raise(manifest, nibs: nibs, into: &diagnostics)

    #expect(text.split(separator: #"property="view""#).count == 2)
  }

  @Test(
    "an archive for macOS of one of the first compilers is raised to a document of its time",
    arguments: [
      (OutputProfile.xcode3point2, OutputProfile.xcode3point2, "823"), (.xcode4point5, .xcode5, "2843"),
      (.xcode5, .xcode3point1, "5056"), (.xcode7, .xcode3point1, "23504"),
    ])
  func firstDesktopEras(era: OutputProfile, asked: OutputProfile, builder: String) throws {
    let elements = #"""
      <customView id="v"><rect key="frame" x="0" y="0" width="200" height="100"/><subviews>
      <button id="b"><rect key="frame" x="10" y="10" width="80" height="32"/>
      <buttonCell key="cell" type="push" title="Go" bezelStyle="rounded" alignment="center" borderStyle="border" id="bc">
      <behavior key="behavior" pushIn="YES" lightByBackground="YES" lightByGray="YES"/>
      <font key="font" metaFont="smallSystem"/></buttonCell></button></subviews></customView>
      """#
    let first = try AppKitSample(elements, options: CompileOptions(profile: era)).graph

    let text = try raised(first, asked: asked)

    #expect(text.contains(#"toolsVersion="\#(builder)""#))
    #expect(text.contains(#"metaFont="smallSystem""#))
    #expect(!text.contains("imageHugsTitle"))
    var diagnostics = Diagnostics()
    let second = try InterfaceCompiler(options: CompileOptions(profile: era)).compile(
      XIBReader().read(Array(text.utf8), file: "Raised.xib"), into: &diagnostics
    ).files[0].graph
    for key in ["NSCellFlags", "NSCellFlags2", "NSButtonFlags", "NSButtonFlags2"] {
      let words = [first, second].map { graph in
        graph.objectIDs.first { graph.className(of: $0) == "NSButtonCell" }.flatMap { graph.value(key, of: $0)?.value }
      }
      #expect(words[0] == words[1] && words[0] != nil, "\(key)")
    }
  }

  private static let firstViews = #"""
    <window title="Page" wantsToBeColor="YES" id="w"><windowStyleMask key="styleMask" titled="YES"/>
    <rect key="contentRect" x="10" y="10" width="300" height="200"/><rect key="screenRect" x="0" y="0" width="1440" height="900"/>
    <view key="contentView" id="v"><rect key="frame" x="0" y="0" width="300" height="200"/><subviews>
    <scrollView id="s"><rect key="frame" x="20" y="20" width="200" height="100"/>
    <clipView key="contentView" id="c"><rect key="frame" x="1" y="1" width="198" height="98"/>
    <autoresizingMask key="autoresizingMask"/><subviews>
    <textView editable="NO" usesRuler="YES" id="t"><rect key="frame" x="0" y="0" width="198" height="98"/>
    <size key="minSize" width="90" height="40"/></textView></subviews></clipView>
    <scroller key="verticalScroller" horizontal="NO" id="vs"><rect key="frame" x="183" y="1" width="15" height="98"/></scroller>
    <scroller key="horizontalScroller" horizontal="YES" id="hs"><rect key="frame" x="1" y="83" width="182" height="15"/>
    </scroller></scrollView>
    <box boxType="separator" id="x"><rect key="frame" x="0" y="150" width="300" height="5"/></box>
    </subviews></view></window>
    <customView id="p"><subviews><tableView id="tv"><rect key="frame" x="0" y="0" width="80" height="40"/><tableColumns>
    <tableColumn width="80" id="k"><textFieldCell key="dataCell" selectable="YES" id="d"/></tableColumn></tableColumns>
    </tableView></subviews></customView>
    """#

  @Test(
    "scroll views, texts, separators and windows of the first compilers for macOS come back",
    arguments: [OutputProfile.xcode3point1, .xcode3point2, .xcode4, .xcode4point3, .xcode4point5])
  func firstDesktopViews(era: OutputProfile) throws {
    let options = CompileOptions(profile: era)
    let first = try AppKitSample(Self.firstViews, attributes: #"toolsVersion="1938""#, options: options).graph

    let text = try raised(first, asked: era)
    var diagnostics = Diagnostics()
    let second = try InterfaceCompiler(options: options).compile(
      XIBReader().read(Array(text.utf8), file: "Raised.xib"), into: &diagnostics
    ).files[0].graph

    for name in [
      "NSWindowTemplate", "NSScrollView", "NSClipView", "NSTextView", "NSTextViewSharedData", "NSBox", "NSTableView",
    ] {
      let values = [first, second].map { graph in
        graph.objectIDs.first { graph.className(of: $0) == name }.map { object in
          graph.values(of: object).map { value in
            let key = graph.keyName(value.key)
            let target = graph.object(key, of: object)
            return key + "=" + (target.map { graph.string($0) ?? "@" } ?? "\(value.value)")
          }
        }
      }
      #expect(values[0] == values[1] && values[0] != nil, "\(name)")
    }
    let orders = [first, second].map { graph in
      graph.objectIDs.first { graph.className(of: $0) == "NSScrollView" }.flatMap { view in
        graph.object("NSSubviews", of: view).map { list in
          graph.members(list).map { $0 == graph.object("NSVScroller", of: view) }
        }
      }
    }
    #expect(orders[0] == [false, true, false] && orders[0] == orders[1])
  }

  @Test("a folder of archives for macOS tells the oldest system that it is for")
  func desktopTarget() throws {
    let graph = try AppKitSample("").graph
    func raised(_ members: [String]) throws -> String {
      var diagnostics = Diagnostics()
      return try InterfaceRaiser().raise(graph, members: members, into: &diagnostics)
    }

    #expect(try raised(["keyedobjects-101300.nib", "keyedobjects.nib"]).contains(#"version="1090""#))
    #expect(try raised(["keyedobjects-110000.nib", "keyedobjects-101400.nib"]).contains(#"version="101400""#))
    #expect(try !raised(["designable.nib", "keyedobjects.nib"]).contains("<deployment"))
  }

  @Test("names that the first archives give objects are labels, and later ones have none")
  func desktopNames() throws {
    func raised(_ framework: String, asked: OutputProfile) throws -> String {
      var nib = TestDesktopNib()
      nib.custom("lamp", "Lamp")
      nib.replace("NSNamesKeys", with: .array([.ref("lamp"), .ref("owner")]))
      nib.replace("NSNamesValues", with: .array([.string("Desk Lamp"), .string("File's Owner")]))
      nib.replace(framework, with: .string("IBCocoaFramework"))
      return try self.raised(nib.graph(), asked: asked)
    }

    let old = try raised("NSFramework", asked: .xcode4)
    #expect(old.contains(#"userLabel="Desk Lamp""#) && old.contains(#"toolsVersion="1938""#))
    #expect(try !raised("NSFramework", asked: .newest).contains("Desk Lamp"))
  }

  private func bytes(_ graph: ObjectGraph) throws -> [UInt8] { try ArchiveEncoder(order: .canonical).encode(graph) }

  private func raised(_ graph: ObjectGraph, asked: OutputProfile = .standard) throws -> String {
    var diagnostics = Diagnostics()
    return try InterfaceRaiser(profile: asked).raise(graph, into: &diagnostics)
  }

  /// The elements inside `<objects>` behind File's Owner, which the helper adds itself.
  private func objects(of text: String) throws -> String {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let start = try #require(lines.firstIndex { $0.contains("<objects>") })
    let end = try #require(lines.firstIndex { $0.contains("</objects>") })
    return lines[(start + 2)..<end].joined(separator: "\n")
  }
}

extension String {
  /// Where the first occurrence of a text begins.
  fileprivate func range(of text: String) -> Int? {
    let (own, other) = (Array(utf8), Array(text.utf8))
    return own.indices.first { own[$0...].starts(with: other) }
  }
}
