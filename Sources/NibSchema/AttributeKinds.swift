/// What the values of a tag's attributes are, by the rows of the schema: only they know a number, or the name of an image,
/// from a text that looks like one.
package struct AttributeKinds: Sendable {
  /// What a row says of a value.
  package enum Kind: Sendable, Hashable {
    case boolean, integer, real, text
    /// The name of an image.
    case image
  }

  private var kinds: [String: Kind] = [:]
  /// The first text of the kind that translators get and that is no tip: a person would know an element by it.
  package private(set) var label: String?

  /// Whether no catalog has the tag, or none of its attributes.
  package var isEmpty: Bool { kinds.isEmpty }

  /// The attributes of a tag; none for a tag that no catalog has.
  ///
  /// - Parameter catalogs: those of the platform and of the one whose elements it shares; what the first ones say holds.
  package init(tag: String, catalogs: [Catalog]) {
    for catalog in catalogs {
      let kind = catalog.find(tag)
      for row in kind?.allRows ?? [] { note(row) }
      noteImages(catalog, tag, kind)
      for part in catalog.textParts where part.tag == tag || !isEmpty && part.tag == Catalog.everyTag {
        for text in part.texts { note(text.attribute, .text) }
      }
    }
  }

  /// Texts that tell what an element is for, and not which it is.
  private static let tips: Set<String> = ["toolTip", "headerToolTip"]

  private mutating func note(_ row: Row) {
    for text in row.texts {
      note(text.attribute, .text)
      if label == nil, !text.attribute.isEmpty, !Self.tips.contains(text.attribute) { label = text.attribute }
    }
    let kind: Kind
    switch row.form {
    case .bool, .boolAsInt: kind = .boolean
    case .int: kind = .integer
    case .float, .double: kind = .real
    case .string, .nonemptyString, .choice, .reference: kind = .text
    case .image: kind = .image
    case .priorities(let horizontal, let vertical, _, _, _):
      note(horizontal, .real)
      return note(vertical, .real)
    case .packed(let fields, _):
      for field in fields {
        switch field.value {
        case .bool: note(field.attribute, .boolean)
        case .int: note(field.attribute, .integer)
        case .choice: note(field.attribute, .text)
        case .flags, .constant: break
        }
      }
      return
    case .synthesized(_, let rows):
      for row in rows { note(row) }
      return
    default: return
    }
    note(row.attribute, kind)
  }

  private mutating func noteImages(_ catalog: Catalog, _ tag: String, _ kind: ElementSchema?) {
    var tags: Set<String> = [tag]
    var current = kind
    while let some = current {
      tags.insert(some.tag)
      current = some.parent
    }
    for part in catalog.imageParts where tags.contains(part.tag) {
      for attribute in part.attributes { note(attribute, .image) }
    }
  }

  private mutating func note(_ attribute: String, _ kind: Kind) {
    if !attribute.isEmpty, kinds[attribute] == nil { kinds[attribute] = kind }
  }

  /// Numbers of every kind that no row of the kind need say: of geometry, and what variations say of others.
  package static let common: [String: Kind] = [
    "tag": .integer, "alpha": .real, "horizontalHuggingPriority": .real, "verticalHuggingPriority": .real,
    "horizontalCompressionResistancePriority": .real, "verticalCompressionResistancePriority": .real,
    "width": .real, "height": .real, "minWidth": .real, "maxWidth": .real, "spacing": .real, "rowHeight": .real,
    "sectionHeaderHeight": .real, "sectionFooterHeight": .real, "estimatedRowHeight": .real, "minValue": .real,
    "maxValue": .real, "numberOfLines": .integer, "indentationWidth": .real, "location": .real,
  ]

  /// What a row, or what every kind has, says of an attribute.
  /// - Parameter name: the attribute; of a part its key, a dot, the attribute.
  package func kind(of name: String) -> Kind? { kinds[name] ?? Self.common[name] }

  /// What a row of the kind says of an attribute.
  func ofRow(_ name: String) -> Kind? { kinds[name] }
}
