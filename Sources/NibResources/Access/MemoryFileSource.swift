/// Files that live in memory: for tests, and for resources that are built into a program.
///
/// Folders exist because files lie in them. Links may name files or folders and may form loops.
public struct MemoryFileSource: FileSource {
  private var files: [String: [UInt8]] = [:]
  private var folders: [String: [String: FileEntry]] = ["/": [:]]
  private var links: [String: String] = [:]

  /// A source with the given files.
  /// - Parameters:
  ///   - files: absolute paths and their bytes.
  ///   - links: absolute paths and the absolute paths that they lead to.
  public init(_ files: [String: [UInt8]] = [:], links: [String: String] = [:]) {
    for (path, bytes) in files { add(bytes, at: path) }
    self.links = links
    for path in links.keys { enter(path) }
  }

  /// Adds or replaces a file.
  public mutating func add(_ bytes: [UInt8], at path: String) {
    files[path] = bytes
    enter(path)
    folders[FilePath.folder(path)]?[FilePath.name(path)] = FileEntry(name: FilePath.name(path), kind: .file)
  }

  /// Makes the folders above a path.
  private mutating func enter(_ path: String) {
    let folder = FilePath.folder(path)
    guard !folder.isEmpty, folders[folder] == nil else { return }
    folders[folder] = [:]
    enter(folder)
    let name = FilePath.name(folder)
    folders[FilePath.folder(folder)]?[name] = FileEntry(name: name, kind: .directory)
  }

  /// What lies at a path, links followed.
  public func kind(_ path: String) -> FileKind? {
    let path = canonical(path)
    if files[path] != nil { return .file }
    return folders[path] == nil ? nil : .directory
  }

  /// The entries of a folder, sorted by the bytes of their names.
  /// - Throws: `notFound`, `notAFolder`.
  public func entries(_ directory: String) throws(ResourceError) -> [FileEntry] {
    let folder = canonical(directory)
    guard let entries = folders[folder] else {
      if files[folder] != nil { throw ResourceError(.notAFolder, directory, "expected a folder, found a file") }
      throw ResourceError(.notFound, directory, "nothing is at this path")
    }
    let linked = links.keys.filter { FilePath.folder($0) == folder }.compactMap { link in
      kind(link).map { FileEntry(name: FilePath.name(link), kind: $0, isLink: true) }
    }
    return (entries.values + linked).sorted { FilePath.precedes($0.name, $1.name) }
  }

  /// The first bytes of a file.
  /// - Throws: `notFound`, `notAFile`.
  public func head(_ path: String, limit: Int) throws(ResourceError) -> [UInt8] {
    if let bytes = files[canonical(path)] { return Array(bytes.prefix(max(0, limit))) }
    if kind(path) == .directory { throw ResourceError(.notAFile, path, "expected a file, found a folder") }
    throw ResourceError(.notFound, path, "nothing is at this path")
  }

  /// Bytes of a file from an offset on.
  /// - Throws: `notFound`, `notAFile`.
  public func bytes(_ path: String, at offset: Int, count: Int) throws(ResourceError) -> [UInt8] {
    guard let bytes = files[canonical(path)] else { return try head(path, limit: 0) }
    return Array(bytes.dropFirst(max(0, offset)).prefix(max(0, count)))
  }

  /// The path with all links resolved; the path itself when links never end.
  public func canonical(_ path: String) -> String {
    var current = FilePath.trimmed(path)
    for _ in 0..<Self.longestLinkChain {
      guard let next = followingFirstLink(current) else { return current }
      current = next
    }
    return path
  }

  private func followingFirstLink(_ path: String) -> String? {
    guard !links.isEmpty else { return nil }
    var prefix = ""
    let parts = FilePath.split(path)
    for (index, part) in parts.enumerated() {
      prefix += "/" + part
      guard let target = links[prefix] else { continue }
      return FilePath.join(target, parts[(index + 1)...].joined(separator: "/"))
    }
    return nil
  }

  /// As many as Linux follows before it gives up.
  private static let longestLinkChain = 40
}
