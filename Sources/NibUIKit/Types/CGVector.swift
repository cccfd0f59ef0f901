import NibRuntime
import NibStandIns

/// A direction and a length. Stands in for CGVector, which Foundation has not here.
public struct CGVector: Hashable, Sendable {
  /// Across.
  public var dx: CGFloat
  /// Up and down.
  public var dy: CGFloat

  /// Makes one.
  public init(dx: CGFloat = 0, dy: CGFloat = 0) { (self.dx, self.dy) = (dx, dy) }

  /// Of no length.
  public static let zero = Self()
}
