import NibFoundation
import NibRuntime
import NibStandIns

/// What apps override of `UIWindow` that stands in its extensions; each member does what the extension has for it. Not for
/// subclasses of one's own.
open class WindowStandIn: UIView {
  private final var me: UIWindow { unsafeDowncast(self, to: UIWindow.self) }

  /// The program's scene: there is one, so setting it changes nothing.
  open var windowScene: UIWindowScene? {
    get { me.ownWindowScene }
    set { me.ownWindowScene = newValue }
  }
}
