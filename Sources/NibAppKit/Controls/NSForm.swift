import Foundation
import NibFoundation
import NibRuntime
import NibStandIns

/// Fields with titles, one below the other. Stands in for NSForm.
///
/// What is set for all entries holds for those that are added later, too.
open class NSForm: NSMatrix {
  private final var like: NSFormCell {
    if let cell = prototype as? NSFormCell { return cell }
    let cell = NSFormCell(textCell: "")
    prototype = cell
    return cell
  }

  private final var entries: [NSFormCell] { cells.compactMap { $0 as? NSFormCell } }

  private final func setAll(_ change: (NSFormCell) -> Void) {
    for cell in entries { change(cell) }
    change(like)
  }

  /// Adds an entry at the end.
  /// - Returns: its cell.
  @discardableResult
  open func addEntry(_ title: String) -> NSFormCell! { insertEntry(title, at: numberOfRows) }

  /// Puts an entry before that of a place; behind the last one for a place beyond the ends.
  /// - Returns: its cell.
  @discardableResult
  open func insertEntry(_ title: String, at index: Int) -> NSFormCell! {
    let (model, place) = (like, (0...numberOfRows).contains(index) ? index : numberOfRows)
    let cell = Swift.type(of: model).made()
    cell.title = title
    (cell.titleFont, cell.font) = (model.titleFont, model.font)
    (cell.titleAlignment, cell.alignment) = (model.titleAlignment, model.alignment)
    cell.titleBaseWritingDirection = model.titleBaseWritingDirection
    (cell.isBordered, cell.isBezeled) = (model.isBordered, model.isBezeled)
    cell.preferredTextFieldWidth = model.preferredTextFieldWidth
    cell.controlView = self
    cells.insert(cell, at: min(place, cells.count))
    (rowCount, columnCount) = (rowCount + 1, 1)
    if selectedRow >= place { selectedRow += 1 }
    return cell
  }

  /// Takes an entry away; nothing beyond the ends.
  open func removeEntry(at index: Int) { removeRow(index) }

  /// The place of the first entry of a tag; -1 for none.
  open func indexOfCell(withTag tag: Int) -> Int { cells.firstIndex { $0.tag == tag } ?? -1 }

  /// The place of the entry that is selected; -1 for none.
  open func indexOfSelectedItem() -> Int { selectedRow }

  /// The cell of a place; nil beyond the ends.
  open func cell(at index: Int) -> Any! { cell(atRow: index, column: 0) }

  /// Selects the text of an entry: it is the one that is selected.
  open func selectText(at index: Int) { selectCell(atRow: index, column: 0) }

  /// Has an entry be drawn again.
  open func drawCell(at index: Int) { needsDisplay = true }

  /// Gives titles and fields together a width, in points.
  open func setEntryWidth(_ width: CGFloat) {
    cellSize.width = width
    setFrameSize(NSSize(width: width, height: frame.height))
  }

  /// Sets the distance of entries, in points.
  open func setInterlineSpacing(_ spacing: CGFloat) { intercellSpacing.height = spacing }

  /// Sets whether fields have a line around them.
  open func setBordered(_ flag: Bool) { setAll { $0.isBordered = flag } }

  /// Sets whether fields have a bezel.
  open func setBezeled(_ flag: Bool) { setAll { $0.isBezeled = flag } }

  /// Aligns the titles.
  open func setTitleAlignment(_ mode: NSTextAlignment) { setAll { $0.titleAlignment = mode } }

  /// Aligns the texts of the fields.
  open func setTextAlignment(_ mode: NSTextAlignment) { setAll { $0.alignment = mode } }

  /// Sets the font of the titles.
  open func setTitleFont(_ font: NSFont) { setAll { $0.titleFont = font } }

  /// Sets the font of the texts in the fields.
  open func setTextFont(_ font: NSFont) { setAll { $0.font = font } }

  /// Sets the direction in which titles are written.
  open func setTitleBaseWritingDirection(_ direction: NSWritingDirection) {
    setAll { $0.titleBaseWritingDirection = direction }
  }

  /// Sets the width that the fields are to have, in points.
  open func setPreferredTextFieldWidth(_ width: CGFloat) { setAll { $0.preferredTextFieldWidth = width } }

  /// The width that the fields are to have, in points; 0 for what is left.
  open func preferredTextFieldWidth() -> CGFloat { like.preferredTextFieldWidth }

  /// Sets the direction in which the texts of the fields are written.
  open func setTextBaseWritingDirection(_ writingDirection: NSWritingDirection) {
    setAll { $0.baseWritingDirection = writingDirection }
  }

  /// The titles and texts of the entries.
  open override var shownTexts: [String] {
    cells.flatMap { [($0 as? NSFormCell)?.title ?? "", $0.stringValue] }.filter { !$0.isEmpty }
  }
}

extension UserOperable where Self: NSForm {
  /// Types a text in place of what an entry has, and presses return: the action is sent, of the entry or of the form.
  /// - Throws: `UserActionError` for a form that a user does not get at, and an entry that is not there, does not react or
  ///   refuses the text.
  public func enterText(_ text: String, at index: Int) throws(UserActionError) {
    try Pointer.activate(Reach.window(of: self))
    try Reach.beEnabled(self)
    guard cells.indices.contains(index) else {
      throw UserActionError(.noSuchItem, self, "there is no entry \(index); there are \(cells.count), counted from 0")
    }
    let cell = cells[index]
    let name = "entry \(index) of \(Reach.name(self))"
    guard cell.isEnabled else { throw UserActionError(.disabled, self, "\(name) is disabled") }
    guard cell.isEditable else {
      throw UserActionError(.notEditable, self, "\(name) cannot be edited; isEditable is false")
    }
    if let reason = cell.refusal(of: text) { throw UserActionError(.refused, self, "\(name): \(reason)") }
    try Pointer.send(.leftMouseDown, to: self) {
      cell.stringValue = text
      _ = try self.choose(index)
    }
  }
}
