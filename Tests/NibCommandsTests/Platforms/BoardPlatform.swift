import NibBytes
import NibDiagnostics
import NibDocument
import NibSchema

@testable import NibCompiler
@testable import NibGraph

/// A platform of tests: boards with pieces that lead to each other. It shares nothing with another.
enum BoardPlatform {
  /// What all layers know of it.
  static let platform = NibPlatform(
    PlatformTraits(
      name: "board", framework: "BoardKit", systems: ["boardOS"], runtime: "BoardKit", classPrefix: "BK",
      segueClass: "BKSegue", responderClass: "BKObject", storyboard: .init(type: "a board of BoardKit"),
      rootKeys: ["BKPieces"], readRoot: root,
      connections: .init(
        forms: [.init("BKNextLink", .outlet, source: "BKFrom", label: "BKName", destination: "BKTo")],
        classes: .init(prefix: "BK", suffix: "Link"), unknown: { .init($0, .unknown) })))

  /// Lets documents and archives find it, once a process.
  static let added: Void = Platform.add(
    Platform(
      systems: [.unknown], framework: platform, catalog: catalog,
      keyNames: ["BKPieces", "BKLinks", "BKFrom", "BKName", "BKTo"], classNames: ["BKNextLink"], classFallbacks: [],
      valueKeys: [], values: BoardForms.self, objects: BoardForms.self, root: BoardForms.self,
      archives: BoardForms.self, raising: BoardForms.self))

  static let catalog = Catalog(kinds: [
    Catalog.Kind("view") { view }, Catalog.Kind("piece") { piece },
    Catalog.Kind("customObject") { ElementSchema("customObject", class: "BKObject", role: .object, rows: []) },
  ])
  private static let view = ElementSchema("view", class: "BKView", role: .view, rows: [])
  private static let piece = ElementSchema(
    "piece", class: "BKPiece", role: .view, rows: [.string("name", nib: "BKName"), .int("rank", nib: "BKRank")])

  @Sendable private static func root(_ graph: ObjectGraph) -> NibRoot {
    let reader = ConnectionReader(graph)
    var root = NibRoot(platform: platform)
    root.topLevel = graph.rootList("BKPieces")
    root.identified = root.topLevel
    root.connections = graph.rootList("BKLinks").map(reader.connection)
    return root
  }
}

/// What its own code remembers: elements with their outlets.
private final class BoardState: PlatformState {
  var outlets: [(owner: Int, outlet: Int)] = []
}

/// How boards are archived. Values that pieces have none of are texts.
private enum BoardForms: ValueForms, ObjectForms, RootForm, ArchiveForms {
  static func color(_ element: Int, _ lowering: inout Lowering) -> ObjectID { lowering.writer.string("color") }
  static func color(default color: DefaultColor, _ lowering: inout Lowering) -> ObjectID {
    lowering.writer.string("color")
  }
  static func font(child element: Int, _ lowering: inout Lowering) -> ObjectID { lowering.writer.string("font") }
  static func font(default font: DefaultFont, _ lowering: inout Lowering) -> ObjectID {
    lowering.writer.string("font")
  }
  static func image(reference element: Int, _ lowering: inout Lowering) -> ObjectID? { nil }
  static func image(_ name: ByteSpan, isSymbol: Bool, _ lowering: inout Lowering) -> ObjectID {
    lowering.writer.string(name)
  }
  static func attributedString(child element: Int, _ lowering: inout Lowering) -> ObjectID {
    lowering.writer.string("text")
  }
  static func textAttributes(_ element: Int, _ lowering: inout Lowering) -> ObjectID { lowering.writer.string("text") }
  static func boolean(_ value: Bool, _ lowering: inout Lowering) -> ObjectID { lowering.writer.string("\(value)") }
  static func geometry(_ values: [Double], _ shape: Geometry, _ key: KeyID, _ writer: inout ObjectWriter) -> KeyedValue
  {
    .reference(key, writer.string(Geometry.text(values, of: shape)))
  }

  static func archivedClass(of element: Int, _ plan: KindPlan, _ lowering: inout Lowering) -> ClassID { plan.classID }
  static func outsideObject(_ element: Int, _ lowering: inout Lowering) -> (object: ObjectID?, isForeign: Bool)? { nil }
  static func finishObject(of element: Int, _ plan: KindPlan, _ lowering: inout Lowering) {}
  static func reportVariations(of element: Int, _ plan: KindPlan, _ lowering: inout Lowering) {}
  static func recordLinks(of element: Int, _ lowering: inout Lowering) {
    guard let container = lowering.reader.child(.connections), let state = lowering.state as? BoardState else { return }
    for outlet in lowering.reader.children(of: container) { state.outlets.append((element, outlet)) }
  }

  static func lowerTopLevel(_ objects: Int, _ lowering: inout Lowering) {
    for element in lowering.reader.children(of: objects) {
      if let object = lowering.object(element) { lowering.links.topLevel.append(object) }
    }
  }

  static func write(_ root: ObjectID, _ lowering: inout Lowering) {
    let links = (lowering.state as? BoardState)?.outlets.compactMap { link($0.owner, $0.outlet, &lowering) } ?? []
    let pieces = lowering.writer.array(lowering.links.topLevel, .array)
    let list = lowering.writer.array(links, .array)
    lowering.writer.begin(root)
    lowering.writer.add(.reference(lowering.writer.key(named: "BKPieces"), pieces))
    lowering.writer.add(.reference(lowering.writer.key(named: "BKLinks"), list))
    lowering.writer.end()
  }

  private static func link(_ owner: Int, _ outlet: Int, _ lowering: inout Lowering) -> ObjectID? {
    guard let id = lowering.reader.attribute(.destination, of: outlet),
      let end = lowering.target(id, of: outlet), let name = lowering.reader.attribute(.property, of: outlet)
    else { return nil }
    let label = lowering.writer.string(name)
    return lowering.writer.object(
      lowering.writer.classID(named: "BKNextLink"),
      .reference(lowering.writer.key(named: "BKFrom"), lowering.reserved(owner)),
      .reference(lowering.writer.key(named: "BKName"), label), .reference(lowering.writer.key(named: "BKTo"), end))
  }

  static func makeState() -> PlatformState { BoardState() }
  static func startArchive(_ lowering: inout Lowering) {}
  static func lowerInner(_ lowering: inout Lowering) {}
  static func isMarked(_ lowering: inout Lowering) -> Bool { false }
  static func variants(of document: Document, _ options: CompileOptions) -> [VariantMember] {
    [VariantMember(path: "", target: nil)]
  }
  static func storyboard(
    _ document: Document, _ schema: CompiledSchema, _ index: SymbolizedDocument, _ options: CompileOptions,
    _ encode: NestedEncoder?, into diagnostics: inout Diagnostics
  ) throws(CompileError) -> CompiledInterface {
    CompiledInterface(files: [])
  }
}

extension BoardForms: RaiseForms {
  static let kinds = KindIndex(BoardPlatform.catalog, otherNames: [:])
  static let customClassKeys: Set<String> = []
  static func devices(of graph: ObjectGraph) -> Devices { .handheld }
  static func rootAttributes(_ raising: Raising) -> [(name: String, value: String)] {
    [
      ("type", "com.apple.InterfaceBuilder3.Board.XIB"), ("version", "3.0"), ("toolsVersion", "23504"),
      ("targetRuntime", "BoardKit"),
    ]
  }
  static func className(of object: ObjectID, _ graph: ObjectGraph) -> String { graph.className(of: object) }
  static func customClass(of current: RaisedObject, _ graph: ObjectGraph) -> String? { nil }
  static func fallbackKind(of object: ObjectID, _ raising: Raising) -> ElementSchema? { nil }
  static func tag(
    of kind: ElementSchema, _ object: ObjectID, key: String?, in parent: Int, _ raising: Raising
  ) -> String { kind.tag }
  static func standardID(of object: ObjectID, _ kind: ElementSchema?, _ graph: ObjectGraph) -> String? { nil }
  static func innerArchives(of graph: ObjectGraph) -> [(holder: ObjectID, data: ByteSpan)] { [] }
  static func meant(in combined: CombinedGraph) -> [ObjectID: ObjectID] { [:] }
  static func topLevel(_ raising: Raising) -> [ObjectID] { raising.root.topLevel }
  static func raiseScenes(_ raising: inout Raising) {}
  static func raiseUnheld(_ raising: inout Raising) {}
  static func raiseNamed(_ object: ObjectID, _ raising: inout Raising) {}

  static func raiseLinks(_ raising: inout Raising) {
    for link in raising.root.connections {
      guard let source = link.source, let element = raising.elementOf[source], let end = link.destinations.first,
        let id = raising.id(of: end)
      else { continue }
      let outlet = raising.document.add("outlet", to: raising.document.add("connections", to: element))
      raising.document.set("property", link.label ?? "", of: outlet)
      raising.document.set("destination", id, of: outlet)
    }
  }

  static func isDefault(_ object: ObjectID, _ color: DefaultColor, _ raising: Raising) -> Bool { false }
  static func addColor(_ object: ObjectID, key: String, to parent: Int, _ raising: inout Raising) {}
  static func isDefault(_ object: ObjectID, _ font: DefaultFont, _ raising: Raising) -> Bool { false }
  static func addFont(_ object: ObjectID, key: String, to parent: Int, _ raising: inout Raising) {}
  static func sayImage(_ object: ObjectID, _ name: String, of element: Int, _ raising: inout Raising) {}
  static func addAttributedString(_ object: ObjectID, key: String, to parent: Int, _ raising: inout Raising) {}
  static func addTextAttributes(_ dictionary: ObjectID, key: String, to parent: Int, _ raising: inout Raising) {}
}
