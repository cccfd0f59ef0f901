import NibFoundation
import NibRuntime
import NibStandIns

extension UINavigationController {
  /// What hides the bars by a swipe; made when it is first asked for, and never sent.
  public var barHideOnSwipeGestureRecognizer: UIPanGestureRecognizer { keptOnce { UIPanGestureRecognizer() } }

  /// What hides the bars by a tap, likewise.
  public var barHideOnTapGestureRecognizer: UITapGestureRecognizer { keptOnce { UITapGestureRecognizer() } }

  /// Seconds that hiding a bar takes.
  public nonisolated static let hideShowBarDuration: CGFloat = 0.2
}

extension UITabBarController {
  /// The controller of the tabs that have no room; made when it is first asked for. All tabs have room here, so it is empty.
  public var moreNavigationController: UINavigationController { keptOnce { UINavigationController() } }

  /// What bars leave of the view: all of it. Loads the view.
  public var contentLayoutGuide: UILayoutGuide {
    keptOnce {
      let guide = UILayoutGuide()
      guide.identifier = "UITabBarController-contentLayoutGuide"
      view?.addLayoutGuide(guide)
      return guide
    }
  }
}

extension UISplitViewController {
  /// The width of a column, in points: what code prefers, else a third of the view between the least and the greatest.
  private func width(_ preferred: CGFloat, _ fraction: CGFloat, _ least: CGFloat, _ most: CGFloat) -> CGFloat {
    let room = viewIfLoaded?.bounds.width ?? 0
    var width = preferred >= 0 ? preferred : room * (fraction >= 0 ? fraction : 1 / 3)
    if most >= 0 { width = min(width, most) }
    if least >= 0 { width = max(width, least) }
    return min(width, room)
  }

  /// The width of the first column, in points, by the properties; views are not placed by it.
  public var primaryColumnWidth: CGFloat {
    width(
      preferredPrimaryColumnWidth, preferredPrimaryColumnWidthFraction, minimumPrimaryColumnWidth,
      maximumPrimaryColumnWidth)
  }

  /// The width of the column in the middle, likewise; 0 without one.
  public var supplementaryColumnWidth: CGFloat {
    guard style == .tripleColumn else { return 0 }
    return width(
      preferredSupplementaryColumnWidth, preferredSupplementaryColumnWidthFraction, minimumSupplementaryColumnWidth,
      maximumSupplementaryColumnWidth)
  }

  /// The part of the width that the last column prefers; kept.
  public var preferredSecondaryColumnWidthFraction: CGFloat {
    get { kept(Self.automaticDimension) }
    set { keep(newValue) }
  }

  /// Shows the column at the side, or hides it.
  public func toggleInspectorColumn(_ sender: Any?) {
    if isShowing(.inspector) { hide(.inspector) } else { show(.inspector) }
  }
}

extension UISplitViewController.DisplayMode {
  /// Older apps' word for `secondaryOnly`.
  public static let primaryHidden = UISplitViewController.DisplayMode.secondaryOnly
  /// Older apps' word for `oneBesideSecondary`.
  public static let allVisible = UISplitViewController.DisplayMode.oneBesideSecondary
  /// Older apps' word for `oneOverSecondary`.
  public static let primaryOverlay = UISplitViewController.DisplayMode.oneOverSecondary
}

/// Shows the results of a search within its view. Stands in for UISearchContainerViewController.
open class UISearchContainerViewController: UIViewController {
  /// What searches.
  public final let searchController: UISearchController

  /// Makes one; the search is its child when its view is loaded.
  public init(searchController: UISearchController) {
    self.searchController = searchController
    super.init(nibName: nil, bundle: nil)
  }

  /// Makes one with a search without results.
  public required init?(coder: NSCoder) {
    searchController = UISearchController(searchResultsController: nil)
    super.init(coder: coder)
  }

  /// Puts the search into the view.
  open override func viewDidLoad() {
    super.viewDidLoad()
    addChild(searchController)
    if let searched = searchController.view { view.addSubview(searched) }
    searchController.didMove(toParent: self)
  }
}

extension UISearchController {
  /// Older apps' word for `obscuresBackgroundDuringPresentation`.
  public var dimsBackgroundDuringPresentation: Bool {
    get { obscuresBackgroundDuringPresentation }
    set { obscuresBackgroundDuringPresentation = newValue }
  }
}
