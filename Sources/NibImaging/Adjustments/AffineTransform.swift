/// An affine map of the plane: `x' = a x + c y + tx`, `y' = b x + d y + ty`.
///
/// - Documented: the names and order are those of Core Graphics' `CGAffineTransform`.
public struct AffineTransform: Sendable, Hashable {
  /// The map's six numbers.
  public var a, b, c, d, tx, ty: Double

  /// Makes a map; see the formula of the type.
  public init(a: Double = 1, b: Double = 0, c: Double = 0, d: Double = 1, tx: Double = 0, ty: Double = 0) {
    (self.a, self.b, self.c, self.d, self.tx, self.ty) = (a, b, c, d, tx, ty)
  }

  /// The map that changes nothing.
  public static let identity = AffineTransform()

  /// Shifts by so many units.
  public static func translation(x: Double, y: Double) -> AffineTransform { AffineTransform(tx: x, ty: y) }

  /// Where a point goes.
  func point(_ x: Double, _ y: Double) -> (x: Double, y: Double) { (a * x + c * y + tx, b * x + d * y + ty) }

  /// This map, and then another.
  func followed(by next: AffineTransform) -> AffineTransform {
    AffineTransform(
      a: next.a * a + next.c * b, b: next.b * a + next.d * b, c: next.a * c + next.c * d, d: next.b * c + next.d * d,
      tx: next.a * tx + next.c * ty + next.tx, ty: next.b * tx + next.d * ty + next.ty)
  }

  /// The map back; nil when the plane is folded to a line or a point.
  var inverse: AffineTransform? {
    let determinant = a * d - b * c
    guard abs(determinant) > 1e-12 else { return nil }
    let (ia, ib, ic, id) = (d / determinant, -b / determinant, -c / determinant, a / determinant)
    return AffineTransform(a: ia, b: ib, c: ic, d: id, tx: -(ia * tx + ic * ty), ty: -(ib * tx + id * ty))
  }

  /// The larger of the factors by which the two axes grow.
  var growth: Double { max((a * a + b * b).squareRoot(), (c * c + d * d).squareRoot()) }

  /// The same map where y grows downwards.
  var upsideDown: AffineTransform { AffineTransform(a: a, b: -b, c: -c, d: d, tx: tx, ty: -ty) }
}
