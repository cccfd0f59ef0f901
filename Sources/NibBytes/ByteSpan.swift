/// A run of bytes inside a byte table: where it starts and how long it is.
///
/// Tables hold spans instead of strings, so reading an archive makes no string until somebody asks for one.
/// Both numbers are 32-bit: a byte table is at most 4 GiB, which the readers' limits keep far below.
public struct ByteSpan: Sendable, BitwiseCopyable, Hashable {
  /// Offset of the first byte in its table.
  public var offset: UInt32
  /// Number of bytes.
  public var count: UInt32

  /// Makes a span from its two numbers.
  @inlinable
  public init(offset: Int, count: Int) {
    self.offset = UInt32(truncatingIfNeeded: offset)
    self.count = UInt32(truncatingIfNeeded: count)
  }

  /// The span that holds nothing.
  @inlinable public static var empty: ByteSpan { ByteSpan(offset: 0, count: 0) }

  /// Offset just behind the last byte.
  @inlinable public var end: Int { Int(offset) + Int(count) }

  /// The half-open range of offsets.
  @inlinable public var range: Range<Int> { Int(offset)..<end }

  /// The span packed into 64 bits: offset high, count low.
  @inlinable public var bits: UInt64 { UInt64(offset) << 32 | UInt64(count) }

  /// Unpacks what `bits` packed.
  @inlinable
  public init(bits: UInt64) {
    offset = UInt32(truncatingIfNeeded: bits >> 32)
    count = UInt32(truncatingIfNeeded: bits)
  }
}

extension Array<UInt8> {
  /// The text of a span; bytes that are not UTF-8 become U+FFFD.
  ///
  /// A span that reaches past the table gives the part that is inside.
  @inlinable
  public func text(_ span: ByteSpan) -> String {
    String(decoding: self[span.range.clamped(to: 0..<count)], as: UTF8.self)
  }

  /// Whether the bytes of a span are those of `name`.
  @inlinable
  public func equals(_ span: ByteSpan, _ name: String) -> Bool {
    // Lengths first: they differ nearly always, and asking for one touches no reference count.
    guard name.utf8.count == Int(span.count), span.end <= count else { return false }
    return withUnsafeBufferPointer { mine in
      name.utf8.withContiguousStorageIfAvailable {
        Fingerprint.equal(mine, span, $0, ByteSpan(offset: 0, count: $0.count))
      } ?? mine[span.range].elementsEqual(name.utf8)
    }
  }

  /// The leading word of a span.
  @inlinable @inline(__always)
  package func leadingWord(_ span: ByteSpan) -> UInt64 { withUnsafeBytes { $0.leadingWord(span) } }

  /// Orders two spans by their bytes: negative when the left one comes first.
  @inlinable
  public func compare(_ left: ByteSpan, _ right: ByteSpan) -> Int {
    withUnsafeBufferPointer { bytes in
      for index in 0..<Int(Swift.min(left.count, right.count)) {
        let order = Int(bytes[Int(left.offset) + index]) - Int(bytes[Int(right.offset) + index])
        if order != 0 { return order }
      }
      return Int(left.count) - Int(right.count)
    }
  }

  /// Appends the bytes of a string and says where they are.
  @inlinable
  public mutating func append(text: String) -> ByteSpan {
    let start = count
    append(contentsOf: text.utf8)
    return ByteSpan(offset: start, count: count - start)
  }
}

extension UnsafeRawBufferPointer {
  /// The first seven bytes of a span and how many it has, in one number: spans of up to seven bytes are equal where their
  /// numbers are, longer ones may be.
  @inlinable @inline(__always)
  package func leadingWord(_ span: ByteSpan) -> UInt64 {
    let (start, taken) = (Int(span.offset), Swift.min(UInt64(span.count), 7))
    precondition(span.end <= count, "inside the bytes")
    var word: UInt64 = 0
    if start + 8 <= count {
      word = UInt64(littleEndian: loadUnaligned(fromByteOffset: start, as: UInt64.self))
      word &= 1 << (8 * taken) &- 1
    } else {
      for index in 0..<Int(taken) { word |= UInt64(self[start + index]) << UInt64(8 * index) }
    }
    return word | Swift.min(UInt64(span.count), 255) << 56
  }
}
