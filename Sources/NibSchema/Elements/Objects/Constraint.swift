extension ElementSchema {
  /// Documented: UIKit, NSLayoutConstraint. Seen: Archives/Elements/constraint, 2 200 goldens.
  static let constraint = ElementSchema(
    "constraint", class: "NSLayoutConstraint", role: .object,
    silent: [
      "firstItem", "firstAttribute", "secondItem", "secondAttribute", "relation", "constant", "multiplier", "priority",
      "identifier", "symbolic", "placeholder", "type",
    ],
    rows: [
      .special(.constraint)
    ])
}
