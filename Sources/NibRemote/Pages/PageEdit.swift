/// Bytes that stand in the place of others.
struct PageEdit {
  let range: Range<Int>
  let bytes: [UInt8]

  /// The text with edits, which are in the text's order and do not overlap.
  static func apply(_ edits: [PageEdit], to text: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    var end = 0
    for edit in edits {
      result += text[end..<edit.range.lowerBound]
      result += edit.bytes
      end = edit.range.upperBound
    }
    return result + text[end...]
  }
}
