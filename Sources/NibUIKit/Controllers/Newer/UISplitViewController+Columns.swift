import NibRuntime
import NibStandIns

extension UISplitViewController {
  private var hiddenColumns: Set<Column> {
    get { kept([.inspector, .compact]) }
    set { keep(newValue) }
  }

  private var side: [Column: UIViewController] {
    get { kept([:]) }
    set { keep(newValue) }
  }

  /// The controllers of the places that are in a row.
  var columnControllers: [UIViewController] { children.filter { child in !side.values.contains { $0 === child } } }

  /// The controllers of the other places.
  var sideControllers: [UIViewController] { [Column.inspector, .compact].compactMap { side[$0] } }

  func sideController(for column: Column) -> UIViewController? { side[column] }

  func setSideController(_ controller: UIViewController?, for column: Column) throws {
    let old = side[column]
    guard old !== controller else { return }
    side[column] = nil
    if let old { expel(old) }
    guard let controller else { return }
    side[column] = controller
    try InterfaceFaults.catching { addChild(controller) }
    if isOnScreen, isShowing(column) { try appear(controller) }
    controller.didMove(toParent: self)
  }

  func isHidden(_ column: Column) -> Bool { hiddenColumns.contains(column) }

  /// Whether a place is shown: all that have a controller but the inspector, until code shows or hides them.
  final func ownIsShowing(_ column: Column) -> Bool {
    viewController(for: column) != nil && !isHidden(column)
  }

  /// Shows a place; the delegate hears.
  final func ownShow(_ column: Column) {
    guard viewController(for: column) != nil, isHidden(column) else { return }
    change(column, isShown: true)
  }

  /// Hides a place; the delegate hears. The detail is always shown.
  final func ownHide(_ column: Column) {
    guard column != .secondary, isShowing(column) else { return }
    change(column, isShown: false)
  }

  private func change(_ column: Column, isShown: Bool) {
    guard let controller = viewController(for: column) else { return }
    let mode = displayMode
    if isShown {
      delegate?.splitViewController(self, willShow: column)
    } else {
      delegate?.splitViewController(self, willHide: column)
    }
    if isShown { hiddenColumns.remove(column) } else { hiddenColumns.insert(column) }
    if displayMode != mode { delegate?.splitViewController(self, willChangeTo: displayMode) }
    InterfaceFaults.raising { try move(controller, isShown: isShown) }
    if isShown {
      delegate?.splitViewController(self, didShow: column)
    } else {
      delegate?.splitViewController(self, didHide: column)
    }
  }

  private func move(_ controller: UIViewController, isShown: Bool) throws {
    guard isOnScreen else { return }
    if isShown { return try appear(controller) }
    try InterfaceFaults.catching { controller.beginAppearanceTransition(false) }
    controller.viewIfLoaded?.removeFromSuperview()
    controller.endAppearanceTransition()
  }

  /// When there is a button that shows and hides the primary.
  public enum DisplayModeButtonVisibility: Int, Sendable {
    /// As named.
    case automatic, never, always
  }

  /// When there is a button that shows and hides the primary; kept.
  public var displayModeButtonVisibility: DisplayModeButtonVisibility {
    get { kept(.automatic) }
    set { keep(newValue) }
  }

  /// How places share the room: as code wishes, else beside each other.
  public var splitBehavior: SplitBehavior { preferredSplitBehavior == .automatic ? .tile : preferredSplitBehavior }

  /// What widths of places that nobody set are.
  public static let automaticDimension: CGFloat = -1

  private func width(_ name: String = #function) -> CGFloat { kept(Self.automaticDimension, name) }

  /// Points that the place between has; below 0 for the system's. Kept, like those below.
  public var preferredSupplementaryColumnWidth: CGFloat {
    get { width() }
    set { keep(newValue) }
  }
  /// Part of the room that the place between has, 0...1; below 0 for the system's.
  public var preferredSupplementaryColumnWidthFraction: CGFloat {
    get { width() }
    set { keep(newValue) }
  }
  /// Least points that the place between has.
  public var minimumSupplementaryColumnWidth: CGFloat {
    get { width() }
    set { keep(newValue) }
  }
  /// Most points that the place between has.
  public var maximumSupplementaryColumnWidth: CGFloat {
    get { width() }
    set { keep(newValue) }
  }
  /// Points that the detail has.
  public var preferredSecondaryColumnWidth: CGFloat {
    get { width() }
    set { keep(newValue) }
  }
  /// Least points that the detail has.
  public var minimumSecondaryColumnWidth: CGFloat {
    get { width() }
    set { keep(newValue) }
  }
  /// Points that the inspector has.
  public var preferredInspectorColumnWidth: CGFloat {
    get { width() }
    set { keep(newValue) }
  }
  /// Part of the room that the inspector has, 0...1.
  public var preferredInspectorColumnWidthFraction: CGFloat {
    get { width() }
    set { keep(newValue) }
  }
  /// Least points that the inspector has.
  public var minimumInspectorColumnWidth: CGFloat {
    get { width() }
    set { keep(newValue) }
  }
  /// Most points that the inspector has.
  public var maximumInspectorColumnWidth: CGFloat {
    get { width() }
    set { keep(newValue) }
  }
}
