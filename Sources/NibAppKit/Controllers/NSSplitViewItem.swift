import Foundation
import NibFoundation
import NibRuntime
import NibSchema
import NibStandIns

/// A part of a split view controller. Stands in for NSSplitViewItem.
///
/// - Documented: its keys, by a reader of archives.
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

  /// Whose size changes when a part is collapsed. Documented: the numbers, by AppKit.
  public enum CollapseBehavior: Int, Sendable {
    /// As the system likes for what the part is for.
    case `default`
    /// The window's where that is possible; the other parts stay where they are.
    case preferResizingSplitViewWithFixedSiblings
    /// The other parts', where that is possible.
    case preferResizingSiblingsWithFixedSplitView
    /// As the constraints say.
    case useConstraints
  }

  /// A thickness that nobody set.
  public static let unspecifiedDimension: CGFloat = -1

  /// What the part is for.
  open private(set) var behavior = Behavior.default
  /// The line below the title bar above the part.
  open var titlebarSeparatorStyle = NSTitlebarSeparatorStyle.automatic
  /// Whether it is collapsed.
  open var isCollapsed = false {
    didSet {
      viewIfAny?.viewIfLoaded?.isHidden = isCollapsed
      if isCollapsed != oldValue { KeyValueCenter.shared.didChange(self, "collapsed") }
    }
  }
  /// Whether a user can collapse it.
  open var canCollapse = false
  /// Whether it is collapsed when the window becomes too small. Kept; nothing is collapsed.
  open var canCollapseFromWindowResize = false
  /// Whose size changes when it is collapsed. Kept.
  open var collapseBehavior = CollapseBehavior.default
  /// How strongly it keeps its size.
  open var holdingPriority = NSLayoutConstraint.Priority.defaultLow
  /// Least size across the divider, in points; `unspecifiedDimension` for any.
  open var minimumThickness = NSSplitViewItem.unspecifiedDimension
  /// Greatest size across the divider, in points; `unspecifiedDimension` for any.
  open var maximumThickness = NSSplitViewItem.unspecifiedDimension
  /// The part of the whole that it would like to have, from 0 to 1; `unspecifiedDimension` for any. Kept.
  open var preferredThicknessFraction = NSSplitViewItem.unspecifiedDimension
  /// The greatest size that it grows to by itself, in points; `unspecifiedDimension` for any. Kept.
  open var automaticMaximumThickness = NSSplitViewItem.unspecifiedDimension
  /// Whether what is dragged over a collapsed part shows it. Kept.
  open var isSpringLoaded = false
  /// Whether a sidebar is as high as the window. Kept.
  open var allowsFullHeightLayout = true

  private convenience init(_ viewController: NSViewController, _ behavior: Behavior) {
    self.init()
    held = viewController
    self.behavior = behavior
    canCollapseFromWindowResize = behavior == .sidebar
    isSpringLoaded = behavior == .sidebar
    (canCollapse, holdingPriority) = Self.standard(behavior)
  }

  /// Whether a part of a behavior can be collapsed, and how strongly it keeps its size.
  private static func standard(_ behavior: Behavior) -> (canCollapse: Bool, priority: NSLayoutConstraint.Priority) {
    switch behavior {
    case .default: (false, .defaultLow)
    case .contentList: (false, NSLayoutConstraint.Priority(255))
    case .sidebar, .inspector: (true, NSLayoutConstraint.Priority(260))
    }
  }

  /// Makes one that shows a controller.
  public convenience init(viewController: NSViewController) { self.init(viewController, .default) }

  /// Makes a sidebar that shows a controller.
  public convenience init(sidebarWithViewController viewController: NSViewController) {
    self.init(viewController, .sidebar)
  }

  /// Makes a list beside what it is of.
  public convenience init(contentListWithViewController viewController: NSViewController) {
    self.init(viewController, .contentList)
  }

  /// Makes an inspector that shows a controller.
  public convenience init(inspectorWithViewController viewController: NSViewController) {
    self.init(viewController, .inspector)
  }

  /// Reads the archived values.
  open override func decode(from coder: NibCoder) throws {
    try super.decode(from: coder)
    try Self.splitItemTable.read(self, from: coder)
    held = try Self.splitItemTable.names.child("viewController", in: coder)
    // What an archive is without is as the behavior gives it.
    let given = Self.standard(behavior)
    if !coder.contains(Self.splitItemTable.names.key("canCollapse")) { canCollapse = given.canCollapse }
    if !coder.contains(Self.splitItemTable.names.key("holdingPriority")) { holdingPriority = given.priority }
  }

  /// Property tables from the base class to this one.
  open override class var tables: [any AnyPropertyTable] { super.tables + [splitItemTable] }

  // Documented: -1 says that there is no limit.
  private static let splitItemTable = PropertyTable(
    NSSplitViewItem.self, kind: AppKitElements.splitViewItem, fresh: { NSSplitViewItem() },
    [
      Property("behavior", \.behavior),
      Property("titlebarSeparatorStyle", row: "separatorStyle", \.titlebarSeparatorStyle),
      Property("collapsed", \.isCollapsed),
      Property("canCollapse", \.canCollapse),
      Property("holdingPriority", \.holdingPriority),
      Property(
        "minimumThickness", get: { Double($0.minimumThickness) }, set: { $0.minimumThickness = CGFloat($1) }),
      Property(
        "maximumThickness", get: { Double($0.maximumThickness) }, set: { $0.maximumThickness = CGFloat($1) }),
    ])

  private final var held: NSViewController?
  /// The controller that the part shows, if it has one.
  final var viewIfAny: NSViewController? { held }
  /// The controller that the part shows; an empty one is made where it has none.
  open var viewController: NSViewController {
    get {
      if let held { return held }
      let made = NSViewController()
      held = made
      return made
    }
    set {
      let old = held
      let place = old.flatMap { old in splitViewController?.childList.firstIndex { $0 === old } }
      // First, for an item goes with the child that it shows.
      held = newValue
      if old !== newValue {
        old?.viewIfLoaded?.removeFromSuperview()
        old?.removeFromParent()
      }
      guard let splitViewController else { return }
      splitViewController.insertChild(newValue, at: place ?? splitViewController.childList.count)
      if splitViewController.isViewLoaded { splitViewController.arrange() }
    }
  }
  /// The controller of the split view.
  open internal(set) weak var splitViewController: NSSplitViewController?

  /// Does what a user does at the divider: collapses or shows the part, if it can be collapsed.
  public func toggle() { if canCollapse { isCollapsed.toggle() } }
}
