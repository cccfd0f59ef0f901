/// A property of an object as an archive holds it: its name, its key, and how the value under the key is read.
public struct ArchivedProperty: Sendable {
  /// What of the value under the key is meant.
  public enum Part: Sendable, Equatable {
    /// The value itself.
    case whole
    /// The opposite of a flag.
    case opposite
    /// Bits of a word: those of the mask, moved down.
    case bits(mask: Int64)
    /// Whether bits of a word are set, or are not.
    case flag(mask: Int64, isSet: Bool)
  }

  /// What kind of value it is.
  public enum Kind: Sendable {
    case bool, int, real, text, color, font, image, point, size, rect, insets
    /// One of named raw values.
    case choice([Choice.Entry])
    /// A sum of named bits.
    case bits([Choice.Entry])
    /// The key of a menu item or button, whose modifiers are under one of some keys; of each key the bits that are
    /// moved to their place.
    case keyEquivalent(modifiers: [(key: String, shift: Int64)])
    /// Another object.
    case object
    /// Several objects or values.
    case list
    /// Any of these.
    case any
  }

  /// The name: the attribute or child of the document, or the framework's own name where that differs.
  public let name: String
  /// Key in the archive; empty for a property that no archive holds, which is set by code and by runtime attributes.
  public let key: String
  /// What of the value under the key is meant.
  public let part: Part
  /// What kind of value it is.
  public let kind: Kind
  /// Raw value that says what is so without it; nil where each value under the key says something.
  public let standard: Int64?
  /// Raw value that is meant where the key is absent, if that is another one than `standard`.
  public let absent: Int64?

  /// Makes a property.
  public init(
    _ name: String, key: String, _ kind: Kind, part: Part = .whole, standard: Int64? = nil, absent: Int64? = nil
  ) {
    self.name = name
    self.key = key
    self.part = part
    self.kind = kind
    self.standard = standard
    self.absent = absent
  }

  /// A flag that is a bit of a word, or several bits; `standard` is what is so without it.
  public static func flag(
    _ name: String, key: String, _ mask: Int64, isSet: Bool = true, standard: Bool = false
  ) -> ArchivedProperty {
    ArchivedProperty(name, key: key, .bool, part: .flag(mask: mask, isSet: isSet), standard: standard ? 1 : 0)
  }

  /// A property that no archive holds.
  public static func loose(_ name: String, _ kind: Kind = .any) -> ArchivedProperty {
    ArchivedProperty(name, key: "", kind)
  }

  /// The same property under another name.
  public func named(_ name: String) -> ArchivedProperty {
    ArchivedProperty(name, key: key, kind, part: part, standard: standard, absent: absent)
  }

  /// The same property with other names of its values.
  public func naming(_ values: [String: String]) -> ArchivedProperty {
    func renamed(_ entries: [Choice.Entry]) -> [Choice.Entry] {
      entries.map { (name: values[$0.name] ?? $0.name, value: $0.value) }
    }
    let kind: Kind =
      switch kind {
      case .choice(let entries): .choice(renamed(entries))
      case .bits(let entries): .bits(renamed(entries))
      default: kind
      }
    return ArchivedProperty(name, key: key, kind, part: part, standard: standard, absent: absent)
  }
}

/// What rows say of properties.
extension ArchivedProperty {
  /// The properties that a row archives: one for most forms, one a field for a word of bits, none for what no attribute
  /// decides.
  public static func all(of row: Row) -> [ArchivedProperty] {
    switch row.form {
    case .packed(let fields, _): return fields.compactMap { packed($0, key: row.key) }
    case .custom(let lowering): return lowering.parts.compactMap(property(of:))
    default: break
    }
    guard !row.key.isEmpty, !row.attribute.isEmpty, let kind = kind(of: row.form) else { return [] }
    let isOpposite = if case .bool(_, true, _) = row.form { true } else { false }
    return [
      ArchivedProperty(
        name(of: row.attribute), key: row.key, kind, part: isOpposite ? .opposite : .whole,
        absent: absent(row))
    ]
  }

  /// What code archives under a key of the element's own object.
  private static func property(of part: ArchivedPart) -> ArchivedProperty? {
    guard part.path.count == 1 else { return nil }
    return switch part.form {
    case .whole: ArchivedProperty(part.attribute, key: part.path[0], .any)
    case .opposite: ArchivedProperty(part.attribute, key: part.path[0], .bool, part: .opposite)
    case .bits(let mask): ArchivedProperty(part.attribute, key: part.path[0], .int, part: .bits(mask: mask))
    case .flag(let mask, let isSet): flag(part.attribute, key: part.path[0], mask, isSet: isSet)
    }
  }

  private static func packed(_ field: PackedField, key: String) -> ArchivedProperty? {
    let name = name(of: field.attribute)
    switch field.value {
    case .bool(let standard, let inverted):
      return ArchivedProperty(
        name, key: key, .bool, part: .flag(mask: field.mask, isSet: !inverted), standard: standard ? 1 : 0)
    case .choice(let choice, let standard):
      return ArchivedProperty(
        name, key: key, .choice(choice.entries), part: .bits(mask: field.mask), standard: standard)
    case .int(let standard):
      return ArchivedProperty(name, key: key, .int, part: .bits(mask: field.mask), standard: standard)
    case .flags(let child, let names, let values):
      let entries = values.indices.map { index in
        let set = names.indices.filter { index & (1 << $0) != 0 }.map { names[$0] }
        return (name: "[\(set.joined(separator: ", "))]", value: values[index])
      }
      return ArchivedProperty(child, key: key, .choice(entries), part: .bits(mask: field.mask), standard: values.first)
    case .constant: return nil
    }
  }

  /// What a child says that is no object of its own is its element's; of other children the name has both parts.
  private static func name(of attribute: String) -> String {
    guard let path = Row.path(of: attribute), ["cell", "textInputTraits", "behavior"].contains(path.child) else {
      return attribute
    }
    return path.attribute
  }

  /// What an absent key means: a value that is left out and that the document does not mean by itself.
  private static func absent(_ row: Row) -> Int64? {
    guard case .bool(let standard?, let isInverted, let omitted?) = row.form, row.condition.test == .always,
      row.condition.since == .xcode3point1, row.condition.through == .newest, (omitted != isInverted) != standard
    else { return nil }
    return omitted != isInverted ? 1 : 0
  }

  /// Nil for forms that no attribute decides.
  private static func kind(of form: Row.Form) -> Kind? {
    switch form {
    case .bool, .boolAsInt, .anyBit: .bool
    case .int: .int
    case .float, .double: .real
    case .choice(let choice, _, _): .choice(choice.entries)
    case .string, .nonemptyString, .attributedString, .priorities: .text
    case .color: .color
    case .font: .font
    case .image: .image
    case .geometry(let shape, _, _), .geometryText(let shape): kind(of: shape)
    case .bits(let names, _, _): .bits(names.entries)
    case .child, .reference: .object
    case .list: .list
    case .textAttributes: .any
    case .constant, .synthesized, .packed, .parentReference, .holder, .custom, .place: nil
    }
  }

  private static func kind(of shape: Geometry) -> Kind {
    switch shape {
    case .point: .point
    case .size, .offset: .size
    case .insets, .directionalInsets: .insets
    case .rect: .rect
    }
  }
}
