/// Words that a name may not be.
enum CodeKeywords {
  /// Swift's reserved words.
  ///
  /// - Documented: The Swift Programming Language, Lexical Structure, those that are reserved wherever they stand.
  static let swift: Set<String> = [
    "associatedtype", "class", "deinit", "enum", "extension", "fileprivate", "func", "import", "init", "inout",
    "internal", "let", "open", "operator", "private", "precedencegroup", "protocol", "public", "rethrows", "static",
    "struct", "subscript", "typealias", "var", "break", "case", "catch", "continue", "default", "defer", "do", "else",
    "fallthrough", "for", "guard", "if", "in", "repeat", "return", "throw", "switch", "where", "while", "Any", "as",
    "await", "false", "is", "nil", "self", "Self", "super", "throws", "true", "try",
  ]

  /// Names that a type within another may not have.
  static let types: Set<String> = ["Any", "Self", "Type", "Protocol"]

  /// Reserved words of Python and C that Swift does not have.
  static let others: Set<String> = [
    "None", "True", "False", "and", "assert", "async", "del", "elif", "except", "finally", "from", "global", "lambda",
    "nonlocal", "not", "or", "pass", "raise", "with", "yield", "auto", "char", "const", "double", "extern", "float",
    "goto", "int", "long", "register", "short", "signed", "sizeof", "typedef", "union", "unsigned", "void", "volatile",
  ]
}
