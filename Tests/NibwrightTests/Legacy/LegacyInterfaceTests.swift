import NibCompiler
import NibDiagnostics
import NibDocument
import NibGraph
import Nibwright
import Testing

@Suite("Documents of Xcode 3 and 4, raised or copied")
struct LegacyInterfaceTests {
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

extension String {
  /// How often a text stands in the string.
  fileprivate func components(of text: String) -> Int { ranges(of: text).count }
}
