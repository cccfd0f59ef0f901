import NibCompiler
import NibDiagnostics
import NibSchema
import Nibwright
import Testing

@Suite("Which compiler a document of Xcode 3 or 4 is taken for")
nonisolated struct DocumentAgeTests {
  /// What tells the eras apart in an archive: 3.2, 4.0, 4.3, 4.5 and 5.0.
  private func era(
    _ document: String, exactly profile: OutputProfile? = nil, for target: String? = nil
  ) throws -> String {
    var options = CompileOptions()
    if let profile { options.profile = profile } else { options.openEras = OutputProfile.eras(named: "nib9-a") }
    options.deploymentTarget = target.flatMap { DeploymentTarget($0) }
    var diagnostics = Diagnostics()
    let graph = try Interface.read(Array(document.utf8), name: "View.xib").graph(options, into: &diagnostics)
    let font = try #require(graph.objectIDs.first { graph.className(of: $0) == "UIFont" })
    if graph.value("UIFontDescriptor", of: font) != nil { return "5.0" }
    if graph.value("NSName", of: font) != nil { return "4.5" }
    if graph.value("UINibKeyValuePairsKey", of: .root) != nil { return "4.3" }
    return graph.value("UIFontTraits", of: font) == nil ? "3.2" : "4.0"
  }

  @Test(
    "the Interface Builder that saved it says so, and the system that it is for",
    arguments: [
      (677, 528, "3.2"), (823, 800, "3.2"), (1938, 1280, "4.0"), (2843, 1536, "4.5"), (3081, 1536, "5.0"),
      (677, 768, "4.5"), (1864, 768, "4.5"), (3081, 768, "5.0"),
    ])
  func old(builder: Int, system: Int, expected: String) throws {
    #expect(try era(Self.old(builder: builder, system: system)) == expected)
  }

  @Test(
    "a document for iPhone OS 3.0 that is compiled for a system before iOS 4.3 has the compiler of its own time",
    arguments: [
      (677, "3.0", "3.2"), (762, "3.1", "3.2"), (1864, "3.0", "4.0"), (677, "4.3", "4.5"), (3081, "3.0", "5.0"),
    ])
  func old(builder: Int, target: String, expected: String) throws {
    #expect(try era(Self.old(builder: builder, system: 768), for: target) == expected)
  }

  @Test(
    "Xcode 3.2 knows traits of fonts where it is 3.2.5: for iOS 4.2, or of a document that this saved",
    arguments: [
      (677, "4.2", "4.0"), (788, "4.0", "3.2"), (823, "4.1", "3.2"), (788, nil, "3.2"), (823, nil, "4.0"),
    ] as [(Int, String?, String)])
  func latest(builder: Int, target: String?, expected: String) throws {
    #expect(try era(Self.old(builder: builder, system: 1056), exactly: .xcode3point2, for: target) == expected)
  }

  @Test(
    "Xcode 3.2 writes keyed archives for iPhone OS before 3.2, which reads no others",
    arguments: [("2.0", true), ("3.1", true), ("3.2", false), ("4.0", false)])
  func firstPhones(target: String, isKeyed: Bool) throws {
    var options = CompileOptions(profile: .xcode3point2)
    options.deploymentTarget = DeploymentTarget(target)

    let interface = try Interface.read(Array(Self.old(builder: 788, system: 768).utf8), name: "Label.xib")

    let bytes = try #require(try interface.compile(options).encoded().first?.bytes)
    #expect(bytes.starts(with: Array((isKeyed ? "bplist00" : "NIBArchive").utf8)))
  }

  private static func old(builder: Int, system: Int) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <archive type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="7.10"><data>
    <int key="IBDocument.SystemTarget">\(system)</int>
    <string key="IBDocument.InterfaceBuilderVersion">\(builder)</string>
    <object class="NSMutableArray" key="IBDocument.RootObjects" id="98">
    <bool key="EncodedWithXMLCoder">YES</bool>
    <object class="IBProxyObject" id="100"><string key="IBProxiedObjectIdentifier">IBFilesOwner</string></object>
    <object class="IBUILabel" id="101"><string key="NSFrame">{{20, 30}, {72, 37}}</string>
    <int key="NSvFlags">292</int><string key="IBUIText">Spin</string>
    <object class="NSFont" key="IBUIFont"><string key="NSName">Courier</string><double key="NSSize">15</double>
    <int key="NSfFlags">16</int></object></object></object>
    <object class="IBObjectContainer" key="IBDocument.Objects">
    <object class="IBMutableOrderedSet" key="objectRecords"><object class="NSArray" key="orderedObjects">
    <object class="IBObjectRecord"><int key="objectID">0</int><object class="NSArray" key="object" id="99"/>
    <reference key="children" ref="98"/><nil key="parent"/></object>
    <object class="IBObjectRecord"><int key="objectID">-1</int><reference key="object" ref="100"/>
    <reference key="parent" ref="99"/></object>
    <object class="IBObjectRecord"><int key="objectID">1</int><reference key="object" ref="101"/>
    <reference key="parent" ref="99"/></object></object></object><int key="maxID">1</int></object>
    </data></archive>
    """
  }

  @Test(
    "a modern document of Xcode 4 is taken for one that Xcode 4 compiled",
    arguments: [("2182", "4.3"), ("3084", "4.5"), ("4514", "5.0")])
  func modern(version: String, expected: String) throws { #expect(try era(Self.label(version)) == expected) }

  @Test(
    "no compiler is older than the document for macOS that it is to compile",
    arguments: [("677", true), ("5056", false), ("9532", false)])
  func desktop(version: String, isOld: Bool) throws {
    let text = """
      <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0" toolsVersion="\(version)" \
      targetRuntime="MacOSX.Cocoa"><objects><customObject id="-2" customClass="Owner"/></objects></document>
      """
    var options = CompileOptions(profile: .xcode3point1)
    options.openEras = OutputProfile.eras(named: "mac-10.4")
    var diagnostics = Diagnostics()

    let graph = try Interface.read(Array(text.utf8), name: "Panel.xib").graph(options, into: &diagnostics)

    let data = try #require(graph.objectIDs.first { graph.className(of: $0) == "NSIBObjectData" })
    #expect((graph.value("NSFramework", of: data) != nil) == isOld)
  }

  @Test(
    "the name of the container that later compilers write, too, stands for the first of them that knows the document",
    arguments: [
      ("mac-xc6", "7702", .xcode6), ("mac-xc6", "14490.70", .xcode10point2), ("mac-xc6", "15705", .xcode11point3),
      ("mac-xc6", "21701", .xcode12point5), ("mac-xc4", "14490.70", .xcode5), ("7.0", "14490.70", .xcode7),
    ] as [(String, String, OutputProfile)])
  func container(name: String, version: String, expected: OutputProfile) throws {
    let text = """
      <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0" toolsVersion="\(version)" \
      targetRuntime="MacOSX.Cocoa"><objects><customObject id="-2" customClass="Owner"/><textField id="1">\
      <rect key="frame" x="0" y="0" width="90" height="22"/><textFieldCell key="cell" id="2" title="Name"/>\
      </textField></objects></document>
      """
    let interface = try Interface.read(Array(text.utf8), name: "Panel.xib")
    /// The archive of an era, or of the name where none is given.
    func compiled(_ profile: OutputProfile? = nil) throws -> [UInt8] {
      var options = CompileOptions(profile: try #require(profile ?? OutputProfile(name: name)))
      options.keyedEra = CompileOptions.keyedEra(ofProfile: name)
      if profile == nil { options.openEras = OutputProfile.eras(named: name) }
      return try #require(try interface.compile(options).encoded().first?.bytes)
    }

    #expect(try compiled() == compiled(expected))
    #expect(try expected <= .xcode7 || compiled() != compiled(.xcode6))
  }

  @Test("a span of later compilers stands for the newest of them, whenever the document was saved")
  func laterSpan() throws {
    let interface = try Interface.read(Array(Self.label("3084").utf8), name: "View.xib")
    var options = CompileOptions()
    let newest = try interface.compile(options).encoded()

    options.openEras = OutputProfile.eras(named: "nib10")

    #expect(try interface.compile(options).encoded() == newest)
  }

  private static func label(_ version: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="\(version)" \
    targetRuntime="iOS.CocoaTouch" propertyAccessControl="none"><objects>
    <label text="Spin" id="2"><rect key="frame" x="0" y="0" width="90" height="20"/>
    <fontDescription key="fontDescription" name="Courier" family="Courier" pointSize="15"/></label>
    </objects></document>
    """
  }
}
