import NibStandIns

/// A part of the plane around a point. Stands in for UIRegion.
@MainActor
public final class UIRegion {
  private let holds: (CGPoint) -> Bool

  private init(_ holds: @escaping (CGPoint) -> Bool) { self.holds = holds }

  /// Makes one of a circle around the point.
  public convenience init(radius: CGFloat) { self.init { hypot($0.x, $0.y) <= radius } }

  /// Makes one of a rectangle with the point in the middle.
  public convenience init(size: CGSize) { self.init { abs($0.x) <= size.width / 2 && abs($0.y) <= size.height / 2 } }

  /// All of the plane.
  public static let infinite = UIRegion { _ in true }

  /// What is not in the region.
  public func inverse() -> UIRegion {
    let holds = holds
    return UIRegion { !holds($0) }
  }

  /// What is in this region or another.
  public func union(_ region: UIRegion) -> UIRegion {
    let (one, other) = (holds, region.holds)
    return UIRegion { one($0) || other($0) }
  }

  /// What is in this region and another.
  public func intersection(_ region: UIRegion) -> UIRegion {
    let (one, other) = (holds, region.holds)
    return UIRegion { one($0) && other($0) }
  }

  /// What is in this region and not in another.
  public func difference(_ region: UIRegion) -> UIRegion { intersection(region.inverse()) }

  /// Whether a point, reckoned from the region's own, lies within.
  public func contains(_ point: CGPoint) -> Bool { holds(point) }
}

/// Draws or pushes items in a part of the plane; kept, for nothing moves by itself. Stands in for UIFieldBehavior.
open class UIFieldBehavior: UIDynamicItemsBehavior {
  /// Where the field is.
  open var position = CGPoint()
  /// The part of the plane where it works, around `position`.
  open var region = UIRegion.infinite
  /// How strongly.
  open var strength: CGFloat = 1
  /// How fast it grows weaker with the distance.
  open var falloff: CGFloat = 0
  /// The distance at which it begins to.
  open var minimumRadius: CGFloat = 0
  /// Where it draws to, for one that draws everything one way.
  open var direction = CGVector(dx: 0, dy: 0)
  /// How smooth noise and turbulence are, 0...1.
  open var smoothness: CGFloat = 0
  /// How fast noise and turbulence change.
  open var animationSpeed: CGFloat = 0

  private static func made(_ change: (UIFieldBehavior) -> Void = { _ in }) -> Self {
    let field = self.init(items: [])
    change(field)
    return field
  }

  /// Makes one of items.
  public required override init(items: [any UIDynamicItem]) { super.init(items: items) }

  /// Slows items down.
  public static func dragField() -> Self { made() }
  /// Has items go around its middle.
  public static func vortexField() -> Self { made() }
  /// Draws items to its middle.
  public static func radialGravityField(position: CGPoint) -> Self { made { $0.position = position } }
  /// Draws items one way.
  public static func linearGravityField(direction: CGVector) -> Self { made { $0.direction = direction } }
  /// Moves items one way.
  public static func velocityField(direction: CGVector) -> Self { made { $0.direction = direction } }
  /// Moves items here and there.
  public static func noiseField(smoothness: CGFloat, animationSpeed speed: CGFloat) -> Self {
    made { ($0.smoothness, $0.animationSpeed) = (smoothness, speed) }
  }
  /// Moves items here and there, the faster the more.
  public static func turbulenceField(smoothness: CGFloat, animationSpeed speed: CGFloat) -> Self {
    noiseField(smoothness: smoothness, animationSpeed: speed)
  }
  /// Draws items to its middle, the farther the more.
  public static func springField() -> Self { made() }
  /// Draws items by their charge.
  public static func electricField() -> Self { made() }
  /// Draws items by their charge and speed.
  public static func magneticField() -> Self { made() }
}
