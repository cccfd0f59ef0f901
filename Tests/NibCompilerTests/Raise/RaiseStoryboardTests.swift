import NibArchives
import NibCompiler
import NibDiagnostics
import NibDocument
import NibGraph
import NibTestSupport
import Testing

/// The way back of what is several archives: storyboards, and archives inside others.
@Suite("Raising storyboards and archives for AppKit")
struct RaiseStoryboardTests {
  private static func samples(_ ending: String, in folders: String...) -> [String] {
    folders.flatMap { TestDisk.files(below: "\(SharedFiles.packageRoot)/Archives/\($0)", ending: [ending]) }
  }

  private func compiled(_ text: [UInt8], _ name: String) throws -> CompiledInterface {
    var diagnostics = Diagnostics()
    let encode: NestedEncoder = { graph in try ArchiveEncoder(order: .canonical).encode(graph) }
    return try InterfaceCompiler(encodeNested: encode).compile(XIBReader().read(text, file: name), into: &diagnostics)
  }

  private let decode: NestedDecoder = { bytes in try? ArchiveDecoder().decode(bytes, file: "inner") }

  @Test("a storyboard's archives become one document with the same controllers, references and names")
  func storyboards() throws {
    let paths = Self.samples(".storyboard", in: "Documents", "Elements")
    #expect(!paths.isEmpty)
    for path in paths {
      let first = try compiled(TestDisk.bytes(path) ?? [], path)
      guard let manifest = first.storyboard, manifest.platform == .uikit, !first.files.isEmpty else { continue }
      var diagnostics = Diagnostics()
      let nibs = first.files.filter { $0.path.hasSuffix(".nib") }.map {
        (name: String($0.path.dropLast(4)), graph: $0.graph)
      }

      let text = try InterfaceRaiser(decode: decode).raise(manifest, nibs: nibs, into: &diagnostics)
      let second = try compiled(Array(text.utf8), "Raised.storyboard")

      #expect(Set(second.files.map(\.path)) == Set(first.files.map(\.path)), "\(path)")
      #expect(Set(second.storyboard?.scenes ?? []) == Set(manifest.scenes), "\(path)")
      #expect(second.storyboard?.initialIdentifier == manifest.initialIdentifier, "\(path)")
      #expect(Set(second.storyboard?.references ?? []) == Set(manifest.references), "\(path)")
    }
  }

  @Test("a controller without an identifier has the number that its name tells as id")
  func numberedController() throws {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" targetRuntime="iOS.CocoaTouch" \
      toolsVersion="5056" version="3.0" initialViewController="37"><scenes><scene sceneID="1"><objects>\
      <viewController id="37" sceneMemberID="viewController"><view key="view" id="38"/></viewController>\
      <placeholder placeholderIdentifier="IBFirstResponder" id="39" sceneMemberID="firstResponder"/>\
      </objects></scene></scenes></document>
      """
    let first = try compiled(Array(text.utf8), "Main.storyboard")
    var diagnostics = Diagnostics()
    let nibs = first.files.filter { $0.path.hasSuffix(".nib") }.map {
      (name: String($0.path.dropLast(4)), graph: $0.graph)
    }

    let raised = try InterfaceRaiser(decode: decode).raise(
      try #require(first.storyboard), nibs: nibs, into: &diagnostics)

    #expect(first.storyboard?.scenes.map(\.identifier) == ["UIViewController-37"])
    #expect(raised.contains(#"<viewController id="37""#))
    #expect(!raised.contains("storyboardIdentifier"))
  }

  @Test("an archive for AppKit becomes a document with the same objects and connections")
  func desktop() throws {
    let paths = Self.samples(".xib", in: "Desktop")
    #expect(!paths.isEmpty)
    for path in paths {
      let first = try #require(try compiled(TestDisk.bytes(path) ?? [], path).files.first?.graph)
      var diagnostics = Diagnostics()

      let text = try InterfaceRaiser(decode: decode).raise(first, into: &diagnostics)
      let second = try #require(try compiled(Array(text.utf8), "Raised.xib").files.first?.graph)

      let (old, new) = (try #require(NibRoot(first)), try #require(NibRoot(second)))
      // Menus of a predicate editor's rows are told of and left out.
      let isTold = diagnostics.messages.contains { $0.message.contains("NSPredicateTemplateViews") }
      let leftOut = isTold ? ["NSMenu", "NSMenuItem"] : []
      let classes = { (root: NibRoot, graph: ObjectGraph) in
        root.identified.map { graph.className(of: $0) }.filter { !leftOut.contains($0) }.sorted()
      }
      #expect(classes(new, second) == classes(old, first), "\(path)")
      let links = { (root: NibRoot) in root.connections.map { "\($0.kind) \($0.label ?? "")" }.sorted() }
      #expect(links(new) == links(old), "\(path)")
    }
  }

  @Test(
    "a storyboard of archives that are missing or make no sense is raised or refused, and what is raised can be read")
  func hostile() throws {
    let path = try #require(Self.samples(".storyboard", in: "Documents").first)
    let first = try compiled(TestDisk.bytes(path) ?? [], path)
    let manifest = try #require(first.storyboard)
    var mutator = GraphMutator(start: 3)
    for place in first.files.indices {
      var nibs = first.files.map { (name: String($0.path.dropLast(4)), graph: $0.graph) }
      nibs[place].graph = try mutator.mutate(nibs[place].graph)
      var diagnostics = Diagnostics()
      if let text = try? InterfaceRaiser(decode: decode).raise(manifest, nibs: nibs, into: &diagnostics) {
        #expect((try? XIBReader().read(Array(text.utf8), file: "Raised.storyboard")) != nil)
      }
      nibs.remove(at: place)
      _ = try? InterfaceRaiser(decode: decode).raise(manifest, nibs: nibs, into: &diagnostics)
    }
    var diagnostics = Diagnostics()
    #expect(throws: RaiseError.self) { try InterfaceRaiser().raise(manifest, nibs: [], into: &diagnostics) }
  }
}
