/// A command line that a page shows, with what is shown below it.
public struct CommandExample: Sendable, CustomStringConvertible {
  /// The page.
  public let page: String
  /// The words behind `$`, of one line or of several that end in `\`.
  public let words: [String]
  /// The lines below it but empty ones; `…` stands for any number of lines.
  public let shown: [String]

  /// The page and the command line.
  public var description: String { "\(page): \(words.joined(separator: " "))" }

  /// Makes an example.
  public init(page: String, words: [String], shown: [String]) {
    self.page = page
    self.words = words
    self.shown = shown
  }

  /// All command lines of all pages, in order.
  public static let onPages: [CommandExample] = DocumentationPage.all.flatMap { page in
    page.blocks(in: "").flatMap { examples(in: $0, of: page.name) }
  }

  private static func examples(in block: String, of page: String) -> [CommandExample] {
    var found: [CommandExample] = []
    var isContinued = false
    for line in block.split(separator: "\n", omittingEmptySubsequences: false) {
      guard let last = found.last, isContinued || !line.hasPrefix("$ ") else {
        if line.hasPrefix("$ ") {
          found.append(CommandExample(page: page, words: words(line.dropFirst(2)), shown: []))
          isContinued = line.hasSuffix("\\")
        }
        continue
      }
      let more = isContinued ? words(line) : []
      let below = isContinued || line.isEmpty ? [] : [String(line)]
      found[found.count - 1] = CommandExample(page: page, words: last.words + more, shown: last.shown + below)
      isContinued = isContinued && line.hasSuffix("\\")
    }
    return found
  }

  private static func words(_ line: Substring) -> [String] {
    line.split(separator: " ").map(String.init).filter { $0 != "\\" }
  }

  /// Whether lines are those that are shown.
  public func isShown(by lines: [String]) -> Bool {
    let groups = shown.split(omittingEmptySubsequences: false, whereSeparator: Self.isGap)
    guard groups.count > 1 else { return lines == shown }
    let (first, last) = (groups[0], groups[groups.count - 1])
    guard lines.count >= first.count + last.count, lines.starts(with: first), lines.suffix(last.count) == last else {
      return false
    }
    var rest = lines[first.count..<(lines.count - last.count)]
    for group in groups.dropFirst().dropLast() {
      guard let start = rest.indices.first(where: { rest[$0...].starts(with: group) }) else { return false }
      rest = rest[(start + group.count)...]
    }
    return true
  }

  private static func isGap(_ line: String) -> Bool { line.allSatisfy { $0 == " " || $0 == "…" } && line.contains("…") }
}
