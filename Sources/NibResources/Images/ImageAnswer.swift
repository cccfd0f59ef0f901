/// The file that an image name means, and what is known of it.
public struct ImageMatch: Sendable, Hashable {
  /// The image file.
  public let file: String
  /// The bundle that it lies in.
  public let bundle: ResourceBundle
  /// The bundle's `CFBundleIdentifier`, when it has one.
  public let bundleIdentifier: String?
  /// The set of an asset catalog that names the file; nil for a file found by its own name.
  public let catalogSet: String?
  /// Pixels to a point of this file; 1 for vectors.
  public let scale: Int
  /// The kind of device that it is made for; nil for all.
  public let idiom: ImageIdiom?
  /// The format by its bytes; nil when it cannot be told.
  public let format: ImageFormat?
  /// The size as stored; nil for vectors and unreadable files.
  public let pixelSize: PixelSize?
  /// The size as displayed, in points; of a vector the size that its file names; nil where it cannot be told.
  public let pointSize: PointSize?
  /// How the pixels are to be turned for display: 1 (as stored) to 8, as EXIF numbers it.
  public let orientation: Int
  /// How the image is drawn; nil when neither its catalog nor its name says, so that its use decides. Symbols are
  /// templates unless their set says otherwise.
  public let renderingIntent: ImageRenderingIntent?
  /// What was met on the way and passed by: catalogs that cannot be read, files that are not there.
  public let notes: [String]
}

/// Width and height in points.
public struct PointSize: Sendable, Hashable {
  /// Points from left to right.
  public var width: Double
  /// Points from top to bottom.
  public var height: Double

  /// Makes a size.
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  /// The points that pixels cover on a screen of a scale.
  init(_ pixels: PixelSize, scale: Int) {
    self.init(width: Double(pixels.width) / Double(scale), height: Double(pixels.height) / Double(scale))
  }
}

/// What became of a query for an image.
public enum ImageAnswer: Sendable, Hashable {
  /// The file that is meant.
  case found(ImageMatch)
  /// No file; what was looked at, in order. Braces stand for alternatives, as in a shell.
  case missing(tried: [String])
}
