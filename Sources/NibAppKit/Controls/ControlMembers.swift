import Foundation
import NibFoundation
import NibRuntime
import NibStandIns

/// The classes of cells that code set for classes of controls.
@MainActor
enum CellClasses {
  static var classes: [ObjectIdentifier: AnyClass] = [:]
}

/// What controls have, for subclasses to override; a base of `NSControl`.
open class ControlMembers: NSView {
  private final var own: NSControl { (self as? NSControl) ?? NSControl() }

  /// Who is sent the action; nil for the first that takes it along the responder chain. Not kept alive.
  open var target: AnyObject? {
    get { own.boundTarget }
    set { own.boundTarget = newValue }
  }
  /// What the target is sent; nil for nothing.
  open var action: Selector? {
    get { own.boundAction }
    set { own.boundAction = newValue }
  }

  /// The value as a whole number of 32 bits; larger ones are cut to the nearest.
  open var intValue: Int32 {
    get { Int32(clamping: own.integerValue) }
    set { own.integerValue = Int(newValue) }
  }
  /// The value as a number of single precision.
  open var floatValue: Float {
    get { Float(own.doubleValue) }
    set { own.doubleValue = Double(newValue) }
  }

  /// Takes the value of another control.
  open func takeStringValueFrom(_ sender: Any?) {
    if let source = sender as? NSControl { own.stringValue = source.stringValue }
  }
  /// Takes the value of another control as a number.
  open func takeDoubleValueFrom(_ sender: Any?) {
    if let source = sender as? NSControl { own.doubleValue = source.doubleValue }
  }
  /// Takes the value of another control as a number.
  open func takeFloatValueFrom(_ sender: Any?) { takeDoubleValueFrom(sender) }
  /// Takes the value of another control as a whole number.
  open func takeIntegerValueFrom(_ sender: Any?) {
    if let source = sender as? NSControl { own.integerValue = source.integerValue }
  }
  /// Takes the value of another control as a whole number.
  open func takeIntValueFrom(_ sender: Any?) { takeIntegerValueFrom(sender) }
  /// Takes the value of another control, whatever it is.
  open func takeObjectValueFrom(_ sender: Any?) {
    if let source = sender as? NSControl { own.contentValue = source.contentValue }
  }

  /// The cell that is selected: the only one, or that of a matrix.
  open func selectedCell() -> NSCell? { (self as? NSMatrix).map { $0.chosenCell } ?? own.cell }
  /// The tag of the cell that is selected; -1 for none.
  open func selectedTag() -> Int {
    switch own {
    case let popUp as NSPopUpButton: popUp.selectedItem?.tag ?? -1
    case let segments as NSSegmentedControl:
      segments.selectedSegment >= 0 ? segments.tag(forSegment: segments.selectedSegment) : -1
    default: selectedCell()?.tag ?? -1
    }
  }

  /// Has a cell be drawn again.
  open func updateCell(_ cell: NSCell) { if cell === own.cell { needsDisplay = true } }
  /// Has what is inside of a cell be drawn again.
  open func updateCellInside(_ cell: NSCell) { updateCell(cell) }
  /// Has a cell be drawn again.
  open func drawCell(_ cell: NSCell) { updateCell(cell) }
  /// Has what is inside of a cell be drawn again.
  open func drawCellInside(_ cell: NSCell) { updateCell(cell) }
  /// Selects a cell, and has it be drawn again: the control's own is on then.
  open func selectCell(_ cell: NSCell) {
    guard cell === own.cell else { return }
    cell.state = .on
    needsDisplay = true
  }
  /// Works out where the parts of the cell are.
  open func calcSize() { own.cell.calcDrawInfo(bounds) }
  /// Tells that the content of a cell asks for another size.
  open func invalidateIntrinsicContentSize(for cell: NSCell) { invalidateIntrinsicContentSize() }
  /// Has the control be drawn again.
  open func setNeedsDisplay() { needsDisplay = true }

  /// Sets at which events of a user the action is sent: those of the cell.
  /// - Returns: the bits of the events before.
  @discardableResult
  open func sendAction(on mask: NSEvent.EventTypeMask) -> Int { own.cell.sendAction(on: mask) }

  /// Where all of a content is shown that is cut off in a frame; nothing where none is.
  open func expansionFrame(withFrame contentFrame: NSRect) -> NSRect {
    own.cell.expansionFrame(withFrame: contentFrame, in: self as NSView)
  }
  /// Draws that content.
  open func draw(withExpansionFrame contentFrame: NSRect, in view: NSView) {
    own.cell.draw(withExpansionFrame: contentFrame, in: view)
  }

  /// Takes what is being edited as the value.
  open func validateEditing() {
    if let editor = own.currentEditor() { own.cell.stringValue = editor.string }
  }
  /// Ends editing, and leaves the value as it was.
  /// - Returns: whether anything was edited.
  @discardableResult
  open func abortEditing() -> Bool {
    guard let editor = own.currentEditor() else { return false }
    editor.string = own.cell.stringValue
    window?.makeFirstResponder(nil)
    return true
  }
  /// Begins to edit the text with a click.
  open func edit(withFrame rect: NSRect, editor textObj: NSText, delegate: Any?, event: NSEvent) {
    own.cell.edit(withFrame: rect, in: self as NSView, editor: textObj, delegate: delegate, event: event)
  }
  /// Begins to edit the text with a part of it selected.
  open func select(
    withFrame rect: NSRect, editor textObj: NSText, delegate: Any?, start selStart: Int, length selLength: Int
  ) {
    own.cell.select(
      withFrame: rect, in: self as NSView, editor: textObj, delegate: delegate, start: selStart, length: selLength)
  }
  /// Takes what was edited.
  open func endEditing(_ textObj: NSText) { own.cell.endEditing(textObj) }

  /// Has numbers be shown with digits behind the point, as the cell does.
  open func setFloatingPointFormat(_ autoRange: Bool, left leftDigits: Int, right rightDigits: Int) {
    own.cell.setFloatingPointFormat(autoRange, left: leftDigits, right: rightDigits)
  }
}
