import Foundation
import NibRuntime
import NibStandIns

/// What few layers have: kept apart, so that the others are small.
@MainActor
final class LayerExtras {
  var name: String?
  var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  var zPosition: CGFloat = 0
  var contents: Any?
  var contentsScale: CGFloat = 1
  var contentsGravity = CALayerContentsGravity.resize
  var cornerCurve = CALayerCornerCurve.circular
  var corners: CACornerMask = .all
  var isRasterized = false
  var rasterizationScale: CGFloat = 1
  var isOpaque = false
  var sublayers: [CALayer]?
  weak var superlayer: CALayer?
  var mask: CALayer?
  var transform: CATransform3D?
  var shadowPath: CGPath?
  var animations: [(key: String, animation: CAAnimation)] = []
  weak var delegate: (any CALayerDelegate)?
  var actions: [String: any CAAction]?
  var autoresizingMask: CAAutoresizingMask = []
}

/// Corners of a layer that are round.
public struct CACornerMask: OptionSet, Sendable, Hashable {
  /// The bits.
  public let rawValue: UInt

  /// Makes corners of bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Top left.
  public static let layerMinXMinYCorner = Self(rawValue: 1)
  /// Top right.
  public static let layerMaxXMinYCorner = Self(rawValue: 2)
  /// Bottom left.
  public static let layerMinXMaxYCorner = Self(rawValue: 4)
  /// Bottom right.
  public static let layerMaxXMaxYCorner = Self(rawValue: 8)
  static let all = Self(rawValue: 15)
}

/// How a corner is round.
public struct CALayerCornerCurve: RawRepresentable, Sendable, Hashable {
  /// The name.
  public let rawValue: String

  /// Makes one of a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A quarter of a circle.
  public static let circular = Self(rawValue: "circular")
  /// Beginning slowly.
  public static let continuous = Self(rawValue: "continuous")
}

/// How a layer's content fills it.
public struct CALayerContentsGravity: RawRepresentable, Sendable, Hashable {
  /// The name.
  public let rawValue: String

  /// Makes one of a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Stretched.
  public static let resize = Self(rawValue: "resize")
  /// Scaled to be seen whole.
  public static let resizeAspect = Self(rawValue: "resizeAspect")
  /// Scaled to cover.
  public static let resizeAspectFill = Self(rawValue: "resizeAspectFill")
  /// In the middle, not scaled.
  public static let center = Self(rawValue: "center")
}

extension CALayer {
  func makeExtras() -> LayerExtras {
    if let extras { return extras }
    let made = LayerExtras()
    extras = made
    return made
  }

  /// A name of one's own.
  public var name: String? {
    get { extras?.name }
    set { makeExtras().name = newValue }
  }
  /// The point that `position` says the place of, each part 0...1. The frame of a view does not follow it.
  public var anchorPoint: CGPoint {
    get { extras?.anchorPoint ?? CGPoint(x: 0.5, y: 0.5) }
    set { makeExtras().anchorPoint = newValue }
  }
  /// How far in front it is.
  public var zPosition: CGFloat {
    get { extras?.zPosition ?? 0 }
    set { makeExtras().zPosition = newValue }
  }
  /// The image that is shown.
  public var contents: Any? {
    get { extras?.contents }
    set { makeExtras().contents = newValue }
  }
  /// Pixels a point.
  public var contentsScale: CGFloat {
    get { extras?.contentsScale ?? 1 }
    set { makeExtras().contentsScale = newValue }
  }
  /// How the content fills it.
  public var contentsGravity: CALayerContentsGravity {
    get { extras?.contentsGravity ?? .resize }
    set { makeExtras().contentsGravity = newValue }
  }
  /// How corners are round.
  public var cornerCurve: CALayerCornerCurve {
    get { extras?.cornerCurve ?? .circular }
    set { makeExtras().cornerCurve = newValue }
  }
  /// The corners that `cornerRadius` is for: all, unless somebody says otherwise.
  public var maskedCorners: CACornerMask {
    get { extras?.corners ?? .all }
    set { makeExtras().corners = newValue }
  }
  /// Whether it is drawn once and kept.
  public var shouldRasterize: Bool {
    get { extras?.isRasterized ?? false }
    set { makeExtras().isRasterized = newValue }
  }
  /// Pixels a point of what is kept.
  public var rasterizationScale: CGFloat {
    get { extras?.rasterizationScale ?? 1 }
    set { makeExtras().rasterizationScale = newValue }
  }
  /// Whether it is drawn without transparency.
  public var isOpaque: Bool {
    get { painted?.isOpaque ?? extras?.isOpaque ?? false }
    set { if let painted { painted.isOpaque = newValue } else { makeExtras().isOpaque = newValue } }
  }
  /// The layer whose opacity cuts this one out.
  public var mask: CALayer? {
    get { extras?.mask }
    set { makeExtras().mask = newValue }
  }

  /// The layers that code put in, back to front; nil without. Those of subviews are not among them.
  public var sublayers: [CALayer]? {
    get { extras?.sublayers }
    set {
      for layer in extras?.sublayers ?? [] { layer.extras?.superlayer = nil }
      makeExtras().sublayers = newValue
      for layer in newValue ?? [] { layer.makeExtras().superlayer = self }
    }
  }
  /// The layer that this one was put in; of a view's layer that of the superview.
  public var superlayer: CALayer? { extras?.superlayer ?? view?.layerAround }

  /// Puts a layer in front.
  public func addSublayer(_ layer: CALayer) { insertSublayer(layer, at: UInt32.max) }

  /// Puts a layer among the others, taking it from where it was.
  public func insertSublayer(_ layer: CALayer, at index: UInt32) {
    guard !sequence(first: self, next: \.extras?.superlayer).contains(layer) else { return }
    layer.removeFromSuperlayer()
    var layers = sublayers ?? []
    layers.insert(layer, at: min(Int(index), layers.count))
    sublayers = layers
  }

  /// Puts a layer behind another; behind all if that is not there.
  public func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    layer.removeFromSuperlayer()
    insertSublayer(layer, at: UInt32(sublayers?.firstIndex { $0 === sibling } ?? 0))
  }

  /// Puts a layer in front of another; in front of all if that is not there.
  public func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    layer.removeFromSuperlayer()
    let place = sublayers?.firstIndex { $0 === sibling }
    insertSublayer(layer, at: place.map { UInt32($0 + 1) } ?? UInt32.max)
  }

  /// Puts a layer in the place of another; nothing happens if that is not there.
  public func replaceSublayer(_ old: CALayer, with new: CALayer) {
    guard old !== new, sublayers?.contains(old) ?? false else { return }
    insertSublayer(new, above: old)
    old.removeFromSuperlayer()
  }

  /// Takes the layer out. That of a view stays with its view.
  public func removeFromSuperlayer() {
    guard let holder = extras?.superlayer else { return }
    holder.sublayers = holder.sublayers.map { $0.filter { $0 !== self } }
    if holder.sublayers?.isEmpty ?? false { holder.sublayers = nil }
    extras?.superlayer = nil
  }

  /// Whether a point, in the layer's own coordinates, lies within its bounds.
  public func contains(_ point: CGPoint) -> Bool {
    let (origin, size) = (bounds.origin, bounds.size)
    return point.x >= origin.x && point.x < origin.x + size.width && point.y >= origin.y
      && point.y < origin.y + size.height
  }
}

extension CALayer {
  /// A change of coordinates in space; of a view's layer the view's, where that stays in the plane.
  public var transform: CATransform3D {
    get {
      let own = extras?.transform ?? painted.map { CATransform3DMakeAffineTransform($0.transform) }
      return own ?? CATransform3DIdentity
    }
    set {
      guard let painted, CATransform3DIsAffine(newValue) else { return makeExtras().transform = newValue }
      extras?.transform = nil
      painted.transform = CATransform3DGetAffineTransform(newValue)
    }
  }

  /// What `transform` does in the plane.
  public func affineTransform() -> CGAffineTransform { CATransform3DGetAffineTransform(transform) }

  /// Changes coordinates in the plane.
  public func setAffineTransform(_ transform: CGAffineTransform) {
    self.transform = CATransform3DMakeAffineTransform(transform)
  }

  /// The outline of the shadow; nil for that of what is shown.
  public var shadowPath: CGPath? {
    get { extras?.shadowPath }
    set { makeExtras().shadowPath = newValue }
  }

  /// Who draws and places; asked for actions alone.
  public var delegate: (any CALayerDelegate)? {
    get { extras?.delegate ?? view }
    set { makeExtras().delegate = newValue }
  }

  /// The layer as it is seen: this one, for changes are made at once.
  public func presentation() -> Self? { self }

  /// The layer as code set it: this one.
  public func model() -> Self { self }

  /// Keeps an animation. It runs at once: what it animates keeps the value that code set, and its delegate hears
  /// that it began and finished. One under a key replaces an earlier one; one that is removed on completion, as all
  /// are unless they say otherwise, is gone then.
  public func add(_ animation: CAAnimation, forKey key: String?) {
    let extras = makeExtras()
    if let key { extras.animations.removeAll { $0.key == key } }
    if !animation.isRemovedOnCompletion { extras.animations.append((key ?? "", animation)) }
    animation.delegate?.animationDidStart(animation)
    animation.delegate?.animationDidStop(animation, finished: true)
  }

  /// Lets an animation go.
  public func removeAnimation(forKey key: String) { extras?.animations.removeAll { $0.key == key } }

  /// Lets all animations go.
  public func removeAllAnimations() { extras?.animations = [] }

  /// The animation that is kept under a key.
  public func animation(forKey key: String) -> CAAnimation? {
    extras?.animations.first { $0.key == key }?.animation
  }

  /// The keys of animations that are kept; nil without.
  public func animationKeys() -> [String]? {
    let keys = (extras?.animations ?? []).map(\.key).filter { !$0.isEmpty }
    return keys.isEmpty ? nil : keys
  }
}
