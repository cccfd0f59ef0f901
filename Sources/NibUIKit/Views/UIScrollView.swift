import NibRuntime
import NibStandIns

/// Content larger than its view. Stands in for UIScrollView.
open class UIScrollView: UIView {
  /// Size of the content, in points.
  open var contentSize = CGSize()
  /// Distances around the content, in points.
  open var contentInset = NibInsets()
  /// Point of the content at the top left: the origin of `bounds`. A change is told to the delegate.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set {
      guard newValue != bounds.origin else { return }
      bounds.origin = newValue
      didScroll()
    }
  }
  /// Whether the user may scroll.
  open var isScrollEnabled = true
  /// Whether it stops at multiples of its size.
  open var isPagingEnabled = false
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
  open var zoomScale: Double {
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
  public final var keyboardDismissMode = UIScrollView.KeyboardDismissMode.none
  /// Whether bars and notches add to the inset.
  public final var contentInsetAdjustmentBehavior = UIScrollView.ContentInsetAdjustmentBehavior.automatic
  /// The archive's number: 0 automatic, 1 always, 2 never.
  public final var indicatorInsetAdjustmentBehavior = 0
  /// Distances around the bars, in points.
  public final var scrollIndicatorInsets = NibInsets()
  /// 0 default, 1 black, 2 white.
  public final var indicatorStyle = IndicatorStyle.default
  /// Whether a touch waits until it is no drag.
  public final var delaysContentTouches = true
  /// Whether a drag takes touches from the content.
  public final var canCancelContentTouches = true
  /// Whether a drag keeps to one direction.
  public final var isDirectionalLockEnabled = false
  /// Whether a tap on the bar of the screen scrolls to the top.
  public final var scrollsToTop = true
  /// How soon the content rests; kept.
  public final var decelerationRate = DecelerationRate.normal
  private var madePan: UIPanGestureRecognizer?
  private var madePinch: UIPinchGestureRecognizer?
  /// What drags the content; made when it is first asked for, and never sent.
  public final var panGestureRecognizer: UIPanGestureRecognizer {
    if let madePan { return madePan }
    let made = UIPanGestureRecognizer()
    madePan = made
    attach(made)
    return made
  }
  /// What zooms the content; likewise.
  public final var pinchGestureRecognizer: UIPinchGestureRecognizer? {
    if let madePinch { return madePinch }
    let made = UIPinchGestureRecognizer()
    madePinch = made
    attach(made)
    return made
  }
  /// What a pull at the top does, if anything.
  public var refreshControl: UIRefreshControl? {
    didSet {
      guard refreshControl !== oldValue else { return }
      oldValue?.removeFromSuperview()
      if let refreshControl { addSubview(refreshControl) }
    }
  }

  /// Reads the archived values.
  open override func decode(from coder: NibCoder) throws {
    try super.decode(from: coder)
    bouncesZoom = false
    try Self.scrollViewTable.read(self, from: coder)
    refreshControl = try coder.member("UIRefreshControl")
  }

  /// Property tables from the base class to this one.
  open override class var tables: [any AnyPropertyTable] { super.tables + [scrollViewTable] }

  private static let scrollViewTable = PropertyTable(
    UIScrollView.self, fresh: { UIScrollView() },
    [
      Property("contentSize", "UIContentSize", get: { $0.contentSize }, set: { $0.contentSize = $1 }),
      Property("contentInset", "UIContentInset", get: { $0.contentInset }, set: { $0.contentInset = $1 }),
      Property("contentOffset", "UIContentOffset", get: { $0.contentOffset }, set: { $0.contentOffset = $1 }),
      Property(
        "scrollEnabled", opposite: "UIScrollDisabled", get: { $0.isScrollEnabled }, set: { $0.isScrollEnabled = $1 }),
      Property("pagingEnabled", "UIPagingEnabled", get: { $0.isPagingEnabled }, set: { $0.isPagingEnabled = $1 }),
      Property("bounces", opposite: "UIBounceDisabled", get: { $0.bounces }, set: { $0.bounces = $1 }),
      Property("bouncesZoom", "UIBouncesZoom", get: { $0.bouncesZoom }, set: { $0.bouncesZoom = $1 }),
      Property(
        "alwaysBounceVertical", "UIAlwaysBounceVertical", get: { $0.alwaysBounceVertical },
        set: { $0.alwaysBounceVertical = $1 }),
      Property(
        "alwaysBounceHorizontal", "UIAlwaysBounceHorizontal", get: { $0.alwaysBounceHorizontal },
        set: { $0.alwaysBounceHorizontal = $1 }),
      Property(
        "showsVerticalScrollIndicator", "UIShowsVerticalScrollIndicator", get: { $0.showsVerticalScrollIndicator },
        set: { $0.showsVerticalScrollIndicator = $1 }),
      Property(
        "showsHorizontalScrollIndicator", "UIShowsHorizontalScrollIndicator",
        get: { $0.showsHorizontalScrollIndicator }, set: { $0.showsHorizontalScrollIndicator = $1 }),
      Property(
        "minimumZoomScale", "UIMinimumZoomScale", get: { $0.minimumZoomScale }, set: { $0.minimumZoomScale = $1 }),
      Property(
        "maximumZoomScale", "UIMaximumZoomScale", get: { $0.maximumZoomScale }, set: { $0.maximumZoomScale = $1 }),
      Property(
        "keyboardDismissMode", "UIKeyboardDismissMode", get: { $0.keyboardDismissMode },
        set: { $0.keyboardDismissMode = $1 }),
      Property(
        "contentInsetAdjustmentBehavior", "UIScrollViewContentInsetAdjustmentBehavior",
        get: { $0.contentInsetAdjustmentBehavior }, set: { $0.contentInsetAdjustmentBehavior = $1 }),
      Property(
        "indicatorInsetAdjustmentBehavior", "UIScrollViewIndicatorInsetAdjustmentBehavior",
        get: { $0.indicatorInsetAdjustmentBehavior }, set: { $0.indicatorInsetAdjustmentBehavior = $1 }),
      Property(
        "scrollIndicatorInsets", "UIScrollIndicatorInsets", get: { $0.scrollIndicatorInsets },
        set: { $0.scrollIndicatorInsets = $1 }),
      Property("indicatorStyle", "UIIndicatorStyle", get: { $0.indicatorStyle }, set: { $0.indicatorStyle = $1 }),
      Property(
        "delaysContentTouches", opposite: "UIDelaysContentTouchesDisabled", get: { $0.delaysContentTouches },
        set: { $0.delaysContentTouches = $1 }),
      Property(
        "canCancelContentTouches", opposite: "UICanCancelContentTouchesDisabled", get: { $0.canCancelContentTouches },
        set: { $0.canCancelContentTouches = $1 }),
      Property(
        "directionalLockEnabled", "UIDirectionalLockEnabled", get: { $0.isDirectionalLockEnabled },
        set: { $0.isDirectionalLockEnabled = $1 }),
      Property(
        "scrollsToTop", opposite: "UIScrollsToTopDisabled", get: { $0.scrollsToTop }, set: { $0.scrollsToTop = $1 }),
      Property("zoomScale", "UIZoomScale", get: { $0.zoomScale }, set: { $0.zoomScale = $1 }),
    ])

  /// Who hears of scrolling: the outlet `delegate`, if its object has the protocol. Not kept alive.
  public var delegate: (any UIScrollViewDelegate)? {
    get { scrollDelegate }
    set { recordOutlet("delegate", newValue) }
  }

  private var scrollDelegate: (any UIScrollViewDelegate)? { outlet("delegate") as? any UIScrollViewDelegate }

  /// Called after the content moved: tells the delegate.
  open func didScroll() { scrollDelegate?.scrollViewDidScroll(self) }

  /// Moves the content, as code does. An animated move is there at once, and the delegate hears of
  /// its end.
  open func setContentOffset(_ offset: CGPoint, animated: Bool = false) {
    guard offset != contentOffset else { return }
    contentOffset = offset
    if animated { scrollDelegate?.scrollViewDidEndScrollingAnimation(self) }
  }

  /// Zooms, as code does.
  public func setZoomScale(_ scale: Double, animated: Bool = false) { zoomScale = scale }

  /// Moves the content just so far that a rectangle of it is seen, if that is not so already.
  public func scrollRectToVisible(_ rect: CGRect, animated: Bool = false) {
    let size = bounds.size
    contentOffset = CGPoint(
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
  open func drag(to offset: CGPoint) -> Bool {
    guard isScrollEnabled, receivesTouches else { return false }
    scrollDelegate?.scrollViewWillBeginDragging(self)
    if keyboardDismissMode != .none { _ = try? InterfaceFaults.catching({ root.endEditing() }) }
    var target = offset
    scrollDelegate?.scrollViewWillEndDragging(self, withVelocity: CGPoint(), targetContentOffset: &target)
    contentOffset = target
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
