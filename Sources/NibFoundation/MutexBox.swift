import Synchronization

/// A value behind a lock, for types of Foundation that are not marked as sendable.
final class MutexBox<Value>: @unchecked Sendable {
  private let lock = Mutex(())
  private var value: Value

  init(_ value: Value) { self.value = value }

  func with<Result>(_ body: (inout Value) throws -> Result) rethrows -> Result {
    try lock.withLock { _ in try body(&value) }
  }
}
