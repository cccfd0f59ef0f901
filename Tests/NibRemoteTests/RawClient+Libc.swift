#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A client that sends any bytes to a server on loopback and gives back all that comes.
enum RawClient {
  /// The answer; nil when no connection could be made.
  static func exchange(port: UInt16, _ request: String) -> String? { exchange(port: port, Array(request.utf8)) }

  /// The answer; nil when no connection could be made.
  static func exchange(port: UInt16, _ request: [UInt8]) -> String? {
    guard let descriptor = connected(port: port) else { return nil }
    defer { close(descriptor) }
    var sent = 0
    while sent < request.count {
      let step = request.withUnsafeBytes { write(descriptor, $0.baseAddress.map { $0 + sent }, request.count - sent) }
      guard step > 0 else { break }
      sent += step
    }
    return String(decoding: rest(of: descriptor), as: UTF8.self)
  }

  /// A connection that sends nothing; closed by the caller with `leave`.
  static func connected(port: UInt16) -> CInt? {
    _ = signal(SIGPIPE, SIG_IGN)
    #if canImport(Glibc)
      let descriptor = socket(AF_INET, CInt(SOCK_STREAM.rawValue), 0)
    #else
      let descriptor = socket(AF_INET, SOCK_STREAM, 0)
    #endif
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    let status = withUnsafeBytes(of: &address) { raw in
      raw.baseAddress.map { connect(descriptor, $0.assumingMemoryBound(to: sockaddr.self), socklen_t(raw.count)) } ?? -1
    }
    guard status == 0 else {
      close(descriptor)
      return nil
    }
    return descriptor
  }

  /// Asks on a connection and takes no answer.
  static func ask(_ descriptor: CInt, _ request: String) {
    _ = Array(request.utf8).withUnsafeBytes { bytes in
      bytes.baseAddress.map { write(descriptor, $0, bytes.count) }
    }
  }

  /// Ends a connection.
  static func leave(_ descriptor: CInt) { close(descriptor) }

  private static func rest(of descriptor: CInt) -> [UInt8] {
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = read(descriptor, &buffer, buffer.count)
      guard count > 0 else { return bytes }
      bytes += buffer.prefix(count)
    }
  }
}
