import Foundation
import NibRuntime

/// A side of a comparison. Stands in for NSExpression, which Foundation has without members here.
///
/// Keys lead through dictionaries, models of bindings, stand-ins, and the stored properties of other objects; one that
/// leads to nothing is nil. What functions give for numbers is an `NSNumber`, whole where the numbers are: `5 / 2` is 2.
open class NSExpression: NSObject, NSCopying {
  let form: ExpressionForm

  init(_ form: ExpressionForm) { self.form = form }

  /// Makes one of a text, as `"price * %d + sum(extras)"`.
  ///
  /// It takes what sides of comparisons of `NSPredicate(format:)` are. Raises `RuntimeError` for a text that is none.
  public convenience init(format expressionFormat: String, _ arguments: Any?...) {
    self.init(reading: expressionFormat, arguments)
  }

  /// Makes one of a text and what stands in its places.
  public convenience init(format expressionFormat: String, argumentArray arguments: [Any]) {
    self.init(reading: expressionFormat, arguments)
  }

  private convenience init(reading format: String, _ arguments: [Any?]) {
    self.init(
      InterfaceFaults.raising(or: .constant(nil)) { try PredicateParser.expression(of: format, arguments).form })
  }

  /// Makes one that is always a value.
  public convenience init(forConstantValue obj: Any?) { self.init(.constant(PredicateValue.flat(obj))) }

  /// Makes one of what whoever evaluates gives under a name.
  public convenience init(forVariable string: String) { self.init(.variable(string)) }

  /// Makes one of what a key path leads to from the object that is evaluated.
  public convenience init(forKeyPath keyPath: String) { self.init(Self.path(nil, keyPath)) }

  /// Makes one of a function by its name, as `add:to:`, and its arguments: expressions, or values.
  ///
  /// There are `sum:`, `count:`, `min:`, `max:`, `average:`, `median:`, `mode:`, `stddev:`, `add:to:`, `from:subtract:`,
  /// `multiply:by:`, `divide:by:`, `modulus:by:`, `raise:toPower:`, `sqrt:`, `log:`, `ln:`, `exp:`, `floor:`, `ceiling:`,
  /// `abs:`, `trunc:`, `bitwiseAnd:with:`, `bitwiseOr:with:`, `bitwiseXor:with:`, `leftshift:by:`, `rightshift:by:`,
  /// `onesComplement:`, `uppercase:`, `lowercase:`, `length:`, `noindex:`, `castObject:toType:`, `objectFrom:withIndex:`
  /// and `now`. Random numbers and distances of places are not there; raises `RuntimeError` for an unknown name.
  public convenience init(forFunction name: String, arguments parameters: [Any]) {
    let fault = ExpressionFunctions.isKnown(name) ? nil : "there is no function '\(name)'"
    let form = InterfaceFaults.raising(or: ExpressionForm.constant(nil)) {
      if let fault { throw PredicateParser.fault("NSExpression", fault) }
      return .function(name, parameters.map(Self.expression))
    }
    self.init(form)
  }

  /// Makes one of a method of a value. Only methods without arguments that are properties by key have a value here.
  public convenience init(forFunction target: NSExpression, selectorName name: String, arguments parameters: [Any]?) {
    self.init(.method(target, name, (parameters ?? []).map(Self.expression)))
  }

  /// Makes one of several values: expressions, or values.
  public convenience init(forAggregate subexpressions: [Any]) {
    self.init(.aggregate(subexpressions.map(Self.expression)))
  }

  /// Makes one of the values of both collections.
  public convenience init(forUnionSet left: NSExpression, with right: NSExpression) {
    self.init(.sets(.union, left, right))
  }

  /// Makes one of the values that are in both collections.
  public convenience init(forIntersectSet left: NSExpression, with right: NSExpression) {
    self.init(.sets(.intersect, left, right))
  }

  /// Makes one of the values of the first collection that are not in the second.
  public convenience init(forMinusSet left: NSExpression, with right: NSExpression) {
    self.init(.sets(.minus, left, right))
  }

  /// Makes one of the values of a collection for which a predicate holds, which knows them under the variable.
  public convenience init(
    forSubquery expression: NSExpression, usingIteratorVariable variable: String, predicate: NSPredicate
  ) {
    self.init(.subquery(expression, variable, predicate))
  }

  /// Makes one of two: the first where a predicate holds.
  public convenience init(
    forConditional predicate: NSPredicate, trueExpression: NSExpression, falseExpression: NSExpression
  ) {
    self.init(.conditional(predicate, trueExpression, falseExpression))
  }

  /// Makes one of a closure, which gets the object that is evaluated, the expressions and the variables.
  public convenience init(
    block: @escaping (Any?, [Any], NSMutableDictionary?) -> Any, arguments: [NSExpression]? = nil
  ) {
    self.init(.block(block, arguments))
  }

  /// One that is the object that is evaluated.
  public class func expressionForEvaluatedObject() -> NSExpression { NSExpression(.evaluatedObject) }

  /// One that stands for any key; it has no value.
  public class func expressionForAnyKey() -> NSExpression { NSExpression(.anyKey) }

  static func path(_ operand: NSExpression?, _ path: String) -> ExpressionForm {
    let keys = path.split(separator: ".").map(String.init)
    if operand == nil, keys.isEmpty || keys.count == 1 && keys[0].uppercased() == "SELF" { return .evaluatedObject }
    return .keyPath(operand, keys)
  }

  private static func expression(_ value: Any) -> NSExpression {
    value as? NSExpression ?? NSExpression(forConstantValue: value)
  }

  func value(of object: Any?, _ variables: [String: Any]) -> Any? { form.value(of: object, variables) }

  func substituting(_ variables: [String: Any]) -> NSExpression { NSExpression(form.substituting(variables)) }

  /// The value for an object; nil for nothing. Numbers are `NSNumber`s.
  /// - Parameter context: what variables stand for, by their names.
  open func expressionValue(with object: Any?, context: NSMutableDictionary?) -> Any? {
    let pairs = (context as? [AnyHashable: Any] ?? [:]).compactMap { pair in
      (pair.key.base as? String).map { ($0, pair.value) }
    }
    let found = PredicateValue.flat(value(of: object, Dictionary(pairs) { first, _ in first }))
    return found as? NSNumber ?? found
  }

  /// Does nothing: only archived expressions would have to be allowed.
  open func allowEvaluation() {}

  /// Itself: an expression does not change.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Itself: an expression does not change.
  open override func copy() -> Any { self }

  /// Whether another one is made of the same; one of a closure is the same only as itself.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSExpression else { return false }
    return self === other || form.isSame(as: other.form)
  }

  /// A number that is the same for equal expressions.
  open override var hash: Int { expressionType.rawValue.hashValue }

  /// The expression as formats have it.
  open override var description: String { form.text }
}
