import NibDiagnostics

/// Reads a document of either dialect in one pass: its root says which one it is.
package struct DialectReader: Sendable {
  /// A document that was read.
  package enum Found: Sendable {
    /// A modern one.
    case modern(Document)
    /// One of Xcode 3 or 4.
    case legacy(LegacyDocument)
  }

  /// How much of an input is believed.
  package let limits: ReadLimits

  /// Makes a reader.
  package init(limits: ReadLimits = .init()) { self.limits = limits }

  /// Reads one document.
  /// - Parameters:
  ///   - bytes: The file's content.
  ///   - file: The name for messages.
  /// - Throws: as `XIBReader` for a modern document, as `LegacyReader` for one in the older dialect.
  package func read(_ bytes: [UInt8], file: String) throws(DocumentError) -> Found {
    let xml = try XIBReader.read(bytes, file: file, limits: limits, roots: .bothDialects)
    return xml.kind == .other ? .legacy(try LegacyReader.document(xml)) : .modern(xml)
  }
}
