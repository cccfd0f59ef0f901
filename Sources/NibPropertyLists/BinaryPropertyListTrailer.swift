import NibDiagnostics

/// What the last 32 bytes of a binary property list say of it.
struct BinaryPropertyListTrailer {
  /// Bytes an offset takes, and the number of an object as a member.
  let offsetWidth, referenceWidth: Int
  /// Number of objects.
  let count: Int
  /// The outermost object.
  let top: Int
  /// Where the table of offsets begins.
  let offsets: Int
  /// Where the trailer begins, and objects must have ended.
  let end: Int

  private static let size = 32

  /// Reads the trailer of a whole file.
  /// - Throws: `truncatedPropertyList`, `badPropertyList`, `objectOutOfRange`, `propertyListTooLarge`.
  init(_ source: UnsafeRawBufferPointer, file: String, limits: ReadLimits) throws(PropertyListError) {
    func error(_ code: PropertyListError.Code, _ offset: Int, _ detail: String) -> PropertyListError {
      PropertyListError(code: code, place: .byte(file, offset: offset), detail: "property list: \(detail)")
    }
    end = max(source.count - Self.size, 0)
    guard end > 8 else {
      let detail = "\(source.count) bytes; a binary one has at least a header, an object and a trailer"
      throw error(.truncatedPropertyList, source.count, detail)
    }
    offsetWidth = Int(source[end + 6])
    referenceWidth = Int(source[end + 7])
    count = Int(clamping: source.big(end + 8, 8))
    top = Int(clamping: source.big(end + 16, 8))
    offsets = Int(clamping: source.big(end + 24, 8))
    guard (1...8).contains(offsetWidth), (1...8).contains(referenceWidth) else {
      throw error(.badPropertyList, end + 6, "numbers of \(offsetWidth) and \(referenceWidth) bytes; expected 1 to 8")
    }
    guard offsets <= end, count > 0, count <= (end - offsets) / offsetWidth else {
      throw error(.truncatedPropertyList, end + 8, "\(count) offsets from \(offsets) on do not fit before byte \(end)")
    }
    guard top < count else { throw error(.objectOutOfRange, end + 16, "the outermost object is \(top) of \(count)") }
    guard count <= limits.values else {
      throw error(.propertyListTooLarge, end + 8, "\(count) objects, the limit is \(limits.values)")
    }
  }
}

extension UnsafeRawBufferPointer {
  /// An unsigned number of 1 to 8 bytes, most significant first, from which on there are eight bytes.
  @inline(__always)
  func big(_ offset: Int, _ width: Int) -> UInt64 {
    precondition(offset >= 0 && offset <= count - 8, "the caller has checked the offset")
    let word = UInt64(bigEndian: loadUnaligned(fromByteOffset: offset, as: UInt64.self))
    return word &>> UInt64(truncatingIfNeeded: 64 - 8 * width)
  }
}
