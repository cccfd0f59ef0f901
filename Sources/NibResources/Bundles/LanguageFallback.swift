/// The folder names that stand for a language, from the exact one to the plainest.
enum LanguageFallback {
  /// `pt-BR` stands for `pt-BR`, `pt_BR`, `pt`, `Portuguese`.
  ///
  /// - Documented: "Language and Locale IDs" (Internationalization and Localization Guide): language, script and region
  ///   in this order, joined by hyphens; older bundles have underscores and English names of languages.
  static func names(_ language: String) -> [String] {
    var names: [String] = []
    var parts = language.split { $0 == "-" || $0 == "_" }
    while !parts.isEmpty {
      let name = parts.joined(separator: "-")
      for form in [name, parts.joined(separator: "_")] + (aliases[name] ?? []) where !names.contains(form) {
        names.append(form)
      }
      parts.removeLast()
    }
    return names
  }

  /// The language without script and region: `pt` of `pt-BR`.
  static func primary(_ language: String) -> Substring { language.prefix { $0 != "-" && $0 != "_" } }

  /// Other names of one language.
  private static let aliases: [String: [String]] = [
    "de": ["German"], "en": ["English"], "es": ["Spanish"], "fr": ["French"], "it": ["Italian"], "ja": ["Japanese"],
    "nl": ["Dutch"], "pt": ["Portuguese"], "nb": ["no"], "no": ["nb"], "he": ["iw"], "id": ["in"],
    "zh-CN": ["zh-Hans", "zh_Hans"], "zh-SG": ["zh-Hans", "zh_Hans"], "zh-Hans": ["zh-CN", "zh_CN"],
    "zh-TW": ["zh-Hant", "zh_Hant"], "zh-HK": ["zh-Hant", "zh_Hant"], "zh-Hant": ["zh-TW", "zh_TW"],
  ]
}
