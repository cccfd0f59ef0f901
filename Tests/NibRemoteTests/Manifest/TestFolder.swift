import Foundation

/// A folder for one test, removed afterwards.
final class TestFolder: Sendable {
  let path: String

  init() throws {
    path = NSTemporaryDirectory() + "/nibwright-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  func path(_ name: String) -> String { path + "/" + name }

  func bytes(_ name: String) -> [UInt8]? { FileManager.default.contents(atPath: path(name)).map(Array.init) }

  func write(_ bytes: [UInt8], to name: String) throws { try Data(bytes).write(to: URL(fileURLWithPath: path(name))) }

  func names(_ folder: String) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: path(folder))) ?? []).sorted()
  }
}
