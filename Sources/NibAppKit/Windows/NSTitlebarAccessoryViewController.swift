import Foundation
import NibFoundation
import NibRuntime
import NibStandIns

/// A controller of a view in the title bar. Stands in for NSTitlebarAccessoryViewController; nothing is placed.
open class NSTitlebarAccessoryViewController: NSViewController {
  /// Where it lies: `.bottom`, `.leading`, `.trailing`, `.left` or `.right`.
  open var layoutAttribute = NSLayoutConstraint.Attribute.bottom
  /// Least height in full screen, in points.
  open var fullScreenMinHeight: CGFloat = 0
  /// Whether its view is hidden.
  open var isHidden = false
  /// How content below it is seen at its edge; kept.
  open var preferredScrollEdgeEffectStyle: NSScrollEdgeEffectStyle? = .automatic
  /// Whether the view has the height of the title bar.
  open var automaticallyAdjustsSize = true

  /// Leaves the title bar of its window.
  final func leaveTitlebar() {
    ownWindowMade?.state.accessories.removeAll { $0 === self }
    ownWindowMade = nil
  }
}

extension NSWindow {
  final var standardTitlebarAccessoryViewControllers: [NSTitlebarAccessoryViewController] {
    get { state.accessories }
    set {
      for old in state.accessories where !newValue.contains(where: { $0 === old }) { old.ownWindowMade = nil }
      state.accessories = []
      for controller in newValue { addTitlebarAccessoryViewController(controller) }
    }
  }

  final func standardAddTitlebarAccessoryViewController(_ childViewController: NSTitlebarAccessoryViewController) {
    insertTitlebarAccessoryViewController(childViewController, at: state.accessories.count)
  }

  final func standardInsertTitlebarAccessoryViewController(
    _ childViewController: NSTitlebarAccessoryViewController, at index: Int
  ) {
    childViewController.ownWindowMade?.state.accessories.removeAll { $0 === childViewController }
    childViewController.ownWindowMade = self
    _ = childViewController.view
    state.accessories.insert(childViewController, at: min(max(index, 0), state.accessories.count))
  }

  final func standardRemoveTitlebarAccessoryViewController(at index: Int) {
    guard state.accessories.indices.contains(index) else { return }
    state.accessories.remove(at: index).ownWindowMade = nil
  }
}
