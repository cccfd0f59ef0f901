import NibDiagnostics
import NibGraph

/// The objects that an archive expects from outside, besides its owner.
public struct ExternalObjects {
  /// Names of the external objects, in archive order, each once.
  public let names: [String]
  /// What each proxy of the archive stands for, in words.
  public let proxies: [ObjectID: String]
  private let graph: ObjectGraph
  private let first: ObjectID?

  /// Finds the proxies of a graph.
  public init(graph: ObjectGraph) {
    self.graph = graph
    var names: [String] = []
    var known: Set<String> = []
    var proxies: [ObjectID: String] = [:]
    var first: ObjectID?
    // Most objects are no proxies; comparing class numbers makes no strings.
    let classes = Set(graph.classes.names.names.indices.filter { graph.classes.names.holds("UIProxyObject", at: $0) })
    for (index, record) in graph.objects.enumerated() where classes.contains(Int(record.classID.index)) {
      let object = ObjectID(index)
      guard let name = graph.proxyIdentifier(object) else { continue }
      proxies[object] = Self.builtIn[name] ?? name
      guard Self.builtIn[name] == nil, known.insert(name).inserted else { continue }
      first = first ?? object
      names.append(name)
    }
    self.names = names
    self.proxies = proxies
    self.first = first
  }

  private static let builtIn = ["IBFilesOwner": "File's Owner", "IBFirstResponder": "First Responder"]

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
