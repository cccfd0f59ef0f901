/// What a `<variation>` may change by size class, and under which key path UIKit changes it.
///
/// An archive keeps a list of storages a top-level object; a storage holds one object, one key path and a record for
/// each variation. A stack view's `subviews` have no row: under which key path it arranges them is not known.
/// - Seen: 83 lists with 115 storages of members and 12 of constants, and 68 of constants without sources, in a class of
///   storage that fonts and what is hidden have too. Storages of colors have the property's name for a key path, 101 of
///   101. Inferred: that those of other values have it, with the values as runtime attributes have them, and that the
///   records of constants and values stand as those of members do.
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

  /// What a storage keeps.
  public enum Form: Sendable {
    /// Members of a list that come and go.
    case members
    /// The constant of a constraint.
    case constant
    /// YES or NO.
    case bool
    /// A real.
    case real
    /// A named raw value; the first name is the base's where the element says none.
    case choice(Choice)
    /// A font, which is a child.
    case font
  }

  /// Key of the `<mask>` or the font, or the attribute.
  public let name: String
  /// Whether it is a child of the variation, not an attribute.
  public var isChild: Bool {
    if case .font = form { true } else { false }
  }

  /// Key path that UIKit sets.
  public let keyPath: String
  /// What a storage keeps.
  public let form: Form
  /// Tags of the elements that may vary it; empty for all views.
  public let elements: [String]

  /// All that varies, in the order in which an object's storages stand. Inferred: the order; none has two.
  public static let all =
    [
      subviews,
      constraints,
      constant,
    ] + values

  /// The values of views.
  public static let values = [
    VariationRow("hidden", keyPath: "hidden", .bool),
    VariationRow("axis", keyPath: "axis", .choice(.axis), of: ["stackView"]),
    VariationRow("distribution", keyPath: "distribution", .choice(.distribution), of: ["stackView"]),
    VariationRow("alignment", keyPath: "alignment", .choice(.stackAlignment), of: ["stackView"]),
    VariationRow("spacing", keyPath: "spacing", .real, of: ["stackView"]),
    VariationRow("fontDescription", keyPath: "font", .font, of: ["label", "textField", "textView"]),
  ]

  /// The subviews of a view.
  public static let subviews = VariationRow("subviews", keyPath: "traitStorageSubviews", .members)

  /// The constraints that a view holds.
  public static let constraints = VariationRow("constraints", keyPath: "traitStorageConstraints", .members)

  /// The constant of a constraint.
  public static let constant = VariationRow(
    "constant", keyPath: "encodedConstant", .constant, of: ["constraint"])

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

  private init(_ name: String, keyPath: String, _ form: Form, of elements: [String] = []) {
    self.name = name
    self.keyPath = keyPath
    self.form = form
    self.elements = elements
  }
}
