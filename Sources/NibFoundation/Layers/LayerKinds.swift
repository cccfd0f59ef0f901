import Foundation
import NibRuntime
import NibStandIns

// Kinds of layers: what they would draw is kept.

/// Colors that run into each other. Stands in for CAGradientLayer.
open class CAGradientLayer: CALayer {
  /// The colors, each a `CGColor`, in order.
  open var colors: [Any]?
  /// Where each color is, 0...1; nil for as far from each other.
  open var locations: [NSNumber]?
  /// Where the first one is, each part 0...1.
  open var startPoint = CGPoint(x: 0.5, y: 0)
  /// Where the last one is, likewise.
  open var endPoint = CGPoint(x: 0.5, y: 1)
  /// How colors run.
  open var type = CAGradientLayerType.axial
}

/// An outline. Stands in for CAShapeLayer.
open class CAShapeLayer: CALayer {
  /// The outline.
  open var path: CGPath?
  /// Color of what is inside; nil for none.
  open var fillColor: CGColor? = CGColor.ofLayer(NibColor(red: 0, green: 0, blue: 0, alpha: 1))
  /// What is inside.
  open var fillRule = CAShapeLayerFillRule.nonZero
  /// Color of the line; nil for none.
  open var strokeColor: CGColor?
  /// Where the line begins, 0...1.
  open var strokeStart: CGFloat = 0
  /// Where the line ends, 0...1.
  open var strokeEnd: CGFloat = 1
  /// Width of the line, in points.
  open var lineWidth: CGFloat = 1
  /// How far a point may stand out.
  open var miterLimit: CGFloat = 10
  /// How lines end.
  open var lineCap = CAShapeLayerLineCap.butt
  /// How lines meet.
  open var lineJoin = CAShapeLayerLineJoin.miter
  /// Where the dashes begin, in points.
  open var lineDashPhase: CGFloat = 0
  /// Lengths of dashes and gaps, in points; nil for a whole line.
  open var lineDashPattern: [NSNumber]?
}

/// A text. Stands in for CATextLayer.
open class CATextLayer: CALayer {
  /// The text: a string or an attributed one.
  open var string: Any?
  /// The font, or its name.
  open var font: Any?
  /// Size in points.
  open var fontSize: CGFloat = 36
  /// Color of the text.
  open var foregroundColor: CGColor? = CGColor.ofLayer(NibColor(red: 1, green: 1, blue: 1, alpha: 1))
  /// Whether lines wrap.
  open var isWrapped = false
  /// How lines are aligned.
  open var alignmentMode = CATextLayerAlignmentMode.natural
  /// Where a line is cut.
  open var truncationMode = CATextLayerTruncationMode.none
}

/// Copies of its layers. Stands in for CAReplicatorLayer.
open class CAReplicatorLayer: CALayer {
  /// How many there are.
  open var instanceCount = 1
  /// Seconds between their animations.
  open var instanceDelay = 0.0
  /// What moves each from the one before.
  open var instanceTransform = CATransform3DIdentity
  /// Color of the copies.
  open var instanceColor: CGColor?
  /// What each copy's opacity differs by.
  open var instanceAlphaOffset: Float = 0
}

/// Particles. Stands in for CAEmitterLayer.
open class CAEmitterLayer: CALayer {
  /// Kinds of particles.
  open var emitterCells: [CAEmitterCell]?
  /// Where they come from, in points.
  open var emitterPosition = CGPoint()
  /// How large that is, in points.
  open var emitterSize = CGSize()
  /// What shape that has.
  open var emitterShape = CAEmitterLayerEmitterShape.point
  /// How they cover each other.
  open var renderMode = CAEmitterLayerRenderMode.unordered
  /// What their number is multiplied with.
  open var birthRate: Float = 1
  /// What their life is multiplied with.
  open var lifetime: Float = 1
}

/// A kind of particle. Stands in for CAEmitterCell.
@MainActor
open class CAEmitterCell {
  /// A name of one's own.
  open var name: String?
  /// The image of a particle.
  open var contents: Any?
  /// Particles a second.
  open var birthRate: Float = 0
  /// Seconds that a particle lives.
  open var lifetime: Float = 0
  /// How much that differs.
  open var lifetimeRange: Float = 0
  /// Points a second.
  open var velocity: CGFloat = 0
  /// How much that differs.
  open var velocityRange: CGFloat = 0
  /// Points a second more each second, downwards.
  open var yAcceleration: CGFloat = 0
  /// Points a second more each second, across.
  open var xAcceleration: CGFloat = 0
  /// Where particles fly, in radians.
  open var emissionLongitude: CGFloat = 0
  /// How much that differs.
  open var emissionRange: CGFloat = 0
  /// How large.
  open var scale: CGFloat = 1
  /// How much that differs.
  open var scaleRange: CGFloat = 0
  /// What it changes by each second.
  open var scaleSpeed: CGFloat = 0
  /// Radians a second.
  open var spin: CGFloat = 0
  /// How much that differs.
  open var spinRange: CGFloat = 0
  /// What opacity changes by each second.
  open var alphaSpeed: Float = 0
  /// The color.
  open var color: CGColor?

  /// Makes a kind without particles.
  public init() {}
}

#if !canImport(Darwin)
  /// Seconds. Core Foundation's name.
  public typealias CFTimeInterval = Double
#endif

/// A layer that draws its content in parts. Stands in for CATiledLayer.
open class CATiledLayer: CALayer {
  /// How many steps of size are kept.
  open var levelsOfDetail = 1
  /// How many of them are larger than the layer.
  open var levelsOfDetailBias = 0
  /// The largest size of a part, in pixels.
  open var tileSize = CGSize(width: 256, height: 256)
  /// Seconds that a part needs to appear.
  open class func fadeDuration() -> CFTimeInterval { 0.25 }
}
