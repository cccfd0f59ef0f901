/// One key and value of an archived value object, such as a color or a font, in the order the archive has them.
///
/// A compiler writes a list of fields as they stand, without knowing what they mean.
public struct ArchivedField: Sendable, Equatable {
  /// The archive key, verbatim.
  public var key: String
  /// What is written under the key.
  public var value: Value

  /// Makes a field.
  public init(_ key: String, _ value: Value) {
    self.key = key
    self.value = value
  }

  /// A value and the way it is encoded.
  public enum Value: Sendable {
    /// An integer, in the narrowest width that holds it.
    case int(Int64)
    /// A 32-bit float.
    case float(Float)
    /// A 64-bit float.
    case double(Double)
    /// A reference to an `NSString`.
    case string(String)
    /// Inline data: the UTF-8 bytes of the text.
    case text(String)
    /// A Boolean.
    case bool(Bool)
    /// A nil.
    case null
    /// A reference to an `NSDictionary`, or an `NSMutableDictionary`, in the given order.
    case dictionary([(String, Value)], mutable: Bool)
    /// A reference to an object of a class.
    indirect case object(class: String, fields: [ArchivedField])
    /// A reference to an `NSNumber` of an integer.
    case number(Int64)
    /// A reference to an `NSNumber` of a double.
    case real(Double)
  }
}

extension ArchivedField.Value: Equatable {
  /// Whether two values are encoded alike.
  public static func == (left: Self, right: Self) -> Bool {
    switch (left, right) {
    case (.int(let a), .int(let b)), (.number(let a), .number(let b)): a == b
    case (.float(let a), .float(let b)): a == b
    case (.double(let a), .double(let b)), (.real(let a), .real(let b)): a == b
    case (.string(let a), .string(let b)), (.text(let a), .text(let b)): a == b
    case (.bool(let a), .bool(let b)): a == b
    case (.null, .null): true
    case (.dictionary(let a, let first), .dictionary(let b, let second)):
      first == second && a.elementsEqual(b) { $0.0 == $1.0 && $0.1 == $1.1 }
    case (.object(let a, let first), .object(let b, let second)): a == b && first == second
    default: false
    }
  }
}
