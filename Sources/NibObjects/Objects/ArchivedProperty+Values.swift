import NibGraph
import NibRuntime
import NibSchema

extension ArchivedProperty {
  /// The property's value, of the value under its key; that itself where it is of another kind.
  func read(_ value: NibValue) -> NibValue {
    switch part {
    case .whole: return kind.converted(value) ?? value
    case .opposite: return Bool(nibValue: value).map { .bool(!$0) } ?? value
    case .bits(let mask):
      guard let word = word(value) else { return value }
      let bits = UInt64(bitPattern: word & mask) >> UInt64(mask == 0 ? 0 : mask.trailingZeroBitCount)
      return .int(Int64(bitPattern: bits))
    case .flag(let mask, let isSet):
      guard let word = word(value) else { return value }
      return .bool((word & mask != 0) == isSet)
    }
  }

  /// Whether a value of the property says what is so without it.
  func isStandard(_ value: NibValue) -> Bool {
    guard let standard, let number = Int(nibValue: value) else { return false }
    return Int64(number) == standard
  }

  private func word(_ value: NibValue) -> Int64? {
    Int(nibValue: value).map { AppKitKeyEras.meant(by: Int64($0), of: key) }
  }
}

extension ArchivedProperty.Kind {
  /// The value as one of this kind; nil for one of another.
  func converted(_ value: NibValue) -> NibValue? {
    if value.isNull { return value }
    switch self {
    case .bool: return Bool(nibValue: value)?.nibValue
    case .int, .choice, .bits: return Int(nibValue: value)?.nibValue
    case .real: return Double(nibValue: value)?.nibValue
    case .point: return NibPoint(nibValue: value)?.nibValue
    case .size: return NibSize(nibValue: value)?.nibValue
    case .rect:
      // A frame without an origin is archived as its size.
      return NibRect(nibValue: value)?.nibValue ?? NibSize(nibValue: value).map { .rect(NibRect(size: $0)) }
    case .insets: return NibInsets(nibValue: value)?.nibValue
    case .text, .keyEquivalent: return String(nibValue: value) == nil ? nil : value
    case .color: return NibColor(nibValue: value) == nil ? nil : value
    case .font: return NibFont(nibValue: value) == nil ? nil : value
    case .image: return NibImage(nibValue: value) == nil ? nil : value
    case .object: return value.object == nil ? nil : value
    case .list, .any: return value
    }
  }

  /// Whether values of the kind are other objects.
  var isLink: Bool {
    switch self {
    case .object, .list: true
    default: false
    }
  }

  /// The kind in a word, for messages.
  var words: String {
    switch self {
    case .bool: "bool"
    case .int, .choice, .bits: "int"
    case .real: "number"
    case .text, .keyEquivalent: "string"
    case .color: "color"
    case .font: "font"
    case .image: "image"
    case .point: "point"
    case .size: "size"
    case .rect: "rect"
    case .insets: "insets"
    case .object: "object"
    case .list: "array"
    case .any: "value"
    }
  }

  /// The value as people read it: a choice by its name, bits by theirs.
  func text(_ value: NibValue, of object: ArchivedObject, _ describe: (NibValue) -> String) -> String {
    switch self {
    case .choice(let entries):
      guard let raw = Int(nibValue: value) else { return describe(value) }
      return entries.first { $0.value == Int64(raw) }?.name ?? "\(raw)"
    case .bits(let entries):
      guard let raw = Int(nibValue: value) else { return describe(value) }
      return Self.names(of: Int64(raw), entries)
    case .keyEquivalent(let places):
      guard let key = String(nibValue: value) else { return describe(value) }
      var modifiers: Int64 = 0
      for place in places where modifiers == 0 {
        let word = object.archivedValue(place.key).flatMap { Int(nibValue: $0) }.map { Int64($0) } ?? 0
        modifiers = (word >> place.shift) & 0x1E_0000
      }
      return KeyEquivalent.text(key, modifiers: modifiers)
    case .bool: return describe(Bool(nibValue: value)?.nibValue ?? value)
    default: return describe(value)
    }
  }

  private static func names(of bits: Int64, _ entries: [Choice.Entry]) -> String {
    var rest = bits
    var words: [String] = []
    for entry in entries where entry.value & ~bits == 0 && entry.value & rest != 0 {
      words.append(entry.name)
      rest &= ~entry.value
    }
    if rest != 0 { words.append("\(rest)") }
    return "[\(words.joined(separator: ", "))]"
  }
}
