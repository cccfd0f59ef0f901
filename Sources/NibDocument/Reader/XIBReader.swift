internal import CLibXML2
import NibBytes
import NibDiagnostics

/// Reads a modern `<document>`, XIB or storyboard, into flat tables.
///
/// One pass of libxml2's SAX parser, no tree in between. Attribute values and text are spans of the input wherever
/// they stand there as they are, so an ordinary document costs no copy. Any number of readers may work at once.
/// White space between elements is dropped; white space alone in a leaf, as in `<string> </string>`, is kept.
public struct XIBReader: Sendable {
  /// How much of an input is believed.
  public let limits: ReadLimits

  /// Makes a reader.
  public init(limits: ReadLimits = .init()) { self.limits = limits }

  /// Reads one document.
  ///
  /// UTF-8 is read as it is; other encodings that libxml2 knows are turned to UTF-8 first, and the document's
  /// `source` is then that text, so places are as exact as for UTF-8. A byte order mark is not part of the text.
  /// - Parameters:
  ///   - bytes: The file's content.
  ///   - file: The name for messages.
  /// - Returns: The document; its elements are numbered in document order.
  /// - Throws: `empty`, `malformed`, `doctype`, `limit`, `legacyDialect` or `notAnInterface`, with the line and column.
  public func read(_ bytes: [UInt8], file: String) throws(DocumentError) -> Document {
    try Self.read(bytes, file: file, limits: limits, roots: .interfaces)
  }

  /// Reads a text whose root is one of those that are taken.
  static func read(
    _ bytes: [UInt8], file: String, limits: ReadLimits, roots: AcceptedRoots
  ) throws(DocumentError) -> Document {
    let handler = nib_silence_errors()
    defer { nib_restore_errors(handler) }
    do {
      let source = try SourceText.plain(bytes, limits: limits)
      switch try SAXParser.parse(source, limits: limits, roots: roots, ignoresEncoding: false) {
      case .tables(let tables):
        let encoding = DocumentEncoding(name: "UTF-8", hasByteOrderMark: source.count < bytes.count)
        return tables.document(file: file, source: source, encoding: encoding)
      case .encoded(let name):
        let converted = try SourceText.converted(source, from: name, limits: limits)
        return try SAXParser.reparse(converted, limits: limits, roots: roots).document(
          file: file, source: converted, encoding: DocumentEncoding(of: bytes, converter: name))
      }
    } catch {
      if error.code == .malformed, let conflict = MergeConflict.error(in: bytes) { throw conflict.located(in: file) }
      throw error.located(in: file)
    }
  }
}
