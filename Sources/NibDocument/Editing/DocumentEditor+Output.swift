import NibBytes
import NibDiagnostics

extension DocumentEditor {
  /// The document with all edits as the bytes of a file; without edits, those it was read from.
  /// - Parameter encoding: The encoding; nil for that of the document. In another one, the XML declaration says so.
  /// - Throws: `encoding` for text that the encoding does not have; `malformed` for a document whose elements do not
  ///   stand in its source, which no reader makes.
  public func bytes(in encoding: DocumentEncoding? = nil) throws(DocumentError) -> [UInt8] {
    let target = encoding ?? document.encoding
    var splices: [Splice] = []
    if isEdited {
      guard let spans = ElementSpans(document) else {
        throw DocumentError(
          code: .malformed, place: Place(file: document.file),
          detail: "the elements of the document do not stand in its source; edit a document as a reader made it")
      }
      splices = SpliceMaker.splices(of: self, spans: spans)
    }
    if let encoding, let splice = try declaration(of: encoding) { splices.append(splice) }
    let text = splices.isEmpty ? document.source : SpliceWriter(document.source, splices).bytes()
    guard let bytes = EncodedText.bytes(of: text, in: target) else {
      throw DocumentError(
        code: .encoding, place: Place(file: document.file),
        detail: "the text cannot be written in the encoding '\(target.name)'; write it in UTF-8")
    }
    return bytes
  }

  /// The document with all edits, read anew: for further edits, which may be of what these put in.
  /// - Throws: As `bytes(in:)`, and what the reader does not take, as elements that moves nest too deeply.
  public func edited(limits: ReadLimits = ReadLimits()) throws(DocumentError) -> Document {
    guard isEdited else { return document }
    let roots: AcceptedRoots = document.kind == .other ? .any : .interfaces
    return try XIBReader.read(try bytes(), file: document.file, limits: limits, roots: roots)
  }

  /// What changes in the XML declaration for another encoding.
  private func declaration(of encoding: DocumentEncoding) throws(DocumentError) -> Splice? {
    guard let declared = declaredEncoding else {
      // Without a declaration a text is in UTF-8, or in UTF-16 with a mark.
      if encoding.isUTF8 || encoding.hasByteOrderMark || encoding == document.encoding { return nil }
      throw DocumentError(
        code: .encoding, place: Place(file: document.file),
        detail: "the document has no XML declaration that could name the encoding '\(encoding.name)'; write it in UTF-8"
      )
    }
    let name = String(decoding: document.source[declared], as: UTF8.self)
    if name.lowercased() == encoding.name.lowercased() || encoding == document.encoding { return nil }
    return Splice(range: declared, contents: [.bytes(Array(encoding.name.utf8))])
  }

  /// The value of the XML declaration's encoding.
  private var declaredEncoding: Range<Int>? {
    let source = document.source
    guard source.starts(with: "<?xml".utf8), let end = source.firstIndex(of: UInt8(ascii: ">")) else { return nil }
    let declaration = StartTagSpans(source, start: 1, end: end - 1)
    return declaration.attribute("encoding", in: source)?.value
  }
}

/// Turns text from UTF-8 into the encoding of a file.
enum EncodedText {
  private static let mark: [UInt8] = [0xEF, 0xBB, 0xBF]

  /// The bytes of a file; nil for an encoding that is not known or does not have the text.
  static func bytes(of text: [UInt8], in encoding: DocumentEncoding) -> [UInt8]? {
    switch encoding.name {
    case "UTF-8": return encoding.hasByteOrderMark ? mark + text : text
    case "UTF-16LE", "UTF-16BE":
      let isLittle = encoding.name == "UTF-16LE"
      var out: [UInt8] = []
      out.reserveCapacity(2 * text.count + 2)
      func add(_ unit: UInt16) {
        let (high, low) = (UInt8(unit >> 8), UInt8(truncatingIfNeeded: unit))
        out.append(isLittle ? low : high)
        out.append(isLittle ? high : low)
      }
      if encoding.hasByteOrderMark { add(0xFEFF) }
      _ = transcode(text.makeIterator(), from: UTF8.self, to: UTF16.self, stoppingOnError: false, into: add)
      return out
    default: return SourceText.encoded(text, in: encoding.name)
    }
  }
}
