import Synchronization
import Testing

@testable import NibResources

#if os(Linux)
  @Suite("Watching one folder", .timeLimit(.minutes(1))) struct FolderWatcherTests {
    private func wait(until isTrue: () -> Bool) async {
      while !isTrue() { try? await Task.sleep(for: .milliseconds(5)) }
    }

    @Test("a change is told, a burst in few calls, and nothing after a stop") func bursts() async throws {
      let folder = try TemporaryFolder("folder-watcher")
      let calls = Mutex(0)
      let watcher = try FolderWatcher(folder.path, quietMilliseconds: 100) { calls.withLock { $0 += 1 } }

      for index in 0..<50 { try AtomicFileWriter.write([1], to: "\(folder.path)/\(index)") }
      await wait { calls.withLock { $0 } > 0 }
      try await Task.sleep(for: .milliseconds(300))
      let counted = calls.withLock { $0 }
      watcher.stop()
      try AtomicFileWriter.write([1], to: folder.path + "/late")
      try await Task.sleep(for: .milliseconds(300))

      #expect(counted < 10)
      #expect(calls.withLock { $0 } == counted)
    }

    @Test("a folder that is not there is an error") func missing() {
      #expect(throws: ResourceError(.notFound, "", "")) { _ = try FolderWatcher("/nonexistent/folder") {} }
    }
  }
#endif
