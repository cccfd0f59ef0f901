import NibDiagnostics
import NibResources
import Synchronization

/// A small server of HTTP on 127.0.0.1 that only this machine can reach.
///
/// A request is a `GET` or a `HEAD` without a body; each connection is one request. A name that another site resolves to
/// this machine is refused by the `Host` line, so that no page from elsewhere reads what is served here. Requests that are
/// slow, long or garbled are refused in bounded time and memory.
public final class LoopbackServer: Sendable {
  /// The port that it listens on.
  public let port: UInt16
  private let listening: CInt
  private let stopping: (read: CInt, write: CInt)
  private let answer: @Sendable (HTTPRequest) -> HTTPResponse
  private let limits: Limits
  private let open = Atomic<Int>(0)
  /// Bytes of answers that are being sent.
  private let held = Atomic<Int>(0)

  /// Connections beyond those that are answered which are told so; further ones are closed.
  private static let refusedAtOnce = 16
  /// Milliseconds to wait when the system has no descriptor left.
  private static let pause = 100

  /// How long and how much a connection may take.
  public struct Limits: Sendable, Hashable {
    /// Milliseconds for a request to arrive whole.
    public var requestMilliseconds: Int
    /// Milliseconds for an answer to be taken.
    public var answerMilliseconds: Int
    /// Most connections at once; further ones are refused.
    public var connections: Int
    /// Most bytes of answers that are being sent at once, and at least one answer; further requests are refused.
    public var bytes: Int

    /// Makes limits; see the defaults.
    public init(
      requestMilliseconds: Int = 10_000, answerMilliseconds: Int = 60_000, connections: Int = 32, bytes: Int = 128 << 20
    ) {
      self.bytes = bytes
      self.requestMilliseconds = requestMilliseconds
      self.answerMilliseconds = answerMilliseconds
      self.connections = connections
    }
  }

  /// A server that listens from now on, and answers once it runs.
  /// - Parameters:
  ///   - port: 0 takes one that is free.
  ///   - answer: called for every `GET` and `HEAD`, on several threads at once.
  /// - Throws: `noSocket`.
  public init(
    port: UInt16 = 0, limits: Limits = Limits(), answer: @escaping @Sendable (HTTPRequest) -> HTTPResponse
  ) throws(RemoteError) {
    do {
      let (descriptor, taken) = try SocketCalls.listen(port: port)
      listening = descriptor
      self.port = taken
      stopping = try SocketCalls.pipe()
    } catch {
      throw RemoteError(code: .noSocket, place: Place(file: "127.0.0.1:\(port)"), detail: error.words)
    }
    self.limits = limits
    self.answer = answer
  }

  deinit {
    SocketCalls.end(listening)
    SocketCalls.end(stopping.read)
    SocketCalls.end(stopping.write)
  }

  /// The address of the server: `http://127.0.0.1:8080/`.
  public var address: String { "http://127.0.0.1:\(port)/" }

  /// Answers until `stop` is called, on this thread and one for each connection.
  public func run() {
    while true {
      let ready = SocketCalls.wait(toRead: [listening, stopping.read], milliseconds: -1)
      if ready.contains(stopping.read) { return }
      guard ready.contains(listening) else { continue }
      if let connection = SocketCalls.accept(listening) {
        take(connection)
      } else if SocketCalls.wait(toRead: [stopping.read], milliseconds: Self.pause).contains(stopping.read) {
        return
      }
    }
  }

  /// Answers on a thread of its own until `stop` is called.
  /// - Throws: `noThread`.
  public func start() throws(RemoteError) {
    guard DetachedThread.start({ self.run() }) else {
      throw RemoteError(code: .noThread, place: Place(file: address), detail: "the system has no thread for the server")
    }
  }

  /// Takes no more connections.
  public func stop() { SocketCalls.signal(stopping.write) }

  private func take(_ connection: CInt) {
    let count = open.add(1, ordering: .relaxed).newValue
    guard count <= limits.connections + Self.refusedAtOnce else { return leave(connection) }
    let isRoom = count <= limits.connections
    let isStarted = DetachedThread.start {
      let milliseconds = isRoom ? self.limits.requestMilliseconds : min(1000, self.limits.requestMilliseconds)
      self.serve(connection, isRoom ? nil : .refusal(503, "too many connections"), milliseconds)
    }
    if !isStarted { leave(connection) }
  }

  private func leave(_ connection: CInt) {
    SocketCalls.end(connection)
    open.subtract(1, ordering: .relaxed)
  }

  /// Answers a connection, or refuses what it asks for. Closing one whose request was not read would take the refusal
  /// with it.
  private func serve(_ connection: CInt, _ refusal: HTTPResponse?, _ milliseconds: Int) {
    defer { leave(connection) }
    let (head, fault) = head(of: connection, milliseconds)
    let request = head.flatMap { HTTPRequest(head: $0) }
    // Handed over, not named: a body that is refused is gone before the connection is.
    send(
      refusal ?? fault ?? request.map(respond) ?? .refusal(400, "this is no request that is understood"),
      withBody: request?.method != "HEAD", to: connection)
    SocketCalls.finish(connection)
    // A connection that is closed with bytes unread takes the answer with it.
    drain(connection)
  }

  /// Sends an answer, head and body as they lie: who reads slowly holds one copy of a body, and all of them no more than
  /// the limit.
  private func send(_ response: consuming HTTPResponse, withBody: Bool, to connection: CInt) {
    let count = withBody ? response.body.count : 0
    let total = held.add(count, ordering: .relaxed).newValue
    defer { held.subtract(count, ordering: .relaxed) }
    if total > limits.bytes, total != count { response = .refusal(503, "too much is being sent; ask again") }
    let deadline = SocketCalls.milliseconds + limits.answerMilliseconds
    guard SocketCalls.send(response.head, to: connection, before: deadline), withBody else { return }
    SocketCalls.send(response.body, to: connection, before: deadline)
  }

  private func respond(_ request: HTTPRequest) -> HTTPResponse {
    guard request.host.map(isOwn) == true else {
      return .refusal(421, "this server is only for this machine, under 127.0.0.1 or localhost")
    }
    guard ["GET", "HEAD"].contains(request.method) else { return .refusal(405, "only GET and HEAD are answered") }
    return answer(request)
  }

  private func isOwn(_ host: String) -> Bool {
    let host = host.lowercased()
    // Nobody writes the port that is meant without one.
    return ["127.0.0.1", "localhost"].contains { host == "\($0):\(port)" || (port == 80 && host == $0) }
  }

  /// The bytes up to the empty line, or why there are none.
  private func head(of connection: CInt, _ milliseconds: Int) -> ([UInt8]?, HTTPResponse?) {
    let deadline = SocketCalls.milliseconds + milliseconds
    var bytes: [UInt8] = []
    var seen = 0
    while bytes.count <= HTTPRequest.longest {
      let left = deadline - SocketCalls.milliseconds
      guard left > 0, !SocketCalls.wait(toRead: [connection], milliseconds: left).isEmpty else {
        return (nil, .refusal(408, "the request did not arrive in time"))
      }
      guard let more = SocketCalls.read(connection) else { continue }
      guard !more.isEmpty else { return (nil, nil) }
      bytes += more
      if let end = Self.end(of: bytes, from: max(0, seen - 3)) { return (Array(bytes[..<end]), nil) }
      seen = bytes.count
    }
    return (nil, .refusal(431, "the head of the request is too long"))
  }

  private static func end(of bytes: [UInt8], from start: Int) -> Int? {
    guard bytes.count >= 4 else { return nil }
    return (start...max(start, bytes.count - 4)).first { bytes[$0...].starts(with: [13, 10, 13, 10]) }
  }

  private func drain(_ connection: CInt) {
    let deadline = SocketCalls.milliseconds + 500
    while deadline > SocketCalls.milliseconds {
      let left = deadline - SocketCalls.milliseconds
      guard !SocketCalls.wait(toRead: [connection], milliseconds: max(left, 1)).isEmpty else { return }
      if SocketCalls.read(connection)?.isEmpty == true { return }
    }
  }
}
