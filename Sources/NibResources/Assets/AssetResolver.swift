import Synchronization

/// Finds colours and data by name in the asset catalogs of all bundles of a chain.
///
/// Answers are remembered, found or not, until the chain is refreshed. Safe to share between threads.
public final class AssetResolver: Sendable {
  /// Where it looks.
  public let chain: BundleChain
  /// Languages by their folder names, the best first.
  public let languages: [String]
  private let remembered = Mutex(Remembered())

  /// Made when the first of a kind is asked for: most loads name neither.
  private struct Remembered {
    var colors: RememberedAnswers<AssetQuery, AssetAnswer<ColorMatch>>?
    var data: RememberedAnswers<AssetQuery, AssetAnswer<DataMatch>>?
  }

  /// A resolver over a chain.
  public init(chain: BundleChain, languages: [String] = []) {
    self.chain = chain
    self.languages = languages
  }

  /// The colour of a name, or what was tried.
  public func color(_ query: AssetQuery) -> AssetAnswer<ColorMatch> {
    let colors = remembered.withLock { remembered in
      let colors = remembered.colors ?? RememberedAnswers(chain)
      remembered.colors = colors
      return colors
    }
    return colors.answer(to: query) { indexes in
      search(query, for: .colors, in: indexes) { contents, set, bundle in
        ranking(query).best(of: contents.colors.map { ($0.idiom, $0.condition) })
          .map { ColorMatch(color: contents.colors[$0].color, catalogSet: set.path, bundle: bundle) }
      }
    }
  }

  /// The data of a name, or what was tried.
  public func data(_ query: AssetQuery) -> AssetAnswer<DataMatch> {
    let data = remembered.withLock { remembered in
      let data = remembered.data ?? RememberedAnswers(chain)
      remembered.data = data
      return data
    }
    return data.answer(to: query) { indexes in
      search(query, for: .data, in: indexes) { contents, set, bundle in
        ranking(query).best(of: contents.images.map { ($0.variant.idiom, $0.condition) }).map { best in
          let file = contents.images[best]
          return DataMatch(
            file: file.path, typeIdentifier: file.typeIdentifier, catalogSet: set.path, bundle: bundle)
        }
      }
    }
  }

  private func ranking(_ query: AssetQuery) -> VariantRanking {
    VariantRanking(for: ImageQuery(query.name, idiom: query.idiom, traits: query.traits), languages: languages)
  }

  private func search<Match>(
    _ query: AssetQuery, for kind: CatalogSet.Kind, in indexes: [BundleIndex],
    pick: (CatalogSetContents, CatalogSet, ResourceBundle) -> Match?
  ) -> AssetAnswer<Match> {
    var tried: [String] = []
    for index in indexes {
      tried += index.notes
      for catalog in index.catalogs {
        let sets = catalog.sets(named: query.name, of: [kind])
        if sets.isEmpty { tried.append("\(catalog.path)/\(query.name).\(kind.rawValue)") }
        for set in sets {
          let contents = CatalogSetContents(set, in: index.source, limits: index.limits)
          if let match = pick(contents, set, index.bundle) { return .found(match) }
          tried += contents.notes.isEmpty ? ["\(set.path) (nothing for this device)"] : contents.notes
        }
      }
      tried += index.compiledCatalogs.map { "\($0) (compiled catalog, not read)" }
    }
    return .missing(tried: tried)
  }
}

/// Which colour or data of a catalog is wanted.
public struct AssetQuery: Sendable, Hashable {
  /// The name, namespaces before it: `Brand/tint`.
  public var name: String
  /// The kind of device; nil takes what is made for all devices first, then any.
  public var idiom: ImageIdiom?
  /// Appearance, contrast, gamut and the like.
  public var traits: DisplayTraits

  /// Makes a query.
  public init(_ name: String, idiom: ImageIdiom? = nil, traits: DisplayTraits = DisplayTraits()) {
    self.name = name
    self.idiom = idiom
    self.traits = traits
  }
}
