import Synchronization

/// Does independent pieces of work on all processors.
///
/// Threads of the system, not a task pool: starting them costs some 20 µs each and nothing is loaded for it. A single
/// piece is done on the calling thread, and the calling thread always works too.
enum Workers {
  /// Results of `count` pieces, in order. `finished` is called on the calling thread with the number done so far.
  static func map<Result: Sendable>(
    count: Int, threads: Int = SystemCalls.processorCount, _ work: @escaping @Sendable (Int) -> Result,
    finished: (Int) -> Void = { _ in }
  ) -> [Result] {
    guard count > 1, threads > 1 else {
      return (0..<count).map { index in
        defer { finished(index + 1) }
        return work(index)
      }
    }
    let board = Board<Result>(count)
    var others: [SystemThread] = []
    for _ in 1..<min(threads, count) {
      guard let thread = SystemCalls.Thread({ board.work(work) { _ in } }) else { break }
      others.append(SystemThread(thread))
    }
    board.work(work, finished)
    for other in others { other.join() }
    // Another thread may have done the last piece, and told nobody.
    finished(count)
    return board.results()
  }

  /// The work that is left and the results that are there.
  private final class Board<Result: Sendable>: Sendable {
    private let next = Atomic<Int>(0)
    private let done = Atomic<Int>(0)
    private let slots: Mutex<[Result?]>
    private let count: Int

    init(_ count: Int) {
      self.count = count
      slots = Mutex(Array(repeating: nil, count: count))
    }

    /// Takes pieces until none is left.
    func work(_ work: (Int) -> Result, _ finished: (Int) -> Void) {
      while true {
        let index = next.add(1, ordering: .relaxed).oldValue
        guard index < count else { return }
        let result = work(index)
        slots.withLock { $0[index] = result }
        finished(done.add(1, ordering: .relaxed).newValue)
      }
    }

    /// All results; every slot is filled once all threads have ended.
    func results() -> [Result] { slots.withLock { $0.compactMap(\.self) } }
  }

  /// A thread in a list, which cannot hold what is not copyable.
  private final class SystemThread {
    private var thread: SystemCalls.Thread?
    init(_ thread: consuming SystemCalls.Thread) { self.thread = consume thread }
    func join() { thread.take()?.join() }
  }
}
