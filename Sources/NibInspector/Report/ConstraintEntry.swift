/// One layout constraint: `first = multiplier * second + constant`.
public struct ConstraintEntry: Sendable, Hashable, Codable {
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
