import NibBytes
import NibGraph

/// Several archives as one graph: those of a storyboard, and those that lie inside others.
///
/// Each archive keeps its objects in one run, its root first. What an archive refers to by name in the one around it is
/// replaced by the object itself, so who raises the graph meets one interface.
struct CombinedGraph {
  /// One archive.
  struct Part {
    /// The base name of its file; empty for one inside another.
    let name: String
    /// Its root among the objects of all.
    let root: ObjectID
    /// The object whose bytes it was; nil for a file.
    let holder: ObjectID?
    /// What its root lists, by the numbers of all.
    var lists: NibRoot
  }

  /// How deep archives may lie in each other. Seen: a cell in a cell's collection view.
  private static let deepest = 8
  /// How many archives are combined.
  private static let limit = 20_000

  private(set) var parts: [Part] = []
  private(set) var graph: ObjectGraph
  private let decode: NestedDecoder?
  private let forms: any RaiseForms.Type
  private var objects: [ObjectRecord] = []
  private var values: [KeyedValue] = []
  private var placeOfRoot: [ObjectID: Int] = [:]
  private var placeOfHolder: [ObjectID: Int] = [:]
  private var placeOfName: [String: Int] = [:]
  private var keys = NameTable()
  private var classes = NameTable()
  private var keyNumbers: [String: Int] = [:]
  private var classNumbers: [String: Int] = [:]
  private var bytes: [UInt8] = []

  /// The graph of one archive with those inside it; the archive's own where there are none.
  init(_ only: ObjectGraph, _ root: NibRoot, _ forms: any RaiseForms.Type, decode: NestedDecoder?) {
    self.init(only, forms, decode: decode)
    let inner = decode == nil ? [] : forms.innerArchives(of: only)
    guard !inner.isEmpty else {
      note(Part(name: "", root: .root, holder: nil, lists: root))
      return
    }
    append(only, root, name: "", holder: nil, depth: 0)
    finish(like: only)
  }

  /// The graph of the archives of a storyboard.
  init?(_ nibs: [(name: String, graph: ObjectGraph)], _ forms: any RaiseForms.Type, decode: NestedDecoder?) {
    guard let first = nibs.first else { return nil }
    self.init(first.graph, forms, decode: decode)
    for nib in nibs {
      guard let root = NibRoot(nib.graph) else { continue }
      append(nib.graph, root, name: nib.name, holder: nil, depth: 0)
    }
    guard !parts.isEmpty else { return nil }
    finish(like: first.graph)
  }

  private init(_ graph: ObjectGraph, _ forms: any RaiseForms.Type, decode: NestedDecoder?) {
    self.graph = graph
    self.forms = forms
    self.decode = decode
  }

  private mutating func append(_ part: ObjectGraph, _ root: NibRoot, name: String, holder: ObjectID?, depth: Int) {
    guard parts.count < Self.limit, objects.count + part.count < Int(Int32.max) else { return }
    let (base, byteBase) = (objects.count, bytes.count)
    bytes += part.bytes
    let keyIDs = part.keys.names.map { KeyID(Self.number(of: $0, &keyNumbers, &keys)) }
    let classIDs = part.classes.names.names.map { ClassID(Self.number(of: $0, &classNumbers, &classes)) }
    for record in part.objects {
      let first = values.count
      for value in part.values[Int(record.firstValue)..<Int(record.firstValue) + Int(record.valueCount)] {
        values.append(Self.moved(value, keyIDs[Int(value.key.index)], by: base, byteBase))
      }
      objects.append(
        ObjectRecord(
          classID: classIDs[Int(record.classID.index)], firstValue: first, valueCount: Int(record.valueCount)))
    }
    note(
      Part(
        name: name, root: ObjectID(base), holder: holder,
        lists: root.moved { ObjectID(Int($0.index) + base) }))
    guard let decode, depth < Self.deepest else { return }
    for inner in forms.innerArchives(of: part) {
      guard let graph = decode(Array(part.bytes[inner.data.range])), let root = NibRoot(graph) else { continue }
      append(graph, root, name: "", holder: ObjectID(Int(inner.holder.index) + base), depth: depth + 1)
    }
  }

  private static func number(of name: String, _ numbers: inout [String: Int], _ table: inout NameTable) -> Int {
    if let known = numbers[name] { return known }
    let number = table.append(name)
    numbers[name] = number
    return number
  }

  private static func moved(_ value: KeyedValue, _ key: KeyID, by base: Int, _ byteBase: Int) -> KeyedValue {
    switch value.value {
    case .reference(let object): .reference(key, ObjectID(Int(object.index) + base))
    case .data(let span): .data(key, ByteSpan(offset: Int(span.offset) + byteBase, count: Int(span.count)))
    default: KeyedValue(key: key, code: value.code, bits: value.bits)
    }
  }

  /// Makes the graph, then replaces what archives name by what they mean.
  private mutating func finish(like first: ObjectGraph) {
    graph = made(like: first)
    let meant = forms.meant(in: self)
    guard !meant.isEmpty else { return }
    func end(_ object: ObjectID) -> ObjectID {
      var object = object
      // One that means another may be meant itself; a circle has no end and is cut.
      for _ in 0..<Self.deepest { if let next = meant[object] { object = next } else { break } }
      return object
    }
    for place in values.indices {
      if let object = values[place].object, meant[object] != nil {
        values[place] = .reference(values[place].key, end(object))
      }
    }
    for place in parts.indices { parts[place].lists = parts[place].lists.moved(end) }
    graph = made(like: first)
  }

  private func made(like first: ObjectGraph) -> ObjectGraph {
    ObjectGraph(
      checked: first.format, objects: objects, values: values, keys: keys,
      classes: ClassTable(names: classes, fallbacks: Array(repeating: [], count: classes.count)), bytes: bytes,
      origins: OriginTable(file: first.origins.file))
  }

  /// The lists of all archives as those of one.
  var lists: NibRoot { NibRoot(joining: parts.map(\.lists)) }

  private mutating func note(_ part: Part) {
    placeOfRoot[part.root] = parts.count
    if let holder = part.holder {
      if placeOfHolder[holder] == nil { placeOfHolder[holder] = parts.count }
    } else if placeOfName[part.name] == nil {
      placeOfName[part.name] = parts.count
    }
    parts.append(part)
  }

  /// The archive of a file.
  func part(named name: String) -> Part? { placeOfName[name].map { parts[$0] } }

  /// The archive inside an object.
  func part(in holder: ObjectID) -> Part? { placeOfHolder[holder].map { parts[$0] } }

  /// The place of an archive by its root.
  func place(of root: ObjectID) -> Int? { placeOfRoot[root] }

  /// The objects of a part.
  func objects(of part: Int) -> Range<Int> {
    let end = part + 1 < parts.count ? Int(parts[part + 1].root.index) : graph.count
    return Int(parts[part].root.index)..<end
  }
}

/// Decodes the bytes of an archive inside another; nil for bytes that are none.
public typealias NestedDecoder = @Sendable ([UInt8]) -> ObjectGraph?
