import NibArchives
import NibBytes
import NibDiagnostics
import NibGraph
import NibInspector
import Nibwright

/// Writes the rows of one archive: its objects, connections, texts and pictures, as the neutral report has them, by number.
///
/// Works on the tables themselves, because a scan has many archives to go through.
struct ArchiveRows {
  private let graph: ObjectGraph
  private let classes: [ScanNames.Known]
  private let roles: [ClassRole]
  private let parents: ParentTable
  private let reader: ConnectionReader
  private var keyNames: [[UInt8]]
  /// Bytes that may still be written: what many objects share would be written as often.
  private var budget: Int

  /// Prepares the rows of a graph.
  init(_ graph: ObjectGraph, names: inout ScanNames) {
    self.graph = graph
    classes = names.classes(of: graph)
    roles = classes.map(\.role)
    // All that a root of UIKit says of who holds whom is its list.
    let top = graph.rootList(NibKey.topLevelObjects)
    parents =
      top.isEmpty
      ? ParentTable(graph, roles: roles, NibRoot(graph)) : ParentTable(graph, roles: roles, from: Self.once(top, graph))
    reader = ConnectionReader(graph)
    keyNames = Array(repeating: [], count: graph.keys.count)
    budget = 1 << 20 + 64 * (graph.bytes.count + 16 * graph.values.count)
  }

  /// Writes all rows.
  /// - Returns: false when what is shared was written so often that the rest is left out.
  mutating func write(to text: inout RowText) -> Bool {
    for place in graph.objects.indices {
      let start = text.bytes.count
      let object = ObjectID(place)
      switch role(object) {
      case .object where object != .root, .segue: write(object, to: &text)
      case .connection: write(connection: object, to: &text)
      default: continue
      }
      budget -= text.bytes.count - start
      guard budget > 0 else { return false }
    }
    return true
  }

  /// The objects of a list, each once.
  private static func once(_ list: [ObjectID], _ graph: ObjectGraph) -> [ObjectID] {
    var isListed = Array(repeating: false, count: graph.count)
    return list.filter { object in
      defer { isListed[Int(object.index)] = true }
      return !isListed[Int(object.index)]
    }
  }

  private func role(_ object: ObjectID) -> ClassRole {
    let role = roles[classNumber(object)]
    return role == .proxy && graph.proxyIdentifier(object) == nil ? .object : role
  }

  private func parent(_ object: ObjectID) -> ObjectID? {
    parents.parent(of: object) { role($0).isContent }.flatMap { $0 == .root ? nil : $0 }
  }

  // MARK: Objects

  private func classNumber(_ object: ObjectID) -> Int { Int(graph.objects[Int(object.index)].classID.index) }

  private mutating func write(_ object: ObjectID, to text: inout RowText) {
    text.row("object")
    text.append(",\"object\":")
    text.append(object.index)
    writeClasses(object, to: &text)
    if let parent = parent(object) {
      text.append(",\"parent\":")
      text.append(parent.index)
    }
    text.end()
    if roles[classNumber(object)] == .segue { write(segue: object, to: &text) }
    for place in graph.valuePositions(of: object) {
      guard let content = graph.values[place].object else { continue }
      switch roles[classNumber(content)] {
      case .string: write(string: content, place, of: object, to: &text)
      case .image: write(image: content, place, of: object, to: &text)
      default: continue
      }
    }
  }

  /// Swappers name the custom class and the one to fall back on; AppKit's custom objects name theirs alone.
  private func writeClasses(_ object: ObjectID, to text: inout RowText) {
    let number = classNumber(object)
    guard classes[number].isSwapper else {
      text.append(",\"class\":")
      return text.append(json: classes[number].json)
    }
    let original = span(["UIOriginalClassName", "NSOriginalClassName"], object)
    let custom = span(["UIClassName", "NSClassName"], object)
    text.append(",\"class\":")
    if let original { text.append(original, of: graph.bytes) } else { text.append(json: classes[number].json) }
    guard let custom, custom != original else { return }
    text.append(",\"customClass\":")
    text.append(text: ClassName(graph.bytes.text(custom)).qualified)
  }

  /// The keys that an object's classes and a picture's name stand under are no texts of an interface.
  private static let ownKeys = [
    "UIClassName", "UIOriginalClassName", "NSClassName", "NSOriginalClassName", "NSSuperview", "NSNextResponder",
  ]

  private mutating func write(string: ObjectID, _ place: Int, of object: ObjectID, to text: inout RowText) {
    let key = Int(graph.values[place].key.index)
    guard !Self.ownKeys.contains(where: { graph.keys.holds($0, at: key) }),
      let span = graph.value(NibKey.bytes, of: string)?.span
    else { return }
    begin("string", object, key, to: &text)
    text.append(",\"string\":")
    text.append(span, of: graph.bytes)
    text.end()
  }

  private mutating func write(image: ObjectID, _ place: Int, of object: ObjectID, to text: inout RowText) {
    guard let name = span(["UIResourceName", "NSResourceName"], image) else { return }
    begin("image", object, Int(graph.values[place].key.index), to: &text)
    text.append(",\"image\":")
    text.append(name, of: graph.bytes)
    text.end()
  }

  private mutating func begin(_ kind: StaticString, _ object: ObjectID, _ key: Int, to text: inout RowText) {
    if keyNames[key].isEmpty { keyNames[key] = RowText.quoted(graph.keys[key]) }
    text.row(kind)
    text.append(",\"object\":")
    text.append(object.index)
    text.append(",\"key\":")
    text.append(json: keyNames[key])
  }

  /// The bytes of the text under the first of some keys that has one.
  private func span(_ keys: [String], _ object: ObjectID) -> ByteSpan? {
    for key in keys {
      guard let text = graph.object(key, of: object),
        roles[classNumber(text)] == .string,
        let span = graph.value(NibKey.bytes, of: text)?.span
      else { continue }
      return span
    }
    return nil
  }

  // MARK: Connections

  private mutating func write(connection id: ObjectID, to text: inout RowText) {
    // Values set by key path are no connections.
    guard !classes[classNumber(id)].isAttributes else { return }
    let connection = reader.connection(id)
    let kind = ConnectionEntry.Kind(connection.kind).rawValue
    // One that leads nowhere is a row, too.
    for place in 0..<max(connection.destinations.count, 1) {
      let start = text.bytes.count
      text.row("connection")
      if let source = connection.source {
        text.append(",\"object\":")
        text.append(source.index)
      }
      text.append(",\"connection\":")
      text.append(text: kind)
      if let label = connection.label {
        text.append(",\"name\":")
        text.append(text: label)
      }
      if place < connection.destinations.count {
        text.append(",\"destination\":")
        text.append(connection.destinations[place].index)
      }
      text.end()
      // A list that many connections share is not written as often.
      budget -= text.bytes.count - start
      guard budget > 0 else { return }
    }
  }

  private func write(segue object: ObjectID, to text: inout RowText) {
    text.row("connection")
    if let source = parents.parent(of: object, isContent: { role($0).isContent }) {
      text.append(",\"object\":")
      text.append(source.index)
    }
    text.append(",\"connection\":\"segue\"")
    if let name = span(["UIIdentifier"], object) {
      text.append(",\"name\":")
      text.append(name, of: graph.bytes)
    }
    text.end()
  }
}

extension ArchiveRows {
  /// Archives in the archive, prototypes of cells, with the number of the object that holds each.
  static func nested(in graph: ObjectGraph) -> [(holder: ObjectID, bytes: [UInt8])] {
    guard let number = graph.classes.names.firstIndex(of: "UINib") else { return [] }
    var seen: Set<ByteSpan> = []
    var found: [(ObjectID, [UInt8])] = []
    // Spans that overlap would multiply the bytes.
    var left = graph.bytes.count
    for object in graph.objectIDs where Int(graph.objects[Int(object.index)].classID.index) == number {
      guard let data = graph.object("archiveData", of: object), let span = graph.value(NibKey.bytes, of: data)?.span,
        seen.insert(span).inserted
      else { continue }
      left -= Int(span.count)
      guard left >= 0 else { break }
      found.append((object, Array(graph.bytes[span.range])))
    }
    return found
  }
}
