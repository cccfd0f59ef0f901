import NibBytes

/// A name that the schema knows: its index in a `SymbolTable`.
typealias Symbol = Int32

/// The schema's tags, attributes and child keys, numbered, with a look-up by bytes that makes no string.
///
/// Open addressing over a table of twice the size; built once a plan book.
struct SymbolTable: Sendable {
  private(set) var names = NameTable()
  private var slots: [Int32]
  private let mask: Int

  /// Numbers the names; equal names get one number.
  init(_ all: [String]) {
    var size = 64
    while size < all.count * 2 { size *= 2 }
    slots = [Int32](repeating: -1, count: size)
    mask = size - 1
    for name in all {
      let bytes = Array(name.utf8)
      let slot = place(bytes, ByteSpan(offset: 0, count: bytes.count))
      if slots[slot] < 0 { slots[slot] = Int32(names.append(name)) }
    }
  }

  var count: Int { names.count }

  /// The symbol of a span, or -1.
  func find(_ bytes: [UInt8], _ span: ByteSpan) -> Symbol { slots[place(bytes, span)] }

  /// The symbol of a name, or -1.
  func find(_ name: String) -> Symbol {
    let bytes = Array(name.utf8)
    return find(bytes, ByteSpan(offset: 0, count: bytes.count))
  }

  private func place(_ bytes: [UInt8], _ span: ByteSpan) -> Int {
    bytes.withUnsafeBufferPointer { bytes in
      names.bytes.withUnsafeBufferPointer { own in
        var slot = Int(truncatingIfNeeded: Fingerprint.of(bytes, span)) & mask
        while slots[slot] >= 0 {
          if SymbolTable.equal(own, names.spans[Int(slots[slot])], bytes, span) { return slot }
          slot = (slot + 1) & mask
        }
        return slot
      }
    }
  }

  @inline(__always)
  static func equal(
    _ left: UnsafeBufferPointer<UInt8>, _ a: ByteSpan, _ right: UnsafeBufferPointer<UInt8>, _ b: ByteSpan
  ) -> Bool {
    guard a.count == b.count else { return false }
    var index = 0
    while index < Int(a.count) {
      if left[Int(a.offset) + index] != right[Int(b.offset) + index] { return false }
      index += 1
    }
    return true
  }
}

/// A 64-bit fingerprint of bytes (FNV-1a): for tables inside one compile, never for output.
enum Fingerprint {
  @inline(__always)
  static func of(_ bytes: UnsafeBufferPointer<UInt8>, _ span: ByteSpan) -> UInt64 {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    var index = Int(span.offset)
    let end = span.end
    while index < end {
      hash = (hash ^ UInt64(bytes[index])) &* 0x100_0000_01B3
      index += 1
    }
    return hash ^ hash >> 29
  }
}
