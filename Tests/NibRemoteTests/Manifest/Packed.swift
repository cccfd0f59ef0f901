/// Bytes in the encodings that answers may come in.
enum Packed {
  /// So many times 258 zeros in gzip, 13 bits each.
  /// - Documented: RFC 1951, section 3.2.6: a literal is 8 bits, length 258 is 11000101, distance 1 is 00000.
  static func zeros(repeats: Int) -> [UInt8] {
    // One last block of fixed codes, one zero, then the repetitions.
    var packed: [UInt8] = [0x1F, 0x8B, 8, 0, 0, 0, 0, 0, 0, 255]
    var (byte, used) = (UInt8(0), 0)
    func add(_ bits: String) {
      for bit in bits.utf8 {
        byte |= (bit - 48) << UInt8(used)
        used += 1
        guard used == 8 else { continue }
        packed.append(byte)
        (byte, used) = (0, 0)
      }
    }
    add("110" + "00110000")
    for _ in 0..<repeats { add("1100010100000") }
    return packed + [byte]
  }

  /// Gzip of bytes as they are.
  /// - Documented: RFC 1952; the blocks of RFC 1951, section 3.2.4.
  static func gzip(_ bytes: [UInt8]) -> [UInt8] {
    [0x1F, 0x8B, 8, 0, 0, 0, 0, 0, 0, 255] + stored(bytes) + little(crc(bytes)) + little(UInt32(bytes.count))
  }

  /// The zlib form of bytes as they are, which HTTP calls deflate.
  /// - Documented: RFC 1950; RFC 9110, section 8.4.1.2.
  static func deflate(_ bytes: [UInt8]) -> [UInt8] {
    var (low, high) = (UInt32(1), UInt32(0))
    for byte in bytes {
      low = (low + UInt32(byte)) % 65_521
      high = (high + low) % 65_521
    }
    return [0x78, 0x01] + stored(bytes) + little(high << 16 | low).reversed()
  }

  private static func stored(_ bytes: [UInt8]) -> [UInt8] {
    var packed: [UInt8] = []
    var start = 0
    repeat {
      let count = min(bytes.count - start, 65_535)
      let isLast: UInt8 = start + count == bytes.count ? 1 : 0
      packed += [isLast] + little(UInt32(count) | ~UInt32(count) << 16) + bytes[start..<(start + count)]
      start += count
    } while start < bytes.count
    return packed
  }

  private static func crc(_ bytes: [UInt8]) -> UInt32 {
    var sum = UInt32.max
    for byte in bytes {
      sum ^= UInt32(byte)
      for _ in 0..<8 { sum = sum & 1 == 1 ? sum >> 1 ^ 0xEDB8_8320 : sum >> 1 }
    }
    return ~sum
  }

  private static func little(_ number: UInt32) -> [UInt8] {
    (0..<4).map { UInt8(truncatingIfNeeded: number >> (8 * $0)) }
  }
}
