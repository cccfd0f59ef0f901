import NibGraph
import NibRuntime
import NibSchema
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
    FrameworkClasses.uiKit.register(rows, in: registry, on: .uikit)
  }

  private typealias Row = StandInRow

  private static let rows: [Row] = [
    Row(ArchivedNib.self, .class(.nib)),
    Row(UIResponder.self),
    Row(UIView.self),
    Row(UILabel.self),
    Row(UIImageView.self),
    Row(UIProgressView.self),
    Row(UIActivityIndicatorView.self),
    Row(UIStackView.self),
    Row(UIScrollView.self),
    Row(UITextView.self),
    Row(UITableView.self),
    Row(UITableViewCell.self),
    Row(UITableViewHeaderFooterView.self),
    Row(UITableViewStaticRows.self, .class(.tableViewDataSource)),
    Row(UITableViewStaticSection.self, .class(.tableViewSection)),
    Row(UITableViewStaticRow.self, .class(.tableViewRow)),
    Row(UICollectionView.self),
    Row(UICollectionReusableView.self),
    Row(UICollectionViewCell.self),
    Row(UICollectionViewListCell.self),
    Row(UIWindow.self),
    Row(UIPickerView.self),
    Row(UIVisualEffectView.self),
    Row(UIVisualEffect.self),
    Row(WKWebView.self),
    Row(MKMapView.self),
    Row(UIControl.self),
    Row(UIButton.self),
    Row(UIMenu.self),
    Row(UICommand.self),
    Row(UITextField.self),
    Row(UISwitch.self),
    Row(UISlider.self),
    Row(UIStepper.self),
    Row(UIPageControl.self),
    Row(UISegment.self),
    Row(UISegmentedControl.self),
    Row(UIDatePicker.self),
    Row(UIRefreshControl.self),
    Row(UINavigationBar.self),
    Row(UIToolbar.self),
    Row(UITabBar.self),
    Row(UISearchBar.self),
    Row(UIBarItem.self),
    Row(UITabBarItem.self),
    Row(UIBarButtonItem.self),
    Row(UINavigationItem.self),
    Row(NSLayoutConstraint.self),
    Row(UILayoutGuide.self),
    Row(LayoutSupportView.self, .class(.uiLayoutGuide)),
    Row(UITraitCollection.self),
    Row(ArchivedTraitOverrides.self, .class(.traitOverrides)),
    Row(UICollectionViewLayout.self),
    Row(UICollectionViewFlowLayout.self),
    Row(UIGestureRecognizer.self),
    Row(UITapGestureRecognizer.self),
    Row(UITapRecognizer.self),
    Row(UILongPressGestureRecognizer.self),
    Row(UIPanGestureRecognizer.self),
    Row(UIScreenEdgePanGestureRecognizer.self),
    Row(UIPinchGestureRecognizer.self),
    Row(UIRotationGestureRecognizer.self),
    Row(UISwipeGestureRecognizer.self),
    Row(UIHoverGestureRecognizer.self),
    Row(UIViewController.self),
    Row(UINavigationController.self),
    Row(UIImagePickerController.self),
    Row(UIInputViewController.self),
    Row(UITabBarController.self),
    Row(UISplitViewController.self),
    Row(UIPageViewController.self),
    Row(UITableViewController.self),
    Row(UICollectionViewController.self),
    Row(UIStoryboardSegueTemplate.self),
    Row(UIStoryboardShowSegueTemplate.self),
    Row(UIStoryboardPresentationSegueTemplate.self),
    Row(UIStoryboardPopoverPresentationSegueTemplate.self),
    Row(UIStoryboardPushSegueTemplate.self),
    Row(UIStoryboardEmbedSegueTemplate.self),
    Row(UIStoryboardUnwindSegueTemplate.self),
  ]
}
