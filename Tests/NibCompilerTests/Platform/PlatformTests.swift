import NibBytes
import NibDiagnostics
import NibDocument
import NibGraph
import NibSchema
import Testing

@testable import NibCompiler

@Suite("Platforms")
struct PlatformTests {
  @Test(
    "a platform without a compiler is refused, by name",
    arguments: [("watchKit", "watchOS"), ("visionOS", "visionOS"), ("XROS", "visionOS")])
  func refused(runtime: String, name: String) {
    let error = #expect(throws: CompileError.self) { try CompiledSample(#"<view id="a"/>"#, runtime: runtime) }

    #expect(error?.code == .platform)
    #expect(error?.detail.contains(name) == true)
  }

  @Test("UIKit serves its systems, and documents that say none", arguments: ["iOS.CocoaTouch.iPad", "AppleTV", ""])
  func uiKit(runtime: String) throws {
    #expect(try CompiledSample(#"<view id="a"/>"#, runtime: runtime).objects("UIView").count == 1)
  }

  @Test("the passes write what a platform says: its kinds, values, class names and root")
  func another() throws {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0" toolsVersion="23504" targetRuntime="MacOSX.Cocoa">
      <objects><view id="a"><point key="origin" x="1" y="2"/><color key="tint" white="1"/></view><mystery id="b"/></objects>
      </document>
      """
    let document = try XIBReader().read(Array(text.utf8), file: "Sample.xib")
    var diagnostics = Diagnostics()

    let graph = try InterfaceCompiler(platform: .sample).compile(document, into: &diagnostics).files[0].graph

    let list = try #require(graph.object("SampleObjects", of: .root))
    #expect(graph.members(list).map { graph.className(of: $0) } == ["SampleView", "NSObject"])
    let view = try #require(graph.members(list).first)
    #expect(graph.object("SampleOrigin", of: view).flatMap { graph.string($0) } == "{1, 2}")
    #expect(graph.object("SampleTint", of: view).flatMap { graph.string($0) } == "color")
    #expect(diagnostics.messages.map(\.id) == ["unknownElement"])
  }
}

extension Platform {
  /// A platform that shares nothing with another but the passes.
  fileprivate static let sample = Platform(
    systems: [.macOS], framework: .appkit,
    catalog: Catalog(kinds: [
      Catalog.Kind("view") {
        ElementSchema(
          "view", class: "SampleView", role: .view,
          rows: [.geometry("origin", .point, nib: "SampleOrigin"), .color("tint", nib: "SampleTint")])
      },
      Catalog.Kind("customObject") { ElementSchema("customObject", class: "NSObject", role: .object, rows: []) },
    ]),
    keyNames: ["SampleObjects"], classNames: [], classFallbacks: [], valueKeys: [], values: SampleForms.self,
    objects: SampleForms.self, root: SampleForms.self, archives: SampleForms.self)
}

private enum SampleForms: ValueForms, ObjectForms, RootForm, ArchiveForms {
  static func color(_ element: Int, _ lowering: inout Lowering) -> ObjectID { lowering.writer.string("color") }
  static func color(default color: DefaultColor, _ lowering: inout Lowering) -> ObjectID { .root }
  static func font(child element: Int, _ lowering: inout Lowering) -> ObjectID { .root }
  static func font(default font: DefaultFont, _ lowering: inout Lowering) -> ObjectID { .root }
  static func image(reference element: Int, _ lowering: inout Lowering) -> ObjectID? { nil }
  static func image(_ name: ByteSpan, isSymbol: Bool, _ lowering: inout Lowering) -> ObjectID { .root }
  static func attributedString(child element: Int, _ lowering: inout Lowering) -> ObjectID { .root }
  static func textAttributes(_ element: Int, _ lowering: inout Lowering) -> ObjectID { .root }

  static func boolean(_ value: Bool, _ lowering: inout Lowering) -> ObjectID { .root }

  static func geometry(_ values: [Double], _ shape: Geometry, _ key: KeyID, _ writer: inout ObjectWriter) -> KeyedValue
  {
    .reference(key, writer.string(Geometry.text(values, of: shape)))
  }

  static func archivedClass(of element: Int, _ plan: KindPlan, _ lowering: inout Lowering) -> ClassID { plan.classID }
  static func outsideObject(_ element: Int, _ lowering: inout Lowering) -> (object: ObjectID?, isForeign: Bool)? { nil }
  static func finishObject(of element: Int, _ plan: KindPlan, _ lowering: inout Lowering) {}
  static func recordLinks(of element: Int, _ lowering: inout Lowering) {}
  static func reportVariations(of element: Int, _ plan: KindPlan, _ lowering: inout Lowering) {}

  static func lowerTopLevel(_ objects: Int, _ lowering: inout Lowering) {
    for element in lowering.reader.children(of: objects) {
      if let object = lowering.object(element) {
        lowering.links.topLevel.append(object)
      } else {
        lowering.reader.warn(.unknownElement, "no kind of the sample", at: element)
        lowering.links.topLevel.append(lowering.reserve(element, plan: lowering.schema.fallbackObject))
      }
    }
  }

  static func write(_ root: ObjectID, _ lowering: inout Lowering) {
    let list = lowering.writer.array(lowering.links.topLevel, .array)
    let key = lowering.writer.key(named: "SampleObjects")
    lowering.writer.begin(root)
    lowering.writer.add(.reference(key, list))
    lowering.writer.end()
  }

  static func lowerInner(_ lowering: inout Lowering) {}

  static func variants(of document: Document, _ options: CompileOptions) -> [VariantMember] {
    [VariantMember(path: "", target: nil)]
  }

  static func startArchive(_ lowering: inout Lowering) {}
  static func isMarked(_ lowering: inout Lowering) -> Bool { false }

  static func storyboard(
    _ document: Document, _ schema: CompiledSchema, _ index: SymbolizedDocument, _ options: CompileOptions,
    _ encode: NestedEncoder?, into diagnostics: inout Diagnostics
  ) throws(CompileError) -> CompiledInterface {
    CompiledInterface(files: [])
  }
}
