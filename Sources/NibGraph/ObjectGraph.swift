import NibBytes
import NibDiagnostics

/// One row of the object table: a class and a run of the value table.
public struct ObjectRecord: Sendable, BitwiseCopyable, Hashable {
  /// The object's class.
  public var classID: ClassID
  /// Index of the first value; 0 for an object without values.
  public var firstValue: UInt32
  /// Number of values.
  public var valueCount: UInt32

  /// Makes a row.
  @inlinable
  public init(classID: ClassID, firstValue: Int, valueCount: Int) {
    self.classID = classID
    self.firstValue = UInt32(truncatingIfNeeded: firstValue)
    self.valueCount = UInt32(truncatingIfNeeded: valueCount)
  }
}

/// What an archive says: objects and their keyed values, in flat tables.
///
/// References are indices. Order of keys within an object, sharing of objects, integer widths and class fallbacks are
/// part of the graph, because they decide the bytes. Collections and strings stay in the keyed form of the archive;
/// `GraphContent.swift` reads them as native content.
///
/// Invariant, held by `init`: every index and span in the tables is inside its table, and there is a root.
public struct ObjectGraph: Sendable {
  /// The container the graph came from or is meant for.
  public var format: ArchiveFormat
  /// The objects; index 0 is the root.
  public let objects: [ObjectRecord]
  /// The values, each object's in one run.
  public let values: [KeyedValue]
  /// The key names.
  public let keys: NameTable
  /// The class names.
  public let classes: ClassTable
  /// The bytes that data values point into.
  public let bytes: [UInt8]
  /// Where each object came from.
  public var origins: OriginTable
  /// For a graph of a keyed archive, the numbers that its objects had there.
  public var keyedNumbers: KeyedArchiveNumbers?
  /// What later stages derived from the tables, which never change.
  package let attachment = GraphAttachment()

  /// Makes a graph from tables after checking every index and span in them. A platform that the format does not say is
  /// that of the root.
  /// - Throws: `GraphError` with code `indexOutOfRange` or `empty`.
  public init(
    format: ArchiveFormat, objects: [ObjectRecord], values: [KeyedValue], keys: NameTable, classes: ClassTable,
    bytes: [UInt8], origins: OriginTable
  ) throws(GraphError) {
    self.format = format
    self.objects = objects
    self.values = values
    self.keys = keys
    self.classes = classes
    self.bytes = bytes
    self.origins = origins
    try check()
    if format.platform == nil { self.format.platform = rootPlatform }
  }

  /// Makes a graph from tables whose every index and span the caller has checked while it made them.
  ///
  /// For decoders, which check each number as they read it and need no second pass.
  package init(
    checked format: ArchiveFormat, objects: [ObjectRecord], values: [KeyedValue], keys: NameTable, classes: ClassTable,
    bytes: [UInt8], origins: OriginTable
  ) {
    self.format = format
    self.objects = objects
    self.values = values
    self.keys = keys
    self.classes = classes
    self.bytes = bytes
    self.origins = origins
    if format.platform == nil { self.format.platform = rootPlatform }
  }

  /// Number of objects.
  @inlinable public var count: Int { objects.count }

  /// All object identifiers in table order.
  public var objectIDs: some Sequence<ObjectID> { (0..<objects.count).lazy.map { ObjectID($0) } }

  /// The values of an object, in order.
  @inlinable
  public func values(of object: ObjectID) -> ArraySlice<KeyedValue> {
    let record = objects[Int(object.index)]
    return values[Int(record.firstValue)..<Int(record.firstValue) + Int(record.valueCount)]
  }

  /// Class name of an object.
  public func className(of object: ObjectID) -> String {
    classes.names[Int(objects[Int(object.index)].classID.index)]
  }

  /// Name of a key.
  public func keyName(_ key: KeyID) -> String { keys[Int(key.index)] }

  /// The first value of an object under a key, by name. Compares names: fine for a question, slow for a loop.
  public func value(_ key: String, of object: ObjectID) -> KeyedValue? {
    position(of: key, in: valuePositions(of: object)).map { values[$0] }
  }

  /// Where the values of an object lie in `values`.
  @inlinable
  package func valuePositions(of object: ObjectID) -> Range<Int> {
    let record = objects[Int(object.index)]
    return Int(record.firstValue)..<Int(record.firstValue) + Int(record.valueCount)
  }

  /// Position of the first of some values that has a key, by name.
  package func position(of key: String, in range: Range<Int>) -> Int? {
    var key = key
    return key.withUTF8 { wanted in
      keys.bytes.withUnsafeBufferPointer { bytes in
        keys.spans.withUnsafeBufferPointer { spans in
          range.first { at in
            let span = spans[Int(values[at].key.index)]
            guard Int(span.count) == wanted.count, span.end <= bytes.count else { return false }
            for i in 0..<wanted.count where bytes[Int(span.offset) + i] != wanted[i] { return false }
            return true
          }
        }
      }
    }
  }

  /// The object that a key of an object refers to.
  public func object(_ key: String, of object: ObjectID) -> ObjectID? {
    value(key, of: object)?.object
  }

  /// Where an object came from; for a graph read from a binary file, the file and the object's number.
  public func place(of object: ObjectID) -> Place { origins.place(of: object) }
}

extension ObjectGraph {
  private func check() throws(GraphError) {
    guard !objects.isEmpty else { throw error(.empty, "a graph has at least its root object", nil) }
    for (index, record) in objects.enumerated() {
      let end = Int(record.firstValue) + Int(record.valueCount)
      guard Int(record.classID.index) < classes.count, end <= values.count else {
        throw error(.indexOutOfRange, "the class or the values of an object lie outside their table", ObjectID(index))
      }
    }
    guard values.withUnsafeBufferPointer({ areInside($0) }) else {
      throw error(.indexOutOfRange, "a value points outside its table", nil)
    }
    for list in classes.fallbacks {
      for fallback in list where Int(fallback.index) >= classes.count {
        throw error(.indexOutOfRange, "a fallback class lies outside the class table", nil)
      }
    }
  }

  private func areInside(_ values: UnsafeBufferPointer<KeyedValue>) -> Bool {
    let (keyCount, objectCount, byteCount) = (keys.count, UInt64(objects.count), bytes.count)
    for value in values {
      guard Int(value.key.index) < keyCount else { return false }
      let isInside =
        switch value.code {
        case .reference: value.bits < objectCount
        case .data: ByteSpan(bits: value.bits).end <= byteCount
        default: true
        }
      guard isInside else { return false }
    }
    return true
  }

  private func error(_ code: GraphError.Code, _ detail: String, _ object: ObjectID?) -> GraphError {
    GraphError(code: code, place: Place(file: origins.file, object: object?.description), detail: detail)
  }
}
