/// The hash that Apple's encoder orders names by: Core Foundation's of strings of up to 96 UTF-16 units.
///
/// - Seen: keys and classes, the longest of 60 units. Inferred: longer names are hashed here as a whole too.
package enum NameHash {
  /// The hash of a name of UTF-8 bytes. Linear; makes no string unless the name is not ASCII.
  package static func hash(_ bytes: [UInt8], _ span: ByteSpan) -> UInt64 {
    bytes.withUnsafeBufferPointer { bytes in
      let name = UnsafeBufferPointer(rebasing: bytes[span.range])
      if let hash = hash(ascii: UnsafeRawBufferPointer(name)) { return hash }
      return Array(String(decoding: name, as: UTF8.self).utf16).withUnsafeBufferPointer { hash($0) }
    }
  }

  /// The same for ASCII, four bytes at a time; nil for anything else.
  @inline(__always)
  private static func hash(ascii name: UnsafeRawBufferPointer) -> UInt64? {
    var result = UInt64(name.count)
    var index = 0
    while index + 4 <= name.count {
      let group = UInt64(UInt32(littleEndian: name.loadUnaligned(fromByteOffset: index, as: UInt32.self)))
      guard group & 0x8080_8080 == 0 else { return nil }
      result = result &* 67_503_105 &+ (group & 0xFF) &* 16_974_593 &+ (group >> 8 & 0xFF) &* 66_049
      result = result &+ (group >> 16 & 0xFF) &* 257 &+ group >> 24
      index += 4
    }
    while index < name.count {
      guard name[index] < 0x80 else { return nil }
      result = result &* 257 &+ UInt64(name[index])
      index += 1
    }
    return result &+ result << UInt64(name.count & 31)
  }

  /// Groups of four units weigh 257 to the power of their place; the rest likewise one by one.
  @inline(__always)
  private static func hash(_ units: UnsafeBufferPointer<some FixedWidthInteger>) -> UInt64 {
    var result = UInt64(units.count)
    var index = 0
    while index + 4 <= units.count {
      result = result &* 67_503_105 &+ UInt64(truncatingIfNeeded: units[index]) &* 16_974_593
      result = result &+ UInt64(truncatingIfNeeded: units[index + 1]) &* 66_049
      result = result &+ UInt64(truncatingIfNeeded: units[index + 2]) &* 257
      result = result &+ UInt64(truncatingIfNeeded: units[index + 3])
      index += 4
    }
    while index < units.count {
      result = result &* 257 &+ UInt64(truncatingIfNeeded: units[index])
      index += 1
    }
    return result &+ result << UInt64(units.count & 31)
  }
}
