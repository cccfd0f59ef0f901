extension String {
  /// The text on one line: a message may quote an input that has line breaks, and would then look like two messages.
  package var onOneLine: String {
    let isPlain = utf8.withContiguousStorageIfAvailable { !$0.contains(where: Self.mayBeginBreak) }
    guard !(isPlain ?? !utf8.contains(where: Self.mayBeginBreak)) else { return self }
    return split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).joined(separator: " ")
  }

  /// Whether a line break may begin with a byte: those of ASCII, U+0085, U+2028 and U+2029.
  private static func mayBeginBreak(_ byte: UInt8) -> Bool {
    (0x0A...0x0D).contains(byte) || byte == 0xC2 || byte == 0xE2
  }
}
