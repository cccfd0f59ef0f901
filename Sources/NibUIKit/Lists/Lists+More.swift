import NibFoundation
import NibRuntime
import NibStandIns

extension UITableView {
  /// Moves the content so that the selected row that is nearest to the top is seen; nothing happens without one.
  public func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
    guard let selected = indexPathsForSelectedRows, !selected.isEmpty else { return }
    let top = contentOffset.y
    let nearest = selected.min { abs(rectForRow(at: $0).minY - top) < abs(rectForRow(at: $1).minY - top) }
    if let nearest { scrollToRow(at: nearest, at: scrollPosition, animated: animated) }
  }

  /// Does nothing: the titles at the side are asked for when somebody looks.
  final func ownReloadSectionIndexTitles() {}

  /// Whether rows may have the focus while the table is edited; kept.
  public var allowsFocusDuringEditing: Bool {
    get { kept(false) }
    set { keep(newValue) }
  }

  /// The picture of a magnifying glass among the titles at the side.
  public nonisolated static let indexSearch = "{search}"

  /// Another row is selected; posted by tests alone.
  public nonisolated static let selectionDidChangeNotification = Notification.Name(
    "UITableViewSelectionDidChangeNotification")
}

extension UITableViewCell {
  /// What changes the configuration of a cell.
  public typealias ConfigurationUpdateHandler = (UITableViewCell, UICellConfigurationState) -> Void
  /// What stands between rows.
  public typealias SeparatorStyle = UITableView.SeparatorStyle

  /// The view behind the content of one of several selected cells; kept, not shown.
  public var multipleSelectionBackgroundView: UIView? {
    get { kept(nil) }
    set { keep(newValue) }
  }

  /// A view in place of the accessory while editing; kept, not shown.
  public var editingAccessoryView: UIView? {
    get { kept(nil) }
    set { keep(newValue) }
  }

  /// Whether the cell asks whether it is to be deleted: swipe actions do.
  public var showingDeleteConfirmation: Bool { false }

  /// Whether the cell takes touches while it is dragged; kept.
  public var userInteractionEnabledWhileDragging: Bool {
    get { kept(true) }
    set { keep(newValue) }
  }
}

extension UITableViewHeaderFooterView {
  /// What changes the configuration of a header.
  public typealias ConfigurationUpdateHandler = (UITableViewHeaderFooterView, UIViewConfigurationState) -> Void
}

extension UICollectionViewCell {
  /// What changes the configuration of a cell.
  public typealias ConfigurationUpdateHandler = (UICollectionViewCell, UICellConfigurationState) -> Void
}

extension UICollectionView {
  /// Where a header or footer that is shown stands; nil for none.
  final func ownIndexPath(forSupplementaryView supplementaryView: UICollectionReusableView) -> IndexPath? {
    content.edges.first { $0.value === supplementaryView }?.key.path
  }
}

extension UICollectionViewController {
  /// Whether a push to another such controller changes the layout of one collection; kept, and both have their own.
  public var useLayoutToLayoutNavigationTransitions: Bool {
    get { kept(false) }
    set { keep(newValue) }
  }

  /// Whether a long press moves items; kept, and nothing presses.
  public var installsStandardGestureForInteractiveMovement: Bool {
    get { kept(true) }
    set { keep(newValue) }
  }
}

extension UIListContentConfiguration.ImageProperties {
  /// The color of the edge for a tint.
  public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor { strokeColor ?? tintColor }
}

extension UIScrollView {
  /// How the titles at the side are shown.
  public enum IndexDisplayMode: Int, Sendable {
    /// As named.
    case automatic, alwaysHidden
  }

  /// How the titles at the side are shown; kept.
  public var indexDisplayMode: IndexDisplayMode {
    get { kept(.automatic) }
    set { keep(newValue) }
  }

  /// What scrolls by a remote; made when it is first asked for, and never sent.
  public var directionalPressGestureRecognizer: UIGestureRecognizer { keptOnce { UIGestureRecognizer() } }

  /// Makes changes while which the bars at the edge are shown: nothing is drawn.
  public func withScrollIndicatorsShown(forContentOffsetChanges changes: () -> Void) { changes() }
}
