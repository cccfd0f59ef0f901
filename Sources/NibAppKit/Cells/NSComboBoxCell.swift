import Foundation
import NibFoundation
import NibRuntime
import NibStandIns

/// Who has the values of a combo box's cell. Stands in for NSComboBoxCellDataSource.
@MainActor
public protocol NSComboBoxCellDataSource: AnyObject {
  /// How many values there are.
  func numberOfItems(in comboBoxCell: NSComboBoxCell) -> Int
  /// The value of a place.
  func comboBoxCell(_ comboBoxCell: NSComboBoxCell, objectValueForItemAt index: Int) -> Any
  /// The place of a text; `NSNotFound` for none.
  func comboBoxCell(_ comboBoxCell: NSComboBoxCell, indexOfItemWithStringValue string: String) -> Int
  /// The text that completes what is typed; nil for none.
  func comboBoxCell(_ comboBoxCell: NSComboBoxCell, completedString uncompletedString: String) -> String?
}

extension NSComboBoxCellDataSource {
  /// None.
  public func numberOfItems(in comboBoxCell: NSComboBoxCell) -> Int { 0 }
  /// None.
  public func comboBoxCell(_ comboBoxCell: NSComboBoxCell, objectValueForItemAt index: Int) -> Any { "" }
  /// The place of the first value of that text.
  public func comboBoxCell(_ comboBoxCell: NSComboBoxCell, indexOfItemWithStringValue string: String) -> Int {
    (0..<max(0, numberOfItems(in: comboBoxCell))).first {
      "\(self.comboBoxCell(comboBoxCell, objectValueForItemAt: $0))" == string
    } ?? NSNotFound
  }
  /// The first value that begins so.
  public func comboBoxCell(_ comboBoxCell: NSComboBoxCell, completedString uncompletedString: String) -> String? {
    (0..<max(0, numberOfItems(in: comboBoxCell))).lazy
      .map { "\(self.comboBoxCell(comboBoxCell, objectValueForItemAt: $0))" }.first { $0.hasPrefix(uncompletedString) }
  }
}

/// The cell of a combo box. Stands in for NSComboBoxCell.
///
/// The values of a cell in a combo box are those of the box.
open class NSComboBoxCell: NSTextFieldCell {
  /// Who has the values, where `usesDataSource` is true; not kept alive.
  open weak var dataSource: (any NSComboBoxCellDataSource)?
  /// Distance of values in the list, in points.
  open var intercellSpacing = NSSize(width: 3, height: 2)
  /// Height of a value in the list, in points.
  open var itemHeight: CGFloat = 16
  /// The place of the first value of the list that is seen.
  private final var top = 0

  private final var box: NSComboBox? { controlView as? NSComboBox }

  /// How many values there are to choose from.
  open var numberOfItems: Int {
    if usesDataSource, let dataSource { return max(0, dataSource.numberOfItems(in: self)) }
    return box?.numberOfItems ?? items.count
  }
  /// The values to choose from; none of a data source's.
  open var objectValues: [Any] { items.compactMap(ModelBox.unboxed) }
  /// Where the value stands that is shown; -1 for a text of one's own.
  open var indexOfSelectedItem: Int {
    if usesDataSource, let dataSource {
      let index = dataSource.comboBoxCell(self, indexOfItemWithStringValue: stringValue)
      return index == NSNotFound ? -1 : index
    }
    return (0..<numberOfItems).first { itemObjectValue(at: $0).map { "\($0)" } == stringValue } ?? -1
  }
  /// The value that is chosen; nil for a text of one's own.
  open var objectValueOfSelectedItem: Any? { itemObjectValue(at: indexOfSelectedItem) }

  /// The value of a place; nil beyond the ends.
  open func itemObjectValue(at index: Int) -> Any! {
    guard (0..<numberOfItems).contains(index) else { return nil }
    if usesDataSource, let dataSource { return dataSource.comboBoxCell(self, objectValueForItemAt: index) }
    return box?.itemObjectValue(at: index) ?? ModelBox.unboxed(items[index])
  }
  /// Where a value stands; `NSNotFound` for one that is not there.
  open func indexOfItem(withObjectValue object: Any) -> Int {
    let wanted = ModelBox.boxed(object)
    return items.firstIndex { ModelBox.areSame($0, wanted) } ?? NSNotFound
  }
  /// The text that completes what is typed; nil for none.
  open func completedString(_ string: String) -> String? {
    guard completes, !string.isEmpty else { return nil }
    if usesDataSource, let dataSource { return dataSource.comboBoxCell(self, completedString: string) }
    return (0..<numberOfItems).lazy.compactMap { self.itemObjectValue(at: $0).map { "\($0)" } }
      .first { $0.hasPrefix(string) }
  }

  /// Adds a value at the end.
  open func addItem(withObjectValue object: Any) { items.append(ModelBox.boxed(object)) }
  /// Adds values at the end.
  open func addItems(withObjectValues objects: [Any]) { for object in objects { addItem(withObjectValue: object) } }
  /// Puts a value at a place.
  open func insertItem(withObjectValue object: Any, at index: Int) {
    items.insert(ModelBox.boxed(object), at: min(max(index, 0), items.count))
  }
  /// Takes a value away.
  open func removeItem(withObjectValue object: Any) { removeItem(at: indexOfItem(withObjectValue: object)) }
  /// Takes the value of a place away; nothing beyond the ends.
  open func removeItem(at index: Int) { if items.indices.contains(index) { items.remove(at: index) } }
  /// Takes all values away.
  open func removeAllItems() { items = [] }

  /// Shows the value of a place, as the chosen one; nothing beyond the ends. A box tells of it.
  open func selectItem(at index: Int) {
    if let box { return box.selectItem(at: index) }
    if let value = itemObjectValue(at: index) { objectValue = value }
  }
  /// Shows a value as the chosen one.
  open func selectItem(withObjectValue object: Any?) {
    if let object { selectItem(at: indexOfItem(withObjectValue: object)) }
  }
  /// Shows no value as the chosen one, if that of a place is.
  open func deselectItem(at index: Int) { if indexOfSelectedItem == index { stringValue = "" } }

  /// Shows what the data source has now; values of its own are there already.
  open func reloadData() { controlView?.needsDisplay = true }
  /// Tells that there are more or fewer values; they are asked for whenever they are needed.
  open func noteNumberOfItemsChanged() { top = min(top, max(0, numberOfItems - 1)) }
  /// Scrolls the list so that a value is the first that is seen.
  open func scrollItemAtIndexToTop(_ index: Int) {
    top = index
    box?.scrollItemAtIndexToTop(index)
  }
  /// Scrolls the list as little as it takes to see a value.
  open func scrollItemAtIndexToVisible(_ index: Int) {
    top = min(max(top, index - numberOfVisibleItems + 1), index)
    box?.scrollItemAtIndexToVisible(index)
  }
}
