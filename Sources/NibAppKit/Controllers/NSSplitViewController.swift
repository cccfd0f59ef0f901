import NibRuntime
import NibSchema
import NibStandIns

/// A controller of views side by side, each with a controller of its own. Stands in for NSSplitViewController.
open class NSSplitViewController: NSViewController {

  /// Makes one with the framework's defaults.
  public required init() { super.init() }

  /// Reads the archived values.
  public required init(from coder: NibCoder) throws {
    try super.init(from: coder)
    try Self.splitControllerTable.read(self, from: coder)
  }

  /// Property tables from the base class to this one.
  open override class var tables: [any AnyPropertyTable] { super.tables + [splitControllerTable] }

  private static let splitControllerTable = PropertyTable(
    NSSplitViewController.self, kind: AppKitElements.splitViewController, fresh: { NSSplitViewController() },
    [
      Property(
        "splitView", getObject: { $0.splitView },
        set: { (own, view: NSSplitView?) in if let view { own.splitView = view } }),
      Property("splitViewItems", getObjects: { $0.splitViewItems }, set: { $1.forEach($0.addSplitViewItem) }),
    ])

  /// The view that holds those of the items.
  public final lazy var splitView = NSSplitView()
  /// The items, from the leading edge or the top.
  public private(set) final var splitViewItems: [NSSplitViewItem] = []

  /// Adds an item at the end.
  public final func addSplitViewItem(_ item: NSSplitViewItem) { insertSplitViewItem(item, at: splitViewItems.count) }

  /// Puts an item at a place; one outside means the nearest.
  public final func insertSplitViewItem(_ item: NSSplitViewItem, at place: Int) {
    guard !splitViewItems.contains(where: { $0 === item }) else { return }
    splitViewItems.insert(item, at: min(max(place, 0), splitViewItems.count))
    item.splitViewController = self
    if let controller = item.viewController { addChild(controller) }
    if viewIfLoaded != nil { arrange() }
  }

  /// Takes an item away with its controller.
  public final func removeSplitViewItem(_ item: NSSplitViewItem) {
    guard let place = splitViewItems.firstIndex(where: { $0 === item }) else { return }
    splitViewItems.remove(at: place)
    item.splitViewController = nil
    item.viewController?.removeFromParent()
    item.viewController?.viewIfLoaded?.removeFromSuperview()
  }

  /// The item that shows a controller.
  public final func splitViewItem(for controller: NSViewController) -> NSSplitViewItem? {
    splitViewItems.first { $0.viewController === controller }
  }

  /// Fills the split view with the views of the items.
  open override func loadView() {
    setView(splitView)
    arrange()
  }

  /// Puts the views in the order of the items; those that are collapsed are hidden, as AppKit keeps them.
  final func arrange() {
    for item in splitViewItems {
      guard let view = item.viewController?.view else { continue }
      splitView.addSubview(view)
      view.isHidden = item.isCollapsed
    }
  }

  /// Shows or collapses the first item that is a sidebar, else the first that can be collapsed.
  public final func toggleSidebar() { toggle(.sidebar) }

  /// Shows or collapses the last item that is an inspector.
  public final func toggleInspector() { toggle(.inspector) }

  private func toggle(_ behavior: NSSplitViewItem.Behavior) {
    let wanted = splitViewItems.first { $0.behavior == behavior }
    (wanted ?? (behavior == .sidebar ? splitViewItems.first { $0.canCollapse } : nil))?.isCollapsed.toggle()
  }

  /// Shows and collapses sidebars and inspectors.
  open override func perform(_ selector: String, sender: AnyObject?, event: ControlEvents?) throws -> Bool {
    switch selector {
    case "toggleSidebar:": toggleSidebar()
    case "toggleInspector:": toggleInspector()
    default: return try super.perform(selector, sender: sender, event: event)
    }
    return true
  }

  /// Whether it is one of these.
  open override func responds(to selector: String) -> Bool {
    ["toggleSidebar:", "toggleInspector:"].contains(selector) || super.responds(to: selector)
  }

  /// Leads to `splitView` besides outlets.
  open override func object(forKey key: String) -> AnyObject? {
    key == "splitView" ? splitView : super.object(forKey: key)
  }
}

/// A part of a split view controller. Stands in for NSSplitViewItem.
///
/// - Inferred: its keys, from what other readers of such archives ask for.
open class NSSplitViewItem: NSResponder {
  /// What a part is for.
  public enum Behavior: Int, NibChoice {
    /// No purpose of its own.
    case `default` = 0
    /// A sidebar.
    case sidebar
    /// A list beside what it is of.
    case contentList
    /// An inspector.
    case inspector
  }

  /// What the part is for.
  public final var behavior = Behavior.default
  /// The line below the title bar above the part.
  public final var titlebarSeparatorStyle = NSTitlebarSeparatorStyle.automatic
  /// Whether it is collapsed.
  public final var isCollapsed = false {
    didSet { viewController?.viewIfLoaded?.isHidden = isCollapsed }
  }
  /// Whether a user can collapse it.
  public final var canCollapse = false
  /// How strongly it keeps its size.
  public final var holdingPriority = 250.0
  /// Least size across the divider, in points; nil for any.
  public final var minimumThickness: Double?
  /// Greatest size across the divider, in points; nil for any.
  public final var maximumThickness: Double?

  /// Makes one with the framework's defaults.
  public required init() { super.init() }

  /// Makes one that shows a controller.
  public convenience init(viewController: NSViewController, behavior: Behavior = .default) {
    self.init()
    self.viewController = viewController
    self.behavior = behavior
    canCollapse = behavior == .sidebar || behavior == .inspector
  }

  /// Reads the archived values.
  public required init(from coder: NibCoder) throws {
    try super.init(from: coder)
    try Self.splitItemTable.read(self, from: coder)
    viewController = try Self.splitItemTable.names.child("viewController", in: coder)
    // Documented: -1 says that there is no limit.
    if minimumThickness == -1 { minimumThickness = nil }
    if maximumThickness == -1 { maximumThickness = nil }
    if behavior == .sidebar || behavior == .inspector, !coder.contains(Self.splitItemTable.names.key("canCollapse")) {
      canCollapse = true
    }
  }

  /// Property tables from the base class to this one.
  open override class var tables: [any AnyPropertyTable] { super.tables + [splitItemTable] }

  private static let splitItemTable = PropertyTable(
    NSSplitViewItem.self, kind: AppKitElements.splitViewItem, fresh: { NSSplitViewItem() },
    [
      Property("behavior", \.behavior),
      Property("titlebarSeparatorStyle", row: "separatorStyle", \.titlebarSeparatorStyle),
      Property("collapsed", \.isCollapsed),
      Property("canCollapse", \.canCollapse),
      Property("holdingPriority", \.holdingPriority),
      Property("minimumThickness", \.minimumThickness),
      Property("maximumThickness", \.maximumThickness),
    ])

  /// The controller that the part shows.
  public internal(set) final var viewController: NSViewController?
  /// The controller of the split view.
  public internal(set) final weak var splitViewController: NSSplitViewController?

  /// Does what a user does at the divider: collapses or shows the part, if it can be collapsed.
  public func toggle() { if canCollapse { isCollapsed.toggle() } }
}
