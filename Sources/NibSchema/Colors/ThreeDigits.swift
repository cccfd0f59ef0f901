/// The number as C's `%.3g` prints it: three significant digits, no trailing zeros.
///
/// The numbers of colors take the short way; those that are very small or big, or halfway between two texts, are left
/// to the C library, whose rounding is the judge.
func threeDigits(_ number: Double) -> String {
  if number == 0 { return "0" }
  if number == 1 { return "1" }
  let size = abs(number)
  guard size >= 0.0001, size < 9.99 else { return printedThreeDigits(number) }
  var (decimals, scale) = (2, 100)
  while size * Double(scale) < 100 { (decimals, scale) = (decimals + 1, scale * 10) }
  let scaled = size * Double(scale)
  guard abs(scaled - scaled.rounded(.down) - 0.5) > 1e-6 else { return printedThreeDigits(number) }
  return (number < 0 ? "-" : "") + decimalText(Int(scaled.rounded()), decimals: decimals, scale: scale)
}

/// `units` over `scale` in decimals without trailing zeros.
private func decimalText(_ units: Int, decimals: Int, scale: Int) -> String {
  var digits = units % scale
  var count = decimals
  while count > 0, digits.isMultiple(of: 10) { (digits, count) = (digits / 10, count - 1) }
  let whole = String(units / scale)
  guard count > 0 else { return whole }
  let tail = String(digits)
  return whole + "." + String(repeating: "0", count: count - tail.utf8.count) + tail
}
