import NibBytes

/// What the parser made: a document that does not know its file yet.
struct DocumentTables {
  var kind: Document.Kind
  var elements: [ElementRecord]
  var attributes: [AttributeRecord]
  var names: NameTable
  /// Values and text that do not stand in the source as they are; their spans start behind the source's last byte.
  var resolved: [UInt8]

  /// The document of a file. Without resolved bytes its byte table is the source itself.
  func document(file: String, source: [UInt8], encoding: DocumentEncoding) -> Document {
    Document(
      file: file, kind: kind, elements: elements, attributes: attributes, names: names, bytes: bytes(after: source),
      source: source, encoding: encoding)
  }

  private func bytes(after source: [UInt8]) -> [UInt8] {
    if resolved.isEmpty { return source }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(source.count + resolved.count)
    bytes.append(contentsOf: source)
    bytes.append(contentsOf: resolved)
    return bytes
  }
}
