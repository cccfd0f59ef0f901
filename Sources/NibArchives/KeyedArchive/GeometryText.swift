import NibGraph
import NibBytes

/// Points, sizes, rects and insets as text.
enum GeometryText {
  /// How numbers are grouped.
  enum Shape: Sendable { case flat, rect }

  /// Keys of UIKit that NIBArchives hold as inline structs and keyed archives as text.
  ///
  /// - Seen: UIBounds, UICenter, UIClearButtonOffset, UIContentSize, UIContentStretch and UIShadowOffset in keyed
  ///   archives; all as inline structs in NIBArchives. UIViewContentHuggingPriority is text in both.
  static let keys: [String: Shape] = [
    .key(.bounds): .rect, .key(.center): .flat, .key(.clearButtonOffset): .flat,
    .key(.contentEdgeInsets): .flat,
    .key(.contentInset): .flat, .key(.contentSize): .flat, .key(.contentSizeForViewInPopover): .flat,
    .key(.contentStretch): .rect,
    .key(.estimatedItemSize): .flat, .key(.footerReferenceSize): .flat, .key(.headerReferenceSize): .flat,
    .key(.imageEdgeInsets): .flat, .key(.itemSize): .flat, .key(.preferredContentSize): .flat,
    .key(.scrollIndicatorInsets): .flat,
    .key(.sectionInset): .flat, .key(.separatorInset): .flat, .key(.shadowOffset): .flat, .key(.titleEdgeInsets): .flat,
    .key(.titleShadowOffset): .flat, .key(.viewLayoutMargins): .flat,
  ]

  /// The two or four numbers of `{1, 2}`, `{{1, 2}, {3, 4}}` or `{1, 2, 3, 4}`; nil for any other text, and for one that
  /// writes its numbers in another way than `text(_:isNested:)` does.
  static func numbers(_ bytes: UnsafeBufferPointer<UInt8>, _ span: ByteSpan) -> [Double]? {
    let text = UnsafeBufferPointer(rebasing: bytes[span.range])
    guard text.count <= 200, text.first == UInt8(ascii: "{") else { return nil }
    return wholeNumbers(text) ?? anyNumbers(String(decoding: text, as: UTF8.self))
  }

  private static func anyNumbers(_ words: String) -> [Double]? {
    let separators: Set<Character> = ["{", "}", ",", " "]
    let numbers = words.split(whereSeparator: separators.contains).compactMap { Double($0) }
    guard numbers.count == 2 || numbers.count == 4, numbers.allSatisfy(\.isFinite) else { return nil }
    let isNested = words.hasPrefix("{{")
    return self.text(numbers, isNested: isNested) == words ? numbers : nil
  }

  /// The same for whole numbers of few digits; nil for any others.
  private static func wholeNumbers(_ text: UnsafeBufferPointer<UInt8>) -> [Double]? {
    var rest = text[...]
    func skip(_ words: StaticString) -> Bool {
      let words = UnsafeBufferPointer(start: words.utf8Start, count: words.utf8CodeUnitCount)
      guard rest.starts(with: words) else { return false }
      rest = rest.dropFirst(words.count)
      return true
    }
    let isNested = skip("{{")
    guard isNested || skip("{"), let first = whole(&rest), skip(", "), let second = whole(&rest) else { return nil }
    if !isNested, skip("}") { return rest.isEmpty ? [first, second] : nil }
    guard skip(isNested ? "}, {" : ", "), let third = whole(&rest), skip(", "), let fourth = whole(&rest) else {
      return nil
    }
    return skip(isNested ? "}}" : "}") && rest.isEmpty ? [first, second, third, fourth] : nil
  }

  /// Takes a whole number off that is written as it is printed.
  private static func whole(_ text: inout Slice<UnsafeBufferPointer<UInt8>>) -> Double? {
    let isNegative = text.first == UInt8(ascii: "-")
    if isNegative { text = text.dropFirst() }
    var (value, digits) = (0, 0)
    while let byte = text.first, byte &- 0x30 < 10, digits < 9 {
      guard digits == 0 || value > 0 else { return nil }
      value = value * 10 + Int(byte &- 0x30)
      digits += 1
      text = text.dropFirst()
    }
    guard digits > 0, value > 0 || !isNegative else { return nil }
    return Double(isNegative ? -value : value)
  }

  /// The text of numbers; nested, four are a point and a size. Those that a `Float` held are printed with eight digits.
  static func text(_ numbers: [Double], isNested: Bool, isNarrow: Bool = false) -> String {
    let words = numbers.map { isNarrow ? eightDigits($0) : Decimal.text($0) }
    guard isNested, words.count == 4 else { return "{" + words.joined(separator: ", ") + "}" }
    return "{{\(words[0]), \(words[1])}, {\(words[2]), \(words[3])}}"
  }

  /// A number with eight digits from the first that is not 0, without the zeros at its end; one that is whole, very small
  /// or very large as it is printed best.
  ///
  /// - Seen: 6 rects of 32 bits, `{{0.91500002, 0}, {0.0033333334, 1}}`.
  private static func eightDigits(_ value: Double) -> String {
    let magnitude = value.magnitude
    guard Int64(exactly: value) == nil, magnitude >= 1e-4, magnitude < 1e7 else { return Decimal.text(value) }
    var (places, scale) = (7, 1e7)
    var (lower, upper) = (1.0, 10.0)
    while magnitude >= upper { (places, scale, lower, upper) = (places - 1, scale / 10, upper, upper * 10) }
    while magnitude < lower { (places, scale, lower) = (places + 1, scale * 10, lower / 10) }
    var digits = String(Int64((magnitude * scale).rounded()))
    digits = String(repeating: "0", count: max(0, places + 1 - digits.utf8.count)) + digits
    var text = digits.dropLast(places) + "." + digits.suffix(places)
    while text.utf8.last == UInt8(ascii: "0") { text.removeLast() }
    if text.utf8.last == UInt8(ascii: ".") { text.removeLast() }
    return (value < 0 ? "-" : "") + text
  }
}
