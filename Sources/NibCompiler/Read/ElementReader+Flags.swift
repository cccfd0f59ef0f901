import NibBytes
import NibDiagnostics
import NibDocument

/// Values that are YES or NO.
extension ElementReader {
  /// What is told so far, for who takes messages back.
  var told: (messages: Diagnostics, oddFlags: [UInt32]) {
    get { (diagnostics, oddFlags) }
    set {
      (diagnostics, oddFlags) = newValue
      lastWarning = nil
    }
  }

  /// Whether a value is YES; warns of one that is neither YES nor NO.
  @inline(__always)
  mutating func isYes(_ span: ByteSpan) -> Bool {
    let start = Int(span.offset)
    if span.count == 2, document.bytes[start] == 0x4E, document.bytes[start + 1] == 0x4F { return false }
    if span.count == 3, document.bytes[start] == 0x59, document.bytes[start + 1] == 0x45,
      document.bytes[start + 2] == 0x53
    {
      return true
    }
    return isOddYes(span)
  }

  /// Whether a value that is neither YES nor NO begins with a Y; warns of it once.
  @inline(never)
  private mutating func isOddYes(_ span: ByteSpan) -> Bool {
    let isYes = span.count > 0 && document.bytes[Int(span.offset)] == 0x59
    guard !diagnostics.isFull, !oddFlags.contains(span.offset) else { return isYes }
    oddFlags.append(span.offset)
    // Few documents have such a value: nothing is kept to find its element.
    let attributes = document.attributes
    if let position = attributes.firstIndex(where: { $0.value == span }),
      let element = document.elements.lastIndex(where: { $0.firstAttribute <= position && $0.attributeCount > 0 })
    {
      warn(
        .unknownWord,
        "the value '\(text(span))' of '\(document.names[Int(attributes[position].name)])' is neither YES nor NO",
        at: element)
    }
    return isYes
  }

  /// Whether an attribute of any element is YES; nil where it is absent.
  mutating func flag(_ name: WellKnownName, of element: Int) -> Bool? {
    guard let span = attribute(name, of: element) else { return nil }
    return isYes(span)
  }
}
