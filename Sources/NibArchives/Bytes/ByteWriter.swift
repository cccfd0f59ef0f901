// Invariant: the caller has reserved room for all that it writes (`NIBArchiveEncoder` bounds it beforehand), so writing
// checks nothing.

import NibBytes

/// Writes little-endian numbers to memory that was sized beforehand.
struct ByteWriter {
  private let base: UnsafeMutablePointer<UInt8>
  /// Number of bytes written.
  private(set) var offset = 0

  /// A writer to the start of a memory.
  init(_ base: UnsafeMutablePointer<UInt8>) {
    self.base = base
  }

  /// Most bytes that `variableInteger` writes.
  static let longestInteger = 5

  /// Writes one byte.
  @inline(__always)
  mutating func byte(_ byte: UInt8) {
    base[offset] = byte
    offset += 1
  }

  /// Writes the low bytes of a number, as many as `type` has.
  @inline(__always)
  mutating func number<Number: FixedWidthInteger & BitwiseCopyable>(_ bits: UInt64, as type: Number.Type) {
    UnsafeMutableRawPointer(base + offset).storeBytes(
      of: Number(truncatingIfNeeded: bits).littleEndian, as: Number.self)
    offset += MemoryLayout<Number>.size
  }

  /// Writes 32 bits.
  @inline(__always)
  mutating func word(_ word: UInt32) { number(UInt64(word), as: UInt32.self) }

  /// Writes a variable-length integer in its shortest form.
  @inline(__always)
  mutating func variableInteger(_ number: UInt32) {
    var rest = number
    while rest > 0x7F {
      byte(UInt8(rest & 0x7F))
      rest >>= 7
    }
    byte(UInt8(rest) | 0x80)
  }

  /// Copies a span of a byte table; the graph's check has it inside.
  @inline(__always)
  mutating func copy(_ table: UnsafeBufferPointer<UInt8>, _ span: ByteSpan) {
    guard span.count > 0, let source = table.baseAddress else { return }
    (base + offset).update(from: source + Int(span.offset), count: Int(span.count))
    offset += Int(span.count)
  }
}
