import NibBytes

// Invariant: one row an element, in the order of the document's table; offsets are within the source.

/// Where each element stands in the source: the end of its start tag, of its content and of itself.
///
/// The compile path has no use for this, so it is no part of the element table but made when a document is edited.
struct ElementSpans: Sendable {
  /// The offsets of one element; its start is in the document's table.
  struct Row: Sendable {
    /// Behind the `>` of the start tag.
    var tagEnd: UInt32
    /// At the `<` of the end tag; behind the tag of an element that has none.
    var contentEnd: UInt32
    /// Behind the element.
    var end: UInt32
  }

  private let rows: [Row]

  /// Reads the source of a document; nil when its text is not what its table says. Cost: O(bytes).
  init?(_ document: Document) {
    let elements = document.elements
    var rows: [Row] = []
    rows.reserveCapacity(elements.count)
    var open: [Int] = []
    let fits = document.source.withUnsafeBufferPointer { source in
      var scanner = MarkupScanner(source)
      while let markup = scanner.next() {
        let end = UInt32(truncatingIfNeeded: markup.end)
        switch markup.kind {
        case .startTag, .emptyTag:
          guard rows.count < elements.count, Int(elements[rows.count].offset) == markup.start else { return false }
          if markup.kind == .startTag { open.append(rows.count) }
          rows.append(Row(tagEnd: end, contentEnd: end, end: end))
        case .endTag:
          guard let element = open.popLast() else { return false }
          rows[element].contentEnd = UInt32(truncatingIfNeeded: markup.start)
          rows[element].end = end
        case .characterData, .other: break
        }
      }
      return rows.count == elements.count && open.isEmpty
    }
    guard fits else { return nil }
    self.rows = rows
  }

  /// Offset behind the start tag of an element.
  func tagEnd(_ element: Int) -> Int { Int(rows[element].tagEnd) }

  /// What stands between the tags of an element; empty where it has one tag.
  func content(_ element: Int) -> Range<Int> { Int(rows[element].tagEnd)..<Int(rows[element].contentEnd) }

  /// Offset behind an element.
  func end(_ element: Int) -> Int { Int(rows[element].end) }

  /// Whether the element is one tag, `<a/>`.
  func isEmptyTag(_ element: Int) -> Bool { rows[element].end == rows[element].tagEnd }
}
