import NibDiagnostics
import NibDocument
import NibGraph
import NibSchema
import Testing

@testable import NibCompiler

@Suite("Templates of the library of Interface Builder 3")
struct AppKitLibraryTests {
  private func sample(_ elements: String, _ profile: OutputProfile) throws -> AppKitSample {
    try AppKitSample(elements, attributes: #"toolsVersion="1938""#, options: CompileOptions(profile: profile))
  }

  @Test("a template of the library stands as what it is, and comes back with its texts")
  func libraryTemplates() throws {
    let elements = #"""
      <customView id="v"><subviews><view customClass="IBLibraryObjectTemplate" id="t"><userDefinedRuntimeAttributes>
      <userDefinedRuntimeAttribute type="string" keyPath="label" value="Lamp"/>
      <userDefinedRuntimeAttribute type="string" keyPath="fullDescription" value="A lamp."/>
      </userDefinedRuntimeAttributes></view></subviews></customView>
      """#
    let sample = try sample(elements, .xcode3point1)

    let template = try sample.only("IBLibraryObjectTemplate")
    #expect(sample.text("label", of: template) == "Lamp")
    #expect(sample.value("subtitle", of: template) != nil)
    #expect(sample.value("NSClassName", of: template) == nil)
    let full = try #require(sample.graph.object("fullDescription", of: template))
    #expect(sample.text("NSString", of: full) == "A lamp.")
    #expect(sample.objects("NSIBUserDefinedRuntimeAttributesConnector").isEmpty)
    var diagnostics = Diagnostics()
    let text = try InterfaceRaiser(profile: .xcode3point1).raise(sample.graph, into: &diagnostics)
    #expect(text.contains(#"keyPath="label" value="Lamp""#) && text.contains(#"value="A lamp.""#))
    let later = try self.sample(elements, .xcode5)
    #expect(later.objects("NSIBUserDefinedRuntimeAttributesConnector").count == 1)
    #expect(try later.only("NSClassSwapper") != .root)
  }

  @Test("a template's text whose runs differ comes back with them, and no other object has such an attribute")
  func libraryRuns() throws {
    func elements(_ name: String) -> String {
      #"""
      <customView id="v"><subviews><view customClass="\#(name)" id="t"><userDefinedRuntimeAttributes>
      <userDefinedRuntimeAttribute type="string" keyPath="fullDescription" value="A lamp.">
      <attributedString key="attributedString">
      <fragment content="A "><attributes><font key="NSFont" size="12" name="Helvetica"/></attributes></fragment>
      <fragment content="lamp."><attributes><integer key="NSLigature" value="0"/><font key="NSFont" size="12" name="Monaco"/>
      <color key="NSColor" red="0.25" green="0.5" blue="0.75" alpha="1" colorSpace="calibratedRGB"/></attributes></fragment>
      </attributedString></userDefinedRuntimeAttribute>
      </userDefinedRuntimeAttributes></view></subviews></customView>
      """#
    }
    let first = try sample(elements("IBLibraryObjectTemplate"), .xcode3point1)
    var diagnostics = Diagnostics()
    let text = try InterfaceRaiser(profile: .xcode3point1).raise(first.graph, into: &diagnostics)
    let second = try InterfaceCompiler(options: CompileOptions(profile: .xcode3point1)).compile(
      XIBReader().read(Array(text.utf8), file: "Raised.xib"), into: &diagnostics
    ).files[0].graph

    for graph in [first.graph, second] {
      let template = try #require(graph.objectIDs.first { graph.className(of: $0) == "IBLibraryObjectTemplate" })
      let full = try #require(graph.object("fullDescription", of: template))
      let runs = graph.members(try #require(graph.object("NSAttributes", of: full)))
      #expect(runs.map { graph.pairs($0)?.count } == [1, 3])
    }
    #expect(first.diagnostics.messages.isEmpty && diagnostics.messages.isEmpty)
    let other = try sample(elements("Lamp"), .xcode3point1)
    #expect(other.diagnostics.messages.map(\.id) == ["unknownElement"])
  }
}
