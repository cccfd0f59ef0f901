import NibResources
import Synchronization

@testable import NibRemote

/// A server on loopback that does to its clients what a test tells it, byte by byte. Each connection has a thread of its
/// own and is given up after twenty seconds.
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
  private let state = Mutex(State())
  private let route: @Sendable (_ path: String, _ head: String) -> [Step]

  private struct State {
    var requests: [String] = []
    var open = 0
    var longest = 0
    var mostSent = 0
    var waiting: [CheckedContinuation<Void, Never>] = []
  }

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
        guard let self, DetachedThread.start({ self.serve(connection) }) else {
          SocketCalls.end(connection)
          continue
        }
      }
      SocketCalls.end(listening)
      SocketCalls.end(stop)
    }
    guard isStarted else { throw RemoteError(code: .noThread, place: .init(file: ""), detail: "") }
  }

  // The other end is told so by the system.
  deinit { SocketCalls.end(stopping.write) }

  func address(_ path: String) -> String { "http://127.0.0.1:\(port)\(path)" }

  /// The paths that were asked for, in order.
  var requests: [String] { state.withLock { $0.requests } }
  func count(_ path: String) -> Int { requests.count { $0 == path } }

  /// What the longest connection was worth, once all are closed: milliseconds, and most bytes that left for one client.
  func worst() async -> (milliseconds: Int, bytes: Int) {
    await withCheckedContinuation { continuation in
      state.withLock { state in
        if state.open == 0 { continuation.resume() } else { state.waiting.append(continuation) }
      }
    }
    return state.withLock { ($0.longest, $0.mostSent) }
  }

  /// A usual answer.
  static func answer(_ body: [UInt8], status: String = "200 OK", length: Int? = nil, headers: [String] = []) -> [Step] {
    let lines = ["HTTP/1.1 \(status)", "Content-Length: \(length ?? body.count)", "Connection: close"] + headers
    return [.send(Array((lines.joined(separator: "\r\n") + "\r\n\r\n").utf8) + body)]
  }

  private func serve(_ connection: CInt) {
    let start = SocketCalls.milliseconds
    state.withLock { $0.open += 1 }
    var sent = 0
    if let head = head(connection) {
      let path = head.split(separator: " ").dropFirst().first.map(String.init) ?? ""
      state.withLock { $0.requests.append(path) }
      for step in route(path, head) { sent += perform(step, connection, until: start + 20_000) }
      SocketCalls.finish(connection)
    }
    SocketCalls.end(connection)
    let waiting = state.withLock { state in
      state.open -= 1
      state.longest = max(state.longest, SocketCalls.milliseconds - start)
      state.mostSent = max(state.mostSent, sent)
      guard state.open == 0 else { return [CheckedContinuation<Void, Never>]() }
      defer { state.waiting = [] }
      return state.waiting
    }
    for continuation in waiting { continuation.resume() }
  }

  private func head(_ connection: CInt) -> String? {
    var bytes: [UInt8] = []
    let deadline = SocketCalls.milliseconds + 20_000
    while !bytes.suffix(4).elementsEqual([13, 10, 13, 10]) {
      guard bytes.count < 65_536, SocketCalls.milliseconds < deadline else { return nil }
      guard !SocketCalls.wait(toRead: [connection], milliseconds: 1000).isEmpty else { continue }
      guard let more = SocketCalls.read(connection) else { continue }
      guard !more.isEmpty else { return nil }
      bytes += more
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Does a step; says how many bytes left at most.
  private func perform(_ step: Step, _ connection: CInt, until deadline: Int) -> Int {
    var sent = 0
    func send(_ bytes: [UInt8], before moment: Int) {
      SocketCalls.send(bytes, to: connection, before: moment)
      sent += bytes.count
    }
    switch step {
    case .send(let bytes): send(bytes, before: deadline)
    case .hold: while !isOver(connection, within: 1000, deadline) {}
    case .drip: while !isOver(connection, within: 20, deadline) { send([0x20], before: SocketCalls.milliseconds + 20) }
    case .flood:
      let block = [UInt8](repeating: 0x61, count: 65_536)
      while !isOver(connection, within: 0, deadline) { send(block, before: SocketCalls.milliseconds + 1000) }
    }
    return sent
  }

  private func isOver(_ connection: CInt, within milliseconds: Int, _ deadline: Int) -> Bool {
    guard SocketCalls.milliseconds < deadline else { return true }
    guard !SocketCalls.wait(toRead: [connection], milliseconds: milliseconds).isEmpty else { return false }
    return SocketCalls.read(connection)?.isEmpty == true
  }
}
