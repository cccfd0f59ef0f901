import NibBytes
import NibGraph
import NibSchema
import Synchronization

/// The content of a value object with its keys numbered, so that writing it looks nothing up.
indirect enum PreparedValue: Sendable {
  case scalar(KeyedValue)
  case string(KeyID, [UInt8])
  case text(KeyID, [UInt8])
  case integerNumber(KeyID, Int64)
  case realNumber(KeyID, Double)
  case object(KeyID, ClassID, [PreparedValue])
  case dictionary(KeyID, mutable: Bool, [(key: [UInt8], value: PreparedValue)])
}

/// What colour and font elements become, remembered over the documents of one compiler.
///
/// The same few colours and fonts fill most documents; working one out costs more than all else of its element.
/// An entry is found by the bytes of the element's attributes, which decide it together with the compiler's options.
final class ValueMemo: Sendable {
  struct Entry: Sendable {
    let color: ArchivedColor?
    let font: ArchivedFont?
    let fields: [PreparedValue]
  }

  private let entries = Mutex(ByteKeyedTable())
  /// More entries than any project has; a stranger's files cannot fill memory.
  private let limit = 2048

  private let colors = Mutex(EqualTable<ArchivedColor, [PreparedValue]>())
  private let fonts = Mutex(EqualTable<ArchivedFont, [PreparedValue]>())

  /// The content of a colour that no element says: worked out once.
  func fields(of color: ArchivedColor, _ prepare: () -> [PreparedValue]) -> [PreparedValue] {
    colors.withLock { table in
      if let known = table.find(color) { return known }
      let made = prepare()
      if table.entries.count < limit { table.add(color, made) }
      return made
    }
  }

  /// The content of a font that no element says: worked out once.
  func fields(of font: ArchivedFont, _ prepare: () -> [PreparedValue]) -> [PreparedValue] {
    fonts.withLock { table in
      if let known = table.find(font) { return known }
      let made = prepare()
      if table.entries.count < limit { table.add(font, made) }
      return made
    }
  }

  func find(_ attributes: [UInt8]) -> Entry? { entries.withLock { $0.find(attributes) } }

  func add(_ entry: Entry, for attributes: [UInt8]) {
    entries.withLock { if $0.count < limit { $0.add(entry, for: attributes) } }
  }
}

/// Entries by their bytes.
private struct ByteKeyedTable {
  private var slots = [Int32](repeating: -1, count: 64)
  private var keys: [[UInt8]] = []
  private var entries: [ValueMemo.Entry] = []

  var count: Int { entries.count }

  func find(_ key: [UInt8]) -> ValueMemo.Entry? {
    let entry = slots[place(key)]
    return entry < 0 ? nil : entries[Int(entry)]
  }

  mutating func add(_ entry: ValueMemo.Entry, for key: [UInt8]) {
    if keys.count * 2 >= slots.count {
      slots = [Int32](repeating: -1, count: slots.count * 2)
      for index in keys.indices { slots[place(keys[index])] = Int32(truncatingIfNeeded: index) }
    }
    let slot = place(key)
    guard slots[slot] < 0 else { return }
    slots[slot] = Int32(truncatingIfNeeded: keys.count)
    keys.append(key)
    entries.append(entry)
  }

  private func place(_ key: [UInt8]) -> Int {
    let print = key.withUnsafeBufferPointer { Fingerprint.of($0, ByteSpan(offset: 0, count: $0.count)) }
    var slot = Int(truncatingIfNeeded: print) & (slots.count - 1)
    while slots[slot] >= 0, keys[Int(slots[slot])] != key { slot = (slot + 1) & (slots.count - 1) }
    return slot
  }
}
