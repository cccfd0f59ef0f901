/// Finds nibs, storyboards and other files by name, over all bundles of a chain.
///
/// In each bundle: compiled forms before sources; for each the language folders before the folder above them; in each
/// folder the form for the wanted device before the one for all.
///
/// Answers are remembered, found or not, until the chain is refreshed.
///
/// - Documented: a nib is looked for in the language folders first, then in the resources (UINib).
public struct ResourceLookup: Sendable {
  /// Where it looks.
  public let chain: BundleChain
  /// Languages by their folder names without `.lproj`, the best first.
  public let languages: [String]
  /// The kind of device; nil takes what is made for all devices first, then any.
  public let idiom: ImageIdiom?
  private let remembered: RememberedAnswers<Question, ResourceAnswer>

  /// What is asked for; the same name means another file for each kind.
  private struct Question: Hashable {
    enum Kind: Hashable {
      case nib, storyboard, file
      case localized(String)
    }

    let kind: Kind
    let name: String
    /// The identifier of the one bundle to look into; nil for all.
    var bundle: String?
  }

  /// A look-up over a chain.
  public init(chain: BundleChain, languages: [String] = [], idiom: ImageIdiom? = nil) {
    self.chain = chain
    self.languages = languages
    self.idiom = idiom
    remembered = RememberedAnswers(chain)
  }

  /// A nib: `Login` means `Login.nib`, else `Login.xib`, each with `~ipad` and the like before.
  /// - Parameter name: with or without extension; `.xib` asks for the source alone.
  public func nib(named name: String) -> ResourceAnswer {
    interface(Question(kind: .nib, name: name), compiled: "nib", source: "xib")
  }

  /// A storyboard: `Main` means `Main.storyboardc`, else `Main.storyboard`.
  /// - Parameters:
  ///   - name: with or without extension; `.storyboard` asks for the source alone.
  ///   - bundle: the identifier of the bundles to look into, as a reference between storyboards says it; nil for all.
  public func storyboard(named name: String, inBundle bundle: String? = nil) -> ResourceAnswer {
    interface(Question(kind: .storyboard, name: name, bundle: bundle), compiled: "storyboardc", source: "storyboard")
  }

  /// A file by its full name, as it stands: `data.json`, `Sounds/click.caf`.
  public func file(named name: String) -> ResourceAnswer {
    search(Question(kind: .file, name: name)) { [[FilePath.name(name)]] }
  }

  /// A resource by name, type and language.
  /// - Parameters:
  ///   - name: with or without folder; the whole file name when there is no type.
  ///   - type: the extension without its dot; nil or empty when the name has it.
  ///   - language: look into this language alone, with what it falls back to, and into no language; nil takes the
  ///     wanted languages of the look-up.
  public func resource(named name: String, type: String? = nil, language: String? = nil) -> ResourceAnswer {
    let file = type.flatMap { $0.isEmpty ? nil : "\(name).\($0)" } ?? name
    guard let language else { return self.file(named: file) }
    return search(Question(kind: .localized(language), name: file)) { [[FilePath.name(file)]] }
  }

  private func interface(_ question: Question, compiled: String, source: String) -> ResourceAnswer {
    search(question) {
      let last = FilePath.name(question.name)
      let ending = FilePath.fileExtension(last)
      let hasEnding = ending == compiled || ending == source
      let stem = hasEnding ? String(FilePath.stem(last)) : last
      let endings = ending == source ? [source] : [compiled, source]
      return endings.map { ending in forms.map { "\(stem)\($0).\(ending)" } }
    }
  }

  /// What may stand behind the name for a device, the best first.
  private var forms: [String] {
    if let idiom { return ["~\(idiom.rawValue)", ""] }
    return [""] + ImageIdiom.allCases.map { "~\($0.rawValue)" }
  }

  /// The remembered answer, or a search for names: the better form first, and of one form the better name first.
  private func search(_ question: Question, names: () -> [[String]]) -> ResourceAnswer {
    remembered.answer(to: question) { search(question, for: names(), in: $0) }
  }

  private func search(_ question: Question, for namesByForm: [[String]], in indexes: [BundleIndex]) -> ResourceAnswer {
    let directory = FilePath.folder(question.name)
    var tried: [String] = []
    for index in indexes {
      if let bundle = question.bundle, index.information.identifier != bundle { continue }
      tried += index.notes
      let (order, allowed) = languages(of: question, in: index)
      for names in namesByForm {
        let found = names.flatMap { index.members(named: $0) }.filter { allowed.contains($0.language) }
        let groups = BundleMember.groups(found, in: directory, layout: index.bundle.layout, order: order)
        if let member = groups.first?.first {
          return .found(ResourceMatch(path: member.path, bundle: index.bundle, language: member.language))
        }
        tried += paths(names, in: directory, of: index.bundle, languages: order.sorted(allowed.compactMap(\.self)))
      }
    }
    if let bundle = question.bundle, tried.isEmpty { tried.append("no bundle is called \(bundle)") }
    return .missing(tried: FilePath.once(tried))
  }

  /// The order of the languages, and those that may be looked into at all; nil stands for no language.
  private func languages(of question: Question, in index: BundleIndex) -> (LanguageOrder, allowed: [String?]) {
    guard case .localized(let language) = question.kind else {
      return (index.order(of: languages, neutral: .last), [nil] + index.languages)
    }
    let names = LanguageFallback.names(language)
    return (index.order(of: [language], neutral: .last), [nil] + index.languages.filter(names.contains))
  }

  private func paths(
    _ names: [String], in directory: String, of bundle: ResourceBundle, languages: [String]
  ) -> [String] {
    let folders =
      bundle.layout == .sources
      ? [bundle.resources + "/**"]
      : languages.map { FilePath.join(bundle.resources, $0 + ".lproj") } + [bundle.resources]
    return folders.flatMap { folder in
      shown(names).map { FilePath.join(FilePath.join(folder, directory), $0) }
    }
  }

  /// The names as they are told: where any device will do, those for one stand as one.
  private func shown(_ names: [String]) -> [String] {
    guard let first = names.first, names.count == forms.count, idiom == nil else { return names }
    return [first, "\(FilePath.stem(first))~*.\(FilePath.fileExtension(first))"]
  }
}

/// Where a resource lies.
public struct ResourceMatch: Sendable, Hashable {
  /// The file, or the folder that counts as one.
  public let path: String
  /// The bundle that it lies in.
  public let bundle: ResourceBundle
  /// The language folder's name without `.lproj`; nil when it lies in none.
  public let language: String?
}

/// What became of a look-up by name.
public enum ResourceAnswer: Sendable, Hashable {
  /// The resource.
  case found(ResourceMatch)
  /// Nothing; the paths that were tried, in order. `**` stands for any folder, `~*` for any device.
  case missing(tried: [String])
}
