import NibBytes
import NibDocument
import NibGraph
import NibSchema

/// One copy of a document of AppKit: its objects are stored as AppKit encodes them, so what is copied is nearly all.
///
/// Nodes come from a queue: whoever refers to one reserves its object. A reference costs what it costs in the document,
/// so nothing grows beyond it.
struct LegacyCopying: ~Copyable {
  let legacy: LegacyDocument
  let records: LegacyRecords
  /// The era of the compiler that is imitated.
  let profile: OutputProfile
  /// Whether the archive is the one that the editor saved with the document, whose windows show its views; else it is
  /// compiled, and views are in no window of the editor. Xcode 6 no longer has such windows.
  ///
  /// Seen: 24 of 24 documents in folders have them in their archives, 3 of 3 XIBs and 3 of 3 folders of Xcode 6 do not.
  let isOfEditor: Bool
  var builder: GraphBuilder
  /// The numbers of objects in the document, for messages.
  private(set) var identifiers: [UInt8] = []
  /// The object of each node; -1 for one that has none yet.
  private var objectOf: [Int32]
  private var queue: [(node: ElementIndex, object: ObjectID)] = []
  private var keyNames = NameRegistry(expecting: 256)
  private var keyIDs: [KeyID] = []
  private var classNames = NameRegistry(expecting: 64)
  private var classIDs: [ClassID] = []
  private var textOf: [String: ObjectID] = [:]
  private var numberOf: [Int64: ObjectID] = [:]
  /// Views of which it is known whether the editor showed them.
  var editorViews: [Int32: Bool] = [:]
  /// Next views in the loop of the tabulator key that differ from the document's.
  var nextKeyViews: [Int32: ElementIndex] = [:]
  /// References to objects of the editor, which no archive has: in order who refers, and under which key.
  var dangling: [(object: ObjectID, key: KeyID, target: EditorObject)] = []

  init(_ legacy: LegacyDocument, profile: OutputProfile) {
    self.legacy = legacy
    self.profile = profile
    isOfEditor = profile < .xcode6 && EditorFolder.holds(legacy.file)
    records = LegacyRecords(legacy)
    objectOf = Array(repeating: -1, count: legacy.xml.elements.count)
    builder = GraphBuilder(expecting: legacy.xml.elements.count / 4)
    // The root comes first.
    _ = reserve(.class(.object))
    if renewsSystem { tileScrollViews() }
  }

  /// The object of a node, reserved on first sight.
  mutating func object(_ node: ElementIndex) -> ObjectID {
    let known = objectOf[Int(node.index)]
    if known >= 0 { return ObjectID(Int(known)) }
    let stored = legacy.className(of: node) ?? .class(.number)
    let name = swappedName(of: node, stored) == nil ? stored : AppKitLegacy.classSwapper
    let object = reserve(name, of: node)
    objectOf[Int(node.index)] = object.index
    queue.append((node, object))
    return object
  }

  /// The custom class of an object that is made in place of one of its stored class.
  func swappedName(of node: ElementIndex, _ stored: String) -> String? {
    guard !AppKitLegacy.namesItsClass.contains(stored),
      let name = records.property("CustomClassName", of: node).flatMap({ legacy.text(of: $0) }), name != stored
    else { return nil }
    return name
  }

  /// Fills every object that is reserved, and those that they refer to.
  mutating func processQueue() {
    var next = 0
    while next < queue.count {
      let (node, object) = queue[next]
      next += 1
      builder.begin(object)
      fill(node, object)
      builder.end()
    }
    queue.removeAll()
  }

  consuming func finish(_ format: ArchiveFormat) throws(GraphError) -> ObjectGraph {
    let dangling = self.dangling
    var graph = try builder.finish(
      format: format, file: legacy.file, text: legacy.xml.source, identifiers: identifiers)
    graph.keyedNumbers = KeyedArchiveNumbers(
      objects: [], classes: [], superclasses: [], hidden: dangling.compactMap { graph.hiddenReference($0) })
    return graph
  }
}

/// Names and objects.
extension LegacyCopying {
  /// Whether objects are named and numbered as in the document: Interface Builder's own archives do it.
  var namesObjects: Bool { profile < .xcode4point3 }

  /// Whether the compiler writes what is the system's own anew, such as its fonts.
  var renewsSystem: Bool { profile >= .xcode6 }

}

extension LegacyCopying {
  mutating func key(_ name: String) -> KeyID {
    let number = Int(keyNames.number(name))
    if number == keyIDs.count { keyIDs.append(builder.key(name)) }
    return keyIDs[number]
  }

  mutating func reserve(_ className: String, of node: ElementIndex? = nil) -> ObjectID {
    let number = Int(classNames.number(className))
    if number == classIDs.count { classIDs.append(builder.class(className)) }
    let known = classIDs[number]
    guard let node else { return builder.reserve(known) }
    let id = records.record(of: node).map { identifiers.append(text: $0.id) } ?? .empty
    return builder.reserve(known, origin: Origin(offset: legacy.xml.elements[Int(node.index)].offset, identifier: id))
  }

  mutating func begin(_ object: ObjectID) { builder.begin(object) }

  mutating func end() { builder.end() }

  mutating func add(_ name: String, _ object: ObjectID?) {
    let key = key(name)
    builder.add(object.map { .reference(key, $0) } ?? .null(key))
  }

  mutating func add(_ name: String, int value: Int64) {
    let key = key(name)
    builder.add(.int(key, value))
  }

  mutating func add(_ name: String, data: [UInt8]) {
    let key = key(name)
    let span = ByteSpan(offset: builder.bytes.count, count: data.count)
    builder.bytes.append(contentsOf: data)
    builder.add(.data(key, span))
  }

  /// An NSString; equal texts of the compiler's own are one object.
  mutating func text(_ text: String) -> ObjectID {
    if let known = textOf[text] { return known }
    let object = reserve(.class(.string))
    begin(object)
    add(.key(.bytes), data: Array(text.utf8))
    end()
    textOf[text] = object
    return object
  }

  /// An NSNumber of an integer.
  mutating func number(_ value: Int64) -> ObjectID {
    if let known = numberOf[value] { return known }
    let object = reserve(.class(.number))
    begin(object)
    add(.key(.nsIntval), int: value)
    end()
    numberOf[value] = object
    return object
  }

  /// A collection of objects.
  mutating func list(_ members: [ObjectID], _ className: String) -> ObjectID {
    let object = reserve(className)
    begin(object)
    addMembers(members)
    end()
    return object
  }

  mutating func addMembers(_ members: [ObjectID]) {
    let inlined = key(.key(.nsInlinedValue))
    builder.add(.bool(inlined, true))
    let element = key(.key(.nibEncoderEmptyKey))
    for member in members { builder.add(.reference(element, member)) }
  }
}
