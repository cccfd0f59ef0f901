import NibBytes
import NibDiagnostics
import NibDocument
import Nibwright

/// The entries of a strings file held against the texts of a document: what does not fit is told with its place.
struct StringsImport {
  private let texts: [String: LocalizableText]
  /// Keys and attributed texts that have no entry, by object.
  private let omitted: [String: OmittedText.Reason]
  private let keysOfObjects: [String: [String]]
  private let attributedObjects: Set<String>
  private let ids: Set<String>

  /// Prepares the texts of a document.
  init(_ document: Document) {
    let found = DocumentTexts(document)
    texts = Dictionary(found.texts.map { ($0.stringsKey, $0) }) { first, _ in first }
    omitted = Dictionary(found.omitted.map { ($0.key, $0.reason) }) { first, _ in first }
    keysOfObjects = Dictionary(grouping: found.texts, by: \.object).mapValues { $0.map(\.keyPath) }
    attributedObjects = Set(
      found.omitted.filter { $0.reason == .attributed }.map { String($0.key.prefix { $0 != "." }) })
    ids = Set(document.elements.indices.compactMap { document.attribute("id", of: ElementIndex($0)) })
  }

  /// The translations by key.
  ///
  /// Warns of entries without an object, of those whose object has no such text, of keys that are there twice, of which
  /// the last counts, and of texts that are no longer what they were when the file was exported.
  func translations(_ entries: [StringsEntry], into messages: inout Diagnostics) -> [String: String] {
    var translations: [String: String] = [:]
    for entry in entries {
      if translations[entry.key] != nil {
        messages.warn(
          "repeatedText", "the key '\(entry.key)' is there a second time; this text is taken", at: entry.place)
      }
      if let text = texts[entry.key] {
        warnOfChange(entry, text, &messages)
        translations[entry.key] = entry.text
      } else {
        messages.warn(
          isOfObject(entry) ? "unknownText" : "unknownTextObject", "\(reason(entry)); the translation is left out",
          at: entry.place)
      }
    }
    return translations
  }

  private func parts(_ entry: StringsEntry) -> (object: String, key: String)? {
    guard let dot = entry.key.firstIndex(of: ".") else { return nil }
    return (String(entry.key[..<dot]), String(entry.key[entry.key.index(after: dot)...]))
  }

  private func isOfObject(_ entry: StringsEntry) -> Bool { parts(entry).map { ids.contains($0.object) } ?? false }

  private func reason(_ entry: StringsEntry) -> String {
    guard let (object, key) = parts(entry) else {
      return "the key '\(entry.key)' is not made of an object's id, a dot and the name of a text"
    }
    guard ids.contains(object) else { return "there is no object '\(object)' in the document" }
    if omitted[entry.key] == .empty { return "the text '\(entry.key)' is empty in the document" }
    if attributedObjects.contains(object) {
      return "the object '\(object)' has no plain text '\(key)'; texts with attributes have no entries in strings files"
    }
    let known = keysOfObjects[object].map { "; its texts are \($0.joined(separator: ", "))" } ?? ""
    return "the object '\(object)' has no text '\(key)'\(known)"
  }

  /// The comment of an exported entry names the text as it was: `Class = "UILabel"; text = "Hello"; ObjectID = "…";`.
  private func warnOfChange(_ entry: StringsEntry, _ text: LocalizableText, _ messages: inout Diagnostics) {
    guard let comment = entry.comment else { return }
    var reader = StringsFileReader(comment)
    guard let pairs = try? reader.read(),
      let before = pairs.first(where: { $0.key == text.keyPath || $0.key == text.stringsKey })?.text,
      // The end of a comment within a text is written with a space.
      before != text.text, before != text.text.replacing("*/", with: "* /")
    else { return }
    messages.warn(
      "changedText",
      "the text '\(entry.key)' was \"\(before)\" when it was exported and is \"\(text.text)\" in the document; the "
        + "translation is taken, check it", at: entry.place)
  }
}
