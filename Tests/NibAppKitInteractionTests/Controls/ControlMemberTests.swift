import Foundation
import NibAppKit
import NibRuntime
import Testing

/// What code says and asks of controls, beyond what documents hold.
@Suite("Members of AppKit's controls") struct ControlMemberTests {
  private final class Target: NibActionPerforming {
    var log: [String] = []
    func perform(_ selector: String, sender: AnyObject?, event: ControlEvents?) throws -> Bool {
      log.append(selector)
      return true
    }
    func responds(to selector: String) -> Bool { true }
  }

  @Test("values of sliders and steppers stay within their ends; those made in code have AppKit's ends")
  func ranges() {
    let (slider, stepper) = (NSSlider(), NSStepper())
    slider.doubleValue = 7
    stepper.integerValue = 70
    #expect(slider.doubleValue == 1 && stepper.integerValue == 59)

    slider.maxValue = 10
    slider.doubleValue = -3
    #expect(slider.doubleValue == 0)
    slider.numberOfTickMarks = 11
    slider.frame = NSRect(x: 0, y: 0, width: 101, height: 20)
    #expect(slider.closestTickMarkValue(toValue: 3.4) == 3 && slider.rectOfTickMark(at: 5).minX == 50)
    #expect(slider.indexOfTickMark(at: NSPoint(x: 51, y: 4)) == 5)
    #expect(slider.indexOfTickMark(at: NSPoint(x: 55, y: 4)) == NSNotFound)
  }

  @Test("a level indicator has the color of its value, whichever way warnings lie; a user changes one that is editable")
  func levels() throws {
    let level = NSLevelIndicator()
    level.maxValue = 100
    level.warningValue = 60
    level.criticalValue = 85
    level.fillColor = .systemGreen
    for (value, color) in [(10.0, NSColor.systemGreen), (60, .systemYellow), (90, .systemRed)] {
      level.doubleValue = value
      #expect(level.effectiveFillColor == color)
    }
    level.warningValue = 30
    level.criticalValue = 10
    level.doubleValue = 5
    #expect(level.effectiveFillColor == .systemRed)

    try level.choose(50)
    #expect(level.doubleValue == 5)
    level.isEditable = true
    try level.choose(500)
    #expect(level.doubleValue == 100)
  }

  @Test("items of a pop-up button are put in, found, chosen and taken away")
  func popUps() {
    let popUp = NSPopUpButton(frame: .zero, pullsDown: false)
    popUp.addItems(withTitles: ["Small", "Large"])
    popUp.insertItem(withTitle: "Medium", at: 1)
    popUp.item(at: 2)?.tag = 9
    popUp.item(at: 1)?.representedObject = "m"
    #expect(popUp.itemArray.map(\.title) == ["Small", "Medium", "Large"] && popUp.indexOfSelectedItem == 0)
    #expect(popUp.indexOfItem(withTag: 9) == 2 && popUp.indexOfItem(withRepresentedObject: "m") == 1)
    #expect(popUp.indexOfItem(withTitle: "Huge") == -1)

    popUp.select(popUp.lastItem)
    #expect(popUp.titleOfSelectedItem == "Large" && popUp.selectedTag() == 9)
    popUp.removeItem(withTitle: "Large")
    #expect(popUp.titleOfSelectedItem == "Small" && popUp.numberOfItems == 2)
    popUp.setTitle("Tiny")
    #expect(popUp.titleOfSelectedItem == "Tiny" && popUp.numberOfItems == 3)
  }

  private final class Dates: NSDatePickerCellDelegate {
    func datePickerCell(
      _ datePickerCell: NSDatePickerCell,
      validateProposedDateValue proposedDateValue: AutoreleasingUnsafeMutablePointer<NSDate>,
      timeInterval proposedTimeInterval: UnsafeMutablePointer<TimeInterval>?
    ) {
      let seconds = proposedDateValue.pointee.timeIntervalSinceReferenceDate
      proposedDateValue.pointee = NSDate(timeIntervalSinceReferenceDate: (seconds / 100).rounded(.down) * 100)
      proposedTimeInterval?.pointee = 60
    }
  }

  @Test("a date that is chosen is the delegate's, within the ends, which the cell has")
  func dates() throws {
    let (picker, delegate) = (NSDatePicker(), Dates())
    picker.delegate = delegate
    picker.maxDate = Date(timeIntervalSinceReferenceDate: 450)
    try picker.choose(Date(timeIntervalSinceReferenceDate: 1234))
    #expect(picker.dateValue.timeIntervalSinceReferenceDate == 400 && picker.timeInterval == 60)
    #expect((picker.cell as? NSDatePickerCell)?.maxDate == picker.maxDate)
  }

  @Test("a path has an item for each of its parts, and knows the one that was clicked")
  func paths() throws {
    let (path, target) = (NSPathControl(), Target())
    path.url = URL(fileURLWithPath: "/Users/ann/Notes.txt")
    path.target = target
    path.action = "open:"
    path.doubleAction = "reveal:"
    #expect(path.pathItems.map(\.title) == ["Macintosh HD", "Users", "ann", "Notes.txt"])
    #expect(path.pathItems[2].url?.path == "/Users/ann" && path.clickedPathItem == nil)

    try path.choose(1)
    #expect(path.clickedPathItem?.title == "Users")
    try path.choose(2, isDouble: true)
    #expect(target.log == ["open:", "reveal:"])
    path.url = nil
    #expect(path.pathItems.isEmpty && path.clickedPathItem == nil)
  }

  private final class Tokens: NSTokenFieldDelegate {
    func tokenField(_ tokenField: NSTokenField, shouldAdd tokens: [Any], at index: Int) -> [Any] {
      tokens.filter { "\($0)" != "spam" }
    }
    func tokenField(_ tokenField: NSTokenField, displayStringForRepresentedObject representedObject: Any) -> String? {
      "<\(representedObject)>"
    }
  }

  @Test("a token field makes tokens of what is typed, those that the delegate lets in")
  func tokens() throws {
    let (field, delegate) = (NSTokenField(), Tokens())
    field.isEditable = true
    field.delegate = delegate
    field.stringValue = "one, two"
    #expect(field.tokenTitles == ["<one>", "<two>"])
    try field.addTokens("spam,three")
    #expect(field.objectValue as? [String] == ["one", "two", "three"])
    field.tokenizingCharacterSet = CharacterSet(charactersIn: ";")
    try field.addTokens("a,b;c")
    #expect(field.tokens.count == 5)
  }

  private final class Fruits: NSComboBoxDataSource, NSComboBoxDelegate {
    var log: [String] = []
    func numberOfItems(in comboBox: NSComboBox) -> Int { 2 }
    func comboBox(_ comboBox: NSComboBox, objectValueForItemAt index: Int) -> Any? { ["Apple", "Pear"][index] }
    func comboBoxWillPopUp(_ notification: Notification) { log.append("opens") }
    func comboBoxSelectionDidChange(_ notification: Notification) {
      log.append((notification.object as? NSComboBox)?.stringValue ?? "")
    }
  }

  @Test("a combo box shows the values of its data source, and tells its delegate of the choice")
  func combos() throws {
    let (box, fruits) = (NSComboBox(), Fruits())
    box.addItem(withObjectValue: "own")
    box.usesDataSource = true
    box.dataSource = fruits
    box.delegate = fruits
    #expect(box.numberOfItems == 2 && box.itemObjectValue(at: 1) as? String == "Pear")
    try box.choose(1)
    #expect(box.stringValue == "Pear" && fruits.log == ["opens", "Pear"])
    box.completes = true
    #expect(box.completedString(for: "Ap") == "Apple" && box.completedString(for: "X") == nil)
    box.usesDataSource = false
    #expect(box.objectValues as? [String] == ["own"])
  }

  private final class Searches: NSSearchFieldDelegate {
    var log: [String] = []
    func searchFieldDidStartSearching(_ sender: NSSearchField) { log.append("start") }
    func searchFieldDidEndSearching(_ sender: NSSearchField) { log.append("end") }
  }

  @Test("a search field remembers searches, offers them in its menu, and tells when one begins and is over")
  func searches() throws {
    let (field, told, menu) = (NSSearchField(), Searches(), NSMenu())
    field.isEditable = true
    field.delegate = told
    for (title, tag) in [("None", NSSearchField.noRecentsMenuItemTag), ("all", NSSearchField.recentsMenuItemTag)] {
      menu.addItem(withTitle: title, action: nil, keyEquivalent: "").tag = tag
    }
    field.searchMenuTemplate = menu
    #expect(field.searchMenuTitles == ["None"])
    try field.enter("pear")
    try field.enter("apple")
    try field.enter("pear")
    try field.clear()
    #expect(field.recentSearches == ["pear", "apple"] && field.searchMenuTitles == ["pear", "apple"])
    #expect(told.log == ["start", "end"])
  }

  @Test("one color well is active, unless several are wanted")
  func wells() {
    let (first, second) = (NSColorWell(style: .minimal), NSColorWell())
    first.activate(true)
    second.activate(false)
    #expect(first.isActive && second.isActive && first.colorWellStyle == .minimal)
    first.activate(true)
    #expect(first.isActive && !second.isActive)
    first.deactivate()
    #expect(!NSColorWell.activeColorWells.contains(first))
    second.color = .systemRed
    first.takeColorFrom(second)
    #expect(first.color == .systemRed)
  }

  @Test("segments have menus, alignments and scalings of their own; keys lead from one to the next")
  func segments() {
    let control = NSSegmentedControl(labels: ["A", "B", "C"], trackingMode: .selectOne, target: nil, action: nil)
    control.segmentStyle = .separated
    control.setAlignment(.left, forSegment: 1)
    control.setShowsMenuIndicator(true, forSegment: 2)
    #expect(control.alignment(forSegment: 1) == .left && control.alignment(forSegment: 0) == .center)
    #expect(control.showsMenuIndicator(forSegment: 2) && control.segmentedCell?.segmentStyle == .separated)
    control.segmentedCell?.makePreviousSegmentKey()
    #expect(control.indexOfSelectedItem == 2 && control.isSelected(forSegment: 2))
    control.segmentedCell?.makeNextSegmentKey()
    #expect(control.selectedSegment == 0)
  }

  @Test("cells know their control, click it and take values of others")
  func cells() throws {
    let (button, target) = (NSButton(checkboxWithTitle: "On", target: nil, action: "flip:"), Target())
    button.target = target
    #expect(button.cell.controlView === button && button.cell.title == "On")
    button.cell.performClick(nil)
    button.performClick(nil)
    #expect(target.log == ["flip:", "flip:"] && button.state == .off)
    let cell = NSTextFieldCell(textCell: "7.5")
    cell.takeDoubleValueFrom(button)
    #expect(cell.type == .textCellType && cell.compare(NSCell(textCell: "1")) == .orderedAscending)
    button.setPeriodicDelay(0.5, interval: 0.1)
    #expect(button.buttonCell?.periodicDelay == 500)
  }

  @Test("a progress that is observed decides the value; one made in code goes to 100")
  func progress() {
    let (indicator, work) = (NSProgressIndicator(), Progress(totalUnitCount: 4))
    indicator.isIndeterminate = false
    indicator.increment(by: 30)
    #expect(indicator.doubleValue == 30)
    indicator.observedProgress = work
    work.completedUnitCount = 3
    #expect(indicator.doubleValue == 75)
    indicator.observedProgress = nil
    #expect(indicator.doubleValue == 30)
  }

  private final class Rules: NSRuleEditorDelegate {
    var changes = 0
    func ruleEditor(
      _ editor: NSRuleEditor, numberOfChildrenForCriterion criterion: Any?, with rowType: NSRuleEditor.RowType
    ) -> Int { criterion == nil ? 2 : 0 }
    func ruleEditor(
      _ editor: NSRuleEditor, child index: Int, forCriterion criterion: Any?, with rowType: NSRuleEditor.RowType
    ) -> Any { rowType == .compound ? ["all", "any"][index] : ["name", "kind"][index] }
    func ruleEditor(_ editor: NSRuleEditor, displayValueForCriterion criterion: Any, inRow row: Int) -> Any {
      "the \(criterion)"
    }
    func ruleEditorRowsDidChange(_ notification: Notification) { changes += 1 }
  }

  @Test("rules lie in others, start with the delegate's first choice and go with those in them")
  func rules() {
    let (editor, rules) = (NSPredicateEditor(), Rules())
    editor.delegate = rules
    editor.addRow(nil)
    editor.addRow(nil)
    #expect(editor.numberOfRows == 3 && editor.rowType(forRow: 0) == .compound)
    #expect(editor.subrowIndexes(forRow: 0) == [1, 2] && editor.parentRow(forRow: 2) == 0)
    #expect(editor.displayValues(forRow: 1) as? [String] == ["the name"] && rules.changes == 2)
    editor.removeRow(at: 1)
    #expect(editor.numberOfRows == 2)
    editor.canRemoveAllRows = false
    editor.removeRow(at: 0)
    #expect(editor.numberOfRows == 2)
  }

  @Test("a matrix has cells like its prototype by row and column")
  func matrices() {
    let matrix = NSMatrix(
      frame: .zero, mode: .radioModeMatrix, prototype: NSButtonCell(), numberOfRows: 2, numberOfColumns: 2)
    matrix.cell(atRow: 1, column: 0)?.tag = 5
    #expect(matrix.cells.count == 4 && matrix.cell(withTag: 5) is NSButtonCell)
    matrix.selectCell(withTag: 5)
    #expect(matrix.selectedRow == 1 && matrix.selectedColumn == 0 && matrix.selectedTag() == 5)
    matrix.addColumn()
    #expect(matrix.numberOfColumns == 3 && matrix.cell(atRow: 1, column: 0)?.tag == 5)
    matrix.removeRow(1)
    #expect(matrix.numberOfRows == 1 && matrix.selectedCell() == nil)
  }
}
