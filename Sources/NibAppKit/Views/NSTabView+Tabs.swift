import Foundation
import NibFoundation
import NibRuntime
import NibStandIns

extension NSTabView {
  /// The tabs.
  public final var tabViewItems: [NSTabViewItem] {
    get { items }
    set {
      for item in items { removeTabViewItem(item) }
      for item in newValue { addTabViewItem(item) }
    }
  }
  /// The tab whose view is seen.
  public final var selectedTabViewItem: NSTabViewItem? { selectedItem }
  /// How many tabs there are.
  public final var numberOfTabViewItems: Int { items.count }

  /// What is told of the tab view, if it is of the protocol; the controller whose view it is, where none is set.
  public final var delegate: (any NSTabViewDelegate)? {
    get { outlet("delegate") as? any NSTabViewDelegate ?? controller }
    set { connect("delegate", to: newValue) }
  }

  /// Puts a tab at a place; the first one is shown.
  public final func insertTabViewItem(_ item: NSTabViewItem, at index: Int) {
    guard !items.contains(where: { $0 === item }) else { return }
    item.tabView?.removeTabViewItem(item)
    if item.view == nil, let controller = item.viewController { item.view = controller.view }
    addItem(item)
    move(item, to: index)
    if selectedItem == nil { selectItem(at: 0) }
    delegate?.tabViewDidChangeNumberOfTabViewItems(self)
  }

  /// Takes a tab away; the first one is shown where it was seen.
  public final func removeTabViewItem(_ item: NSTabViewItem) {
    guard items.contains(where: { $0 === item }) else { return }
    removeItem(item)
    if selectedItem == nil { selectItem(at: 0) }
    delegate?.tabViewDidChangeNumberOfTabViewItems(self)
  }

  /// Shows the view of the tab of a place; nothing beyond the ends.
  public final func selectTabViewItem(at index: Int) {
    if items.indices.contains(index) { selectTabViewItem(items[index]) }
  }

  /// Shows the view of the tab of an identifier.
  public final func selectTabViewItem(withIdentifier identifier: Any) {
    selectTabViewItem(at: indexOfTabViewItem(withIdentifier: identifier))
  }

  /// Shows the view of the next tab.
  public final func selectNextTabViewItem(_ sender: Any?) { selectTabViewItem(at: selectedIndex + 1) }
  /// Shows the view of the tab before.
  public final func selectPreviousTabViewItem(_ sender: Any?) { selectTabViewItem(at: selectedIndex - 1) }
  /// Shows the view of the first tab.
  public final func selectFirstTabViewItem(_ sender: Any?) { selectTabViewItem(at: 0) }
  /// Shows the view of the last tab.
  public final func selectLastTabViewItem(_ sender: Any?) { selectTabViewItem(at: items.count - 1) }

  /// The tab of a place.
  public final func tabViewItem(at index: Int) -> NSTabViewItem { items[index] }
  /// Where a tab stands; `NSNotFound` for one of another tab view.
  public final func indexOfTabViewItem(_ item: NSTabViewItem) -> Int {
    items.firstIndex { $0 === item } ?? NSNotFound
  }
  /// Where the tab of an identifier stands; `NSNotFound` for none.
  public final func indexOfTabViewItem(withIdentifier identifier: Any) -> Int {
    let wanted = (identifier as? NSUserInterfaceItemIdentifier)?.rawValue ?? identifier as? String
    return items.firstIndex { $0.identifier?.rawValue == wanted } ?? NSNotFound
  }
}

/// What is told of a tab view. Stands in for NSTabViewDelegate.
@MainActor
public protocol NSTabViewDelegate: AnyObject {
  /// Whether the view of a tab may be shown.
  func tabView(_ tabView: NSTabView, shouldSelect tabViewItem: NSTabViewItem?) -> Bool
  /// The view of a tab is about to be shown.
  func tabView(_ tabView: NSTabView, willSelect tabViewItem: NSTabViewItem?)
  /// The view of a tab is shown.
  func tabView(_ tabView: NSTabView, didSelect tabViewItem: NSTabViewItem?)
  /// There are more or fewer tabs.
  func tabViewDidChangeNumberOfTabViewItems(_ tabView: NSTabView)
}

extension NSTabViewDelegate {
  /// Says yes.
  public func tabView(_ tabView: NSTabView, shouldSelect tabViewItem: NSTabViewItem?) -> Bool { true }
  /// Does nothing.
  public func tabView(_ tabView: NSTabView, willSelect tabViewItem: NSTabViewItem?) {}
  /// Does nothing.
  public func tabView(_ tabView: NSTabView, didSelect tabViewItem: NSTabViewItem?) {}
  /// Does nothing.
  public func tabViewDidChangeNumberOfTabViewItems(_ tabView: NSTabView) {}
}

extension NSTabViewItem {
  /// Makes a tab of an identifier.
  public convenience init(identifier: Any?) {
    self.init()
    let name = (identifier as? NSUserInterfaceItemIdentifier)?.rawValue ?? identifier as? String
    self.identifier = name.map { NSUserInterfaceItemIdentifier($0) }
  }
}
