import NibBytes
import NibGraph

// Invariant: a table is returned complete or `reader.failure` is set. The counts were bounded by the size of the input
// in `NIBArchiveHeader`, so the arrays reserved here are a small multiple of it.

/// Reads the four tables of a NIBArchive, each in one pass; every index is checked as it is read.
struct NIBArchiveTables {
  /// Where reading stands, and what went wrong.
  var reader: ByteReader
  private let header: NIBArchiveHeader

  /// Tables of the archive at `base`, whose header was read.
  init(_ base: UnsafePointer<UInt8>, _ header: NIBArchiveHeader) {
    self.header = header
    reader = ByteReader(base, from: header.objects.offset, to: header.keys.offset)
  }

  /// Fills an array entry by entry until the reader meets a failure.
  @inline(__always)
  private mutating func entries<Entry>(_ count: Int, _ next: (inout ByteReader) -> Entry) -> [Entry] {
    var reader = reader
    let entries = [Entry](unsafeUninitializedCapacity: count) { buffer, filled in
      var made = 0
      while made < count {
        let entry = next(&reader)
        guard reader.failure == nil else { break }
        buffer.initializeElement(at: made, to: entry)
        made += 1
      }
      filled = made
    }
    self.reader = reader
    return entries
  }

  /// The objects. Their runs of values may stand in any order but not overlap in sum, so that no later walk over the
  /// objects visits more values than there are.
  mutating func objects() -> [ObjectRecord] {
    let classCount = header.classes.count
    let valueCount = header.values.count
    var total = 0
    return entries(header.objects.count) { reader in
      let start = reader.offset
      let classIndex = Int(reader.variableInteger())
      let first = Int(reader.variableInteger())
      let count = Int(reader.variableInteger())
      total += count
      if classIndex >= classCount {
        reader.fail(.indexOutOfRange, .classOfObject, at: start, found: classIndex, bound: classCount)
      }
      if first + count > valueCount {
        reader.fail(.indexOutOfRange, .valuesOfObject, at: start, found: first + count, bound: valueCount)
      }
      if total > valueCount { reader.fail(.malformed, .sharedValues, at: start, found: total, bound: valueCount) }
      return ObjectRecord(classID: ClassID(classIndex), firstValue: first, valueCount: count)
    }
  }

  /// Where the name of each key stands.
  mutating func keys() -> [ByteSpan] {
    entries(header.keys.count) { reader in
      let count = reader.variableInteger()
      return ByteSpan(offset: reader.skip(count), count: Int(count))
    }
  }

  /// The values.
  mutating func values() -> [KeyedValue] {
    let keyCount = header.keys.count
    let objectCount = header.objects.count
    return entries(header.values.count) { reader in
      let start = reader.offset
      let key = Int(reader.variableInteger())
      if key >= keyCount { reader.fail(.indexOutOfRange, .keyOfValue, at: start, found: key, bound: keyCount) }
      return Self.value(KeyID(key), from: &reader, objectCount: objectCount)
    }
  }

  /// Where the name of each class stands, without its terminator, and the classes to fall back on.
  mutating func classes() -> (spans: [ByteSpan], fallbacks: [[ClassID]]) {
    let classCount = header.classes.count
    var fallbacks: [[ClassID]] = []
    fallbacks.reserveCapacity(classCount)
    let spans = entries(classCount) { reader in
      let start = reader.offset
      let count = reader.variableInteger()
      let fallbackCount = reader.variableInteger()
      fallbacks.append(Self.fallbacks(fallbackCount, from: &reader, classCount: classCount))
      let offset = reader.skip(count)
      if reader.failure == nil, count == 0 || reader.byte(at: offset + Int(count) - 1) != 0 {
        reader.fail(.malformed, .className, at: start)
      }
      return ByteSpan(offset: offset, count: Int(count) - 1)
    }
    return (spans, fallbacks)
  }

  private static func fallbacks(_ count: UInt32, from reader: inout ByteReader, classCount: Int) -> [ClassID] {
    var list: [ClassID] = []
    while list.count < count, reader.failure == nil {
      let start = reader.offset
      let index = Int(reader.number(Int32.self))
      if index < 0 || index >= classCount {
        reader.fail(.indexOutOfRange, .fallbackClass, at: start, found: index, bound: classCount)
      }
      list.append(ClassID(index))
    }
    return list
  }
}

extension NIBArchiveTables {
  /// The type byte of a value and its payload.
  @inline(__always)
  private static func value(_ key: KeyID, from reader: inout ByteReader, objectCount: Int) -> KeyedValue {
    switch reader.byte() {
    case 0: KeyedValue(key: key, code: .int8, bits: extend(Int64(Int8(bitPattern: reader.byte()))))
    case 1: KeyedValue(key: key, code: .int16, bits: extend(Int64(reader.number(Int16.self))))
    case 2: KeyedValue(key: key, code: .int32, bits: extend(Int64(reader.number(Int32.self))))
    case 3: KeyedValue(key: key, code: .int64, bits: reader.number(UInt64.self))
    case 4: KeyedValue(key: key, code: .false, bits: 0)
    case 5: KeyedValue(key: key, code: .true, bits: 0)
    case 6: KeyedValue(key: key, code: .float, bits: UInt64(reader.number(UInt32.self)))
    case 7: KeyedValue(key: key, code: .double, bits: reader.number(UInt64.self))
    case 8: KeyedValue(key: key, code: .data, bits: data(from: &reader).bits)
    case 9: KeyedValue(key: key, code: .null, bits: 0)
    case 10: KeyedValue(key: key, code: .reference, bits: object(from: &reader, objectCount))
    case let code: unknown(code, key, from: &reader)
    }
  }

  @inline(__always)
  private static func extend(_ number: Int64) -> UInt64 { UInt64(bitPattern: number) }

  @inline(__always)
  private static func data(from reader: inout ByteReader) -> ByteSpan {
    let count = reader.variableInteger()
    return ByteSpan(offset: reader.skip(count), count: Int(count))
  }

  @inline(__always)
  private static func object(from reader: inout ByteReader, _ objectCount: Int) -> UInt64 {
    let start = reader.offset
    let index = reader.number(UInt32.self)
    if Int(index) >= objectCount {
      reader.fail(.indexOutOfRange, .objectOfValue, at: start, found: Int(index), bound: objectCount)
    }
    return UInt64(index)
  }

  @inline(never)
  private static func unknown(_ code: UInt8, _ key: KeyID, from reader: inout ByteReader) -> KeyedValue {
    reader.fail(.malformed, .typeOfValue, at: max(reader.offset - 1, 0), found: Int(code))
    return KeyedValue(key: key, code: .null, bits: 0)
  }
}
