import Foundation
import NibResources

/// The text of a key in the main bundle's strings, as `MainBundle.current` has them; the key where there is none.
public func NSLocalizedString(_ key: String, comment: String) -> String {
  LocalizedStrings.text(key, table: nil, bundle: nil, value: "")
}

/// The text of a key in a table of the main bundle.
public func NSLocalizedString(_ key: String, tableName: String?, comment: String) -> String {
  LocalizedStrings.text(key, table: tableName, bundle: nil, value: "")
}

/// The text of a key in the strings of a bundle.
public func NSLocalizedString(_ key: String, bundle: Bundle, comment: String) -> String {
  LocalizedStrings.text(key, table: nil, bundle: bundle, value: "")
}

/// The text of a key in a table of a bundle.
public func NSLocalizedString(_ key: String, tableName: String?, bundle: Bundle, comment: String) -> String {
  LocalizedStrings.text(key, table: tableName, bundle: bundle, value: "")
}

/// The text of a key in the main bundle's strings; `value` where there is none.
public func NSLocalizedString(_ key: String, value: String, comment: String) -> String {
  LocalizedStrings.text(key, table: nil, bundle: nil, value: value)
}

/// The text of a key in a table of the main bundle; `value` where there is none.
public func NSLocalizedString(_ key: String, tableName: String?, value: String, comment: String) -> String {
  LocalizedStrings.text(key, table: tableName, bundle: nil, value: value)
}

/// The text of a key in the strings of a bundle; `value` where there is none.
public func NSLocalizedString(_ key: String, bundle: Bundle, value: String, comment: String) -> String {
  LocalizedStrings.text(key, table: nil, bundle: bundle, value: value)
}

/// Texts of strings files and string catalogs, read once a file for as long as it is the same.
enum LocalizedStrings {
  private struct Table {
    let stamp: FileStamp?
    let texts: [String: String]
  }

  private static let known = MutexBox<[String: Table]>([:])
  /// Bytes of a table that are read at most.
  private static let mostBytes = 16 << 20

  static func text(_ key: String, table: String?, bundle: Bundle?, value: String) -> String {
    let resources = bundle.map(\.namedResources) ?? MainBundle.current.own
    if let text = text(key, table: table, in: resources) { return text }
    let standard = bundle ?? .main
    return standard.localizedString(forKey: key, value: value, table: table)
  }

  static func text(_ key: String, table: String?, in resources: NamedResources) -> String? {
    let name = table ?? "Localizable"
    for ending in ["strings", "xcstrings"] {
      guard case .found(let match) = resources.files.resource(named: name, type: ending) else { continue }
      let path = match.path
      let stamp = resources.chain.source.stamp(path)
      let kept = known.with { $0[path] }
      if let kept, kept.stamp == stamp, stamp != nil {
        if let text = kept.texts[key] { return text }
        continue
      }
      let bytes = (try? resources.chain.source.read(path, limit: mostBytes)) ?? []
      let languages = resources.files.languages
      let texts = ending == "strings" ? strings(Data(bytes)) : catalog(Data(bytes), languages)
      known.with { $0[path] = Table(stamp: stamp, texts: texts) }
      if let text = texts[key] { return text }
    }
    return nil
  }

  private static func strings(_ data: Data) -> [String: String] {
    let list = try? PropertyListSerialization.propertyList(from: data, options: [], format: nil)
    return (list as? [String: Any])?.compactMapValues { $0 as? String } ?? [:]
  }

  /// - Documented: Xcode, "Localizing and varying text with a string catalog": a JSON file with the strings by key, each
  ///   with its localizations by language.
  private static func catalog(_ data: Data, _ languages: [String]) -> [String: String] {
    guard let root = (try? JSONSerialization.jsonObject(with: data)) as? [String: Any],
      let strings = root["strings"] as? [String: Any]
    else { return [:] }
    let source = root["sourceLanguage"] as? String
    return strings.compactMapValues { entry in
      let localizations = (entry as? [String: Any])?["localizations"] as? [String: Any]
      for language in languages + [source].compactMap(\.self) {
        let unit = (localizations?[language] as? [String: Any])?["stringUnit"] as? [String: Any]
        if let value = unit?["value"] as? String { return value }
      }
      return nil
    }
  }
}
