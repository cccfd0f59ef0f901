import NibDiagnostics
import NibGraph

/// The objects that an archive expects from outside, besides its owner.
public struct ExternalObjects {
  /// Names of the external objects, in archive order, each once.
  public let names: [String]
  private let graph: ObjectGraph
  private let first: ObjectID?

  /// Finds the proxies of a graph.
  public init(graph: ObjectGraph) {
    self.graph = graph
    var names: [String] = []
    var first: ObjectID?
    // Most objects are no proxies; comparing class numbers makes no strings.
    let proxies = Set(graph.classes.names.names.indices.filter { graph.classes.names.holds("UIProxyObject", at: $0) })
    for (index, record) in graph.objects.enumerated() where proxies.contains(Int(record.classID.index)) {
      let object = ObjectID(index)
      guard let name = graph.proxyIdentifier(object), !Self.builtIn.contains(name), !names.contains(name) else {
        continue
      }
      first = first ?? object
      names.append(name)
    }
    self.names = names
    self.first = first
  }

  private static let builtIn: Set<String> = ["IBFilesOwner", "IBFirstResponder"]

  /// The objects given, completed by made-up ones if that is allowed.
  /// - Throws: `RuntimeError` with code `missingExternals`, naming all that are missing.
  func complete(_ given: [String: AnyObject], makesMissing: Bool) throws(RuntimeError) -> [String: AnyObject] {
    var objects = given
    let missing = names.filter { given[$0] == nil }
    if makesMissing {
      for name in missing { objects[name] = RecordingOwner(name: name) }
    } else if let first, !missing.isEmpty {
      let list = missing.map { "'\($0)'" }.joined(separator: ", ")
      throw RuntimeError(
        code: .missingExternals, place: graph.place(of: first),
        detail: "external objects not given: \(list); pass them in externalObjects")
    }
    return objects
  }
}
