import Foundation
import NibFoundation
import NibRuntime
import NibStandIns

extension NSMatrix {
  /// Sorts the cells by a method that compares two of them: `compare:` by their texts, others by nothing.
  public final func sort(using comparator: Selector) {
    guard comparator.name == "compare:" else { return }
    cells.sort { $0.compare($1) == .orderedAscending }
  }
  /// Sorts the cells by a function, which gives a negative number for two that are in order.
  public final func sort(
    _ compare: (Any, Any, UnsafeMutableRawPointer?) -> Int, context: UnsafeMutableRawPointer?
  ) { cells.sort { compare($0, $1, context) < 0 } }

  /// Sends an action for each cell, or for each that is selected, until its target answers false.
  public final func sendAction(_ selector: Selector, to object: Any, forAllCells flag: Bool) {
    for cell in flag ? cells : selectedCells {
      guard NSApplication.shared.sendAction(selector, to: object, from: cell) else { return }
    }
  }
  /// Sends the double action, or the action where there is none.
  public final func sendDoubleAction() {
    if let doubleAction {
      sendAction(doubleAction, to: target)
    } else {
      InterfaceFaults.raising { try sendAction() }
    }
  }

  /// Has a cell be drawn as pressed, or not.
  public final func highlightCell(_ flag: Bool, atRow row: Int, column col: Int) {
    cell(atRow: row, column: col)?.isHighlighted = flag
    needsDisplay = true
  }
  /// Has a cell be drawn again.
  public final func drawCell(atRow row: Int, column col: Int) {
    setNeedsDisplay(cellFrame(atRow: row, column: col))
  }
  /// Scrolls as little as it takes to see a cell.
  public final func scrollCellToVisible(atRow row: Int, column col: Int) {
    scrollToVisible(cellFrame(atRow: row, column: col))
  }
  /// Sets whether all cells can be scrolled.
  public final func setScrollable(_ flag: Bool) {
    for cell in cells { cell.isScrollable = flag }
    prototype?.isScrollable = flag
  }
  /// Says whether the size of the cells is worked out anew when one is added; kept.
  public final func setValidateSize(_ flag: Bool) { self[rare: MatrixUse.self].validatesSize = flag }
  /// Sets what a pointer that rests on a cell is told.
  public final func setToolTip(_ toolTipString: String?, for cell: NSCell) { cell.toolTip = toolTipString }
  /// What a pointer that rests on a cell is told.
  public final func toolTip(for cell: NSCell) -> String? { cell.toolTip }

  /// Selects the text of the selected cell, else of the first that can be edited.
  public final func selectText(_ sender: Any?) {
    if chosenCell?.isSelectable == true || chosenCell?.isEditable == true { return }
    if let place = cells.firstIndex(where: { $0.isEnabled && ($0.isEditable || $0.isSelectable) }) {
      selectCell(at: place)
    }
  }
  /// Selects the text of a cell: it is the selected one.
  /// - Returns: the cell; nil for one whose text cannot be selected.
  @discardableResult
  public final func selectText(atRow row: Int, column col: Int) -> NSCell? {
    guard let cell = cell(atRow: row, column: col), cell.isSelectable || cell.isEditable else { return nil }
    selectCell(atRow: row, column: col)
    return cell
  }

  /// Whether editing may begin: as the delegate answers.
  public final func textShouldBeginEditing(_ textObject: NSText) -> Bool {
    delegate?.control(self, textShouldBeginEditing: textObject) ?? true
  }
  /// Whether editing may end: as the delegate answers.
  public final func textShouldEndEditing(_ textObject: NSText) -> Bool {
    delegate?.control(self, textShouldEndEditing: textObject) ?? true
  }
  /// Tells that editing begins.
  public final func textDidBeginEditing(_ notification: Notification) {
    tellEditing(NSControl.textDidBeginEditingNotification, notification)
  }
  /// Tells that the text is another one.
  public final func textDidChange(_ notification: Notification) {
    tellEditing(NSControl.textDidChangeNotification, notification)
  }
  /// Tells that editing is over.
  public final func textDidEndEditing(_ notification: Notification) {
    tellEditing(NSControl.textDidEndEditingNotification, notification)
  }

  private func tellEditing(_ name: Notification.Name, _ notification: Notification) {
    let text = notification.object.map { ["NSFieldEditor": $0] }
    let told = Notification(name: name, object: self, userInfo: text)
    switch name {
    case NSControl.textDidBeginEditingNotification: delegate?.controlTextDidBeginEditing(told)
    case NSControl.textDidChangeNotification: delegate?.controlTextDidChange(told)
    default: delegate?.controlTextDidEndEditing(told)
    }
    NotificationCenter.default.post(told)
  }
}
