import NibDiagnostics
import NibDocument
import NibResources
import Nibwright

/// A document as it goes on: read, and changed as options say.
struct IBChangedDocument {
  /// The document.
  var document: Document
  /// Its bytes: those of the file where nothing changed.
  var bytes: [UInt8]
}

/// What options change in a document before it is written, compiled or printed.
struct IBChanges {
  private let arguments: ParsedArguments
  private let files: any FileSource

  /// The changes of a command line.
  init(_ arguments: ParsedArguments, _ files: any FileSource) {
    self.arguments = arguments
    self.files = files
  }

  /// Applies them.
  /// - Throws: `IBRefusal` for a strings file or a rename that cannot be read.
  func change(
    _ document: Document, _ bytes: [UInt8], into messages: inout Diagnostics
  ) throws(IBRefusal) -> IBChangedDocument {
    try IBLayout.check(document, arguments)
    var edits = DocumentEditor(document)
    edits.escapesEveryQuote = true
    let translations = try translations(of: document, &edits, &messages)
    if !translations.isEmpty { replaceTexts(by: translations, document, &edits, &messages) }
    if let rename = arguments.value(.convert) { try convert(rename, document, &edits) }
    if IBStamp.isSet(by: arguments) { try IBStamp.set(document, &edits) }
    guard edits.isEdited else { return IBChangedDocument(document: document, bytes: bytes) }
    do {
      var changed = try edits.bytes(in: .utf8)
      if IBStamp.isSet(by: arguments) { changed = IBStamp.plainDeclaration(changed) }
      return IBChangedDocument(document: try XIBReader().read(changed, file: document.file), bytes: changed)
    } catch {
      throw IBRefusal(error)
    }
  }

  /// Texts by key from all that brings them; what a file says goes before what earlier documents say.
  private func translations(
    of document: Document, _ edits: inout DocumentEditor, _ messages: inout Diagnostics
  ) throws(IBRefusal) -> [String: String] {
    var translations: [String: String] = [:]
    if arguments.has(.localizeIncremental) {
      let increment = try IBIncrement(arguments, files)
      translations = increment.translations(of: document)
      try increment.moveFrames(of: document, &edits)
    }
    if let path = arguments.value(.importStringsFile) {
      var reader = StringsFileReader(try bytes(path), file: path)
      let entries = try reader.read()
      translations.merge(StringsImport(document).translations(entries, into: &messages)) { $1 }
    }
    if let path = arguments.value(.importXLIFF) {
      let found = try XLIFFReader.read(try bytes(path), file: path, for: FilePath.name(document.file))
      translations.merge(found.texts) { $1 }
      for unit in found.marked {
        messages.warn(
          "textNotReplaced", "the translation of '\(unit.key)' has elements in it and cannot be used", at: unit.place)
      }
    }
    return translations
  }

  private func bytes(_ path: String) throws(IBRefusal) -> [UInt8] {
    do { return try files.read(path) } catch { throw IBRefusal(error) }
  }

  /// Texts whose keys the document does not have, and those it has no translation of, change nothing.
  private func replaceTexts(
    by translations: [String: String], _ document: Document, _ edits: inout DocumentEditor,
    _ messages: inout Diagnostics
  ) {
    for text in DocumentTexts.all(document) {
      guard let translation = translations[text.stringsKey], translation != text.text else { continue }
      do {
        switch text.site {
        case .attribute(let element, let name): try edits.set(name, of: ElementIndex(element), to: translation)
        case .content(let element):
          try edits.set("base64-UTF8", of: ElementIndex(element), to: nil)
          try edits.setText(of: ElementIndex(element), to: translation)
        }
      } catch {
        messages.warn(
          "textNotReplaced", "the text '\(text.stringsKey)' cannot be replaced: \(error.detail)",
          at: Place(file: document.file, object: text.object))
      }
    }
  }

  /// Renames custom classes, all of a prefix where the old name ends with a star.
  private func convert(_ rename: String, _ document: Document, _ edits: inout DocumentEditor) throws(IBRefusal) {
    let parts = rename.split(separator: "-", maxSplits: 1, omittingEmptySubsequences: false).map { String($0) }
    guard parts.count == 2, !parts[0].isEmpty, !parts[1].isEmpty else {
      throw IBRefusal("'\(rename)' is no renaming of a class.", "Write it as Old-New, or Old*-New for a prefix.")
    }
    do {
      for element in document.elements.indices.map({ ElementIndex($0) }) {
        guard let name = document.attribute("customClass", of: element) else { continue }
        if parts[0].hasSuffix("*") {
          let prefix = parts[0].dropLast()
          guard name.hasPrefix(prefix) else { continue }
          try edits.set("customClass", of: element, to: parts[1] + name.dropFirst(prefix.count))
        } else if name == parts[0] {
          try edits.set("customClass", of: element, to: parts[1])
        }
      }
    } catch {
      throw IBRefusal(error)
    }
  }
}

extension IBRun {
  /// Writes the document and its texts where options say so.
  ///
  /// - Documented: ibtool(1): an upgraded document replaces the input where no other path is given.
  mutating func writeDocument(_ changed: IBChangedDocument) throws(IBRefusal) {
    if let path = arguments.value(.write) ?? (arguments.has(.upgrade) ? changed.document.file : nil) {
      try write([InterfaceFile(bytes: changed.bytes)], to: path)
    }
    if let path = arguments.value(.exportStringsFile) {
      try write([InterfaceFile(bytes: StringsFile.bytes(of: DocumentTexts(changed.document).texts))], to: path)
    }
    if let path = arguments.value(.exportXLIFF) {
      let bytes = XLIFFFile.bytes(
        of: changed.document, from: arguments.value(.sourceLanguage) ?? "en", to: arguments.value(.targetLanguage))
      try write([InterfaceFile(bytes: bytes)], to: path)
    }
  }
}
