import NibDiagnostics
import Synchronization

/// Files in which `App.ipa!Payload/App.app` is what lies at that path in a ZIP archive; all other paths are those of
/// another source.
///
/// Nothing is unpacked to a disk. The directory of an archive is read when a member of it is first asked for, members when
/// they are read, none beyond the bytes that the reader asks for. A file that has an exclamation mark in its own name comes
/// first. Links in archives are not there.
public final class ZipFileSource: FileSource {
  /// Where the archives lie.
  private let others: any FileSource
  private let known = Mutex<[String: Known]>([:])
  /// Bytes that members held so far.
  private let unpackedBytes = Atomic<Int>(0)

  private struct Known {
    var stamp: FileStamp?
    var directory: Result<ZipDirectory, ResourceError>
  }

  /// A member's path in two.
  struct Address {
    var archive: String
    /// The path in the archive; "" for all of it.
    var member: String
  }

  /// What stands between an archive and a member.
  public static let separator = "!"
  /// Directories that are kept.
  private static let mostKnown = 8
  /// Bytes that are read of all members of all archives together: more is a trap.
  private static let mostUnpacked = 1 << 33
  /// Bytes that are read of an archive at a time.
  private static let piece = 1 << 18

  /// Puts the members of archives beside other files.
  public init(_ others: any FileSource = DiskFileSource()) { self.others = others }

  /// What lies at a path.
  public func kind(_ path: String) -> FileKind? {
    guard let address = address(path) else { return others.kind(path) }
    guard let directory = try? directory(address, path), let key = key(address.member) else { return nil }
    return directory.members[key] != nil ? .file : directory.folders[key] != nil ? .directory : nil
  }

  /// The entries of a folder.
  /// - Throws: as `listing`.
  public func entries(_ directory: String) throws(ResourceError) -> [FileEntry] { try listing(directory).entries }

  /// The entries of a folder, and at the top of an archive the members whose names are not UTF-8.
  /// - Throws: `notFound`, `notAFolder`, `unreadable`, `limit`.
  public func listing(_ folder: String) throws(ResourceError) -> FolderListing {
    guard let address = address(folder) else { return try others.listing(folder) }
    let directory = try directory(address, folder)
    let key = try requiredKey(address, folder)
    if let listing = directory.folders[key] { return listing }
    if directory.members[key] != nil {
      throw ResourceError(.notAFolder, folder, "expected a folder, found a file")
    }
    throw missing(address, folder, directory)
  }

  /// The first bytes of a file.
  /// - Throws: `notFound`, `notAFile`, `unreadable`, `limit`.
  public func head(_ path: String, limit: Int) throws(ResourceError) -> [UInt8] {
    guard let address = address(path) else { return try others.head(path, limit: limit) }
    let directory = try directory(address, path)
    let key = try requiredKey(address, path)
    if directory.folders[key] != nil { throw ResourceError(.notAFile, path, "expected a file, found a folder") }
    guard let member = directory.members[key] else { throw missing(address, path, directory) }
    return try read(member, of: address.archive, path, limit: max(0, limit))
  }

  /// Bytes of a file from an offset on.
  /// - Throws: as `head`.
  public func bytes(_ path: String, at offset: Int, count: Int) throws(ResourceError) -> [UInt8] {
    guard address(path) != nil else { return try others.bytes(path, at: offset, count: count) }
    let (end, overflows) = offset.addingReportingOverflow(count)
    guard offset >= 0, count > 0, !overflows else { return [] }
    return Array(try head(path, limit: end).dropFirst(offset))
  }

  /// The path with all links to the archive resolved.
  public func canonical(_ path: String) -> String {
    guard let address = address(path), let key = key(address.member) else { return others.canonical(path) }
    return others.canonical(address.archive) + Self.separator + key
  }

  /// The archive's time of change, and the member's own size.
  public func stamp(_ path: String) -> FileStamp? {
    guard let address = address(path) else { return others.stamp(path) }
    guard var stamp = others.stamp(address.archive), let key = key(address.member),
      let member = (try? directory(address, path))?.members[key]
    else { return nil }
    stamp.size = member.size
    return stamp
  }
}

extension ZipFileSource {
  /// The archive and the member that a path names: the first exclamation mark behind the path of a file.
  private func address(_ path: String) -> Address? {
    guard path.utf8.contains(Self.mark), others.kind(path) == nil else { return nil }
    return Self.addresses(in: path, of: others).first
  }

  private static let mark = UInt8(ascii: "!")

  private static func addresses(in path: String, of files: any FileSource) -> [Address] {
    var found: [Address] = []
    var start = path.startIndex
    while let place = path.utf8[start...].firstIndex(of: mark) {
      start = path.utf8.index(after: place)
      let archive = String(path[..<place])
      if files.kind(archive) == .file { found.append(Address(archive: archive, member: String(path[start...]))) }
    }
    return found
  }

  /// What an archive holds, as a folder: `App.ipa!` of `App.ipa`. Nil for what is no archive by its name and what is in it.
  package static func folder(ofArchive path: String, in files: any FileSource) -> String? {
    guard ["ipa", "zip"].contains(FilePath.fileExtension(path)), files.kind(path) == .file else { return nil }
    let top = path + separator
    return files.kind(top) == .directory ? top : nil
  }

  /// A path and a name below it; at the top of an archive `App.ipa!Payload`, as people write it.
  package static func join(_ folder: String, _ name: String, in files: any FileSource) -> String {
    let isTop = folder.hasSuffix(separator) && files.kind(String(folder.dropLast())) == .file
    return isTop ? folder + name : FilePath.join(folder, name)
  }

  /// The files that a path may lead into as archives.
  package static func archives(in path: String, of files: any FileSource) -> [String] {
    path.utf8.contains(mark) ? addresses(in: path, of: files).map(\.archive) : []
  }

  /// A member's path as the directory has it; nil for one that leads out of the archive.
  private func key(_ member: String) -> String? {
    let parts = FilePath.split(member).filter { $0 != "." }
    return parts.contains("..") ? nil : parts.joined(separator: "/")
  }

  private func requiredKey(_ address: Address, _ path: String) throws(ResourceError) -> String {
    guard let key = key(address.member) else {
      throw ResourceError(.notFound, path, "the path leads out of the archive; name a member without '..'")
    }
    return key
  }

  private func missing(_ address: Address, _ path: String, _ directory: ZipDirectory) -> ResourceError {
    let name = FilePath.name(address.member)
    let alike = (Array(directory.members.keys) + directory.folders.keys)
      .filter { !name.isEmpty && FilePath.name($0) == name }.min { FilePath.precedes($0, $1) }
    let advice = alike.map { "; it has \(address.archive)\(Self.separator)\($0)" } ?? ""
    return ResourceError(.notFound, path, "the archive has no member of this path\(advice)")
  }

  private func directory(_ address: Address, _ path: String) throws(ResourceError) -> ZipDirectory {
    let stamp = others.stamp(address.archive)
    if let known = known.withLock({ $0[address.archive] }), known.stamp == stamp { return try known.directory.get() }
    let result: Result<ZipDirectory, ResourceError>
    do throws(ResourceError) {
      let head = try others.head(address.archive, limit: 4)
      guard head.starts(with: [0x50, 0x4B, 3, 4]) || head.starts(with: [0x50, 0x4B, 5, 6]) else {
        throw ResourceError(
          .notFound, path, "'\(FilePath.name(address.archive))' is no ZIP archive, and has no members")
      }
      result = .success(try ZipDirectory(address.archive, in: others))
    } catch {
      result = .failure(error)
    }
    known.withLock { known in
      if known.count >= Self.mostKnown { known = [:] }
      known[address.archive] = Known(stamp: stamp, directory: result)
    }
    return try result.get()
  }

  private func read(
    _ member: ZipDirectory.Member, of archive: String, _ path: String, limit: Int
  ) throws(ResourceError) -> [UInt8] {
    guard !member.isEncrypted else {
      throw ResourceError(.unreadable, path, "the member is encrypted; unpack the archive with its password")
    }
    // The head before the bytes repeats the name, and has its own fields behind it.
    let head = BoundedBytes(try others.bytes(archive, at: member.header, count: 30))
    guard head.starts(with: [0x50, 0x4B, 3, 4]), let name = head.little(26, width: 2),
      let extra = head.little(28, width: 2)
    else { throw ZipDirectory.damaged(path, "the head of the member") }
    let start = member.header + 30 + name + extra
    var place = 0
    let files = others
    let next = { () throws(ResourceError) -> [UInt8] in
      let count = min(Self.piece, member.packed - place)
      guard count > 0 else { return [] }
      let bytes = try files.bytes(archive, at: start + place, count: count)
      place += bytes.count
      return bytes
    }
    let bytes = try unpacked(member, path, limit: limit, next)
    try account(bytes.count, path)
    // A member that ends where it should has all its bytes right.
    if bytes.count < limit || bytes.count == member.size {
      guard bytes.count == member.size, ZipCheck.sum(of: bytes) == member.check else {
        throw ZipDirectory.damaged(path, "the member")
      }
    }
    return bytes
  }

  /// The first bytes of a member out of what it is packed in.
  private func unpacked(
    _ member: ZipDirectory.Member, _ path: String, limit: Int, _ next: () throws(ResourceError) -> [UInt8]
  ) throws(ResourceError) -> [UInt8] {
    switch member.method {
    case 0:
      guard member.packed == member.size else { throw ZipDirectory.damaged(path, "the member") }
      var stored: [UInt8] = []
      while stored.count < limit, case let piece = try next(), !piece.isEmpty { stored += piece }
      return Array(stored.prefix(limit))
    case 8:
      switch try SystemCalls.inflated(limit: limit, next: next) {
      case .success(let inflated): return inflated
      case .failure(.damaged): throw ZipDirectory.damaged(path, "the member")
      case .failure(.unavailable):
        throw ResourceError(.unavailable, path, "the system has no zlib to unpack the member with; unpack the archive")
      }
    default:
      throw ResourceError(
        .unreadable, path, "the member is compressed by method \(member.method), and deflate (8) is read; unpack it")
    }
  }

  private func account(_ count: Int, _ path: String) throws(ResourceError) {
    guard unpackedBytes.add(count, ordering: .relaxed).newValue <= Self.mostUnpacked else {
      throw ResourceError(
        .limit, path,
        "members of archives held more than \(Self.mostUnpacked) bytes; unpack the archive, and look at it")
    }
  }
}

/// The sum by which archives tell damage: CRC-32.
enum ZipCheck {
  private static let table: [UInt32] = (0..<256).map { start in
    (0..<8).reduce(UInt32(start)) { sum, _ in sum & 1 == 1 ? 0xEDB8_8320 ^ sum >> 1 : sum >> 1 }
  }

  static func sum(of bytes: [UInt8]) -> UInt32 {
    ~bytes.reduce(~0) { table[Int(UInt8(truncatingIfNeeded: $0) ^ $1)] ^ $0 >> 8 }
  }
}
