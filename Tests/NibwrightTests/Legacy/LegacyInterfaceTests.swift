import NibArchives
import NibCompiler
import NibDiagnostics
import NibDocument
import NibGraph
import Nibwright
import Testing

@Suite("Documents of Xcode 3 and 4, raised or copied")
nonisolated struct LegacyInterfaceTests {
  private func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

  @Test("a document for UIKit becomes a modern one by the names of its attributes")
  func raised() throws {
    let interface = try Interface.read(LegacyDocuments.uiKit, name: "Spin.xib")
    #expect(interface.isLegacy)
    var diagnostics = Diagnostics()
    let modern = text(try interface.upgraded(into: &diagnostics))
    for expected in [
      #"<placeholder id="-1" placeholderIdentifier="IBFilesOwner" customClass="SpinController">"#,
      #"<rect key="frame" x="20" y="30" width="72" height="37"/>"#, #"<state key="normal" title="Spin"/>"#,
      #"buttonType="system""#, #"<color key="backgroundColor" red="1" green="0.5" blue="0" alpha="1""#,
      #"textAlignment="center""#, #"tag="9""#, #"hidden="YES""#, #"customClass="Shiny""#,
      #"<fontDescription key="fontDescription" name="Helvetica-Bold" family="Helvetica" pointSize="15"/>"#,
      #"<autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>"#,
      #"<outlet property="view" destination="1" id="7"/>"#,
      #"<action selector="spin:" destination="-1" eventType="touchUpInside" id="8"/>"#,
    ] { #expect(modern.contains(expected), "\(expected)\n\(modern)") }
  }

  @Test("a spinner hides when it stops, unless its document says that it does not", arguments: [nil, "NO"])
  func spinner(said: String?) throws {
    let flag = said.map { "<bool key=\"IBUIHidesWhenStopped\">\($0)</bool>" } ?? ""
    let old = text(LegacyDocuments.uiKit).replacing(
      #"<object class="IBUILabel" id="104">"#, with: #"<object class="IBUIActivityIndicatorView" id="104">\#(flag)"#)
    var diagnostics = Diagnostics()
    let interface = try Interface.read(Array(old.utf8), name: "Spin.xib")

    #expect(text(try interface.upgraded(into: &diagnostics)).contains(#"hidesWhenStopped="YES""#) == (said == nil))
  }

  @Test("what is not known is told with its line in the old file")
  func told() throws {
    let interface = try Interface.read(LegacyDocuments.uiKit, name: "Spin.xib")
    var diagnostics = Diagnostics()
    _ = try interface.compile(into: &diagnostics)
    let message = try #require(diagnostics.messages.first { $0.message.contains("IBUIWhirl") })
    let lines = text(LegacyDocuments.uiKit).split(separator: "\n", omittingEmptySubsequences: false)
    let line = try #require(lines.firstIndex { $0.contains("IBUIWhirl") }) + 1
    guard case .text(line, _) = message.place.position else {
      Issue.record("\(message)")
      return
    }
  }

  @Test("the old document and its modern form compile to the same archive")
  func sameArchive() throws {
    var diagnostics = Diagnostics()
    let interface = try Interface.read(LegacyDocuments.uiKit, name: "Spin.xib")
    let modern = try Interface.read(try interface.upgraded(into: &diagnostics), name: "Spin.xib")
    #expect(!modern.isLegacy)
    for profile in [OutputProfile.xcode5, .xcode8, .newest] {
      let options = CompileOptions(profile: profile)
      let old = try interface.compile(options, into: &diagnostics).encoded()
      #expect(try modern.compile(options, into: &diagnostics).encoded() == old)
    }
  }

  @Test("an upgrade tells of what the editor alone showed, a compile does not")
  func editorKeys() throws {
    let metrics = "<object class=\"IBUISimulatedStatusBarMetrics\" key=\"IBUISimulatedStatusBarMetrics\"/>"
    let old = text(LegacyDocuments.uiKit).replacing(
      "<reference key=\"NSNextResponder\"/>", with: metrics + "<reference key=\"NSNextResponder\"/>")
    let interface = try Interface.read(Array(old.utf8), name: "Spin.xib")
    var upgrading = Diagnostics()
    var compiling = Diagnostics()

    _ = try interface.upgraded(into: &upgrading)
    _ = try interface.compile(into: &compiling)

    let told = upgrading.messages.filter { $0.id == "editorOnly" }
    #expect(told.count == 1 && told[0].message.contains("IBUISimulatedStatusBarMetrics"))
    #expect(!compiling.messages.contains { $0.id == "editorOnly" })
  }

  @Test("objects come to life with their connections")
  func alive() throws {
    let nib = try Interface.read(LegacyDocuments.uiKit, name: "Spin.xib").nib()
    let report = nib.graph.rootPlatform
    #expect(report == .uikit)
    let place = nib.graph.objectIDs.map { nib.graph.place(of: $0) }.first { $0.object == "5" }
    guard case .text(let line, _)? = place?.position else {
      Issue.record("no place for the button")
      return
    }
    #expect(
      text(LegacyDocuments.uiKit).split(separator: "\n", omittingEmptySubsequences: false)[line - 1].contains(
        "IBUIButton"))
  }

  @Test("a document for AppKit is copied, with its connectors and classes")
  func copied() throws {
    let interface = try Interface.read(LegacyDocuments.appKit, name: "Panel.xib")
    var diagnostics = Diagnostics()
    let graph = try interface.graph(into: &diagnostics)
    #expect(diagnostics.messages.isEmpty, "\(diagnostics.messages)")
    let data = try #require(graph.object("IB.objectdata", of: .root))
    func members(_ key: String) -> [ObjectID] { graph.object(key, of: data).map { graph.members($0) } ?? [] }
    #expect(
      members("NSObjectsKeys").map { graph.className(of: $0) }
        == ["NSCustomObject", "NSWindowTemplate", "NSView", "NSClassSwapper", "NSButtonCell"])
    #expect(members("NSVisibleWindows").map { graph.className(of: $0) } == ["NSWindowTemplate"])
    let links = members("NSConnections")
    #expect(links.map { graph.className(of: $0) } == ["NSNibOutletConnector", "NSNibControlConnector"])
    let action = try #require(links.last)
    // An action's sender is its source, and the first responder is no destination.
    #expect(graph.object("NSSource", of: action).map { graph.className(of: $0) } == "NSClassSwapper")
    #expect(graph.value("NSDestination", of: action) == nil)
    let button = try #require(graph.object("NSSource", of: action))
    #expect(graph.object("NSClassName", of: button).flatMap { graph.string($0) } == "BigButton")
    #expect(graph.object("NSOriginalClassName", of: button).flatMap { graph.string($0) } == "NSButton")
    let font = try #require(graph.object("NSCell", of: button).flatMap { graph.object("NSSupport", of: $0) })
    #expect(graph.value("IBIsSystemFont", of: font) == nil && graph.value("NSName", of: font) != nil)
    #expect(graph.place(of: button).object == "3")
  }

  @Test("Interface Builder's own archives name their objects and keep their numbers")
  func named() throws {
    let interface = try Interface.read(LegacyDocuments.appKit, name: "Panel.xib")
    var diagnostics = Diagnostics()
    let options = CompileOptions(profile: .xcode3point2)
    let graph = try interface.graph(options, into: &diagnostics)
    let data = try #require(graph.object("IB.objectdata", of: .root))
    let names = graph.object("NSNamesValues", of: data).map { graph.members($0) } ?? []
    #expect(names.count == 6 && names.first.flatMap { graph.string($0) } == "File's Owner")
    let numbers = graph.object("NSOidsValues", of: data).map { graph.members($0) } ?? []
    #expect(numbers.map { graph.number($0) } == [9, -3, 1, 2, 3, 4, 7, 8])
    #expect(graph.value("NSNextOid", of: data)?.value == .int(10))
    let classes = graph.object("NSClassesValues", of: data).map { graph.members($0) } ?? []
    #expect(classes.map { graph.string($0) } == ["BigButton"])
  }

  @Test("an archive that the editor saved has numbers for its windows, a compiled one has no windows")
  func editorObjects() throws {
    let text = self.text(LegacyDocuments.appKit).replacing(
      "<nil key=\"NSNextResponder\"/>",
      with: "<reference key=\"NSNextResponder\"/><reference key=\"NSSuperview\"/><reference key=\"NSWindow\"/>")
    var diagnostics = Diagnostics()
    let keys = ["NSNextResponder", "NSSuperview", "NSWindow"]
    func view(_ name: String, _ profile: OutputProfile) throws -> (graph: ObjectGraph, present: [String]) {
      let interface = try Interface.read(Array(text.utf8), name: name)
      let graph = try interface.graph(CompileOptions(profile: profile), into: &diagnostics)
      let view = try #require(graph.objectIDs.first { graph.className(of: $0) == "NSView" })
      return (graph, keys.filter { graph.value($0, of: view)?.code == .null })
    }

    let compiled = try view("Panel.xib", .xcode5)
    #expect(compiled.present == ["NSNextResponder"] && compiled.graph.keyedNumbers?.hidden.isEmpty == true)
    let saved = try view("Panel.nib/designable.nib", .xcode5)
    #expect(saved.present == keys)
    #expect(saved.graph.keyedNumbers?.hidden.map(\.number) == [2, 2, 1])
    // In archives with names the window is the next responder, and a view without the key gets one.
    let named = try view("designable.nib", .xcode3point2)
    #expect(named.graph.keyedNumbers?.hidden.map(\.number) == [1, 2, 1, 1])
    let renewed = try view("Panel.nib/designable.nib", .xcode6)
    #expect(renewed.present == ["NSNextResponder"])
  }

  @Test("a keyed archive keeps one number for each object of the editor")
  func vacantNumbers() throws {
    let text = self.text(LegacyDocuments.appKit).replacing(
      "<nil key=\"NSNextResponder\"/>",
      with: "<reference key=\"NSNextResponder\"/><reference key=\"NSSuperview\"/><reference key=\"NSWindow\"/>")
    let interface = try Interface.read(Array(text.utf8), name: "designable.nib")
    var diagnostics = Diagnostics()
    var options = CompileOptions(profile: .xcode5)
    options.keyedEra = .system10_6Wide
    let bytes = try #require(try interface.compile(options, into: &diagnostics).encoded().first?.bytes)

    let graph = try ArchiveDecoder().decode(bytes, file: "keyedobjects.nib")
    let numbers = graph.keyedNumbers?.hidden.map(\.number) ?? []

    #expect(numbers.count == 3 && Set(numbers).count == 2 && !numbers.contains(0))
  }

  @Test("a compiler writes anew what is its system's own")
  func renewed() throws {
    let text = self.text(LegacyDocuments.appKit).replacing(
      "<string key=\"NSWindowTitle\">Panel</string>",
      with: """
        <string key="NSWindowTitle">Panel</string><string key="NSMinSize">{213, 129}</string>
        <string key="NSMaxSize">{3.4028200000000001e+38, 3.4028200000000001e+38}</string>
        <string key="NSWindowContentMaxSize">{3.40282e+38, 3.40282e+38}</string>
        """
    ).replacing("<string key=\"NSName\">LucidaGrande</string>", with: "<int key=\"NSfFlags\">2072</int>")
    var diagnostics = Diagnostics()
    let interface = try Interface.read(Array(text.utf8), name: "Panel.xib")
    func value(_ key: String, of className: String, _ profile: OutputProfile) throws -> String? {
      let graph = try interface.graph(CompileOptions(profile: profile), into: &diagnostics)
      let object = try #require(graph.objectIDs.first { graph.className(of: $0) == className })
      return graph.object(key, of: object).flatMap { graph.string($0) }
    }

    let window = "NSWindowTemplate"
    #expect(try value("NSMaxSize", of: window, .xcode6) == "{10000000000000, 10000000000000}")
    #expect(try value("NSWindowContentMaxSize", of: window, .xcode6) == nil)
    #expect(try value("NSWindowContentMinSize", of: window, .xcode6) == "{213, 107}")
    #expect(try value("NSName", of: "NSFont", .xcode6) == ".HelveticaNeueDeskInterface-Bold")
    #expect(try value("NSName", of: "NSFont", .xcode7) == ".AppleSystemUIFontBold")
    #expect(try value("NSMaxSize", of: window, .xcode3point2) == "{3.40282e+38, 3.40282e+38}")
    #expect(try value("NSMaxSize", of: window, .xcode5) == "{3.4028200000000001e+38, 3.4028200000000001e+38}")
    #expect(try value("NSName", of: "NSFont", .xcode5) == nil)
  }

  @Test(
    "a dictionary of attributes is in the order of the era's hash table",
    arguments: [
      ("Panel.xib", OutputProfile.xcode3point1, ["NSParagraphStyle", "NSColor", "NSFont"]),
      ("Panel.xib", .xcode3point2, ["NSColor", "NSUnderline", "NSCursor"]),
      ("designable.nib", .xcode3point2, ["NSColor", "NSCursor", "NSUnderline"]),
      ("Panel.xib", .xcode5, ["NSColor", "NSCursor", "NSUnderline"]),
    ])
  func dictionaries(name: String, profile: OutputProfile, order: [String]) throws {
    let keys = order.sorted()
    let members = keys.map { "<string>\($0)</string>" }.joined()
    let text = self.text(LegacyDocuments.appKit).replacing(
      "<string key=\"NSWindowTitle\">Panel</string>",
      with: """
        <object class="NSDictionary" key="NSAttributes"><bool key="EncodedWithXMLCoder">YES</bool>
        <object class="NSArray" key="dict.sortedKeys"><bool key="EncodedWithXMLCoder">YES</bool>\(members)</object>
        <object class="NSArray" key="dict.values"><bool key="EncodedWithXMLCoder">YES</bool>\(members)</object></object>
        """)
    var diagnostics = Diagnostics()
    let graph = try Interface.read(Array(text.utf8), name: name).graph(
      CompileOptions(profile: profile), into: &diagnostics)

    let dictionary = try #require(graph.objectIDs.first { graph.className(of: $0) == "NSDictionary" })
    let texts = graph.members(dictionary).compactMap { graph.string($0) }

    #expect(stride(from: 0, to: texts.count, by: 2).map { texts[$0] } == order)
  }

  @Test("a scroll view leads to what it shows before its hidden scrollers")
  func tiling() throws {
    let text = self.text(LegacyDocuments.appKit).replacing(
      "<object class=\"NSButton\" id=\"104\">",
      with: """
        <object class="NSScrollView" id="110"><int key="NSvFlags">268</int><reference key="NSNextKeyView" ref="113"/>
        <object class="NSClipView" key="NSContentView" id="111"><reference key="NSNextKeyView" ref="112"/>
        <object class="NSView" key="NSDocView" id="112"><reference key="NSNextKeyView" ref="104"/></object></object>
        <object class="NSScroller" key="NSVScroller" id="113"><reference key="NSNextKeyView" ref="111"/></object></object>
        <object class="NSButton" id="104">
        """
    ).replacing(
      "<object class=\"NSArray\" key=\"orderedObjects\">",
      with: """
        <object class="NSArray" key="orderedObjects">
        <object class="IBObjectRecord"><int key="objectID">40</int><reference key="object" ref="110"/>
        <reference key="parent" ref="103"/></object>
        """)
    var diagnostics = Diagnostics()
    func next(_ profile: OutputProfile) throws -> [String?] {
      let graph = try Interface.read(Array(text.utf8), name: "designable.nib").graph(
        CompileOptions(profile: profile), into: &diagnostics)
      let scroll = try #require(graph.objectIDs.first { graph.className(of: $0) == "NSScrollView" })
      let shown = graph.object("NSContentView", of: scroll).flatMap { graph.object("NSDocView", of: $0) }
      return [scroll, shown].map { view in
        view.flatMap { graph.object("NSNextKeyView", of: $0) }.map { graph.className(of: $0) }
      }
    }

    #expect(try next(.xcode6) == ["NSClipView", "NSScroller"])
    #expect(try next(.xcode5) == ["NSScroller", "NSClassSwapper"])
  }

  @Test("a document for AppKit has no modern form yet, and says so")
  func notRaised() throws {
    let interface = try Interface.read(LegacyDocuments.appKit, name: "Panel.xib")
    var diagnostics = Diagnostics()
    #expect(throws: NibError.self) { try interface.upgraded(into: &diagnostics) }
  }

  @Test("objects that hold each other are raised once")
  func cycles() throws {
    let text = self.text(LegacyDocuments.uiKit).replacing(
      "<reference key=\"NSSuperview\" ref=\"102\"/>",
      with: "<array key=\"NSSubviews\"><reference ref=\"102\"/><reference ref=\"103\"/><reference ref=\"104\"/></array>"
    )
    var diagnostics = Diagnostics()
    let modern = self.text(try Interface.read(Array(text.utf8), name: "Spin.xib").upgraded(into: &diagnostics))
    #expect(modern.components(of: "<button") == 1 && modern.components(of: "<view ") == 1)
  }
}

nonisolated extension String {
  /// How often a text stands in the string.
  fileprivate func components(of text: String) -> Int { ranges(of: text).count }
}
