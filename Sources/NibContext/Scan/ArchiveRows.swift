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
  private let names: ScanNames
  /// Numbers of the graph's classes and keys among the names that are known.
  private let classNumbers: [Int]
  private let keyNumbers: [Int]
  private let roles: [ClassRole]
  private let uses: [ScanNames.KeyUse]
  private let parents: ParentTable
  private let reader: ConnectionReader
  /// Bytes that may still be written: what many objects share would be written as often.
  private var budget: Int

  /// Prepares the rows of a graph.
  init(_ graph: ObjectGraph, names: inout ScanNames) {
    self.graph = graph
    let numbers = names.numbers(of: graph)
    (classNumbers, keyNumbers) = numbers
    self.names = names
    roles = numbers.classes.map { [names] in names.classes[$0].role }
    uses = numbers.keys.map { [names] in names.keys[$0].use }
    let isBack = numbers.keys.map { [names] in names.keys[$0].isBack }
    // All that a root of UIKit says of who holds whom is its list.
    let top = graph.rootList(.key(.nibTopLevelObjectsKey))
    let root = top.isEmpty ? NibRoot(graph) : nil
    let starts = top.isEmpty ? ParentTable.starts(graph, root) : Self.once(top, graph)
    parents = ParentTable(graph, roles: roles, from: starts, known: root?.parents ?? [], isBack: isBack)
    reader = ConnectionReader(graph)
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

  /// Number of an object's class among the names that are known.
  private func known(_ object: ObjectID) -> Int { classNumbers[classNumber(object)] }

  /// Number of a value's key among them.
  private func key(_ place: Int) -> Int { keyNumbers[Int(graph.values[place].key.index)] }

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
    let number = known(object)
    text.append(",\"class\":")
    guard names.classes[number].isSwapper else { return text.append(json: names.classes[number].json) }
    let original = span(.originalClass, object)
    let custom = span(.customClass, object)
    if let original {
      text.append(original, of: graph.bytes)
    } else {
      text.append(json: names.classes[number].json)
    }
    guard let custom, custom != original else { return }
    text.append(",\"customClass\":")
    // Only mangled names are spelled in another way.
    guard graph.bytes[custom.range].starts(with: "_Tt".utf8) else { return text.append(custom, of: graph.bytes) }
    text.append(text: ClassName(graph.bytes.text(custom)).qualified)
  }

  private mutating func write(string: ObjectID, _ place: Int, of object: ObjectID, to text: inout RowText) {
    guard !names.keys[key(place)].isOwn, let span = value(.bytes, string)?.span else { return }
    begin("string", object, place, to: &text)
    text.append(",\"string\":")
    text.append(span, of: graph.bytes)
    text.end()
  }

  private mutating func write(image: ObjectID, _ place: Int, of object: ObjectID, to text: inout RowText) {
    guard let name = span(.resource, image) else { return }
    // AppKit names sounds in the same way.
    if let resource = span(.customClass, image), graph.bytes.text(resource) != .class(.nsImage) { return }
    begin("image", object, place, to: &text)
    text.append(",\"image\":")
    text.append(name, of: graph.bytes)
    text.end()
  }

  private mutating func begin(_ kind: StaticString, _ object: ObjectID, _ place: Int, to text: inout RowText) {
    text.row(kind)
    text.append(",\"object\":")
    text.append(object.index)
    text.append(",\"key\":")
    text.append(json: names.keys[key(place)].json)
  }

  /// The value under the first key of an object that is used for something.
  private func value(_ use: ScanNames.KeyUse, _ object: ObjectID) -> KeyedValue? {
    graph.valuePositions(of: object).first { uses[Int(graph.values[$0].key.index)] == use }.map { graph.values[$0] }
  }

  /// The bytes of the text under such a key.
  private func span(_ use: ScanNames.KeyUse, _ object: ObjectID) -> ByteSpan? {
    value(use, object)?.object.flatMap { textSpan($0) }
  }

  /// The bytes of an object that is a text.
  private func textSpan(_ object: ObjectID) -> ByteSpan? {
    roles[classNumber(object)] == .string ? value(.bytes, object)?.span : nil
  }

  // MARK: Connections

  private mutating func write(connection id: ObjectID, to text: inout RowText) {
    // Values set by key path are no connections.
    guard let form = names.classes[known(id)].form, form.kind != .attributes else { return }
    let (source, label, destinations) = reader.ends(id, form)
    let kind = ConnectionEntry.Kind(form.kind).rawValue
    // One that leads nowhere is a row, too.
    for place in 0..<max(destinations.count, 1) {
      let start = text.bytes.count
      text.row("connection")
      if let source {
        text.append(",\"object\":")
        text.append(source.index)
      }
      text.append(",\"connection\":")
      text.append(text: kind)
      if let label = label.flatMap({ textSpan($0) }) {
        text.append(",\"name\":")
        text.append(label, of: graph.bytes)
      }
      if place < destinations.count {
        text.append(",\"destination\":")
        text.append(destinations[place].index)
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
    if let name = span(.identifier, object) {
      text.append(",\"name\":")
      text.append(name, of: graph.bytes)
    }
    text.end()
  }
}

extension ArchiveRows {
  /// Archives in the archive, prototypes of cells, with the number of the object that holds each.
  static func nested(in graph: ObjectGraph) -> [(holder: ObjectID, bytes: [UInt8])] {
    guard let number = graph.classes.names.firstIndex(of: .class(.nib)) else { return [] }
    var seen: Set<ByteSpan> = []
    var found: [(ObjectID, [UInt8])] = []
    // Spans that overlap would multiply the bytes.
    var left = graph.bytes.count
    for object in graph.objectIDs where Int(graph.objects[Int(object.index)].classID.index) == number {
      guard let data = graph.object(.key(.archiveData), of: object),
        let span = graph.value(.key(.bytes), of: data)?.span,
        seen.insert(span).inserted
      else { continue }
      left -= Int(span.count)
      guard left >= 0 else { break }
      found.append((object, Array(graph.bytes[span.range])))
    }
    return found
  }
}
