#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The system calls of a server on loopback; a failure is the system's words.
enum SocketCalls {
  /// A failed call.
  struct Failure: Error {
    let words: String

    fileprivate init() { words = String(cString: strerror(errno)) }
  }

  /// A socket that listens on 127.0.0.1 and nowhere else.
  /// - Parameter port: 0 lets the system choose.
  static func listen(port: UInt16) throws(Failure) -> (descriptor: CInt, port: UInt16) {
    let descriptor = socket(AF_INET, streamType, 0)
    guard descriptor >= 0 else { throw Failure() }
    var yes: CInt = 1
    setsockopt(descriptor, SOL_SOCKET, SO_REUSEADDR, &yes, socklen_t(MemoryLayout<CInt>.size))
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    _ = fcntl(descriptor, F_SETFL, O_NONBLOCK)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let status = withUnsafeMutableBytes(of: &address) { raw -> CInt in
      guard let base = raw.baseAddress?.assumingMemoryBound(to: sockaddr.self) else { return -1 }
      guard bind(descriptor, base, size) == 0, systemListen(descriptor, 64) == 0 else { return -1 }
      return getsockname(descriptor, base, &size)
    }
    guard status == 0 else {
      let failure = Failure()
      close(descriptor)
      throw failure
    }
    return (descriptor, UInt16(bigEndian: address.sin_port))
  }

  /// The next connection; nil when none is waiting.
  static func accept(_ descriptor: CInt) -> CInt? {
    let connection = systemAccept(descriptor)
    guard connection >= 0 else { return nil }
    _ = fcntl(connection, F_SETFD, FD_CLOEXEC)
    _ = fcntl(connection, F_SETFL, O_NONBLOCK)
    return connection
  }

  /// Two ends of a pipe: what is written to the second is read from the first.
  static func pipe() throws(Failure) -> (read: CInt, write: CInt) {
    var ends: [CInt] = [-1, -1]
    guard systemPipe(&ends) == 0 else { throw Failure() }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    return (ends[0], ends[1])
  }

  /// Waits until one of the descriptors can be read; gives those that can, none after the time.
  static func wait(toRead descriptors: [CInt], milliseconds: Int) -> Set<CInt> {
    var watched = descriptors.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    guard poll(&watched, nfds_t(watched.count), CInt(milliseconds)) > 0 else { return [] }
    return Set(watched.filter { $0.revents != 0 }.map(\.fd))
  }

  /// The bytes that are there; empty at the end of the stream or after a fault, nil when there are none yet.
  static func read(_ descriptor: CInt) -> [UInt8]? {
    var buffer = [UInt8](repeating: 0, count: 4096)
    let count = recv(descriptor, &buffer, buffer.count, 0)
    if count < 0 && (errno == EAGAIN || errno == EINTR) { return nil }
    return Array(buffer.prefix(max(0, count)))
  }

  /// Sends all bytes unless the other side is too slow; the signal of a closed connection is not raised.
  /// - Parameter deadline: as `milliseconds` tells the time.
  /// - Returns: whether all were sent.
  @discardableResult
  static func send(_ bytes: [UInt8], to descriptor: CInt, before deadline: Int) -> Bool {
    var sent = 0
    while sent < bytes.count {
      let step = bytes.withUnsafeBytes { raw in
        raw.baseAddress.map { systemSend(descriptor, $0 + sent, bytes.count - sent) } ?? 0
      }
      if step > 0 {
        sent += step
        continue
      }
      guard step < 0, errno == EAGAIN || errno == EINTR, deadline > milliseconds else { return false }
      var watched = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
      poll(&watched, 1, CInt(min(max(deadline - milliseconds, 0), 60_000)))
    }
    return true
  }

  /// Says that nothing more will be sent.
  static func finish(_ descriptor: CInt) { shutdown(descriptor, CInt(writeEnd)) }

  /// Writes one byte.
  static func signal(_ descriptor: CInt) {
    var byte = UInt8(1)
    _ = write(descriptor, &byte, 1)
  }

  /// Gives a descriptor back.
  static func end(_ descriptor: CInt) { close(descriptor) }

  /// Milliseconds since some moment, never running backwards.
  static var milliseconds: Int {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return time.tv_sec * 1000 + time.tv_nsec / 1_000_000
  }

  #if canImport(Darwin)
    private static let streamType = SOCK_STREAM
    private static let writeEnd = SHUT_WR
    private static func systemListen(_ descriptor: CInt, _ backlog: CInt) -> CInt { Darwin.listen(descriptor, backlog) }
    private static func systemAccept(_ descriptor: CInt) -> CInt { Darwin.accept(descriptor, nil, nil) }
    private static func systemPipe(_ ends: inout [CInt]) -> CInt { Darwin.pipe(&ends) }
    private static func systemSend(_ descriptor: CInt, _ bytes: UnsafeRawPointer, _ count: Int) -> Int {
      var yes: CInt = 1
      setsockopt(descriptor, SOL_SOCKET, SO_NOSIGPIPE, &yes, socklen_t(MemoryLayout<CInt>.size))
      return Darwin.send(descriptor, bytes, count, 0)
    }
  #elseif canImport(Musl)
    private static let streamType = SOCK_STREAM
    private static let writeEnd = SHUT_WR
    private static func systemListen(_ descriptor: CInt, _ backlog: CInt) -> CInt { Musl.listen(descriptor, backlog) }
    private static func systemAccept(_ descriptor: CInt) -> CInt { Musl.accept(descriptor, nil, nil) }
    private static func systemPipe(_ ends: inout [CInt]) -> CInt { Musl.pipe(&ends) }
    private static func systemSend(_ descriptor: CInt, _ bytes: UnsafeRawPointer, _ count: Int) -> Int {
      Musl.send(descriptor, bytes, count, MSG_NOSIGNAL)
    }
  #else
    private static let streamType = CInt(SOCK_STREAM.rawValue)
    private static let writeEnd = SHUT_WR
    private static func systemListen(_ descriptor: CInt, _ backlog: CInt) -> CInt { Glibc.listen(descriptor, backlog) }
    private static func systemAccept(_ descriptor: CInt) -> CInt { Glibc.accept(descriptor, nil, nil) }
    private static func systemPipe(_ ends: inout [CInt]) -> CInt { Glibc.pipe(&ends) }
    private static func systemSend(_ descriptor: CInt, _ bytes: UnsafeRawPointer, _ count: Int) -> Int {
      Glibc.send(descriptor, bytes, count, CInt(MSG_NOSIGNAL))
    }
  #endif
}
