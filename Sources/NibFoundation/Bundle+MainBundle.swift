import Foundation
import NibResources

// `Bundle.main` as programs and tests use it: names are looked up in `MainBundle.current`. Members that Foundation
// declares cannot be replaced, so these take the same arguments more exactly: the compiler prefers them where a name is
// given, as it is in practice.

extension Bundle {
  /// Whether the bundle stands for the main bundle: `Bundle.main`, or `Bundle(for:)` of a class of the program itself.
  package var isMain: Bool { self === Bundle.main || bundlePath == Bundle.main.bundlePath }

  /// The path of a resource; of the main bundle's as `MainBundle.current` has it.
  /// - Parameters:
  ///   - name: the name, with or without a folder before it.
  ///   - ext: the extension without its dot; nil or empty where the name has it.
  public func path(forResource name: String, ofType ext: String?) -> String? {
    mainPath(name, ext) ?? path(forResource: Optional(name), ofType: ext)
  }

  /// The path of a resource in a folder of the bundle.
  public func path(forResource name: String, ofType ext: String?, inDirectory folder: String?) -> String? {
    mainPath(folder.map { $0 + "/" + name } ?? name, ext)
      ?? path(forResource: Optional(name), ofType: ext, inDirectory: folder)
  }

  /// The URL of a resource; of the main bundle's as `MainBundle.current` has it.
  public func url(forResource name: String, withExtension ext: String?) -> URL? {
    mainPath(name, ext).map { URL(fileURLWithPath: $0) } ?? url(forResource: Optional(name), withExtension: ext)
  }

  /// The URL of a resource in a folder of the bundle.
  public func url(forResource name: String, withExtension ext: String?, subdirectory folder: String?) -> URL? {
    mainPath(folder.map { $0 + "/" + name } ?? name, ext).map { URL(fileURLWithPath: $0) }
      ?? url(forResource: Optional(name), withExtension: ext, subdirectory: folder)
  }

  private func mainPath(_ name: String, _ ext: String?) -> String? {
    guard isMain, case .found(let match) = MainBundle.current.own.files.resource(named: name, type: ext) else {
      return nil
    }
    return match.path
  }

  /// The main bundle and every bundle inside it, at any depth, in search order.
  public static var allAppBundles: [Bundle] {
    MainBundle.current.globalChain.bundles.compactMap { Bundle(path: $0.path) }
  }
}

extension MainBundle {
  /// The main bundle in the folder of a bundle, as `Bundle.module`.
  public convenience init(_ bundle: Bundle, languages: [String] = MainBundle.standardLanguages) {
    self.init(bundle.bundlePath, languages: languages)
  }

  /// Defaults of the main bundle's own, in place of `UserDefaults.standard`, which belongs to the process: they begin empty,
  /// are shared by all who have this main bundle, and are gone with the process.
  public var defaults: UserDefaults { MainBundleDefaults.of(self) }
}

extension MainBundle {
  /// What the bundle's `Info.plist` says; nothing where there is none that can be read.
  package var information: [String: Any] {
    guard case .found(let match) = own.files.resource(named: "Info", type: "plist"),
      let bytes = try? chain.source.head(match.path, limit: 1 << 20)
    else { return [:] }
    return (try? PropertyListSerialization.propertyList(from: Data(bytes), options: [], format: nil)) as? [String: Any]
      ?? [:]
  }
}

extension Bundle {
  /// Names in the bundle: of the main bundle in `MainBundle.current`, of another one in its folder alone.
  package var namedResources: NamedResources { isMain ? MainBundle.current.own : BundleNames.of(self) }
}

// Invariant: a bundle that is a key is kept, so that its identifier stays its own.

/// Names in bundles that programs give, listed once a bundle.
private enum BundleNames {
  private static let known = MutexBox<[ObjectIdentifier: (bundle: Bundle, names: NamedResources)]>([:])
  /// More bundles than programs have.
  private static let most = 512

  static func of(_ bundle: Bundle) -> NamedResources {
    let id = ObjectIdentifier(bundle)
    if let known = known.with({ $0[id]?.names }) { return known }
    let folder = ResourceBundle(recognizing: bundle.bundlePath)
    let names = NamedResources(
      BundleChain(nibBundle: folder, includesInnerBundles: false), languages: MainBundle.current.languages)
    return known.with { known in
      if known.count >= most { known.removeAll() }
      known[id] = (bundle, names)
      return names
    }
  }
}
