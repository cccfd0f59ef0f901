import NibDiagnostics

/// Fetches over HTTP in bounded time and memory, whatever the server does.
final class RemoteClient: Sendable {
  private let policy: FetchPolicy
  private let lanes = CurlLanes()

  init(_ policy: FetchPolicy) { self.policy = policy }

  /// The answer, after as many tries as the policy allows.
  /// - Throws: `network`, `timedOut`, `truncated`, `serverFault`, `refused`, `redirected`, `tooLarge`, `totalExceeded`,
  ///   `cancelled`, `noThread`.
  func fetch(_ request: RemoteRequest) async throws(RemoteError) -> RemoteResponse {
    var attempt = 1
    while true {
      do { return try await once(request) } catch {
        guard attempt < policy.tries, Self.worthAnother.contains(error.code) else { throw error }
      }
      do { try await Task.sleep(for: .seconds(policy.delay(behind: attempt))) } catch {
        throw request.fault(.cancelled, "nobody waits for it any more")
      }
      attempt += 1
    }
  }

  private static let worthAnother: Set<RemoteError.Code> = [.network, .timedOut, .truncated, .serverFault]

  private func once(_ first: RemoteRequest) async throws(RemoteError) -> RemoteResponse {
    let deadline = ContinuousClock.now + .seconds(policy.wholeSeconds)
    var request = first
    for _ in 0...max(0, policy.redirections) {
      let transfer = Transfer(request, policy: policy, deadline: deadline, lanes: lanes)
      switch try await transfer.result().get() {
      case .response(let response): return response
      case .elsewhere(let address): request.address = address
      }
    }
    throw first.fault(.redirected, "it is redirected more than \(policy.redirections) times")
  }
}
