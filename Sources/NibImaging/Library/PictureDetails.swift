import NibResources

/// What a library knows of a picture without decoding its pixels.
public struct PictureDetails: Sendable, Hashable {
  /// Format, width and height as stored, orientation.
  public var header: ImageHeader
  /// Bytes of the original.
  public var byteCount: Int
  /// When the original last changed: nanoseconds since 1970.
  public var modified: Int
  /// The edit of the sidecar, or else of the packet in the original; empty when there is none.
  public var adjustments: AdjustmentChain
  /// What its metadata and its sidecar say of the photograph. `header` has the orientation that pictures are turned by.
  public var properties: PictureProperties
  /// What could not be read beside the picture, which is shown all the same: a damaged sidecar (`badAdjustments`), one that is
  /// too large or cannot be opened, a damaged packet. Without its sidecar a picture is what its original says.
  public var issues: [ImagingError] = []

  /// Width and height as displayed, edited and turned; nil for vectors, and when the edit leaves nothing.
  public var displaySize: PixelSize? {
    guard let stored = header.pixelSize,
      let extent = adjustments.extent(width: stored.width, height: stored.height),
      let plan = RenderPlan(adjustments, of: stored, shape: .whole, side: nil, enlarges: false), extent.isProper
    else { return nil }
    return header.orientation >= 5 ? PixelSize(width: plan.size.height, height: plan.size.width) : plan.size
  }
}
