import NibDocument

/// The text that edits make of a text.
func edit(
  _ text: String, _ change: (inout DocumentEditor) throws -> Void
) throws -> String {
  var editor = DocumentEditor(try XMLDocumentReader().read(Array(text.utf8), file: "Test.xml"))
  try change(&editor)
  return String(decoding: try editor.bytes(), as: UTF8.self)
}

extension DocumentEditor {
  /// The first element with a tag.
  func first(_ tag: String) -> ElementIndex {
    document.elements.indices.map { ElementIndex($0) }.first { document.tag($0) == tag } ?? ElementIndex(-1)
  }
}
