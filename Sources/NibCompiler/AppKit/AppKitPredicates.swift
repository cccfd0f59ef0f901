import NibBytes
import NibGraph
import NibSchema

/// Predicates that documents have as text: those of controllers that fetch objects of an entity.
///
/// Seen: 4 predicates of documents of Xcode 3 and 4, each of which compares a property with a text or with nothing.
/// Inferred: numbers, as texts; paths of several properties, by Foundation's classes.
enum AppKitPredicates {
  /// What a comparison is made with.
  enum Constant: Equatable {
    /// Nothing.
    case none
    /// Text.
    case text(String)
    /// A whole number.
    case integer(Int64)
    /// A real.
    case real(Double)
  }

  /// What a controller fetches; told of where the text has another form than a comparison for equality.
  static func lowerFetched(_ lowering: inout Lowering) {
    guard let span = lowering.reader.attribute(.fetchPredicateFormat), let element = lowering.reader.element else {
      return
    }
    let text = lowering.reader.text(span)
    guard !text.isEmpty else { return }
    guard let (path, constant) = comparison(text) else {
      return lowering.reader.warn(
        .noKnownForm,
        "the predicate '\(text)' is not archived: only comparisons for equality have a known form; at run time the "
          + "controller fetches all objects", at: element)
    }
    let left = keyPath(path, &lowering)
    let right = expression(constant, &lowering)
    let equality = lowering.writer.object(
      AppKitClass.nsEqualityPredicateOperator.id, .int(.nsOperatorType, ArchivedComparison.equalTo),
      .int(.nsModifier, 0),
      .bool(.nsNegate, false), .int(.nsOptions, 0))
    let predicate = lowering.writer.object(
      AppKitClass.nsComparisonPredicate.id, .reference(.nsLeftExpression, left), .reference(.nsRightExpression, right),
      .reference(.nsPredicateOperator, equality))
    lowering.writer.add(.reference(.nsFetchPredicate, predicate))
  }

  /// The two sides of `path == constant`; nil for another text.
  static func comparison(_ text: String) -> (path: String, constant: Constant)? {
    guard let equals = text.firstIndex(of: "=") else { return nil }
    let path = trimmed(text[..<equals])
    var rest = text[text.index(after: equals)...]
    if rest.first == "=" { rest = rest.dropFirst() }
    guard isPath(path), let constant = constant(trimmed(rest)) else { return nil }
    return (String(path), constant)
  }

  private static func trimmed(_ text: Substring) -> Substring {
    var text = text.drop { $0 == " " }
    while text.last == " " { text = text.dropLast() }
    return text
  }

  private static func isPath(_ text: Substring) -> Bool {
    guard let first = text.utf8.first, !(0x30...0x39).contains(first) else { return false }
    return text.utf8.allSatisfy { byte in
      (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte) || byte == 0x5F
        || byte == 0x2E
    }
  }

  private static func constant(_ text: Substring) -> Constant? {
    if ["nil", "null"].contains(text.lowercased()) { return Constant.none }
    if let quote = text.first, quote == "\"" || quote == "'", text.count > 1, text.last == quote {
      let inner = text.dropFirst().dropLast()
      return inner.contains { $0 == quote || $0 == "\\" } ? nil : .text(String(inner))
    }
    if let whole = Int64(text) { return .integer(whole) }
    return text.contains(".") ? Double(text).flatMap { $0.isFinite ? .real($0) : nil } : nil
  }

  private static func keyPath(_ path: String, _ lowering: inout Lowering) -> ObjectID {
    let selector = lowering.writer.string(path.contains(".") ? "valueForKeyPath:" : "valueForKey:")
    let operand = lowering.writer.object(AppKitClass.nsSelfExpression.id, .int(.nsExpressionType, 1))
    let name = lowering.writer.string(path)
    let argument = lowering.writer.object(
      AppKitClass.nsKeyPathSpecifierExpression.id, .int(.nsExpressionType, 10), .reference(.nsKeyPath, name))
    let arguments = lowering.writer.array([argument], .mutableArray)
    return lowering.writer.object(
      AppKitClass.nsKeyPathExpression.id, .int(.nsExpressionType, 3), .reference(.nsSelectorName, selector),
      .reference(.nsOperand, operand), .reference(.nsArguments, arguments))
  }

  private static func expression(_ constant: Constant, _ lowering: inout Lowering) -> ObjectID {
    let value: ObjectID?
    switch constant {
    case .none: value = nil
    case .text(let text): value = lowering.writer.string(text)
    case .integer(let number): value = lowering.writer.number(integer: number)
    case .real(let number): value = lowering.writer.number(real: number)
    }
    return lowering.writer.object(
      AppKitClass.nsConstantValueExpression.id, .int(.nsExpressionType, 0),
      value.map { .reference(.nsConstantValue, $0) } ?? .null(.nsConstantValueClassName))
  }
}

/// Predicates, read backwards.
extension Raising {
  /// Says what a controller fetches, as a text that becomes the same predicate.
  mutating func raiseFetched(_ current: RaisedObject) {
    guard let predicate = current.reference(AppKitKey.nsFetchPredicate) else { return }
    guard let format = format(of: predicate), AppKitPredicates.comparison(format) != nil else {
      return warn("a predicate of a form that is not known is left out", predicate)
    }
    say("fetchPredicateFormat", format, current)
  }

  private func format(of predicate: ObjectID) -> String? {
    guard let left = graph.object(AppKitKey.nsLeftExpression, of: predicate),
      let right = graph.object(AppKitKey.nsRightExpression, of: predicate),
      let comparison = graph.object(AppKitKey.nsPredicateOperator, of: predicate),
      graph.isOf(AppKitClass.nsEqualityPredicateOperator, comparison),
      graph.value(AppKitKey.nsOperatorType, of: comparison).flatMap({ RaisedNumber.integer($0.value) })
        == ArchivedComparison.equalTo,
      let arguments = graph.object(AppKitKey.nsArguments, of: left), let argument = graph.members(arguments).first,
      let path = graph.text(AppKitKey.nsKeyPath, of: argument)
    else { return nil }
    guard let value = graph.object(AppKitKey.nsConstantValue, of: right) else { return "\(path) == nil" }
    if let text = graph.string(value) { return "\(path) == \"\(text)\"" }
    return graph.number(value).map { number in
      "\(path) == \(Int64(exactly: number).map { String($0) } ?? Decimal.text(number))"
    }
  }
}
