import NibResources
import Synchronization

@testable import NibRemote

/// A server on loopback that does to its clients what a test tells it, byte by byte.
final class HostileServer: Sendable {
  /// What is done to a connection, one step after another.
  enum Step: Sendable {
    case send([UInt8])
    /// One byte every 20 milliseconds until the client leaves.
    case drip
    /// Bytes without end until the client leaves.
    case flood
    /// Nothing until the client leaves.
    case hold
  }

  let port: UInt16
  private let listening: CInt
  private let stopping: (read: CInt, write: CInt)
  private let log = Mutex<[String]>([])
  private let route: @Sendable (_ path: String, _ head: String) -> [Step]

  init(_ route: @escaping @Sendable (_ path: String, _ head: String) -> [Step]) throws {
    (listening, port) = try SocketCalls.listen(port: 0)
    stopping = try SocketCalls.pipe()
    self.route = route
    let (listening, stop) = (listening, stopping.read)
    let isStarted = DetachedThread.start { [weak self] in
      while true {
        let ready = SocketCalls.wait(toRead: [listening, stop], milliseconds: -1)
        guard !ready.contains(stop) else { break }
        guard let connection = SocketCalls.accept(listening) else { continue }
        guard let self, DetachedThread.start({ self.serve(connection) }) else { return SocketCalls.end(connection) }
      }
      SocketCalls.end(listening)
    }
    guard isStarted else { throw RemoteError(code: .noThread, place: .init(file: ""), detail: "") }
  }

  deinit { SocketCalls.signal(stopping.write) }

  func address(_ path: String) -> String { "http://127.0.0.1:\(port)\(path)" }

  /// The paths that were asked for, in order.
  var requests: [String] { log.withLock { $0 } }
  func count(_ path: String) -> Int { requests.count { $0 == path } }

  /// A usual answer.
  static func answer(_ body: [UInt8], status: String = "200 OK", length: Int? = nil, headers: [String] = []) -> [Step] {
    let lines = ["HTTP/1.1 \(status)", "Content-Length: \(length ?? body.count)", "Connection: close"] + headers
    return [.send(Array((lines.joined(separator: "\r\n") + "\r\n\r\n").utf8) + body)]
  }

  private func serve(_ connection: CInt) {
    defer { SocketCalls.end(connection) }
    var bytes: [UInt8] = []
    let deadline = SocketCalls.milliseconds + 20_000
    while !String(decoding: bytes.suffix(4), as: UTF8.self).hasSuffix("\r\n\r\n") {
      guard bytes.count < 65_536, SocketCalls.milliseconds < deadline else { return }
      guard !SocketCalls.wait(toRead: [connection], milliseconds: 1000).isEmpty else { continue }
      guard let more = SocketCalls.read(connection) else { continue }
      guard !more.isEmpty else { return }
      bytes += more
    }
    let head = String(decoding: bytes, as: UTF8.self)
    let path = head.split(separator: " ").dropFirst().first.map(String.init) ?? ""
    log.withLock { $0.append(path) }
    for step in route(path, head) { perform(step, connection) }
    SocketCalls.finish(connection)
  }

  private func perform(_ step: Step, _ connection: CInt) {
    switch step {
    case .send(let bytes): SocketCalls.send(bytes, to: connection, before: SocketCalls.milliseconds + 20_000)
    case .hold: while !isLeft(connection, within: 20) {}
    case .drip:
      while !isLeft(connection, within: 20) {
        SocketCalls.send([0x20], to: connection, before: SocketCalls.milliseconds + 20)
      }
    case .flood:
      let block = [UInt8](repeating: 0x61, count: 65_536)
      while !isLeft(connection, within: 0) {
        SocketCalls.send(block, to: connection, before: SocketCalls.milliseconds + 1000)
      }
    }
  }

  private func isLeft(_ connection: CInt, within milliseconds: Int) -> Bool {
    let ready = SocketCalls.wait(toRead: [connection, stopping.read], milliseconds: milliseconds)
    if ready.contains(stopping.read) { return true }
    return ready.contains(connection) && SocketCalls.read(connection)?.isEmpty == true
  }
}
