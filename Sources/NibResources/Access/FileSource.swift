/// What lies at a path, links followed.
public enum FileKind: Sendable, Hashable {
  /// A regular file.
  case file
  /// A folder.
  case directory
}

/// One line of a folder's listing.
public struct FileEntry: Sendable, Hashable {
  /// The name in the folder.
  public var name: String
  /// What it is, links followed.
  public var kind: FileKind
  /// Whether the name is a symbolic link.
  public var isLink: Bool

  /// Makes an entry.
  public init(name: String, kind: FileKind, isLink: Bool = false) {
    self.name = name
    self.kind = kind
    self.isLink = isLink
  }
}

/// What a folder holds, and what in it has no name that can be said.
public struct FolderListing: Sendable, Hashable {
  /// The entries, sorted by the bytes of their names.
  public var entries: [FileEntry]
  /// Names that are not UTF-8, each other byte written as `\\xE9`, sorted.
  public var unreadableNames: [String]
  /// Names of pipes, devices, and links to nothing or to themselves, sorted by their bytes.
  public var unopenableNames: [String]

  /// Makes a listing.
  public init(entries: [FileEntry], unreadableNames: [String] = [], unopenableNames: [String] = []) {
    self.entries = entries
    self.unreadableNames = unreadableNames
    self.unopenableNames = unopenableNames
  }
}

/// Where files come from: the disk, or memory in tests.
///
/// Paths use `/`. Devices, pipes and broken links are not there: `kind` is nil and listings leave them out.
public protocol FileSource: Sendable {
  /// What lies at a path, links followed; nil when there is nothing that can be read.
  func kind(_ path: String) -> FileKind?

  /// The entries of a folder, sorted by the bytes of their names.
  /// - Throws: `notFound`, `notAFolder`, `unreadable`.
  func entries(_ directory: String) throws(ResourceError) -> [FileEntry]

  /// The entries of a folder, and the names that were left out. Sources whose names are all text need not write it.
  /// - Throws: `notFound`, `notAFolder`, `unreadable`.
  func listing(_ directory: String) throws(ResourceError) -> FolderListing

  /// The first bytes of a file, at most `limit`.
  /// - Throws: `notFound`, `notAFile`, `unreadable`.
  func head(_ path: String, limit: Int) throws(ResourceError) -> [UInt8]

  /// Bytes of a file from an offset on, at most `count`; fewer where the file ends. Sources that have only the first bytes
  /// need not write it.
  /// - Throws: `notFound`, `notAFile`, `unreadable`.
  func bytes(_ path: String, at offset: Int, count: Int) throws(ResourceError) -> [UInt8]

  /// The path with all links resolved; the path itself when there is nothing.
  func canonical(_ path: String) -> String

  /// Size and time of change of a file, by which a changed file is told from the same one; nil where they are not known.
  func stamp(_ path: String) -> FileStamp?
}

/// What tells a changed file from the same one.
public struct FileStamp: Sendable, Hashable {
  /// Bytes of the file.
  public var size: Int
  /// Nanoseconds since 1970 of the last change.
  public var changed: Int
  /// Number of the file on its disk.
  public var number: UInt64

  /// Makes a stamp.
  public init(size: Int, changed: Int, number: UInt64) {
    self.size = size
    self.changed = changed
    self.number = number
  }
}

extension FileSource {
  /// Bytes among the first 4 MiB of a file; none beyond them.
  /// - Throws: `notFound`, `notAFile`, `unreadable`.
  public func bytes(_ path: String, at offset: Int, count: Int) throws(ResourceError) -> [UInt8] {
    let (end, overflows) = offset.addingReportingOverflow(count)
    guard offset >= 0, count > 0, !overflows, end <= 4 << 20 else { return [] }
    return Array(try head(path, limit: end).dropFirst(offset))
  }

  /// Not known.
  public func stamp(_ path: String) -> FileStamp? { nil }

  /// The entries of a folder, none of them left out.
  /// - Throws: `notFound`, `notAFolder`, `unreadable`.
  public func listing(_ directory: String) throws(ResourceError) -> FolderListing {
    FolderListing(entries: try entries(directory))
  }

  /// The names in a folder, sorted by their bytes.
  /// - Throws: `notFound`, `notAFolder`, `unreadable`.
  public func list(_ directory: String) throws(ResourceError) -> [String] {
    try entries(directory).map(\.name)
  }

  /// All bytes of a file.
  /// - Throws: `notFound`, `notAFile`, `unreadable`, and `limit` when the file has more bytes than allowed.
  public func read(_ path: String, limit: Int = 64 << 20) throws(ResourceError) -> [UInt8] {
    let (wanted, overflows) = limit.addingReportingOverflow(1)
    let bytes = try head(path, limit: overflows ? limit : wanted)
    guard bytes.count <= limit else {
      throw ResourceError(.limit, path, "the file has more than the \(limit) bytes that are allowed")
    }
    return bytes
  }
}
