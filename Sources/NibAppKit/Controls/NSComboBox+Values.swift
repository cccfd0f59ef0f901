import Foundation
import NibFoundation
import NibRuntime
import NibStandIns

extension NSComboBox {
  /// How many values there are to choose from.
  public final var numberOfItems: Int {
    if usesDataSource, let dataSource { return max(0, dataSource.numberOfItems(in: self)) }
    return textCell?.items.count ?? 0
  }
  /// Where the value stands that is shown; -1 for a text of one's own.
  public final var indexOfSelectedItem: Int { selectedIndex }
  /// The values to choose from.
  public final var objectValues: [Any] { (textCell?.items ?? []).compactMap(ModelBox.unboxed) }
  /// The value that is chosen; nil for a text of one's own.
  public final var objectValueOfSelectedItem: Any? {
    selectedIndex >= 0 ? itemObjectValue(at: selectedIndex) : nil
  }
  /// Whether it completes what is typed.
  public final var completes: Bool {
    get { textCell?.completes ?? false }
    set { textCell?.completes = newValue }
  }
  /// How many values it shows at once.
  public final var numberOfVisibleItems: Int {
    get { textCell?.numberOfVisibleItems ?? 5 }
    set { textCell?.numberOfVisibleItems = newValue }
  }
  /// Whether the values come from a data source.
  public final var usesDataSource: Bool {
    get { textCell?.usesDataSource ?? false }
    set { textCell?.usesDataSource = newValue }
  }
  /// Whether the list scrolls.
  public final var hasVerticalScroller: Bool {
    get { textCell?.hasVerticalScroller ?? true }
    set { textCell?.hasVerticalScroller = newValue }
  }

  /// Adds a value at the end.
  public final func addItem(withObjectValue value: Any) { textCell?.items.append(ModelBox.boxed(value)) }
  /// Adds values at the end.
  public final func addItems(withObjectValues values: [Any]) { for value in values { addItem(withObjectValue: value) } }
  /// Puts a value at a place.
  public final func insertItem(withObjectValue value: Any, at index: Int) {
    textCell?.items.insert(ModelBox.boxed(value), at: min(max(index, 0), textCell?.items.count ?? 0))
  }
  /// The value of a place; nil beyond the ends.
  public final func itemObjectValue(at index: Int) -> Any? {
    guard (0..<numberOfItems).contains(index) else { return nil }
    if usesDataSource, let dataSource { return dataSource.comboBox(self, objectValueForItemAt: index) ?? "" }
    return (textCell?.items[index]).flatMap(ModelBox.unboxed)
  }
  /// Where a value stands; `NSNotFound` for one that is not there.
  public final func indexOfItem(withObjectValue value: Any) -> Int {
    let wanted = ModelBox.boxed(value)
    return (textCell?.items ?? []).firstIndex { ModelBox.areSame($0, wanted) } ?? NSNotFound
  }
  /// Takes a value away.
  public final func removeItem(withObjectValue value: Any) { removeItem(at: indexOfItem(withObjectValue: value)) }
  /// Takes the value of a place away; nothing beyond the ends.
  public final func removeItem(at index: Int) {
    if let own = textCell?.items, own.indices.contains(index) { textCell?.items.remove(at: index) }
  }
  /// Takes all values away.
  public final func removeAllItems() { textCell?.items = [] }
  /// Shows the value of a place, as the chosen one; nothing beyond the ends. No action is sent.
  public final func selectItem(at index: Int) {
    guard items.indices.contains(index), selectedIndex != index else { return }
    stringValue = items[index]
    tell(Self.selectionDidChangeNotification)
  }
  /// Shows a value as the chosen one.
  public final func selectItem(withObjectValue value: Any?) {
    if let value { selectItem(at: indexOfItem(withObjectValue: value)) }
  }
  /// Shows no value as the chosen one, if that of a place is.
  public final func deselectItem(at index: Int) { if selectedIndex == index { stringValue = "" } }
  /// Shows what the data source has now; values of its own are there already.
  public final func reloadData() {}
}
