// Invariant: `offset <= limit <= the size of the input`, so no read leaves the input. A read that would sets `failure`,
// answers 0 and stays; after the first failure nothing that was read may be used.

/// Reads little-endian numbers from memory, up to a limit.
///
/// Reports trouble by a flag instead of throwing: a table is read in a loop that looks at the flag once an entry.
struct ByteReader {
  /// What went wrong first.
  struct Failure {
    var code: ArchiveError.Code
    /// Byte offset in the input.
    var offset: Int
    /// What was being read.
    var subject: Subject
    /// What was found; meaning by subject.
    var found: Int
    /// What was allowed.
    var bound: Int
  }

  /// What was being read when a failure was met.
  enum Subject {
    case number, variableInteger, data
    case classOfObject, valuesOfObject, sharedValues
    case keyOfValue, objectOfValue, typeOfValue
    case className, fallbackClass
  }

  private let base: UnsafePointer<UInt8>
  /// Offset of the next byte.
  private(set) var offset: Int
  /// Offset behind the last byte that may be read.
  private(set) var limit: Int
  /// The first failure, if there was one.
  private(set) var failure: Failure?

  /// A reader at `offset` of an input, that stops at `limit`.
  init(_ base: UnsafePointer<UInt8>, from offset: Int, to limit: Int) {
    self.base = base
    self.offset = offset
    self.limit = limit
  }

  /// Records a failure; the first one stays.
  @inline(never)
  mutating func fail(_ code: ArchiveError.Code, _ subject: Subject, at place: Int, found: Int = 0, bound: Int = 0) {
    guard failure == nil else { return }
    failure = Failure(code: code, offset: place, subject: subject, found: found, bound: bound)
  }

  /// Reads one byte.
  @inline(__always)
  mutating func byte() -> UInt8 {
    guard offset < limit else {
      fail(.truncated, .number, at: offset, bound: limit)
      return 0
    }
    let byte = base[offset]
    offset += 1
    return byte
  }

  /// Reads a number of fixed width.
  @inline(__always)
  mutating func number<Number: FixedWidthInteger & BitwiseCopyable>(_ type: Number.Type) -> Number {
    guard limit - offset >= MemoryLayout<Number>.size else {
      fail(.truncated, .number, at: offset, bound: limit)
      return 0
    }
    let number = UnsafeRawPointer(base + offset).loadUnaligned(as: Number.self)
    offset += MemoryLayout<Number>.size
    return Number(littleEndian: number)
  }

  /// Reads a variable-length integer: seven bits a byte, low ones first, bit 7 set on the last byte.
  ///
  /// Nearly all have one byte, so that case is inlined alone.
  @inline(__always)
  mutating func variableInteger() -> UInt32 {
    if offset < limit, base[offset] & 0x80 != 0 {
      let byte = base[offset]
      offset += 1
      return UInt32(byte & 0x7F)
    }
    return longVariableInteger()
  }

  /// Steps over bytes and says where they began.
  @inline(__always)
  mutating func skip(_ count: UInt32) -> Int {
    let start = offset
    guard Int(count) <= limit - offset else {
      fail(.truncated, .data, at: offset, found: Int(count), bound: limit - offset)
      return start
    }
    offset += Int(count)
    return start
  }

  @inline(never)
  private mutating func longVariableInteger() -> UInt32 {
    let start = offset
    var number: UInt64 = 0
    for shift in stride(from: UInt64(0), to: 35, by: 7) {
      guard offset < limit else {
        fail(.truncated, .variableInteger, at: offset, bound: limit)
        return 0
      }
      let byte = base[offset]
      offset += 1
      number |= UInt64(byte & 0x7F) << shift
      if byte & 0x80 != 0, number <= UInt64(UInt32.max) { return UInt32(number) }
      if byte & 0x80 != 0 { break }
    }
    fail(.malformed, .variableInteger, at: start)
    return 0
  }

  /// The byte at an offset that was read before.
  @inline(__always)
  func byte(at place: Int) -> UInt8 { base[place] }

  /// Goes on to the next table, which begins where this one must have ended.
  ///
  /// - Returns: Whether this one ended there.
  mutating func advance(to next: Int) -> Bool {
    guard failure == nil, offset == limit else { return false }
    limit = next
    return true
  }
}
