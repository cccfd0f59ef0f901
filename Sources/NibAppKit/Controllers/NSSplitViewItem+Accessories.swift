import Foundation
import NibFoundation
import NibRuntime
import NibStandIns

/// How content below a bar is seen at the bar's edge; kept, for nothing is drawn. Stands in for NSScrollEdgeEffectStyle.
public final class NSScrollEdgeEffectStyle: Sendable {
  private init() {}
  /// As the system likes.
  public static let automatic = NSScrollEdgeEffectStyle()
  /// It fades.
  public static let soft = NSScrollEdgeEffectStyle()
  /// It ends at a line.
  public static let hard = NSScrollEdgeEffectStyle()
}

/// A controller of a view at the top or the bottom of a part of a split view. Stands in for
/// NSSplitViewItemAccessoryViewController; nothing is placed.
open class NSSplitViewItemAccessoryViewController: NSViewController {
  /// Whether its view is hidden.
  open var isHidden = false { didSet { viewIfLoaded?.isHidden = isHidden } }
  /// Whether its view keeps away from the edges by itself.
  open var automaticallyAppliesContentInsets = true
  /// How content below it is seen at its edge.
  open var preferredScrollEdgeEffectStyle: NSScrollEdgeEffectStyle? = .automatic
}

private struct ItemAccessories: RareState {
  var top: [NSSplitViewItemAccessoryViewController] = []
  var bottom: [NSSplitViewItemAccessoryViewController] = []
  var adjustsSafeArea = false
}

extension NSSplitViewItem {
  /// Whether its view keeps free of what lies over it from other parts; kept.
  public final var automaticallyAdjustsSafeAreaInsets: Bool {
    get { self[rare: ItemAccessories.self].adjustsSafeArea }
    set { self[rare: ItemAccessories.self].adjustsSafeArea = newValue }
  }

  /// The controllers of views at its top, from above. They are children of its controller.
  public final var topAlignedAccessoryViewControllers: [NSSplitViewItemAccessoryViewController] {
    get { self[rare: ItemAccessories.self].top }
    set { replace(\.top, newValue) }
  }

  /// The controllers of views at its bottom, from above.
  public final var bottomAlignedAccessoryViewControllers: [NSSplitViewItemAccessoryViewController] {
    get { self[rare: ItemAccessories.self].bottom }
    set { replace(\.bottom, newValue) }
  }

  private typealias Place = WritableKeyPath<ItemAccessories, [NSSplitViewItemAccessoryViewController]>

  private final func replace(_ place: Place, _ controllers: [NSSplitViewItemAccessoryViewController]) {
    for old in self[rare: ItemAccessories.self][keyPath: place] where !controllers.contains(where: { $0 === old }) {
      old.removeFromParent()
    }
    for new in controllers where new.parent !== viewController { viewController.addChild(new) }
    self[rare: ItemAccessories.self][keyPath: place] = controllers
  }

  private final func insert(_ place: Place, _ controller: NSSplitViewItemAccessoryViewController, _ index: Int) {
    var controllers = self[rare: ItemAccessories.self][keyPath: place].filter { $0 !== controller }
    controllers.insert(controller, at: min(max(index, 0), controllers.count))
    replace(place, controllers)
  }

  private final func remove(_ place: Place, _ index: Int) {
    var controllers = self[rare: ItemAccessories.self][keyPath: place]
    guard controllers.indices.contains(index) else { return }
    controllers.remove(at: index)
    replace(place, controllers)
  }

  /// Adds a view at its top, below others.
  public final func addTopAlignedAccessoryViewController(
    _ childViewController: NSSplitViewItemAccessoryViewController
  ) { insert(\.top, childViewController, .max) }

  /// Adds a view at its top, at a place.
  public final func insertTopAlignedAccessoryViewController(
    _ childViewController: NSSplitViewItemAccessoryViewController, at index: Int
  ) { insert(\.top, childViewController, index) }

  /// Takes a view of its top away; nothing beyond the ends.
  public final func removeTopAlignedAccessoryViewController(at index: Int) { remove(\.top, index) }

  /// Adds a view at its bottom, below others.
  public final func addBottomAlignedAccessoryViewController(
    _ childViewController: NSSplitViewItemAccessoryViewController
  ) { insert(\.bottom, childViewController, .max) }

  /// Adds a view at its bottom, at a place.
  public final func insertBottomAlignedAccessoryViewController(
    _ childViewController: NSSplitViewItemAccessoryViewController, at index: Int
  ) { insert(\.bottom, childViewController, index) }

  /// Takes a view of its bottom away; nothing beyond the ends.
  public final func removeBottomAlignedAccessoryViewController(at index: Int) { remove(\.bottom, index) }
}
