import Dispatch

/// Runs an actor that waits for disks and locks of files on a thread of its own, so that none of Swift's is kept waiting.
final class FileExecutor: SerialExecutor {
  private let queue = DispatchQueue(label: "nibwright.files")

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    queue.async { job.runSynchronously(on: self.asUnownedSerialExecutor()) }
  }
}

/// Does single things that wait for disks and locks of files.
actor FileWork {
  private let executor = FileExecutor()

  nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

  func run<Value: Sendable>(_ body: @Sendable () throws(RemoteError) -> Value) throws(RemoteError) -> Value {
    try body()
  }
}
