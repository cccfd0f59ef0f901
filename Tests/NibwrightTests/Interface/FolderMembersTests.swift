import NibGraph
import Nibwright
import Testing

@Suite("Members of folders for macOS") struct FolderMembersTests {
  private static func xib(_ objects: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0" toolsVersion="23504" \
    targetRuntime="MacOSX.Cocoa" customObjectInstantitationMethod="direct">
        <objects>
            <customObject id="-2" userLabel="File's Owner" customClass="NSObject"/>
            \(objects)
        </objects>
    </document>
    """
  }

  private static let table = """
    <tableView viewBased="YES" id="tb1"><rect key="frame" x="0.0" y="0.0" width="200" height="100"/>
        <tableColumns><tableColumn identifier="name" width="190" id="tc1">
            <prototypeCellViews><tableCellView identifier="row" id="cv1">
                <rect key="frame" x="0.0" y="0.0" width="190" height="20"/>
            </tableCellView></prototypeCellViews>
        </tableColumn></tableColumns>
    </tableView>
    """

  private static let storyboard = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.Cocoa.Storyboard.XIB" version="3.0" toolsVersion="23504" \
    targetRuntime="MacOSX.Cocoa" initialViewController="vc1">
        <scenes><scene sceneID="sc1"><objects>
            <viewController id="vc1" sceneMemberID="viewController"><view key="view" id="vw1">
                <rect key="frame" x="0.0" y="0.0" width="48" height="48"/>
            </view></viewController>
        </objects></scene></scenes>
    </document>
    """

  private func compiled(
    _ text: String, _ target: String, _ profile: OutputProfile = .standard
  ) throws -> [InterfaceFile] {
    let isStoryboard = text.contains("<scenes>")
    let options = CompileOptions(profile: profile, deploymentTarget: DeploymentTarget(target))
    let name = isStoryboard ? "A.storyboard" : "A.xib"
    return try Interface.read(Array(text.utf8), name: name).compile(options).encoded()
  }

  private func isKeyed(_ file: InterfaceFile) -> Bool { file.bytes.starts(with: "bplist00".utf8) }

  @Test(
    "tables get a member of their own for macOS 11, beside one that is named after an older target",
    arguments: [
      ("10.12", ["keyedobjects.nib", "keyedobjects-101300.nib", "keyedobjects-110000.nib"]),
      ("10.14", ["keyedobjects-101400.nib", "keyedobjects-110000.nib"]), ("11.0", [""]),
    ])
  func tables(_ target: String, _ members: [String]) throws {
    let files = try compiled(Self.xib(Self.table), target)

    #expect(files.map(\.path) == members)
    #expect(files.map(isKeyed) == members.map { $0 == "keyedobjects.nib" })
  }

  @Test("a prototype lies in its archive's own container")
  func prototypes() throws {
    for file in try compiled(Self.xib(Self.table), "10.12") {
      var diagnostics = Diagnostics()
      let graph = try Interface.read(file.bytes, name: "A.nib").graph(into: &diagnostics)
      let holder = try #require(graph.objectIDs.first { graph.value("NSNibFileData", of: $0) != nil })
      let data = try #require(graph.object("NSNibFileData", of: holder))
      let span = try #require(graph.value("NS.bytes", of: data)?.span ?? graph.value("NS.data", of: data)?.span)

      #expect(graph.bytes[span.range].starts(with: "bplist00".utf8) == isKeyed(file))
    }
  }

  @Test("the archives of a storyboard are folders for systems before macOS 10.13")
  func storyboards() throws {
    let files = try compiled(Self.storyboard, "10.12").filter { $0.path != "Info.plist" }

    let names = ["vc1-view-vw1.nib", "NSViewController-vc1.nib"]
    #expect(files.map(\.path) == names.flatMap { [$0 + "/keyedobjects.nib", $0 + "/keyedobjects-101300.nib"] })
    #expect(files.map(isKeyed) == [true, false, true, false])
    let newer = try compiled(Self.storyboard, "10.13")
    #expect(newer.map(\.path) == ["Info.plist"] + names)
  }

  @Test("a large control says so in keys that older systems do not read")
  func large() throws {
    let button = """
      <button id="bt1"><rect key="frame" x="0.0" y="0.0" width="90" height="30"/>
          <buttonCell key="cell" type="push" title="Go" bezelStyle="rounded" controlSize="large" id="ce1"/>
      </button>
      """
    let file = try #require(try compiled(Self.xib(button), "11.0").first)

    var diagnostics = Diagnostics()
    let interface = try Interface.read(file.bytes, name: "A.nib")
    let graph = try interface.graph(into: &diagnostics)
    let control = try #require(graph.objectIDs.first { graph.className(of: $0) == "NSButton" })
    let cell = try #require(graph.objectIDs.first { graph.className(of: $0) == "NSButtonCell" })
    #expect(graph.value("NSControlSize", of: control)?.value == .int(0))
    if case .int(let word) = graph.value("NSCellFlags2", of: cell)?.value { #expect(word & 0xE_0000 == 0) }
    for object in [control, cell] {
      #expect(graph.value("NSControlSize2", of: object)?.value == .int(3))
      #expect(graph.value("NSControlSizeExtraLarge", of: object)?.value == .bool(false))
    }
    let text = String(decoding: try interface.decompiled(into: &diagnostics), as: UTF8.self)
    #expect(text.contains(#"controlSize="large""#))
    #expect(try compiled(text, "11.0") == [file])
  }

  @Test("an object of a custom class that is made directly is raised as one")
  func customObject() throws {
    let file = try #require(try compiled(Self.xib(#"<customObject id="ob1" customClass="Model"/>"#), "11.0").first)

    var diagnostics = Diagnostics()
    let bytes = try Interface.read(file.bytes, name: "A.nib").decompiled(into: &diagnostics)
    let text = String(decoding: bytes, as: UTF8.self)

    #expect(text.contains("<customObject id=") && text.contains(#"customClass="Model""#))
    #expect(!text.contains("controllerPlaceholder"))
    #expect(try compiled(text, "11.0") == [file])
  }
}
