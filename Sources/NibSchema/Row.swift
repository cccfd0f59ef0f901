/// One property of a kind: where the document says it, where the archive keeps it, and how one becomes the other.
///
/// The set of forms is closed. Each form is written once in the compiler; a row is data and serves both directions.
public struct Row: Sendable {
  /// How a document's value becomes an archive's.
  public enum Form: Sendable {
    /// YES or NO. `inverted` when the key says the opposite; left out when the archived value is `omit`.
    case bool(absent: Bool?, inverted: Bool, omit: Bool?)
    /// YES or NO, archived as the integers 1 and 0.
    case boolAsInt(absent: Bool?, omit: Bool?)
    /// An integer.
    case int(absent: Int64?, omit: Int64?)
    /// A real of 32 bits.
    case float(absent: Double?, omit: Double?)
    /// A real of 64 bits.
    case double(absent: Double?, omit: Double?)
    /// A named raw value.
    case choice(Choice, absent: Int64?, omit: Int64?)
    /// Text, as attribute or as `<string>` child of that key.
    case string(mutable: Bool)
    /// Text whose empty value is left out.
    case nonemptyString(mutable: Bool)
    /// Text in `<attributedString>`.
    case attributedString
    /// A `<color>` child of that key.
    case color(absent: DefaultColor?)
    /// A `<fontDescription>` child of that key.
    case font(absent: DefaultFont?)
    /// The name of an image, as attribute.
    case image
    /// A `<rect>`, `<size>`, `<point>`, `<inset>` or `<edgeInsets>` child of that key, as inline numbers.
    case geometry(Geometry, absent: [Double]?, omit: [Double]?)
    /// Two priorities, as text `{h, v}`. `kind` says which attributes and defaults.
    case priorities(horizontal: String, vertical: String, absent: Double, always: Bool, omitsDefault: Bool)
    /// YES flags of a child of that key, summed.
    case bits(BitNames, absent: Int64?, omit: Int64?)
    /// Whether any of the flags of a child of that key is YES.
    case anyBit(BitNames, absent: Bool?)
    /// A geometry child of that key, as text: `{h, v}`, `{t, l, b, r}`.
    case geometryText(Geometry)
    /// A `<textAttributes>` child of that key, as a dictionary.
    case textAttributes
    /// The object of a child element of that key.
    case child
    /// The objects of the child elements of a container child with that tag, as a collection; a `<string>` is its text.
    /// Without `always`, an empty one is left out.
    case list(ListClass, always: Bool)
    /// An id of another element.
    case reference
    /// Always the same value.
    case constant(Constant)
    /// An object that no element has: its class, and rows that read the element at hand.
    case made(String, [Row])
    /// What rows cannot say; see `Special`.
    case special(Special)
  }

  /// The form.
  public var form: Form
  /// Attribute, child key or container tag in the document; empty for rows that read none.
  ///
  /// `textInputTraits.keyboardType` is the attribute of a child: its key, a dot, the attribute.
  public var attribute: String
  /// Key in the archive; empty for specials, which know their keys.
  public var key: String
  /// When the row applies.
  public var condition = Condition()

  /// For the attribute of a child, `child.attribute`, its two parts.
  public var path: (child: String, attribute: String)? { Self.path(of: attribute) }

  static func path(of name: String) -> (child: String, attribute: String)? {
    // Looked at once a row when a compiler starts, so by bytes: few rows have a dot.
    var name = name
    let dot = name.withUTF8 { bytes in
      var index = 0
      while index < bytes.count, bytes[index] != 0x2E { index += 1 }
      return index
    }
    guard dot < name.utf8.count else { return nil }
    let middle = name.utf8.index(name.startIndex, offsetBy: dot)
    return (String(name[..<middle]), String(name[name.index(after: middle)...]))
  }

  /// The row, from this profile on.
  public func since(_ profile: OutputProfile) -> Row {
    var row = self
    row.condition.since = profile
    return row
  }

  /// The row, up to and with this profile.
  public func through(_ profile: OutputProfile) -> Row {
    var row = self
    row.condition.through = profile
    return row
  }

  /// The row, if an attribute of the element has one of these values; nil stands for its absence.
  public func when(_ attribute: String, in values: [String?]) -> Row {
    var row = self
    row.condition.attribute = attribute
    row.condition.values = values
    return row
  }

  /// The row, unless an attribute of the element has one of these values; nil stands for its absence.
  public func unless(_ attribute: String, in values: [String?]) -> Row {
    var row = when(attribute, in: values)
    row.condition.negated = true
    return row
  }

  /// The row, if the child of a key is `<nil>`.
  public func whenNil(_ child: String) -> Row {
    var row = when(child, in: [])
    row.condition.test = .isNil
    return row
  }

  /// The row, unless the child of a key is `<nil>`.
  public func unlessNil(_ child: String) -> Row {
    var row = whenNil(child)
    row.condition.negated = true
    return row
  }

  /// The row, whose attribute an element cannot do without: its absence is warned of.
  public func required() -> Row {
    var row = when(attribute, in: [])
    row.condition.test = .isRequired
    return row
  }
}

/// When a row applies: a span of profiles and, perhaps, the value of an attribute.
public struct Condition: Sendable {
  /// What is asked of the attribute or child.
  public enum Test: Sendable {
    /// Whether it has one of the values.
    case hasValue
    /// Whether it is a `<nil>`.
    case isNil
    /// Nothing; its absence is warned of.
    case isRequired
  }

  /// First profile that has the row.
  public var since: OutputProfile = .nib9a
  /// Last profile that has the row.
  public var through: OutputProfile = .newest
  /// Attribute that is looked at, which may be that of a child, `child.attribute`; empty for none.
  public var attribute = ""
  /// What is asked of it.
  public var test = Test.hasValue
  /// Values that the attribute must have one of; nil is its absence.
  public var values: [String?] = []
  /// Whether the attribute must have none of the values instead.
  public var negated = false

  /// Whether nothing is asked but whether the attribute of its own, or a child of that key, is there.
  public var asksPresence: Bool { !attribute.isEmpty && test == .hasValue && values == [nil] && path == nil }

  /// For the attribute of a child, its two parts.
  public var path: (child: String, attribute: String)? { Row.path(of: attribute) }

  /// A condition that always holds.
  public init() {}
}

/// Shapes of inline geometry.
public enum Geometry: Sendable {
  /// x, y.
  case point
  /// width, height.
  case size
  /// top, left, bottom, right from minY, minX, maxY, maxX or from attributes of those names.
  case insets
  /// top, leading, bottom, trailing.
  case directionalInsets
  /// horizontal, vertical.
  case offset
  /// x, y, width, height.
  case rect
}

/// Classes of collections.
public enum ListClass: String, Sendable {
  /// Immutable.
  case array = "NSArray"
  /// Mutable.
  case mutableArray = "NSMutableArray"
}

/// Constant values.
public enum Constant: Sendable {
  /// True or false.
  case bool(Bool)
  /// An integer.
  case int(Int64)
  /// A 32-bit real.
  case float(Double)
  /// A 64-bit real.
  case double(Double)
  /// Nil.
  case null
  /// An NSString.
  case string(String)
  /// Inline numbers.
  case reals([Double])
  /// An NSArray without members.
  case emptyArray
}

/// Colours that stand for an absent one.
public enum DefaultColor: Sendable {
  /// Text of a label: its name differs by era.
  case labelText
  /// Text of a text field: unnamed in old eras.
  case fieldText
  /// White: the title of a button that is no system button.
  case white
  /// The middle grey of a title's shadow.
  case gray
}

/// Fonts that stand for an absent one.
public enum DefaultFont: Sendable {
  /// The system font of that size in points.
  case system(Double)
  /// The font of a system button: bold for systems before 7.
  case systemButton
}
