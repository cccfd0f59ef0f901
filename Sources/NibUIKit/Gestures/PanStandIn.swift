import NibFoundation
import NibRuntime
import NibStandIns

/// What apps override of `UIPanGestureRecognizer` that stands in its extensions; each member does what the extension has for it. Not for
/// subclasses of one's own.
open class PanStandIn: UIGestureRecognizer {
  private final var me: UIPanGestureRecognizer { unsafeDowncast(self, to: UIPanGestureRecognizer.self) }

  /// How far the fingers went, in points; no view is turned or scaled here, so it is the same in each.
  open func translation(in view: UIView?) -> CGPoint { me.ownTranslation(in: view) }

  /// Says how far the fingers went.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) { me.ownSetTranslation(translation, in: view) }

  /// How fast they go, in points a second, likewise.
  open func velocity(in view: UIView?) -> CGPoint { me.ownVelocity(in: view) }
}
