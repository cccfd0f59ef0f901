internal import CLibXML2

/// The C functions that libxml2 calls. Each finds the builder behind the context and hands over.
///
/// The builder is a struct behind a pointer: a class would cost an exclusivity check at every access.
enum SAXCallbacks {
  /// The set of callbacks; a fresh value each time, since the C struct is not `Sendable`.
  static var handler: xmlSAXHandler {
    var handler = xmlSAXHandler()
    handler.initialized = UInt32(XML_SAX2_MAGIC)
    handler.startDocument = { $0.map { SAXCallbacks.startDocument($0) } }
    handler.internalSubset = { raw, _, _, _ in raw.map { SAXCallbacks.doctype($0) } }
    handler.startElementNs = { raw, name, prefix, _, spaceCount, spaces, count, _, values in
      guard let raw, let name else { return }
      let context = raw.assumingMemoryBound(to: xmlParserCtxt.self)
      let tag = StartTag(
        context: context, name: name, prefix: prefix, namespaceCount: Int(spaceCount), namespaces: spaces,
        attributeCount: Int(count), attributes: values)
      SAXCallbacks.builder(of: context).pointee.start(tag)
    }
    handler.endElementNs = { raw, _, _, _ in
      guard let raw else { return }
      SAXCallbacks.builder(of: raw.assumingMemoryBound(to: xmlParserCtxt.self)).pointee.end()
    }
    handler.characters = SAXCallbacks.characters
    // The same function for both: libxml2 then spares itself the question which white space matters.
    handler.ignorableWhitespace = SAXCallbacks.characters
    handler.serror = { raw, error in
      guard let raw, let error else { return }
      SAXCallbacks.report(raw, error: error.pointee)
    }
    return handler
  }

  private static let characters: charactersSAXFunc = { raw, text, count in
    guard let raw, let text else { return }
    let context = raw.assumingMemoryBound(to: xmlParserCtxt.self)
    SAXCallbacks.builder(of: context).pointee.characters(text, Int(count), input: context.pointee.input)
  }

  @inline(__always)
  private static func builder(of context: xmlParserCtxtPtr) -> UnsafeMutablePointer<DocumentBuilder> {
    context.pointee._private.assumingMemoryBound(to: DocumentBuilder.self)
  }

  /// The encoding is settled here: libxml2 has read the XML declaration.
  private static func startDocument(_ raw: UnsafeMutableRawPointer) {
    let context = raw.assumingMemoryBound(to: xmlParserCtxt.self)
    guard let encoder = context.pointee.input?.pointee.buf?.pointee.encoder else { return }
    builder(of: context).pointee.encoding = encoder.pointee.name.map { String(cString: $0) } ?? "unnamed"
    xmlStopParser(context)
  }

  /// Entities can only be declared in a DOCTYPE, and interface files have none.
  private static func doctype(_ raw: UnsafeMutableRawPointer) {
    let context = raw.assumingMemoryBound(to: xmlParserCtxt.self)
    builder(of: context).pointee.refuseDoctype(input: context.pointee.input)
    xmlStopParser(context)
  }

  /// Keeps the first fatal error; warnings and namespace errors leave a document readable.
  private static func report(_ raw: UnsafeMutableRawPointer, error: xmlError) {
    guard error.level == XML_ERR_FATAL else { return }
    let detail = words(of: error)
    builder(of: raw.assumingMemoryBound(to: xmlParserCtxt.self)).pointee.keep(
      ReaderError(.malformed, line: max(1, Int(error.line)), column: max(1, Int(error.int2)), detail))
  }

  /// The message on one line, without the name of the C function that some begin with.
  private static func words(of error: xmlError) -> String {
    let message = error.message.map { String(cString: $0) } ?? "the text is not well-formed XML"
    let line = message.split(whereSeparator: \.isNewline).joined(separator: " ")
    let parts = line.split(separator: ": ", maxSplits: 1)
    return parts.count == 2 && parts[0].hasPrefix("xml") && !parts[0].contains(" ") ? String(parts[1]) : line
  }
}
