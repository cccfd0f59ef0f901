import NibBytes

// The numbers of inline structs, as `ObjectGraph.reals(_:)` tells.
extension Array<UInt8> {
  /// The first four numbers of an inline struct and how many there are; those that are not there are 0. Makes no array.
  package func fourReals(_ span: ByteSpan) -> (count: Int, numbers: (Double, Double, Double, Double))? {
    guard let width = realWidth(span) else { return nil }
    let found = (Int(span.count) - 1) / width
    let number = { (index: Int) in index < found ? real(index, width, span) : 0 }
    return (found, (number(0), number(1), number(2), number(3)))
  }

  /// Bytes a number of an inline struct takes, from its lead byte; nil for other bytes.
  func realWidth(_ span: ByteSpan) -> Int? {
    guard span.count > 1, span.end <= count else { return nil }
    let width = self[Int(span.offset)] == 7 ? 8 : self[Int(span.offset)] == 6 ? 4 : 0
    return width > 0 && (Int(span.count) - 1) % width == 0 ? width : nil
  }

  func real(_ index: Int, _ width: Int, _ span: ByteSpan) -> Double {
    let start = Int(span.offset) + 1 + index * width
    return withUnsafeBytes { raw in
      width == 8
        ? Double(bitPattern: UInt64(littleEndian: raw.loadUnaligned(fromByteOffset: start, as: UInt64.self)))
        : Double(
          Float(bitPattern: UInt32(littleEndian: raw.loadUnaligned(fromByteOffset: start, as: UInt32.self))))
    }
  }
}
