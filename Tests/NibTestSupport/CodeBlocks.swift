/// The blocks of code in a Markdown text.
public enum CodeBlocks {
  /// The blocks in a language, in order, without their fences.
  public static func of(_ text: String, in language: String) -> [String] {
    var blocks: [String] = []
    var open: (language: Substring, lines: [Substring])?
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if let block = open, line == "```" {
        if block.language == language { blocks.append(block.lines.joined(separator: "\n")) }
        open = nil
      } else if open != nil {
        open?.lines.append(line)
      } else if line.hasPrefix("```") {
        open = (line.dropFirst(3), [])
      }
    }
    return blocks
  }
}
