import NibFoundation
import NibRuntime
import NibStandIns

/// What apps override of `UIBarItem` that stands in its extensions; each member does what the extension has for it. Not for
/// subclasses of one's own.
open class BarItemStandIn: CodingStandIn {
  private final var me: UIBarItem { unsafeDowncast(self, to: UIBarItem.self) }

  /// Sets attributes of the title in a state; nil takes them away. Kept, and drawn by nothing.
  open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
    me.ownSetTitleTextAttributes(attributes, for: state)
  }

  /// Attributes of the title in a state: as set.
  open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    me.ownTitleTextAttributes(for: state)
  }
}
