/// What a `<variation>` may change by size class, and under which key path UIKit changes it.
///
/// An archive keeps a list of storages a top-level object; a storage holds one object, one key path and a record for
/// each variation. A stack view's `subviews` have no row: under which key path it arranges them is not known.
/// - Seen: 83 lists with 115 storages of members and 12 of constants, and 68 of constants without sources; what became of
///   other properties is in none. Inferred: that the records of constants stand as those of members do.
public struct VariationRow: Sendable {
  /// One trait that a variation's key asks for.
  public struct Trait: Sendable {
    /// Its name in the document.
    public let name: String
    /// Its key in the archive.
    public let key: String
    /// Its values.
    public let values: Choice
  }

  /// Key of the `<mask>`, or the attribute.
  public let name: String
  /// Key path that UIKit sets.
  public let keyPath: String

  /// All that varies, in the order in which an object's storages stand. Inferred: the order; none has two.
  public static let all = [
    VariationRow(name: "subviews", keyPath: "traitStorageSubviews"),
    constraints,
    constant,
  ]

  /// The constraints that a view holds.
  public static let constraints = VariationRow(name: "constraints", keyPath: "traitStorageConstraints")

  /// The constant of a constraint.
  public static let constant = VariationRow(name: "constant", keyPath: "encodedConstant")

  /// The traits that variations ask for; a key without one is the base's, `default`.
  public static let traits = [
    Trait(
      name: "widthClass", key: "UITraitCollectionBuiltinTrait-_UITraitNameHorizontalSizeClass", values: .sizeClass),
    Trait(
      name: "heightClass", key: "UITraitCollectionBuiltinTrait-_UITraitNameVerticalSizeClass", values: .sizeClass),
    // Seen: the key, and 5 for the Mac in 6 archives without sources.
    Trait(
      name: "userInterfaceIdiom", key: "UITraitCollectionBuiltinTrait-_UITraitNameUserInterfaceIdiom",
      values: .userInterfaceIdiom),
  ]

  /// Attributes and children of a variation that only Interface Builder looks at: where a view stands on its canvas.
  ///
  /// Seen: a button with another frame for two size classes, and no storage. A frame that is fixed pins the view by
  /// constraints up to Xcode 7, and is for the canvas alone later.
  public static let designTime = ["key", "ambiguous", "misplaced", "frame", "frameInset", "fixedFrame"]
}
