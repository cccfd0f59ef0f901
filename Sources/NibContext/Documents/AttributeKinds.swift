import NibInspector
import NibSchema

/// What the values of a kind's attributes are, by the rows of the schema: only they know a number from a text that looks
/// like one.
struct AttributeKinds {
  /// What a row says of a value.
  enum Kind { case boolean, integer, real, text }

  private let kinds: [String: Kind]

  /// The attributes of a tag; none for a tag that no catalog has.
  init(tag: String, catalog: Catalog) {
    var kinds: [String: Kind] = [:]
    for row in catalog.find(tag)?.allRows ?? [] { Self.note(row, in: &kinds) }
    self.kinds = kinds
  }

  private static func note(_ row: Row, in kinds: inout [String: Kind]) {
    let kind: Kind
    switch row.form {
    case .bool, .boolAsInt: kind = .boolean
    case .int: kind = .integer
    case .float, .double: kind = .real
    case .string, .nonemptyString, .image, .choice, .reference: kind = .text
    case .priorities(let horizontal, let vertical, _, _, _):
      kinds[horizontal] = .real
      kinds[vertical] = .real
      return
    case .synthesized(_, let rows):
      for row in rows { note(row, in: &kinds) }
      return
    default: return
    }
    if !row.attribute.isEmpty, kinds[row.attribute] == nil { kinds[row.attribute] = kind }
  }

  /// Numbers of every kind that no row need say.
  private static let common: [String: Kind] = [
    "tag": .integer, "alpha": .real, "horizontalHuggingPriority": .real, "verticalHuggingPriority": .real,
    "horizontalCompressionResistancePriority": .real, "verticalCompressionResistancePriority": .real,
    "width": .real, "height": .real, "minWidth": .real, "maxWidth": .real, "spacing": .real, "rowHeight": .real,
    "sectionHeaderHeight": .real, "sectionFooterHeight": .real, "estimatedRowHeight": .real, "minValue": .real,
    "maxValue": .real, "numberOfLines": .integer, "indentationWidth": .real, "location": .real,
  ]

  /// The value of an attribute.
  ///
  /// Text where a row says so; a number where a row says so and the text is one; `YES` and `NO` are booleans anywhere
  /// else.
  /// - Parameter name: the attribute; of a part its key, a dot, the attribute.
  func value(_ name: String, _ text: String) -> AttributeValue {
    let kind = kinds[name] ?? Self.common[name]
    switch kind {
    case .text: return .text(text)
    case .integer:
      if let number = Int64(text) { return .integer(number) }
    case .real:
      if let number = Double(plain: text) { return .real(number) }
    case .boolean, nil: break
    }
    guard text == "YES" || text == "NO" else { return .text(text) }
    return .boolean(text == "YES")
  }
}

extension Double {
  /// A finite decimal number; words and hexadecimal digits are none.
  init?(plain text: String) {
    guard !text.isEmpty, text.utf8.allSatisfy({ (0x2B...0x39).contains($0) || $0 | 0x20 == 0x65 }),
      let value = Double(text), value.isFinite
    else { return nil }
    self = value
  }
}
