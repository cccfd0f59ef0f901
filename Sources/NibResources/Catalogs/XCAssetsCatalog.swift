/// An asset catalog in source form, a folder ending in `.xcassets`: which name is which set.
///
/// Groups (plain folders) are looked through; a group whose `Contents.json` says `provides-namespace` puts its name and
/// a slash before the names inside.
struct XCAssetsCatalog: Sendable {
  let path: String
  /// All folders that were looked into, the sets' own too.
  private(set) var folders: [String] = []
  private var sets: [String: [CatalogSet]] = [:]

  init(_ path: String, in source: any FileSource, limits: ResourceLimits) {
    self.path = path
    var queue = [Group(path: path, prefix: "", depth: 0)]
    var visited: Set<String> = []
    var next = 0
    while next < queue.count, next < limits.entries {
      let group = queue[next]
      next += 1
      guard group.depth <= limits.depth, visited.insert(source.canonical(group.path)).inserted else { continue }
      folders.append(group.path)
      let entries = (try? source.entries(group.path)) ?? []
      for entry in entries where entry.kind == .directory {
        if let inner = take(entry.name, of: group, in: source, limits: limits) { queue.append(inner) }
      }
    }
  }

  /// The sets of a name, the one that wins first: by the order of the kinds, then the order of the folders.
  func sets(named name: String, of kinds: [CatalogSet.Kind]) -> [CatalogSet] {
    let found = sets[name] ?? []
    return kinds.flatMap { kind in found.filter { $0.kind == kind } }
  }

  /// All names with their sets, in no order.
  var all: [String: [CatalogSet]] { sets }

  private struct Group {
    let path: String
    let prefix: String
    let depth: Int
  }

  private mutating func take(
    _ name: String, of group: Group, in source: some FileSource, limits: ResourceLimits
  ) -> Group? {
    let path = FilePath.join(group.path, name)
    let kind = String(FilePath.fileExtension(name))
    if let kind = CatalogSet.Kind(rawValue: kind) {
      let name = group.prefix + FilePath.stem(name)
      sets[name, default: []].append(CatalogSet(kind: kind, path: path))
      folders.append(path)
      return nil
    }
    // Every other set has an extension too, and no set inside.
    guard !Self.otherSets.contains(kind) else { return nil }
    let prefix = providesNamespace(path, in: source, limits: limits) ? group.prefix + name + "/" : group.prefix
    return Group(path: path, prefix: prefix, depth: group.depth + 1)
  }

  private func providesNamespace(_ group: String, in source: some FileSource, limits: ResourceLimits) -> Bool {
    let file = FilePath.join(group, "Contents.json")
    guard let bytes = try? source.read(file, limit: limits.descriptionBytes) else { return false }
    return CatalogContents(bytes)?.providesNamespace ?? false
  }

  /// - Documented: Asset Catalog Format Reference, "Types Overview".
  private static let otherSets: Set<String> = [
    "appiconset", "arresourcegroup", "brandassets", "complicationset", "cubetextureset", "gcdashboardimage",
    "gcleaderboard", "gcleaderboardset", "iconset", "imagestack", "imagestacklayer", "launchimage", "mipmapset",
    "solidimagestack", "sprites", "spriteatlas", "sticker", "stickerpack", "stickersequence", "textureset",
  ]
}
