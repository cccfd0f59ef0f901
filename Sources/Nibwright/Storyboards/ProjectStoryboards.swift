import NibResources
import Synchronization

/// The storyboards of the project or bundle that an interface lies in, by their names.
///
/// Xcode gathers the storyboards of a target in one bundle, wherever they lie in the project; so a reference says a name
/// and no folder. Folders are listed when a name is first asked for, each once, within bounds.
final class ProjectStoryboards: Sendable {
  /// The folders that are looked through, each with all that is below it, the nearest to the interface first.
  let roots: [String]
  private let files: any FileSource
  private let listed: Mutex<[Listing?]>

  /// Paths of storyboards by the names of their files or folders.
  private typealias Listing = [String: [String]]

  /// Looks through the folder of an interface, and through the folders above it that are projects or bundles.
  /// - Parameter path: an interface; a path at which nothing lies has no project.
  init(of path: String, in files: any FileSource) {
    self.files = files
    roots = files.kind(path) == nil ? [] : Self.roots(of: path, in: files)
    listed = Mutex(Array(repeating: nil, count: roots.count))
  }

  /// The storyboards of a file's name in the nearest folder that has any, the nearest to an interface first.
  /// - Parameters:
  ///   - names: names with their extensions, the best first.
  ///   - asking: the interface that refers to them.
  func paths(named names: [String], nearestTo asking: String) -> [String] {
    for place in roots.indices {
      let listing = listing(place)
      for name in names {
        if let found = listing[name] { return Self.sorted(found, nearestTo: asking) }
      }
    }
    return []
  }

  private func listing(_ place: Int) -> Listing {
    if let known = listed.withLock({ $0[place] }) { return known }
    let listing = Self.list(roots[place], in: files)
    listed.withLock { $0[place] = listing }
    return listing
  }
}

extension ProjectStoryboards {
  /// Most folders above an interface that are asked whether they are a project.
  private static let highest = 8
  /// Most entries that are listed below a folder.
  private static let mostEntries = 50_000
  /// Deepest folder that is listed.
  private static let deepest = 16

  private static func roots(of path: String, in files: any FileSource) -> [String] {
    var folder = FilePath.folder(path)
    if isLanguage(folder) { folder = FilePath.folder(folder) }
    var found = [folder.isEmpty ? "." : folder]
    for _ in 0..<highest {
      // Names alone tell what is above, until there are none, or one that leads up itself.
      if folder.isEmpty || FilePath.split(folder).contains("..") { folder = files.canonical(found[0]) }
      if isProject(folder, in: files) {
        if folder != found[0] { found.append(folder) }
        if isWhole(folder, in: files) { break }
      }
      if folder == "/" { break }
      let above = FilePath.folder(folder)
      folder = above.isEmpty ? FilePath.folder(files.canonical(folder)) : above
    }
    return found
  }

  /// Whether nothing above a folder belongs to it: an app or a repository.
  private static func isWhole(_ folder: String, in files: any FileSource) -> Bool {
    isApp(folder) || files.kind(FilePath.join(folder, ".git")) != nil
  }

  private static func isApp(_ folder: String) -> Bool { FilePath.fileExtension(FilePath.name(folder)) == "app" }

  private static func isLanguage(_ folder: String) -> Bool { FilePath.fileExtension(FilePath.name(folder)) == "lproj" }

  /// Whether a folder holds a project of Xcode, a package or a repository, or is the folder of an app.
  private static func isProject(_ folder: String, in files: any FileSource) -> Bool {
    if isApp(folder) { return true }
    let names = (try? files.list(folder)) ?? []
    return names.contains { name in
      name == "Package.swift" || name == ".git" || ["xcodeproj", "xcworkspace"].contains(FilePath.fileExtension(name))
    }
  }

  /// Folders that hold copies of what lies elsewhere.
  private static let passedBy: Set<String> = ["DerivedData", "node_modules"]

  private static func list(_ root: String, in files: any FileSource) -> Listing {
    var listing: Listing = [:]
    var queue = [(path: root, depth: 0)]
    var (next, count) = (0, 0)
    while next < queue.count, count < mostEntries {
      let folder = queue[next]
      next += 1
      for entry in (try? files.entries(folder.path)) ?? [] {
        count += 1
        guard count <= mostEntries else { break }
        let path = folder.path == "." ? entry.name : FilePath.join(folder.path, entry.name)
        switch FilePath.fileExtension(entry.name) {
        case "storyboard", "storyboardc": listing[entry.name, default: []].append(path)
        case "xcassets", "xcodeproj", "xcworkspace", "nib": continue
        default:
          guard entry.kind == .directory, !entry.isLink, folder.depth < deepest, !entry.name.hasPrefix("."),
            !passedBy.contains(entry.name)
          else { continue }
          queue.append((path, folder.depth + 1))
        }
      }
    }
    return listing
  }

  /// Paths by the number of folders between them and an interface; of one language first the interface's own, then
  /// `Base`, then none.
  private static func sorted(_ paths: [String], nearestTo asking: String) -> [String] {
    let (own, language) = place(asking)
    let ranked = paths.map { path in
      let (other, otherLanguage) = place(path)
      let shared = zip(own, other).prefix { $0 == $1 }.count
      let order = [language, "Base.lproj", nil].firstIndex(of: otherLanguage) ?? 3
      return (path: path, distance: own.count + other.count - 2 * shared, order: order)
    }
    return ranked.sorted {
      ($0.distance, $0.order) == ($1.distance, $1.order)
        ? FilePath.precedes($0.path, $1.path) : ($0.distance, $0.order) < ($1.distance, $1.order)
    }.map(\.path)
  }

  /// The folders that a path leads through, and the language folder among them.
  private static func place(_ path: String) -> (folders: [Substring], language: String?) {
    let folders = FilePath.split(FilePath.folder(path)).filter { $0 != "." }
    return (folders.filter { !isLanguage(String($0)) }, folders.last { isLanguage(String($0)) }.map(String.init))
  }
}
