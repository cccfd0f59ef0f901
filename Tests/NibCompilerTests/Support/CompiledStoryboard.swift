import NibArchives
import NibCompiler
import NibDiagnostics
import NibDocument
import NibGraph
import NibSchema

/// A small storyboard compiled, and questions to its archives by name.
struct CompiledStoryboard {
  let interface: CompiledInterface
  let diagnostics: Diagnostics

  /// Compiles the elements inside `<scenes>`; prototypes are encoded as NIBArchives.
  init(
    _ scenes: String, attributes: String = "", profile: OutputProfile = .standard, target: String? = nil,
    encodes: Bool = true, resources: String = "",
    strings: LocalizableStrings = .automatic, file: String = "Main.storyboard"
  ) throws {
    let tools = attributes.contains("toolsVersion") ? "" : #"toolsVersion="23504""#
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      targetRuntime="iOS.CocoaTouch" \(tools) \(attributes)><scenes>\(scenes)</scenes>\(resources)</document>
      """
    let document = try XIBReader().read(Array(text.utf8), file: file)
    let options = CompileOptions(
      profile: profile, deploymentTarget: target.flatMap { DeploymentTarget($0) }, localizableStrings: strings)
    let encoder: NestedEncoder = { try ArchiveEncoder(order: .canonical).encode($0) }
    var diagnostics = Diagnostics()
    interface = try InterfaceCompiler(options: options, encodeNested: encodes ? encoder : nil)
      .compile(document, into: &diagnostics)
    self.diagnostics = diagnostics
  }

  /// A scene with a controller and a first responder.
  static func scene(_ controller: String, _ further: String = "", id: String = "s") -> String {
    """
    <scene sceneID="\(id)"><objects>\(controller)
    <placeholder placeholderIdentifier="IBFirstResponder" id="\(id)-fr" sceneMemberID="firstResponder"/>\(further)
    </objects></scene>
    """
  }

  /// Paths of the archives, in the order they are written.
  var paths: [String] { interface.files.map(\.path) }

  /// The archive at a path.
  func graph(_ path: String) throws -> ObjectGraph {
    guard let file = interface.files.first(where: { $0.path == path }) else { throw Missing(path: path, among: paths) }
    return file.graph
  }

  /// Each connection of an archive as `label: source -> destination`, sorted; stand-ins by their names.
  func connections(_ path: String) throws -> [String] {
    let graph = try graph(path)
    return Self.connections(of: graph)
  }

  /// The same of any graph.
  static func connections(of graph: ObjectGraph) -> [String] {
    guard let list = graph.object("UINibConnectionsKey", of: .root) else { return [] }
    return graph.members(list).map { connection in
      let label = graph.object("UILabel", of: connection).flatMap { graph.string($0) } ?? "?"
      return "\(label): \(name("UISource", connection, graph)) -> \(name("UIDestination", connection, graph))"
    }.sorted()
  }

  /// The members of a list of the root, by class or stand-in.
  func list(_ key: String, _ path: String) throws -> [String] {
    let graph = try graph(path)
    return graph.object(key, of: .root).map { graph.members($0).map { Self.name(of: $0, graph) } } ?? []
  }

  /// The first object of a class in an archive.
  func first(_ className: String, _ path: String) throws -> ObjectID? {
    let graph = try graph(path)
    return graph.objectIDs.first { graph.className(of: $0) == className }
  }

  private static func name(_ key: String, _ connection: ObjectID, _ graph: ObjectGraph) -> String {
    graph.object(key, of: connection).map { name(of: $0, graph) } ?? "nil"
  }

  static func name(of object: ObjectID, _ graph: ObjectGraph) -> String {
    graph.object("UIProxiedObjectIdentifier", of: object).flatMap { graph.string($0) } ?? graph.className(of: object)
  }

  /// No archive at a path.
  struct Missing: Error {
    let path: String
    let among: [String]
  }
}
