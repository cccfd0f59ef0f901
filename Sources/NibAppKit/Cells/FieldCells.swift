import NibRuntime
import NibStandIns

/// The cell of a search field. Stands in for NSSearchFieldCell.
open class NSSearchFieldCell: NSTextFieldCell {
  /// The button at the magnifying glass; nil for none.
  public final var searchButtonCell: NSButtonCell? = NSButtonCell()
  /// The button that clears the field; nil for none.
  public final var cancelButtonCell: NSButtonCell? = NSButtonCell()

  /// Makes that button the standard one again.
  public final func resetSearchButtonCell() { searchButtonCell = NSButtonCell() }
  /// Makes that button the standard one again.
  public final func resetCancelButtonCell() { cancelButtonCell = NSButtonCell() }
}

/// The cell of a field whose text nobody sees. Stands in for NSSecureTextFieldCell.
open class NSSecureTextFieldCell: NSTextFieldCell {}

/// The cell of a combo box. Stands in for NSComboBoxCell.
open class NSComboBoxCell: NSTextFieldCell {}

/// The cell of a token field. Stands in for NSTokenFieldCell.
open class NSTokenFieldCell: NSTextFieldCell {}

/// The cell of a control with a target and an action: every cell has them here. Stands in for NSActionCell.
public typealias NSActionCell = NSCell
