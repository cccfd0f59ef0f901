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
