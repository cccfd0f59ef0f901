import NibRuntime
import NibStandIns

// What scroll views have from iOS 17 on; kept, for nothing scrolls by itself.
extension UIScrollView {
  /// Whether content swings back at the sides.
  public var bouncesHorizontally: Bool {
    get { kept(true) }
    set { keep(newValue) }
  }

  /// Whether content swings back above and below.
  public var bouncesVertically: Bool {
    get { kept(true) }
    set { keep(newValue) }
  }

  /// Whether keys scroll.
  public var allowsKeyboardScrolling: Bool {
    get { kept(true) }
    set { keep(newValue) }
  }

  /// Whether scrolling goes on in a scroll view around this one, across.
  public var transfersHorizontalScrollingToParent: Bool {
    get { kept(true) }
    set { keep(newValue) }
  }

  /// Whether scrolling goes on in a scroll view around this one, up and down.
  public var transfersVerticalScrollingToParent: Bool {
    get { kept(true) }
    set { keep(newValue) }
  }

  /// Where content stays when it or the view changes its size, each 0...1.
  public var contentAlignmentPoint: CGPoint {
    get { kept(CGPoint()) }
    set { keep(newValue) }
  }

  /// Whether a look scrolls and zooms; nobody looks.
  public var lookToScrollAxes: UIAxis {
    get { kept([]) }
    set { keep(newValue) }
  }

  /// Stops what moves: nothing does.
  public func stopScrollingAndZooming() {}

  /// Whether the content moves because of code: it is there at once.
  public var isScrollAnimating: Bool { false }

  /// Whether the zoom changes because of code, likewise.
  public var isZoomAnimating: Bool { false }
}

/// Directions of a plane. Stands in for UIAxis.
public struct UIAxis: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt

  /// Makes a set from bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Across.
  public static let horizontal = Self(rawValue: 1)
  /// Up and down.
  public static let vertical = Self(rawValue: 2)
  /// All.
  public static let both: Self = [.horizontal, .vertical]
}

extension UIViewController {
  private var contentScrollViews: [UInt: UIScrollView] {
    get { kept([:]) }
    set { keep(newValue) }
  }

  /// Has bars at some edges follow a scroll view; kept, for bars look the same.
  public func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {
    for side in [NSDirectionalRectEdge.top, .leading, .bottom, .trailing] where edge.contains(side) {
      contentScrollViews[UInt(side.rawValue)] = scrollView
    }
  }

  /// Has bars at all edges follow a scroll view.
  public func setContentScrollView(_ scrollView: UIScrollView?) {
    setContentScrollView(scrollView, for: [.top, .leading, .bottom, .trailing])
  }

  /// The scroll view that the bar at an edge follows; nil where code said none.
  final func ownContentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
    contentScrollViews[UInt(edge.rawValue)]
  }
}
