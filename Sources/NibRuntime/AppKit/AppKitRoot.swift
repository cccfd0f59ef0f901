import NibDiagnostics
import NibGraph

/// Reads the root of an AppKit archive: `IB.objectdata` and the lists in it.
struct AppKitRoot {
  let graph: ObjectGraph
  private let data: ObjectID
  private let owner: ObjectID

  /// - Throws: `RuntimeError` with code `brokenRoot` when there is no object data or no owner in it.
  init(graph: ObjectGraph) throws(RuntimeError) {
    self.graph = graph
    guard let data = graph.object(AppKitKey.objectData, of: .root) else {
      throw Self.fault(graph, .root, "\(AppKitKey.objectData) holds no object, expected NSIBObjectData")
    }
    self.data = data
    guard let owner = graph.object(AppKitKey.root, of: data) else {
      throw Self.fault(graph, data, "\(AppKitKey.root) holds no object, expected File's Owner")
    }
    guard graph.className(of: owner) == "NSCustomObject" else {
      throw Self.fault(
        graph, owner, "\(AppKitKey.root) is of class \(graph.className(of: owner)), expected NSCustomObject")
    }
    self.owner = owner
  }

  /// - Throws: `RuntimeError` with code `brokenRoot` for lists that do not fit together, `brokenConnection` for a
  ///   connector whose own lists do not.
  func envelope() throws(RuntimeError) -> ArchiveEnvelope {
    var envelope = ArchiveEnvelope(platform: .appkit)
    let (children, parents) = try pairs(AppKitKey.objects)
    for lists in AppKitKey.editorLists { _ = try pairs(lists) }
    try checkParents(children, parents)
    envelope.stands = [owner: .owner]
    envelope.isOwnedByApplication = isApplication(owner)
    envelope.identified = children.compactMap { $0 }
    envelope.applications = envelope.identified.filter { $0 != owner && isApplication($0) }
    envelope.given = envelope.identified.compactMap { graph.proxyIdentifier($0) }
    // Placeholders of the document, given or made, are not top-level.
    let placeholders = Set(envelope.applications + [owner])
    envelope.topLevel = zip(children, parents).compactMap { child, parent in
      guard let child, parent == nil || parent == owner else { return nil }
      return placeholders.contains(child) ? nil : child
    }
    let reader = AppKitConnectorReader(graph: graph)
    for connector in try list(AppKitKey.connections) {
      envelope.connections.append(reader.connection(connector))
      guard let attributes = try reader.attributes(connector) else { continue }
      envelope.connectedAttributes[connector] = attributes
    }
    envelope.first = envelope.connections.filter { $0.kind == .early }.compactMap(\.source)
    envelope.accessibility = try list(AppKitKey.accessibility).compactMap(reader.accessibility)
    envelope.visibleWindows = try list(AppKitKey.visibleWindows)
    return envelope
  }

  /// - Seen: an archive lists the application as a custom object of class NSApplication, beside an owner that may be of
  ///   that class too.
  private func isApplication(_ object: ObjectID) -> Bool {
    graph.className(of: object) == "NSCustomObject" && graph.wantedClassName(object) == "NSApplication"
  }

  /// The objects of a list; a list that is absent is empty.
  private func list(_ key: String) throws(RuntimeError) -> [ObjectID] {
    try elements(key).compactMap { $0 }
  }

  /// The elements of a list, nil where one is no object.
  private func elements(_ key: String) throws(RuntimeError) -> [ObjectID?] {
    guard let stored = graph.value(key, of: data), stored.code != .null else { return [] }
    guard let list = stored.object, let elements = graph.elements(list) else {
      throw Self.fault(graph, data, "\(key) holds no list of objects")
    }
    return elements.map { if case .reference(let object) = $0 { object } else { nil } }
  }

  private func pairs(_ lists: AppKitKey.ParallelLists) throws(RuntimeError) -> ([ObjectID?], [ObjectID?]) {
    let (keys, values) = (try elements(lists.keys), try elements(lists.values))
    guard keys.count == values.count else {
      throw Self.fault(
        graph, data, "\(lists.keys) has \(keys.count) elements, but \(lists.values) has \(values.count)")
    }
    return (keys, values)
  }

  /// Nobody may be held by what it holds.
  private func checkParents(_ children: [ObjectID?], _ parents: [ObjectID?]) throws(RuntimeError) {
    var holders = [Int32](repeating: -1, count: graph.count)
    for case let (child?, parent?) in zip(children, parents) where holders[Int(child.index)] < 0 {
      holders[Int(child.index)] = parent.index
    }
    // Each walk up is marked with its own number; meeting that number again is a circle, another one is known ground.
    var marks = [Int32](repeating: 0, count: graph.count)
    var walk: Int32 = 0
    for case let child? in children {
      walk += 1
      var next = child.index
      while next >= 0, marks[Int(next)] == 0 {
        marks[Int(next)] = walk
        next = holders[Int(next)]
      }
      guard next < 0 || marks[Int(next)] != walk else {
        throw Self.fault(graph, child, "\(AppKitKey.objects.values) makes \(ObjectID(Int(next))) hold itself")
      }
    }
  }

  private static func fault(_ graph: ObjectGraph, _ object: ObjectID, _ detail: String) -> RuntimeError {
    RuntimeError(code: .brokenRoot, place: graph.place(of: object), detail: detail)
  }
}
