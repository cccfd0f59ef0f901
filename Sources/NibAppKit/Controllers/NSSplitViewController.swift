import Foundation
import NibFoundation
import NibRuntime
import NibSchema
import NibStandIns

/// A controller of views side by side, each with a controller of its own. Stands in for NSSplitViewController.
///
/// It is the delegate of its split view, and a class of a program overrides what the view asks.
open class NSSplitViewController: SplitDelegate, NSUserInterfaceValidations {
  /// The width below which the system chooses by itself.
  public static let automaticDimension: CGFloat = -1

  /// The width of the view below which sidebars lie over the others, in points. Kept; nothing is laid over.
  open var minimumThicknessForInlineSidebars = NSSplitViewController.automaticDimension

  /// Reads the archived values.
  open override func decode(from coder: NibCoder) throws {
    try super.decode(from: coder)
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

  /// The view that holds those of the items. One that is made here has dividers that stand upright.
  open var splitView: NSSplitView {
    get {
      if let heldSplitView { return heldSplitView }
      let made = NSSplitView()
      made.isVertical = true
      made.dividerStyle = .thin
      heldSplitView = made
      made.controller = self
      return made
    }
    set {
      heldSplitView?.controller = nil
      heldSplitView = newValue
      newValue.controller = self
    }
  }
  private final var heldSplitView: NSSplitView?

  /// The items, from the leading edge or the top.
  open var splitViewItems: [NSSplitViewItem] {
    get { items }
    set {
      for item in items where !newValue.contains(where: { $0 === item }) { removeSplitViewItem(item) }
      for item in newValue { addSplitViewItem(item) }
      if items.count == newValue.count { items = newValue }
      if viewIfLoaded != nil { arrange() }
    }
  }
  private final var items: [NSSplitViewItem] = []

  /// Adds an item at the end.
  open func addSplitViewItem(_ item: NSSplitViewItem) { insertSplitViewItem(item, at: splitViewItems.count) }

  /// Puts an item at a place; one outside means the nearest.
  open func insertSplitViewItem(_ item: NSSplitViewItem, at place: Int) {
    guard !items.contains(where: { $0 === item }) else { return }
    items.insert(item, at: min(max(place, 0), items.count))
    item.splitViewController = self
    if let controller = item.viewIfAny, controller.parent !== self { addChild(controller) }
    if viewIfLoaded != nil { arrange() }
  }

  /// Takes an item away with its controller.
  open func removeSplitViewItem(_ item: NSSplitViewItem) {
    guard let place = items.firstIndex(where: { $0 === item }) else { return }
    items.remove(at: place)
    item.splitViewController = nil
    item.viewIfAny?.removeFromParent()
    item.viewIfAny?.viewIfLoaded?.removeFromSuperview()
  }

  /// Adds a child; an item with the default values is made for it where none shows it.
  open override func insertChild(_ childViewController: NSViewController, at index: Int) {
    super.insertChild(childViewController, at: index)
    guard childViewController.parent === self, splitViewItem(for: childViewController) == nil else { return }
    insertSplitViewItem(NSSplitViewItem(viewController: childViewController), at: index)
  }

  /// Takes a child away with its item.
  open override func removeChild(at index: Int) {
    let child = childList.indices.contains(index) ? childList[index] : nil
    super.removeChild(at: index)
    if let item = child.flatMap(splitViewItem(for:)) { removeSplitViewItem(item) }
  }

  /// The item that shows a controller.
  open func splitViewItem(for viewController: NSViewController) -> NSSplitViewItem? {
    items.first { $0.viewIfAny === viewController }
  }

  /// Fills the split view with the views of the items.
  open override func loadView() {
    setView(splitView)
    arrange()
  }

  /// Puts the views in the order of the items; those that are collapsed are hidden, as AppKit keeps them.
  final func arrange() {
    for item in items {
      guard let view = item.viewIfAny?.view else { continue }
      splitView.addSubview(view)
      view.isHidden = item.isCollapsed
    }
  }

  /// Shows or collapses the first item that is a sidebar, else the first that can be collapsed.
  open func toggleSidebar() { toggle(.sidebar) }

  /// Shows or collapses the last item that is an inspector.
  open func toggleInspector() { toggle(.inspector) }

  private func toggle(_ behavior: NSSplitViewItem.Behavior) {
    let wanted = splitViewItems.first { $0.behavior == behavior }
    (wanted ?? (behavior == .sidebar ? splitViewItems.first { $0.canCollapse } : nil))?.isCollapsed.toggle()
  }

  /// Shows and collapses sidebars and inspectors.
  open override func perform(_ selector: String, sender: AnyObject?, event: ControlEvents?) throws -> Bool {
    switch selector {
    case "toggleSidebar:": toggleSidebar(sender)
    case "toggleInspector:": toggleInspector(sender)
    default: return try super.perform(selector, sender: sender, event: event)
    }
    return true
  }

  /// Whether it is one of these.
  open override func responds(to selector: String) -> Bool {
    ["toggleSidebar:", "toggleInspector:"].contains(selector) || super.responds(to: selector)
  }

  /// Takes `splitView` besides outlets.
  open override func setOutlet(_ name: String, to value: AnyObject?) throws -> Bool {
    if name == "splitView", let view = value as? NSSplitView, view !== heldSplitView { splitView = view }
    return try super.setOutlet(name, to: value)
  }

  /// Leads to `splitView` besides outlets.
  open override func object(forKey key: String) -> AnyObject? {
    key == "splitView" ? splitView : super.object(forKey: key)
  }

  /// Shows or collapses the sidebar, as a button or a menu does.
  open func toggleSidebar(_ sender: Any?) { toggleSidebar() }

  /// Shows or collapses the inspector, as a button or a menu does.
  open func toggleInspector(_ sender: Any?) { toggleInspector() }

  /// Whether an action of the controller would do something now: whether there is what it shows or collapses.
  open func validateUserInterfaceItem(_ item: any NSValidatedUserInterfaceItem) -> Bool {
    switch item.action?.name {
    case "toggleSidebar:": items.contains { $0.behavior == .sidebar || $0.canCollapse }
    case "toggleInspector:": items.contains { $0.behavior == .inspector }
    default: true
    }
  }

  private func item(of subview: NSView) -> NSSplitViewItem? {
    items.first { $0.viewIfAny?.viewIfLoaded === subview }
  }

  /// Whether a pane can be collapsed: as its item says.
  open override func splitView(_ splitView: NSSplitView, canCollapseSubview subview: NSView) -> Bool {
    item(of: subview)?.canCollapse ?? false
  }

  /// Whether a double click on a divider collapses a pane: as its item says.
  open override func splitView(
    _ splitView: NSSplitView, shouldCollapseSubview subview: NSView, forDoubleClickOnDividerAt dividerIndex: Int
  ) -> Bool { self.splitView(splitView, canCollapseSubview: subview) }

  /// Whether a divider is not seen: one before or after a pane that is collapsed.
  open override func splitView(_ splitView: NSSplitView, shouldHideDividerAt dividerIndex: Int) -> Bool {
    let sides = [dividerIndex, dividerIndex + 1].filter(items.indices.contains)
    return sides.contains { items[$0].isCollapsed }
  }

  /// Where a divider can be dragged: where it would be anyway.
  open override func splitView(
    _ splitView: NSSplitView, effectiveRect proposedEffectiveRect: NSRect, forDrawnRect drawnRect: NSRect,
    ofDividerAt dividerIndex: Int
  ) -> NSRect { proposedEffectiveRect }

  /// Where else a divider can be dragged: nowhere.
  open override func splitView(_ splitView: NSSplitView, additionalEffectiveRectOfDividerAt dividerIndex: Int) -> NSRect
  {
    .zero
  }
}
