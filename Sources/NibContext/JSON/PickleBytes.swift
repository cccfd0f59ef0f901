import NibBytes

/// Where a pickle is written to: an array that is handed on, or a buffer that is filled at once.
protocol PickleBytes: ~Copyable {
  /// Adds a byte.
  mutating func append(_ byte: UInt8)
  /// Adds bytes.
  mutating func append(_ bytes: UnsafeBufferPointer<UInt8>)
  /// Adds a number, the lowest byte first.
  mutating func append<Number: FixedWidthInteger & BitwiseCopyable>(word number: Number)
}

extension [UInt8]: PickleBytes {
  mutating func append(_ bytes: UnsafeBufferPointer<UInt8>) { append(contentsOf: bytes) }

  mutating func append<Number: FixedWidthInteger & BitwiseCopyable>(word number: Number) {
    Swift.withUnsafeBytes(of: number.littleEndian) { append(contentsOf: $0) }
  }
}

extension GrowingBuffer<UInt8>: PickleBytes {
  @inline(__always)
  mutating func append(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard let start = bytes.baseAddress else { return }
    append(from: start, count: bytes.count)
  }

  @inline(__always)
  mutating func append<Number: FixedWidthInteger & BitwiseCopyable>(word number: Number) {
    append(bytesOf: number.littleEndian)
  }
}
