import NibBytes
import NibGraph

/// A name that the schema knows: its place in the plan book's registry of symbols.
typealias Symbol = Int32

/// Numbers names in the order in which they come and finds them by their bytes, without making a string.
///
/// Open addressing; no dictionary, because a dictionary's types cost more at start than the whole table.
struct NameRegistry: Sendable {
  private(set) var names = NameTable()
  private var slots: [Int32]

  /// An empty registry with room for half as many names as `capacity`, a power of two.
  init(capacity: Int = 2048) { slots = [Int32](repeating: -1, count: capacity) }

  var count: Int { names.count }

  /// Number of a name, given on first sight.
  @discardableResult
  mutating func number(_ name: String) -> Int32 {
    var name = name
    return name.withUTF8 { number($0) }
  }

  /// Number of a name given as a span of bytes.
  @discardableResult
  mutating func number(_ bytes: [UInt8], _ span: ByteSpan) -> Int32 {
    bytes.withUnsafeBufferPointer { number(UnsafeBufferPointer(rebasing: $0[span.range])) }
  }

  private mutating func number(_ bytes: UnsafeBufferPointer<UInt8>) -> Int32 {
    let slot = place(bytes, ByteSpan(offset: 0, count: bytes.count))
    if slots[slot] >= 0 { return slots[slot] }
    let number = Int32(truncatingIfNeeded: names.append(bytes))
    slots[slot] = number
    if names.count * 2 > slots.count { grow() }
    return number
  }

  /// Number of a span, or -1.
  func find(_ bytes: [UInt8], _ span: ByteSpan) -> Int32 { bytes.withUnsafeBufferPointer { find($0, span) } }

  /// Number of a span of bytes that are at hand, or -1.
  func find(_ bytes: UnsafeBufferPointer<UInt8>, _ span: ByteSpan) -> Int32 { slots[place(bytes, span)] }

  /// Number of a name, or -1.
  func find(_ name: String) -> Int32 {
    var name = name
    return name.withUTF8 { slots[place($0, ByteSpan(offset: 0, count: $0.count))] }
  }

  private mutating func grow() {
    slots = [Int32](repeating: -1, count: slots.count * 2)
    for index in 0..<names.count {
      let slot = names.bytes.withUnsafeBufferPointer { place($0, names.spans[index]) }
      slots[slot] = Int32(truncatingIfNeeded: index)
    }
  }

  private func place(_ bytes: UnsafeBufferPointer<UInt8>, _ span: ByteSpan) -> Int {
    let (own, spans, slots) = (names.bytes, names.spans, slots)
    return own.withUnsafeBufferPointer { own in
      var slot = Int(truncatingIfNeeded: Fingerprint.of(bytes, span)) & (slots.count - 1)
      while slots[slot] >= 0 {
        if Fingerprint.equal(own, spans[Int(slots[slot])], bytes, span) { return slot }
        slot = (slot + 1) & (slots.count - 1)
      }
      return slot
    }
  }
}
