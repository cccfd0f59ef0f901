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
    "UIBounds": .rect, "UICenter": .flat, "UIClearButtonOffset": .flat, "UIContentEdgeInsets": .flat,
    "UIContentInset": .flat, "UIContentSize": .flat, "UIContentSizeForViewInPopover": .flat, "UIContentStretch": .rect,
    "UIEstimatedItemSize": .flat, "UIFooterReferenceSize": .flat, "UIHeaderReferenceSize": .flat,
    "UIImageEdgeInsets": .flat, "UIItemSize": .flat, "UIPreferredContentSize": .flat, "UIScrollIndicatorInsets": .flat,
    "UISectionInset": .flat, "UISeparatorInset": .flat, "UIShadowOffset": .flat, "UITitleEdgeInsets": .flat,
    "UITitleShadowOffset": .flat, "UIViewLayoutMargins": .flat,
  ]

  /// The two or four numbers of `{1, 2}`, `{{1, 2}, {3, 4}}` or `{1, 2, 3, 4}`; nil for any other text, and for one that
  /// writes its numbers in another way than `text(_:isNested:)` does.
  static func numbers(_ text: ArraySlice<UInt8>) -> [Double]? {
    guard text.count <= 200, text.first == UInt8(ascii: "{") else { return nil }
    let words = String(decoding: text, as: UTF8.self)
    let separators: Set<Character> = ["{", "}", ",", " "]
    let numbers = words.split(whereSeparator: separators.contains).compactMap { Double($0) }
    guard numbers.count == 2 || numbers.count == 4, numbers.allSatisfy(\.isFinite) else { return nil }
    let isNested = words.hasPrefix("{{")
    return self.text(numbers, isNested: isNested) == words ? numbers : nil
  }

  /// The text of numbers; nested, four are a point and a size.
  static func text(_ numbers: [Double], isNested: Bool) -> String {
    let words = numbers.map { Decimal.text($0) }
    guard isNested, words.count == 4 else { return "{" + words.joined(separator: ", ") + "}" }
    return "{{\(words[0]), \(words[1])}, {\(words[2]), \(words[3])}}"
  }
}
