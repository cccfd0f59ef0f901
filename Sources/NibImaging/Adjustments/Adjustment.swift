/// One step of an edit, in the pixels of the original.
///
/// The plane is that of Core Image: pixel units, the origin at the lower left corner of the picture as it is stored, y
/// growing upwards, before the picture is turned by its orientation.
///
/// - Documented: Core Image's coordinates.
/// - Inferred: as stored and not as turned, because edits kept beside pictures refer to the stored width and height.
public enum Adjustment: Sendable, Hashable {
  /// Moves, scales, turns or shears the picture in the plane; what was the picture's rectangle becomes the rectangle
  /// around it, transparent where the picture does not reach.
  case transform(AffineTransform)
  /// Leaves what lies in a rectangle.
  case crop(PlaneRectangle)
  /// Changes colours or sharpness.
  case filter(PictureFilter)
}
