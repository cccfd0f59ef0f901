import NibTestSupport
import Testing

/// YAML as the tree that JSON of the same values is, as far as expectations of contexts use the language: members and list
/// items by indentation, texts in quotes, booleans, and empty lists.
struct YAMLSample {
  private let lines: [(indent: Int, text: Substring)]
  private var at = 0

  /// Reads a text; fails the test at what is not of that language.
  static func read(_ text: String) throws -> JSONSample {
    var sample = YAMLSample(text)
    let value = try sample.block()
    try #require(sample.at == sample.lines.count, "line \(sample.at + 1) is not indented as those before it")
    return value
  }

  private init(_ text: String) {
    var lines: [(Int, Substring)] = []
    for line in text.split(separator: "\n") {
      var (indent, rest) = (0, line)
      while rest.first == " " { (indent, rest) = (indent + 1, rest.dropFirst()) }
      // An item of a list is a line of its own, and what stands behind it another, further right.
      while rest.hasPrefix("- ") {
        lines.append((indent, "-"))
        (indent, rest) = (indent + 2, rest.dropFirst(2))
      }
      lines.append((indent, rest))
    }
    self.lines = lines
  }

  private mutating func block() throws -> JSONSample {
    let indent = lines[at].indent
    if lines[at].text == "-" {
      var items: [JSONSample] = []
      while at < lines.count, lines[at] == (indent, "-") {
        at += 1
        items.append(try block())
      }
      return .list(items)
    }
    guard name(lines[at].text) != nil else {
      at += 1
      return try scalar(lines[at - 1].text)
    }
    var members: [String: JSONSample] = [:]
    while at < lines.count, lines[at].indent == indent, let (name, rest) = name(lines[at].text) {
      at += 1
      members[name] = try rest.isEmpty ? block() : scalar(rest)
    }
    return .object(members)
  }

  private func name(_ text: Substring) -> (name: String, rest: Substring)? {
    guard !text.hasPrefix("\""), let end = text.firstIndex(of: ":") else { return nil }
    return (String(text[..<end]), text[text.index(after: end)...].drop { $0 == " " })
  }

  private func scalar(_ text: Substring) throws -> JSONSample {
    switch text {
    case "[]": return .list([])
    case "true", "false": return .boolean(text == "true")
    default:
      try #require(text.count > 1 && text.hasPrefix("\"") && text.hasSuffix("\""), "\(text) is not in quotes")
      return .text(String(text.dropFirst().dropLast()))
    }
  }
}
