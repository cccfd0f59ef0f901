import NibDocument
import NibResources
import Nibwright

/// Translations of an earlier document, carried over to the one at hand.
///
/// - Documented: ibtool(1): changes of the document since the earlier one are leveraged against the localizations of
///   that one. What the author did not touch since then is taken from the translated document.
struct IBIncrement {
  private let previous: Document
  private let translated: Document

  /// Reads the two documents.
  /// - Throws: `IBRefusal` for what is not there, cannot be read or is compiled.
  init(_ arguments: ParsedArguments, _ files: any FileSource) throws(IBRefusal) {
    previous = try Self.document(arguments.value(.previousFile) ?? "", files)
    translated = try Self.document(arguments.value(.incrementalFile) ?? "", files)
  }

  private static func document(_ path: String, _ files: any FileSource) throws(IBRefusal) -> Document {
    guard case .document(let document, _, _) = try IBInput.read(path, files) else {
      throw IBRefusal("An incremental localization needs documents.", "'\(path)' is compiled.")
    }
    return document
  }

  /// Translations by key of the texts that are as they were.
  func translations(of document: Document) -> [String: String] {
    let before = Self.texts(previous)
    let after = Self.texts(translated)
    var kept: [String: String] = [:]
    for text in DocumentTexts.all(document) where before[text.stringsKey] == text.text {
      if let translation = after[text.stringsKey] { kept[text.stringsKey] = translation }
    }
    return kept
  }

  /// Sets the frames that are as they were to those of the translated document.
  /// - Throws: `IBRefusal` for a frame that another change takes away.
  func moveFrames(of document: Document, _ edits: inout DocumentEditor) throws(IBRefusal) {
    let before = Self.frames(previous)
    let after = Self.frames(translated)
    for (id, frame) in Self.frames(document) {
      guard let new = after[id], before[id]?.values == frame.values, new.values != frame.values else { continue }
      do {
        for (name, value) in zip(Self.sides, new.values) {
          try edits.set(name, of: ElementIndex(frame.element), to: value)
        }
      } catch {
        throw IBRefusal(error)
      }
    }
  }

  private static func texts(_ document: Document) -> [String: String] {
    Dictionary(DocumentTexts.all(document).map { ($0.stringsKey, $0.text) }, uniquingKeysWith: { first, _ in first })
  }

  private static let sides = ["x", "y", "width", "height"]

  /// Frames by the id of their object: their element and its values as they are written.
  private static func frames(_ document: Document) -> [String: (element: Int, values: [String])] {
    let index = DocumentIndex(document)
    var frames: [String: (element: Int, values: [String])] = [:]
    for element in document.elements.indices where index.tag(element) == "rect" {
      let parent = Int(document.elements[element].parent)
      guard index.attribute("key", element) == "frame", parent >= 0, let id = index.id(parent), frames[id] == nil
      else { continue }
      let values = sides.compactMap { index.attribute($0, element) }
      if values.count == sides.count { frames[id] = (element, values) }
    }
    return frames
  }
}
