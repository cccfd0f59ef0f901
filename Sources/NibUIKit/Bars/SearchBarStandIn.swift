import NibFoundation
import NibRuntime
import NibStandIns

/// What apps override of `UISearchBar` that stands in its extensions; each member does what the extension has for it. Not for
/// subclasses of one's own.
open class SearchBarStandIn: UIView {
  private final var me: UISearchBar { unsafeDowncast(self, to: UISearchBar.self) }

  /// As the property.
  open func setShowsCancelButton(_ isShown: Bool, animated: Bool) {
    me.ownSetShowsCancelButton(isShown, animated: animated)
  }

  /// Shows or hides the scopes.
  open func setShowsScope(_ show: Bool, animated: Bool) { me.ownSetShowsScope(show, animated: animated) }

  /// The field of the bar; made when it is first asked for, and the same from then on. It is no subview: what a user does
  /// with it is done with the bar, and its delegate and actions hear of that besides those of the bar.
  open var searchTextField: UISearchTextField { me.ownSearchTextField }

  /// Whether the bar lets through what is below it.
  open var isTranslucent: Bool {
    get { me.ownIsTranslucent }
    set { me.ownIsTranslucent = newValue }
  }
}
