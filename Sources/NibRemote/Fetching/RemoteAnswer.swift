import Foundation
import NibDiagnostics

/// Takes what a server sends, and says at each piece whether there is any use in more.
///
/// Used by one thread. It never holds more than the request allows, whatever comes.
final class RemoteAnswer {
  /// What the server says.
  enum Content: Sendable {
    case response(RemoteResponse)
    /// To ask there.
    case elsewhere(RemoteAddress)
  }

  /// Known before the end of the answer.
  private(set) var verdict: Result<Content, RemoteError>?
  /// When something came last.
  private(set) var heard = ContinuousClock.now
  private let request: RemoteRequest
  private var head = ResponseHead()
  private var bytes: [UInt8] = []

  init(_ request: RemoteRequest) { self.request = request }

  /// Takes a line of a head; false when no more is wanted.
  func takeHead(_ line: UnsafeBufferPointer<UInt8>) -> Bool {
    heard = .now
    guard verdict == nil else { return false }
    let wasComplete = head.isComplete
    guard head.take(line) else {
      fail(.network, "the head of the answer is none of HTTP, or longer than \(ResponseHead.mostBytes) bytes")
      return false
    }
    // What comes behind the body has nothing that is wanted.
    guard head.isComplete, !wasComplete else { return true }
    judge()
    return verdict == nil
  }

  /// Takes bytes of the body; false when no more are wanted.
  func takeBody(_ piece: UnsafeBufferPointer<UInt8>) -> Bool {
    heard = .now
    guard verdict == nil else { return false }
    guard bytes.count + piece.count <= request.mostBytes else {
      fail(.tooLarge, "it has more than the \(request.mostBytes) bytes that are taken")
      return false
    }
    guard request.budget?.take(piece.count) != false else {
      fail(.totalExceeded, "all answers together have more bytes than are taken")
      return false
    }
    bytes.append(contentsOf: piece)
    return true
  }

  /// The outcome when the connection has ended.
  func outcome(_ end: CurlTransferThread.End) -> Result<Content, RemoteError> {
    if let verdict { return verdict }
    switch end {
    case .whole where head.isComplete:
      return .success(
        .response(
          RemoteResponse(
            bytes: bytes, mediaType: head["content-type"], validators: head.validators,
            isPacked: encoding != "identity")))
    case .whole: return .failure(request.fault(.network, "the answer has no head"))
    case .cut: return .failure(request.fault(.truncated, "the answer ended before all that was announced had come"))
    case .failed(let words): return .failure(request.fault(.network, words))
    }
  }

  private func fail(_ code: RemoteError.Code, _ words: String) { verdict = .failure(request.fault(code, words)) }

  private func judge() {
    switch head.status {
    case 200 where head.hasBadLength:
      fail(.network, "the answer says no length, or two, in place of one")
    case 200 where !isEncodingTaken:
      fail(.network, "the answer is packed in a way that was not asked for")
    case 200 where encoding == "identity":
      // What packed bytes become is counted as it comes.
      guard let length = head["content-length"].flatMap({ Int($0) }), length > request.mostBytes else { return }
      fail(.tooLarge, "it says it has \(length) bytes, at most \(request.mostBytes) are taken")
    case 200: break
    case 304 where request.validators != Validators():
      verdict = .success(.response(RemoteResponse(bytes: nil, mediaType: nil, validators: head.validators)))
    case 301, 302, 303, 307, 308: verdict = elsewhere()
    case 300..<400: fail(.redirected, "status \(head.status) leads nowhere")
    case 429: failForNow(.refused)
    case 503: failForNow(.serverFault)
    case 500...: fail(.serverFault, "the server answers with status \(head.status)")
    default: fail(.refused, "the server answers with status \(head.status)")
    }
  }

  private var encoding: String { head["content-encoding"]?.lowercased() ?? "identity" }

  /// One encoding at most: each further one multiplies what few bytes can become.
  private var isEncodingTaken: Bool {
    encoding == "identity" || (request.allowsPacking && ["gzip", "x-gzip", "deflate"].contains(encoding))
  }

  /// The server has no time; it may say when it has.
  private func failForNow(_ code: RemoteError.Code) {
    let fault = request.fault(code, "the server answers with status \(head.status)")
    let seconds = head["retry-after"].flatMap { RetryAfter.seconds($0) }
    let wish = seconds.map { " and wants to be asked again in \(Int(min($0.rounded(.up), 1e9))) seconds" } ?? ""
    verdict = .failure(
      RemoteError(code: code, place: fault.place, detail: fault.detail + wish, retryAfterSeconds: seconds))
  }

  private func elsewhere() -> Result<Content, RemoteError> {
    guard let place = head["location"] else {
      return .failure(request.fault(.redirected, "status \(head.status) leads nowhere"))
    }
    let url = URL(string: place, relativeTo: request.address.url)?.absoluteURL
    let isWeaker = request.address.isSecure && url?.scheme?.lowercased() != "https"
    guard let url, !isWeaker, let address = try? RemoteAddress(url.absoluteString) else {
      return .failure(
        request.fault(.redirected, "it is redirected to '\(place.prefix(200))', which is not followed"))
    }
    return .success(.elsewhere(address))
  }
}
