import Synchronization

/// Lets one thread tell another to stop decoding.
public final class Cancellation: Sendable {
  private let flag = Atomic(false)

  /// Nothing is cancelled yet.
  public init() {}

  /// Stops the work at its next step: the next bytes or the next rows.
  public func cancel() { flag.store(true, ordering: .relaxed) }

  /// Whether the work is to stop.
  public var isCancelled: Bool { flag.load(ordering: .relaxed) }
}
