/// Several providers, asked in order until one answers.
public struct ResourceChain: ResourceProviding {
  /// The providers, the first to be asked first.
  public let providers: [any ResourceProviding]

  /// Asks the providers in order.
  public init(_ providers: [any ResourceProviding]) {
    self.providers = providers
  }

  /// The first file that is found; if none is, all paths that were tried, in order.
  public func image(_ query: NibImageQuery) -> NibImageAnswer {
    var tried: [String] = []
    for provider in providers {
      switch provider.image(query) {
      case .found(let file): return .found(file)
      case .missing(let paths): tried += paths
      }
    }
    return .missing(tried: tried)
  }

  /// The first color that is known.
  public func color(_ query: NibColorQuery) -> NibColor? {
    for provider in providers {
      if let color = provider.color(query) { return color }
    }
    return nil
  }
}
