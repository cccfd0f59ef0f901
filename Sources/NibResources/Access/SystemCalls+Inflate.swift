// The system's zlib, where the process has it or the system does: libxml2 links it on many of the systems that this runs
// on.

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

extension SystemCalls {
  /// What zlib keeps of a stream, field by field as its header has it; zlib checks the size.
  private struct InflateStream {
    var nextInput: UnsafePointer<UInt8>?
    var inputCount: CUnsignedInt = 0
    var inputTotal: CUnsignedLong = 0
    var nextOutput: UnsafeMutablePointer<UInt8>?
    var outputCount: CUnsignedInt = 0
    var outputTotal: CUnsignedLong = 0
    var message: UnsafePointer<CChar>?
    var state: OpaquePointer?
    var allocate: OpaquePointer?
    var release: OpaquePointer?
    var context: OpaquePointer?
    var dataType: CInt = 0
    var check: CUnsignedLong = 0
    var reserved: CUnsignedLong = 0
  }

  private typealias Begin = @convention(c) (UnsafeMutableRawPointer, CInt, UnsafePointer<CChar>, CInt) -> CInt
  private typealias Continue = @convention(c) (UnsafeMutableRawPointer, CInt) -> CInt
  private typealias End = @convention(c) (UnsafeMutableRawPointer) -> CInt

  /// zlib's calls for streams, loaded when the first one is asked for; nil where the system has no zlib.
  private static let streams: (begin: Begin, go: Continue, end: End)? = {
    #if canImport(Darwin)
      let library = "libz.1.dylib"
    #else
      let library = "libz.so.1"
    #endif
    let handle = dlsym(nil, "inflateInit2_") == nil ? dlopen(library, RTLD_NOW | RTLD_LOCAL) : nil
    guard let begin = dlsym(handle, "inflateInit2_"), let go = dlsym(handle, "inflate"),
      let end = dlsym(handle, "inflateEnd")
    else { return nil }
    return (
      unsafeBitCast(begin, to: Begin.self), unsafeBitCast(go, to: Continue.self), unsafeBitCast(end, to: End.self)
    )
  }()

  /// Why a deflated stream was not read to its end.
  enum InflateFailure: Error {
    /// The system has no zlib.
    case unavailable
    /// The stream is damaged, or ends too early.
    case damaged
  }

  private static let outputPiece = 1 << 16

  /// The beginning of what a deflated stream without head and tail holds, at most `limit` bytes.
  /// - Parameter next: the next piece of the stream; empty at its end.
  static func inflated<Failure: Error>(
    limit: Int, next: () throws(Failure) -> [UInt8]
  ) throws(Failure) -> Result<[UInt8], InflateFailure> {
    guard let streams else { return .failure(.unavailable) }
    let stream = UnsafeMutablePointer<InflateStream>.allocate(capacity: 1)
    stream.initialize(to: InflateStream())
    defer { stream.deallocate() }
    // 15 bits of window, negative for a stream without head; zlib compares the first letter of its version alone.
    guard streams.begin(stream, -15, "1", CInt(MemoryLayout<InflateStream>.size)) == 0 else {
      return .failure(.unavailable)
    }
    defer { _ = streams.end(stream) }
    var output: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: outputPiece)
    while true {
      let piece = try next()
      guard !piece.isEmpty else { return .failure(.damaged) }
      let status = piece.withUnsafeBufferPointer { input in
        buffer.withUnsafeMutableBufferPointer { room in
          stream.pointee.nextInput = input.baseAddress
          stream.pointee.inputCount = CUnsignedInt(input.count)
          var status: CInt
          repeat {
            stream.pointee.nextOutput = room.baseAddress
            stream.pointee.outputCount = CUnsignedInt(room.count)
            status = streams.go(stream, 0)
            output.append(contentsOf: room.prefix(room.count - Int(stream.pointee.outputCount)))
          } while status == 0 && output.count < limit && stream.pointee.outputCount == 0
          return status
        }
      }
      // 1 is the end of the stream, -5 that it needs more input.
      if output.count >= limit { return .success(Array(output.prefix(limit))) }
      if status == 1 { return .success(output) }
      guard status == 0 || status == -5 else { return .failure(.damaged) }
    }
  }
}
