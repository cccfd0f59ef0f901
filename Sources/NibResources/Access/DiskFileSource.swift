/// The files of this machine.
public struct DiskFileSource: FileSource {
  /// The disk.
  public init() {}

  /// What lies at a path, links followed.
  public func kind(_ path: String) -> FileKind? {
    switch SystemCalls.node(path) {
    case .file: .file
    case .directory: .directory
    case .other, nil: nil
    }
  }

  /// The entries of a folder, sorted by the bytes of their names; names that are not UTF-8 are left out.
  /// - Throws: `notFound`, `notAFolder`, `unreadable`.
  public func entries(_ directory: String) throws(ResourceError) -> [FileEntry] {
    try listing(directory).entries
  }

  /// The entries of a folder, the names in it that are not UTF-8, and those of what cannot be opened.
  /// - Throws: `notFound`, `notAFolder`, `unreadable`.
  public func listing(_ directory: String) throws(ResourceError) -> FolderListing {
    let names: SystemCalls.FolderNames
    do { names = try SystemCalls.names(in: directory) } catch {
      throw missing(directory, error, wrongKind: .notAFolder)
    }
    var listing = FolderListing(entries: [], unreadableNames: names.unreadable)
    listing.entries.reserveCapacity(names.readable.count)
    for (name, type) in names.readable {
      if let entry = entry(name, type, in: directory) {
        listing.entries.append(entry)
      } else {
        listing.unopenableNames.append(name)
      }
    }
    return listing
  }

  /// Asks the system about an entry only when the listing did not say what it is.
  private func entry(_ name: String, _ type: SystemCalls.EntryType, in directory: String) -> FileEntry? {
    switch type {
    case .file: return FileEntry(name: name, kind: .file)
    case .directory: return FileEntry(name: name, kind: .directory)
    case .link, .unknown:
      // A file system that does not tell types gets the care that links get.
      return kind(FilePath.join(directory, name)).map { FileEntry(name: name, kind: $0, isLink: true) }
    }
  }

  /// The first bytes of a file.
  /// - Throws: `notFound`, `notAFile`, `unreadable`.
  public func head(_ path: String, limit: Int) throws(ResourceError) -> [UInt8] {
    do { return try SystemCalls.head(path, limit: limit) } catch {
      throw missing(path, error, wrongKind: .notAFile)
    }
  }

  /// Bytes of a file from an offset on.
  /// - Throws: `notFound`, `notAFile`, `unreadable`.
  public func bytes(_ path: String, at offset: Int, count: Int) throws(ResourceError) -> [UInt8] {
    do { return try SystemCalls.bytes(path, at: offset, count: count) } catch {
      throw missing(path, error, wrongKind: .notAFile)
    }
  }

  /// The path with all links resolved.
  public func canonical(_ path: String) -> String {
    SystemCalls.realPath(path) ?? path
  }

  /// Size and time of change of a file.
  public func stamp(_ path: String) -> FileStamp? { SystemCalls.stamp(path) }

  private func missing(
    _ path: String, _ failure: SystemCalls.Failure, wrongKind: ResourceError.Code
  ) -> ResourceError {
    let node = SystemCalls.node(path)
    if node == nil && failure.isMissing { return ResourceError(.notFound, path, "nothing is at this path") }
    if wrongKind == .notAFile && node != .file {
      return ResourceError(.notAFile, path, "expected a file, found a folder or a device")
    }
    if wrongKind == .notAFolder && node != .directory {
      return ResourceError(.notAFolder, path, "expected a folder, found a file")
    }
    return ResourceError(.unreadable, path, failure.words)
  }
}
