import NibStandIns

/// A view that lists use again for other content: cells, headers, footers.
public protocol ReusableView: UIView {
  /// Name under which views are used again.
  var reuseIdentifier: String? { get set }
  /// Called before the view is used again.
  func prepareForReuse()
}
