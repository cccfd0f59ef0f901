import Foundation

/// Expressions as formats have them.
extension ExpressionForm {
  /// The text, which is read as the same expression again, closures and objects apart.
  var text: String {
    switch self {
    case .constant(let value): Self.text(of: value)
    case .evaluatedObject: "SELF"
    case .anyKey: "ANYKEY"
    case .variable(let name): "$\(name)"
    case .keyPath(nil, let keys):
      PredicateToken.isReserved(keys.joined(separator: "."))
        ? "#\(keys.joined(separator: "."))" : keys.joined(separator: ".")
    case .keyPath(let operand?, let keys): "\(operand.form.inner(.tight)).\(keys.joined(separator: "."))"
    case .function(let name, let arguments): Self.text(of: name, arguments)
    case .method(let target, let name, let arguments):
      "FUNCTION(\(([target.form.text, Self.quoted(name)] + arguments.map(\.form.text)).joined(separator: ", ")))"
    case .aggregate(let parts): "{\(Self.list(parts))}"
    case .sets(let operation, let left, let right):
      "\(left.form.inner(.sum)) \(operation.rawValue) \(right.form.inner(.product))"
    case .subquery(let collection, let name, let predicate):
      "SUBQUERY(\(collection.form.text), $\(name), \(PredicateText.text(of: predicate)))"
    case .conditional(let predicate, let yes, let no):
      "TERNARY(\(PredicateText.text(of: predicate)), \(yes.form.text), \(no.form.text))"
    case .block(_, let arguments): "BLOCK(\(Self.list(arguments ?? [])))"
    }
  }

  /// How tightly signs hold their sides together.
  enum Precedence: Int {
    case sum, product, power, tight
  }

  /// A function that is written as a sign.
  struct Sign {
    let text: String
    let name: String
    let precedence: Precedence
  }

  /// The functions that are written as signs.
  static let signs = [
    Sign(text: "+", name: "add:to:", precedence: .sum), Sign(text: "-", name: "from:subtract:", precedence: .sum),
    Sign(text: "*", name: "multiply:by:", precedence: .product),
    Sign(text: "/", name: "divide:by:", precedence: .product),
    Sign(text: "**", name: "raise:toPower:", precedence: .power),
  ]

  private var precedence: Precedence {
    switch self {
    case .sets: .sum
    case .function(let name, let arguments) where arguments.count == 2:
      Self.signs.first { $0.name == name }?.precedence ?? .tight
    default: .tight
    }
  }

  /// The text as a part of an expression that needs one as tight as this.
  private func inner(_ needed: Precedence) -> String { precedence.rawValue < needed.rawValue ? "(\(text))" : text }

  private static func list(_ parts: [NSExpression]) -> String { parts.map(\.form.text).joined(separator: ", ") }

  private static func text(of name: String, _ arguments: [NSExpression]) -> String {
    if arguments.count == 2 {
      let (left, right) = (arguments[0].form, arguments[1].form)
      if let sign = signs.first(where: { $0.name == name }) {
        let next = Precedence(rawValue: sign.precedence.rawValue + 1) ?? .tight
        return "\(left.inner(sign.precedence)) \(sign.text) \(right.inner(next))"
      }
      if name == "objectFrom:withIndex:" {
        if case .constant(let word as String) = right { return "\(left.inner(.tight))[\(word)]" }
        let isKey = PredicateToken.places.contains(right.text.uppercased())
        return "\(left.inner(.tight))[\(isKey ? "#" : "")\(right.text)]"
      }
      if name == "castObject:toType:" { return "CAST(\(list(arguments)))" }
    }
    let short = name.hasSuffix(":") && name.dropLast().allSatisfy { $0 != ":" } ? String(name.dropLast()) : name
    return "\(short)(\(list(arguments)))"
  }

  private static func text(of constant: Any?) -> String {
    guard let value = PredicateValue.flat(constant) else { return "nil" }
    if let text = PredicateValue.text(value) { return quoted(text) }
    if let date = value as? Date { return "CAST(\(date.timeIntervalSinceReferenceDate), \"NSDate\")" }
    if let truth = value as? Bool { return truth ? "1" : "0" }
    if let items = PredicateValue.items(value) { return "{\(items.map { text(of: $0) }.joined(separator: ", "))}" }
    if let pairs = value as? [AnyHashable: Any] {
      let lines = pairs.map { "\(text(of: $0.key.base)): \(text(of: $0.value))" }.sorted()
      return "{\(lines.joined(separator: ", "))}"
    }
    return "\(value)"
  }

  private static func quoted(_ text: String) -> String {
    let escaped = text.replacingOccurrences(of: "\\", with: "\\\\").replacingOccurrences(of: "\"", with: "\\\"")
    return "\"\(escaped)\""
  }
}

/// Predicates as formats have them.
enum PredicateText {
  /// The text of any predicate; one of a closure has none that could be read.
  static func text(of predicate: NSPredicate) -> String {
    switch predicate {
    case let comparison as NSComparisonPredicate: comparison.predicateFormat
    case let compound as Foundation.NSCompoundPredicate: text(of: compound)
    default:
      predicate.isEqual(NSPredicate(value: true))
        ? "TRUEPREDICATE" : predicate.isEqual(NSPredicate(value: false)) ? "FALSEPREDICATE" : "BLOCKPREDICATE"
    }
  }

  /// The text of predicates that are one; one of none at all holds always or, where one would have to hold, never.
  static func text(of compound: Foundation.NSCompoundPredicate) -> String {
    let parts = compound.subpredicates.map { part in
      let inner = text(of: part)
      let isOne = (part as? Foundation.NSCompoundPredicate).map { $0.compoundPredicateType == .not } ?? true
      return isOne ? inner : "(\(inner))"
    }
    switch compound.compoundPredicateType {
    case .not: return "NOT \(parts.first ?? "TRUEPREDICATE")"
    case .and: return parts.isEmpty ? "TRUEPREDICATE" : parts.joined(separator: " AND ")
    case .or: return parts.isEmpty ? "FALSEPREDICATE" : parts.joined(separator: " OR ")
    @unknown default: return parts.joined(separator: " ")
    }
  }
}
