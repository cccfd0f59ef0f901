/// What a `<variation>` may change by size class, and under which key path UIKit changes it.
///
/// An archive keeps a list of storages a top-level object; a storage holds one object, one key path and a record for
/// each variation. A stack view's `subviews` have no row: under which key path it arranges them is not known.
/// - Seen: 83 lists with 115 storages of members and 12 of constants; what became of other properties is in none.
/// - Constants have no row: in which order their records stand is not known.
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

  /// Key of the `<mask>`.
  public let name: String
  /// Key path that UIKit sets.
  public let keyPath: String

  /// All that varies, in the order in which an object's storages stand. Inferred: the order; none has two.
  public static let all = [
    VariationRow(name: "subviews", keyPath: "traitStorageSubviews"),
    VariationRow(name: "constraints", keyPath: "traitStorageConstraints"),
  ]

  /// The traits that variations ask for; a key without one is the base's, `default`.
  public static let traits = [
    Trait(
      name: "widthClass", key: "UITraitCollectionBuiltinTrait-_UITraitNameHorizontalSizeClass", values: .sizeClass),
    Trait(
      name: "heightClass", key: "UITraitCollectionBuiltinTrait-_UITraitNameVerticalSizeClass", values: .sizeClass),
  ]

  /// Attributes and children of a variation that only Interface Builder looks at: where a view stands on its canvas.
  ///
  /// Seen: a button with another frame for two size classes, and no storage.
  public static let designTime = ["key", "ambiguous", "misplaced", "frame"]
}
