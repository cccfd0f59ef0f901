import NibGraph

/// The proxies of a graph.
struct ProxyTable {
  /// Names of the external objects, in archive order, each once.
  private(set) var names: [String] = []
  /// What each proxy stands for, in words.
  private(set) var proxies: [ObjectID: String] = [:]
  /// Who is meant by each proxy, except those that mean nobody.
  private(set) var roles: [ObjectID: ProxyRole] = [:]
  /// The first proxy of an external object.
  private(set) var first: ObjectID?

  init(_ graph: ObjectGraph) {
    var known: Set<String> = []
    // Most objects are no proxies; comparing class numbers makes no strings.
    let isProxy = (0..<graph.classes.count).map { index in
      Self.classes.contains { graph.classes.names.holds($0, at: index) }
    }
    for (index, record) in graph.objects.enumerated() where isProxy[Int(record.classID.index)] {
      let object = ObjectID(index)
      guard let name = graph.proxyIdentifier(object) else { continue }
      proxies[object] = Self.builtIn[name] ?? name
      switch name {
      case "IBFilesOwner": roles[object] = .owner
      case "IBFirstResponder": break
      default: roles[object] = .external(name)
      }
      guard Self.builtIn[name] == nil, known.insert(name).inserted else { continue }
      first = first ?? object
      names.append(name)
    }
    if let data = graph.object(.key(.ibObjectdata), of: .root), let owner = graph.object(.key(.nsRoot), of: data) {
      proxies[owner] = Self.builtIn["IBFilesOwner"]
    }
  }

  private static let classes = [String.class(.proxyObject), .class(.nsNibExternalObjectPlaceholder)]

  private static let builtIn = ["IBFilesOwner": "File's Owner", "IBFirstResponder": "First Responder"]
}
