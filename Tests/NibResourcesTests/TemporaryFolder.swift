import Synchronization

@testable import NibResources

/// A folder on the disk for one test, removed afterwards.
final class TemporaryFolder {
  let path: String
  private static let count = Atomic(0)

  /// - Parameter name: says whose it is. A test with several arguments runs them at once, so each folder has a number.
  init(_ name: String) throws {
    let number = Self.count.add(1, ordering: .relaxed).newValue
    path = "\(TestDiskPlace.folder)/nibwright-\(name)-\(SystemCalls.processNumber)-\(number)"
    SystemCalls.remove(path)
    try SystemCalls.makeDirectory(path)
  }

  deinit { SystemCalls.remove(path) }

  /// All names in the folder, hidden ones too.
  var names: [String] { (try? DiskFileSource().list(path)) ?? [] }
}
