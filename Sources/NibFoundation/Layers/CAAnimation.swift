import Foundation
import NibRuntime
import NibStandIns

// Animations as values: a layer keeps them, and nothing moves.

/// A change of a layer over time. Stands in for CAAnimation.
@MainActor
open class CAAnimation {
  /// Seconds that it takes.
  open var duration = 0.0
  /// When it begins, in seconds of its layer's time.
  open var beginTime = 0.0
  /// Where it begins within itself, in seconds.
  open var timeOffset = 0.0
  /// How often it runs.
  open var repeatCount: Float = 0
  /// Seconds that it runs again and again.
  open var repeatDuration = 0.0
  /// How fast its time goes.
  open var speed: Float = 1
  /// Whether it runs back too.
  open var autoreverses = false
  /// What is shown before and after.
  open var fillMode = CAMediaTimingFillMode.removed
  /// How its speed changes.
  open var timingFunction: CAMediaTimingFunction?
  /// Whether it goes when it is over.
  open var isRemovedOnCompletion = true
  /// Who hears that it began and ended; kept alive, as in Core Animation.
  open var delegate: (any CAAnimationDelegate)?

  /// Makes an animation that takes no time.
  public required init() {}
}

/// Hears of an animation. All is optional. Stands for CAAnimationDelegate.
@MainActor
public protocol CAAnimationDelegate: AnyObject {
  /// It began.
  func animationDidStart(_ anim: CAAnimation)
  /// It ended.
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
  /// Does nothing.
  public func animationDidStart(_ anim: CAAnimation) {}
  /// Does nothing.
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

/// A change of one property. Stands in for CAPropertyAnimation.
open class CAPropertyAnimation: CAAnimation {
  /// The property, as `transform.scale`.
  open var keyPath: String?
  /// Whether values are added to the property's own.
  open var isAdditive = false
  /// Whether each run goes on from the one before.
  open var isCumulative = false

  /// Makes one of a property.
  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }
}

/// From one value to another. Stands in for CABasicAnimation.
open class CABasicAnimation: CAPropertyAnimation {
  /// Where it begins.
  open var fromValue: Any?
  /// Where it ends.
  open var toValue: Any?
  /// How far it goes.
  open var byValue: Any?
}

/// From one value to another with a swing. Stands in for CASpringAnimation.
open class CASpringAnimation: CABasicAnimation {
  /// What swings.
  open var mass: CGFloat = 1
  /// How hard the spring is.
  open var stiffness: CGFloat = 100
  /// How soon it rests.
  open var damping: CGFloat = 10
  /// How fast it begins.
  open var initialVelocity: CGFloat = 0
  /// Seconds until it rests; those of a swing of one unit to a thousandth of it.
  open var settlingDuration: Double {
    guard mass > 0, damping > 0 else { return duration }
    return Double(2 * mass / damping) * log(1000)
  }
}

/// Over several values. Stands in for CAKeyframeAnimation.
open class CAKeyframeAnimation: CAPropertyAnimation {
  /// The values, one after another.
  open var values: [Any]?
  /// When each is reached, 0...1.
  open var keyTimes: [NSNumber]?
  /// How speed changes between two of them.
  open var timingFunctions: [CAMediaTimingFunction]?
  /// The line that a point goes along.
  open var path: CGPath?
  /// What is between two values.
  open var calculationMode = CAAnimationCalculationMode.linear
  /// Whether it turns along its line.
  open var rotationMode: CAAnimationRotationMode?
}

/// Several at once. Stands in for CAAnimationGroup.
open class CAAnimationGroup: CAAnimation {
  /// The animations.
  open var animations: [CAAnimation]?
}

/// From one look of a layer to another. Stands in for CATransition.
open class CATransition: CAAnimation {
  /// How.
  open var type = CATransitionType.fade
  /// From where.
  open var subtype: CATransitionSubtype?
  /// Where it begins, 0...1.
  open var startProgress: Float = 0
  /// Where it ends, 0...1.
  open var endProgress: Float = 1
}

/// How speed changes. Stands in for CAMediaTimingFunction.
public final class CAMediaTimingFunction: Hashable, Sendable {
  private let points: [Float]

  /// Makes one of a name; by another name it is linear.
  public init(name: CAMediaTimingFunctionName) {
    points =
      switch name {
      case .easeIn: [0.42, 0, 1, 1]
      case .easeOut: [0, 0, 0.58, 1]
      case .easeInEaseOut: [0.42, 0, 0.58, 1]
      case .default: [0.25, 0.1, 0.25, 1]
      default: [0, 0, 1, 1]
      }
  }

  /// Makes one of the two points between the ends of its curve.
  public init(controlPoints firstX: Float, _ firstY: Float, _ secondX: Float, _ secondY: Float) {
    points = [firstX, firstY, secondX, secondY]
  }

  /// Gives out a point of the curve, 0 to 3; nothing for another number.
  public func getControlPoint(at index: Int, values: UnsafeMutablePointer<Float>) {
    guard (0...3).contains(index) else { return }
    let all = [0, 0] + points + [1, 1]
    (values[0], values[1]) = (all[index * 2], all[index * 2 + 1])
  }

  /// Whether both have the same points.
  public static func == (first: CAMediaTimingFunction, second: CAMediaTimingFunction) -> Bool {
    first.points == second.points
  }

  /// By the points.
  public func hash(into hasher: inout Hasher) { hasher.combine(points) }
}

/// Time as layers count it: seconds since the machine began.
public func CACurrentMediaTime() -> Double { ProcessInfo.processInfo.systemUptime }
