/// Reads the root of an AppKit archive: `IB.objectdata` and the lists in it.
///
/// What does not fit is recorded once, the first of it, and read as if it were not there.
struct AppKitRootReader {
  private let graph: ObjectGraph
  private var result = NibRoot(platform: .appkit)

  init(_ graph: ObjectGraph) { self.graph = graph }

  private mutating func record(_ object: ObjectID, _ detail: String) {
    guard result.error == nil else { return }
    result.error = GraphError(code: .brokenRoot, place: graph.place(of: object), detail: detail)
  }

  consuming func root() -> NibRoot {
    var reader = self
    reader.read()
    return reader.result
  }

  private mutating func read() {
    guard let data = graph.object(.key(.ibObjectdata), of: .root) else {
      return record(.root, "\(String.key(.ibObjectdata)) holds no object, expected NSIBObjectData")
    }
    readOwner(data)
    let (children, parents) = pairs(AppKitKey.objects, data)
    for lists in AppKitKey.editorLists { _ = pairs(lists, data) }
    checkParents(children, parents)
    readObjects(children, parents)
    readConnections(data)
    let reader = ConnectionReader(graph)
    result.accessibility = list(.key(.nsAccessibilityConnectors), data).flatMap(reader.accessibility)
    result.visibleWindows = list(.key(.nsVisibleWindows), data)
  }

  private mutating func readOwner(_ data: ObjectID) {
    guard let owner = graph.object(.key(.nsRoot), of: data) else {
      return record(data, "\(String.key(.nsRoot)) holds no object, expected File's Owner")
    }
    if graph.className(of: owner) != .class(.nsCustomObject) {
      record(owner, "\(String.key(.nsRoot)) is of class \(graph.className(of: owner)), expected NSCustomObject")
    }
    result.owner = owner
    result.isOwnerApplication = isApplication(owner)
  }

  private mutating func readObjects(_ children: [ObjectID?], _ parents: [ObjectID?]) {
    let owner = result.owner
    result.identified = children.compactMap { $0 }
    result.applications = result.identified.filter { $0 != owner && isApplication($0) }
    result.externalNames = result.identified.compactMap { graph.proxyIdentifier($0) }
    // Placeholders of the document, given or made, are not top-level.
    let placeholders = Set(result.applications + (owner.map { [$0] } ?? []))
    for case let (child?, parent) in zip(children, parents) {
      if let parent, parent != owner {
        result.parents.append((child, parent))
      } else if !placeholders.contains(child) {
        result.topLevel.append(child)
      }
    }
  }

  private mutating func readConnections(_ data: ObjectID) {
    let reader = ConnectionReader(graph)
    for connector in list(.key(.nsConnections), data) {
      let connection = reader.connection(connector)
      result.connections.append(connection)
      if connection.kind == .early, let source = connection.source { result.early.append(source) }
      guard let attributes = reader.attributes(connector) else { continue }
      result.connectedAttributes[connector] = attributes
      if result.error == nil { result.error = reader.attributeError(connector) }
    }
  }

  /// - Seen: an archive lists the application as a custom object of class NSApplication, beside an owner that may be of
  ///   that class too.
  private func isApplication(_ object: ObjectID) -> Bool {
    graph.className(of: object) == .class(.nsCustomObject) && graph.wantedClassName(object) == "NSApplication"
  }

  /// The objects of a list; a list that is absent is empty.
  private mutating func list(_ key: String, _ data: ObjectID) -> [ObjectID] {
    elements(key, data).compactMap { $0 }
  }

  /// The elements of a list, nil where one is no object.
  private mutating func elements(_ key: String, _ data: ObjectID) -> [ObjectID?] {
    guard let stored = graph.value(key, of: data), stored.code != .null else { return [] }
    guard let list = stored.object, let elements = graph.elements(list) else {
      record(data, "\(key) holds no list of objects")
      return []
    }
    return elements.map { if case .reference(let object) = $0 { object } else { nil } }
  }

  private mutating func pairs(_ lists: AppKitKey.ParallelLists, _ data: ObjectID) -> ([ObjectID?], [ObjectID?]) {
    let (keys, values) = (elements(lists.keys, data), elements(lists.values, data))
    if keys.count != values.count {
      record(data, "\(lists.keys) has \(keys.count) elements, but \(lists.values) has \(values.count)")
    }
    return (keys, values)
  }

  /// No object may be held by what it holds.
  private mutating func checkParents(_ children: [ObjectID?], _ parents: [ObjectID?]) {
    var holders = [Int32](repeating: -1, count: graph.count)
    for case let (child?, parent?) in zip(children, parents) where holders[Int(child.index)] < 0 {
      holders[Int(child.index)] = parent.index
    }
    // Each walk up is marked with its own number; meeting that number again is a cycle, another one was checked before.
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
        return record(child, "\(AppKitKey.objects.values) makes \(ObjectID(Int(next))) hold itself")
      }
    }
  }
}
