import NibRuntime
import NibStandIns

/// The stand-ins for UIKit and the classes they stand for.
public enum UIKitCatalog: LinkedCatalog {
  /// A registry with every stand-in; the parent of registries of one's own.
  public static let registry: ClassRegistry = {
    let registry = ClassRegistry(parent: .shared)
    register(in: registry)
    return registry
  }()

  /// Registers every stand-in under the names of the framework's classes.
  public static func register(in registry: ClassRegistry) {
    for row in rows { row.register(registry, .uikit) }
    for name in plainViews { registry.registerStandIn(UIView.self, as: name, on: .uikit) }
    for name in plainObjects { registry.registerStandIn(PlaceholderObject.self, as: name, on: .uikit) }
  }

  private typealias Row = StandInRow

  private static let rows: [Row] = [
    Row(ArchivedNib.self, "UINib"),
    Row(UIView.self, "UIView"),
    Row(UILabel.self, "UILabel", "UITableViewLabel"),
    Row(UIImageView.self, "UIImageView"),
    Row(UIProgressView.self, "UIProgressView"),
    Row(UIActivityIndicatorView.self, "UIActivityIndicatorView"),
    Row(UIStackView.self, "UIStackView"),
    Row(UIScrollView.self, "UIScrollView"),
    Row(UITextView.self, "UITextView"),
    Row(UITableView.self, "UITableView"),
    Row(UITableViewCell.self, "UITableViewCell"),
    Row(UITableViewHeaderFooterView.self, "UITableViewHeaderFooterView"),
    Row(StaticTable.self, "UITableViewDataSource"),
    Row(StaticTableSection.self, "UITableViewSection"),
    Row(StaticTableRow.self, "UITableViewRow"),
    Row(UICollectionView.self, "UICollectionView"),
    Row(UICollectionReusableView.self, "UICollectionReusableView"),
    Row(UICollectionViewCell.self, "UICollectionViewCell"),
    Row(UICollectionViewListCell.self, "UICollectionViewListCell"),
    Row(UIWindow.self, "UIWindow"),
    Row(UIPickerView.self, "UIPickerView"),
    Row(UIVisualEffectView.self, "UIVisualEffectView"),
    Row(UIVisualEffect.self, "UIBlurEffect", "UIVibrancyEffect"),
    Row(WKWebView.self, "WKWebView", "UIWebView"),
    Row(MKMapView.self, "MKMapView"),
    Row(UIControl.self, "UIControl"),
    Row(UIButton.self, "UIButton", "UIRoundedRectButton"),
    Row(UIMenu.self, "UIMenu"),
    Row(UICommand.self, "UICommand"),
    Row(UITextField.self, "UITextField"),
    Row(UISwitch.self, "UISwitch"),
    Row(UISlider.self, "UISlider"),
    Row(UIStepper.self, "UIStepper"),
    Row(UIPageControl.self, "UIPageControl"),
    Row(UISegment.self, "UISegment"),
    Row(UISegmentedControl.self, "UISegmentedControl"),
    Row(UIDatePicker.self, "UIDatePicker"),
    Row(UIRefreshControl.self, "UIRefreshControl"),
    Row(UINavigationBar.self, "UINavigationBar"),
    Row(UIToolbar.self, "UIToolbar"),
    Row(UITabBar.self, "UITabBar"),
    Row(UISearchBar.self, "UISearchBar"),
    Row(UIBarItem.self, "UIBarItem"),
    Row(UITabBarItem.self, "UITabBarItem"),
    Row(UIBarButtonItem.self, "UIBarButtonItem"),
    Row(UINavigationItem.self, "UINavigationItem"),
    Row(NSLayoutConstraint.self, "NSLayoutConstraint", "_UILayoutSupportConstraint", "NSIBPrototypingLayoutConstraint"),
    Row(UILayoutGuide.self, "UILayoutGuide"),
    Row(LayoutSupportView.self, "_UILayoutGuide"),
    Row(UITraitCollection.self, "UITraitCollection"),
    Row(UITraitOverrides.self, "_UITraitOverrides"),
    Row(UICollectionViewFlowLayout.self, "UICollectionViewFlowLayout"),
    Row(UIGestureRecognizer.self, "UIGestureRecognizer"),
    Row(UITapGestureRecognizer.self, "UITapGestureRecognizer"),
    Row(UITapRecognizer.self, "UITapRecognizer"),
    Row(UILongPressGestureRecognizer.self, "UILongPressGestureRecognizer"),
    Row(UIPanGestureRecognizer.self, "UIPanGestureRecognizer"),
    Row(UIScreenEdgePanGestureRecognizer.self, "UIScreenEdgePanGestureRecognizer"),
    Row(UIPinchGestureRecognizer.self, "UIPinchGestureRecognizer"),
    Row(UIRotationGestureRecognizer.self, "UIRotationGestureRecognizer"),
    Row(UISwipeGestureRecognizer.self, "UISwipeGestureRecognizer"),
    Row(UIHoverGestureRecognizer.self, "UIHoverGestureRecognizer"),
    Row(
      UIViewController.self, "UIViewController", "UISearchController", "AVPlayerViewController", "GLKViewController",
      "UIHostingController"),
    Row(UINavigationController.self, "UINavigationController"),
    picker,
    Row(UIInputViewController.self, "UIInputViewController"),
    Row(UITabBarController.self, "UITabBarController"),
    Row(UISplitViewController.self, "UISplitViewController"),
    Row(UIPageViewController.self, "UIPageViewController"),
    Row(UITableViewController.self, "UITableViewController"),
    Row(UICollectionViewController.self, "UICollectionViewController"),
    Row(UIStoryboardSegueTemplate.self, "UIStoryboardSegueTemplate"),
    Row(UIStoryboardShowSegueTemplate.self, "UIStoryboardShowSegueTemplate", "UIStoryboardShowDetailSegueTemplate"),
    Row(
      UIStoryboardPresentationSegueTemplate.self, "UIStoryboardPresentationSegueTemplate",
      "UIStoryboardModalSegueTemplate"),
    Row(
      UIStoryboardPopoverPresentationSegueTemplate.self, "UIStoryboardPopoverPresentationSegueTemplate",
      "UIStoryboardPopoverSegueTemplate"),
    Row(UIStoryboardPushSegueTemplate.self, "UIStoryboardPushSegueTemplate", "UIStoryboardReplaceSegueTemplate"),
    Row(UIStoryboardEmbedSegueTemplate.self, "UIStoryboardEmbedSegueTemplate"),
    Row(UIStoryboardUnwindSegueTemplate.self, "UIStoryboardUnwindSegueTemplate"),
  ]

  private static let picker = Row(UIImagePickerController.self, "UIImagePickerController")

  /// Helpers of other objects: a placeholder says all there is to say, and nobody need be told.
  /// - Seen: classes in compiled nibs.
  private static let plainObjects = [
    "UIButtonContent",
    "UIFontDescriptor", "UIBackgroundConfiguration", "UIButtonConfiguration", "UIImageSymbolConfiguration",
    "UIMenuDisplayPreferences", "UIStoryboardViewControllerPlaceholder",
    "NSParagraphStyle", "NSMutableParagraphStyle", "NSShadow", "NSLocale",
    "UIStoryboardScene",
  ]

  /// Views whose own keys are kept untyped.
  /// - Seen: classes among subviews in compiled nibs.
  private static let plainViews = [
    "UITableViewCellContentView", "_UITableViewCellSeparatorView", "_UISystemBackgroundView",
    "_UIVisualEffectContentView",
    "GLKView", "SCNView", "SKView", "MTKView", "ARSCNView", "ARSKView", "UITextSelectionView", "UIInputView",
    "UIPopoverBackgroundView", "UICalendarView", "ADBannerView",
  ]
}
