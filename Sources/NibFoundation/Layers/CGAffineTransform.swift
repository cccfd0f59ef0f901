import Foundation
import NibRuntime
import NibStandIns

#if !canImport(CoreGraphics)
  /// A change of coordinates: `x' = a x + c y + tx`, `y' = b x + d y + ty`. Views keep one; no frame follows it.
  public struct CGAffineTransform: Sendable, Hashable {
    /// The first row.
    public var a: CGFloat, b: CGFloat
    /// The second row.
    public var c: CGFloat, d: CGFloat
    /// The shift.
    public var tx: CGFloat, ty: CGFloat

    /// Makes one from its numbers.
    public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
      (self.a, self.b, self.c, self.d, self.tx, self.ty) = (a, b, c, d, tx, ty)
    }

    /// Makes one from its numbers.
    public init(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat, _ tx: CGFloat, _ ty: CGFloat) {
      self.init(a: a, b: b, c: c, d: d, tx: tx, ty: ty)
    }

    /// Makes one whose numbers are all 0.
    public init() { self.init(0, 0, 0, 0, 0, 0) }

    /// Makes one that scales.
    public init(scaleX x: CGFloat, y: CGFloat) { self.init(x, 0, 0, y, 0, 0) }

    /// Makes one that shifts.
    public init(translationX x: CGFloat, y: CGFloat) { self.init(1, 0, 0, 1, x, y) }

    /// Changes nothing.
    public static let identity = CGAffineTransform(1, 0, 0, 1, 0, 0)

    /// Whether it changes nothing.
    public var isIdentity: Bool { self == .identity }

    /// This change, then another one.
    public func concatenating(_ other: CGAffineTransform) -> CGAffineTransform {
      CGAffineTransform(
        a * other.a + b * other.c, a * other.b + b * other.d, c * other.a + d * other.c, c * other.b + d * other.d,
        tx * other.a + ty * other.c + other.tx, tx * other.b + ty * other.d + other.ty)
    }

    /// Scales, then does what this does.
    public func scaledBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
      CGAffineTransform(scaleX: x, y: y).concatenating(self)
    }

    /// Shifts, then does what this does.
    public func translatedBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
      CGAffineTransform(translationX: x, y: y).concatenating(self)
    }

    /// What undoes this; this itself where nothing does.
    public func inverted() -> CGAffineTransform {
      let area = a * d - b * c
      guard area != 0, area.isFinite else { return self }
      return CGAffineTransform(
        d / area, -b / area, -c / area, a / area, (c * ty - d * tx) / area, (b * tx - a * ty) / area)
    }
  }

  extension CGPoint {
    /// The point that a change of coordinates makes of this one.
    public func applying(_ transform: CGAffineTransform) -> CGPoint {
      CGPoint(
        x: transform.a * x + transform.c * y + transform.tx, y: transform.b * x + transform.d * y + transform.ty)
    }
  }

  extension CGSize {
    /// The size that a change of coordinates makes of this one; shifts do not count.
    public func applying(_ transform: CGAffineTransform) -> CGSize {
      CGSize(width: transform.a * width + transform.c * height, height: transform.b * width + transform.d * height)
    }
  }
#endif

#if !canImport(CoreGraphics)
  extension CGAffineTransform {
    /// Makes one that turns by an angle, in radians.
    public init(rotationAngle angle: CGFloat) {
      let (sine, cosine) = (sin(angle), cos(angle))
      self.init(cosine, sine, -sine, cosine, 0, 0)
    }

    /// Turns by an angle, in radians, then does what this does.
    public func rotated(by angle: CGFloat) -> CGAffineTransform {
      CGAffineTransform(rotationAngle: angle).concatenating(self)
    }
  }

  extension CGRect {
    /// The least rectangle around what a change of coordinates makes of this one.
    public func applying(_ transform: CGAffineTransform) -> CGRect {
      let corners = [
        CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY), CGPoint(x: minX, y: maxY), CGPoint(x: maxX, y: maxY),
      ].map { $0.applying(transform) }
      let (xs, ys) = (corners.map(\.x), corners.map(\.y))
      let (left, top) = (xs.min() ?? 0, ys.min() ?? 0)
      return CGRect(x: left, y: top, width: (xs.max() ?? 0) - left, height: (ys.max() ?? 0) - top)
    }
  }
#endif
