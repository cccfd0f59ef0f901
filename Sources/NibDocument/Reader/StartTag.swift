internal import CLibXML2

/// What libxml2 says of a start tag; valid during its callback only.
struct StartTag {
  /// Five pointers an attribute: name, prefix, namespace, first byte of the value, the byte behind its last.
  static let stride = 5

  let context: xmlParserCtxtPtr
  let name: UnsafePointer<xmlChar>
  let prefix: UnsafePointer<xmlChar>?
  let namespaceCount: Int
  /// Two pointers a namespace: prefix (nil for the default one) and URI.
  let namespaces: UnsafeMutablePointer<UnsafePointer<xmlChar>?>?
  let attributeCount: Int
  let attributes: UnsafeMutablePointer<UnsafePointer<xmlChar>?>?

  /// The parser's input, whose `cur` is at the tag's end.
  var input: xmlParserInputPtr { context.pointee.input }

  /// Offset of the tag's `<` in the source.
  ///
  /// Looked for backwards from the first value, or from the tag's end: no value holds a bare `<`.
  var offset: Int {
    let input = input.pointee
    guard let base = input.base, var at = input.cur else { return 0 }
    if attributeCount > 0, let value = attributes?[3], value > base, value < at { at = value }
    while at > base && at.pointee != UInt8(ascii: "<") { at -= 1 }
    return Int(truncatingIfNeeded: input.consumed) + (at - base)
  }

  /// The tag or attribute as written, prefix and all, as the dictionary's one pointer for it.
  @inline(__always)
  func qualified(_ name: UnsafePointer<xmlChar>, _ prefix: UnsafePointer<xmlChar>?) -> UnsafePointer<xmlChar> {
    guard let prefix else { return name }
    return joined(prefix, name)
  }

  @inline(never)
  private func joined(_ prefix: UnsafePointer<xmlChar>, _ name: UnsafePointer<xmlChar>) -> UnsafePointer<xmlChar> {
    xmlDictQLookup(context.pointee.dict, prefix, name) ?? name
  }
}

extension xmlParserInputPtr {
  /// How far the parser is in the source, in bytes. `xmlByteConsumed` says the same, but slowly.
  var byteOffset: Int { Int(truncatingIfNeeded: pointee.consumed) + (pointee.cur - pointee.base) }
}
