import NibBytes

/// Finds a start tag with absurdly many attributes before libxml2 does.
///
/// libxml2 2.9 compares each attribute of a tag with all before it, and calls back when it has them all: a million in
/// one tag would take minutes. Most bytes are not looked at here: a tag that long stands in a gap between two `<`,
/// because no value holds a bare one.
enum AttributeLimit {
  /// The most attributes, namespaces included, of one element. Seen: fewer than 40 in every document.
  static let most = 4096

  /// No tag with more attributes is shorter: ` a=""` is the least that an attribute takes.
  private static let shortest = 5 * most

  private static let opening = UInt8(ascii: "<")

  /// Offset of the `<` of the first such tag, or nil.
  static func firstOverLimit(in source: [UInt8]) -> Int? {
    source.withUnsafeBufferPointer { source in
      var tag = source.prefix(shortest).lastIndex(of: opening) ?? 0
      while tag + shortest < source.count {
        if let next = source[tag + 1..<tag + shortest].lastIndex(of: opening) {
          tag = next
        } else if isOverLimit(source[tag...]) {
          return tag
        } else {
          tag = source[(tag + shortest)...].firstIndex(of: opening) ?? source.count
        }
      }
      return nil
    }
  }

  /// Whether the tag at the beginning of a text has more attributes than the limit: as many equals signs outside of
  /// quotes. A bare `<` ends the tag whatever the quotes say, so no byte is looked at for two tags.
  private static func isOverLimit(_ text: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    var quote: UInt8?
    var count = 0
    for byte in text.dropFirst() {
      switch byte {
      case opening: return false
      case quote: quote = nil
      case UInt8(ascii: "\""), UInt8(ascii: "'"): if quote == nil { quote = byte }
      case UInt8(ascii: ">") where quote == nil: return false
      case UInt8(ascii: "=") where quote == nil: count += 1
      default: break
      }
      if count > most { return true }
    }
    return false
  }
}
