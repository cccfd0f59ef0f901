internal import CLibXML2
import NibDiagnostics

/// Runs libxml2 over a text and lets a `DocumentBuilder` take what it reports.
///
/// No network, no external entities: a DOCTYPE stops the parser, so only the predefined and numeric references are
/// left to resolve. `NOENT` is set because libxml2 otherwise reports `&amp;` in an attribute as `&#38;`.
enum SAXParser {
  /// What a run gives.
  enum Outcome {
    /// The document's tables.
    case tables(DocumentTables)
    /// Nothing yet: the text is in this encoding and must be turned to UTF-8 first.
    case encoded(String)
  }

  /// libxml2 asks for one call before threads use it; a static is made once.
  private static let isReady: Bool = {
    xmlInitParser()
    return true
  }()

  private static let options =
    XML_PARSE_NONET.rawValue | XML_PARSE_NOENT.rawValue | XML_PARSE_NOCDATA.rawValue
    | XML_PARSE_BIG_LINES.rawValue

  /// Parses UTF-8, or says which other encoding the text is in.
  static func parse(
    _ source: [UInt8], limits: ReadLimits, roots: AcceptedRoots, ignoresEncoding: Bool
  ) throws(ReaderError) -> Outcome {
    if let tag = AttributeLimit.firstOverLimit(in: source) {
      throw ReaderError(
        .limit, offset: tag, in: source, "the element has more than \(AttributeLimit.most) attributes")
    }
    guard isReady, let context = context(for: source) else {
      throw ReaderError(.malformed, "libxml2 could not make a parser")
    }
    defer { xmlFreeParserCtxt(context) }
    let ignore = ignoresEncoding ? XML_PARSE_IGNORE_ENC.rawValue : 0
    xmlCtxtUseOptions(context, Int32(bitPattern: options | ignore))
    context.pointee.sax.pointee = SAXCallbacks.handler
    let builder = DocumentBuilder(source: source, limits: limits, roots: roots)
    return try withBuilder(builder) { builder throws(ReaderError) in
      context.pointee._private = UnsafeMutableRawPointer(builder)
      xmlParseDocument(context)
      return try outcome(of: context, builder: &builder.pointee, source: source)
    }
  }

  /// Parses text that was turned to UTF-8; the encoding it declares is no longer true and is passed over.
  static func reparse(
    _ source: [UInt8], limits: ReadLimits, roots: AcceptedRoots
  ) throws(ReaderError) -> DocumentTables {
    switch try parse(source, limits: limits, roots: roots, ignoresEncoding: true) {
    case .tables(let tables): return tables
    case .encoded(let name): throw ReaderError(.malformed, "the encoding '\(name)' cannot be read")
    }
  }

  private static func context(for source: [UInt8]) -> xmlParserCtxtPtr? {
    source.withUnsafeBytes { bytes in
      xmlCreateMemoryParserCtxt(
        bytes.baseAddress?.assumingMemoryBound(to: CChar.self), Int32(truncatingIfNeeded: bytes.count))
    }
  }

  private static func withBuilder<Result>(
    _ builder: consuming DocumentBuilder,
    _ body: (UnsafeMutablePointer<DocumentBuilder>) throws(ReaderError) -> Result
  ) throws(ReaderError) -> Result {
    let pointer = UnsafeMutablePointer<DocumentBuilder>.allocate(capacity: 1)
    pointer.initialize(to: builder)
    defer {
      pointer.deinitialize(count: 1)
      pointer.deallocate()
    }
    return try body(pointer)
  }

  private static func outcome(
    of context: xmlParserCtxtPtr, builder: inout DocumentBuilder, source: [UInt8]
  ) throws(ReaderError) -> Outcome {
    if let name = builder.encoding { return .encoded(name) }
    if let error = builder.error { throw error }
    guard context.pointee.wellFormed == 1, let kind = builder.kind else {
      throw ReaderError(.malformed, "the text is not well-formed XML")
    }
    // libxml2 takes a NUL for the end of the text, whatever stands behind it.
    if let input = context.pointee.input?.pointee, input.cur < input.end {
      throw ReaderError(
        .malformed, offset: max(0, xmlByteConsumed(context)), in: source,
        "a NUL stands behind the document; expected its end")
    }
    return .tables(builder.takeTables(kind: kind))
  }
}
