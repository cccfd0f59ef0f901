import NibResources
import NibRuntime

/// Images of a store that can only be asked by full name, as one behind URLs: the names of its files are known from a
/// list, and an answer's path is the store's base with the file's name.
///
/// Nothing is loaded here: `NibImageFile.path` is what the program hands to its loader.
public struct ListedResources: ResourceProviding {
  private let base: String
  private let images: BundleImages

  /// Answers with `base` and one of the names.
  /// - Parameters:
  ///   - base: what every path begins with, as `https://cdn.example.com/images`.
  ///   - names: paths of the files below the base, as `Icons/close@2x.png`.
  ///   - scale: wanted pixels a point.
  ///   - idiom: the kind of device; nil takes what is made for all first.
  public init(base: String, names: some Sequence<String>, scale: Int = 1, idiom: ImageIdiom? = nil) {
    self.base = base
    let files = MemoryFileSource(Dictionary(names.map { (Self.root + "/" + $0, []) }) { first, _ in first })
    let store = ResourceBundle(sources: Self.root)
    images = BundleImages(BundleChain(nibBundle: store, source: files, fallsBack: false), scale: scale, idiom: idiom)
  }

  private static let root = "/store"

  /// The best form of the image that the list has; sizes are not known.
  public func image(_ query: NibImageQuery) -> NibImageAnswer {
    switch images.image(query) {
    case .missing(let tried): return .missing(tried: tried.map(path))
    case .found(var file):
      file.path = path(file.path)
      return .found(file)
    }
  }

  private func path(_ inner: String) -> String {
    let relative = inner.hasPrefix(Self.root + "/") ? inner.dropFirst(Self.root.utf8.count + 1) : Substring(inner)
    return base.hasSuffix("/") ? base + relative : base + "/" + relative
  }
}
