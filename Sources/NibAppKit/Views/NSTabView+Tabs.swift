import Foundation
import NibFoundation
import NibRuntime
import NibStandIns

extension NSTabView {
  /// How many tabs there are.
  public final var numberOfTabViewItems: Int { items.count }

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
