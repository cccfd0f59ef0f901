/// One walk over a bundle's folders, breadth first, each folder in the byte order of its names.
///
/// Folders are listed once: a link to a folder that was listed already, under whatever name, is passed by, so loops end.
/// Folders that cannot be read and whatever lies beyond the limits are left out.
struct BundleListing {
  private(set) var members: [BundleMember] = []
  /// Folders ending in `.xcassets`.
  private(set) var catalogs: [String] = []
  /// Folders that are bundles of their own.
  private(set) var nested: [NestedBundle] = []
  /// The languages that there are folders for.
  private(set) var languages: Set<String> = []
  /// What was left out, and why.
  private(set) var notes: [String] = []
  /// The folders that were listed, as they are called here.
  private(set) var folders: [String] = []

  private let bundle: ResourceBundle
  private let limits: ResourceLimits
  private var visited: Set<String> = []
  private var entryCount = 0

  /// A bundle inside: how it is called here, and its path with all links resolved.
  struct NestedBundle: Sendable {
    let path: String
    let canonical: String
  }

  /// A folder still to be listed; `relative` is nil outside the resources.
  private struct Folder {
    let path: String
    let canonical: String
    let relative: String?
    let depth: Int
  }

  /// - Parameter canonical: the bundle's path with all links resolved.
  init(_ bundle: ResourceBundle, canonical: String, in source: any FileSource, limits: ResourceLimits) {
    self.bundle = bundle
    self.limits = limits
    // The resources go first, so that their files get the paths that people know.
    if bundle.resources == bundle.path {
      walk(from: bundle.path, canonical: canonical, relative: "", in: source)
    } else {
      walk(from: bundle.resources, canonical: source.canonical(bundle.resources), relative: "", in: source)
      walk(from: bundle.path, canonical: canonical, relative: nil, in: source)
    }
  }

  private mutating func walk(from root: String, canonical: String, relative: String?, in source: any FileSource) {
    var queue = [Folder(path: root, canonical: canonical, relative: relative, depth: 0)]
    var next = 0
    while next < queue.count {
      let folder = queue[next]
      next += 1
      guard visited.insert(folder.canonical).inserted, let entries = list(folder, in: source) else { continue }
      let parent = folder.relative.map { MemberFolder(folder.path, relative: $0) }
      var isUsed = false
      for entry in entries {
        if let inner = take(entry, of: folder, parent, in: source, &isUsed) { queue.append(inner) }
      }
      if isUsed, let language = parent?.language { languages.insert(language) }
    }
  }

  private mutating func list(_ folder: Folder, in source: any FileSource) -> [FileEntry]? {
    guard entryCount < limits.entries, folder.depth <= limits.depth else {
      notes.append("\(folder.path) (not listed: beyond the limit of entries or depth)")
      return nil
    }
    do {
      let listing = try source.listing(folder.path)
      let entries = listing.entries
      folders.append(folder.path)
      for name in listing.unreadableNames {
        notes.append("\(FilePath.join(folder.path, name)) (skipped: its name is not UTF-8)")
      }
      entryCount += entries.count
      return Array(entries.prefix(max(0, limits.entries - entryCount + entries.count)))
    } catch {
      notes.append("\(folder.path) (\(error.detail))")
      return nil
    }
  }

  /// Files an entry; gives back a folder that is to be listed. `isUsed` says whether the folder has a member.
  private mutating func take(
    _ entry: FileEntry, of folder: Folder, _ parent: MemberFolder?, in source: any FileSource, _ isUsed: inout Bool
  ) -> Folder? {
    guard entry.kind == .directory, !Self.isInterface(entry.name) else {
      if let parent {
        members.append(BundleMember(name: entry.name, in: parent))
        isUsed = true
      }
      return nil
    }
    let path = FilePath.join(folder.path, entry.name)
    var canonical: String { entry.isLink ? source.canonical(path) : FilePath.join(folder.canonical, entry.name) }
    if ResourceBundle.isNestedBundle(entry.name) {
      nested.append(NestedBundle(path: path, canonical: canonical))
    } else if entry.name.hasSuffix(".xcassets") {
      if folder.relative != nil { catalogs.append(path) }
    } else if !entry.name.hasPrefix(".") {
      return Folder(
        path: path, canonical: canonical, relative: folder.relative.map { FilePath.join($0, entry.name) },
        depth: folder.depth + 1)
    }
    return nil
  }

  /// Folders that are one resource: compiled interfaces.
  private static func isInterface(_ name: String) -> Bool {
    ["nib", "storyboardc"].contains(FilePath.fileExtension(name))
  }
}
