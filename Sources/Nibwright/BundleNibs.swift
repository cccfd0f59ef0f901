import NibGraph
import NibResources
import NibRuntime

/// Joins the runtime's question for nibs to the search over bundles, and reads nibs that lie in archives.
public struct BundleNibs: NibProviding {
  private let lookup: ResourceLookup?
  private let environment: NibEnvironment

  /// Answers from the bundles of a chain; without one, no name is known.
  public init(
    _ chain: BundleChain? = nil, languages: [String] = [], idiom: ImageIdiom? = nil,
    environment: NibEnvironment = NibEnvironment()
  ) {
    var environment = environment
    if let chain { environment.files = chain.source }
    self.environment = environment
    lookup = chain.map { ResourceLookup(chain: $0, languages: languages, idiom: idiom) }
  }

  /// The compiled nib or XIB of a name, from the first bundle that has one.
  /// - Throws: as `NibFile.init(contentsOf:)`.
  public func nib(named name: String) throws -> NibAnswer {
    switch lookup?.nib(named: name) {
    case .found(let match): .found(try NibFile(contentsOf: match.path, environment: environment).graph)
    case .missing(let tried): .missing(tried: tried)
    case nil: .missing(tried: [])
    }
  }

  /// The graph of an archive within an archive.
  /// - Throws: as `NibFile.init(data:)`.
  public func nib(archived bytes: [UInt8], name: String) throws -> ObjectGraph {
    try NibFile(data: bytes, name: name, environment: environment).graph
  }
}

extension NibEnvironment {
  /// What the runtime needs of the environment.
  package var loader: InstantiationContext {
    var loader = InstantiationContext(
      classes: classes, resources: resources, nibs: nibs ?? BundleNibs(environment: self), strictness: strictness,
      modules: modules, limits: limits)
    // Of other people's nibs hardly any class is here, and who looks at them reads the report.
    loader.announcing = strictness == .lenient ? nil : announcing
    return loader
  }
}
