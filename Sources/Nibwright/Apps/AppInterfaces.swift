import NibResources

/// The interfaces in an app's resources and in their language folders, by name; listed once.
struct AppInterfaces {
  /// Paths by the name of the file, in the order of folders.
  private var paths: [String: [String]] = [:]
  private var sourcePaths: [String: [String]] = [:]
  /// Names by how they are spelled in small letters.
  private var spellings: [String: String] = [:]
  private var visited: Set<String> = []

  /// Variants of a file for a device. Documented: Apple, Resource Programming Guide.
  private static let devices = ["", "~iphone", "~ipad"]

  init(_ resources: String, _ files: any FileSource) throws(NibError) {
    do throws(ResourceError) {
      let entries = try files.entries(resources)
      add(entries.map(\.name), in: resources)
      let languages = entries.filter { $0.kind == .directory && $0.name.hasSuffix(".lproj") }.map(\.name).sorted()
      // Base comes first, as it does for every language without a folder of its own.
      for name in languages.filter({ $0 == "Base.lproj" }) + languages.filter({ $0 != "Base.lproj" }) {
        let folder = FilePath.join(resources, name)
        add(try files.list(folder), in: folder)
      }
    } catch {
      throw NibError(error)
    }
  }

  private mutating func add(_ names: [String], in folder: String) {
    for name in names {
      let path = FilePath.join(folder, name)
      if name.hasSuffix(".nib") || name.hasSuffix(".storyboardc") {
        paths[name, default: []].append(path)
        spellings[name.lowercased()] = name
      } else if name.hasSuffix(".xib") || name.hasSuffix(".storyboard") {
        sourcePaths[Self.withoutExtension(name), default: []].append(path)
      }
    }
  }

  /// The files of an interface, those for devices too.
  func files(named name: String, _ kind: NamedEntry.Kind) -> [String] {
    kind.extensions.flatMap { suffix in Self.devices.flatMap { paths[name + $0 + suffix] ?? [] } }
  }

  /// Documents of a name, which nobody compiled.
  func sources(named name: String) -> [String] { sourcePaths[name] ?? [] }

  /// An interface of the name in other capitals.
  func otherCase(of name: String, _ kind: NamedEntry.Kind) -> String? {
    kind.extensions.lazy.compactMap { spellings[(name + $0).lowercased()] }.first
  }

  /// Whether a file is asked about for the first time.
  mutating func isFirstVisit(_ path: String) -> Bool { visited.insert(path).inserted }

  /// A name without the extension of an interface.
  static func withoutExtension(_ name: String) -> String {
    for suffix in [".storyboardc", ".storyboard", ".nib", ".xib"] where name.hasSuffix(suffix) {
      return String(name.dropLast(suffix.count))
    }
    return name
  }
}
