import Foundation
import NibFoundation
import NibRuntime
import NibStandIns

/// The cell of a search field. Stands in for NSSearchFieldCell.
open class NSSearchFieldCell: NSTextFieldCell {
  /// The button at the magnifying glass; nil for none.
  open var searchButtonCell: NSButtonCell? = NSButtonCell()
  /// The button that clears the field; nil for none.
  open var cancelButtonCell: NSButtonCell? = NSButtonCell()

  /// What was searched before, the last one first; those of the field that the cell is in.
  open var recentSearches: [String]! {
    get { (controlView as? NSSearchField)?.recentSearches ?? ownSearches }
    set {
      ownSearches = newValue ?? []
      (controlView as? NSSearchField)?.recentSearches = ownSearches
    }
  }
  private final var ownSearches: [String] = []

  /// Makes that button the standard one again.
  open func resetSearchButtonCell() { searchButtonCell = NSButtonCell() }
  /// Makes that button the standard one again.
  open func resetCancelButtonCell() { cancelButtonCell = NSButtonCell() }

  /// Where the text is within bounds: between the buttons.
  open func searchTextRect(forBounds rect: NSRect) -> NSRect {
    let (left, right) = (searchButtonRect(forBounds: rect).width, cancelButtonRect(forBounds: rect).width)
    return NSRect(x: rect.minX + left, y: rect.minY, width: max(rect.width - left - right, 0), height: rect.height)
  }

  /// Where the button at the magnifying glass is: at the left, as wide as high, 22 points at most. Inferred: the size.
  open func searchButtonRect(forBounds rect: NSRect) -> NSRect {
    guard searchButtonCell != nil else { return NSRect(x: rect.minX, y: rect.minY, width: 0, height: rect.height) }
    return NSRect(x: rect.minX, y: rect.minY, width: min(rect.height, rect.width, 22), height: rect.height)
  }

  /// Where the button that clears the field is: at the right, likewise.
  open func cancelButtonRect(forBounds rect: NSRect) -> NSRect {
    guard cancelButtonCell != nil else { return NSRect(x: rect.maxX, y: rect.minY, width: 0, height: rect.height) }
    let width = min(rect.height, rect.width, 22)
    return NSRect(x: rect.maxX - width, y: rect.minY, width: width, height: rect.height)
  }
}

/// The cell of a field whose text nobody sees. Stands in for NSSecureTextFieldCell.
open class NSSecureTextFieldCell: NSTextFieldCell {}

/// The cell of a control with a target and an action: every cell has them here. Stands in for NSActionCell.
public typealias NSActionCell = NSCell
