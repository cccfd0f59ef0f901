import NibDiagnostics

/// What the directory at the end of a ZIP archive says: members by their paths, in folders.
///
/// Documented: APPNOTE.TXT of PKWARE. Members that are stored or deflated are read; archives of several files, and members
/// that are encrypted, are not.
struct ZipDirectory: Sendable {
  /// Where a member lies, and how.
  struct Member: Sendable {
    var method: Int
    var isEncrypted: Bool
    var check: UInt32
    var packed: Int
    var size: Int
    var header: Int
  }

  /// The members that are files, by their paths.
  private(set) var members: [String: Member] = [:]
  /// What lies in each folder, sorted by the bytes of the names; the archive itself is "".
  private(set) var folders: [String: FolderListing] = ["": FolderListing(entries: [])]

  /// Most bytes of the directory, and most members and folders.
  private static let (mostBytes, mostEntries) = (64 << 20, 400_000)
  /// Deepest folder.
  private static let deepest = 64

  /// Reads the directory of an archive.
  /// - Throws: `unreadable` for one that is damaged, `limit`; as the source.
  init(_ path: String, in files: any FileSource) throws(ResourceError) {
    let size = try Self.size(path, in: files)
    let end = try Self.end(path, size: size, in: files)
    guard end.count <= Self.mostEntries, end.bytes <= Self.mostBytes else {
      throw ResourceError(
        .limit, path,
        "the directory of the ZIP archive has \(end.count) members in \(end.bytes) bytes; at most \(Self.mostEntries) in "
          + "\(Self.mostBytes) are read")
    }
    guard end.start >= 0, end.bytes >= 0, end.start <= size - end.bytes else { throw Self.damaged(path, "its end") }
    let bytes = BoundedBytes(try files.bytes(path, at: end.start, count: end.bytes))
    guard bytes.count == end.bytes else { throw Self.damaged(path, "its directory") }
    try read(bytes, count: end.count, path)
    try checkOverlaps(path, end: end.start)
    sortFolders()
  }

  static func damaged(_ path: String, _ what: String) -> ResourceError {
    ResourceError(.unreadable, path, "the ZIP archive is damaged: \(what) cannot be read; copy it again")
  }

  private static func size(_ path: String, in files: any FileSource) throws(ResourceError) -> Int {
    if let stamp = files.stamp(path) { return stamp.size }
    return try files.head(path, limit: mostBytes).count
  }
}

extension ZipDirectory {
  private struct End {
    var count: Int
    var bytes: Int
    var start: Int
  }

  /// The record at the end, which a comment of at most 64 KiB may follow; large archives have a second one before it.
  private static func end(_ path: String, size: Int, in files: any FileSource) throws(ResourceError) -> End {
    let (record, locator) = (22, 20)
    let from = max(0, size - record - 0xFFFF - locator)
    let tail = BoundedBytes(try files.bytes(path, at: from, count: size - from))
    var place = tail.count - record
    while place >= 0, !tail.starts(with: [0x50, 0x4B, 5, 6], at: place) { place -= 1 }
    guard place >= 0, let count = tail.little(place + 10, width: 2), let bytes = tail.little(place + 12, width: 4),
      let start = tail.little(place + 16, width: 4)
    else {
      throw ResourceError(
        .unreadable, path, "the ZIP archive has no directory at its end: it is cut off; copy it again")
    }
    guard count == 0xFFFF || bytes == 0xFFFF_FFFF || start == 0xFFFF_FFFF,
      tail.starts(with: [0x50, 0x4B, 6, 7], at: place - locator)
    else { return End(count: count, bytes: bytes, start: start) }
    guard let offset = tail.little(place - locator + 8, width: 8), offset >= 0, offset < size else {
      throw damaged(path, "its end")
    }
    let large = BoundedBytes(try files.bytes(path, at: offset, count: 56))
    guard large.starts(with: [0x50, 0x4B, 6, 6]), let count = large.little(32, width: 8),
      let bytes = large.little(40, width: 8), let start = large.little(48, width: 8), count >= 0
    else { throw damaged(path, "its end") }
    return End(count: count, bytes: bytes, start: start)
  }

  private mutating func read(_ bytes: BoundedBytes, count: Int, _ path: String) throws(ResourceError) {
    var place = 0
    for _ in 0..<count {
      guard bytes.starts(with: [0x50, 0x4B, 1, 2], at: place), let flags = bytes.little(place + 8, width: 2),
        let method = bytes.little(place + 10, width: 2), let check = bytes.little(place + 16, width: 4),
        let packed = bytes.little(place + 20, width: 4), let size = bytes.little(place + 24, width: 4),
        let nameCount = bytes.little(place + 28, width: 2), let extraCount = bytes.little(place + 30, width: 2),
        let commentCount = bytes.little(place + 32, width: 2), let attributes = bytes.little(place + 38, width: 4),
        let header = bytes.little(place + 42, width: 4)
      else { throw Self.damaged(path, "its directory") }
      let name = bytes.slice(place + 46, count: nameCount).all
      var member = Member(
        method: method, isEncrypted: flags & 1 != 0, check: UInt32(check), packed: packed, size: size, header: header)
      member.widen(bytes.slice(place + 46 + nameCount, count: extraCount))
      guard name.count == nameCount, member.packed >= 0, member.size >= 0, member.header >= 0 else {
        throw Self.damaged(path, "its directory")
      }
      // The upper half is the mode of Unix: a link is no file.
      if attributes >> 16 & 0o170000 != 0o120000 { try add(member, name, path) }
      place += 46 + nameCount + extraCount + commentCount
    }
  }

  private mutating func add(_ member: Member, _ name: [UInt8], _ path: String) throws(ResourceError) {
    guard let text = String(validating: name, as: UTF8.self) else {
      let words = name.map { $0 < 0x80 ? String(UnicodeScalar($0)) : "\\x" + String($0, radix: 16, uppercase: true) }
      folders[""]?.unreadableNames.append(words.joined())
      return
    }
    let isFolder = text.utf8.last == UInt8(ascii: "/")
    let key = isFolder ? FilePath.trimmed(text) : text
    // What would leave the folder that an archive is unpacked into is no member here, and nobody can ask for it.
    guard FilePath.staysInside(key) else { return }
    guard FilePath.split(key).count <= Self.deepest, members.count + folders.count < Self.mostEntries else {
      throw ResourceError(.limit, path, "the ZIP archive has too many folders, or one deeper than \(Self.deepest)")
    }
    if isFolder {
      enter(key)
    } else if members[key] == nil, folders[key] == nil {
      let folder = FilePath.folder(key)
      enter(folder)
      members[key] = member
      folders[folder]?.entries.append(FileEntry(name: FilePath.name(key), kind: .file))
    }
  }

  /// Makes the folders above a path; what is a file already stays one.
  private mutating func enter(_ folder: String) {
    guard folders[folder] == nil, members[folder] == nil else { return }
    folders[folder] = FolderListing(entries: [])
    let above = FilePath.folder(folder)
    enter(above)
    folders[above]?.entries.append(FileEntry(name: FilePath.name(folder), kind: .directory))
  }

  private mutating func sortFolders() {
    for folder in folders.keys { folders[folder]?.entries.sort { FilePath.precedes($0.name, $1.name) } }
  }

  /// Members that share bytes are a trap: a small archive would unpack to anything.
  private func checkOverlaps(_ path: String, end: Int) throws(ResourceError) {
    var last = 0
    for member in members.values.sorted(by: { $0.header < $1.header }) {
      let (after, overflows) = member.header.addingReportingOverflow(member.packed)
      guard member.header >= last, !overflows, after <= end else {
        throw ResourceError(.unreadable, path, "the ZIP archive is damaged: members lie in one another")
      }
      last = after
    }
  }
}

extension ZipDirectory.Member {
  /// Takes numbers that have more than 32 bits from where the directory has them.
  fileprivate mutating func widen(_ extra: BoundedBytes) {
    var place = 0
    while let kind = extra.little(place, width: 2), let count = extra.little(place + 2, width: 2) {
      if kind == 1 {
        var next = place + 4
        for field in [\Self.size, \.packed, \.header] where self[keyPath: field] == 0xFFFF_FFFF {
          self[keyPath: field] = extra.little(next, width: 8) ?? -1
          next += 8
        }
      }
      place += 4 + count
    }
  }
}
