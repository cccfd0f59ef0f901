import NibDiagnostics

/// Reads any XML into the flat tables of a `Document`, with the same limits and refusals as interface files: no DOCTYPE,
/// no network, bounded depth.
///
/// Tags and attributes keep their prefixes as written; namespace declarations are attributes as they are written.
public struct XMLDocumentReader: Sendable {
  /// How much of an input is believed.
  public let limits: ReadLimits

  /// Makes a reader.
  public init(limits: ReadLimits = .init()) { self.limits = limits }

  /// Reads one text.
  /// - Parameters:
  ///   - bytes: The file's content.
  ///   - file: The name for messages.
  /// - Returns: The document, of the kind `other`.
  /// - Throws: `empty`, `malformed`, `doctype`, `limit`, with the line and column of the error.
  public func read(_ bytes: [UInt8], file: String) throws(DocumentError) -> Document {
    try XIBReader.read(bytes, file: file, limits: limits, roots: .any)
  }
}
