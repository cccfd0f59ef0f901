/// Finds nibs, storyboards and other files by name, over all bundles of a chain.
///
/// In each bundle: compiled forms before sources; for each the language folders before the folder above them; in each
/// folder the form for the wanted device before the one for all.
///
/// - Documented: a nib is looked for in the language folders first, then in the resources (UINib).
public struct ResourceLookup: Sendable {
  /// Where it looks.
  public let chain: BundleChain
  /// Languages by their folder names without `.lproj`, the best first.
  public let languages: [String]
  /// The kind of device; nil takes what is made for all devices first, then any.
  public let idiom: ImageIdiom?

  /// A look-up over a chain.
  public init(chain: BundleChain, languages: [String] = [], idiom: ImageIdiom? = nil) {
    self.chain = chain
    self.languages = languages
    self.idiom = idiom
  }

  /// A nib: `Login` means `Login.nib`, else `Login.xib`, each with `~ipad` and the like before.
  /// - Parameter name: with or without extension; `.xib` asks for the source alone.
  public func nib(named name: String) -> ResourceAnswer {
    interface(named: name, compiled: "nib", source: "xib")
  }

  /// A storyboard: `Main` means `Main.storyboardc`, else `Main.storyboard`.
  /// - Parameter name: with or without extension; `.storyboard` asks for the source alone.
  public func storyboard(named name: String) -> ResourceAnswer {
    interface(named: name, compiled: "storyboardc", source: "storyboard")
  }

  /// A file by its full name, as it stands: `data.json`, `Sounds/click.caf`.
  public func file(named name: String) -> ResourceAnswer {
    search(in: FilePath.folder(name), for: [[FilePath.name(name)]])
  }

  private func interface(named name: String, compiled: String, source: String) -> ResourceAnswer {
    let last = FilePath.name(name)
    let ending = FilePath.fileExtension(last)
    let hasEnding = ending == compiled || ending == source
    let stem = hasEnding ? String(FilePath.stem(last)) : last
    let endings = ending == source ? [source] : [compiled, source]
    return search(in: FilePath.folder(name), for: endings.map { ending in forms.map { "\(stem)\($0).\(ending)" } })
  }

  /// What may stand behind the name for a device, the best first.
  private var forms: [String] {
    if let idiom { return ["~\(idiom.rawValue)", ""] }
    return [""] + ImageIdiom.allCases.map { "~\($0.rawValue)" }
  }

  private func search(in directory: String, for namesByForm: [[String]]) -> ResourceAnswer {
    var tried: [String] = []
    for index in chain.indexes {
      tried += index.notes
      let order = LanguageOrder(preferred: languages, available: index.languages, neutral: .last)
      for names in namesByForm {
        let found = names.flatMap { index.members(named: $0) }
        let groups = BundleMember.groups(found, in: directory, layout: index.bundle.layout, order: order)
        if let member = groups.first?.first {
          return .found(ResourceMatch(path: member.path, bundle: index.bundle, language: member.language))
        }
        tried += paths(names, in: directory, of: index.bundle, languages: order.sorted(index.languages))
      }
    }
    return .missing(tried: tried)
  }

  private func paths(
    _ names: [String], in directory: String, of bundle: ResourceBundle, languages: [String]
  ) -> [String] {
    let folders =
      bundle.layout == .sources
      ? [bundle.resources + "/**"]
      : languages.map { FilePath.join(bundle.resources, $0 + ".lproj") } + [bundle.resources]
    return folders.flatMap { folder in
      names.map { FilePath.join(FilePath.join(folder, directory), $0) }
    }
  }
}
