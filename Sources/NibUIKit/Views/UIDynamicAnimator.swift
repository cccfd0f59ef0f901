import NibRuntime
import NibStandIns

/// What behaviors move. Stands for UIDynamicItem.
@MainActor
public protocol UIDynamicItem: AnyObject {
  /// The middle, in the coordinates of the reference view, in points.
  var center: CGPoint { get set }
  /// The size, in points.
  var bounds: CGRect { get }
  /// How it is turned.
  var transform: CGAffineTransform { get set }
}

extension UIView: UIDynamicItem {}
extension UICollectionViewLayoutAttributes: UIDynamicItem {}

/// Moves items by behaviors. Stands in for UIDynamicAnimator.
///
/// There is no time here and no physics: the behaviors and what they were given are kept, and nothing moves. A test that
/// wants to see the end calls `settle()`, which puts the items at the points that snaps and attachments to points have for
/// them. Where gravity, collisions and pushes would bring an item is not computed.
@MainActor
open class UIDynamicAnimator {
  /// The view whose coordinates the items are in.
  public final let referenceView: UIView?
  /// The behaviors that were added.
  open private(set) var behaviors: [UIDynamicBehavior] = []
  /// Who hears when the animator begins and ends to move items.
  open weak var delegate: (any UIDynamicAnimatorDelegate)?
  /// Whether items would move: behaviors were added and `settle()` was not called since.
  open private(set) var isRunning = false
  /// Seconds that items have moved: none.
  open var elapsedTime: TimeInterval { 0 }

  /// Makes one for views within a view.
  public init(referenceView: UIView) { self.referenceView = referenceView }

  /// Makes one for items of a layout.
  public init(collectionViewLayout layout: UICollectionViewLayout) { referenceView = nil }

  /// Makes one without items.
  public init() { referenceView = nil }

  /// Adds a behavior; it is told, and the delegate that items begin to move.
  open func addBehavior(_ behavior: UIDynamicBehavior) {
    guard !behaviors.contains(where: { $0 === behavior }) else { return }
    behavior.join(self)
    behaviors.append(behavior)
    if !isRunning { delegate?.dynamicAnimatorWillResume(self) }
    isRunning = true
  }

  /// Takes a behavior away; it is told.
  open func removeBehavior(_ behavior: UIDynamicBehavior) {
    guard let position = behaviors.firstIndex(where: { $0 === behavior }) else { return }
    behaviors.remove(at: position)
    behavior.join(nil)
  }

  /// Takes all behaviors away.
  open func removeAllBehaviors() { for behavior in behaviors { removeBehavior(behavior) } }

  /// Takes over where an item is: it is asked each time.
  open func updateItem(usingCurrentState item: any UIDynamicItem) {}

  /// The items of the behaviors that are within a rectangle of the reference view.
  open func items(in rect: CGRect) -> [any UIDynamicItem] {
    var found: [any UIDynamicItem] = []
    for item in behaviors.flatMap(\.itemsWithin) where !found.contains(where: { $0 === item }) {
      let size = item.bounds.size
      let place = CGRect(
        x: item.center.x - size.width / 2, y: item.center.y - size.height / 2, width: size.width, height: size.height)
      if place.intersects(rect) { found.append(item) }
    }
    return found
  }

  /// Lets the items come to rest: each behavior's `action` is called, snaps and attachments to points put their items
  /// there, and the delegate hears that nothing moves.
  open func settle() {
    guard isRunning else { return }
    for behavior in behaviors { behavior.settle() }
    isRunning = false
    delegate?.dynamicAnimatorDidPause(self)
  }
}

/// Who hears of an animator; all is optional. Stands for UIDynamicAnimatorDelegate.
@MainActor
public protocol UIDynamicAnimatorDelegate: AnyObject {
  /// Items begin to move.
  func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator)
  /// Nothing moves any more.
  func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator)
}

extension UIDynamicAnimatorDelegate {
  /// Does nothing.
  public func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) {}
  /// Does nothing.
  public func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) {}
}

/// How items move, and other behaviors with it. Stands in for UIDynamicBehavior.
@MainActor
open class UIDynamicBehavior {
  /// The behaviors that go with this one.
  open private(set) var childBehaviors: [UIDynamicBehavior] = []
  /// Called at each step; here once by `settle()`.
  open var action: (() -> Void)?
  /// The animator that has the behavior.
  open private(set) weak var dynamicAnimator: UIDynamicAnimator?

  /// Makes one.
  public init() {}

  /// Adds a behavior.
  open func addChildBehavior(_ behavior: UIDynamicBehavior) {
    guard behavior !== self, !childBehaviors.contains(where: { $0 === behavior }) else { return }
    childBehaviors.append(behavior)
    if let dynamicAnimator { behavior.join(dynamicAnimator) }
  }

  /// Takes a behavior away.
  open func removeChildBehavior(_ behavior: UIDynamicBehavior) {
    guard let position = childBehaviors.firstIndex(where: { $0 === behavior }) else { return }
    childBehaviors.remove(at: position)
    behavior.join(nil)
  }

  /// Called before the behavior comes to an animator, or leaves it (nil). Does nothing here.
  open func willMove(to dynamicAnimator: UIDynamicAnimator?) {}

  final func join(_ animator: UIDynamicAnimator?) {
    willMove(to: animator)
    dynamicAnimator = animator
    for behavior in childBehaviors { behavior.join(animator) }
  }

  /// The items of this behavior itself.
  var moved: [any UIDynamicItem] { [] }

  final var itemsWithin: [any UIDynamicItem] { moved + childBehaviors.flatMap(\.itemsWithin) }

  final func settle() {
    action?()
    rest()
    for behavior in childBehaviors { behavior.settle() }
  }

  /// Puts the items where the behavior has them in the end, if that is known.
  func rest() {}
}
