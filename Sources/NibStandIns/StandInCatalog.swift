import NibRuntime

/// The stand-ins and the framework classes they stand for.
public enum StandInCatalog {
  /// A registry with every stand-in; the parent of registries of one's own.
  public static let registry: ClassRegistry = {
    let registry = ClassRegistry(parent: .shared)
    register(in: registry)
    return registry
  }()

  /// Registers every stand-in under the names of the framework's classes.
  public static func register(in registry: ClassRegistry) {
    for row in rows { row.register(registry) }
    DesktopCatalog.register(in: registry)
    for name in plainViews { registry.registerStandIn(View.self, as: name) }
    for name in plainObjects { registry.registerStandIn(PlaceholderObject.self, as: name) }
  }

  private typealias Row = StandInRow

  private static let rows: [Row] = [
    Row(ArchivedNib.self, "UINib", "NSNib"),
    Row(View.self, "UIView"),
    Row(Label.self, "UILabel", "UITableViewLabel"),
    Row(ImageView.self, "UIImageView"),
    Row(ProgressView.self, "UIProgressView"),
    Row(ActivityIndicatorView.self, "UIActivityIndicatorView"),
    Row(StackView.self, "UIStackView"),
    Row(ScrollView.self, "UIScrollView"),
    Row(TextView.self, "UITextView"),
    Row(TableView.self, "UITableView"),
    Row(TableViewCell.self, "UITableViewCell"),
    Row(TableViewHeaderFooterView.self, "UITableViewHeaderFooterView"),
    Row(StaticTable.self, "UITableViewDataSource"),
    Row(StaticTableSection.self, "UITableViewSection"),
    Row(StaticTableRow.self, "UITableViewRow"),
    Row(CollectionView.self, "UICollectionView"),
    Row(CollectionReusableView.self, "UICollectionReusableView"),
    Row(CollectionViewCell.self, "UICollectionViewCell"),
    Row(Window.self, "UIWindow"),
    Row(PickerView.self, "UIPickerView"),
    Row(VisualEffectView.self, "UIVisualEffectView"),
    Row(VisualEffect.self, "UIBlurEffect", "UIVibrancyEffect"),
    Row(WebView.self, "WKWebView", "UIWebView"),
    Row(MapView.self, "MKMapView"),
    Row(Control.self, "UIControl"),
    Row(Button.self, "UIButton", "UIRoundedRectButton"),
    Row(TextField.self, "UITextField"),
    Row(Switch.self, "UISwitch"),
    Row(Slider.self, "UISlider"),
    Row(Stepper.self, "UIStepper"),
    Row(PageControl.self, "UIPageControl"),
    Row(Segment.self, "UISegment"),
    Row(SegmentedControl.self, "UISegmentedControl"),
    Row(DatePicker.self, "UIDatePicker"),
    Row(RefreshControl.self, "UIRefreshControl"),
    Row(NavigationBar.self, "UINavigationBar"),
    Row(Toolbar.self, "UIToolbar"),
    Row(TabBar.self, "UITabBar"),
    Row(SearchBar.self, "UISearchBar"),
    Row(BarItem.self, "UIBarItem"),
    Row(TabBarItem.self, "UITabBarItem"),
    Row(BarButtonItem.self, "UIBarButtonItem"),
    Row(NavigationItem.self, "UINavigationItem"),
    Row(LayoutConstraint.self, "NSLayoutConstraint", "_UILayoutSupportConstraint", "NSIBPrototypingLayoutConstraint"),
    Row(LayoutGuide.self, "UILayoutGuide"),
    Row(LayoutSupportView.self, "_UILayoutGuide"),
    Row(TraitCollection.self, "UITraitCollection"),
    Row(TraitOverrides.self, "_UITraitOverrides"),
    Row(CollectionViewFlowLayout.self, "UICollectionViewFlowLayout"),
    Row(GestureRecognizer.self, "UIGestureRecognizer"),
    Row(TapGestureRecognizer.self, "UITapGestureRecognizer"),
    Row(TapRecognizer.self, "UITapRecognizer"),
    Row(LongPressGestureRecognizer.self, "UILongPressGestureRecognizer"),
    Row(PanGestureRecognizer.self, "UIPanGestureRecognizer"),
    Row(ScreenEdgePanGestureRecognizer.self, "UIScreenEdgePanGestureRecognizer"),
    Row(PinchGestureRecognizer.self, "UIPinchGestureRecognizer"),
    Row(RotationGestureRecognizer.self, "UIRotationGestureRecognizer"),
    Row(SwipeGestureRecognizer.self, "UISwipeGestureRecognizer"),
    Row(HoverGestureRecognizer.self, "UIHoverGestureRecognizer"),
    Row(
      ViewController.self, "UIViewController", "UISearchController", "AVPlayerViewController", "GLKViewController",
      "UIHostingController"),
    Row(NavigationController.self, "UINavigationController"),
    Row(TabBarController.self, "UITabBarController"),
    Row(SplitViewController.self, "UISplitViewController"),
    Row(PageViewController.self, "UIPageViewController"),
    Row(TableViewController.self, "UITableViewController"),
    Row(CollectionViewController.self, "UICollectionViewController"),
    Row(SegueTemplate.self, "UIStoryboardSegueTemplate"),
    Row(ShowSegueTemplate.self, "UIStoryboardShowSegueTemplate", "UIStoryboardShowDetailSegueTemplate"),
    Row(
      PresentationSegueTemplate.self, "UIStoryboardPresentationSegueTemplate", "UIStoryboardModalSegueTemplate"),
    Row(
      PopoverSegueTemplate.self, "UIStoryboardPopoverPresentationSegueTemplate", "UIStoryboardPopoverSegueTemplate"),
    Row(PushSegueTemplate.self, "UIStoryboardPushSegueTemplate", "UIStoryboardReplaceSegueTemplate"),
    Row(EmbedSegueTemplate.self, "UIStoryboardEmbedSegueTemplate"),
    Row(UnwindSegueTemplate.self, "UIStoryboardUnwindSegueTemplate"),
  ]

  /// Helpers of other objects: a placeholder says all there is to say, and nobody need be told.
  /// - Seen: classes in compiled nibs.
  private static let plainObjects = [
    "UIButtonContent",
    "UIFontDescriptor", "UIBackgroundConfiguration",
    "NSParagraphStyle", "NSMutableParagraphStyle", "NSShadow", "NSLocale",
    "UIStoryboardScene",
  ]

  /// Views whose own keys are kept untyped.
  /// - Seen: classes among subviews in compiled nibs.
  private static let plainViews = [
    "UITableViewCellContentView", "_UITableViewCellSeparatorView", "_UISystemBackgroundView",
    "_UIVisualEffectContentView",
    "GLKView", "SCNView", "SKView", "MTKView", "ARSCNView", "UITextSelectionView", "UIInputView",
    "UIPopoverBackgroundView", "UICalendarView", "ADBannerView",
  ]
}
