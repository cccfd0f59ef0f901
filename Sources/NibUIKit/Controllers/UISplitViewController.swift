import NibRuntime
import NibSchema
import NibStandIns

/// Two or three controllers side by side. Stands in for UISplitViewController.
open class UISplitViewController: SplitStandIn {
  /// The places in a split.
  public enum Column: String, Sendable, CaseIterable {
    /// The first.
    case primary
    /// Between the two, where there are three.
    case supplementary
    /// The last: the detail.
    case secondary
    /// Beside the detail: more of what is chosen there.
    case inspector
    /// In place of all of them where there is room for one.
    case compact
  }

  /// Whether there is room for one controller only; then details go on the primary's stack. Set by hand: there is no
  /// screen that says so.
  open var isCollapsed = false
  /// 0 leading, 1 trailing.
  open var primaryEdge = PrimaryEdge.leading

  /// How a split made in code shows its places.
  public enum Style: Int, NibChoice {
    /// As its controllers say; of older systems.
    case unspecified
    /// Two places.
    case doubleColumn
    /// Three places.
    case tripleColumn
  }

  /// How the places are shown.
  open private(set) var style = Style.unspecified

  /// Which places are to be shown; kept, like those below.
  open var preferredDisplayMode = DisplayMode.automatic
  /// How places share the room.
  open var preferredSplitBehavior = SplitBehavior.automatic
  /// Part of the room that the primary has, 0...1; below 0 for the system's.
  open var preferredPrimaryColumnWidthFraction: CGFloat = -1
  /// Points that the primary has; below 0 for the system's.
  open var preferredPrimaryColumnWidth: CGFloat = -1
  /// Least points that the primary has.
  open var minimumPrimaryColumnWidth: CGFloat = -1
  /// Most points that the primary has.
  open var maximumPrimaryColumnWidth: CGFloat = -1
  /// Whether a swipe brings the primary.
  open var presentsWithGesture = true
  /// Whether there is a button that shows the secondary alone.
  open var showsSecondaryOnlyButton = false
  /// What stands behind the primary.
  open var primaryBackgroundStyle = BackgroundStyle.none

  /// Makes a split of a style.
  public init(style: Style) {
    super.init(nibName: nil, bundle: nil)
    self.style = style
  }

  /// Makes a split; a nib may hold its view.
  public override init(nibName: String?, bundle: Bundle?) { super.init(nibName: nibName, bundle: bundle) }

  /// Reads the archived values.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Which places are shown: that code or a user asked for, else both.
  open var displayMode: DisplayMode {
    if isHidden(.primary) { return .secondaryOnly }
    return preferredDisplayMode == .automatic ? .oneBesideSecondary : preferredDisplayMode
  }

  /// A button that shows and hides the primary; made for each call, and does nothing.
  open var displayModeButtonItem: UIBarButtonItem { UIBarButtonItem(title: nil, image: nil) }

  /// Reads the archived split.
  open override func decode(from coder: NibCoder) throws {
    try super.decode(from: coder)
    try Self.splitTable.read(self, from: coder)
  }

  /// Property tables from the base class to this one.
  open override class var tables: [any AnyPropertyTable] { super.tables + [splitTable] }

  private static let splitTable = PropertyTable(
    UISplitViewController.self, kind: UIKitElements.splitViewController, fresh: { UISplitViewController() },
    [
      Property("primaryEdge", \.primaryEdge),
      Property("style", \.style),
      Property("preferredDisplayMode", \.preferredDisplayMode),
      Property("presentsWithGesture", \.presentsWithGesture),
      Property("preferredPrimaryColumnWidthFraction", \.preferredPrimaryColumnWidthFraction),
      Property("minimumPrimaryColumnWidth", \.minimumPrimaryColumnWidth),
      Property("maximumPrimaryColumnWidth", \.maximumPrimaryColumnWidth),
    ])

  /// The controllers from primary to secondary; setting it replaces them.
  open var viewControllers: [UIViewController] {
    get { columnControllers }
    set { setViewControllers(newValue) }
  }

  /// Replaces the controllers.
  open func setViewControllers(_ controllers: [UIViewController]) {
    InterfaceFaults.raising {
      for old in columnControllers where !controllers.contains(where: { $0 === old }) { expel(old) }
      for new in controllers where !children.contains(where: { $0 === new }) {
        try InterfaceFaults.catching { addChild(new) }
        if isOnScreen { try appear(new) }
        new.didMove(toParent: self)
      }
      family.children = controllers + sideControllers
    }
  }

  /// The controller in a place.
  open func viewController(for column: Column) -> UIViewController? {
    if column == .inspector || column == .compact { return sideController(for: column) }
    return position(of: column).flatMap { columnControllers.indices.contains($0) ? columnControllers[$0] : nil }
  }

  /// Puts a controller in a place, where another may give way.
  open func setViewController(_ controller: UIViewController?, for column: Column) {
    InterfaceFaults.raising {
      if column == .inspector || column == .compact { return try setSideController(controller, for: column) }
      guard let controller else {
        guard let old = viewController(for: column) else { return }
        return try InterfaceFaults.catching { setViewControllers(columnControllers.filter { $0 !== old }) }
      }
      try replace(at: position(of: column) ?? columnControllers.count, with: controller)
    }
  }

  /// Position among the controllers: two are primary and secondary, three have the supplementary between them.
  private func position(of column: Column) -> Int? {
    switch column {
    case .primary: 0
    case .supplementary: columnControllers.count > 2 ? 1 : nil
    case .secondary: columnControllers.count > 2 ? 2 : 1
    case .inspector, .compact: nil
    }
  }

  /// Puts a controller at a position; one behind the last is added.
  func replace(at position: Int, with controller: UIViewController) throws {
    var controllers = columnControllers.filter { $0 !== controller }
    if controllers.indices.contains(position) {
      controllers[position] = controller
    } else {
      controllers.append(controller)
    }
    try InterfaceFaults.catching { setViewControllers(controllers) }
  }

  func appear(_ controller: UIViewController) throws {
    try InterfaceFaults.catching { controller.beginAppearanceTransition(true) }
    if let view = viewIfLoaded { try place(controller, in: view) }
    controller.endAppearanceTransition()
  }

  /// All of them, or the primary alone when collapsed.
  open override var childrenOnScreen: [UIViewController] {
    isCollapsed
      ? Array(columnControllers.prefix(1))
      : Column.allCases.filter { isShowing($0) }.compactMap { viewController(for: $0) }
  }

  /// Puts the views of those that are shown into the split's.
  open override func arrangeChildren() throws {
    guard let view = viewIfLoaded else { return }
    for child in childrenOnScreen { try place(child, in: view) }
  }

  /// Shows the first column, or hides it.
  open override func toggleSidebar(_ sender: Any?) {
    if isShowing(.primary) { hide(.primary) } else { show(.primary) }
  }

  /// Details.
  open override func handles(_ kind: UIViewController.ShowKind) -> Bool { kind == .showDetail }

  /// Puts the controller in the secondary place; when collapsed, on the stack of the primary, or over it.
  open override func showDetailViewController(_ controller: UIViewController, sender: Any?) {
    InterfaceFaults.raising {
      guard isCollapsed, let primary = children.first else {
        return try InterfaceFaults.catching({ setViewController(controller, for: .secondary) })
      }
      try InterfaceFaults.catching { primary.show(controller, sender: sender) }
    }
  }
}
