/// The characters of a strings file, in UTF-16 or UTF-8.
///
/// Which of them it is a byte order mark tells, or for want of one a zero among the first two bytes: files begin with a
/// comment, a key or white space, none of which is a zero. Cost: O(bytes).
enum StringsText {
  /// The characters, without a byte order mark.
  ///
  /// - Returns: The characters before the first that cannot be read, and whether that is all.
  static func scalars(of bytes: [UInt8]) -> (scalars: [Unicode.Scalar], isWhole: Bool) {
    let isLittle = bytes.starts(with: [0xFF, 0xFE]) || (bytes.count > 1 && bytes[0] != 0 && bytes[1] == 0)
    let isBig = bytes.starts(with: [0xFE, 0xFF]) || (bytes.count > 1 && bytes[0] == 0)
    var (scalars, isWhole): ([Unicode.Scalar], Bool)
    if isLittle || isBig {
      let units = stride(from: 0, to: bytes.count - 1, by: 2).map { place in
        let (first, second) = (UInt16(bytes[place]), UInt16(bytes[place + 1]))
        return isLittle ? first | second << 8 : first << 8 | second
      }
      (scalars, isWhole) = decode(units, as: UTF16.self)
      isWhole = isWhole && bytes.count % 2 == 0
    } else {
      (scalars, isWhole) = decode(bytes, as: UTF8.self)
    }
    if scalars.first == "\u{FEFF}" { scalars.removeFirst() }
    return (scalars, isWhole)
  }

  private static func decode<Encoding: UnicodeCodec>(
    _ units: [Encoding.CodeUnit], as encoding: Encoding.Type
  ) -> (scalars: [Unicode.Scalar], isWhole: Bool) {
    var scalars: [Unicode.Scalar] = []
    scalars.reserveCapacity(units.count)
    var codec = Encoding()
    var iterator = units.makeIterator()
    while true {
      switch codec.decode(&iterator) {
      case .scalarValue(let scalar): scalars.append(scalar)
      case .emptyInput: return (scalars, true)
      case .error: return (scalars, false)
      }
    }
  }
}
