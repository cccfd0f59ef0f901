import NibBytes
import Testing

@Suite("Fingerprints of spans") struct FingerprintTests {
  private func fingerprint(_ bytes: [UInt8], _ span: ByteSpan) -> UInt64 {
    bytes.withUnsafeBufferPointer { Fingerprint.of($0, span) }
  }

  @Test("a span's fingerprint is of its bytes alone, wherever it ends", arguments: 0...24)
  func ownBytes(_ count: Int) {
    let text = (0..<count).map { UInt8(ascii: "a") + UInt8($0) }
    let alone = fingerprint(text, ByteSpan(offset: 0, count: count))

    #expect(fingerprint(text + [1, 2, 3, 4, 5, 6, 7, 8], ByteSpan(offset: 0, count: count)) == alone)
    #expect(fingerprint([9, 9, 9] + text + [0xFF], ByteSpan(offset: 3, count: count)) == alone)
  }

  @Test("each byte and the number of bytes count", arguments: 1...24)
  func everyByte(_ count: Int) {
    let text = [UInt8](repeating: UInt8(ascii: "x"), count: count)
    var found: Set = [fingerprint(text, ByteSpan(offset: 0, count: count))]

    for place in 0..<count {
      var other = text
      other[place] = UInt8(ascii: "y")
      found.insert(fingerprint(other, ByteSpan(offset: 0, count: count)))
    }
    found.insert(fingerprint(text, ByteSpan(offset: 0, count: count - 1)))

    #expect(found.count == count + 2)
  }

  @Test("a byte is found wherever it stands, and no other is taken for it", arguments: 0..<20)
  func heldBytes(_ count: Int) {
    // Beside the byte that is looked for stand those that differ from it in one bit.
    let others: [UInt8] = [0x2F, 0x2C, 0xAE, 0x00, 0xFF, 0x2D, 0x6E]
    let text = (0..<count).map { others[$0 % others.count] }
    #expect(!text.withUnsafeBufferPointer { $0.holds(0x2E) })
    for place in 0..<count {
      var changed = text
      changed[place] = 0x2E
      #expect(changed.withUnsafeBufferPointer { $0.holds(0x2E) })
    }
  }
}
