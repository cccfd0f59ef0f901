import NibRuntime
import NibStandIns

/// Content larger than its view. Stands in for UIScrollView.
open class UIScrollView: UIView {
  /// Size of the content, in points.
  public final var contentSize = NibSize()
  /// Distances around the content, in points.
  public final var contentInset = NibInsets()
  /// Point of the content at the top left: the origin of `bounds`. A change is told to the delegate.
  public var contentOffset: NibPoint {
    get { bounds.origin }
    set {
      guard newValue != bounds.origin else { return }
      bounds.origin = newValue
      didScroll()
    }
  }
  /// Whether the user may scroll.
  public final var isScrollEnabled = true
  /// Whether it stops at multiples of its size.
  public final var isPagingEnabled = false
  /// Whether it swings at the end.
  public final var bounces = true
  /// Whether zooming swings. An archive says so where it is true.
  public final var bouncesZoom = true
  /// Whether short content swings vertically.
  public final var alwaysBounceVertical = false
  /// Whether narrow content swings horizontally.
  public final var alwaysBounceHorizontal = false
  /// Whether the vertical bar is shown.
  public final var showsVerticalScrollIndicator = true
  /// Whether the horizontal bar is shown.
  public final var showsHorizontalScrollIndicator = true
  /// Least zoom.
  public final var minimumZoomScale = 1.0
  /// Most zoom.
  public final var maximumZoomScale = 1.0
  /// Zoom, kept between least and most. A change is told to the delegate.
  public var zoomScale: Double {
    get { storedZoom }
    set {
      let scale = min(max(newValue, minimumZoomScale), max(minimumZoomScale, maximumZoomScale))
      guard scale != storedZoom else { return }
      storedZoom = scale
      scrollDelegate?.scrollViewDidZoom(self)
    }
  }
  private var storedZoom = 1.0
  /// What a drag does to the keyboard.
  public final var keyboardDismissMode = KeyboardDismissMode.none
  /// Whether bars and notches add to the inset.
  public final var contentInsetAdjustmentBehavior = InsetAdjustment.automatic
  /// The archive's number: 0 automatic, 1 always, 2 never.
  public final var indicatorInsetAdjustmentBehavior = 0
  /// Distances around the bars, in points.
  public final var scrollIndicatorInsets = NibInsets()
  /// 0 default, 1 black, 2 white.
  public final var indicatorStyle = 0
  /// Whether a touch waits until it is no drag.
  public final var delaysContentTouches = true
  /// Whether a drag takes touches from the content.
  public final var canCancelContentTouches = true
  /// Whether a drag keeps to one direction.
  public final var isDirectionalLockEnabled = false
  /// Whether a tap on the bar of the screen scrolls to the top.
  public final var scrollsToTop = true
  /// What a pull at the top does, if anything.
  public var refreshControl: UIRefreshControl? {
    didSet {
      guard refreshControl !== oldValue else { return }
      oldValue?.removeFromSuperview()
      if let refreshControl { addSubview(refreshControl) }
    }
  }

  /// Makes one with the framework's defaults.
  public required init() { super.init() }

  /// Reads the archived values.
  public required init(from coder: NibCoder) throws {
    try super.init(from: coder)
    bouncesZoom = false
    try Self.scrollViewTable.read(self, from: coder)
    refreshControl = try coder.member("UIRefreshControl")
  }

  /// Property tables from the base class to this one.
  open override class var tables: [any AnyPropertyTable] { super.tables + [scrollViewTable] }

  private static let scrollViewTable = PropertyTable(
    UIScrollView.self,
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
      Property(
        "indicatorInsetAdjustmentBehavior", "UIScrollViewIndicatorInsetAdjustmentBehavior",
        at: \.indicatorInsetAdjustmentBehavior),
      Property("scrollIndicatorInsets", "UIScrollIndicatorInsets", at: \.scrollIndicatorInsets),
      Property("indicatorStyle", "UIIndicatorStyle", at: \.indicatorStyle),
      Property("delaysContentTouches", opposite: "UIDelaysContentTouchesDisabled", at: \.delaysContentTouches),
      Property("canCancelContentTouches", opposite: "UICanCancelContentTouchesDisabled", at: \.canCancelContentTouches),
      Property("directionalLockEnabled", "UIDirectionalLockEnabled", at: \.isDirectionalLockEnabled),
      Property("scrollsToTop", opposite: "UIScrollsToTopDisabled", at: \.scrollsToTop),
      Property("zoomScale", "UIZoomScale", at: \.zoomScale),
    ])

  /// Who hears of scrolling: the outlet `delegate`, if its object has the protocol. Not kept alive.
  public var delegate: (any UIScrollViewDelegate)? {
    get { scrollDelegate }
    set { recordOutlet("delegate", newValue) }
  }

  private var scrollDelegate: (any UIScrollViewDelegate)? { outlet("delegate") as? any UIScrollViewDelegate }

  /// Called after the content moved: tells the delegate.
  open func didScroll() { scrollDelegate?.scrollViewDidScroll(self) }

  /// Moves the content, as code does. An animated move is there at once.
  public func setContentOffset(_ offset: NibPoint, animated: Bool = false) { contentOffset = offset }

  /// Zooms, as code does.
  public func setZoomScale(_ scale: Double, animated: Bool = false) { zoomScale = scale }

  /// Moves the content just so far that a rectangle of it is seen, if that is not so already.
  public func scrollRectToVisible(_ rect: NibRect, animated: Bool = false) {
    let size = bounds.size
    contentOffset = NibPoint(
      x: Self.nearest(contentOffset.x, size.width, rect.origin.x, rect.size.width),
      y: Self.nearest(contentOffset.y, size.height, rect.origin.y, rect.size.height))
  }

  private static func nearest(_ offset: Double, _ length: Double, _ start: Double, _ extent: Double) -> Double {
    if start < offset || extent > length { return start }
    return max(offset, start + extent - length)
  }

  /// Drags the content to an offset as a user does: the delegate hears of each step until it rests.
  /// - Returns: false if nothing happens: scrolling is disabled, or no touch reaches the view.
  @discardableResult
  open func drag(to offset: NibPoint) -> Bool {
    guard isScrollEnabled, receivesTouches else { return false }
    scrollDelegate?.scrollViewWillBeginDragging(self)
    if keyboardDismissMode != .none { _ = try? root.endEditing() }
    contentOffset = offset
    scrollDelegate?.scrollViewDidEndDragging(self, willDecelerate: false)
    return true
  }

  /// Pulls the content down until it refreshes, as a user does.
  /// - Returns: false if nothing happens: there is no refresh control, or it does not react, or it turns already.
  /// - Throws: `RuntimeError` of an action.
  @discardableResult
  open func pullToRefresh() throws(RuntimeError) -> Bool {
    guard isScrollEnabled, let refreshControl, !refreshControl.isRefreshing, refreshControl.reacts else { return false }
    refreshControl.beginRefreshing()
    try refreshControl.send(.valueChanged)
    return true
  }
}
