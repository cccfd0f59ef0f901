import Foundation
import NibFoundation
import NibRuntime
import NibStandIns

/// Says what a browser shows, and hears of it: all is optional. Stands for NSBrowserDelegate.
///
/// A delegate with items answers the questions of items; one that knows rows alone `numberOfRowsInColumn` and
/// `willDisplayCell`.
@MainActor
public protocol NSBrowserDelegate: AnyObject {
  /// The item whose children the first column shows; nil is an item, too.
  func rootItem(for browser: NSBrowser) -> Any?
  /// How many items an item holds; -1 for a delegate that has rows alone.
  func browser(_ browser: NSBrowser, numberOfChildrenOfItem item: Any?) -> Int
  /// An item that an item holds.
  func browser(_ browser: NSBrowser, child index: Int, ofItem item: Any?) -> Any
  /// Whether an item holds no others, and has no column of its own.
  func browser(_ browser: NSBrowser, isLeafItem item: Any?) -> Bool
  /// What a row shows of an item.
  func browser(_ browser: NSBrowser, objectValueForItem item: Any?) -> Any?
  /// A user changed what a row shows of an item.
  func browser(_ browser: NSBrowser, setObjectValue object: Any?, forItem item: Any?)
  /// Whether a user may change what a row shows.
  func browser(_ browser: NSBrowser, shouldEditItem item: Any?) -> Bool
  /// Height of a row, in points.
  func browser(_ browser: NSBrowser, heightOfRow row: Int, inColumn columnIndex: Int) -> CGFloat
  /// What is shown behind the last column of an item that holds no others; nil for nothing.
  func browser(_ browser: NSBrowser, previewViewControllerForLeafItem item: Any) -> NSViewController?
  /// What is shown above a column; nil for nothing.
  func browser(_ browser: NSBrowser, headerViewControllerForItem item: Any?) -> NSViewController?
  /// How many rows a column has, without items; -1 for a delegate with items.
  func browser(_ sender: NSBrowser, numberOfRowsInColumn column: Int) -> Int
  /// Makes a row ready, without items: its text, and whether it holds no others.
  func browser(_ sender: NSBrowser, willDisplayCell cell: Any, atRow row: Int, column: Int)
  /// The title of a column; nil for what is selected in the one before.
  func browser(_ sender: NSBrowser, titleOfColumn column: Int) -> String?
  /// The rows that are selected in place of those that a user chose.
  func browser(
    _ browser: NSBrowser, selectionIndexesForProposedSelection proposedSelectionIndexes: IndexSet,
    inColumn column: Int
  ) -> IndexSet
  /// Whether what a column shows is still so; asked by `validateVisibleColumns()`.
  func browser(_ sender: NSBrowser, isColumnValid column: Int) -> Bool
  /// The width that a user gives a column, changed to the delegate's liking; 0 for all columns at once.
  func browser(
    _ browser: NSBrowser, shouldSizeColumn columnIndex: Int, forUserResize: Bool, toWidth suggestedWidth: CGFloat
  ) -> CGFloat
  /// The text that typing finds a row by; nil for none.
  func browser(_ browser: NSBrowser, typeSelectStringForRow row: Int, inColumn column: Int) -> String?
  /// Another column is the last one.
  func browser(_ browser: NSBrowser, didChangeLastColumn oldLastColumn: Int, toColumn column: Int)
  /// Columns have other widths.
  func browserColumnConfigurationDidChange(_ notification: Notification)
}

extension NSBrowserDelegate {
  /// Nothing.
  public func rootItem(for browser: NSBrowser) -> Any? { nil }
  /// No items.
  public func browser(_ browser: NSBrowser, numberOfChildrenOfItem item: Any?) -> Int { -1 }
  /// Nothing.
  public func browser(_ browser: NSBrowser, child index: Int, ofItem item: Any?) -> Any { NSNull() }
  /// Whether there are no items in it.
  public func browser(_ browser: NSBrowser, isLeafItem item: Any?) -> Bool {
    self.browser(browser, numberOfChildrenOfItem: item) <= 0
  }
  /// The item itself.
  public func browser(_ browser: NSBrowser, objectValueForItem item: Any?) -> Any? { item }
  /// Does nothing.
  public func browser(_ browser: NSBrowser, setObjectValue object: Any?, forItem item: Any?) {}
  /// No.
  public func browser(_ browser: NSBrowser, shouldEditItem item: Any?) -> Bool { false }
  /// That of all rows.
  public func browser(_ browser: NSBrowser, heightOfRow row: Int, inColumn columnIndex: Int) -> CGFloat {
    CGFloat(browser.rowHeight)
  }
  /// Nothing.
  public func browser(_ browser: NSBrowser, previewViewControllerForLeafItem item: Any) -> NSViewController? { nil }
  /// Nothing.
  public func browser(_ browser: NSBrowser, headerViewControllerForItem item: Any?) -> NSViewController? { nil }
  /// None.
  public func browser(_ sender: NSBrowser, numberOfRowsInColumn column: Int) -> Int { -1 }
  /// Does nothing.
  public func browser(_ sender: NSBrowser, willDisplayCell cell: Any, atRow row: Int, column: Int) {}
  /// None.
  public func browser(_ sender: NSBrowser, titleOfColumn column: Int) -> String? { nil }
  /// The rows that a user chose.
  public func browser(
    _ browser: NSBrowser, selectionIndexesForProposedSelection proposedSelectionIndexes: IndexSet,
    inColumn column: Int
  ) -> IndexSet { proposedSelectionIndexes }
  /// Yes.
  public func browser(_ sender: NSBrowser, isColumnValid column: Int) -> Bool { true }
  /// As it is.
  public func browser(
    _ browser: NSBrowser, shouldSizeColumn columnIndex: Int, forUserResize: Bool, toWidth suggestedWidth: CGFloat
  ) -> CGFloat { suggestedWidth }
  /// What the row shows.
  public func browser(_ browser: NSBrowser, typeSelectStringForRow row: Int, inColumn column: Int) -> String? {
    browser.text(ofRow: row, inColumn: column)
  }
  /// Does nothing.
  public func browser(_ browser: NSBrowser, didChangeLastColumn oldLastColumn: Int, toColumn column: Int) {}
  /// Does nothing.
  public func browserColumnConfigurationDidChange(_ notification: Notification) {}
}
