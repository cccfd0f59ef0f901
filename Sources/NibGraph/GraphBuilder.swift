import NibBytes
import NibDiagnostics

/// Makes a graph object by object.
///
/// An object is reserved before it is filled, so a cycle is nothing special. Filling nests: values that are added
/// between `begin` and `end` belong to the innermost object begun, and each object's values end up in one run.
public struct GraphBuilder: ~Copyable {
  /// Key names; may be set up beforehand and is added to by `key(_:)`.
  public var keys: NameTable
  /// Class names; likewise.
  public var classes: ClassTable
  /// Bytes of the data values; may begin with a document's, so that its text is used where it stands.
  public var bytes: [UInt8]
  /// One origin an object.
  public var origins: [Origin] { originList.array }

  @usableFromInline var originList: GrowingBuffer<Origin>
  @usableFromInline var objects: GrowingBuffer<ObjectRecord>
  @usableFromInline var values: GrowingBuffer<KeyedValue>
  @usableFromInline var pending = GrowingBuffer<KeyedValue>(capacity: 128)
  @usableFromInline var frames = GrowingBuffer<Frame>(capacity: 8)

  /// An object that is being filled, and where its values begin among those pending.
  @usableFromInline
  struct Frame: BitwiseCopyable {
    @usableFromInline let object: ObjectID
    @usableFromInline let mark: Int

    @inlinable
    init(object: ObjectID, mark: Int) {
      self.object = object
      self.mark = mark
    }
  }

  /// A builder that starts with the given names and bytes.
  /// - Parameters:
  ///   - keys: names of keys that are numbered already.
  ///   - classes: classes that are numbered already.
  ///   - bytes: what the byte table begins with.
  ///   - elements: About how many elements the graph is made from; room is made for them at once.
  public init(
    keys: NameTable = NameTable(), classes: ClassTable = ClassTable(), bytes: [UInt8] = [], expecting elements: Int = 32
  ) {
    self.keys = keys
    self.classes = classes
    self.bytes = bytes
    self.bytes.reserveCapacity(bytes.count + 40 * elements)
    objects = GrowingBuffer(capacity: elements + 64)
    originList = GrowingBuffer(capacity: elements + 64)
    values = GrowingBuffer(capacity: 8 * elements + 256)
  }

  /// Number of objects reserved so far.
  public var objectCount: Int { objects.count }

  /// Identifier of a key, added if it is new. Linear in the number of keys.
  public mutating func key(_ name: String) -> KeyID { KeyID(keys.intern(name)) }

  /// Identifier of a class, added if it is new. Linear in the number of classes.
  public mutating func `class`(_ name: String) -> ClassID { classes.find(name) ?? classes.append(name) }

  /// Makes room for an object of a class; until it is filled it has no values.
  public mutating func reserve(_ classID: ClassID, origin: Origin = .unknown) -> ObjectID {
    objects.append(ObjectRecord(classID: classID, firstValue: 0, valueCount: 0))
    originList.append(origin)
    return ObjectID(objects.count - 1)
  }

  /// What a filled object refers to under a key; nil for anything else than a reference.
  public func object(_ key: KeyID, of object: ObjectID) -> ObjectID? {
    let record = objects[Int(object.index)]
    let first = Int(record.firstValue)
    for position in first..<first + Int(record.valueCount) where values[position].key == key {
      return values[position].object
    }
    return nil
  }

  /// Changes the class of an object.
  public mutating func setClass(_ classID: ClassID, of object: ObjectID) {
    objects[Int(object.index)].classID = classID
  }

  /// Changes the class of an object, if it is the one expected.
  public mutating func replaceClass(_ expected: ClassID, by classID: ClassID, of object: ObjectID) {
    guard objects[Int(object.index)].classID == expected else { return }
    objects[Int(object.index)].classID = classID
  }

  /// Opens an object: values added from now on are its own.
  @inlinable
  public mutating func begin(_ object: ObjectID) {
    frames.append(Frame(object: object, mark: pending.count))
  }

  /// An open object, so many levels above the innermost one; nil where fewer are open.
  public func openObject(levels: Int) -> ObjectID? {
    let position = frames.count - 1 - levels
    return position >= 0 && levels >= 0 ? frames[position].object : nil
  }

  /// Adds a value to the innermost open object.
  @inlinable
  public mutating func add(_ value: KeyedValue) {
    pending.append(value)
  }

  /// Closes the innermost open object.
  @inlinable
  public mutating func end() {
    guard let frame = frames.popLast() else { return }
    let count = pending.count - frame.mark
    objects[Int(frame.object.index)].firstValue = count == 0 ? 0 : UInt32(values.count)
    objects[Int(frame.object.index)].valueCount = UInt32(count)
    pending.moveLast(count, to: &values)
  }

  /// Hands over the objects made so far and begins another graph with the same names and bytes.
  ///
  /// Several graphs of one document share its names and bytes this way; `ObjectGraph.init(tables:…)` joins them again.
  public mutating func takeTables() -> GraphTables {
    let tables = GraphTables(
      objects: objects.takeArray(), values: values.takeArray(), origins: originList.takeArray())
    pending.removeAll()
    frames.removeAll()
    return tables
  }

  /// Checks and hands over the graph. Object 0 is the root.
  /// - Throws: `GraphError`.
  public consuming func finish(
    format: ArchiveFormat, file: String, text: [UInt8] = [], identifiers: [UInt8] = []
  ) throws(GraphError) -> ObjectGraph {
    try takeGraph(format: format, file: file, text: text, identifiers: identifiers)
  }

  /// Checks and hands over the graph of what was added so far.
  /// - Throws: `GraphError`.
  package mutating func takeGraph(
    format: ArchiveFormat, file: String, text: [UInt8] = [], identifiers: [UInt8] = []
  ) throws(GraphError) -> ObjectGraph {
    let table = OriginTable(file: file, origins: originList.takeArray(), text: text, identifiers: identifiers)
    return try ObjectGraph(
      format: format, objects: objects.takeArray(), values: values.takeArray(), keys: keys, classes: classes,
      bytes: bytes, origins: table)
  }
}

extension GraphBuilder {
  /// By object: when it is first reached from the root, depth first along the values in order; `Int.max` if never.
  public func archiveRanks() -> [Int] {
    var ranks = [Int](repeating: .max, count: objects.count)
    guard !objects.isEmpty else { return ranks }
    var next = 0
    var stack: [(position: Int, end: Int)] = []
    func visit(_ object: Int) {
      ranks[object] = next
      next += 1
      let record = objects[object]
      stack.append((Int(record.firstValue), Int(record.firstValue) + Int(record.valueCount)))
    }
    visit(0)
    while let top = stack.last {
      guard top.position < top.end else {
        stack.removeLast()
        continue
      }
      stack[stack.count - 1].position += 1
      if let target = values[top.position].object, ranks[Int(target.index)] == .max { visit(Int(target.index)) }
    }
    return ranks
  }

  /// Takes the values of some keys out of all objects. Linear in the number of values.
  public mutating func drop(keys names: some Sequence<String>) {
    let dropped = Set(names.compactMap { keys.firstIndex(of: $0) }.map { KeyID($0) })
    guard !dropped.isEmpty else { return }
    for object in 0..<objects.count {
      let first = Int(objects[object].firstValue)
      var kept = first
      for position in first..<first + Int(objects[object].valueCount) where !dropped.contains(values[position].key) {
        values[kept] = values[position]
        kept += 1
      }
      objects[object].valueCount = UInt32(truncatingIfNeeded: kept - first)
      if kept == first { objects[object].firstValue = 0 }
    }
  }

  /// Sets bits of the words under a key in all objects. Linear in the number of values.
  public mutating func set(bits mask: Int64, key name: String) {
    guard let index = keys.firstIndex(of: name) else { return }
    let key = KeyID(index)
    for place in 0..<values.count where values[place].key == key {
      // The words have 32 bits and a sign.
      if case .int(let word) = values[place].value {
        values[place] = .int(key, Int64(Int32(truncatingIfNeeded: word | mask)))
      }
    }
  }

  /// Lets every reference to one object lead to another instead.
  public mutating func redirect(_ replacements: [(object: ObjectID, other: ObjectID)]) {
    guard !replacements.isEmpty else { return }
    var others = [Int32](repeating: -1, count: objects.count)
    for (object, other) in replacements { others[Int(object.index)] = other.index }
    for index in 0..<values.count {
      guard let target = values[index].object, others[Int(target.index)] >= 0 else { continue }
      values[index] = .reference(values[index].key, ObjectID(Int(others[Int(target.index)])))
    }
  }
}
