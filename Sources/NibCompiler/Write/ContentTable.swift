import NibBytes
import NibGraph

/// What a content stands for, so that a string and an image of one name are kept apart.
enum ContentTag {
  static let string: UInt32 = 0
  static let image: UInt32 = 1
  static let symbol: UInt32 = 2
  /// The number kept is a `<color>` element's.
  static let resourceColor: UInt32 = 3
  /// The number kept is a collection's; plus the owner's element.
  static let firstCollection: UInt32 = 4
}

/// Finds the object that already holds the same bytes under the same tag: equal strings become one object.
///
/// Seen: equal NSStrings are one object in every archive.
struct ContentTable: ~Copyable {
  /// A content and its object. Not private: other files let go of tables, and have to know what of.
  struct Entry: BitwiseCopyable {
    var span: ByteSpan
    var tag: UInt32
    var object: ObjectID
  }

  private var slots = GrowingBuffer<Int32>(repeating: -1, count: 256)
  private var entries = GrowingBuffer<Entry>(capacity: 128)

  /// The object of a content, if one was added.
  func find(_ span: ByteSpan, tag: UInt32, in bytes: [UInt8]) -> ObjectID? {
    let entry = slots[place(span, tag, bytes)]
    return entry < 0 ? nil : entries[Int(entry)].object
  }

  /// Remembers the object of a content.
  mutating func add(_ span: ByteSpan, tag: UInt32, object: ObjectID, in bytes: [UInt8]) {
    if entries.count * 2 >= slots.count { grow(bytes) }
    slots[place(span, tag, bytes)] = Int32(truncatingIfNeeded: entries.count)
    entries.append(Entry(span: span, tag: tag, object: object))
  }

  private mutating func grow(_ bytes: [UInt8]) {
    slots = GrowingBuffer(repeating: -1, count: slots.count * 2)
    for index in 0..<entries.count {
      slots[place(entries[index].span, entries[index].tag, bytes)] = Int32(truncatingIfNeeded: index)
    }
  }

  private func place(_ span: ByteSpan, _ tag: UInt32, _ bytes: [UInt8]) -> Int {
    bytes.withUnsafeBufferPointer { bytes in
      var slot = Int(truncatingIfNeeded: Fingerprint.of(bytes, span) &+ UInt64(tag) &* 0x9E37_79B9) & (slots.count - 1)
      while slots[slot] >= 0 {
        let entry = entries[Int(slots[slot])]
        if entry.tag == tag && Fingerprint.equal(bytes, entry.span, bytes, span) { return slot }
        slot = (slot + 1) & (slots.count - 1)
      }
      return slot
    }
  }
}
