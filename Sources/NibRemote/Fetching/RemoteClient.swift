import NibDiagnostics

/// Fetches over HTTP in bounded time and memory, whatever the server does.
final class RemoteClient: Sendable {
  let policy: FetchPolicy
  private let lanes = CurlLanes()

  init(_ policy: FetchPolicy) { self.policy = policy }

  /// The answer, after as many tries as the policy allows.
  /// - Throws: `network`, `timedOut`, `truncated`, `serverFault`, `refused`, `redirected`, `tooLarge`, `totalExceeded`,
  ///   `cancelled`, `noThread`.
  func fetch(_ request: RemoteRequest) async throws(RemoteError) -> RemoteResponse {
    var attempt = 1
    while true {
      do { return try await once(request) } catch {
        guard let delay = policy.delay(behind: attempt, error) else { throw error }
        do { try await Task.sleep(for: .seconds(delay)) } catch {
          throw request.fault(.cancelled, "nobody waits for it any more")
        }
      }
      attempt += 1
    }
  }

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
