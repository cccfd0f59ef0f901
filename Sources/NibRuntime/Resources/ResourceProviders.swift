/// Images and colors from dictionaries: for tests, and for a program that knows its resources by heart.
public struct DictionaryResources: ResourceProviding {
  /// Files by image name. A name with an extension is also found under the name without it.
  public var images: [String: NibImageFile]
  /// Colors by name, those of catalogs and the system's alike.
  public var colors: [String: NibColor]

  /// Answers from two dictionaries.
  public init(images: [String: NibImageFile] = [:], colors: [String: NibColor] = [:]) {
    self.images = images
    self.colors = colors
  }

  /// The file under the name, else under the name without extension. System symbols are looked up like any name.
  public func image(_ query: NibImageQuery) -> NibImageAnswer {
    let names = [query.name] + (stem(query.name).map { [$0] } ?? [])
    let file = names.lazy.compactMap { images[$0] }.first
    return file.map { .found($0) } ?? .missing(tried: [])
  }

  /// The color under the name.
  public func color(_ query: NibColorQuery) -> NibColor? { colors[query.name] }

  private func stem(_ name: String) -> String? {
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return nil }
    return String(name[..<dot])
  }
}

/// Images and colors from closures: any store of one's own.
public struct ClosureResources: ResourceProviding {
  private let findImage: @Sendable (NibImageQuery) -> NibImageAnswer
  private let findColor: @Sendable (NibColorQuery) -> NibColor?

  /// Answers with what the closures answer.
  public init(
    image: @escaping @Sendable (NibImageQuery) -> NibImageAnswer = { _ in .missing(tried: []) },
    color: @escaping @Sendable (NibColorQuery) -> NibColor? = { _ in nil }
  ) {
    findImage = image
    findColor = color
  }

  /// What the closure answers.
  public func image(_ query: NibImageQuery) -> NibImageAnswer { findImage(query) }

  /// What the closure answers.
  public func color(_ query: NibColorQuery) -> NibColor? { findColor(query) }
}

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
