import NibArchives
import NibDiagnostics
import NibGraph
import NibPropertyLists
import NibResources

/// A folder that is a compiled interface: a nib of several archives, or a compiled storyboard.
///
/// Its files are read when they are asked for.
public struct InterfaceFolder: Sendable {
  /// The folder.
  public let path: String
  /// Names of the archives and documents in it, sorted.
  public let members: [String]
  /// Whether it is a compiled storyboard rather than one nib in several forms.
  public let isStoryboard: Bool
  /// Names of all that is in it, sorted.
  let names: [String]
  /// Names of what cannot be opened: pipes, devices, links to nothing.
  private let unopenable: Set<String>
  private let files: any FileSource
  private let limits: ReadLimits

  /// Lists a folder.
  init(_ path: String, files: any FileSource, limits: ReadLimits) throws(ResourceError) {
    self.path = path
    self.files = files
    self.limits = limits
    let listing = try files.listing(path)
    unopenable = Set(listing.unopenableNames)
    let opened = listing.entries.map(\.name)
    names = listing.unopenableNames.isEmpty ? opened : (opened + listing.unopenableNames).sorted()
    let listed = Self.files(ofStoryboard: names)
    members = names.filter { $0.hasSuffix(".nib") || $0.hasSuffix(".storyboard") || listed.contains($0) }
    isStoryboard =
      path.hasSuffix(".storyboardc") || path.hasSuffix(".storyboardc/") || names.contains("Info.plist")
      || !listed.isEmpty
  }

  /// Reads a member.
  /// - Throws: as `Interface.read`.
  public func read(_ member: String) throws(NibError) -> Interface {
    try checkOpens(member)
    return try Interface.read(join(member), files: files, limits: limits)
  }

  /// The archive that a nib's folder stands for on a system: of the members made for it or for older ones the newest,
  /// of members that are all for newer ones the oldest.
  ///
  /// The rule for every loader, command and compile in memory.
  /// - Parameter target: the system; nil for the newest of all.
  /// - Returns: a name out of `members`; nil when no member is an archive of a nib.
  public func member(for target: DeploymentTarget?) -> String? {
    isStoryboard ? nil : NibFolder.member(among: names, deploymentTarget: target)
  }

  /// What a file of a nib's folder is for; nil for one that no nib is known to have, and in a storyboard.
  public func role(of member: String) -> NibFolderRole? {
    isStoryboard ? nil : NibFolder.role(of: member, among: names)
  }

  /// The document that the folder keeps beside what was compiled from it, to be compiled again.
  /// - Throws: `wrongForm` for a folder that keeps none; as `Interface.read`.
  public func source() throws(NibError) -> Interface {
    guard !isStoryboard, let source = NibFolder.source(among: names) else {
      if let refusal = ForeignInput.refusal(ofFolder: path, names: names) { throw refusal }
      let (keyed, other) = NibFolder.sources
      throw NibError(
        code: .wrongForm, place: Place(file: path),
        detail: "this is compiled already, and the folder keeps no document: no \(keyed) or \(other)",
        hint: "give a XIB or a storyboard")
    }
    return try read(source)
  }

  /// The bytes of a member.
  /// - Throws: `notFound`, `unreadable`, `limit`.
  func bytes(of member: String) throws(NibError) -> [UInt8] {
    try checkOpens(member)
    do { return try files.read(join(member), limit: limits.bytes) } catch { throw NibError(error) }
  }

  /// Which archive of a compiled storyboard holds which controller.
  /// - Throws: `notFound` without an `Info.plist`, `badPropertyList`, `unsupportedFormat` for one that names no
  ///   controllers.
  public func manifest() throws(NibError) -> StoryboardManifest {
    if let platform = platformOfFiles {
      var manifest = StoryboardManifest()
      manifest.platform = platform
      return manifest
    }
    try checkOpens("Info.plist")
    let file = join("Info.plist")
    let list: PropertyList
    do {
      list = try PropertyList(try files.read(file, limit: limits.bytes), file: file)
    } catch { throw NibError(error, name: file) }
    guard let manifest = StoryboardManifest(list) else {
      if let refusal = ForeignInput.refusal(ofFolder: path, names: names) { throw refusal }
      let key = NibPlatform.standard.traits.storyboard.manifest?.nibNames ?? ""
      throw NibError(
        code: .unsupportedFormat, place: Place(file: file),
        detail: "the property list has no \(key): the folder is no compiled storyboard for UIKit")
    }
    return manifest
  }

  /// The interface of a nib in a compiled storyboard, by its base name; nil when there is none.
  ///
  /// A name comes from a file that may be hostile: it does not lead out of the folder.
  /// - Throws: as `Interface.read`.
  package func nib(named base: String) throws(NibError) -> Interface? {
    guard !base.isEmpty, !base.contains("/"),
      unopenable.contains(base + ".nib") || files.kind(join(base + ".nib")) != nil
    else { return nil }
    return try read(base + ".nib")
  }

  /// All files below the folder, by their paths in it, in the order of their names.
  /// - Throws: `unreadable` and its like; `tooDeep` for folders in folders deeper than a storyboard has them, as those
  ///   of a link that leads back.
  package func contents() throws(NibError) -> [InterfaceFile] {
    var found: [InterfaceFile] = []
    try collect(path, "", level: 1, into: &found)
    return found
  }

  /// Decodes the archives among the files of a compiled interface, so that a broken one is not taken for whole.
  /// - Parameters:
  ///   - files: one file with an empty path, or those of a folder.
  ///   - path: where they lie.
  /// - Throws: the codes of `ArchiveError`.
  package static func check(_ files: [InterfaceFile], of path: String) throws(NibError) {
    if let list = files.first(where: { $0.path == "Info.plist" }) {
      let place = join(path, list.path)
      do { _ = try PropertyList(list.bytes, file: place) } catch { throw NibError(error, name: place) }
    }
    var siblings: [String: [String]] = [:]
    for file in files { siblings[FilePath.folder(file.path), default: []].append(FilePath.name(file.path)) }
    for file in files where file.path.isEmpty || file.path.hasSuffix(".nib") {
      let name = FilePath.name(file.path)
      switch NibFolder.role(of: name, among: siblings[FilePath.folder(file.path)] ?? []) {
      case .source, .notes, .superseded: continue
      case .archive, nil: break
      }
      let source = InterfaceSource.source(of: file.bytes, name: name)
      if case .document = source { continue }
      _ = try Interface(source, name: file.path.isEmpty ? path : join(path, file.path))
    }
  }

  private static let deepestContents = 4

  private func collect(
    _ folder: String, _ prefix: String, level: Int, into found: inout [InterfaceFile]
  ) throws(NibError) {
    guard level <= Self.deepestContents else {
      throw NibError(
        code: .tooDeep, place: Place(file: folder),
        detail: "the folder is nested too deep; at most \(Self.deepestContents) levels are read")
    }
    let listing: FolderListing
    do { listing = try files.listing(folder) } catch { throw NibError(error) }
    if let name = listing.unopenableNames.first { throw Self.cannotOpen(Self.join(folder, name)) }
    if listing.entries.isEmpty, level > 1, folder.hasSuffix(".nib") || folder.hasSuffix("/Info.plist") {
      throw NibError(
        code: .noArchiveInFolder, place: Place(file: folder), detail: "the folder is empty", hint: Self.whatToDo)
    }
    for entry in listing.entries {
      let path = Self.join(folder, entry.name)
      if entry.isLink, !FilePath.isInside(files.canonical(path), of: files.canonical(self.path)) {
        throw NibError(
          code: .unsafeName, place: Place(file: path), detail: "the member is a link that leads out of the folder")
      }
      guard entry.kind == .file else {
        try collect(path, prefix + entry.name + "/", level: level + 1, into: &found)
        continue
      }
      do {
        found.append(InterfaceFile(path: prefix + entry.name, bytes: try files.read(path, limit: limits.bytes)))
      } catch { throw NibError(error) }
    }
  }

  /// Refuses a member that is there and is neither a file nor a folder.
  private func checkOpens(_ member: String) throws(NibError) {
    if unopenable.contains(member) { throw Self.cannotOpen(join(member)) }
  }

  private static func cannotOpen(_ path: String) -> NibError {
    NibError(
      code: .wrongForm, place: Place(file: path),
      detail: "the member is a pipe, a device, or a link that leads nowhere", hint: whatToDo)
  }

  private static let whatToDo = "compile or copy the folder again"

  private func join(_ name: String) -> String { Self.join(path, name) }

  private static func join(_ folder: String, _ name: String) -> String {
    folder.hasSuffix("/") ? folder + name : folder + "/" + name
  }
}

extension InterfaceFolder {
  /// The platform whose compiled storyboards consist of files like these; nil where there is a list of controllers.
  private static func platform(ofStoryboard names: [String]) -> NibPlatform? {
    if names.contains("Info.plist") { return nil }
    return NibPlatform.first { platform in platform.traits.storyboard.files.contains { names.contains($0) } }
  }

  /// Which of the files in a folder are those of such a storyboard.
  static func files(ofStoryboard names: [String]) -> [String] {
    platform(ofStoryboard: names)?.traits.storyboard.files.filter { names.contains($0) } ?? []
  }

  /// The platform of a compiled storyboard that has no list of controllers, because its files are always the same.
  var platformOfFiles: NibPlatform? { isStoryboard ? Self.platform(ofStoryboard: names) : nil }
}
