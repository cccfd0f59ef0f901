/// One object: its class, where it belongs, what it says.
public struct ObjectEntry: Sendable, Hashable, Codable {
  /// The element's id where it is known, else `@` and the object's number.
  public var id: String
  /// The class of the framework: of an archive the one that is made when the custom class is not known, of a document
  /// the class of the element's tag.
  public var `class`: String
  /// The element's tag; absent for an archive.
  public var tag: String?
  /// The custom class without its module.
  public var customClass: String?
  /// The custom class's Swift module.
  public var customModule: String?
  /// Whether the module is the target that compiles the document, whatever `customModule` says.
  public var customModuleIsTarget: Bool?
  /// Id of the object that holds this one.
  public var parent: String?
  /// What it says, in the order of the file.
  public var attributes: [AttributeEntry]
  /// Where it stands in its source.
  public var place: PlaceEntry?

  /// Makes an entry.
  public init(id: String, class className: String, attributes: [AttributeEntry] = []) {
    self.id = id
    self.class = className
    self.attributes = attributes
  }
}

/// One attribute of an object.
public struct AttributeEntry: Sendable, Hashable, Codable {
  /// What a value is.
  public enum Kind: String, Sendable, Hashable, Codable {
    /// Whole number.
    case integer
    /// True or false.
    case boolean
    /// 32-bit real.
    case float
    /// 64-bit real.
    case double
    /// Text.
    case string
    /// Numbers of a struct: point, size, rectangle, insets, transform.
    case numbers
    /// Bytes; the value says how many.
    case data
    /// Nil, written down.
    case null
    /// Id of another object.
    case reference
    /// Ids and values, one an element.
    case list
    /// Keys and values in turn.
    case dictionary
    /// Content on one line, as a tree shows it: colour, font, image.
    case content
  }

  /// The key of the archive or the attribute of the document; of a child element with a key, that key.
  public var key: String
  /// What the value is.
  public var kind: Kind
  /// The value.
  public var value: AttributeValue

  /// Makes an attribute.
  public init(_ key: String, _ kind: Kind, _ value: AttributeValue) {
    self.key = key
    self.kind = kind
    self.value = value
  }

  /// Reads an attribute; its kind decides how the value is read, because JSON writes 1.0 as 1.
  public init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    key = try fields.decode(String.self, forKey: .key)
    kind = try fields.decode(Kind.self, forKey: .kind)
    switch kind {
    case .float, .double: value = .real(try fields.decode(Double.self, forKey: .value))
    case .numbers: value = .numbers(try fields.decode([Double].self, forKey: .value))
    default: value = try fields.decode(AttributeValue.self, forKey: .value)
    }
  }
}

/// A value as JSON has it: a scalar, numbers, or a list.
public enum AttributeValue: Sendable, Hashable, Codable {
  /// A whole number.
  case integer(Int64)
  /// True or false.
  case boolean(Bool)
  /// A real.
  case real(Double)
  /// Text, or an id.
  case text(String)
  /// Several numbers.
  case numbers([Double])
  /// Several values; lists nest at most a few levels.
  case list([AttributeValue])

  /// Whether the value is one number, boolean or text.
  var isScalar: Bool {
    switch self {
    case .integer, .boolean, .real, .text: true
    case .numbers, .list: false
    }
  }

  /// Writes the bare value.
  public func encode(to encoder: any Encoder) throws {
    var value = encoder.singleValueContainer()
    switch self {
    case .integer(let number): try value.encode(number)
    case .boolean(let flag): try value.encode(flag)
    case .real(let number): try value.encode(number)
    case .text(let text): try value.encode(text)
    case .numbers(let numbers): try value.encode(numbers)
    case .list(let list): try value.encode(list)
    }
  }

  /// Reads a bare value: the first of boolean, whole number, real, text and list that fits.
  public init(from decoder: any Decoder) throws {
    let value = try decoder.singleValueContainer()
    if let flag = try? value.decode(Bool.self) {
      self = .boolean(flag)
    } else if let number = try? value.decode(Int64.self) {
      self = .integer(number)
    } else if let number = try? value.decode(Double.self) {
      self = .real(number)
    } else if let text = try? value.decode(String.self) {
      self = .text(text)
    } else {
      self = .list(try value.decode([AttributeValue].self))
    }
  }
}

/// One layout constraint: `first = multiplier * second + constant`.
public struct ConstraintEntry: Sendable, Hashable, Codable {
  /// Id in the file.
  public var id: String
  /// Id of the first item; absent when it is the object that holds the constraint.
  public var firstItem: String?
  /// Attribute of the first item, `leading`.
  public var firstAttribute: String?
  /// `equal`, `lessThanOrEqual` or `greaterThanOrEqual`.
  public var relation: String
  /// Id of the second item.
  public var secondItem: String?
  /// Attribute of the second item.
  public var secondAttribute: String?
  /// Factor; absent for 1. A ratio of a document stays in `multiplierText`.
  public var multiplier: Double?
  /// Factor as a document writes it, when it is no plain number: `4:3`.
  public var multiplierText: String?
  /// Addend in points; absent for 0.
  public var constant: Double?
  /// Priority, absent for 1000.
  public var priority: Double?
  /// Identifier that the author gave.
  public var identifier: String?
  /// Id of the view that holds it.
  public var owner: String?
  /// Where it stands in its source.
  public var place: PlaceEntry?

  /// Makes an entry.
  public init(id: String, relation: String) {
    self.id = id
    self.relation = relation
  }

  /// Names of layout attributes by number; a number without a name gives itself.
  ///
  /// Documented: NSLayoutConstraint.Attribute. Seen: `NSFirstAttributeV2`.
  public static func attributeName(_ number: Int64) -> String {
    let names = [
      "none", "left", "right", "top", "bottom", "leading", "trailing", "width", "height", "centerX", "centerY",
      "lastBaseline", "firstBaseline", "leftMargin", "rightMargin", "topMargin", "bottomMargin", "leadingMargin",
      "trailingMargin", "centerXWithinMargins", "centerYWithinMargins",
    ]
    return Int(exactly: number).flatMap { names.indices.contains($0) ? names[$0] : nil } ?? String(number)
  }

  /// Name of a relation by number.
  public static func relationName(_ number: Int64) -> String {
    switch number {
    case -1: "lessThanOrEqual"
    case 1: "greaterThanOrEqual"
    default: "equal"
    }
  }
}
