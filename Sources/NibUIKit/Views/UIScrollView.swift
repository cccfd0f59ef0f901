import NibRuntime
import NibSchema
import NibStandIns

/// Content larger than its view. Stands in for UIScrollView.
open class UIScrollView: ScrollStandIn {
  /// Size of the content, in points.
  open var contentSize = CGSize()
  /// Distances around the content, in points.
  open var contentInset = NibInsets() {
    didSet {
      guard contentInset != oldValue else { return }
      adjustedContentInsetDidChange()
      scrollDelegate?.scrollViewDidChangeAdjustedContentInset(self)
    }
  }
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
  open var bounces = true
  /// Whether zooming swings. An archive says so where it is true.
  open var bouncesZoom = true
  /// Whether short content swings vertically.
  open var alwaysBounceVertical = false
  /// Whether narrow content swings horizontally.
  open var alwaysBounceHorizontal = false
  /// Whether the vertical bar is shown.
  open var showsVerticalScrollIndicator = true
  /// Whether the horizontal bar is shown.
  open var showsHorizontalScrollIndicator = true
  /// Least zoom.
  open var minimumZoomScale: CGFloat = 1.0
  /// Most zoom.
  open var maximumZoomScale: CGFloat = 1.0
  /// Zoom, kept between least and most. A change gives the delegate's view for zooming another size, which is the content's
  /// then, and is told to the delegate. The bounds of the view follow its frame here, for nothing transforms coordinates.
  open var zoomScale: CGFloat {
    get { storedZoom }
    set {
      let scale = min(max(newValue, minimumZoomScale), max(minimumZoomScale, maximumZoomScale))
      guard scale != storedZoom else { return }
      if let zoomed = scrollDelegate?.viewForZooming(in: self) {
        let ratio = scale / storedZoom
        zoomed.frame.size.width *= ratio
        zoomed.frame.size.height *= ratio
        zoomed.transform = CGAffineTransform(scaleX: scale, y: scale)
        contentSize = zoomed.frame.size
      }
      storedZoom = scale
      scrollDelegate?.scrollViewDidZoom(self)
    }
  }
  private var storedZoom = 1.0
  /// What a drag does to the keyboard.
  open var keyboardDismissMode = UIScrollView.KeyboardDismissMode.none
  /// Whether bars and notches add to the inset.
  open var contentInsetAdjustmentBehavior = UIScrollView.ContentInsetAdjustmentBehavior.automatic
  /// The archive's number: 0 automatic, 1 always, 2 never.
  open var indicatorInsetAdjustmentBehavior = 0
  /// Distances around the bars, in points.
  open var scrollIndicatorInsets = NibInsets()
  /// 0 default, 1 black, 2 white.
  open var indicatorStyle = IndicatorStyle.default
  /// Whether a touch waits until it is no drag.
  open var delaysContentTouches = true
  /// Whether a drag takes touches from the content.
  open var canCancelContentTouches = true
  /// Whether a drag keeps to one direction.
  open var isDirectionalLockEnabled = false
  /// Whether a tap on the bar of the screen scrolls to the top.
  open var scrollsToTop = true
  /// How soon the content rests; kept.
  open var decelerationRate = DecelerationRate.normal
  private var madePan: UIPanGestureRecognizer?
  private var madePinch: UIPinchGestureRecognizer?
  /// What drags the content; made when it is first asked for, and never sent.
  open var panGestureRecognizer: UIPanGestureRecognizer {
    if let madePan { return madePan }
    let made = UIPanGestureRecognizer()
    madePan = made
    attach(made)
    return made
  }
  /// What zooms the content; likewise.
  open var pinchGestureRecognizer: UIPinchGestureRecognizer? {
    if let madePinch { return madePinch }
    let made = UIPinchGestureRecognizer()
    madePinch = made
    attach(made)
    return made
  }
  /// What a pull at the top does, if anything.
  open var refreshControl: UIRefreshControl? {
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
  }

  /// Property tables from the base class to this one.
  open override class var tables: [any AnyPropertyTable] { super.tables + [scrollViewTable] }

  private static let scrollViewTable = PropertyTable(
    UIScrollView.self, kind: UIKitElements.scrollView, fresh: { UIScrollView() },
    [
      Property("contentSize", \.contentSize),
      Property("contentInset", \.contentInset),
      Property("refreshControl", object: \.refreshControl),
      Property("contentOffset", \.contentOffset),
      Property("scrollEnabled", \.isScrollEnabled),
      Property("pagingEnabled", \.isPagingEnabled),
      Property("bounces", \.bounces),
      Property("bouncesZoom", \.bouncesZoom),
      Property("alwaysBounceVertical", \.alwaysBounceVertical),
      Property("alwaysBounceHorizontal", \.alwaysBounceHorizontal),
      Property("showsVerticalScrollIndicator", \.showsVerticalScrollIndicator),
      Property("showsHorizontalScrollIndicator", \.showsHorizontalScrollIndicator),
      Property("minimumZoomScale", \.minimumZoomScale),
      Property("maximumZoomScale", \.maximumZoomScale),
      Property("keyboardDismissMode", \.keyboardDismissMode),
      Property("contentInsetAdjustmentBehavior", \.contentInsetAdjustmentBehavior),
      Property(
        "indicatorInsetAdjustmentBehavior", row: "automaticallyAdjustsScrollIndicatorInsets",
        \.indicatorInsetAdjustmentBehavior),
      Property("scrollIndicatorInsets", \.scrollIndicatorInsets),
      Property("indicatorStyle", \.indicatorStyle),
      Property("delaysContentTouches", \.delaysContentTouches),
      Property("canCancelContentTouches", \.canCancelContentTouches),
      Property("directionalLockEnabled", \.isDirectionalLockEnabled),
      Property("scrollsToTop", \.scrollsToTop),
      Property("zoomScale", \.zoomScale),
    ])

  /// Who hears of scrolling: the outlet `delegate`, if its object has the protocol. Not kept alive.
  open var delegate: (any UIScrollViewDelegate)? {
    get { scrollDelegate }
    set { recordOutlet("delegate", newValue) }
  }

  var scrollDelegate: (any UIScrollViewDelegate)? { outlet("delegate") as? any UIScrollViewDelegate }

  /// Called after the insets of the content changed. Does nothing here.
  open func adjustedContentInsetDidChange() {}

  /// Whether a subview gets touches; yes. Like the one below it is asked by nothing here.
  open func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool { true }

  /// Whether touches are taken from a subview to scroll: unless it is a control.
  open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }

  /// Called after the content moved: tells the delegate.
  open func didScroll() { scrollDelegate?.scrollViewDidScroll(self) }

  /// Moves the content, as code does. An animated move is there at once, and the delegate hears of
  /// its end.
  open func setContentOffset(_ offset: CGPoint, animated: Bool = false) {
    guard offset != contentOffset else { return }
    contentOffset = offset
    if animated { scrollDelegate?.scrollViewDidEndScrollingAnimation(self) }
  }

  /// Zooms, as code does. An animated change is there at once, and the delegate hears of its end.
  open func setZoomScale(_ scale: Double, animated: Bool = false) {
    let earlier = zoomScale
    zoomScale = scale
    if animated, zoomScale != earlier { tellEndOfZoom() }
  }

  func tellEndOfZoom() {
    guard let scrollDelegate else { return }
    scrollDelegate.scrollViewDidEndZooming(self, with: scrollDelegate.viewForZooming(in: self), atScale: zoomScale)
  }

  /// Moves the content just so far that a rectangle of it is seen, if that is not so already.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool = false) {
    let size = bounds.size
    let offset = CGPoint(
      x: Self.nearest(contentOffset.x, size.width, rect.origin.x, rect.size.width),
      y: Self.nearest(contentOffset.y, size.height, rect.origin.y, rect.size.height))
    setContentOffset(offset, animated: animated)
  }

  private static func nearest(_ offset: Double, _ length: Double, _ start: Double, _ extent: Double) -> Double {
    if start < offset || extent > length { return start }
    return max(offset, start + extent - length)
  }

  /// Drags the content to an offset as a user does: the delegate hears of each step until it rests.
  ///
  /// The content goes where the finger lets go; if the delegate, or pages, want it to rest elsewhere, it goes on by itself.
  /// - Returns: false if nothing happens: scrolling is disabled, or no touch reaches the view.
  @discardableResult
  open func drag(to offset: CGPoint) -> Bool { followFinger(to: offset) }

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
