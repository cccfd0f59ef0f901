import NibGraph
import NibInspector
import NibSchema
import Synchronization

/// What the values of a kind's attributes are, by the rows of the schema: only they know a number from a text that looks
/// like one.
struct AttributeKinds {
  /// What a row says of a value.
  enum Kind { case boolean, integer, real, text }

  private let kinds: [String: Kind]

  /// Whether no catalog has the tag, or none of its attributes.
  var isEmpty: Bool { kinds.isEmpty }

  /// The attributes of tags by platform, gathered once for all documents: rows never change.
  private static let known = Mutex<[NibPlatform: [String: AttributeKinds]]>([:])

  /// The attributes of a tag, of which only those that a catalog has are kept.
  static func of(_ tag: String, on platform: NibPlatform) -> AttributeKinds {
    let platform = platform.traits.relative ?? platform
    return known.withLock { find(tag, .of(platform), &$0[platform, default: [:]]) }
  }

  private static func find(_ tag: String, _ catalog: Catalog, _ known: inout [String: AttributeKinds]) -> AttributeKinds
  {
    if let found = known[tag] { return found }
    let made = AttributeKinds(tag: tag, catalog: catalog)
    if !made.isEmpty { known[tag] = made }
    return made
  }

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

  /// What a row, or what every kind has, says of an attribute.
  /// - Parameter name: the attribute; of a part its key, a dot, the attribute.
  func kind(of name: String) -> Kind? { kinds[name] ?? Self.common[name] }

  /// The value of an attribute of a kind.
  ///
  /// Text where a row says so; a number where a row says so and the text is one; `YES` and `NO` are booleans anywhere
  /// else.
  static func value(_ kind: Kind?, _ text: String) -> AttributeValue {
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
