import Foundation
import NibRuntime
import NibStandIns

/// A text field with values to choose from. Stands in for NSComboBox.
open class NSComboBox: NSTextField {
  /// A cell for a combo box that is made in code.
  open override class func makeCell() -> NSCell { NSComboBoxCell() }

  /// The values to choose from, as text.
  open var items: [String] {
    get { sourceValues?.map { "\($0)" } ?? textCell?.items.map { String(nibValue: $0) ?? "\($0)" } ?? [] }
    set { textCell?.items = newValue.map { .string($0) } }
  }

  /// Index of the value that is shown; -1 for a text of one's own.
  public var selectedIndex: Int {
    guard usesDataSource, let dataSource else { return items.firstIndex(of: stringValue) ?? -1 }
    let index = dataSource.comboBox(self, indexOfItemWithStringValue: stringValue)
    return index == NSNotFound ? -1 : index
  }

  /// Does what choosing a value does; an index outside does nothing.
  /// - Returns: the object that performed the action.
  /// - Throws: as `sendAction`.
  @discardableResult
  public func choose(_ index: Int) throws(RuntimeError) -> AnyObject? {
    guard isEnabled, items.indices.contains(index) else { return nil }
    tell(Self.willPopUpNotification)
    if selectedIndex != index {
      tell(Self.selectionIsChangingNotification)
      stringValue = items[index]
      tell(Self.selectionDidChangeNotification)
    }
    tell(Self.willDismissNotification)
    return try sendAction()
  }
}
