import NibRuntime

/// Content larger than its view. Stands in for UIScrollView.
open class ScrollView: View {
  /// Size of the content, in points.
  public var contentSize = NibSize()
  /// Distances around the content, in points.
  public var contentInset = NibInsets()
  /// Point of the content at the top left.
  public var contentOffset = NibPoint()
  /// Whether the user may scroll.
  public var isScrollEnabled = true
  /// Whether it stops at multiples of its size.
  public var isPagingEnabled = false
  /// Whether it swings at the end.
  public var bounces = true
  /// Whether zooming swings. An archive says so where it is true.
  public var bouncesZoom = false
  /// Whether short content swings vertically.
  public var alwaysBounceVertical = false
  /// Whether narrow content swings horizontally.
  public var alwaysBounceHorizontal = false
  /// Whether the vertical bar is shown.
  public var showsVerticalScrollIndicator = true
  /// Whether the horizontal bar is shown.
  public var showsHorizontalScrollIndicator = true
  /// Least zoom.
  public var minimumZoomScale = 1.0
  /// Most zoom.
  public var maximumZoomScale = 1.0
  /// 0 none, 1 on drag, 2 interactive.
  public var keyboardDismissMode = 0
  /// 0 automatic, 1 scrollable axes, 2 never, 3 always.
  public var contentInsetAdjustmentBehavior = 0

  /// Makes one with the framework's defaults.
  public required init() { super.init() }

  /// Reads the archived values.
  public required init(from coder: NibCoder) throws {
    try super.init(from: coder)
    try Self.scrollViewTable.read(self, from: coder)
  }

  /// Property tables from the base class to this one.
  open override class var tables: [any AnyPropertyTable] { super.tables + [scrollViewTable] }

  private static let scrollViewTable = PropertyTable(
    ScrollView.self,
    [
      Property("contentSize", "UIContentSize", at: \.contentSize),
      Property("contentInset", "UIContentInset", at: \.contentInset),
      Property("contentOffset", "UIContentOffset", at: \.contentOffset),
      Property("scrollEnabled", opposite: "UIScrollDisabled", at: \.isScrollEnabled),
      Property("pagingEnabled", "UIPagingEnabled", at: \.isPagingEnabled),
      Property("bounces", opposite: "UIBounceDisabled", at: \.bounces),
      Property("bouncesZoom", "UIBouncesZoom", at: \.bouncesZoom),
      Property("alwaysBounceVertical", "UIAlwaysBounceVertical", at: \.alwaysBounceVertical),
      Property("alwaysBounceHorizontal", "UIAlwaysBounceHorizontal", at: \.alwaysBounceHorizontal),
      Property("showsVerticalScrollIndicator", "UIShowsVerticalScrollIndicator", at: \.showsVerticalScrollIndicator),
      Property(
        "showsHorizontalScrollIndicator", "UIShowsHorizontalScrollIndicator", at: \.showsHorizontalScrollIndicator),
      Property("minimumZoomScale", "UIMinimumZoomScale", at: \.minimumZoomScale),
      Property("maximumZoomScale", "UIMaximumZoomScale", at: \.maximumZoomScale),
      Property("keyboardDismissMode", "UIKeyboardDismissMode", at: \.keyboardDismissMode),
      Property(
        "contentInsetAdjustmentBehavior", "UIScrollViewContentInsetAdjustmentBehavior",
        at: \.contentInsetAdjustmentBehavior),
    ])
}
