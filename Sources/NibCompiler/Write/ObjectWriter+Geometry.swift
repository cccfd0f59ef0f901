import NibBytes
import NibGraph
import NibSchema

/// Numbers as inline structs.
extension ObjectWriter {
  /// Numbers as an inline struct: the byte 7 and 64-bit reals, or in the oldest era the byte 6 and 32-bit ones.
  mutating func reals(_ values: [Double]) -> ByteSpan {
    let start = builder.bytes.count
    builder.bytes.append(realsLead)
    for value in values { append(real: value) }
    return ByteSpan(offset: start, count: builder.bytes.count - start)
  }

  /// Two or four numbers as an inline struct, without an array.
  mutating func reals(_ a: Double, _ b: Double, _ c: Double? = nil, _ d: Double? = nil) -> ByteSpan {
    let start = builder.bytes.count
    builder.bytes.append(realsLead)
    let count = c == nil ? 2 : d == nil ? 3 : 4
    if usesShortReals {
      let (c, d) = (Float(c ?? 0), Float(d ?? 0))
      let parts = (littleEndian(Float(a)), littleEndian(Float(b)), littleEndian(c), littleEndian(d))
      withUnsafeBytes(of: parts) { builder.bytes.append(contentsOf: $0[..<(4 * count)]) }
    } else {
      let parts = (littleEndian(a), littleEndian(b), littleEndian(c ?? 0), littleEndian(d ?? 0))
      withUnsafeBytes(of: parts) { builder.bytes.append(contentsOf: $0[..<(8 * count)]) }
    }
    return ByteSpan(offset: start, count: builder.bytes.count - start)
  }

  /// What inline numbers begin with: the width of each.
  private var realsLead: UInt8 { usesShortReals ? 6 : 7 }

  private mutating func append(real value: Double) {
    if usesShortReals {
      withUnsafeBytes(of: littleEndian(Float(value))) { builder.bytes.append(contentsOf: $0) }
    } else {
      withUnsafeBytes(of: littleEndian(value)) { builder.bytes.append(contentsOf: $0) }
    }
  }

  private func littleEndian(_ value: Double) -> UInt64 { value.bitPattern.littleEndian }
  private func littleEndian(_ value: Float) -> UInt32 { value.bitPattern.littleEndian }
}
