import NibResources
import Synchronization

/// Counts what is asked of another source.
final class CountingFileSource: FileSource {
  private let inner: MemoryFileSource
  private let counts = Mutex<(listings: [String: Int], reads: Int)>(([:], 0))

  init(_ inner: MemoryFileSource) { self.inner = inner }

  /// How often each folder was listed.
  var listings: [String: Int] { counts.withLock { $0.listings } }
  /// How many files were read, whole or in part.
  var reads: Int { counts.withLock { $0.reads } }

  func kind(_ path: String) -> FileKind? { inner.kind(path) }

  func entries(_ directory: String) throws(ResourceError) -> [FileEntry] {
    counts.withLock { $0.listings[directory, default: 0] += 1 }
    return try inner.entries(directory)
  }

  func head(_ path: String, limit: Int) throws(ResourceError) -> [UInt8] {
    counts.withLock { $0.reads += 1 }
    return try inner.head(path, limit: limit)
  }

  func canonical(_ path: String) -> String { inner.canonical(path) }
}
