/// All element kinds, one line each: the only list that a new kind is added to.
public enum ElementCatalog {
  /// The kinds, shared ones first, then by tag.
  public static let all: [ElementSchema] = [
    .view, .control, .gestureRecognizer, .scrollView, .collectionReusableView,
    .activityIndicatorView,
    .button,
    .collectionView,
    .collectionViewCell,
    .collectionViewCellContentView,
    .collectionViewFlowLayout,
    .constraint,
    .customObject,
    .datePicker,
    .imageView,
    .label,
    .mapView,
    .pageControl,
    .panGestureRecognizer,
    .pickerView,
    .pinchGestureRecognizer,
    .placeholder,
    .plainCellContentView,
    .pongPressGestureRecognizer,
    .progressView,
    .rotationGestureRecognizer,
    .screenEdgePanGestureRecognizer,
    .segmentedControl,
    .slider,
    .stackView,
    .stepper,
    .swipeGestureRecognizer,
    .switch,
    .tableView,
    .tableViewCell,
    .tableViewCellContentView,
    .tapGestureRecognizer,
    .textField,
    .textView,
    .visualEffectView,
    .window,
  ]

  /// The kind of a tag.
  public static func find(_ tag: String) -> ElementSchema? { all.first { $0.tag == tag } }

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

  /// Attributes and children that only Interface Builder itself looks at, or that every element may have and the
  /// compiler's passes read.
  public static let designTime = [
    "id", "key", "userLabel", "customClass", "customModule", "customModuleProvider", "misplaced", "ambiguous",
    "verifyAmbiguity", "fixedFrame", "translatesAutoresizingMaskIntoConstraints", "sceneMemberID", "rect", "frame",
    "bounds", "subviews", "constraints", "connections", "userDefinedRuntimeAttributes", "viewLayoutGuide", "safeArea",
    "accessibility", "accessibilityConfiguration", "gestureRecognizers", "canvasLocation", "userComments",
    "simulatedStatusBarMetrics", "simulatedTopBarMetrics", "simulatedBottomBarMetrics", "simulatedOrientationMetrics",
    "simulatedDestinationMetrics", "simulatedScreenMetrics", "simulatedSizeMetrics", "propertyAccessControl",
    "colorLabel", "placeholderIntrinsicWidth", "placeholderIntrinsicHeight", "keyboardLayoutGuide", "userGuides",
    "directionalLayoutMargins", "largeContentTitle", "showsLargeContentViewer", "safeArea", "horizontalHuggingPriority",
    "verticalHuggingPriority", "previewSize",
  ]
}
