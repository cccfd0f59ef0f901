import NibPropertyLists

/// A value of an `Info.plist` that names an interface.
struct NamedEntry {
  /// What the named interface must be.
  enum Kind {
    case storyboard, nib
    /// A launch screen may be either.
    case launchScreen

    /// How names of files of the kind end, once they are compiled.
    var extensions: [String] {
      switch self {
      case .storyboard: [".storyboardc"]
      case .nib: [".nib"]
      case .launchScreen: [".storyboardc", ".nib"]
      }
    }

    /// What messages call it.
    var word: String {
      switch self {
      case .storyboard: "storyboard"
      case .nib: "nib"
      case .launchScreen: "storyboard or nib"
      }
    }

    func fileNames(_ name: String) -> String { extensions.map { name + $0 }.joined(separator: " or ") }
  }

  /// The path of keys that leads to the value.
  let key: String
  let kind: Kind
  /// The name; nil for a value that is no text.
  let name: String?

  /// The keys of the root. Documented: Apple, Information Property List. Each may have a variant for a device behind a
  /// tilde.
  private static let keys: [(name: String, kind: Kind)] = [
    ("UILaunchStoryboardName", .launchScreen), ("UIMainStoryboardFile", .storyboard), ("NSMainNibFile", .nib),
    ("NSMainStoryboardFile", .storyboard),
  ]
  private static let devices = ["", "~iphone", "~ipad", "~ipod"]

  /// The entries of a file's root, in its order.
  static func all(in entries: [PropertyList.Entry]) -> [NamedEntry] {
    var found: [NamedEntry] = []
    for entry in entries {
      for (name, kind) in keys where devices.contains(where: { entry.key == name + $0 }) {
        found.append(NamedEntry(key: entry.key, kind: kind, name: entry.value.text))
      }
      if devices.contains(where: { entry.key == "UIApplicationSceneManifest" + $0 }) {
        found += scenes(of: entry)
      }
      if entry.key == "NSExtension", let value = entry.value["NSExtensionMainStoryboard"] {
        found.append(NamedEntry(key: "NSExtension/NSExtensionMainStoryboard", kind: .storyboard, name: value.text))
      }
    }
    return found
  }

  /// The storyboards of the configurations of scenes: by role, then in the order of each list.
  private static func scenes(of manifest: PropertyList.Entry) -> [NamedEntry] {
    var found: [NamedEntry] = []
    for role in manifest.value["UISceneConfigurations"]?.entries ?? [] {
      guard case .array(let configurations) = role.value else { continue }
      for (place, configuration) in configurations.enumerated() {
        guard let value = configuration["UISceneStoryboardFile"] else { continue }
        let path = "\(manifest.key)/UISceneConfigurations/\(role.key)/\(place)/UISceneStoryboardFile"
        found.append(NamedEntry(key: path, kind: .storyboard, name: value.text))
      }
    }
    return found
  }
}
