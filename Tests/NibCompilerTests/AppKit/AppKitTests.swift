import NibArchives
import NibBytes
import NibDiagnostics
import NibDocument
import NibGraph
import NibInspector
import NibSchema
import NibTestSupport
import Testing

@testable import NibCompiler

@Suite("Documents for macOS")
struct AppKitTests {
  private let frame = #"<rect key="frame" x="10" y="20" width="80" height="30"/>"#

  @Test("a view says its flags, its frame and what holds it, one at the origin its size alone")
  func views() throws {
    let sample = try Sample(
      #"""
      <customView id="outer"><rect key="frame" x="0" y="0" width="200" height="100"/>
        <subviews><customView hidden="YES" id="inner" customClass="Dial">\#(frame)
          <autoresizingMask key="autoresizingMask" widthSizable="YES"/></customView></subviews></customView>
      """#)

    let tree = try sample.tree(of: "NSCustomView")
    #expect(tree.contains("NSFrameSize: \"{200, 100}\""))
    #expect(tree.contains("NSvFlags: 268"))
    #expect(tree.contains("NSFrame: \"{{10, 20}, {80, 30}}\""))
    // Hidden is the sign of 32 bits.
    #expect(tree.contains("NSvFlags: -2147483390"))
    #expect(tree.contains("NSSuperview: →"))
    #expect(tree.contains("NSClassName: \"Dial\""))
  }

  @Test("a control says once more what its cell says, and a cell which control shows it")
  func controls() throws {
    let sample = try Sample(
      #"""
      <button id="b">\#(frame)<buttonCell key="cell" type="push" title="Go" bezelStyle="rounded" alignment="center"
        borderStyle="border" inset="2" id="c"><behavior key="behavior" pushIn="YES" lightByBackground="YES"
        lightByGray="YES"/><font key="font" metaFont="system"/></buttonCell></button>
      """#)

    let tree = try sample.tree(of: "NSButton")
    #expect(tree.contains("NSControlTextAlignment: 1"))
    #expect(tree.contains("NSCellFlags2: 134217728"))
    #expect(tree.contains("NSControlView: →"))
    #expect(tree.contains("NSBezelStyle: 1"))
    #expect(tree.contains("NSAuxButtonType: 7"))
    #expect(tree.contains(#"NSFont (NSName: ".AppleSystemUIFont", NSSize: 13.0, NSfFlags: 1044)"#))
  }

  @Test(
    "a window is centred on its screen along axes without struts",
    arguments: [
      ("", "{{860, 490}, {200, 100}}", 0x78_0000),
      (#"leftStrut="YES" bottomStrut="YES""#, "{{5, 6}, {200, 100}}", 0),
      (#"topStrut="YES" bottomStrut="YES""#, "{{860, 6}, {200, 100}}", 0x78_0000),
    ])
  func windows(struts: String, rect: String, bits: Int) throws {
    let mask = struts.isEmpty ? "" : #"<windowPositionMask key="initialPositionMask" \#(struts)/>"#
    let sample = try Sample(
      #"""
      <window id="w">\#(mask)<rect key="contentRect" x="5" y="6" width="200" height="100"/>
        <rect key="screenRect" x="0" y="0" width="1920" height="1080"/></window>
      """#)

    let tree = try sample.tree(of: "NSWindowTemplate")
    #expect(tree.contains("NSWindowRect: \"\(rect)\""))
    #expect(tree.contains("NSWTFlags: \(0x2000_2800 | bits)"))
  }

  @Test("the root lists every object with the one that holds it, constraints behind the others, and numbers all")
  func root() throws {
    let sample = try Sample(
      #"""
      <customView id="v"><rect key="frame" x="0" y="0" width="9" height="9"/>
        <constraints><constraint firstItem="k" firstAttribute="top" secondItem="v" secondAttribute="top" id="n"/>
        </constraints><subviews><customView id="k">\#(frame)</customView></subviews></customView>
      """#)

    let graph = sample.graph
    let data = try #require(sample.objects("NSIBObjectData").first)
    func list(_ key: String) throws -> [String] {
      graph.members(try #require(graph.object(key, of: data))).map { graph.className(of: $0) }
    }
    #expect(try list("NSObjectsKeys") == ["NSCustomObject", "NSCustomView", "NSCustomView", "NSLayoutConstraint"])
    #expect(try list("NSObjectsValues") == ["NSCustomObject", "NSCustomObject", "NSCustomView", "NSCustomView"])
    #expect(try list("NSOidsValues").count == 5)
    #expect(graph.members(try #require(graph.object("NSOidsKeys", of: data))).first == graph.object("NSRoot", of: data))
  }

  @Test("connections go by the id of their source, numbers first; the first responder is no object")
  func connections() throws {
    let sample = try Sample(
      #"""
      <customView id="b"><connections><outlet property="z" destination="7" id="o1"/>
        <action selector="copy:" target="-1" id="a1"/></connections></customView>
      <customView id="7" toolTip="Seven"><connections><outlet property="y" destination="-2" id="o2"/></connections>
      </customView>
      """#)

    let outlets = sample.objects("NSNibOutletConnector")
    let data = try #require(sample.objects("NSIBObjectData").first)
    let listed = sample.graph.members(try #require(sample.graph.object("NSConnections", of: data)))
    #expect(listed.count == 4)
    #expect(listed.map { sample.text("NSLabel", of: $0) } == ["y", "z", "copy:", nil])
    #expect(outlets.count == 2)
    #expect(sample.graph.object("NSDestination", of: listed[2]) == nil)
    #expect(sample.text("NSMarker", of: listed[3]) == "Seven")
  }

  @Test("a named color has the system's gray and its profile; one that no archive shows is told")
  func colors() throws {
    func field(_ name: String) throws -> Sample {
      try Sample(
        #"""
        <textField id="t">\#(frame)<textFieldCell key="cell" id="c"><color key="textColor" name="\#(name)"
          catalog="System" colorSpace="catalog"/></textFieldCell></textField>
        """#)
    }
    let known = try field("labelColor")
    let unknown = try field("systemMintColor")

    #expect(known.diagnostics.messages.isEmpty)
    #expect(
      try known.tree(of: "NSTextField").contains("NSID: 9, NSModel: 0, NSICC: NSData (NS.bytes: data (4508 bytes"))
    #expect(unknown.diagnostics.messages.map(\.id) == ["noKnownForm"])
  }

  @Test("what has no kind is told by its tag")
  func unknown() throws {
    let sample = try Sample(#"<orbView id="o"/>"#)

    #expect(sample.diagnostics.messages.map(\.id) == ["unknownElement"])
  }

  @Test("an unknown subview keeps its place as a plain view, and any other unknown member is left out; both are told")
  func unknownMembers() throws {
    let sample = try Sample(
      #"""
      <customView id="v">\#(frame)<subviews><orbView id="o">\#(frame)</orbView></subviews>
        <constraints><tether id="t"/></constraints></customView>
      """#)

    let messages = sample.diagnostics.messages
    #expect(messages.map(\.id) == ["unknownElement", "unknownElement"])
    #expect(messages.map(\.message).contains("unknown view element <orbView>; compiling it as NSView"))
    #expect(messages.map(\.message).contains("unknown element <tether>; it is left out"))
    let view = try #require(sample.objects("NSCustomView").first)
    let subviews = try #require(sample.graph.object("NSSubviews", of: view))
    #expect(sample.graph.members(subviews).map { sample.graph.className(of: $0) } == ["NSView"])
    #expect(sample.graph.object("NSViewConstraints", of: view) == nil)
  }

  @Test("no connector makes an object of the first responder")
  func firstResponder() throws {
    let sample = try Sample(
      #"""
      <customView id="v"><connections><outlet property="next" destination="-1" id="o"/>
        <action selector="copy:" target="-1" id="a"/></connections></customView>
      """#)

    let outlet = try #require(sample.objects("NSNibOutletConnector").first)
    #expect(sample.graph.object("NSDestination", of: outlet) == nil)
    #expect(sample.objects("NSNibControlConnector").count == 1)
    // The owner and the application.
    #expect(sample.objects("NSCustomObject").count == 2)
  }

  @Test("a tool tip in base64 is told to be left out")
  func codedToolTip() throws {
    let sample = try Sample(
      #"<customView id="v"><string key="toolTip" base64-UTF8="YES">QQo</string></customView>"#)

    #expect(sample.diagnostics.messages.map(\.id) == ["ignoredValue"])
    #expect(sample.objects("NSIBHelpConnector").isEmpty)
  }

  @Test("the profile of gray ends where its table of tags says")
  func profile() {
    let bytes = GrayProfile.bytes
    func big32(_ offset: Int) -> Int { bytes[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) } }

    #expect(bytes.count == 4508)
    #expect(big32(0) == bytes.count)
    let last = 132 + 12 * (big32(128) - 1)
    #expect(big32(last + 4) + big32(last + 8) == bytes.count)
  }
}

/// A document for macOS around some elements, compiled.
private struct Sample {
  let graph: ObjectGraph
  private(set) var diagnostics = Diagnostics()

  init(_ elements: String) throws {
    let document = try XIBReader().read(Array(Self.text(elements).utf8), file: "sample.xib")
    graph = try InterfaceCompiler().compile(document, into: &diagnostics).files[0].graph
  }

  static func text(_ elements: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0" toolsVersion="23504" targetRuntime="MacOSX.Cocoa"><objects>
    <customObject id="-2" customClass="Owner"/><customObject id="-1" customClass="FirstResponder"/>
    <customObject id="-3" customClass="NSObject"/>
    \(elements)</objects></document>
    """
  }

  func objects(_ className: String) -> [ObjectID] {
    graph.objectIDs.filter { graph.className(of: $0) == className }
  }

  func text(_ key: String, of object: ObjectID) -> String? {
    graph.object(key, of: object).flatMap { graph.string($0) }
  }

  /// The tree of the whole archive, if it has an object of the class.
  func tree(of className: String) throws -> String {
    try #require(!objects(className).isEmpty)
    return try TreeRendering().render(graph)
  }
}
