/// What is asked of the resources.
public struct NibImageQuery: Sendable, Hashable {
  /// The name as archived, with or without extension.
  public var name: String
  /// Whether the name is a system symbol's.
  public var isSymbol: Bool

  /// Makes a query.
  public init(name: String, isSymbol: Bool = false) {
    self.name = name
    self.isSymbol = isSymbol
  }
}

/// What the resources answer.
public enum NibImageAnswer: Sendable, Hashable {
  /// The file.
  case found(NibImageFile)
  /// None, with the paths that were tried, in order.
  case missing(tried: [String])
}

/// A file that holds an image.
public struct NibImageFile: Sendable, Hashable {
  /// Path of the file, as the resources name it.
  public var path: String
  /// Pixels a point.
  public var scale: Double
  /// Size in pixels, if the file's head could be read.
  public var pixelSize: NibSize?
  /// Size in points, if the pixel size is known.
  public var pointSize: NibSize?

  /// Makes a file description.
  public init(path: String, scale: Double = 1, pixelSize: NibSize? = nil, pointSize: NibSize? = nil) {
    self.path = path
    self.scale = scale
    self.pixelSize = pixelSize
    self.pointSize = pointSize
  }
}
