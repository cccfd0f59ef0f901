import NibBytes
import NibGraph

/// What a content stands for, so that a string and an image of one name are kept apart.
enum ContentTag {
  static let string: UInt32 = 0
  static let image: UInt32 = 1
  static let symbol: UInt32 = 2
  /// The number kept is a `<color>` element's.
  static let resourceColor: UInt32 = 3
  /// The content is the hot spot; one spot is one kind of cursor.
  static let cursor: UInt32 = 4
  /// The content is the name of a color of the system.
  static let systemColor: UInt32 = 5
  /// The content is the use of a font in its own size.
  static let metaFont: UInt32 = 6
  /// The number kept is a collection's; plus the owner's element.
  static let firstCollection: UInt32 = 7
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

  private var places = HashedPlaces(expecting: 128)
  private var entries = GrowingBuffer<Entry>(capacity: 128)

  /// The object of a content, if one was added.
  func find(_ span: ByteSpan, tag: UInt32, in bytes: [UInt8]) -> ObjectID? {
    bytes.withUnsafeBufferPointer { bytes in
      let place = places.find(Self.hash(span, tag, bytes)) { place in
        entries[place].tag == tag && Fingerprint.equal(bytes, entries[place].span, bytes, span)
      }
      return place < 0 ? nil : entries[place].object
    }
  }

  /// Remembers the object of a content that is not there.
  mutating func add(_ span: ByteSpan, tag: UInt32, object: ObjectID, in bytes: [UInt8]) {
    bytes.withUnsafeBufferPointer { bytes in
      places.append(Self.hash(span, tag, bytes)) { Self.hash(entries[$0].span, entries[$0].tag, bytes) }
    }
    entries.append(Entry(span: span, tag: tag, object: object))
  }

  @inline(__always)
  private static func hash(_ span: ByteSpan, _ tag: UInt32, _ bytes: UnsafeBufferPointer<UInt8>) -> UInt64 {
    Fingerprint.of(bytes, span) &+ UInt64(tag) &* 0x9E37_79B9
  }
}
