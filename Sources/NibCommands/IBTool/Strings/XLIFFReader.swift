import NibBytes
import NibDiagnostics
import NibDocument
import NibResources

/// Reads translations from XLIFF 1.2: of this library, of Apple's tools or of translators' own.
///
/// A translation is the `target` of a `trans-unit`, if it has a text; the unit's id is the key of strings files.
struct XLIFFReader {
  private let document: Document
  private let names: [String]

  /// What a file holds for one document.
  struct Translations {
    /// Texts by key.
    var texts: [String: String] = [:]
    /// Keys whose translation has elements in it, with their places; they are left out.
    var marked: [(key: String, place: Place)] = []
  }

  /// Reads the translations of a document.
  ///
  /// - Parameter name: File name of the document. Of several files in the XLIFF those of this name count.
  /// - Throws: `IBRefusal` for other XML, other versions, and a file without translations of the document.
  static func read(_ bytes: [UInt8], file: String, for name: String) throws(IBRefusal) -> Translations {
    let document: Document
    do { document = try XMLDocumentReader().read(bytes, file: file) } catch { throw IBRefusal(error) }
    return try XLIFFReader(document: document).translations(for: name)
  }

  private init(document: Document) {
    self.document = document
    names = document.names.names
  }

  private func translations(for name: String) throws(IBRefusal) -> Translations {
    let root = ElementIndex.root
    let version = document.attribute("version", of: root) ?? ""
    guard tag(root) == "xliff", version.hasPrefix("1.") else {
      throw refusal("this is not XLIFF 1.2", at: root)
    }
    let files = document.children(of: root).filter { tag($0) == "file" }
    let wanted = files.filter { FilePath.name(document.attribute("original", of: $0) ?? "") == name }
    guard files.count == 1 || !wanted.isEmpty else {
      throw refusal("it has no file named '\(name)'", at: root)
    }
    var found = Translations()
    var cursor = LineCursor()
    for file in files.count == 1 ? files : wanted { collect(below: file, into: &found, from: &cursor) }
    return found
  }

  /// Descendants of an element follow it directly.
  private func collect(
    below file: ElementIndex, into found: inout Translations, from cursor: inout LineCursor
  ) {
    let next = document.elements[Int(file.index)].nextSibling
    let end = next < 0 ? document.elements.count : Int(next)
    for element in (Int(file.index) + 1)..<max(end, Int(file.index) + 1) {
      let unit = ElementIndex(element)
      guard tag(unit) == "trans-unit", let key = document.attribute("id", of: unit),
        let target = document.children(of: unit).first(where: { tag($0) == "target" })
      else { continue }
      if document.elements[Int(target.index)].firstChild >= 0 {
        found.marked.append((key, document.place(of: target, from: &cursor)))
      } else if document.elements[Int(target.index)].text.count > 0 {
        found.texts[key] = document.text(of: target)
      }
    }
  }

  /// The tag without a prefix.
  private func tag(_ element: ElementIndex) -> Substring {
    let name = names[Int(document.elements[Int(element.index)].name)]
    return name.split(separator: ":").last ?? ""
  }

  private func refusal(_ words: String, at element: ElementIndex) -> IBRefusal {
    IBRefusal([IBIssue("The XLIFF file cannot be used: \(words).", at: document.place(of: element))])
  }
}
