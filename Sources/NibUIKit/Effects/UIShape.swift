import NibRuntime
import NibStandIns

/// An outline. Stands in for UIShape; nothing is drawn.
public struct UIShape: Hashable, Sendable {
  /// What it is.
  public enum Kind: Hashable, Sendable {
    /// As named.
    case rect, capsule, circle
    /// A rectangle with round corners: their radius in points, nil for the system's.
    case roundedRect(radius: CGFloat?)
    /// As a path.
    case path
  }

  /// What it is.
  public let kind: Kind
  /// Which corners are round.
  public private(set) var maskedCorners: CACornerMask.RawValue?
  /// Distances from the outline, in points.
  public private(set) var insets = UIEdgeInsets()

  /// A rectangle.
  public static let rect = Self(kind: .rect)
  /// With round ends.
  public static let capsule = Self(kind: .capsule)
  /// A circle.
  public static let circle = Self(kind: .circle)
  /// A rectangle with the system's round corners.
  public static let roundedRect = Self(kind: .roundedRect(radius: nil))

  /// A rectangle with round corners, in points.
  public static func rect(cornerRadius: CGFloat) -> Self { Self(kind: .roundedRect(radius: cornerRadius)) }

  /// A rectangle with round corners, in points.
  public static func rect(
    cornerRadius: CGFloat, cornerCurve: UICornerCurve, maskedCorners: CACornerMask? = nil
  ) -> Self {
    var made = rect(cornerRadius: cornerRadius)
    made.maskedCorners = maskedCorners?.rawValue
    return made
  }

  /// A path.
  public static func path(_ path: UIBezierPath) -> Self { Self(kind: .path) }

  /// A rectangle with round corners, in points.
  public static func fixedRect(_ rect: CGRect, cornerRadius: CGFloat = 0) -> Self { .rect(cornerRadius: cornerRadius) }

  private init(kind: Kind) { self.kind = kind }

  /// The same, smaller at each side.
  public func inset(by insets: UIEdgeInsets) -> Self {
    var made = self
    made.insets = insets
    return made
  }

  /// The same, smaller at each side.
  public func inset(by amount: CGFloat) -> Self {
    let amount = Double(amount)
    return inset(by: UIEdgeInsets(top: amount, left: amount, bottom: amount, right: amount))
  }
}

/// How corners bend.
public enum UICornerCurve: Int, Sendable {
  /// As named.
  case automatic, circular, continuous
}

/// How round one corner is. Stands in for UICornerRadius.
public struct UICornerRadius: Hashable, Sendable, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  /// In points; nil for one that follows the corner of what is around.
  public let fixedRadius: Double?
  /// At least, in points.
  public let minimum: Double?

  /// In points.
  public static func fixed(_ radius: Double) -> Self { Self(fixedRadius: radius, minimum: nil) }
  /// As the corner of what is around; at least so many points.
  public static func containerConcentric(minimum: Double? = nil) -> Self { Self(fixedRadius: nil, minimum: minimum) }

  private init(fixedRadius: Double?, minimum: Double?) { (self.fixedRadius, self.minimum) = (fixedRadius, minimum) }

  /// In points.
  public init(floatLiteral radius: Double) { self.init(fixedRadius: radius, minimum: nil) }

  /// In points.
  public init(integerLiteral radius: Int) { self.init(fixedRadius: Double(radius), minimum: nil) }
}

/// How round the corners of a view are. Stands in for UICornerConfiguration.
public struct UICornerConfiguration: Hashable, Sendable {
  /// Whether the ends are round.
  public private(set) var isCapsule = false
  /// At most so round, in points, where the ends are round.
  public private(set) var maximumRadius: Double?
  /// The corner's radius; nil for none.
  public private(set) var topLeft: UICornerRadius?
  /// The corner's radius; nil for none.
  public private(set) var topRight: UICornerRadius?
  /// The corner's radius; nil for none.
  public private(set) var bottomLeft: UICornerRadius?
  /// The corner's radius; nil for none.
  public private(set) var bottomRight: UICornerRadius?

  /// Round ends.
  public static func capsule(maximumRadius: Double? = nil) -> Self {
    var made = Self()
    (made.isCapsule, made.maximumRadius) = (true, maximumRadius)
    return made
  }

  /// All corners alike.
  public static func uniformCorners(radius: UICornerRadius) -> Self { corners(radius: radius) }

  /// All corners, each by what is around it.
  public static func corners(radius: UICornerRadius) -> Self {
    corners(topLeftRadius: radius, topRightRadius: radius, bottomLeftRadius: radius, bottomRightRadius: radius)
  }

  /// Each corner.
  public static func corners(
    topLeftRadius: UICornerRadius?, topRightRadius: UICornerRadius?, bottomLeftRadius: UICornerRadius?,
    bottomRightRadius: UICornerRadius?
  ) -> Self {
    var made = Self()
    (made.topLeft, made.topRight) = (topLeftRadius, topRightRadius)
    (made.bottomLeft, made.bottomRight) = (bottomLeftRadius, bottomRightRadius)
    return made
  }

  /// Those above and those below.
  public static func uniformEdges(topRadius: UICornerRadius, bottomRadius: UICornerRadius) -> Self {
    corners(
      topLeftRadius: topRadius, topRightRadius: topRadius, bottomLeftRadius: bottomRadius,
      bottomRightRadius: bottomRadius)
  }

  /// Those at the left and those at the right.
  public static func uniformEdges(leftRadius: UICornerRadius, rightRadius: UICornerRadius) -> Self {
    corners(
      topLeftRadius: leftRadius, topRightRadius: rightRadius, bottomLeftRadius: leftRadius,
      bottomRightRadius: rightRadius)
  }

  /// Those above alike.
  public static func uniformTopRadius(
    _ radius: UICornerRadius, bottomLeftRadius: UICornerRadius? = nil, bottomRightRadius: UICornerRadius? = nil
  ) -> Self {
    corners(
      topLeftRadius: radius, topRightRadius: radius, bottomLeftRadius: bottomLeftRadius,
      bottomRightRadius: bottomRightRadius)
  }

  /// Those below alike.
  public static func uniformBottomRadius(
    _ radius: UICornerRadius, topLeftRadius: UICornerRadius? = nil, topRightRadius: UICornerRadius? = nil
  ) -> Self {
    corners(
      topLeftRadius: topLeftRadius, topRightRadius: topRightRadius, bottomLeftRadius: radius,
      bottomRightRadius: radius)
  }

  func radius(_ corner: UIRectCorner, in size: CGSize) -> CGFloat {
    let half = min(size.width, size.height) / 2
    if isCapsule { return min(half, maximumRadius.map { CGFloat($0) } ?? half) }
    let radius: UICornerRadius? =
      corner == .topLeft
      ? topLeft : corner == .topRight ? topRight : corner == .bottomLeft ? bottomLeft : bottomRight
    return min(half, CGFloat(radius?.fixedRadius ?? radius?.minimum ?? 0))
  }
}

extension UIView {
  /// How round the corners are; kept, for nothing is drawn.
  public var cornerConfiguration: UICornerConfiguration {
    get { kept(UICornerConfiguration()) }
    set { keep(newValue) }
  }

  /// How round a corner is by the view's size, in points.
  public func effectiveRadius(corner: UIRectCorner) -> CGFloat {
    cornerConfiguration.radius(corner, in: bounds.size)
  }
}
