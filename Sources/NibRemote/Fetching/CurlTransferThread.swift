import CNibCurl
import Synchronization

/// A handle of libcurl with its open connections, used by one thread at a time.
///
/// FoundationNetworking is not used for what strangers' servers answer: on Linux it holds back no sender, so that memory
/// grows as long as bytes come, keeps the bodies of redirections, and ends the process in several states.
final class CurlTransferThread: Sendable {
  // One thread has the lane; `wake` is the one call that libcurl allows to others.
  nonisolated(unsafe) private let handle: OpaquePointer

  /// Nil when libcurl cannot start.
  init?() {
    guard let handle = nib_curl_open() else { return nil }
    self.handle = handle
  }

  deinit { nib_curl_close(handle) }

  /// Begins to fetch; the answer goes to `answer`, which must live until `finish`.
  func begin(_ request: RemoteRequest, into answer: RemoteAnswer) -> Bool {
    for line in request.headers where !nib_curl_add_header(handle, line) { return false }
    return nib_curl_begin(
      handle, request.address.url.absoluteString, request.encodings, Unmanaged.passUnretained(answer).toOpaque(),
      { context, bytes, count in
        CurlTransferThread.answer(context)?.takeHead(UnsafeBufferPointer(start: bytes, count: count)) == true
      },
      { context, bytes, count in
        CurlTransferThread.answer(context)?.takeBody(UnsafeBufferPointer(start: bytes, count: count)) == true
      })
  }

  private static func answer(_ context: UnsafeMutableRawPointer?) -> RemoteAnswer? {
    context.map { Unmanaged<RemoteAnswer>.fromOpaque($0).takeUnretainedValue() }
  }

  /// Goes on and waits for more, at most so long; false when there is nothing more to do.
  func step(milliseconds: Int) -> Bool { nib_curl_step(handle, CInt(clamping: max(0, milliseconds))) }

  /// How a transfer ended.
  enum End {
    case whole
    /// The connection ended before the answer did.
    case cut
    case failed(words: String)
  }

  /// Ends the transfer, whole or not.
  func finish() -> End {
    let code = nib_curl_finish(handle)
    switch code {
    case 0: return .whole
    case 18: return .cut
    default: return .failed(words: nib_curl_words(handle, code).map { String(cString: $0) } ?? "unknown fault \(code)")
    }
  }

  /// Ends the wait of a step, from any thread.
  func wake() { nib_curl_wake(handle) }
}

/// Lanes that nobody uses at the moment.
final class CurlLanes: Sendable {
  private let idle = Mutex<[CurlTransferThread]>([])
  private static let most = 16

  func take() -> CurlTransferThread? { idle.withLock { $0.popLast() } ?? CurlTransferThread() }

  func put(_ lane: CurlTransferThread) {
    idle.withLock { if $0.count < Self.most { $0.append(lane) } }
  }
}
