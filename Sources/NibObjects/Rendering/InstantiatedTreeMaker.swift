import NibGraph
import NibRuntime

extension InstantiatedTree {
  /// Looks at an instantiation.
  @MainActor
  public init(_ instantiation: Instantiation) {
    var maker = InstantiatedTreeMaker(instantiation)
    topLevel = instantiation.topLevel.map { maker.node($0) }
    objectCount = instantiation.objects.count
    connections = instantiation.connections.map { maker.connection($0) }
    images = instantiation.images.map(InstantiatedTreeMaker.image)
    diagnostics = instantiation.diagnostics.messages.map(\.description)
  }
}

/// Turns live objects into values. An object is shown once; a second mention is its name alone.
@MainActor
package struct InstantiatedTreeMaker {
  private let objects: [LiveObject]
  /// Places in `objects`, which take less than the objects themselves.
  private let known: [ObjectIdentifier: Int32]
  private let shared: [ObjectIdentifier: String]
  private let proxies: [ObjectID: String]
  private var shown: Set<ObjectIdentifier> = []
  /// How many objects may still be shown below others: lists that many objects share would multiply them.
  private var mentionsLeft: Int
  /// Deepest nesting shown; a live tree can be changed in code and is walked with care.
  private static let deepest = 250

  init(_ instantiation: Instantiation) {
    objects = instantiation.objects
    var known: [ObjectIdentifier: Int32] = [:]
    known.reserveCapacity(objects.count)
    for (place, live) in zip(Int32(0)..., objects) {
      if known[ObjectIdentifier(live.object)] == nil { known[ObjectIdentifier(live.object)] = place }
    }
    self.known = known
    var shared = Dictionary(
      instantiation.externals.map { (ObjectIdentifier($1), $0) }, uniquingKeysWith: { min($0, $1) })
    if let owner = instantiation.owner { shared[ObjectIdentifier(owner)] = "File's Owner" }
    self.shared = shared
    proxies = instantiation.proxies
    mentionsLeft = 4 * instantiation.objects.count + Self.mostMentions
  }

  /// More than any interface has that was meant.
  private static let mostMentions = 10_000

  /// For objects of several archives, which share no numbers.
  package init() {
    objects = []
    known = [:]
    shared = [:]
    proxies = [:]
    mentionsLeft = 10 * Self.mostMentions
  }

  package mutating func node(_ object: AnyObject, depth: Int = 0) -> InstantiatedTree.Node {
    var (node, below) = look(at: object, depth: depth)
    node.children = below.map { self.node($0, depth: depth + 1) }
    return node
  }

  /// An object without what is below it, and the objects directly below it.
  mutating func look(at object: AnyObject, depth: Int) -> (node: InstantiatedTree.Node, below: [AnyObject]) {
    let live = live(object)
    var node = InstantiatedTree.Node(
      type: LiveClass.name(of: object),
      archivedClass: (live?.className ?? (object as? any ShownObject)?.treeArchivedClass).map {
        ClassName($0).qualified
      },
      id: live?.id.description,
      identifier: live?.identifier, properties: [], outlets: [], children: [])
    guard shown.insert(ObjectIdentifier(object)).inserted, depth < Self.deepest else { return (node, []) }
    node.properties = properties(object)
    node.outlets = outlets(object)
    let children = (object as? any ShownObject)?.treeChildren ?? []
    guard children.count <= mentionsLeft else {
      node.properties.append(
        InstantiatedTree.Property(name: "children", value: "\(children.count), left out: the tree is too large"))
      return (node, [])
    }
    mentionsLeft -= children.count
    return (node, children)
  }

  private func live(_ object: AnyObject) -> LiveObject? { known[ObjectIdentifier(object)].map { objects[Int($0)] } }

  /// Most bytes of a value that is shown whole: an archive may refer to one long text a million times.
  private static let longest = 512

  private func properties(_ object: AnyObject) -> [InstantiatedTree.Property] {
    var properties = allProperties(object)
    for place in properties.indices where properties[place].value.utf8.count > Self.longest {
      let count = properties[place].value.utf8.count
      // A character that is cut shows as a replacement.
      let head = String(decoding: properties[place].value.utf8.prefix(Self.longest), as: UTF8.self)
      properties[place].value = "\(head)… (\(count) bytes)"
    }
    return properties
  }

  private func allProperties(_ object: AnyObject) -> [InstantiatedTree.Property] {
    (object as? any ShownObject)?.treeValues { describe($0) } ?? []
  }

  private func outlets(_ object: AnyObject) -> [InstantiatedTree.Property] {
    let record = (object as? any ShownObject)?.treeConnections ?? ConnectionRecord()
    return record.outletNames.map { .init(name: $0, value: record.outlet($0).map(name) ?? "nil") }
      + record.collectionNames.map { collection in
        .init(name: collection, value: "[" + record.collection(collection).map(name).joined(separator: ", ") + "]")
      }
  }

  private func describe(_ value: NibValue) -> String {
    value.object.map(name) ?? value.description
  }

  /// `UILabel @12`, `File's Owner`, or the class alone.
  private func name(_ object: AnyObject) -> String {
    if let live = live(object) { return "\(LiveClass.name(of: object)) \(live.id)" }
    return shared[ObjectIdentifier(object)] ?? LiveClass.name(of: object)
  }

  private func name(_ id: ObjectID) -> String {
    live(id).map { "\(LiveClass.name(of: $0.object)) \(id)" } ?? proxies[id] ?? "\(id)"
  }

  /// The object of a number. Objects stand in archive order, so no table of their numbers is needed.
  private func live(_ id: ObjectID) -> LiveObject? {
    var (low, high) = (0, objects.count)
    while low < high {
      let middle = (low + high) / 2
      if objects[middle].id.index < id.index { low = middle + 1 } else { high = middle }
    }
    return low < objects.count && objects[low].id == id ? objects[low] : nil
  }

  func connection(_ connection: NibConnection) -> InstantiatedTree.Connection {
    InstantiatedTree.Connection(
      kind: connection.kind.rawValue, label: connection.label, source: connection.source.map(name) ?? "nothing",
      destinations: connection.destinations.map(name),
      events: connection.kind == .event ? connection.events.rawValue : nil, failure: connection.problem)
  }

  nonisolated static func image(_ report: NibImageReport) -> InstantiatedTree.Image {
    switch report.answer {
    case .found(let file): InstantiatedTree.Image(name: report.query.name, file: file.path, scale: file.scale)
    case .missing(let tried): InstantiatedTree.Image(name: report.query.name, tried: tried)
    }
  }
}
