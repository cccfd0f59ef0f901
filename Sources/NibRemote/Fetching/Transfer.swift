import NibDiagnostics
import NibResources
import Synchronization

/// One try to fetch something, on a thread of its own. Ends exactly once; what comes later is not heard.
///
/// Swift's own threads are never kept waiting, and a program that keeps all of them busy does not delay the end.
final class Transfer: Sendable {
  typealias Outcome = Result<RemoteAnswer.Content, RemoteError>

  private let request: RemoteRequest
  private let policy: FetchPolicy
  private let deadline: ContinuousClock.Instant
  private let lanes: CurlLanes
  private let state = Mutex(State())

  private struct State {
    var waiting: CheckedContinuation<Outcome, Never>?
    var outcome: Outcome?
    var lane: CurlTransferThread?
  }

  init(_ request: RemoteRequest, policy: FetchPolicy, deadline: ContinuousClock.Instant, lanes: CurlLanes) {
    self.request = request
    self.policy = policy
    self.deadline = deadline
    self.lanes = lanes
  }

  /// Starts, and waits for the end.
  func result() async -> Outcome {
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let early = state.withLock { state -> Outcome? in
          if state.outcome == nil { state.waiting = continuation }
          return state.outcome
        }
        if let early { return continuation.resume(returning: early) }
        if !DetachedThread.start({ self.run() }) {
          end(.failure(request.fault(.noThread, "the system has no thread to fetch it")))
        }
      }
    } onCancel: {
      end(.failure(request.fault(.cancelled, "nobody waits for it any more")))
    }
  }

  /// Ends, unless it has ended already.
  private func end(_ outcome: Outcome) {
    let (waiting, lane) = state.withLock { state -> (CheckedContinuation<Outcome, Never>?, CurlTransferThread?) in
      guard state.outcome == nil else { return (nil, nil) }
      defer { state.waiting = nil }
      state.outcome = outcome
      return (state.waiting, state.lane)
    }
    waiting?.resume(returning: outcome)
    lane?.wake()
  }

  /// Gives the lane to whoever ends the transfer; false when it has ended.
  private func use(_ lane: CurlTransferThread?) -> Bool {
    state.withLock { state in
      state.lane = lane
      return state.outcome == nil
    }
  }

  private var isEnded: Bool { state.withLock { $0.outcome != nil } }

  private func run() {
    guard let lane = lanes.take() else {
      return end(.failure(request.fault(.network, "libcurl could not be started")))
    }
    let answer = RemoteAnswer(request)
    if use(lane), lane.begin(request, into: answer) {
      while lane.step(milliseconds: patience(answer)), answer.verdict == nil, !isEnded { endLate(answer) }
    }
    // Before the connection is closed, as that may take its time.
    if let verdict = answer.verdict { end(verdict) }
    let last = withExtendedLifetime(answer) { lane.finish() }
    end(answer.outcome(last))
    _ = use(nil)
    lanes.put(lane)
  }

  /// Until when something must have come.
  private func limit(_ answer: RemoteAnswer) -> ContinuousClock.Instant {
    min(deadline, answer.heard + .seconds(policy.idleSeconds))
  }

  private func patience(_ answer: RemoteAnswer) -> Int {
    let left = limit(answer) - .now
    // Rounded up, or the last millisecond would be spent without waiting.
    return Int(clamping: left.components.seconds * 1000 + left.components.attoseconds / 1_000_000_000_000_000 + 1)
  }

  private func endLate(_ answer: RemoteAnswer) {
    let now = ContinuousClock.now
    guard limit(answer) <= now else { return }
    let words =
      deadline <= now
      ? "it took longer than \(policy.wholeSeconds) seconds" : "nothing came for \(policy.idleSeconds) seconds"
    end(.failure(request.fault(.timedOut, words)))
  }
}

/// Bytes that several answers may have together.
final class ByteBudget: Sendable {
  private let left: Mutex<Int>

  init(_ bytes: Int) { left = Mutex(bytes) }

  /// Takes bytes; false when there are not so many left.
  func take(_ count: Int) -> Bool {
    left.withLock { left in
      guard count <= left else { return false }
      left -= count
      return true
    }
  }
}
