/// One object: its class, where it belongs, what it says.
public struct ObjectEntry: Sendable, Hashable {
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
public struct AttributeEntry: Sendable, Hashable {
  /// The key of the archive.
  public var key: String
  /// The value.
  public var value: AttributeValue

  /// Makes an attribute.
  public init(_ key: String, _ value: AttributeValue) {
    self.key = key
    self.value = value
  }
}

/// One layout constraint: `first = multiplier * second + constant`.
public struct ConstraintEntry: Sendable, Hashable {
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
