import NibArchives
import NibCompiler
import NibDiagnostics
import NibDocument
import NibGraph
import NibSchema
import Testing

/// Seen: a PDF view of Xcode 15 and a content view of Xcode 10.2; no word of views is 0 in archives of any era.
@Suite("Views of macOS whose flags are all off") struct AppKitViewWordTests {
  private static let off = #"autoresizesSubviews="NO""#
  private static let mask = #"<autoresizingMask key="autoresizingMask"/>"#

  private static let elements = """
    <customView \(off) id="v"><rect key="frame" x="0" y="0" width="200" height="100"/>\(mask)<subviews>
    <pdfView \(off) fixedFrame="YES" id="p"><rect key="frame" x="0" y="0" width="20" height="10"/>\(mask)</pdfView>
    <view \(off) fixedFrame="YES" id="i"><rect key="frame" x="0" y="0" width="20" height="10"/>\(mask)</view>
    <textField \(off) fixedFrame="YES" id="t"><rect key="frame" x="0" y="0" width="20" height="10"/>\(mask)
    <textFieldCell key="cell" title="T" id="c"/></textField>
    <view hidden="YES" \(off) fixedFrame="YES" identifier="hidden" id="h">
    <rect key="frame" x="0" y="0" width="20" height="10"/>\(mask)</view></subviews></customView>
    """

  @Test(
    "have no word of flags, in any era",
    arguments: [OutputProfile.xcode3point2, .xcode5, .xcode8, .xcode10, .xcode13, .newest])
  func absent(era: OutputProfile) throws {
    let sample = try AppKitSample(Self.elements, options: CompileOptions(profile: era))

    for name in ["PDFView", "NSTextField"] {
      let view = try sample.only(name)
      #expect(sample.graph.object("NSFrame", of: view) ?? sample.graph.object("NSFrameSize", of: view) != nil)
      #expect(sample.integer("NSvFlags", of: view) == nil, "\(name)")
    }
    let views = sample.objects("NSCustomView") + sample.objects("NSView")
    #expect(views.compactMap { sample.integer("NSvFlags", of: $0) } == [Int64(Int32.min)])
    #expect(views.count == 3)
  }

  @Test("say so when they are raised, and compile to the same", arguments: [OutputProfile.xcode8, .newest])
  func raised(era: OutputProfile) throws {
    let first = try AppKitSample(Self.elements, options: CompileOptions(profile: era))
    var diagnostics = Diagnostics()

    let text = try InterfaceRaiser(profile: era).raise(first.graph, into: &diagnostics)

    #expect(text.ranges(of: Self.off).count == 5)
    let document = try XIBReader().read(Array(text.utf8), file: "Raised.xib")
    let second = try InterfaceCompiler(options: CompileOptions(profile: era)).compile(document, into: &diagnostics)
    let words = [first.graph, second.files[0].graph].map { graph in
      graph.objectIDs.filter { graph.value("NSNextResponder", of: $0) != nil }.map {
        "\(graph.className(of: $0)) \(graph.value("NSvFlags", of: $0).map { "\($0.value)" } ?? "none")"
      }.sorted()
    }
    #expect(words[0] == words[1] && words[0].count == 5)
  }
}
