/// Which form of a picture is wanted.
public struct PictureRequest: Sendable, Hashable {
  /// Which part of the picture is shown.
  public enum Shape: String, Sendable, Hashable {
    /// All of it, in its own proportions.
    case whole
    /// The largest square in its middle.
    case square
  }

  /// The longest side of the result in pixels; nil for as many as the original has. Photographs are never enlarged; SVG
  /// and PDF are rendered at this size.
  public var maxPixelSize: Int?
  /// Which part is shown.
  public var shape: Shape
  /// The edit to apply, in pixels of the original.
  public var adjustments: AdjustmentChain
  /// Whether the pixels are turned for display as the orientation says.
  public var turns: Bool
  /// How the stored pixels are turned instead of as the file says: 1 to 8, as EXIF numbers it; nil for as the file says.
  public var orientation: Int?
  /// What becomes of metadata when the result is a file; pixels alone carry none.
  public var metadata: MetadataPolicy
  /// How much damage is borne.
  public var tolerance: DamageTolerance
  /// Which page of a PDF, image of a TIFF or frame of a GIF; 0 is the first.
  public var page: Int

  /// Makes a request; see the defaults.
  public init(
    maxPixelSize: Int? = nil, shape: Shape = .whole, adjustments: AdjustmentChain = .none, turns: Bool = true,
    orientation: Int? = nil, metadata: MetadataPolicy = .strip,
    tolerance: DamageTolerance = .sound, page: Int = 0
  ) {
    self.maxPixelSize = maxPixelSize
    self.shape = shape
    self.adjustments = adjustments
    self.turns = turns
    self.orientation = orientation
    self.metadata = metadata
    self.tolerance = tolerance
    self.page = page
  }

  /// The whole picture with a longest side of at most so many pixels.
  public static func thumbnail(maxPixelSize: Int) -> PictureRequest { PictureRequest(maxPixelSize: maxPixelSize) }

  /// The middle of the picture as a square with at most so many pixels a side.
  public static func squareThumbnail(maxPixelSize: Int) -> PictureRequest {
    PictureRequest(maxPixelSize: maxPixelSize, shape: .square)
  }

  /// The whole picture in all its pixels.
  public static let full = PictureRequest()
}

/// How much damage a decode bears before it ends with an error.
public enum DamageTolerance: Int, Sendable, Hashable, CaseIterable {
  /// Whatever can be decoded is shown; what is missing is grey, black or transparent.
  case anything = 0
  /// A picture that ends early is an error; other faults that the decoder can go on from are borne.
  case whole = 1
  /// As `whole`, and faults are errors; what the decoder calls a warning is borne, as many cameras cause one.
  case sound = 2
  /// Warnings are errors too.
  case flawless = 3
}
