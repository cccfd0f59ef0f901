#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// `base` to the power of `exponent`, as the C library has it.
func power(_ base: Double, _ exponent: Double) -> Double { pow(base, exponent) }

/// The number as C's `%.3g` prints it: three significant digits, no trailing zeros.
func threeDigits(_ number: Double) -> String {
  if number == 0 { return "0" }
  if number == 1 { return "1" }
  return withUnsafeTemporaryAllocation(of: CChar.self, capacity: 32) { buffer in
    let count = withVaList([number]) { vsnprintf(buffer.baseAddress, buffer.count, "%.3g", $0) }
    return String(decoding: buffer.prefix(Int(count)).lazy.map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }
}
