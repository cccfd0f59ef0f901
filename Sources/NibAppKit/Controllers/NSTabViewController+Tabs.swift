import Foundation
import NibStandIns

extension NSTabViewController {
  /// Does what a click on a tab does, by its label.
  /// - Returns: false for a label that no tab has.
  @discardableResult
  public func choose(_ label: String) -> Bool {
    guard let place = tabViewItems.firstIndex(where: { $0.shownLabel == label }) else { return false }
    selectedTabViewItemIndex = place
    return true
  }

  /// A tab has another controller than before.
  func controllerChanged(of item: NSTabViewItem, from old: NSViewController?) {
    guard let place = tabViewItems.firstIndex(where: { $0 === item }) else { return }
    if let old {
      old.removeFromParent()
      item.view?.removeFromSuperview()
      item.view = nil
    }
    if let controller = item.viewController {
      insertChild(controller, at: tabViewItems[..<place].filter { $0.viewController != nil }.count)
    }
    if viewIfLoaded != nil { show() }
  }

  /// The name of a tab's item in the toolbar: its identifier, else one of its own.
  func toolbarIdentifier(of item: NSTabViewItem) -> NSToolbarItem.Identifier {
    NSToolbarItem.Identifier(item.identifier?.rawValue ?? "\(UInt(bitPattern: ObjectIdentifier(item)))")
  }

  func insertToolbarItem(of item: NSTabViewItem, at place: Int) {
    toolbarOfTabs?.insertItem(withItemIdentifier: toolbarIdentifier(of: item), at: place)
  }

  func removeToolbarItem(of item: NSTabViewItem) {
    let name = toolbarIdentifier(of: item)
    if let place = toolbarOfTabs?.items.firstIndex(where: { $0.itemIdentifier == name }) {
      toolbarOfTabs?.removeItem(at: place)
    }
  }
}
