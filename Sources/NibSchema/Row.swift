import NibBytes

/// One property of a kind: where the document says it, where the archive keeps it, and how one becomes the other.
///
/// The set of forms is closed. Each form is written once in the compiler; a row is data and serves both directions.
public struct Row: Sendable {
  /// How a document's value becomes an archive's.
  public enum Form: Sendable {
    /// YES or NO. `inverted` when the key says the opposite; left out when the archived value is `omittedValue`.
    case bool(defaultValue: Bool?, inverted: Bool, omittedValue: Bool?)
    /// YES or NO, archived as the integers 1 and 0.
    case boolAsInt(defaultValue: Bool?, omittedValue: Bool?)
    /// An integer.
    case int(defaultValue: Int64?, omittedValue: Int64?)
    /// A real of 32 bits.
    case float(defaultValue: Double?, omittedValue: Double?)
    /// A real of 64 bits.
    case double(defaultValue: Double?, omittedValue: Double?)
    /// A named raw value.
    case choice(Choice, defaultValue: Int64?, omittedValue: Int64?)
    /// Text, as attribute or as `<string>` child of that key.
    case string(mutable: Bool)
    /// Text whose empty value is left out.
    case nonemptyString(mutable: Bool)
    /// Text in `<attributedString>`.
    case attributedString
    /// A `<color>` child of that key.
    case color(defaultValue: DefaultColor?)
    /// A `<fontDescription>` child of that key; the plain system font of the omitted size is left out.
    case font(defaultValue: DefaultFont?, omittedSize: Double?)
    /// The name of an image, as attribute.
    case image
    /// A `<rect>`, `<size>`, `<point>`, `<inset>` or `<edgeInsets>` child of that key, as inline numbers.
    case geometry(Geometry, defaultValue: [Double]?, omittedValue: [Double]?)
    /// Two priorities, as text `{h, v}`. `kind` says which attributes and defaults.
    case priorities(horizontal: String, vertical: String, defaultValue: Double, always: Bool, omittedValue: [Double]?)
    /// YES flags of a child of that key, summed.
    case bits(BitNames, defaultValue: Int64?, omittedValue: Int64?)
    /// Whether any of the flags of a child of that key is YES.
    case anyBit(BitNames, defaultValue: Bool?)
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
    case synthesized(String, [Row])
    /// A word of bits, each field of which an attribute decides; it may be left out where no bit is set.
    case packed([PackedField], omitsZero: Bool)
    /// The object of the nearest element above that has one, if that element plays the role, whichever where none is
    /// said; where others are passed, of the nearest that plays it. Nil is written for want of one only if the form says
    /// so.
    case parentReference(role: ElementSchema.Role?, passesOthers: Bool, writesNull: Bool)
    /// An object that encloses one which no element has, so many levels above it.
    case holder(Int)
    /// What rows cannot say; see `CustomLowering`.
    case custom(CustomLowering)
    /// Nothing: holds the place of a key that kinds which inherit the row write.
    case place
  }

  /// The values, which copies share: a row is one pointer, so that tables of rows are cheap to compile and to hand on.
  private var values: Values

  /// Unchecked: the values of a row are changed only while no other row shares them.
  private final class Values: @unchecked Sendable {
    let form: Form
    @exclusivity(unchecked) var attribute: String
    let key: String
    @exclusivity(unchecked) var condition: Condition
    @exclusivity(unchecked) var isRequired: Bool
    @exclusivity(unchecked) var texts: [RowText]
    @exclusivity(unchecked) var basis: Provenance

    @inline(never)
    init(
      _ form: Form, _ attribute: String, _ key: String, condition: Condition = Condition(), isRequired: Bool = false,
      texts: [RowText] = [], basis: Provenance = .inferred
    ) {
      self.form = form
      self.attribute = attribute
      self.key = key
      self.condition = condition
      self.isRequired = isRequired
      self.texts = texts
      self.basis = basis
    }
  }

  /// Makes a row that always applies.
  @inline(never)
  init(form: Form, attribute: String, key: String) { values = Values(form, attribute, key) }

  /// The form.
  public var form: Form { values.form }
  /// Attribute, child key or container tag in the document; empty for rows that read none.
  ///
  /// `textInputTraits.keyboardType` is the attribute of a child: its key, a dot, the attribute.
  public internal(set) var attribute: String {
    get { values.attribute }
    set { ownValues().attribute = newValue }
  }
  /// Key in the archive; empty for custom lowerings, which know their keys.
  public var key: String { values.key }
  /// When the row applies.
  public internal(set) var condition: Condition {
    get { values.condition }
    _modify { yield &ownValues().condition }
  }
  /// Whether an element cannot do without the attribute: its absence is warned of.
  public internal(set) var isRequired: Bool {
    get { values.isRequired }
    set { ownValues().isRequired = newValue }
  }
  /// The texts that people read which the row's value is, with their keys; none for most rows.
  public internal(set) var texts: [RowText] {
    get { values.texts }
    _modify { yield &ownValues().texts }
  }
  /// Where the row is known from, as far as no archive shows it; see `ElementSchema.provenance(of:)`.
  public internal(set) var basis: Provenance {
    get { values.basis }
    set { ownValues().basis = newValue }
  }

  /// The values, after they were copied if another row shares them.
  @inline(never)
  private mutating func ownValues() -> Values {
    if !isKnownUniquelyReferenced(&values) {
      values = Values(
        form, attribute, key, condition: condition, isRequired: isRequired, texts: texts, basis: basis)
    }
    return values
  }

  /// Whether the row is a list.
  public var isList: Bool {
    if case .list = form { return true }
    return false
  }

  /// For the attribute of a child, `child.attribute`, its two parts.
  public var path: (child: String, attribute: String)? { Self.path(of: attribute) }

  /// The two parts of `child.attribute`; nil for a name of one part.
  public static func path(of name: String) -> (child: String, attribute: String)? {
    // Looked at twice a row when a compiler starts, so by bytes: few rows have a dot.
    guard hasDot(name), let middle = name.utf8.firstIndex(of: UInt8(ascii: ".")) else { return nil }
    return (String(name[..<middle]), String(name[name.index(after: middle)...]))
  }

  private static func hasDot(_ name: String) -> Bool {
    name.utf8.withContiguousStorageIfAvailable { $0.holds(UInt8(ascii: ".")) } ?? name.utf8.contains(UInt8(ascii: "."))
  }
}

/// Which names of a document a row looks at.
extension Row {
  /// Whether the row writes nothing where its attribute, or the child of its key, is absent.
  public var needsItsAttribute: Bool {
    switch form {
    case .bool(let value, _, _): value == nil
    case .boolAsInt(let value, _): value == nil
    case .int(let value, _), .choice(_, let value, _), .bits(_, let value, _): value == nil
    case .float(let value, _), .double(let value, _): value == nil
    case .string, .nonemptyString, .attributedString, .image, .geometryText, .textAttributes, .child, .reference: true
    case .color(let value): value == nil
    case .font(let value, _): value == nil
    case .geometry(_, let value, _): value == nil
    case .anyBit(_, let value): value == nil
    case .list(_, let always): !always
    case .priorities, .constant, .synthesized, .packed, .parentReference, .holder, .custom, .place: false
    }
  }

  /// Whether what the row reads is a child of the element, and no attribute.
  public var readsChild: Bool {
    switch form {
    case .attributedString, .color, .font, .geometry, .bits, .anyBit, .geometryText, .textAttributes, .child, .list:
      true
    default: false
    }
  }

  /// Whether the row writes nothing itself and holds a place.
  public var isPlace: Bool {
    if case .place = form { return true }
    return false
  }

  /// Where a name that a row looks at stands.
  public enum NameRole: Sendable {
    /// At the element: one of its attributes, or one of its children.
    case own
    /// At the element, and only as a child.
    case child
    /// At a child.
    case inner
  }

  /// Visits the names that the row looks at, in whichever profile: what it reads, and what its condition asks.
  ///
  /// `visit` gets a name and where it stands. A visit and no list, because a compiler that starts asks every row.
  public func visitNames(_ visit: (_ name: String, _ role: NameRole) -> Void) {
    Self.visit(attribute, readsChild ? .child : .own, visit)
    condition.visitTests { test in if let name = test.name { Self.visit(name, .own, visit) } }
    switch form {
    case .priorities(_, let vertical, _, _, _): visit(vertical, .own)
    // An image of the system's catalog is told by another attribute.
    case .image: visit("catalog", .own)
    case .bits(let set, _, _), .anyBit(let set, _): for entry in set.entries { visit(entry.name, .inner) }
    case .synthesized(_, let rows): for row in rows { row.visitNames(visit) }
    case .packed(let fields, _):
      for field in fields {
        Self.visit(field.attribute, .own, visit)
        guard case .flags(let child, let names, _) = field.value else { continue }
        visit(child, .child)
        for name in names { visit(name, .inner) }
      }
    case .custom(let lowering):
      for name in lowering.reads { visit(name, .own) }
      for name in lowering.children { visit(name, .child) }
    default: break
    }
  }

  private static func visit(_ name: String, _ role: NameRole, _ visit: (_ name: String, _ role: NameRole) -> Void) {
    if let path = path(of: name) {
      visit(path.child, .child)
      visit(path.attribute, .inner)
    } else if !name.isEmpty {
      visit(name, role)
    }
  }
}
