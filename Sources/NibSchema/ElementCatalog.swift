/// All element kinds, one line each: the only list that a new kind is added to.
public enum ElementCatalog {
  /// A kind's tag and how to come by its schema, which is made when it is first asked for.
  public struct Kind: Sendable {
    /// Tag in the document.
    public let tag: String
    /// The schema.
    public var schema: ElementSchema { make() }
    private let make: @Sendable () -> ElementSchema

    init(_ tag: String, _ make: @escaping @Sendable () -> ElementSchema) {
      self.tag = tag
      self.make = make
    }
  }

  /// The kinds, shared ones first, then by tag.
  public static let kinds: [Kind] = [
    Kind("view") { .view },
    Kind("control") { .control },
    Kind("gestureRecognizer") { .gestureRecognizer },
    Kind("scrollView") { .scrollView },
    Kind("collectionReusableView") { .collectionReusableView },
    Kind("activityIndicatorView") { .activityIndicatorView },
    Kind("adBannerView") { .adBannerView },
    Kind("button") { .button },
    Kind("collectionView") { .collectionView },
    Kind("collectionViewCell") { .collectionViewCell },
    Kind("collectionViewCellContentView") { .collectionViewCellContentView },
    Kind("collectionViewFlowLayout") { .collectionViewFlowLayout },
    Kind("collectionViewLayout") { .collectionViewLayout },
    Kind("constraint") { .constraint },
    Kind("customObject") { .customObject },
    Kind("date") { .date },
    Kind("datePicker") { .datePicker },
    Kind("imagePickerController") { .imagePickerController },
    Kind("imageView") { .imageView },
    Kind("inputViewController") { .inputViewController },
    Kind("label") { .label },
    Kind("locale") { .locale },
    Kind("mapView") { .mapView },
    Kind("pageControl") { .pageControl },
    Kind("panGestureRecognizer") { .panGestureRecognizer },
    Kind("pickerView") { .pickerView },
    Kind("pinchGestureRecognizer") { .pinchGestureRecognizer },
    Kind("placeholder") { .placeholder },
    Kind("collectionViewCell/contentView") { .plainCellContentView },
    Kind("pongPressGestureRecognizer") { .pongPressGestureRecognizer },
    Kind("progressView") { .progressView },
    Kind("rotationGestureRecognizer") { .rotationGestureRecognizer },
    Kind("screenEdgePanGestureRecognizer") { .screenEdgePanGestureRecognizer },
    Kind("segmentedControl") { .segmentedControl },
    Kind("slider") { .slider },
    Kind("stackView") { .stackView },
    Kind("stepper") { .stepper },
    Kind("swipeGestureRecognizer") { .swipeGestureRecognizer },
    Kind("switch") { .switch },
    Kind("tableView") { .tableView },
    Kind("tableViewCell") { .tableViewCell },
    Kind("tableViewCellContentView") { .tableViewCellContentView },
    Kind("tapGestureRecognizer") { .tapGestureRecognizer },
    Kind("textField") { .textField },
    Kind("textView") { .textView },
    Kind("visualEffectView") { .visualEffectView },
    Kind("window") { .window },
    Kind("viewController") { .viewController },
    Kind("containerView") { .containerView },
    Kind("viewControllerPlaceholder") { .viewControllerPlaceholder },
    Kind("arscnView") { .arscnView },
    Kind("arskView") { .arskView },
    Kind("glkView") { .glkView },
    Kind("mtkView") { .mtkView },
    Kind("sceneKitView") { .sceneKitView },
    Kind("skView") { .skView },
    Kind("webView") { .webView },
    Kind("wkPreferences") { .wkPreferences },
    Kind("wkWebView") { .wkWebView },
    Kind("wkWebViewConfiguration") { .wkWebViewConfiguration },
    Kind("avPlayerViewController") { .avPlayerViewController },
    Kind("barButtonItem") { .barButtonItem },
    Kind("collectionViewController") { .collectionViewController },
    Kind("glkViewController") { .glkViewController },
    Kind("hostingController") { .hostingController },
    Kind("navigationBar") { .navigationBar },
    Kind("navigationController") { .navigationController },
    Kind("navigationItem") { .navigationItem },
    Kind("pageViewController") { .pageViewController },
    Kind("searchBar") { .searchBar },
    Kind("searchDisplayController") { .searchDisplayController },
    Kind("segue") { .segue },
    Kind("splitViewController") { .splitViewController },
    Kind("tabBar") { .tabBar },
    Kind("tabBarController") { .tabBarController },
    Kind("tabBarItem") { .tabBarItem },
    Kind("tableViewController") { .tableViewController },
    Kind("toolbar") { .toolbar },
    Kind("refreshControl") { .refreshControl },
  ]

  /// The schemas of all kinds.
  public static var all: [ElementSchema] { kinds.map(\.schema) }

  /// The kind of a tag.
  public static func find(_ tag: String) -> ElementSchema? { kinds.first { $0.tag == tag }?.schema }

  /// Whether a kind is one of view controllers.
  public static func isController(_ schema: ElementSchema) -> Bool {
    schema.tag == "viewController" || schema.parent == "viewController"
  }

  /// The rows of a kind with all that it inherits, in archive order.
  ///
  /// A kind's own row for a key that it also inherits stands in the inherited row's place.
  public static func rows(of schema: ElementSchema) -> [Row] {
    guard let parent = schema.parent.flatMap(find) else { return schema.rows }
    let inherited = rows(of: parent)
    let inheritedKeys = Set(inherited.map(\.key)).subtracting([""])
    var overriding = [String: [Row]]()
    for row in schema.rows where inheritedKeys.contains(row.key) { overriding[row.key, default: []].append(row) }
    var rows: [Row] = []
    for row in inherited {
      if let own = overriding[row.key] {
        rows += own
        overriding[row.key] = []
      } else {
        rows.append(row)
      }
    }
    return rows + schema.rows.filter { !inheritedKeys.contains($0.key) }
  }

  /// Attributes and children without a place in the archive, with all that are inherited.
  public static func silent(of schema: ElementSchema) -> [String] {
    guard let parent = schema.parent.flatMap(find) else { return designTime + schema.silent }
    return silent(of: parent) + schema.silent
  }

  /// Attributes and children that only Interface Builder itself looks at.
  public static let editorOnly = [
    "userLabel", "misplaced", "ambiguous", "verifyAmbiguity", "canvasLocation", "userComments", "colorLabel",
    "simulatedStatusBarMetrics", "simulatedTopBarMetrics", "simulatedBottomBarMetrics", "simulatedOrientationMetrics",
    "simulatedDestinationMetrics", "simulatedScreenMetrics", "simulatedContentSizeMetrics", "simulatedSizeMetrics",
    "simulatedAppContext", "propertyAccessControl", "placeholderIntrinsicWidth",
    "placeholderIntrinsicHeight", "userGuides", "previewSize", "insetFor6xAndEarlier",
  ]

  /// Attributes and children without a place in the archive of their own: Interface Builder's, and those that every
  /// element may have and the compiler's passes read.
  public static let designTime =
    editorOnly + [
      "id", "key", "customClass", "customModule", "customModuleProvider", "fixedFrame",
      "translatesAutoresizingMaskIntoConstraints", "sceneMemberID", "rect", "frame", "bounds", "subviews",
      "constraints",
      "connections", "userDefinedRuntimeAttributes", "viewLayoutGuide", "safeArea", "accessibility",
      "accessibilityConfiguration", "gestureRecognizers", "horizontalHuggingPriority", "verticalHuggingPriority",
      "animations", "variation",
    ]
}
