import NibGraph
import NibSchema

/// A schema row made ready to run: names are numbers, defaults are bits, lists are indices into the plan book.
///
/// No field holds a reference, so running a row touches no reference count.
struct PlannedRow {
  enum Operation: UInt8 {
    case bool, boolAsInt, int, float, double, choice, string, nonemptyString, attributedString, color, font, image
    case geometry, priorities, bits, anyBit, geometryText, textAttributes, child, list, reference, constant
    case synthesized, packed, parentReference, holder, custom
  }

  var operation: Operation
  /// A flag whose meaning is the form's: inverted, mutable, explicit null, always.
  var flag = false
  /// Whether the profile has the row; one that has not still stands in an inherited row's place.
  var isInProfile = true
  /// Kinds of devices whose documents have the row.
  var devices = Devices.all
  /// Whether the value may be a text that people read; `PlannedTexts` has its key.
  var isLocalizable = false
  /// The key in the archive.
  var key = KeyID.none
  /// The attribute, child key or tag.
  var symbol: Symbol = -1
  /// For `child.attribute`: the child's key; -1 otherwise.
  var child: Symbol = -1
  /// For two attributes in one value: the second.
  var second: Symbol = -1
  /// Value of an absent attribute, as bits of its type.
  var defaultValue: UInt64?
  /// Archived value that is left out, as bits of its type.
  var omittedValue: UInt64?
  /// Index of a choice, bit set, list of numbers, default or first row of a synthesized object; which one is the form's matter.
  var extra: Int32 = -1
  /// Index of a second list of numbers, or how many rows a synthesized object has.
  var extra2: Int32 = -1
  /// Index of an attribute condition; -1 for none.
  var condition: Int32 = -1
  /// Attribute or child whose mere presence decides, which most conditions ask; -1 for none.
  var part: Symbol = -1
  /// Whether that part must be there, or must not.
  var wantsPart = false
}

/// A condition on an attribute, made ready.
struct PlannedCondition {
  enum Test: UInt8 {
    /// Whether the attribute has one of the values.
    case hasValue
    /// Whether neither the attribute nor a child of that key is there.
    case isAbsent
    /// Whether the child is a `<nil>`.
    case isNil
    /// Nothing; the attribute's absence is warned of.
    case isRequired
  }

  var test: Test
  /// The child whose attribute is looked at; -1 for the element's own.
  var child: Symbol = -1
  var symbol: Symbol
  /// As the row has them: no copy is made of what few documents ask.
  var values: [String]
  var negated: Bool
}

/// A word of bits, made ready.
struct PlannedWord: Sendable {
  let fields: [PlannedField]
  /// What running looks at first: most fields are absent, and most others are flags.
  let entries: [Entry]

  /// The least of a field, without a reference.
  struct Entry: Sendable {
    /// As the field's.
    let child: Symbol
    let symbol: Symbol
    /// The bits where the attribute, or the child that has it, is absent.
    let absent: Int64
    /// The bits of YES and of NO, for a flag. A child that is there and does not say it says NO.
    var flag: (yes: Int64, no: Int64)?
  }

  init(_ fields: [PlannedField]) {
    self.fields = fields
    entries = fields.map { planned in
      let (field, mask) = (planned.field, planned.field.mask)
      var entry: Entry
      switch field.value {
      case .constant: entry = Entry(child: -1, symbol: -1, absent: mask)
      case .flags(_, _, let values): entry = Entry(child: planned.child, symbol: -1, absent: field.bits(of: values[0]))
      case .bool(let value, let inverted):
        entry = Entry(child: planned.child, symbol: planned.symbol, absent: value != inverted ? mask : 0)
        entry.flag = inverted ? (0, mask) : (mask, 0)
      case .choice(_, let value), .int(let value):
        entry = Entry(child: planned.child, symbol: planned.symbol, absent: field.bits(of: value))
      }
      return entry
    }
  }
}

/// A field of a packed word, made ready.
struct PlannedField: Sendable {
  let field: PackedField
  /// The child whose attribute is looked at; -1 for the element's own.
  let child: Symbol
  /// The attribute; -1 for a constant.
  let symbol: Symbol
  /// The flags of the child that decide together.
  var flags: [Symbol] = []
}

extension KeyID {
  /// The key of a row that writes its keys itself.
  static let none = KeyID(Int(UInt32.max))
}
