/// An edit: steps in the order in which they are applied.
public struct AdjustmentChain: Sendable, Hashable {
  /// The steps.
  public var steps: [Adjustment]
  /// Names of steps that the edit has and that cannot be applied; the picture is shown without them.
  public var unsupported: [String]

  /// Makes a chain.
  public init(_ steps: [Adjustment] = [], unsupported: [String] = []) {
    self.steps = steps
    self.unsupported = unsupported
  }

  /// The chain that changes nothing.
  public static let none = AdjustmentChain()

  /// Whether nothing is to be applied.
  public var isEmpty: Bool { steps.isEmpty }

  /// The rectangle that is left of a picture of so many pixels, in the plane of the original.
  /// - Returns: nil when nothing is left, or the numbers are beyond all sense.
  public func extent(width: Int, height: Int) -> PlaneRectangle? {
    var extent = PlaneRectangle(x: 0, y: 0, width: Double(width), height: Double(height))
    for step in steps {
      switch step {
      case .transform(let transform): extent = extent.bounds(after: transform)
      case .crop(let rectangle): extent = extent.intersection(rectangle)
      case .filter: break
      }
      guard extent.isProper else { return nil }
    }
    return extent
  }
}

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
