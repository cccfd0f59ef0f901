/// A constraint as a sentence of Auto Layout: `button “Log in”.leading = view.leadingMargin + 8, priority 750`.
enum ConstraintSentence {
  /// The sentence.
  /// - Parameter name: how an object is called, by its id; one without a name is called by its id.
  static func of(_ constraint: ConstraintContext, _ name: (String) -> String?) -> String {
    let first = side(constraint.firstItem ?? constraint.owner, constraint.firstAttribute, name)
    var sentence = "\(first) \(sign(constraint.relation)) "
    let constant = constraint.constant ?? 0
    if constraint.secondItem == nil && constraint.secondAttribute == nil {
      sentence += number(constant)
    } else {
      if let factor = factor(constraint) { sentence += "\(factor) × " }
      sentence += side(constraint.secondItem ?? constraint.owner, constraint.secondAttribute, name)
      if constant != 0 { sentence += " \(constant < 0 ? "−" : "+") \(number(abs(constant)))" }
    }
    if let priority = constraint.priority, priority != 1000 { sentence += ", priority \(number(priority))" }
    return sentence
  }

  private static func side(_ item: String?, _ attribute: String?, _ name: (String) -> String?) -> String {
    let words = item.map { name($0) ?? $0 } ?? "superview"
    return attribute.map { "\(words).\($0)" } ?? words
  }

  private static func sign(_ relation: String) -> String {
    switch relation {
    case "lessThanOrEqual": "≤"
    case "greaterThanOrEqual": "≥"
    default: "="
    }
  }

  private static func factor(_ constraint: ConstraintContext) -> String? {
    if let ratio = constraint.ratio { return ratio }
    return constraint.multiplier.flatMap { $0 == 1 ? nil : number($0) }
  }

  private static func number(_ value: Double) -> String {
    Int64(exactly: value).map { String($0) } ?? "\(value)"
  }
}
