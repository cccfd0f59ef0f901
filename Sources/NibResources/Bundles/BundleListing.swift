/// One walk over a bundle's folders, breadth first, each folder in the byte order of its names.
///
/// Folders are listed once: a link to a folder that was listed already, under whatever name, is passed by, so loops end.
/// Folders that cannot be read and whatever lies beyond the limits are left out.
struct BundleListing {
  private(set) var members: [BundleMember] = []
  /// Folders ending in `.xcassets`.
  private(set) var catalogs: [String] = []
  /// Folders that are bundles of their own.
  private(set) var nested: [String] = []
  /// What was left out, and why.
  private(set) var notes: [String] = []
  /// The folders that were listed, as they are called here.
  private(set) var folders: [String] = []

  private let bundle: ResourceBundle
  private let limits: ResourceLimits
  private var visited: Set<String> = []
  private var entryCount = 0

  /// A folder still to be listed; `relative` is nil outside the resources.
  private struct Folder {
    let path: String
    let canonical: String
    let relative: String?
    let depth: Int
  }

  init(_ bundle: ResourceBundle, in source: any FileSource, limits: ResourceLimits) {
    self.bundle = bundle
    self.limits = limits
    // The resources go first, so that their files get the paths that people know.
    walk(from: bundle.resources, relative: "", in: source)
    if bundle.resources != bundle.path { walk(from: bundle.path, relative: nil, in: source) }
  }

  private mutating func walk(from root: String, relative: String?, in source: any FileSource) {
    var queue = [Folder(path: root, canonical: source.canonical(root), relative: relative, depth: 0)]
    var next = 0
    while next < queue.count {
      let folder = queue[next]
      next += 1
      guard visited.insert(folder.canonical).inserted, let entries = list(folder, in: source) else { continue }
      for entry in entries {
        if let inner = take(entry, of: folder, in: source) { queue.append(inner) }
      }
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

  /// Files an entry; gives back a folder that is to be listed.
  private mutating func take(_ entry: FileEntry, of folder: Folder, in source: any FileSource) -> Folder? {
    let path = FilePath.join(folder.path, entry.name)
    let isFolder = entry.kind == .directory
    if isFolder && ResourceBundle.isNestedBundle(entry.name) {
      nested.append(path)
    } else if isFolder && entry.name.hasSuffix(".xcassets") {
      if folder.relative != nil { catalogs.append(path) }
    } else if !isFolder || Self.isInterface(entry.name) {
      if let relative = folder.relative {
        members.append(BundleMember(name: entry.name, in: folder.path, relative: relative))
      }
    } else if !entry.name.hasPrefix(".") {
      return Folder(
        path: path,
        canonical: entry.isLink ? source.canonical(path) : FilePath.join(folder.canonical, entry.name),
        relative: folder.relative.map { FilePath.join($0, entry.name) }, depth: folder.depth + 1)
    }
    return nil
  }

  /// Folders that are one resource: compiled interfaces.
  private static func isInterface(_ name: String) -> Bool {
    ["nib", "storyboardc"].contains(FilePath.fileExtension(name))
  }
}
