// The system's zlib, where the process has it: libxml2 links it on the systems that this runs on.

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

extension SystemCalls {
  private typealias Uncompress =
    @convention(c) (
      UnsafeMutablePointer<UInt8>?, UnsafeMutablePointer<CUnsignedLong>?, UnsafePointer<UInt8>?, CUnsignedLong
    ) -> CInt
  /// Looked up by its name: only pictures whose facts are compressed need it, and no header of it is needed to build.
  private static let uncompress = dlsym(nil, "uncompress").map { unsafeBitCast($0, to: Uncompress.self) }

  /// The beginning of what a zlib stream holds, at most `limit` bytes; what was read of it before damage, too. Empty where
  /// the process has no zlib.
  static func inflated(_ bytes: ArraySlice<UInt8>, limit: Int) -> [UInt8] {
    guard let uncompress, !bytes.isEmpty, limit > 0 else { return [] }
    return [UInt8](unsafeUninitializedCapacity: limit) { buffer, count in
      // What is not written stays zero: the call does not always tell how far it came.
      buffer.initialize(repeating: 0)
      var length = CUnsignedLong(limit)
      _ = bytes.withUnsafeBufferPointer {
        uncompress(buffer.baseAddress, &length, $0.baseAddress, CUnsignedLong($0.count))
      }
      count = min(Int(length), limit)
    }
  }
}
