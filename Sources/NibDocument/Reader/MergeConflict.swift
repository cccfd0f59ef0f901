import NibBytes

/// Marks that git leaves in a file whose merge nobody has finished.
enum MergeConflict {
  /// What is wrong with a text that is not well-formed: the first mark of a conflict, where it has one.
  static func error(in text: [UInt8]) -> ReaderError? {
    guard let offset = firstMark(in: text) else { return nil }
    let (line, column) = LineTable.position(of: offset, in: text)
    return ReaderError(
      .malformed, line: line, column: column,
      "unresolved merge conflict at line \(line): '\(mark(at: offset, in: text))'; resolve the conflict and delete the lines "
        + "that git put in")
  }

  /// The beginning of the first line that only git writes: seven signs of one kind, then a space or the end of the line.
  private static func firstMark(in text: [UInt8]) -> Int? {
    var start = 0
    while start < text.count {
      if isMark(at: start, in: text) { return start }
      guard let end = text[start...].firstIndex(of: UInt8(ascii: "\n")) else { return nil }
      start = end + 1
    }
    return nil
  }

  private static let length = 7

  private static func isMark(at start: Int, in text: [UInt8]) -> Bool {
    guard start + length <= text.count, "<|=>".utf8.contains(text[start]) else { return false }
    guard text[start..<start + length].allSatisfy({ $0 == text[start] }) else { return false }
    guard start + length < text.count else { return true }
    return " \r\n".utf8.contains(text[start + length])
  }

  /// The line of a mark, as far as a message has room for it.
  private static func mark(at start: Int, in text: [UInt8]) -> String {
    let line = text[start...].prefix(60).prefix { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") }
    return String(decoding: line, as: UTF8.self)
  }
}
