import NibRuntime
import NibStandIns

/// Lets a view follow how the device is tilted. Stands in for UIMotionEffect; nobody tilts anything, so a test asks for
/// the values.
@MainActor
open class UIMotionEffect {
  /// Makes one that does nothing.
  public init() {}

  /// By how much properties change, by their key paths, for an offset of -1...1; nil for no change. Nil here.
  open func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? { nil }
}

/// Changes a property in proportion. Stands in for UIInterpolatingMotionEffect.
open class UIInterpolatingMotionEffect: UIMotionEffect {
  /// Which tilting counts.
  public enum EffectType: Int, Sendable {
    /// As named.
    case tiltAlongHorizontalAxis, tiltAlongVerticalAxis
  }

  /// The property, as `center.x`.
  public final let keyPath: String
  /// Which tilting counts.
  public final let type: EffectType
  /// The change where the device is tilted all to the left, or up.
  open var minimumRelativeValue: Any?
  /// The change where the device is tilted all to the right, or down.
  open var maximumRelativeValue: Any?

  /// Makes one of a property.
  public init(keyPath: String, type: EffectType) { (self.keyPath, self.type) = (keyPath, type) }

  /// The change for an offset, in proportion between the least and the greatest one: of numbers, points, sizes and
  /// offsets; nil for others. An offset beyond 1 counts as 1.
  open override func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? {
    let offset = type == .tiltAlongHorizontalAxis ? viewerOffset.horizontal : viewerOffset.vertical
    let part = offset.isNaN ? 0.5 : (min(max(Double(offset), -1), 1) + 1) / 2
    guard let low = Self.numbers(minimumRelativeValue), let high = Self.numbers(maximumRelativeValue),
      low.count == high.count
    else { return nil }
    let values = zip(low, high).map { $0 + ($1 - $0) * part }
    return [keyPath: Self.value(values, like: maximumRelativeValue)]
  }

  private static func numbers(_ value: Any?) -> [Double]? {
    switch value {
    case let number as NSNumber: [number.doubleValue]
    case let number as Double: [number]
    case let number as CGFloat: [Double(number)]
    case let number as Int: [Double(number)]
    case let point as CGPoint: [Double(point.x), Double(point.y)]
    case let size as CGSize: [Double(size.width), Double(size.height)]
    case let offset as UIOffset: [Double(offset.horizontal), Double(offset.vertical)]
    default: nil
    }
  }

  private static func value(_ numbers: [Double], like value: Any?) -> Any {
    guard numbers.count == 2 else { return NSNumber(value: numbers.first ?? 0) }
    if value is CGSize { return CGSize(width: numbers[0], height: numbers[1]) }
    if value is UIOffset { return UIOffset(horizontal: CGFloat(numbers[0]), vertical: CGFloat(numbers[1])) }
    return CGPoint(x: numbers[0], y: numbers[1])
  }
}

/// Several at once. Stands in for UIMotionEffectGroup.
open class UIMotionEffectGroup: UIMotionEffect {
  /// The effects.
  open var motionEffects: [UIMotionEffect]?

  /// The changes of all; of one property the later one's.
  open override func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? {
    let all = (motionEffects ?? []).filter { $0 !== self }.compactMap {
      $0.keyPathsAndRelativeValues(forViewerOffset: viewerOffset)
    }
    return all.isEmpty ? nil : all.reduce(into: [:]) { $0.merge($1) { $1 } }
  }
}

extension UIView {
  /// How the view follows the device; kept, and nothing moves.
  final var ownMotionEffects: [UIMotionEffect] {
    get { kept([]) }
    set { keep(newValue) }
  }

  /// Adds an effect, once.
  final func ownAddMotionEffect(_ effect: UIMotionEffect) {
    if !motionEffects.contains(where: { $0 === effect }) { motionEffects.append(effect) }
  }

  /// Takes an effect away.
  final func ownRemoveMotionEffect(_ effect: UIMotionEffect) { motionEffects.removeAll { $0 === effect } }
}
