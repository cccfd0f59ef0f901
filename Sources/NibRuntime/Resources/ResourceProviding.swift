import NibGraph

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

/// A file that holds an image, or a picture in memory.
public struct NibImageFile: Sendable, Hashable {
  /// Path of the file, as the resources name it; of a picture in memory what they call it.
  public var path: String
  /// The picture itself, as a file would have it, where it is in memory; nil for a file.
  public var bytes: [UInt8]?
  /// Pixels a point.
  public var scale: Double
  /// Size in pixels, if the file's head could be read.
  public var pixelSize: NibSize?
  /// Size in points, if the pixel size is known.
  public var pointSize: NibSize?
  /// How the pixels are to be turned for display: 1 (as stored) to 8, as EXIF numbers it.
  public var orientation = 1
  /// Whether the file is drawn as a shape in the tint color, as its catalog or name decides; nil where neither does.
  public var isTemplate: Bool?

  /// Makes a file description.
  public init(
    path: String, scale: Double = 1, pixelSize: NibSize? = nil, pointSize: NibSize? = nil, bytes: [UInt8]? = nil
  ) {
    self.path = path
    self.bytes = bytes
    self.scale = scale
    self.pixelSize = pixelSize
    self.pointSize = pointSize
  }
}

/// Answers which archive a nib's name means, and reads an archive that lies in another one.
///
/// A controller asks for the nib of its view, a table view for the cells that its archive carries. Called on the thread
/// that instantiates.
public protocol NibProviding: Sendable {
  /// Finds a nib by its base name: without folder, extension or device suffix.
  /// - Throws: the reader's own error for a nib that is there and cannot be read.
  func nib(named name: String) throws -> NibAnswer

  /// Reads the bytes of a nib that another archive carries.
  /// - Parameters:
  ///   - bytes: the whole archive.
  ///   - name: how messages name the nib.
  /// - Throws: the reader's own error.
  func nib(archived bytes: [UInt8], name: String) throws -> ObjectGraph
}

/// What is answered to a nib's name.
public enum NibAnswer: Sendable {
  /// The archive.
  case found(ObjectGraph)
  /// None, with the paths that were tried, in order.
  case missing(tried: [String])
}
