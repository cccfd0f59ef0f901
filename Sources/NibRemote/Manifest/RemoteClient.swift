import Foundation
import NibDiagnostics

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Fetches over HTTP in bounded time and memory, whatever the server does.
final class RemoteClient: Sendable {
  private let policy: FetchPolicy
  private let session: URLSession
  private let delegate = TransferDelegate()

  init(_ policy: FetchPolicy) {
    self.policy = policy
    let configuration = URLSessionConfiguration.ephemeral
    configuration.timeoutIntervalForRequest = policy.idleSeconds
    configuration.httpMaximumConnectionsPerHost = 16
    configuration.httpShouldSetCookies = false
    session = URLSession(configuration: configuration, delegate: delegate, delegateQueue: nil)
  }

  deinit { session.invalidateAndCancel() }

  /// The answer, after as many tries as the policy allows.
  /// - Throws: `network`, `timedOut`, `truncated`, `serverFault`, `refused`, `redirected`, `tooLarge`, `totalExceeded`,
  ///   `cancelled`.
  func fetch(_ request: RemoteRequest) async throws(RemoteError) -> RemoteResponse {
    var attempt = 1
    while true {
      do { return try await once(request) } catch {
        guard attempt < policy.tries, Self.worthAnother.contains(error.code) else { throw error }
      }
      do { try await Task.sleep(for: .seconds(policy.delay(behind: attempt))) } catch {
        throw Transfer.fault(.cancelled, request, "nobody waits for it any more")
      }
      attempt += 1
    }
  }

  private static let worthAnother: Set<RemoteError.Code> = [.network, .timedOut, .truncated, .serverFault]

  private func once(_ first: RemoteRequest) async throws(RemoteError) -> RemoteResponse {
    let deadline = ContinuousClock.now + .seconds(policy.wholeSeconds)
    var request = first
    for _ in 0...max(0, policy.redirections) {
      switch try await answer(request, until: deadline) {
      case .response(let response): return response
      case .elsewhere(let url):
        let isWeaker = request.address.url.scheme?.lowercased() == "https" && url.scheme?.lowercased() != "https"
        guard !isWeaker, let address = try? RemoteAddress(url.absoluteString) else {
          let words = "it is redirected to '\(url.absoluteString.prefix(200))', which is not followed"
          throw Transfer.fault(.redirected, request, words)
        }
        request.address = address
      }
    }
    throw Transfer.fault(.redirected, first, "it is redirected more than \(policy.redirections) times")
  }

  private func answer(
    _ request: RemoteRequest, until deadline: ContinuousClock.Instant
  ) async throws(RemoteError) -> Transfer.Answer {
    let task = session.dataTask(with: urlRequest(request))
    let transfer = Transfer(request, task: task)
    delegate.add(transfer)
    // The session's own limits end a silent connection, not one that sends a byte now and then.
    let seconds = policy.wholeSeconds
    let timer = Task {
      try await Task.sleep(until: deadline, clock: .continuous)
      transfer.fail(.timedOut, "it took longer than \(seconds) seconds")
    }
    defer {
      timer.cancel()
      delegate.remove(transfer)
    }
    let result = await withTaskCancellationHandler {
      await transfer.result()
    } onCancel: {
      transfer.fail(.cancelled, "nobody waits for it any more")
    }
    return try result.get()
  }

  private func urlRequest(_ request: RemoteRequest) -> URLRequest {
    // The store of URLSession is of no use on Linux and would hold bytes twice elsewhere.
    var made = URLRequest(
      url: request.address.url, cachePolicy: .reloadIgnoringLocalCacheData, timeoutInterval: policy.idleSeconds)
    made.setValue("identity", forHTTPHeaderField: "Accept-Encoding")
    if let etag = request.validators.etag { made.setValue(etag, forHTTPHeaderField: "If-None-Match") }
    if let date = request.validators.lastModified { made.setValue(date, forHTTPHeaderField: "If-Modified-Since") }
    return made
  }
}
