import Synchronization

/// Writes files and folders so that a reader sees the old state or the new one, never half of either.
///
/// The bytes go to a temporary name beside the target, which then takes the target's place. A failure removes the
/// temporary name. Unless `durably` asks for it nothing is flushed to the disk: this guards against crashes of the program,
/// not of the machine.
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
      return try attempt(path) { () throws(SystemCalls.Failure) in
        try SystemCalls.write(bytes, to: path, exclusively: false)
      }
    }
    let target = node == nil ? path : SystemCalls.realPath(path) ?? path
    try place(at: target) { temporary throws(SystemCalls.Failure) in
      try SystemCalls.write(bytes, to: temporary, exclusively: true, synchronized: durably)
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

  /// Writes a folder with all its members in one step; what the path held before is gone afterwards.
  ///
  /// Where the path held something, it is away for the moment between two renames; it is never incomplete.
  /// - Parameters:
  ///   - members: paths inside the folder, with `/` for folders in it, and their bytes.
  ///   - path: the folder.
  /// - Throws: `unsafeName` for a member that is empty, absolute or holds `..`; otherwise as `write`.
  public static func writeFolder(
    _ members: [(path: String, bytes: [UInt8])], to path: String
  ) throws(ResourceError) {
    for member in members where !FilePath.staysInside(member.path) {
      throw ResourceError(.unsafeName, path, "the member '\(member.path)' is not a path inside the folder")
    }
    let target = SystemCalls.node(path) == nil ? FilePath.trimmed(path) : SystemCalls.realPath(path) ?? path
    try place(at: target) { temporary throws(SystemCalls.Failure) in
      try fill(temporary, with: members)
    }
  }

  private static func fill(
    _ folder: String, with members: [(path: String, bytes: [UInt8])]
  ) throws(SystemCalls.Failure) {
    try SystemCalls.makeDirectory(folder)
    for member in members {
      try makeParents(of: member.path, in: folder)
      try SystemCalls.write(member.bytes, to: FilePath.join(folder, member.path), exclusively: true)
    }
  }

  private static func makeParents(of member: String, in folder: String) throws(SystemCalls.Failure) {
    var parent = folder
    for part in FilePath.split(member).dropLast() {
      parent = FilePath.join(parent, String(part))
      if SystemCalls.node(parent) == nil { try SystemCalls.makeDirectory(parent) }
    }
  }

  private static func place(
    at target: String, make: (String) throws(SystemCalls.Failure) -> Void
  ) throws(ResourceError) {
    if SystemCalls.node(target) == .directory && !isCompiledInterface(target) {
      throw ResourceError(
        .wouldReplaceFolder, target, "a folder is at this path and is neither a .nib nor a .storyboardc")
    }
    let temporary = temporaryName(beside: target)
    do {
      try make(temporary)
      try replace(target, with: temporary)
    } catch {
      SystemCalls.remove(temporary)
      throw ResourceError(.unwritable, target, words(for: error, at: target))
    }
  }

  /// The system's words, or which folder is missing: the system does not say which part of a path it means.
  private static func words(for failure: SystemCalls.Failure, at target: String) -> String {
    let folder = FilePath.folder(target)
    guard failure.isMissing, !folder.isEmpty, SystemCalls.node(folder) != .directory else { return failure.words }
    return "the folder '\(folder)' is not there; make it first"
  }

  private static func replace(_ target: String, with temporary: String) throws(SystemCalls.Failure) {
    do { try SystemCalls.rename(temporary, to: target) } catch {
      guard error.isInTheWay, SystemCalls.node(target) != nil else { throw error }
      try swap(target, with: temporary)
    }
  }

  /// A rename cannot replace a full folder, nor a file by a folder: the old one steps aside first.
  private static func swap(_ target: String, with temporary: String) throws(SystemCalls.Failure) {
    let aside = temporaryName(beside: target)
    try SystemCalls.rename(target, to: aside)
    do { try SystemCalls.rename(temporary, to: target) } catch {
      try? SystemCalls.rename(aside, to: target)
      throw error
    }
    SystemCalls.remove(aside)
  }

  private static func attempt(
    _ path: String, _ step: () throws(SystemCalls.Failure) -> Void
  ) throws(ResourceError) {
    do { try step() } catch { throw ResourceError(.unwritable, path, error.words) }
  }

  private static func isCompiledInterface(_ path: String) -> Bool {
    ["nib", "storyboardc"].contains(FilePath.fileExtension(FilePath.name(path)))
  }

  /// Hidden, in the same folder (a rename does not cross disks), and not used twice by this process.
  private static func temporaryName(beside target: String) -> String {
    let number = counter.wrappingAdd(1, ordering: .relaxed).newValue
    let name = ".\(FilePath.name(target)).\(SystemCalls.processNumber)-\(number).partial"
    return FilePath.join(FilePath.folder(target), name)
  }

  private static let counter = Atomic<Int>(0)
}
