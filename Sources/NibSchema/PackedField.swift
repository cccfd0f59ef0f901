/// Bits of a packed word, and what decides them.
///
/// Documented: `NSvFlags`, `NSCellFlags` and the like are such words, by public tools that read archives.
public struct PackedField: Sendable {
  /// How an attribute decides the bits.
  public enum Value: Sendable {
    /// All of the mask for YES, or for NO where it is inverted. An attribute of a child that is there and does not say it
    /// is NO; the default is for want of the child itself.
    case bool(defaultValue: Bool, inverted: Bool)
    /// A named raw value, moved to the mask's lowest bit.
    case choice(Choice, defaultValue: Int64)
    /// An integer, moved to the mask's lowest bit.
    case int(defaultValue: Int64)
    /// Several flags of one child together: the raw value for each set of them, the first flag being the lowest bit of
    /// the index.
    case flags(child: String, [String], values: [Int64])
    /// Always the same bits.
    case constant
  }

  /// The attribute, which may be that of a child, `child.attribute`; empty for a constant.
  public let attribute: String
  /// The bits of the word that are the field's.
  public let mask: Int64
  /// What decides them.
  public let value: Value

  /// A bit, or several that are set together.
  public static func bool(
    _ attribute: String, mask: Int64, default defaultValue: Bool = false, inverted: Bool = false
  ) -> PackedField {
    PackedField(attribute: attribute, mask: mask, value: .bool(defaultValue: defaultValue, inverted: inverted))
  }

  /// A named raw value.
  public static func choice(
    _ attribute: String, _ choice: Choice, mask: Int64, default defaultValue: Int64 = 0
  ) -> PackedField {
    PackedField(attribute: attribute, mask: mask, value: .choice(choice, defaultValue: defaultValue))
  }

  /// An integer.
  public static func int(_ attribute: String, mask: Int64, default defaultValue: Int64 = 0) -> PackedField {
    PackedField(attribute: attribute, mask: mask, value: .int(defaultValue: defaultValue))
  }

  /// Flags of a child that decide the bits together: `values` has a raw value for each set of them, the first flag being
  /// the lowest bit of the index.
  public static func flags(_ child: String, _ names: [String], mask: Int64, values: [Int64]) -> PackedField {
    precondition(values.count == 1 << names.count, "a raw value for each set of flags")
    return PackedField(attribute: "", mask: mask, value: .flags(child: child, names, values: values))
  }

  /// Bits that are always set.
  public static func constant(mask: Int64) -> PackedField {
    PackedField(attribute: "", mask: mask, value: .constant)
  }

  /// How far the field's lowest bit is from the word's.
  public var shift: Int { mask == 0 ? 0 : mask.trailingZeroBitCount }

  /// The bits for a raw value; what does not fit the mask is cut off.
  public func bits(of raw: Int64) -> Int64 { (raw << Int64(shift)) & mask }

  /// The raw value that the bits of a word are, as an unsigned number of the mask's width.
  public func raw(of word: Int64) -> Int64 {
    Int64(bitPattern: UInt64(bitPattern: word & mask) >> UInt64(shift))
  }
}
