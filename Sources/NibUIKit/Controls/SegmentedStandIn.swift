import NibFoundation
import NibRuntime
import NibStandIns

/// What apps override of `UISegmentedControl` that stands in its extensions; each member does what the extension has for it. Not for
/// subclasses of one's own.
open class SegmentedStandIn: UIControl {
  private final var me: UISegmentedControl { unsafeDowncast(self, to: UISegmentedControl.self) }

  /// Sets attributes of titles in a state.
  open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
    me.ownSetTitleTextAttributes(attributes, for: state)
  }

  /// Sets the image behind segments in a state, whatever the metrics.
  open func setBackgroundImage(_ image: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics) {
    me.ownSetBackgroundImage(image, for: state, barMetrics: barMetrics)
  }

  /// Sets the image between two segments by their states, whatever the metrics.
  open func setDividerImage(
    _ image: UIImage?, forLeftSegmentState left: UIControl.State, rightSegmentState right: UIControl.State,
    barMetrics: UIBarMetrics
  ) { me.ownSetDividerImage(image, forLeftSegmentState: left, rightSegmentState: right, barMetrics: barMetrics) }
}
