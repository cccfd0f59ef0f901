/// Finds the specifiers of modules in a script: those of import and export declarations, and of `import()` with a literal.
///
/// One walk over the bytes tells comments, strings, templates and regular expressions from code; there is no syntax tree.
/// Specifiers with an escape and those that are computed are not found. A script that is broken costs no more than one
/// that is not: time and memory grow with its length.
/// - Documented: ECMAScript 2025, sections 12 ("Lexical Grammar") and 16.2 ("Modules").
struct ModuleScanner {
  private let bytes: [UInt8]
  private var position = 0
  private var found: [Range<Int>] = []
  /// Whether the last token ends a value, so that a slash behind it divides.
  private var endsValue = false
  /// Whether an import or export declaration is open that `from` may follow.
  private var awaitsFrom = false
  /// Whether the last token is `if`, `while`, `for` or `with`, whose parentheses are no value.
  private var isCondition = false
  /// For each open parenthesis, whether it is that of a condition.
  private var conditions: [Bool] = []
  /// For each open `${` of a template, how many braces are open inside.
  private var templates: [Int] = []
  /// Up to here no slash begins a regular expression: the end of a line that was searched in vain for the end of one.
  private var dividesUntil = 0

  private init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Where the specifiers stand, without their quotes, in order.
  static func specifiers(in bytes: [UInt8]) -> [Range<Int>] {
    var scanner = Self(bytes)
    while scanner.position < bytes.count { scanner.step() }
    return scanner.found
  }

  private mutating func step() {
    skipTrivia()
    guard let byte = peek else { return }
    let opensCondition = isCondition
    isCondition = false
    if Self.isWord(byte) {
      word()
    } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
      _ = string()
      endsValue = true
    } else if byte == UInt8(ascii: "`") {
      position += 1
      template()
    } else if byte == UInt8(ascii: "/"), !endsValue, let end = endOfExpression() {
      position = end
      endsValue = true
    } else {
      position += 1
      sign(byte, opensCondition)
    }
  }

  private mutating func sign(_ byte: UInt8, _ opensCondition: Bool) {
    // `i++ / 2` divides, as `i / 2` does.
    if byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-"), peek == byte {
      position += 1
      return
    }
    endsValue = byte == UInt8(ascii: "]")
    switch byte {
    case UInt8(ascii: "("):
      conditions.append(opensCondition)
      awaitsFrom = false
    case UInt8(ascii: ")"): endsValue = conditions.popLast() != true
    case UInt8(ascii: "{"):
      if let last = templates.indices.last { templates[last] += 1 }
    case UInt8(ascii: "}"): closeBrace()
    case UInt8(ascii: ";"), UInt8(ascii: "="): awaitsFrom = false
    case UInt8(ascii: "."), UInt8(ascii: "#"):
      // A property may have the name of a keyword; what follows `...` is no property.
      if peek == UInt8(ascii: ".") {
        while peek == UInt8(ascii: ".") { position += 1 }
        return
      }
      skipTrivia()
      guard peek.map(Self.isWord) == true else { return }
      skipWord()
      endsValue = true
    default: break
    }
  }

  private mutating func closeBrace() {
    guard let last = templates.indices.last else { return }
    if templates[last] == 0 {
      templates.removeLast()
      template()
    } else {
      templates[last] -= 1
    }
  }

  private mutating func word() {
    let start = position
    skipWord()
    endsValue = true
    // No keyword that counts is longer.
    guard position - start <= 10 else { return }
    let name = String(decoding: bytes[start..<position], as: UTF8.self)
    switch name {
    case "import": importKeyword()
    case "export":
      skipTrivia()
      endsValue = false
      awaitsFrom = peek == UInt8(ascii: "*") || peek == UInt8(ascii: "{")
    case "from" where awaitsFrom:
      skipTrivia()
      guard isAtString else { return }
      awaitsFrom = false
      keep(string())
    case "if", "while", "for", "with":
      isCondition = true
      endsValue = false
    default: endsValue = !Self.operators.contains(name)
    }
  }

  private mutating func importKeyword() {
    skipTrivia()
    awaitsFrom = false
    if isAtString {
      keep(string())
    } else if peek == UInt8(ascii: "(") {
      position += 1
      conditions.append(false)
      endsValue = false
      skipTrivia()
      guard isAtString || peek == UInt8(ascii: "`") else { return }
      let literal = peek == UInt8(ascii: "`") ? plainTemplate() : string()
      guard let literal else { return }
      endsValue = true
      skipTrivia()
      // Anything else makes a longer text of it.
      if peek == UInt8(ascii: ")") || peek == UInt8(ascii: ",") { found.append(literal) }
    } else {
      // `import.meta` is no declaration.
      awaitsFrom = peek != UInt8(ascii: ".")
    }
  }

  private mutating func keep(_ specifier: Range<Int>?) {
    endsValue = true
    if let specifier { found.append(specifier) }
  }

  /// Moves behind a string; gives its content, nil when it has an escape or no end on its line.
  private mutating func string() -> Range<Int>? {
    let quote = bytes[position]
    let start = position + 1
    position = start
    var isPlain = true
    while let byte = peek, byte != quote {
      if byte == 0x0A || byte == 0x0D { return nil }
      position += 1
      guard byte == UInt8(ascii: "\\") else { continue }
      isPlain = false
      // An escaped end of line may be two bytes.
      let isReturn = peek == 0x0D
      if peek != nil { position += 1 }
      if isReturn, peek == 0x0A { position += 1 }
    }
    guard peek != nil else { return nil }
    position += 1
    return isPlain ? start..<(position - 1) : nil
  }

  /// Moves behind a template that has neither escapes nor `${`, and gives its content; else stays before it and gives nil.
  private mutating func plainTemplate() -> Range<Int>? {
    let start = position + 1
    var end = start
    while end < bytes.count, bytes[end] != UInt8(ascii: "`") {
      if bytes[end] == UInt8(ascii: "\\") || bytes[end] == UInt8(ascii: "$") || bytes[end] == 0x0A { return nil }
      end += 1
    }
    guard end < bytes.count else { return nil }
    position = end + 1
    return start..<end
  }

  /// Moves to the end of a template, or into the code of its next `${`.
  private mutating func template() {
    while let byte = peek {
      position += 1
      if byte == UInt8(ascii: "\\") {
        if peek != nil { position += 1 }
      } else if byte == UInt8(ascii: "`") {
        endsValue = true
        return
      } else if byte == UInt8(ascii: "$"), peek == UInt8(ascii: "{") {
        position += 1
        templates.append(0)
        endsValue = false
        return
      }
    }
  }

  /// Behind a regular expression that begins here; nil when its line has no end of one, so that the slash divides.
  private mutating func endOfExpression() -> Int? {
    guard position >= dividesUntil else { return nil }
    var place = position + 1
    var isInClass = false
    while place < bytes.count, bytes[place] != 0x0A, bytes[place] != 0x0D {
      switch bytes[place] {
      case UInt8(ascii: "\\"): place += 1
      case UInt8(ascii: "["): isInClass = true
      case UInt8(ascii: "]"): isInClass = false
      case UInt8(ascii: "/") where !isInClass: return place + 1
      default: break
      }
      place += 1
    }
    dividesUntil = place
    return nil
  }

  /// Moves behind space and comments.
  private mutating func skipTrivia() {
    while let byte = peek {
      let next = position + 1 < bytes.count ? bytes[position + 1] : 0
      if PageScanner.isSpace(byte) || byte == 0x0B {
        position += 1
      } else if byte == UInt8(ascii: "/"), next == UInt8(ascii: "/") {
        while let byte = peek, byte != 0x0A, byte != 0x0D { position += 1 }
      } else if byte == UInt8(ascii: "/"), next == UInt8(ascii: "*") {
        skipComment()
      } else {
        return
      }
    }
  }

  private mutating func skipComment() {
    position += 2
    var last: UInt8 = 0
    while let byte = peek {
      position += 1
      if last == UInt8(ascii: "*"), byte == UInt8(ascii: "/") { return }
      last = byte
    }
  }

  private mutating func skipWord() {
    while let byte = peek, Self.isWord(byte) { position += 1 }
  }

  private var peek: UInt8? { position < bytes.count ? bytes[position] : nil }
  private var isAtString: Bool { peek == UInt8(ascii: "\"") || peek == UInt8(ascii: "'") }

  /// Letters, digits and all that is not ASCII.
  private static func isWord(_ byte: UInt8) -> Bool {
    byte >= 0x80 || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "$") || (0x30...0x39).contains(byte)
      || (0x61...0x7A).contains(byte | 0x20)
  }

  /// Keywords behind which a slash begins a regular expression.
  private static let operators: Set<String> = [
    "return", "typeof", "case", "in", "of", "delete", "void", "throw", "new", "else", "do", "instanceof", "yield",
    "await", "default",
  ]
}
