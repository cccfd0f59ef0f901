/// In which order the language folders of a bundle are looked into.
struct LanguageOrder {
  /// Whether what is in no language comes before the language folders, or after them.
  enum Neutral {
    case first, last
  }

  /// The wanted languages with what they fall back to, then `Base`, then the bundle's own language, then whatever else
  /// there is: any language is better than none.
  private let languages: [String]
  private let neutral: Neutral

  /// - Parameter own: the bundle's development region.
  init(preferred: [String], available: [String], own: String? = nil, neutral: Neutral) {
    var order: [String] = []
    func add(_ names: [String]) { for name in names where !order.contains(name) { order.append(name) } }
    for language in preferred {
      add(LanguageFallback.names(language))
      // English of another country is nearer than another language.
      add(available.filter { LanguageFallback.primary($0) == LanguageFallback.primary(language) })
    }
    add([Self.base])
    add(own.map(LanguageFallback.names) ?? [])
    add(available)
    languages = order
    self.neutral = neutral
  }

  /// The place of a language in the order; lower is looked into earlier.
  func rank(_ language: String?) -> Int {
    guard let language else { return neutral == .first ? -1 : languages.count }
    return languages.firstIndex(of: language) ?? languages.count + 1
  }

  private static let base = "Base"
}

extension LanguageOrder {
  /// Languages in the order in which they are looked into.
  func sorted(_ languages: [String]) -> [String] {
    languages.sorted { rank($0) < rank($1) }
  }
}

extension BundleMember {
  /// Members that lie in a directory, in groups of one folder each, in the order in which the folders are looked into.
  static func groups(
    _ members: [BundleMember], in directory: String, layout: ResourceBundle.Layout, order: LanguageOrder
  ) -> [[BundleMember]] {
    var groups: [(rank: Int, members: [BundleMember])] = []
    var places: [String: Int] = [:]
    for member in members where member.lies(in: directory, layout: layout) {
      if let place = places[member.folder] {
        groups[place].members.append(member)
      } else {
        places[member.folder] = groups.count
        groups.append((order.rank(member.language), [member]))
      }
    }
    let ordered = groups.enumerated().sorted { ($0.element.rank, $0.offset) < ($1.element.rank, $1.offset) }
    return ordered.map(\.element.members)
  }
}
