import NibRuntime
import NibSchema
import NibStandIns

/// Controllers that are turned like pages. Stands in for UIPageViewController.
open class UIPageViewController: UIViewController {
  /// What pages are made with besides their style.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Makes a key of a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Where the spine is: the number of a `SpineLocation`.
    public static let spineLocation = Self(rawValue: "UIPageViewControllerOptionSpineLocationKey")
    /// The distance between pages: a number, in points.
    public static let interPageSpacing = Self(rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
  }

  /// 0 page curl, 1 scroll.
  open var transitionStyle = TransitionStyle.pageCurl
  /// 0 horizontal, 1 vertical.
  open var navigationOrientation = NavigationOrientation.horizontal
  /// 0 none, 1 at the left or top, 2 in the middle with two pages, 3 at the right or bottom.
  open var spineLocation = SpineLocation.min
  /// Distance between pages, in points.
  open var pageSpacing = 0.0
  /// Whether pages have two sides.
  open var isDoubleSided = false
  /// Who knows the pages before and after one.
  open weak var dataSource: (any UIPageViewControllerDataSource)?
  /// Who hears of turned pages.
  open weak var delegate: (any UIPageViewControllerDelegate)?

  /// Makes one whose pages turn in a way.
  public init(
    transitionStyle: TransitionStyle, navigationOrientation: NavigationOrientation,
    options: [OptionsKey: Any]? = nil
  ) {
    super.init(nibName: nil, bundle: nil)
    self.transitionStyle = transitionStyle
    self.navigationOrientation = navigationOrientation
    let spine = options?[.spineLocation]
    if let location = spine as? SpineLocation ?? (spine as? Int).flatMap({ SpineLocation(rawValue: $0) }) {
      spineLocation = location
    }
    let spacing = options?[.interPageSpacing]
    pageSpacing = spacing as? Double ?? (spacing as? Int).map { Double($0) } ?? pageSpacing
  }

  /// Makes one whose pages curl across; a nib may hold its view.
  public override convenience init(nibName: String?, bundle: Bundle?) {
    self.init(transitionStyle: .pageCurl, navigationOrientation: .horizontal)
    self.nibName = nibName
    nibBundle = bundle
  }

  /// Reads the archived values.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Reads the archived values; pages are never archived.
  open override func decode(from coder: NibCoder) throws {
    try super.decode(from: coder)
    try Self.pageTable.read(self, from: coder)
  }

  /// Property tables from the base class to this one.
  open override class var tables: [any AnyPropertyTable] { super.tables + [pageTable] }

  private static let pageTable = PropertyTable(
    UIPageViewController.self, kind: UIKitElements.pageViewController, fresh: { UIPageViewController() },
    [
      Property("transitionStyle", \.transitionStyle),
      Property("navigationOrientation", \.navigationOrientation),
      Property("spineLocation", \.spineLocation),
      Property("pageSpacing", \.pageSpacing),
      Property("doubleSided", \.isDoubleSided),
    ])

  /// The pages that are shown: one, or two around a spine in the middle.
  open var viewControllers: [UIViewController]? { children }

  /// Shows other pages. Loads their views if this one's is loaded.
  open func setViewControllers(
    _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool = false,
    completion: ((Bool) -> Void)? = nil
  ) {
    InterfaceFaults.raising {
      let controllers = viewControllers ?? []
      let leaving = children.filter { old in !controllers.contains { $0 === old } }
      for new in controllers where !children.contains(where: { $0 === new }) {
        try InterfaceFaults.catching { addChild(new) }
        if isOnScreen { try InterfaceFaults.catching { new.beginAppearanceTransition(true, animated: animated) } }
        if let view = viewIfLoaded { try place(new, in: view) }
        new.endAppearanceTransition()
        new.didMove(toParent: self)
      }
      for old in leaving {
        if isOnScreen {
          try InterfaceFaults.catching { old.beginAppearanceTransition(false, animated: animated) }
          old.endAppearanceTransition()
        }
        expel(old)
      }
      family.children = controllers
      countPages()
      completion?(true)
    }
  }

  /// Turns a page as a finger does: the data source is asked for the next, the delegate is told before and after.
  /// - Returns: whether there was a page to turn to.
  @discardableResult
  open func turn(_ direction: NavigationDirection) throws -> Bool {
    let shown = children
    guard let current = direction == .forward ? shown.last : shown.first, let dataSource else { return false }
    let next =
      direction == .forward
      ? dataSource.pageViewController(self, viewControllerAfter: current)
      : dataSource.pageViewController(self, viewControllerBefore: current)
    guard let next else { return false }
    let page = pageControl?.currentPage ?? 0
    delegate?.pageViewController(self, willTransitionTo: [next])
    try InterfaceFaults.catching { setViewControllers([next], direction: direction, animated: true) }
    pageControl?.currentPage = page + (direction == .forward ? 1 : -1)
    delegate?.pageViewController(
      self, didFinishAnimating: true, previousViewControllers: shown, transitionCompleted: true)
    return true
  }

  /// `dataSource` and `delegate` are typed; other outlets are as in `UIViewController`.
  open override func setOutlet(_ name: String, to value: AnyObject?) throws -> Bool {
    switch name {
    case "dataSource": dataSource = value as? any UIPageViewControllerDataSource
    case "delegate": delegate = value as? any UIPageViewControllerDelegate
    default: break
    }
    return try super.setOutlet(name, to: value)
  }

  /// The pages that are shown.
  open override var childrenOnScreen: [UIViewController] { children }

  /// Puts the pages into the view.
  open override func arrangeChildren() throws {
    guard let view = viewIfLoaded else { return }
    for child in children { try place(child, in: view) }
    countPages()
  }

  /// The dots below pages that scroll across, in the view; nil where the data source counts no pages.
  private var pageControl: UIPageControl? { viewIfLoaded?.subviews.lazy.compactMap { $0 as? UIPageControl }.first }

  /// Asks the data source how many pages there are, and which one is shown, as UIKit does whenever code sets pages.
  private func countPages() {
    guard transitionStyle == .scroll, navigationOrientation == .horizontal, let view = viewIfLoaded else { return }
    let count = dataSource?.presentationCount(for: self) ?? 0
    guard count > 0 else {
      pageControl?.removeFromSuperview()
      return
    }
    let dots = pageControl ?? UIPageControl()
    dots.numberOfPages = count
    dots.currentPage = dataSource?.presentationIndex(for: self) ?? 0
    view.addSubview(dots)
  }
}
