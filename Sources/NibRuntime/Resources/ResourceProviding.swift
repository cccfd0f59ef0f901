/// Answers which file an image name means, and which color a color's name.
///
/// The runtime asks once per name and instantiation. Implementations may read directories; they are called on the
/// thread that instantiates.
public protocol ResourceProviding: Sendable {
  /// Finds the file for an image that a nib names.
  func image(_ query: NibImageQuery) -> NibImageAnswer
  /// The components of a color that a nib names; nil leaves those that the archive keeps beside the name.
  func color(_ query: NibColorQuery) -> NibColor?
}

extension ResourceProviding {
  /// Knows no color.
  public func color(_ query: NibColorQuery) -> NibColor? { nil }
}

/// Which color is asked for.
public struct NibColorQuery: Sendable, Hashable {
  /// The name as archived.
  public var name: String
  /// Whether it is one of the system's, as `labelColor`, rather than one of an asset catalog.
  public var isSystem: Bool

  /// Makes a query.
  public init(name: String, isSystem: Bool = false) {
    self.name = name
    self.isSystem = isSystem
  }
}
