import Nibwright
import Synchronization

/// Files in memory that count how often each is opened.
nonisolated final class CountingFileSource: FileSource {
  private let files: MemoryFileSource
  private let counts = Mutex<[String: Int]>([:])

  init(_ files: [(path: String, bytes: [UInt8])]) {
    self.files = MemoryFileSource(Dictionary(files.map { ($0.path, $0.bytes) }) { first, _ in first })
  }

  /// How often each file was opened; those that were not are left out.
  var reads: [String: Int] { counts.withLock { $0 } }

  func kind(_ path: String) -> FileKind? { files.kind(path) }

  func entries(_ directory: String) throws(ResourceError) -> [FileEntry] { try files.entries(directory) }

  func head(_ path: String, limit: Int) throws(ResourceError) -> [UInt8] {
    counts.withLock { $0[path, default: 0] += 1 }
    return try files.head(path, limit: limit)
  }

  func canonical(_ path: String) -> String { files.canonical(path) }
}
