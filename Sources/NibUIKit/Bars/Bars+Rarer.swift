import NibFoundation
import NibRuntime
import NibStandIns

extension UITabBar {
  /// Lets a user arrange items, of older systems; the delegate is told. Nothing is arranged by itself.
  public func beginCustomizingItems(_ items: [UITabBarItem]) {
    guard !isCustomizing else { return }
    delegate?.tabBar(self, willBeginCustomizing: items)
    arranged = items
    delegate?.tabBar(self, didBeginCustomizing: items)
  }

  /// Ends that.
  /// - Returns: whether anything was changed: no.
  @discardableResult
  public func endCustomizing(animated: Bool) -> Bool {
    guard let items = arranged else { return false }
    delegate?.tabBar(self, willEndCustomizing: items, changed: false)
    arranged = nil
    delegate?.tabBar(self, didEndCustomizing: items, changed: false)
    return false
  }

  /// Whether a user arranges items.
  public var isCustomizing: Bool { arranged != nil }

  private var arranged: [UITabBarItem]? {
    get { kept(nil) }
    set { keep(newValue) }
  }
}

extension UITabBarItem {
  /// Sets the images as they are drawn, of older systems.
  public func setFinishedSelectedImage(
    _ selectedImage: UIImage?, withFinishedUnselectedImage unselectedImage: UIImage?
  ) { (self.selectedImage, image) = (selectedImage, unselectedImage) }

  /// The image while chosen, of older systems.
  public func finishedSelectedImage() -> UIImage? { selectedImage }

  /// The image while not chosen, of older systems.
  public func finishedUnselectedImage() -> UIImage? { image }
}

extension UINavigationItem {
  /// What the menu for missing items comes out of; made when it is first asked for.
  public var overflowPresentationSource: (any UIPopoverPresentationControllerSourceItem)? { navigationBar }
}

extension UIPopoverPresentationControllerSourceItem {
  /// Where the item is in a view, in points: nil for what has no place.
  public func frame(in referenceView: UIView) -> CGRect? {
    guard let view = self as? UIView ?? (self as? UIBarButtonItem)?.customView else { return nil }
    return view.convert(view.bounds, to: referenceView)
  }
}

extension UITabBarController {
  /// The name of the tab that stands out; kept.
  public var prominentTabIdentifier: String? {
    get { kept(nil) }
    set { keep(newValue) }
  }
}

extension UITab {
  /// Whether the tab is shown: in a controller, and not hidden.
  public var hasVisiblePlacement: Bool { !isHidden && (tabBarController != nil || parent?.tabBarController != nil) }
}

extension UIPageViewController {
  /// The gestures that turn pages: none, for tests turn them.
  public var gestureRecognizers: [UIGestureRecognizer] { [] }
}

extension UISearchSuggestion {
  /// The text with attributes: without any.
  public var localizedAttributedSuggestion: AttributedString? { localizedSuggestion.map { AttributedString($0) } }
  /// What it is, in words: nothing.
  public var localizedDescription: String? { nil }
}
