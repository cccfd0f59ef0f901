import Synchronization

/// Whether a program may use a library of pictures: a policy that the program shares among all that read from it.
///
/// Undecided at first; the first use asks, once however many ask at the same time. The answer can be revoked and given
/// again at any time, unless it is restricted.
public final class PictureAuthorization: Sendable {
  /// The states.
  public enum Status: String, Sendable, Hashable {
    /// Nobody was asked yet; the first use asks.
    case notDetermined
    /// An administrator forbids it; asking, granting and revoking change nothing.
    case restricted
    /// The person said no.
    case denied
    /// Pictures may be read.
    case authorized
  }

  private struct State: Sendable {
    var status: Status
    var question: Task<Status, Never>?
    var observers: [Int: AsyncStream<Status>.Continuation] = [:]
    var lastObserver = 0
  }

  /// Why the pictures are wanted, for the one who is asked.
  public let purpose: String
  private let ask: @Sendable (String) async -> Bool
  private let state: Mutex<State>

  /// Makes a policy.
  /// - Parameters:
  ///   - status: The state to begin with.
  ///   - purpose: Why the pictures are wanted, in words for a person.
  ///   - ask: Asks the person, given the purpose; true for yes.
  public init(
    _ status: Status = .notDetermined, purpose: String = "", ask: @escaping @Sendable (String) async -> Bool
  ) {
    self.purpose = purpose
    self.ask = ask
    state = Mutex(State(status: status))
  }

  /// A policy that allows everything and never asks: for one's own folders.
  public static var always: PictureAuthorization { PictureAuthorization(.authorized) { _ in true } }

  /// The state now.
  public var status: Status { state.withLock { $0.status } }

  /// The state, after asking when it is not determined.
  public func request() async -> Status {
    let (known, question) = state.withLock { state -> (Status, Task<Status, Never>?) in
      guard state.status == .notDetermined else { return (state.status, nil) }
      let question = state.question ?? Task { await self.answer() }
      state.question = question
      return (.notDetermined, question)
    }
    return await question?.value ?? known
  }

  /// Takes a permission back: what is asked for from now on is refused.
  public func revoke() { set(.denied, unless: [.restricted]) }

  /// Gives a permission, as a person does in the settings.
  public func grant() { set(.authorized, unless: [.restricted]) }

  /// Forbids for good.
  public func restrict() { set(.restricted, unless: []) }

  /// The states from now on, each when it changes.
  public func changes() -> AsyncStream<Status> {
    let (stream, continuation) = AsyncStream<Status>.makeStream(bufferingPolicy: .bufferingNewest(8))
    let number = state.withLock { state in
      state.lastObserver += 1
      state.observers[state.lastObserver] = continuation
      return state.lastObserver
    }
    continuation.onTermination = { [weak self] _ in
      self?.state.withLock { state in _ = state.observers.removeValue(forKey: number) }
    }
    return stream
  }

  private func answer() async -> Status {
    let isAllowed = await ask(purpose)
    // Who decided meanwhile, by granting, revoking or restricting, has the last word.
    set(isAllowed ? .authorized : .denied, unless: [.restricted, .denied, .authorized])
    return state.withLock { state in
      state.question = nil
      return state.status
    }
  }

  private func set(_ status: Status, unless kept: Set<Status>) {
    let observers = state.withLock { state -> [AsyncStream<Status>.Continuation] in
      guard !kept.contains(state.status), state.status != status else { return [] }
      state.status = status
      return Array(state.observers.values)
    }
    for observer in observers { observer.yield(status) }
  }
}
