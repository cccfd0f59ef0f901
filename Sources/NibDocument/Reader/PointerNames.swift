import NibBytes

/// Gives each name its index, by the address libxml2's dictionary keeps it at: no bytes are compared.
///
/// An open hash table of addresses, never more than half full.
struct PointerNames: ~Copyable {
  private struct Slot {
    var address: UInt
    var index: NameIndex
  }

  private var slots: UnsafeMutablePointer<Slot>
  /// The table has `1 << bits` slots.
  private var bits: Int
  private var bytes = GrowingBuffer<UInt8>(capacity: 1024)
  private var spans = GrowingBuffer<ByteSpan>(capacity: 128)

  /// An empty table.
  init() {
    bits = 9
    slots = Self.emptySlots(bits: 9)
  }

  deinit { slots.deallocate() }

  /// The names in the order they were first seen.
  var table: NameTable { NameTable(bytes: bytes.array, spans: spans.array) }

  /// Number of names.
  var count: Int { spans.count }

  /// The index of a name; nil when there is no index left for it.
  @inline(__always)
  mutating func index(of name: UnsafePointer<UInt8>) -> NameIndex? {
    let address = UInt(bitPattern: name)
    var at = position(address)
    while slots[at].address != 0 {
      if slots[at].address == address { return slots[at].index }
      at = (at + 1) & (1 << bits - 1)
    }
    return add(name, at: at)
  }

  @inline(__always)
  private func position(_ address: UInt) -> Int {
    Int(truncatingIfNeeded: (UInt64(address) &* 0x9E37_79B9_7F4A_7C15) >> UInt64(64 - bits))
  }

  @inline(never)
  private mutating func add(_ name: UnsafePointer<UInt8>, at slot: Int) -> NameIndex? {
    guard let index = NameIndex(exactly: spans.count) else { return nil }
    var length = 0
    while name[length] != 0 { length += 1 }
    spans.append(ByteSpan(offset: bytes.count, count: length))
    bytes.append(from: name, count: length)
    slots[slot] = Slot(address: UInt(bitPattern: name), index: index)
    if spans.count * 2 > 1 << bits { grow() }
    return index
  }

  private mutating func grow() {
    let (old, oldCount) = (slots, 1 << bits)
    bits += 1
    slots = Self.emptySlots(bits: bits)
    for slot in UnsafeBufferPointer(start: old, count: oldCount) where slot.address != 0 {
      var at = position(slot.address)
      while slots[at].address != 0 { at = (at + 1) & (1 << bits - 1) }
      slots[at] = slot
    }
    old.deallocate()
  }

  private static func emptySlots(bits: Int) -> UnsafeMutablePointer<Slot> {
    let slots = UnsafeMutablePointer<Slot>.allocate(capacity: 1 << bits)
    slots.initialize(repeating: Slot(address: 0, index: 0), count: 1 << bits)
    return slots
  }
}
