import Foundation
import NibFoundation
import NibRuntime
import NibStandIns

/// A controller of a view in the title bar. Stands in for NSTitlebarAccessoryViewController; nothing is placed.
open class NSTitlebarAccessoryViewController: NSViewController {
  /// Where it lies: `.bottom`, `.leading`, `.trailing`, `.left` or `.right`.
  public final var layoutAttribute = NSLayoutConstraint.Attribute.bottom
  /// Least height in full screen, in points.
  public final var fullScreenMinHeight: CGFloat = 0
  /// Whether its view is hidden.
  public final var isHidden = false
  /// Whether the view has the height of the title bar.
  public final var automaticallyAdjustsSize = true

  /// Leaves the title bar of its window.
  final func leaveTitlebar() {
    ownWindowMade?.state.accessories.removeAll { $0 === self }
    ownWindowMade = nil
  }
}

extension NSWindow {
  /// The controllers of what stands in the title bar.
  public var titlebarAccessoryViewControllers: [NSTitlebarAccessoryViewController] {
    get { state.accessories }
    set {
      for old in state.accessories where !newValue.contains(where: { $0 === old }) { old.ownWindowMade = nil }
      state.accessories = []
      for controller in newValue { addTitlebarAccessoryViewController(controller) }
    }
  }

  /// Adds a view to the title bar; its controller loads it.
  public func addTitlebarAccessoryViewController(_ childViewController: NSTitlebarAccessoryViewController) {
    insertTitlebarAccessoryViewController(childViewController, at: state.accessories.count)
  }

  /// Adds a view at a place of the title bar; beyond the ends at the nearest.
  public func insertTitlebarAccessoryViewController(
    _ childViewController: NSTitlebarAccessoryViewController, at index: Int
  ) {
    childViewController.ownWindowMade?.state.accessories.removeAll { $0 === childViewController }
    childViewController.ownWindowMade = self
    _ = childViewController.view
    state.accessories.insert(childViewController, at: min(max(index, 0), state.accessories.count))
  }

  /// Takes the view of a place out of the title bar; nothing beyond the ends.
  public func removeTitlebarAccessoryViewController(at index: Int) {
    guard state.accessories.indices.contains(index) else { return }
    state.accessories.remove(at: index).ownWindowMade = nil
  }
}
