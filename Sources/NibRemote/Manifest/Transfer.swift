import Foundation
import NibDiagnostics
import Synchronization

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// One try to fetch something. Ends exactly once; what a session reports later is not heard.
final class Transfer: Sendable {
  let task: URLSessionDataTask
  private let request: RemoteRequest
  private let state = Mutex(State())

  typealias Outcome = Result<Answer, RemoteError>

  /// What the server says.
  enum Answer: Sendable {
    case response(RemoteResponse)
    /// To ask there.
    case elsewhere(URL)
  }

  private struct State {
    var waiting: CheckedContinuation<Outcome, Never>?
    var outcome: Outcome?
    var bytes: [UInt8] = []
    var mediaType: String?
    var validators = Validators()
    var expected: Int?
  }

  init(_ request: RemoteRequest, task: URLSessionDataTask) {
    self.request = request
    self.task = task
  }

  /// Starts, and waits for the end.
  func result() async -> Outcome {
    await withCheckedContinuation { continuation in
      let early = state.withLock { state -> Outcome? in
        if state.outcome == nil { state.waiting = continuation }
        return state.outcome
      }
      if let early { return continuation.resume(returning: early) }
      task.resume()
    }
  }

  func fail(_ code: RemoteError.Code, _ words: String) {
    // One that has ended is not cancelled: it may be in the middle of a redirection.
    if end(.failure(Self.fault(code, request, words))) { task.cancel() }
  }

  static func fault(_ code: RemoteError.Code, _ request: RemoteRequest, _ words: String) -> RemoteError {
    RemoteError(code: code, place: Place(file: request.address.text), detail: words)
  }

  /// Ends; false when it had ended already.
  @discardableResult
  private func end(_ outcome: Outcome) -> Bool {
    let (isFirst, waiting) = state.withLock { state -> (Bool, CheckedContinuation<Outcome, Never>?) in
      guard state.outcome == nil else { return (false, nil) }
      let waiting = state.waiting
      state.outcome = outcome
      state.bytes = []
      state.waiting = nil
      return (true, waiting)
    }
    waiting?.resume(returning: outcome)
    return isFirst
  }

  /// Ends with where to ask instead; false when it had ended already.
  func redirect(to url: URL?) -> Bool {
    end(
      url.map { .success(.elsewhere($0)) } ?? .failure(Self.fault(.redirected, request, "it is redirected to nothing")))
  }

  func receive(_ response: URLResponse) {
    guard let response = response as? HTTPURLResponse else { return fail(.network, "the answer is none of HTTP") }
    let validators = Validators(
      etag: response.value(forHTTPHeaderField: "ETag"),
      lastModified: response.value(forHTTPHeaderField: "Last-Modified"))
    switch response.statusCode {
    case 200: break
    case 304 where request.validators != Validators():
      end(.success(.response(RemoteResponse(bytes: nil, mediaType: nil, validators: validators))))
      return
    case 300..<400: return fail(.redirected, "status \(response.statusCode) leads nowhere")
    case 500...: return fail(.serverFault, "the server answers with status \(response.statusCode)")
    default: return fail(.refused, "the server answers with status \(response.statusCode)")
    }
    let encoding = response.value(forHTTPHeaderField: "Content-Encoding")?.lowercased() ?? "identity"
    let length = response.value(forHTTPHeaderField: "Content-Length").flatMap(Int.init)
    if let length, length > request.mostBytes {
      return fail(.tooLarge, "it says it has \(length) bytes, at most \(request.mostBytes) are taken")
    }
    state.withLock { state in
      state.mediaType = response.value(forHTTPHeaderField: "Content-Type")
      state.validators = validators
      state.expected = encoding == "identity" ? length : nil
    }
  }

  func receive(_ data: Data) {
    let count = state.withLock { state in
      guard state.outcome == nil else { return 0 }
      let count = state.bytes.count + data.count
      if count <= request.mostBytes { state.bytes.append(contentsOf: data) }
      return count
    }
    guard count <= request.mostBytes else {
      return fail(.tooLarge, "it has more than the \(request.mostBytes) bytes that are taken")
    }
    guard request.budget?.take(data.count) != false else {
      return fail(.totalExceeded, "all answers together have more bytes than are taken")
    }
  }

  func complete(_ error: (any Error)?) {
    if let error {
      let isTime = (error as? URLError)?.code == .timedOut
      end(.failure(Self.fault(isTime ? .timedOut : .network, request, error.localizedDescription)))
      return
    }
    let (response, expected) = state.withLock { state in
      (RemoteResponse(bytes: state.bytes, mediaType: state.mediaType, validators: state.validators), state.expected)
    }
    let count = response.bytes?.count ?? 0
    guard expected == nil || expected == count else {
      let words = "\(expected ?? 0) bytes were announced, \(count) came"
      end(.failure(Self.fault(.truncated, request, words)))
      return
    }
    end(.success(.response(response)))
  }
}
