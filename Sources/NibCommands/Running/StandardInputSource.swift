import NibResources
import Synchronization

/// Files in which `-` is what standard input holds; it is read once, when it is first asked for.
final class StandardInputSource: FileSource {
  /// What stands for standard input, and for standard output.
  static let path = "-"

  private let others: any FileSource
  private let readInput: @Sendable (Int) -> [UInt8]?
  private let input = Mutex<(bytes: [UInt8]?, isRead: Bool)>((nil, false))
  /// Most bytes that are kept of standard input, one more than any reader believes.
  private static let most = 1 << 30

  /// Puts standard input beside other files.
  /// - Parameter readInput: reads at most so many bytes; nil when nothing can be read.
  init(_ others: any FileSource, readInput: @escaping @Sendable (Int) -> [UInt8]?) {
    self.others = others
    self.readInput = readInput
  }

  func kind(_ path: String) -> FileKind? { path == Self.path ? .file : others.kind(path) }

  func entries(_ directory: String) throws(ResourceError) -> [FileEntry] { try others.entries(inside(directory)) }

  func listing(_ directory: String) throws(ResourceError) -> FolderListing { try others.listing(inside(directory)) }

  func head(_ path: String, limit: Int) throws(ResourceError) -> [UInt8] {
    guard path == Self.path else { return try others.head(path, limit: limit) }
    let bytes = input.withLock { input -> [UInt8]? in
      if !input.isRead { input = (readInput(Self.most), true) }
      return input.bytes
    }
    guard let bytes else { throw ResourceError(.unreadable, path, "standard input cannot be read") }
    return bytes.count <= limit ? bytes : Array(bytes.prefix(limit))
  }

  func canonical(_ path: String) -> String { path == Self.path ? path : others.canonical(path) }

  /// Standard input is no folder, and neither is a file of its name.
  private func inside(_ path: String) -> String { path == Self.path ? "/dev/stdin" : path }
}
