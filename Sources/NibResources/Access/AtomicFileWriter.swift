/// Writes files and folders so that a reader sees the old state or the new one, never half of either.
///
/// The bytes go to a temporary name beside the target, which then takes the target's place. A failure removes the
/// temporary name; what a killed process leaves, the next writer to the folder removes. Several may write to one path:
/// each succeeds, and the last one stays. Unless `durably` asks for it nothing is flushed to the disk: this guards against
/// crashes of the program, not of the machine.
public enum AtomicFileWriter {
  /// Writes a file. A link at the path is followed; a device or a pipe is written to directly.
  /// - Parameters:
  ///   - bytes: the new content.
  ///   - path: the file.
  ///   - durably: whether the bytes are on the disk before the name means them, and the name before this returns, so that
  ///     a power cut leaves the old state or the new one too. Costs a wait for the disk.
  /// - Throws: `unwritable`; `wouldReplaceFolder` when a folder that is no compiled interface lies at the path.
  public static func write(_ bytes: [UInt8], to path: String, durably: Bool = false) throws(ResourceError) {
    let node = SystemCalls.node(path)
    if node == .other {
      return try attempt(path) { () throws(SystemCalls.Failure) in try SystemCalls.write(bytes, to: path) }
    }
    let target = node == nil ? path : SystemCalls.realPath(path) ?? path
    try place(at: target, isFolder: false) { temporary throws(SystemCalls.Failure) in
      try SystemCalls.write(bytes, to: temporary, synchronized: durably)
      return true
    }
    if durably { try synchronizeFolder(FilePath.folder(target)) }
  }

  /// Waits until the names in a folder are on the disk.
  /// - Throws: `unwritable`.
  package static func synchronizeFolder(_ path: String) throws(ResourceError) {
    try attempt(path) { () throws(SystemCalls.Failure) in
      try SystemCalls.synchronizeFolder(path.isEmpty ? "." : path)
    }
  }

  /// Removes what writers that were killed left in a folder.
  package static func sweep(_ path: String) { TemporaryPlace.sweep(path) }

  /// Writes a folder with all its members in one step; what the path held before is gone afterwards.
  ///
  /// Where the path held something, both are exchanged in one step; on a system that cannot, the path is empty for the
  /// moment between two renames. It never holds half of either.
  /// - Parameters:
  ///   - members: paths inside the folder, with `/` for folders in it, and their bytes.
  ///   - path: the folder.
  /// - Throws: `unsafeName` for a member that is empty, absolute or holds `..`; otherwise as `write`.
  public static func writeFolder(
    _ members: [(path: String, bytes: [UInt8])], to path: String
  ) throws(ResourceError) {
    try writeFolder(members.map(\.path), to: path) { members[$0].bytes }
  }

  /// Writes a folder whose members are made one after another, so that no two take memory at once.
  /// - Parameters:
  ///   - members: paths inside the folder, with `/` for folders in it.
  ///   - path: the folder.
  ///   - bytes: the bytes of a member by its index; nil where they cannot be made, which leaves the path as it is.
  /// - Throws: as the other `writeFolder`.
  package static func writeFolder(
    _ members: [String], to path: String, bytes: (Int) -> [UInt8]?
  ) throws(ResourceError) {
    for member in members where !FilePath.staysInside(member) {
      throw ResourceError(.unsafeName, path, "the member '\(member)' is not a path inside the folder")
    }
    let target = SystemCalls.node(path) == nil ? FilePath.trimmed(path) : SystemCalls.realPath(path) ?? path
    try place(at: target, isFolder: true) { temporary throws(SystemCalls.Failure) in
      for (index, member) in members.enumerated() {
        guard let bytes = bytes(index) else { return false }
        try makeParents(of: member, in: temporary)
        try SystemCalls.create(FilePath.join(temporary, member), bytes)
      }
      return true
    }
  }

  private static func makeParents(of member: String, in folder: String) throws(SystemCalls.Failure) {
    var parent = folder
    for part in FilePath.split(member).dropLast() {
      parent = FilePath.join(parent, String(part))
      if SystemCalls.node(parent) == nil { try SystemCalls.makeDirectory(parent) }
    }
  }

  /// - Parameter fill: makes what comes to the target's place; false leaves the target as it is.
  private static func place(
    at target: String, isFolder: Bool, fill: (String) throws(SystemCalls.Failure) -> Bool
  ) throws(ResourceError) {
    if SystemCalls.node(target) == .directory, let reason = CompiledFolder.refusal(of: target) {
      throw ResourceError(.wouldReplaceFolder, target, reason)
    }
    do throws(SystemCalls.Failure) {
      let temporary = try TemporaryPlace(in: FilePath.folder(target), isFolder: isFolder)
      do throws(SystemCalls.Failure) {
        guard try fill(temporary.path) else { return SystemCalls.remove(temporary.path) }
        try replace(target, with: temporary.path)
      } catch {
        SystemCalls.remove(temporary.path)
        throw error
      }
    } catch {
      throw ResourceError(.unwritable, target, words(for: error, at: target))
    }
  }

  /// The system's words, or which folder is missing: the system does not say which part of a path it means.
  private static func words(for failure: SystemCalls.Failure, at target: String) -> String {
    let folder = FilePath.folder(target)
    guard failure.isMissing, !folder.isEmpty, SystemCalls.node(folder) != .directory else { return failure.words }
    return "the folder '\(folder)' is not there; make it first"
  }

  /// How often another writer may come between before this one gives up.
  private static let mostTries = 1000

  /// Puts what was made in the target's place.
  ///
  /// A rename cannot replace a full folder, nor a file by a folder: then the names are exchanged and the old one goes.
  /// Between two steps another writer may have taken the target away or put its own there; then it begins again.
  private static func replace(_ target: String, with temporary: String) throws(SystemCalls.Failure) {
    for tries in 1...mostTries {
      do {
        return try SystemCalls.rename(temporary, to: target)
      } catch {
        guard error.isInTheWay, tries < mostTries else { throw error }
      }
      do {
        try SystemCalls.exchange(temporary, target)
        return SystemCalls.remove(temporary)
      } catch {
        if error.isMissing, SystemCalls.node(temporary) != nil { continue }
        guard error.isUnsupported else { throw error }
      }
      if try swap(target, with: temporary) { return }
    }
  }

  /// Where names cannot be exchanged the old one steps aside first.
  /// - Returns: False when another writer came between.
  static func swap(_ target: String, with temporary: String) throws(SystemCalls.Failure) -> Bool {
    let aside = TemporaryPlace.name(in: FilePath.folder(target))
    // Held, so that no sweeper takes it before it is known that it is not needed.
    let held = SystemCalls.HeldPlace.take(target)
    do { try SystemCalls.rename(target, to: aside) } catch {
      if error.isMissing { return false }
      throw error
    }
    do { try SystemCalls.rename(temporary, to: target) } catch {
      if error.isInTheWay {
        SystemCalls.remove(aside)
        return false
      }
      try? SystemCalls.rename(aside, to: target)
      throw error
    }
    SystemCalls.remove(aside)
    _ = consume held
    return true
  }

  private static func attempt(
    _ path: String, _ step: () throws(SystemCalls.Failure) -> Void
  ) throws(ResourceError) {
    do { try step() } catch { throw ResourceError(.unwritable, path, error.words) }
  }
}
