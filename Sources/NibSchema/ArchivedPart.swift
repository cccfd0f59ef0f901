/// Where code archives what an attribute says: the row of a custom lowering says it as others do by their forms.
///
/// A value may stand in an object that no element is, or in a dictionary of one.
public struct ArchivedPart: Sendable, Hashable {
  /// The attribute, or the key of a child.
  public let attribute: String
  /// Keys of objects, each held by the one before, and names of entries of dictionaries that lead to the value; the first is
  /// a key of the element's object.
  public let path: [String]
  /// What of the value is meant.
  public let form: Form

  /// What of a value is meant.
  public enum Form: Sendable, Hashable {
    /// The value itself.
    case whole
    /// The opposite of a flag.
    case opposite
    /// Bits of a word: those of the mask, moved down.
    case bits(mask: Int64)
    /// Whether bits of a word are set, or are not.
    case flag(mask: Int64, isSet: Bool)
  }

  /// A value as it is.
  public static func value(_ attribute: String, _ path: String...) -> ArchivedPart {
    ArchivedPart(attribute: attribute, path: path, form: .whole)
  }

  /// A flag that is archived as its opposite.
  public static func opposite(_ attribute: String, _ path: String...) -> ArchivedPart {
    ArchivedPart(attribute: attribute, path: path, form: .opposite)
  }

  /// A flag in a word.
  public static func flag(_ attribute: String, _ path: String..., mask: Int64, isSet: Bool = true) -> ArchivedPart {
    ArchivedPart(attribute: attribute, path: path, form: .flag(mask: mask, isSet: isSet))
  }

  /// Bits of a word.
  public static func bits(_ attribute: String, _ path: String..., mask: Int64) -> ArchivedPart {
    ArchivedPart(attribute: attribute, path: path, form: .bits(mask: mask))
  }
}
