/// Which image is wanted: a name as a nib says it, and for which screen.
public struct ImageQuery: Sendable, Hashable {
  /// The name, with or without extension: `icon`, `icon.png`, `Buttons/close`.
  public var name: String
  /// Pixels to a point of the screen: 1, 2 or 3.
  public var scale: Int
  /// The kind of device; nil takes what is made for all devices first, then any.
  public var idiom: ImageIdiom?

  /// Appearance, size class, gamut and direction that entries of catalogs may be for; nothing by default.
  public var traits: DisplayTraits

  /// Makes a query.
  public init(_ name: String, scale: Int = 1, idiom: ImageIdiom? = nil, traits: DisplayTraits = DisplayTraits()) {
    self.name = name
    self.scale = scale
    self.idiom = idiom
    self.traits = traits
  }
}

extension ImageQuery {
  /// Hashes what `==` compares, all but the name as one number: a remembered answer is found by it.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(name)
    hasher.combine(traits.bits &+ (idiom?.place ?? 0) &<< 16 &+ scale &<< 24)
  }
}
