import NibRuntime
import NibStandIns

/// A behavior of several items.
@MainActor
open class UIDynamicItemsBehavior: UIDynamicBehavior {
  /// The items.
  open private(set) var items: [any UIDynamicItem]

  /// Makes one of items.
  public init(items: [any UIDynamicItem]) { self.items = items }

  /// Adds an item.
  open func addItem(_ item: any UIDynamicItem) { if !items.contains(where: { $0 === item }) { items.append(item) } }

  /// Takes an item away.
  open func removeItem(_ item: any UIDynamicItem) { items.removeAll { $0 === item } }

  override var moved: [any UIDynamicItem] { items }
}

/// Draws items in a direction; kept. Stands in for UIGravityBehavior.
open class UIGravityBehavior: UIDynamicItemsBehavior {
  /// Where to and how strongly: downwards at first.
  open var gravityDirection = CGVector(dx: 0, dy: 1)
  /// Where to, in radians from the right, clockwise.
  open var angle: CGFloat {
    get { atan2(gravityDirection.dy, gravityDirection.dx) }
    set { setAngle(newValue, magnitude: magnitude) }
  }
  /// How strongly; 1 for 1000 points a second each second.
  open var magnitude: CGFloat {
    get { hypot(gravityDirection.dx, gravityDirection.dy) }
    set { setAngle(angle, magnitude: newValue) }
  }

  /// Sets both.
  open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
    gravityDirection = CGVector(dx: cos(angle) * magnitude, dy: sin(angle) * magnitude)
  }
}

/// Pushes items; kept. Stands in for UIPushBehavior.
open class UIPushBehavior: UIDynamicItemsBehavior {
  /// How long it pushes.
  public enum Mode: Int, Sendable {
    /// As named.
    case continuous, instantaneous
  }

  /// How long it pushes.
  public final let mode: Mode
  /// Whether it pushes.
  open var active = true
  /// Where to and how strongly.
  open var pushDirection = CGVector()
  /// Where to, in radians from the right, clockwise.
  open var angle: CGFloat {
    get { atan2(pushDirection.dy, pushDirection.dx) }
    set { setAngle(newValue, magnitude: magnitude) }
  }
  /// How strongly.
  open var magnitude: CGFloat {
    get { hypot(pushDirection.dx, pushDirection.dy) }
    set { setAngle(angle, magnitude: newValue) }
  }
  private var offsets: [ObjectIdentifier: UIOffset] = [:]

  /// Makes one of items.
  public init(items: [any UIDynamicItem], mode: Mode) {
    self.mode = mode
    super.init(items: items)
  }

  /// Sets angle and strength.
  open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
    pushDirection = CGVector(dx: cos(angle) * magnitude, dy: sin(angle) * magnitude)
  }

  /// Where an item is pushed, from its middle, in points.
  open func targetOffsetFromCenter(for item: any UIDynamicItem) -> UIOffset {
    offsets[ObjectIdentifier(item)] ?? UIOffset()
  }

  /// Sets where an item is pushed.
  open func setTargetOffsetFromCenter(_ offset: UIOffset, for item: any UIDynamicItem) {
    offsets[ObjectIdentifier(item)] = offset
  }
}

/// Lets items meet each other and boundaries; kept. Stands in for UICollisionBehavior.
open class UICollisionBehavior: UIDynamicItemsBehavior {
  /// What items meet.
  public struct Mode: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Makes a set from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Each other.
    public static let items = Self(rawValue: 1)
    /// Boundaries.
    public static let boundaries = Self(rawValue: 2)
    /// Both.
    public static let everything = Self(rawValue: .max)
  }

  /// What items meet.
  open var collisionMode = Mode.everything
  /// Whether the sides of the reference view are a boundary.
  open var translatesReferenceBoundsIntoBoundary = false
  /// Who would hear of collisions; there are none.
  open weak var collisionDelegate: (any UICollisionBehaviorDelegate)?
  private var boundaries: [(name: any NSCopying, path: UIBezierPath)] = []

  /// The names of the boundaries; nil for none.
  open var boundaryIdentifiers: [any NSCopying]? { boundaries.isEmpty ? nil : boundaries.map(\.name) }

  /// Makes the sides of the reference view a boundary, some points within.
  open func setTranslatesReferenceBoundsIntoBoundary(with insets: UIEdgeInsets) {
    translatesReferenceBoundsIntoBoundary = true
  }

  /// Adds an outline as a boundary.
  open func addBoundary(withIdentifier identifier: any NSCopying, for bezierPath: UIBezierPath) {
    removeBoundary(withIdentifier: identifier)
    boundaries.append((identifier, bezierPath))
  }

  /// Adds a line as a boundary.
  open func addBoundary(withIdentifier identifier: any NSCopying, from p1: CGPoint, to p2: CGPoint) {
    let path = UIBezierPath()
    path.move(to: p1)
    path.addLine(to: p2)
    addBoundary(withIdentifier: identifier, for: path)
  }

  /// The outline of a name.
  open func boundary(withIdentifier identifier: any NSCopying) -> UIBezierPath? {
    boundaries.first { Self.isSame($0.name, identifier) }?.path
  }

  /// Takes a boundary away.
  open func removeBoundary(withIdentifier identifier: any NSCopying) {
    boundaries.removeAll { Self.isSame($0.name, identifier) }
  }

  /// Takes all boundaries away.
  open func removeAllBoundaries() { boundaries = [] }

  private static func isSame(_ left: any NSCopying, _ right: any NSCopying) -> Bool {
    (left as? NSObject)?.isEqual(right) ?? false
  }
}

/// Who hears of collisions; all is optional. Stands for UICollisionBehaviorDelegate.
@MainActor
public protocol UICollisionBehaviorDelegate: AnyObject {
  /// Two items meet.
  func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem,
    at p: CGPoint)
  /// Two items part.
  func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem)
  /// An item meets a boundary.
  func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint)
  /// An item leaves a boundary.
  func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?)
}

extension UICollisionBehaviorDelegate {
  /// Does nothing.
  public func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem,
    at p: CGPoint
  ) {}
  /// Does nothing.
  public func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem
  ) {}
  /// Does nothing.
  public func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint
  ) {}
  /// Does nothing.
  public func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?
  ) {}
}

/// What items are made of; kept. Stands in for UIDynamicItemBehavior.
open class UIDynamicItemBehavior: UIDynamicItemsBehavior {
  /// How far items spring back, 0...1.
  open var elasticity: CGFloat = 0
  /// How much items rub at each other.
  open var friction: CGFloat = 0
  /// How heavy items are for their size.
  open var density: CGFloat = 1
  /// How soon items stop.
  open var resistance: CGFloat = 0
  /// How soon items stop to turn.
  open var angularResistance: CGFloat = 0
  /// How much charge items have.
  open var charge: CGFloat = 0
  /// Whether nothing moves the items.
  open var isAnchored = false
  /// Whether items turn.
  open var allowsRotation = true
  private var speeds: [ObjectIdentifier: CGPoint] = [:]
  private var turns: [ObjectIdentifier: CGFloat] = [:]

  /// Adds to how fast an item moves, in points a second.
  open func addLinearVelocity(_ velocity: CGPoint, for item: any UIDynamicItem) {
    let old = linearVelocity(for: item)
    speeds[ObjectIdentifier(item)] = CGPoint(x: old.x + velocity.x, y: old.y + velocity.y)
  }

  /// How fast an item moves: as added.
  open func linearVelocity(for item: any UIDynamicItem) -> CGPoint { speeds[ObjectIdentifier(item)] ?? CGPoint() }

  /// Adds to how fast an item turns, in radians a second.
  open func addAngularVelocity(_ velocity: CGFloat, for item: any UIDynamicItem) {
    turns[ObjectIdentifier(item), default: 0] += velocity
  }

  /// How fast an item turns: as added.
  open func angularVelocity(for item: any UIDynamicItem) -> CGFloat { turns[ObjectIdentifier(item)] ?? 0 }
}

/// Lets an item snap to a point; `settle()` of the animator puts it there. Stands in for UISnapBehavior.
open class UISnapBehavior: UIDynamicBehavior {
  private let item: any UIDynamicItem
  /// The point, in the coordinates of the reference view.
  open var snapPoint: CGPoint
  /// How little the item swings, 0...1.
  open var damping: CGFloat = 0.5

  /// Makes one.
  public init(item: any UIDynamicItem, snapTo point: CGPoint) { (self.item, snapPoint) = (item, point) }

  override var moved: [any UIDynamicItem] { [item] }

  override func rest() { item.center = snapPoint }
}

/// Ties an item to a point or to another item. Stands in for UIAttachmentBehavior.
///
/// `settle()` of the animator puts an item that is tied to a point without length there; others stay where they are.
open class UIAttachmentBehavior: UIDynamicBehavior {
  /// What items are tied to.
  public enum AttachmentType: Int, Sendable {
    /// As named.
    case items, anchor
  }

  /// The items.
  public final let items: [any UIDynamicItem]
  /// What the first one is tied to.
  public final let attachedBehaviorType: AttachmentType
  /// The point, in the coordinates of the reference view.
  open var anchorPoint: CGPoint
  /// How long the tie is, in points.
  open var length: CGFloat
  /// How little the item swings, 0...1.
  open var damping: CGFloat = 0
  /// How often it swings a second; 0 for a stiff tie.
  open var frequency: CGFloat = 0
  /// How hard it is to turn.
  open var frictionTorque: CGFloat = 0
  /// How far the items may slide, in points; kept.
  open var attachmentRange = UIFloatRange.infinite

  /// Ties an item to a point, as far away as it is.
  public init(item: any UIDynamicItem, attachedToAnchor point: CGPoint) {
    (items, attachedBehaviorType, anchorPoint) = ([item], .anchor, point)
    length = hypot(item.center.x - point.x, item.center.y - point.y)
  }

  /// Ties an item to another one, as far away as it is.
  public init(item item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem) {
    (items, attachedBehaviorType, anchorPoint) = ([item1, item2], .items, CGPoint())
    length = hypot(item1.center.x - item2.center.x, item1.center.y - item2.center.y)
  }

  override var moved: [any UIDynamicItem] { items }

  override func rest() {
    if attachedBehaviorType == .anchor, length == 0 { items.first?.center = anchorPoint }
  }
}
