import NibBytes

/// Which elements say the same.
extension ElementReader {
  /// Adds the attributes of an element but its key, as bytes that tell elements apart.
  mutating func appendAttributes(of element: Int, kind: UInt8, to key: inout GrowingBuffer<UInt8>) {
    key.append(kind)
    let bytes = document.bytes
    let record = document.elements[element]
    let first = Int(record.firstAttribute)
    for position in first..<first + Int(record.attributeCount) {
      let attribute = document.attributes[position]
      let symbol = index.symbolOfName[Int(attribute.name)]
      if symbol == .key || symbol < 0 { continue }
      key.append(bytesOf: symbol)
      key.append(bytesOf: attribute.value.count)
      bytes.withUnsafeBufferPointer { bytes in
        guard let start = bytes.baseAddress else { return }
        key.append(from: start + Int(attribute.value.offset), count: Int(attribute.value.count))
      }
    }
  }

  /// A fingerprint of an element's attributes but its key.
  mutating func fingerprint(of element: Int) -> UInt64 {
    let record = document.elements[element]
    let first = Int(record.firstAttribute)
    var hash = UInt64(record.name) &+ 0x51_7C_C1
    let (attributes, symbols) = (document.attributes, index.symbolOfName)
    document.bytes.withUnsafeBufferPointer { bytes in
      for position in first..<first + Int(record.attributeCount) {
        let attribute = attributes[position]
        if symbols[Int(attribute.name)] == .key { continue }
        hash = (hash ^ UInt64(attribute.name)) &* 0x9E37_79B9_7F4A_7C15
        hash = (hash ^ Fingerprint.of(bytes, attribute.value)) &* 0x9E37_79B9_7F4A_7C15
        hash ^= hash >> 31
      }
    }
    return hash
  }

  /// Whether two elements have one tag and the same attributes but for their keys.
  mutating func isEqual(_ one: Int, _ other: Int) -> Bool {
    let (left, right) = (document.elements[one], document.elements[other])
    guard left.name == right.name else { return false }
    let (attributes, symbols) = (document.attributes, index.symbolOfName)
    let (leftEnd, rightEnd) = (
      Int(left.firstAttribute) + Int(left.attributeCount), Int(right.firstAttribute) + Int(right.attributeCount)
    )
    var (a, b) = (Int(left.firstAttribute), Int(right.firstAttribute))
    return document.bytes.withUnsafeBufferPointer { bytes in
      while true {
        if a < leftEnd, symbols[Int(attributes[a].name)] == .key { a += 1 }
        if b < rightEnd, symbols[Int(attributes[b].name)] == .key { b += 1 }
        guard a < leftEnd, b < rightEnd else { return a == leftEnd && b == rightEnd }
        guard attributes[a].name == attributes[b].name,
          Fingerprint.equal(bytes, attributes[a].value, bytes, attributes[b].value)
        else { return false }
        (a, b) = (a + 1, b + 1)
      }
    }
  }
}
