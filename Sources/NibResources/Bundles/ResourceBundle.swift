/// A folder that resources are looked up in: its root, and where in it the resources lie.
///
/// Making one never fails: a bundle that is not there is one without files, and searches name it among what they tried.
public struct ResourceBundle: Sendable, Hashable {
  /// How files are found in the bundle.
  public enum Layout: Sendable, Hashable {
    /// By their place: in the resources folder or in a language folder of it, as on a device.
    case installed
    /// By their name alone, wherever they lie below the root: a folder of sources, whose build would gather them.
    case sources
  }

  /// The bundle's folder.
  public let path: String
  /// The folder of its resources: the root itself in the flat layout.
  public let resources: String
  /// The `Info.plist`, where the layout puts it; it need not be there.
  public let informationFile: String
  /// How files are found in it.
  public let layout: Layout

  /// The bundle in a folder; the layout on disk is recognised.
  ///
  /// - Documented: `Contents/Resources` in macOS bundles; `Resources` or `Versions/A/Resources` in macOS frameworks; the
  ///   root itself on the other systems and in the folders that Swift packages make. A framework whose links were lost
  ///   is taken at its last version.
  public init(_ path: String, in source: some FileSource = DiskFileSource()) {
    let root = FilePath.trimmed(path)
    let isFramework = FilePath.fileExtension(FilePath.name(root)) == "framework"
    var found = isFramework ? Self.frameworkResources(of: root, in: source) : nil
    // Most bundles are flat: one question tells.
    let hasContents = source.kind(FilePath.join(root, "Contents")) == .directory
    let deep = FilePath.join(root, "Contents/Resources")
    if found == nil && hasContents && source.kind(deep) == .directory { found = deep }
    let contents = FilePath.join(root, "Contents/Info.plist")
    let usesContents = !isFramework && hasContents && source.kind(contents) == .file
    self.path = root
    resources = found ?? root
    informationFile = usesContents ? contents : FilePath.join(isFramework ? resources : root, "Info.plist")
    layout = .installed
  }

  /// A folder of sources: files in it are found by name alone, the ones nearest to the root first.
  public init(sources path: String) {
    self.path = FilePath.trimmed(path)
    resources = self.path
    informationFile = FilePath.join(self.path, "Info.plist")
    layout = .sources
  }

  /// The name of the folder.
  public var name: String { FilePath.name(path) }

  /// The `CFBundleIdentifier`; nil when there is no readable `Info.plist` or it has none. Reads the file at each call.
  public func identifier(
    in source: some FileSource = DiskFileSource(), limits: ResourceLimits = .init()
  ) -> String? {
    information(in: source, limits: limits).identifier
  }

  /// What the `Info.plist` says; all nil when it cannot be read. Reads the file at each call.
  public func information(
    in source: some FileSource = DiskFileSource(), limits: ResourceLimits = .init()
  ) -> BundleInformation {
    guard let bytes = try? source.read(informationFile, limit: limits.descriptionBytes) else { return .none }
    return BundleInformation(bytes)
  }

  private static func frameworkResources(of root: String, in source: some FileSource) -> String? {
    let usual = ["Resources", "Versions/Current/Resources"].map { FilePath.join(root, $0) }
    return usual.first { source.kind($0) == .directory } ?? newestVersion(of: root, in: source)
  }

  /// The resources of the version whose name is the last; nil when no version has any.
  private static func newestVersion(of root: String, in source: some FileSource) -> String? {
    let versions = (try? source.entries(FilePath.join(root, "Versions"))) ?? []
    return versions.reversed().lazy.map { FilePath.join(root, "Versions/\($0.name)/Resources") }
      .first { source.kind($0) == .directory }
  }

  /// Whether a folder's name makes it a bundle of its own inside another one.
  static func isNestedBundle(_ name: String) -> Bool {
    ["bundle", "framework", "appex", "resources"].contains(FilePath.fileExtension(name))
  }
}
