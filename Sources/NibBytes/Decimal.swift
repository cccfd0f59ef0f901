/// Reads and writes decimal numbers as they stand in documents and archives, whatever locale the process has.
public enum Decimal {
  /// The real number that a span holds, or nil if it holds anything else.
  ///
  /// Always the nearest double: of up to 19 digits by one division of exact integers, of more and with an exponent by the
  /// standard library. Infinite and not-a-number are none.
  public static func real(_ bytes: [UInt8], _ span: ByteSpan) -> Double? {
    guard span.count > 0, span.end <= bytes.count else { return nil }
    return bytes.withUnsafeBufferPointer { all in
      let text = UnsafeBufferPointer(rebasing: all[span.range])
      return plainReal(text) ?? anyReal(text)
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

  /// A real with 17 digits, without the zeros at their end, as archives of older systems print it; below 1 and from 10^15
  /// on as `text` does.
  public static func fullText(_ value: Double) -> String {
    if Int64(exactly: value) != nil { return text(value) }
    guard value.magnitude >= 1, value.magnitude < 1e15 else { return text(value) }
    let whole = UInt64(value.magnitude)
    let wholeDigits = String(whole)
    // A double from 1 on has at most 52 bits behind the point, so this is exact.
    let fraction = UInt64((value.magnitude - Double(whole)) * 0x1p52)
    let places = 17 - wholeDigits.utf8.count
    let product = fraction.multipliedFullWidth(by: wholePowers[places])
    let rest = product.low & (1 << 52 - 1)
    var digits = product.high << 12 | product.low >> 52
    if rest > 1 << 51 || (rest == 1 << 51 && digits & 1 == 1) { digits += 1 }
    guard digits < wholePowers[places] else { return text(value.rounded()) }
    var decimals = String(digits)
    decimals = String(repeating: "0", count: places - decimals.utf8.count) + decimals
    while decimals.utf8.last == UInt8(ascii: "0") { decimals.removeLast() }
    return (value < 0 ? "-" : "") + wholeDigits + "." + decimals
  }

  /// Digits with at most one point, no more than 19 of them from the first that is not 0 and no more than 19 behind the
  /// point; nil for all else.
  private static func plainReal(_ text: UnsafeBufferPointer<UInt8>) -> Double? {
    var mantissa: UInt64 = 0
    var digits = 0
    var significant = 0
    var fraction = 0
    var seenPoint = false
    let negative = text[0] == 0x2D
    var index = negative ? 1 : 0
    while index < text.count {
      let byte = text[index]
      if byte == 0x2E && !seenPoint {
        seenPoint = true
      } else {
        let digit = byte &- 0x30
        guard digit < 10 else { return nil }
        mantissa = mantissa &* 10 &+ UInt64(digit)
        digits += 1
        if mantissa > 0 { significant += 1 }
        if seenPoint { fraction += 1 }
      }
      index += 1
    }
    // 19 digits fit 64 bits; 10 to the power of 19 does, too.
    guard digits > 0, significant <= 19, fraction <= 19 else { return nil }
    // Below 2^53 and 10^23 both are exact doubles, and one division rounds once.
    let value =
      mantissa <= 1 << 53 ? Double(mantissa) / powers[fraction] : nearest(mantissa, over: wholePowers[fraction])
    return negative ? -value : value
  }

  private static let powers: [Double] = [
    1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16, 1e17, 1e18, 1e19,
  ]

  private static let wholePowers: [UInt64] = [
    1, 10, 100, 1_000, 10_000, 100_000, 1_000_000, 10_000_000, 100_000_000, 1_000_000_000, 10_000_000_000,
    100_000_000_000, 1_000_000_000_000, 10_000_000_000_000, 100_000_000_000_000, 1_000_000_000_000_000,
    10_000_000_000_000_000, 100_000_000_000_000_000, 1_000_000_000_000_000_000, 10_000_000_000_000_000_000,
  ]

  /// The double nearest to a quotient of integers above 0, halves to even.
  ///
  /// Both are shifted until their highest bit is set, so that the quotient has 64 bits: 53 of a double, 11 to round by,
  /// and the remainder tells whether there is more.
  private static func nearest(_ dividend: UInt64, over divisor: UInt64) -> Double {
    let (dividendShift, divisorShift) = (dividend.leadingZeroBitCount, divisor.leadingZeroBitCount)
    let (high, low) = (dividend << dividendShift, divisor << divisorShift)
    let isLess = high < low
    let (quotient, remainder) = low.dividingFullWidth(isLess ? (high, 0) : (high >> 1, high << 63))
    let dropped = quotient & 0x7FF
    var significand = quotient >> 11
    if dropped > 0x400 || (dropped == 0x400 && (remainder > 0 || significand & 1 == 1)) { significand += 1 }
    let exponent = divisorShift - dividendShift - (isLess ? 64 : 63) + 11
    return Double(sign: .plus, exponent: exponent, significand: Double(significand))
  }

  /// Any finite number that stands in 63 bytes, also with an exponent.
  private static func anyReal(_ text: UnsafeBufferPointer<UInt8>) -> Double? {
    guard text.count < 64 else { return nil }
    // The standard library also knows words and hexadecimal digits, which no document has.
    let isDecimal = text.allSatisfy { byte in
      byte &- 0x30 < 10 || byte == 0x2D || byte == 0x2B || byte == 0x2E || byte | 0x20 == 0x65
    }
    guard isDecimal, let value = Double(String(decoding: text, as: UTF8.self)), value.isFinite else { return nil }
    return value
  }
}
