/// What one output was made of, for tools that build: a rule of a makefile without commands.
struct DependencyRule: Sendable, Hashable {
  /// The file or folder that was written.
  var output: String
  /// The files and folders that were read.
  var inputs: [String]

  /// The rules as make and Ninja read them, one a line.
  static func bytes(of rules: [DependencyRule]) -> [UInt8] {
    rules.flatMap { rule in
      let words = [escaped(rule.output) + ":"] + rule.inputs.map(escaped)
      return Array(words.joined(separator: " ").utf8) + [UInt8(ascii: "\n")]
    }
  }

  /// A path as a word: make takes a space and `#` behind a backslash, and a dollar twice.
  private static func escaped(_ path: String) -> String {
    var word = ""
    for scalar in path.unicodeScalars {
      switch scalar {
      case " ", "#": word += "\\"
      case "$": word += "$"
      default: break
      }
      word.unicodeScalars.append(scalar)
    }
    return word
  }
}
