#if !canImport(Darwin)
  import Foundation

  /// The script and the languages of a text. Stands in for NSOrthography.
  public final class NSOrthography: NSObject, @unchecked Sendable {
    /// The script that most of the text is in, as `Latn`.
    public let dominantScript: String
    /// The languages by script, the most likely first.
    public let languageMap: [String: [String]]

    /// Makes one.
    public init(dominantScript script: String, languageMap map: [String: [String]]) {
      (dominantScript, languageMap) = (script, map)
      super.init()
    }

    /// The most likely language of most of the text; `und` for none.
    public var dominantLanguage: String { languageMap[dominantScript]?.first ?? "und" }
    /// The most likely language of a script; nil for none.
    public func dominantLanguage(forScript script: String) -> String? { languageMap[script]?.first }
    /// The languages of a script; nil for none.
    public func languages(forScript script: String) -> [String]? { languageMap[script] }
    /// All scripts.
    public var allScripts: [String] { languageMap.keys.sorted() }
    /// All languages.
    public var allLanguages: [String] { Set(languageMap.values.joined()).sorted() }
  }
#endif
