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
