import NibBytes
import NibGraph
import NibPropertyLists

/// The keys of a keyed archive as those of a graph, and its text as spans of UTF-8.
struct KeyedArchiveText {
  private let table: PropertyListTable
  /// The bytes of the graph: those of the property list, then text that it has in another form.
  private(set) var bytes: [UInt8]
  /// The keys of the graph.
  private(set) var keys = NameTable()
  private var keyIDs: [String: KeyID] = [:]
  /// By key whether it is one of UIKit's geometry.
  private var isGeometryKey: [Bool] = []
  /// Keys by the object of the property list that spells them.
  private var names: [UInt32: KeyID] = [:]
  /// Text that was made, by its object.
  private var wideSpans: [UInt32: ByteSpan] = [:]
  private var geometrySpans: [UInt32: ByteSpan] = [:]

  init(_ table: PropertyListTable) {
    self.table = table
    bytes = table.bytes
  }

  /// The key of a name.
  mutating func key(_ name: String) -> KeyID {
    if let known = keyIDs[name] { return known }
    let key = KeyID(keys.append(name))
    keyIDs[name] = key
    isGeometryKey.append(GeometryText.keys[name] != nil)
    return key
  }

  /// The key that a string of the property list spells, as graphs have it; nil for what is no string.
  ///
  /// The content of strings and data has one key there.
  mutating func key(of object: Int) -> KeyID? {
    if let known = names[UInt32(object)] { return known }
    guard let name = table.string(object) else { return nil }
    let key = key(name == "NS.string" || name == "NS.data" ? NibKey.bytes : name)
    names[UInt32(object)] = key
    return key
  }

  /// Whether a key is that of the content of strings and data.
  mutating func isContent(_ key: KeyID) -> Bool { key == self.key(NibKey.bytes) }

  /// Whether text under a key is geometry.
  func isGeometry(_ key: KeyID) -> Bool { isGeometryKey[Int(key.index)] }

  /// The text of a string in UTF-8, or the bytes of data.
  mutating func span(_ object: Int) -> ByteSpan {
    if let span = table.span(object) { return span }
    if let known = wideSpans[UInt32(object)] { return known }
    let span = bytes.append(text: table.string(object) ?? "")
    wideSpans[UInt32(object)] = span
    return span
  }

  /// An inline struct of the numbers of `{{0, 0}, {320, 44}}`; nil for text that those numbers would not give again.
  mutating func geometry(_ object: Int) -> ByteSpan? {
    if let known = geometrySpans[UInt32(object)] { return known }
    guard let span = table.span(object), let numbers = GeometryText.numbers(table.bytes[span.range]) else { return nil }
    let start = bytes.count
    bytes.append(7)
    for number in numbers { withUnsafeBytes(of: number.bitPattern.littleEndian) { bytes.append(contentsOf: $0) } }
    let made = ByteSpan(offset: start, count: bytes.count - start)
    geometrySpans[UInt32(object)] = made
    return made
  }
}

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
