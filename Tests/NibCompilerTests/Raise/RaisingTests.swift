import NibArchives
import NibBytes
import NibCompiler
import NibDiagnostics
import NibDocument
import NibGraph
import NibSchema
import NibTestSupport
import Testing

@Suite("Raising objects to elements")
struct RaisingTests {
  @Test(
    "what an element says is in the document again, and what is the default is not",
    arguments: [
      #"<view id="a" hidden="YES"/>"#,
      #"<view id="a" opaque="NO" tag="7"/>"#,
      #"<view id="a" contentMode="left" alpha="0.25"/>"#,
      #"<view id="a" customClass="Orb" customModule="Sky"/>"#,
      #"<view id="a" customClass="Orb"/>"#,
      #"<view id="a" horizontalHuggingPriority="251"/>"#,
      #"<label id="a" text="A &lt; &quot;B&quot;" numberOfLines="0"/>"#,
      #"<label id="a" text="one&#10;two"/>"#,
      #"<label id="a" minimumScaleFactor="0.5"/>"#,
      #"<switch id="a" enabled="NO" on="YES"/>"#,
      #"<stackView id="a" axis="vertical" spacingType="standard"/>"#,
      #"<searchBar id="a" translucent="NO"/>"#,
      #"<slider id="a" value="0.3" maxValue="8"/>"#,
      #"<textField id="a"><textInputTraits key="textInputTraits" keyboardType="URL"/></textField>"#,
    ])
  func attributes(xml: String) throws {
    let first = try CompiledSample(xml)
    let text = try raised(first.graph)

    let second = try CompiledSample(objects(of: text))

    #expect(try bytes(first.graph) == bytes(second.graph))
    for word in xml.split(separator: " ") where word.contains("=\"") && !word.contains("&") {
      guard !["id", "key", "minimumScaleFactor"].contains(word.prefix { $0 != "=" }) else { continue }
      #expect(text.contains(" \(word.prefix { $0 != ">" && $0 != "/" })"), "\(word)")
    }
  }

  @Test("a graph without a list of top-level objects is refused with its place")
  func noObjects() throws {
    var builder = GraphBuilder()
    let root = builder.reserve(builder.class("NSObject"))
    builder.begin(root)
    builder.end()
    let graph = try builder.finish(format: .nibArchive(minor: 10, launchTrailer: false), file: "Test.nib")

    #expect(throws: RaiseError.self) { try raised(graph) }
  }

  @Test("an empty interface is raised to a document without objects")
  func emptyInterface() throws {
    let text = """
      <?xml version="1.0"?><document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
      targetRuntime="iOS.CocoaTouch"><objects/></document>
      """
    var diagnostics = Diagnostics()
    let document = try XIBReader().read(Array(text.utf8), file: "Empty.xib")
    let graph = try InterfaceCompiler().compile(document, into: &diagnostics).files[0].graph

    let raised = try raised(graph)

    #expect(raised.contains("<objects/>"))
    #expect(try XIBReader().read(Array(raised.utf8), file: "Raised.xib").tag(.root) == "document")
  }

  @Test("what no row raises is told by object and key")
  func notRaised() throws {
    let view = try CompiledSample(#"<view id="a" tag="7"/>"#).graph
    let keys = view.keys.names.map { $0 == "UITag" ? "UIWhirl" : $0 }
    let odd = try ObjectGraph(
      format: view.format, objects: view.objects, values: view.values, keys: NameTable(keys), classes: view.classes,
      bytes: view.bytes, origins: view.origins)
    var diagnostics = Diagnostics()

    let text = try InterfaceRaiser().raise(odd, into: &diagnostics)

    #expect(text.contains("<view ") && !text.contains("tag="))
    #expect(diagnostics.messages.map(\.message) == ["'UIWhirl' of a UIView is not raised; it is left out"])
    #expect(diagnostics.messages.map(\.id) == ["noKnownForm"])
  }

  @Test("an object that two others hold, or that holds itself, is one element")
  func cycles() throws {
    let sample = try CompiledSample(#"<view id="a"><subviews><view id="b"/></subviews></view>"#)
    let views = sample.objects("UIView")
    var objects = sample.graph.values
    // The inner view holds the outer one.
    let list = try #require(sample.graph.object("UISubviews", of: views[0]))
    for index in objects.indices where objects[index].object == views[1] {
      let isInList = sample.graph.values(of: list).indices.contains(index)
      if isInList { objects[index] = .reference(objects[index].key, views[0]) }
    }
    let graph = try ObjectGraph(
      format: sample.graph.format, objects: sample.graph.objects, values: objects, keys: sample.graph.keys,
      classes: sample.graph.classes, bytes: sample.graph.bytes, origins: sample.graph.origins)

    let text = try raised(graph)

    #expect(text.split(separator: "<view ").count == 2)
  }

  @Test("graphs that make no sense are raised or refused, and what is raised can be read", arguments: 0..<4)
  func hostile(start: Int) throws {
    var mutator = GraphMutator(start: start)
    for path in TestSize.share(RoundTrip.samples, every: 4, from: start) {
      guard let archive = try RoundTrip(path).first else { continue }
      let graph = try ArchiveDecoder().decode(archive, file: "sample.nib")
      for _ in 0..<TestSize.count(1, full: 8) {
        let mutated = try mutator.mutate(graph)
        guard let text = try? raised(mutated) else { continue }
        #expect((try? XIBReader().read(Array(text.utf8), file: "Raised.xib")) != nil, "\(path)")
      }
    }
  }

  @Test("a chain of objects as deep as documents may be is raised")
  func deep() throws {
    let depth = 100
    let open = String(repeating: "<view><subviews>", count: depth)
    let close = String(repeating: "</subviews></view>", count: depth)
    let limits = ReadLimits(depth: 4 * depth)
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="23504" targetRuntime="iOS.CocoaTouch"><objects>
      \(open)\(close)</objects></document>
      """
    let document = try XIBReader(limits: limits).read(Array(text.utf8), file: "Deep.xib")
    var diagnostics = Diagnostics()
    let graph = try InterfaceCompiler().compile(document, into: &diagnostics).files[0].graph

    let deep = try raised(graph)

    #expect(deep.split(separator: "<view").count > depth)
    #expect(deep.utf8.count < 1_000 * depth)
  }

  @Test("the same graph is raised to the same text")
  func deterministic() throws {
    let graph = try CompiledSample(#"<view id="a"><subviews><label id="b"/><button id="c"/></subviews></view>"#).graph

    #expect(try raised(graph) == raised(graph))
  }

  private func bytes(_ graph: ObjectGraph) throws -> [UInt8] { try ArchiveEncoder(order: .canonical).encode(graph) }

  private func raised(_ graph: ObjectGraph) throws -> String {
    var diagnostics = Diagnostics()
    return try InterfaceRaiser().raise(graph, into: &diagnostics)
  }

  /// The elements inside `<objects>` behind File's Owner, which the helper adds itself.
  private func objects(of text: String) throws -> String {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let start = try #require(lines.firstIndex { $0.contains("<objects>") })
    let end = try #require(lines.firstIndex { $0.contains("</objects>") })
    return lines[(start + 2)..<end].joined(separator: "\n")
  }
}
