import CLibXML2

/// The least a SAX2 reader can do: libxml2 parses and calls back, and each callback counts.
enum XMLFloor {
  /// What the callbacks count.
  struct Counts {
    var elements = 0
    var attributes = 0
    var characters = 0
  }

  private static let options =
    XML_PARSE_NONET.rawValue | XML_PARSE_NOENT.rawValue | XML_PARSE_NOCDATA.rawValue | XML_PARSE_BIG_LINES.rawValue

  /// Parses a file with the reader's own options and counts.
  static func count(_ bytes: [UInt8]) -> Counts {
    let context = bytes.withUnsafeBytes {
      xmlCreateMemoryParserCtxt($0.baseAddress?.assumingMemoryBound(to: CChar.self), Int32($0.count))
    }
    guard let context else { return Counts() }
    defer { xmlFreeParserCtxt(context) }
    xmlCtxtUseOptions(context, Int32(bitPattern: options))
    context.pointee.sax.pointee = handler
    var counts = Counts()
    withUnsafeMutablePointer(to: &counts) { counts in
      context.pointee._private = UnsafeMutableRawPointer(counts)
      xmlParseDocument(context)
    }
    return counts
  }

  private static var handler: xmlSAXHandler {
    var handler = xmlSAXHandler()
    handler.initialized = UInt32(XML_SAX2_MAGIC)
    handler.startElementNs = { raw, _, _, _, _, _, count, _, _ in
      guard let raw else { return }
      let counts = XMLFloor.counts(raw)
      counts.pointee.elements += 1
      counts.pointee.attributes += Int(count)
    }
    handler.endElementNs = { _, _, _, _ in }
    handler.characters = XMLFloor.characters
    handler.ignorableWhitespace = XMLFloor.characters
    handler.serror = { _, _ in }
    return handler
  }

  private static let characters: charactersSAXFunc = { raw, _, count in
    guard let raw else { return }
    XMLFloor.counts(raw).pointee.characters += Int(count)
  }

  private static func counts(_ raw: UnsafeMutableRawPointer) -> UnsafeMutablePointer<Counts> {
    raw.assumingMemoryBound(to: xmlParserCtxt.self).pointee._private.assumingMemoryBound(to: Counts.self)
  }
}
