import NibDocument

/// A XIB's text around the given elements, its root on line 1.
func xib(_ content: String = "", attributes: String = "") -> String {
  "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\" \(attributes)>\(content)</document>"
}

/// Reads a text in UTF-8.
func read(_ text: String, limits: XIBReader = XIBReader()) throws(DocumentError) -> Document {
  try limits.read(Array(text.utf8), file: "Test.xib")
}

extension Document {
  /// The document as indented lines: tag, attributes, text and line, so that a failure shows what differs.
  var dump: String {
    elements.indices.map { line(of: ElementIndex($0)) }.joined(separator: "\n")
  }

  private func line(of element: ElementIndex) -> String {
    var depth = 0
    var parent = elements[Int(element.index)].parent
    while parent >= 0 {
      depth += 1
      parent = elements[Int(parent)].parent
    }
    let values = attributes(of: element).map { " \(names[Int($0.name)])=\(bytes.text($0.value).debugDescription)" }
    let text = text(of: element)
    return String(repeating: "  ", count: depth) + tag(element) + values.joined()
      + (text.isEmpty ? "" : " \(text.debugDescription)")
  }
}
