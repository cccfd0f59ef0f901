@testable import NibResources

/// A folder on the disk for one test, removed afterwards.
final class TemporaryFolder {
  let path: String

  init(_ name: String) throws {
    let base = TestDiskPlace.folder
    path = "\(base)/nibwright-\(name)-\(SystemCalls.processNumber)"
    SystemCalls.remove(path)
    try SystemCalls.makeDirectory(path)
  }

  deinit { SystemCalls.remove(path) }

  /// All names in the folder, hidden ones too.
  var names: [String] { (try? DiskFileSource().list(path)) ?? [] }
}
