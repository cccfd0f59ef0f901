internal import CLibXML2
import NibDiagnostics

/// Makes the text that is parsed: UTF-8 without a byte order mark, of a bearable size.
enum SourceText {
  /// The largest input in bytes, whatever the limits say: spans are 32 bits wide and libxml2 counts in `Int32`.
  static let ceiling = 1 << 30

  /// The input without a UTF-8 byte order mark; shares the bytes when there is none.
  static func plain(_ bytes: [UInt8], limits: ReadLimits) throws(ReaderError) -> [UInt8] {
    if bytes.isEmpty { throw ReaderError(.empty, "the file has no bytes; expected an XML document") }
    try check(bytes.count, limits: limits)
    return bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(bytes.dropFirst(3)) : bytes
  }

  /// The text in UTF-8, turned by libxml2's converter for `encoding`.
  static func converted(_ bytes: [UInt8], from encoding: String, limits: ReadLimits) throws(ReaderError) -> [UInt8] {
    guard let handler = xmlFindCharEncodingHandler(encoding) else {
      throw ReaderError(.malformed, "the encoding '\(encoding)' is not known")
    }
    defer { xmlCharEncCloseFunc(handler) }
    let (text, isWhole) = convert(bytes, with: handler)
    guard isWhole else {
      throw ReaderError(.malformed, offset: text.count, in: text, "from here on the text is not in \(encoding)")
    }
    try check(text.count, limits: limits)
    return text.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(text.dropFirst(3)) : text
  }

  private static func check(_ count: Int, limits: ReadLimits) throws(ReaderError) {
    let most = min(limits.bytes, ceiling)
    if count > most { throw ReaderError(.limit, "the text has \(count) bytes; at most \(most) are read") }
  }

  /// Converts step by step: a call of libxml2 turns as much as its output buffer holds.
  private static func convert(
    _ bytes: [UInt8], with handler: UnsafeMutablePointer<xmlCharEncodingHandler>
  ) -> (text: [UInt8], isWhole: Bool) {
    guard let input = xmlBufferCreateSize(bytes.count + 1), let output = xmlBufferCreateSize(bytes.count + 1) else {
      return ([], false)
    }
    defer {
      xmlBufferFree(input)
      xmlBufferFree(output)
    }
    xmlBufferAdd(input, bytes, Int32(truncatingIfNeeded: bytes.count))
    var left = xmlBufferLength(input)
    while left > 0 {
      let result = xmlCharEncInFunc(handler, output, input)
      let remaining = xmlBufferLength(input)
      if result < 0 && remaining == left || remaining >= left { break }
      left = remaining
    }
    let text = UnsafeBufferPointer(start: xmlBufferContent(output), count: Int(xmlBufferLength(output)))
    return (Array(text), left == 0)
  }

  /// UTF-8 turned by libxml2's converter for `encoding`; nil when there is none or it does not get to the end.
  ///
  /// A character that the encoding lacks becomes a numeric reference.
  static func encoded(_ text: [UInt8], in encoding: String) -> [UInt8]? {
    guard let handler = xmlFindCharEncodingHandler(encoding) else { return nil }
    defer { xmlCharEncCloseFunc(handler) }
    guard let input = xmlBufferCreateSize(text.count + 1), let output = xmlBufferCreateSize(text.count + 1) else {
      return nil
    }
    defer {
      xmlBufferFree(input)
      xmlBufferFree(output)
    }
    xmlBufferAdd(input, text, Int32(truncatingIfNeeded: text.count))
    var left = xmlBufferLength(input)
    while left > 0 {
      _ = xmlCharEncOutFunc(handler, output, input)
      let remaining = xmlBufferLength(input)
      if remaining >= left { return nil }
      left = remaining
    }
    return Array(UnsafeBufferPointer(start: xmlBufferContent(output), count: Int(xmlBufferLength(output))))
  }
}
