import Foundation

/// Sides of comparisons, the loosest signs first.
extension PredicateParser {
  /// A side of a comparison.
  mutating func expression() throws -> NSExpression {
    var left = try signed(.product)
    while let sign {
      if let operation = ExpressionForm.SetOperation(rawValue: sign) {
        try countSign()
        skip()
        left = NSExpression(.sets(operation, left, try signed(.product)))
      } else if let name = function(of: sign, .sum) {
        try countSign()
        skip()
        left = NSExpression(.function(name, [left, try signed(.product)]))
      } else {
        break
      }
    }
    return left
  }

  private func function(of sign: String, _ precedence: ExpressionForm.Precedence) -> String? {
    ExpressionForm.signs.first { $0.text == sign && $0.precedence == precedence }?.name
  }

  /// What signs of a precedence and tighter ones hold together.
  private mutating func signed(_ precedence: ExpressionForm.Precedence) throws -> NSExpression {
    guard precedence != .tight else { return try reached() }
    let inner: ExpressionForm.Precedence = precedence == .product ? .power : .tight
    var left = try signed(inner)
    while let sign, let name = function(of: sign, precedence) {
      try countSign()
      skip()
      left = NSExpression(.function(name, [left, try signed(inner)]))
    }
    return left
  }

  /// A term, with places in brackets and keys behind it.
  private mutating func reached() throws -> NSExpression {
    var found = try term()
    while true {
      if take("[") {
        try countSign()
        let symbol = sign.flatMap { PredicateToken.places.contains($0) ? $0 : nil }
        if symbol != nil { skip() }
        let index = try symbol.map { NSExpression(.constant($0)) } ?? expression()
        try expect("]")
        found = NSExpression(.function("objectFrom:withIndex:", [found, index]))
      } else if take(".") {
        try countSign()
        guard let next, next.kind == .word || next.kind == .key else { throw fault("a key is missing") }
        skip()
        found = NSExpression(NSExpression.path(found, next.text))
      } else {
        return found
      }
    }
  }

  private mutating func term() throws -> NSExpression {
    guard let token = next else { throw fault("a value is missing") }
    if token.kind == .word, isCalling { return try call(token.text) }
    switch token.kind {
    case .sign where token.text == "(" || token.text == "{" || token.text == "-": return try composed(token.text)
    case .sign, .options: throw fault("a value is missing")
    default: skip()
    }
    switch token.kind {
    case .text: return NSExpression(.constant(token.text))
    case .number: return try number(token.text)
    case .variable: return NSExpression(.variable(token.text))
    case .argument: return try argument(token)
    case .word: return NSExpression(Self.form(ofWord: token.text))
    default: return NSExpression(NSExpression.path(nil, token.text))
    }
  }

  /// What is in parentheses or braces, or behind a minus.
  private mutating func composed(_ sign: String) throws -> NSExpression {
    try enter()
    defer { leave() }
    skip()
    if sign == "{" { return NSExpression(.aggregate(try list(until: "}"))) }
    if sign == "(" {
      let inner = try expression()
      try expect(")")
      return inner
    }
    if let next, next.kind == .number {
      skip()
      return try number("-" + next.text)
    }
    return NSExpression(.function("multiply:by:", [NSExpression(.constant(-1)), try reached()]))
  }

  private func number(_ text: String) throws -> NSExpression {
    guard let number = Int(text) as Any? ?? Double(text) as Any? else {
      throw fault("'\(text)' is no number, before what follows")
    }
    return NSExpression(.constant(number))
  }

  private static func form(ofWord text: String) -> ExpressionForm {
    switch text.uppercased() {
    case "NIL", "NULL": .constant(nil)
    case "TRUE", "YES": .constant(true)
    case "FALSE", "NO": .constant(false)
    case "ANYKEY": .anyKey
    default: NSExpression.path(nil, text)
    }
  }

  private mutating func argument(_ token: PredicateToken) throws -> NSExpression {
    guard token.text.count == 1, "@KdDiuUxXoOfFeEgGcC".contains(token.text) else {
      throw fault("'%\(token.text)' stands for no kind of argument, before what follows")
    }
    guard let value = arguments.popFirst() else { throw fault("there are fewer arguments than places for them") }
    if let expression = PredicateValue.flat(value) as? NSExpression { return expression }
    guard token.text == "K" else { return NSExpression(forConstantValue: value) }
    guard let path = PredicateValue.text(value) else { throw fault("the argument of '%K' is no text") }
    return NSExpression(forKeyPath: path)
  }

  private mutating func list(until end: String) throws -> [NSExpression] {
    var parts: [NSExpression] = []
    while !take(end) {
      if !parts.isEmpty, !take(",") { throw fault("',' is missing") }
      parts.append(try expression())
    }
    return parts
  }

  /// A function with what it gets.
  private mutating func call(_ name: String) throws -> NSExpression {
    try enter()
    defer { leave() }
    skip()
    skip()
    switch name.uppercased() {
    case "SUBQUERY": return try subquery()
    case "TERNARY":
      let predicate = try either()
      try expect(",")
      let yes = try expression()
      try expect(",")
      let no = try expression()
      try expect(")")
      return NSExpression(.conditional(predicate, yes, no))
    default: break
    }
    let parts = try list(until: ")")
    if name.uppercased() == "CAST" { return NSExpression(.function("castObject:toType:", parts)) }
    if name.uppercased() == "FUNCTION" {
      guard parts.count > 1, case .constant(let method as String) = parts[1].form else {
        throw fault("the name of a function is missing")
      }
      return NSExpression(.method(parts[0], method, Array(parts.dropFirst(2))))
    }
    let full = name.contains(":") || parts.isEmpty ? name : name + ":"
    guard ExpressionFunctions.isKnown(full) else { throw fault("there is no function '\(full)', before what follows") }
    return NSExpression(.function(full, parts))
  }

  private mutating func subquery() throws -> NSExpression {
    let collection = try expression()
    try expect(",")
    guard let variable = next, variable.kind == .variable else { throw fault("a variable is missing") }
    skip()
    try expect(",")
    let predicate = try either()
    try expect(")")
    return NSExpression(.subquery(collection, variable.text, predicate))
  }
}
