import Synchronization
import Testing

@testable import NibResources

#if os(Linux)
  @Suite("Watching one folder", .timeLimit(.minutes(5))) struct FolderWatcherTests {
    private func wait(until isTrue: () -> Bool) async {
      while !isTrue() { try? await Task.sleep(for: .milliseconds(5)) }
    }

    @Test("a burst of 200 files is told once, and nothing after a stop") func bursts() async throws {
      let folder = try TemporaryFolder("folder-watcher")
      let calls = Mutex(0)
      // As long as a busy machine may pause between two files.
      let watcher = try FolderWatcher(folder.path, quietMilliseconds: 1000, longestMilliseconds: 50_000) {
        calls.withLock { $0 += 1 }
      }

      for index in 0..<200 { try AtomicFileWriter.write([1], to: "\(folder.path)/\(index)") }
      await wait { calls.withLock { $0 } > 0 }
      try await Task.sleep(for: .milliseconds(1500))
      let counted = calls.withLock { $0 }
      watcher.stop()
      try AtomicFileWriter.write([1], to: folder.path + "/late")
      try await Task.sleep(for: .milliseconds(1500))

      #expect(counted == 1)
      #expect(calls.withLock { $0 } == counted)
    }

    @Test("changes without an end are told all the same, after the longest time and not before") func stream()
      async throws
    {
      let folder = try TemporaryFolder("folder-stream")
      let calls = Mutex(0)
      let start = ContinuousClock.now
      let watcher = try FolderWatcher(folder.path, quietMilliseconds: 10_000, longestMilliseconds: 400) {
        calls.withLock { $0 += 1 }
      }

      var index = 0
      while calls.withLock({ $0 }) < 2 {
        try AtomicFileWriter.write([1], to: "\(folder.path)/\(index)")
        index += 1
        try await Task.sleep(for: .milliseconds(5))
      }
      watcher.stop()

      #expect(ContinuousClock.now - start >= .milliseconds(800))
    }

    @Test("a folder that is not there is an error") func missing() {
      #expect(throws: ResourceError(.notFound, "", "")) { _ = try FolderWatcher("/nonexistent/folder") {} }
    }
  }
#endif
