import NibRuntime
import NibStandIns

extension UISegmentedControl {
  /// Makes one of actions: a segment has the title and image of its action, which choosing it performs.
  public convenience init(frame: CGRect, actions: [UIAction]) {
    self.init(frame: frame)
    for action in actions { insertSegment(action: action, at: numberOfSegments, animated: false) }
  }

  /// Adds a segment of an action; beyond the end means last.
  public func insertSegment(action: UIAction, at index: Int, animated: Bool) {
    insertSegment(withTitle: nil, at: index)
    setAction(action, forSegmentAt: min(max(index, 0), numberOfSegments - 1))
  }

  /// Gives a segment an action, with its title or image. Nothing happens out of range.
  public func setAction(_ action: UIAction, forSegmentAt index: Int) {
    segment(index)?.action = action
    if let image = action.image {
      setImage(image, forSegmentAt: index)
    } else {
      setTitle(action.title, forSegmentAt: index)
    }
  }

  /// The action of a segment.
  public func actionForSegment(at index: Int) -> UIAction? { segment(index)?.action }

  /// Sets the width of a segment, in points; 0 for what the control gives it. Nothing happens out of range.
  public func setWidth(_ width: CGFloat, forSegmentAt index: Int) { segment(index)?.width = Double(width) }

  /// The width of a segment, in points; 0 for what the control gives it.
  public func widthForSegment(at index: Int) -> CGFloat { CGFloat(segment(index)?.width ?? 0) }

  /// Moves the content of a segment. Nothing happens out of range.
  public func setContentOffset(_ offset: CGSize, forSegmentAt index: Int) { segment(index)?.contentOffset = offset }

  /// How the content of a segment was moved.
  public func contentOffsetForSegment(at index: Int) -> CGSize { segment(index)?.contentOffset ?? CGSize() }
}

/// Attributes of titles by state.
@MainActor
final class SegmentLooks {
  var attributes: [Int: [NSAttributedString.Key: Any]] = [:]
  var backgrounds: [Int: UIImage] = [:]
  var dividers: [String: UIImage] = [:]
}

/// How segments look; kept, and drawn by nothing.
extension UISegmentedControl {
  /// Sets attributes of titles in a state.
  final func ownSetTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
    looks.attributes[state.rawValue] = attributes
  }

  /// Attributes of titles in a state: as set.
  public func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    looks.attributes[state.rawValue]
  }

  /// Sets the image behind segments in a state, whatever the metrics.
  final func ownSetBackgroundImage(_ image: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics) {
    looks.backgrounds[state.rawValue] = image
  }

  /// The image behind segments in a state.
  public func backgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? {
    looks.backgrounds[state.rawValue]
  }

  /// Sets the image between two segments by their states, whatever the metrics.
  final func ownSetDividerImage(
    _ image: UIImage?, forLeftSegmentState left: UIControl.State, rightSegmentState right: UIControl.State,
    barMetrics: UIBarMetrics
  ) { looks.dividers["\(left.rawValue) \(right.rawValue)"] = image }
}
