#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Reads and writes decimal numbers as they stand in documents and archives, without locale.
public enum Decimal {
  /// The real number that a span holds, or nil if it holds anything else.
  ///
  /// Exact: short numbers by one division of exact integers, longer ones by the C library.
  public static func real(_ bytes: [UInt8], _ span: ByteSpan) -> Double? {
    guard span.count > 0, span.end <= bytes.count else { return nil }
    return bytes.withUnsafeBufferPointer { all in
      let text = UnsafeBufferPointer(rebasing: all[span.range])
      return shortReal(text) ?? longReal(text)
    }
  }

  /// The integer that a span holds, or nil if it holds anything else or one that does not fit.
  public static func integer(_ bytes: [UInt8], _ span: ByteSpan) -> Int64? {
    guard span.count > 0, span.count <= 20, span.end <= bytes.count else { return nil }
    var index = Int(span.offset)
    let negative = bytes[index] == 0x2D
    if negative { index += 1 }
    guard index < span.end else { return nil }
    var value: Int64 = 0
    while index < span.end {
      let digit = bytes[index] &- 0x30
      guard digit < 10 else { return nil }
      let (scaled, over) = value.multipliedReportingOverflow(by: 10)
      let (sum, overflow) = scaled.addingReportingOverflow(Int64(digit))
      guard !over, !overflow else { return nil }
      value = sum
      index += 1
    }
    return negative ? -value : value
  }

  /// A real as archives print it in `{251, 250}`: no point when it is whole.
  public static func text(_ value: Double) -> String {
    if let whole = Int64(exactly: value) { return String(whole) }
    return "\(value)"
  }

  /// At most 15 digits and a small fraction: both parts are exact doubles, so one division rounds once.
  private static func shortReal(_ text: UnsafeBufferPointer<UInt8>) -> Double? {
    var mantissa: UInt64 = 0
    var digits = 0
    var fraction = 0
    var seenPoint = false
    var index = 0
    let negative = text[0] == 0x2D
    if negative { index = 1 }
    guard index < text.count else { return nil }
    while index < text.count {
      let byte = text[index]
      if byte == 0x2E && !seenPoint {
        seenPoint = true
      } else {
        let digit = byte &- 0x30
        guard digit < 10 else { return nil }
        mantissa = mantissa &* 10 &+ UInt64(digit)
        digits += 1
        if seenPoint { fraction += 1 }
      }
      index += 1
    }
    guard digits > 0, digits <= 15 else { return nil }
    let value = Double(mantissa) / powers[fraction]
    return negative ? -value : value
  }

  private static let powers: [Double] = [
    1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15,
  ]

  private static func longReal(_ text: UnsafeBufferPointer<UInt8>) -> Double? {
    guard text.count < 64 else { return nil }
    return withUnsafeTemporaryAllocation(of: CChar.self, capacity: 64) { buffer in
      for (index, byte) in text.enumerated() {
        let allowed = byte &- 0x30 < 10 || byte == 0x2D || byte == 0x2B || byte == 0x2E || byte | 0x20 == 0x65
        guard allowed else { return nil }
        buffer[index] = CChar(bitPattern: byte)
      }
      buffer[text.count] = 0
      guard let start = buffer.baseAddress else { return nil }
      var end: UnsafeMutablePointer<CChar>?
      let value = strtod(start, &end)
      return end == start + text.count && value.isFinite ? value : nil
    }
  }
}
