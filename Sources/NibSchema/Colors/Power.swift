#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// `base` to the power of `exponent`, as the C library has it.
func power(_ base: Double, _ exponent: Double) -> Double { pow(base, exponent) }

/// The number as C's `%.3g` prints it where the point is a point, by C itself. About 800 ns.
func printedThreeDigits(_ number: Double) -> String {
  withUnsafeTemporaryAllocation(of: CChar.self, capacity: 32) { buffer in
    let count = withVaList([number]) { vsnprintf(buffer.baseAddress, buffer.count, "%.3g", $0) }
    // The process's locale decides what stands for the point, and that may be several bytes; all else is ASCII.
    var text: [UInt8] = []
    for byte in buffer.prefix(Int(count)).lazy.map({ UInt8(bitPattern: $0) }) {
      let isPlain = byte &- 0x30 < 10 || (byte | 0x20) &- 0x61 < 26 || byte == 0x2D || byte == 0x2B
      if isPlain { text.append(byte) } else if text.last != 0x2E { text.append(0x2E) }
    }
    return String(decoding: text, as: UTF8.self)
  }
}
