import Foundation
import NibAppKit
import NibRuntime
import Testing

/// Cells, as code makes and asks them.
@Suite("members of cells") struct CellMemberTests {
  @Test("a cell takes a type, and is emptied where its content is of another")
  func type() {
    let cell = NSCell(textCell: "x")
    #expect(cell.type == .textCellType)
    cell.type = .imageCellType
    #expect(cell.type == .imageCellType && cell.stringValue.isEmpty && cell.image == nil)
    cell.image = NSImage(size: NSSize(width: 2, height: 2))
    #expect(cell.type == .imageCellType && cell.image?.size.width == 2)
    cell.type = .textCellType
    #expect(cell.type == .textCellType && cell.stringValue.isEmpty)
  }

  @Test("a copy of a cell has its values and changes by itself")
  func copy() throws {
    let button = NSButtonCell(textCell: "Save")
    (button.tag, button.state, button.alternateTitle, button.keyEquivalent) = (7, .on, "Saved", "s")
    let other = try #require(button.copy() as? NSButtonCell)
    #expect(other.title == "Save" && other.tag == 7 && other.state == .on)
    #expect(other.alternateTitle == "Saved" && other.keyEquivalent == "s")
    other.title = "Other"
    #expect(button.title == "Save")
  }

  @Test("masks, periods and the letter that is underlined")
  func looks() {
    let button = NSButtonCell(textCell: "")
    button.highlightsBy = [.contentsCellMask, .pushInCellMask]
    #expect(button.highlightsBy.rawValue == 3 && NSCell.StyleMask.noCellMask.isEmpty)
    button.setPeriodicDelay(0.5, interval: 100)
    #expect(button.periodicDelay == 500 && button.periodicInterval == 60000)
    button.setTitleWithMnemonic("Sa&ve")
    #expect(button.title == "Save" && button.mnemonicLocation == 2 && button.mnemonic == "v")
    #expect(NSColor(for: .graphiteControlTint) == NSColor(NSColor.systemGray.nibColor))
  }

  @Test("attributes of cells by numbers, and a field that does not let editing begin")
  func attributes() throws {
    let button = NSButtonCell(textCell: "")
    button.setCellAttribute(.cellLightsByContents, to: 1)
    button.setCellAttribute(.cellState, to: -1)
    #expect(button.highlightsBy.contains(.contentsCellMask) && button.state == .mixed)
    #expect(button.cellAttribute(.cellLightsByContents) == 1 && button.cellAttribute(.cellDisabled) == 0)

    final class Shut: NSTextField {
      override func textShouldBeginEditing(_ textObject: NSText) -> Bool { false }
    }
    let window = NSWindow(
      contentRect: NSRect(x: 0, y: 0, width: 100, height: 100), styleMask: [], backing: .buffered, defer: false)
    let field = Shut(frame: NSRect(x: 0, y: 0, width: 50, height: 20))
    window.contentView?.addSubview(field)
    window.makeKeyAndOrderFront(nil)
    try? field.typeText("x")
    #expect(field.stringValue.isEmpty)
  }

  @Test("speech is noted and told, and commands are heard where they are known")
  func speech() throws {
    final class Listener: NSSpeechSynthesizerDelegate, NSSpeechRecognizerDelegate {
      var told: [String] = []
      func speechSynthesizer(_ sender: NSSpeechSynthesizer, didFinishSpeaking finishedSpeaking: Bool) {
        told.append("end \(finishedSpeaking)")
      }
      func speechSynthesizer(_ sender: NSSpeechSynthesizer, willSpeakWord characterRange: NSRange, of string: String) {
        told.append("word \(characterRange.length)")
      }
      func speechRecognizer(_ sender: NSSpeechRecognizer, didRecognizeCommand command: String) { told.append(command) }
    }
    let (voice, listener) = (NSSpeechSynthesizer(), Listener())
    voice.delegate = listener
    #expect(voice.startSpeaking("Hello there") && voice.isSpeaking && NSSpeechSynthesizer.isAnyApplicationSpeaking)
    voice.finishSpeaking()
    voice.startSpeaking("Again")
    voice.stopSpeaking()
    #expect(listener.told == ["word 5", "end true", "word 5", "end false"])
    let ears = try #require(NSSpeechRecognizer())
    (ears.delegate, ears.commands) = (listener, ["open"])
    #expect(!ears.hear("open"))
    ears.startListening()
    #expect(ears.hear("open") && !ears.hear("close") && listener.told.last == "open")
  }

  @Test("a pop-up button's cell has items of its own")
  func popUp() {
    let cell = NSPopUpButtonCell(textCell: "One", pullsDown: false)
    cell.addItems(withTitles: ["Two", "Three"])
    #expect(cell.itemTitles == ["One", "Two", "Three"] && cell.titleOfSelectedItem == "One")
    cell.selectItem(withTitle: "Three")
    #expect(cell.indexOfSelectedItem == 2 && cell.item(at: 2)?.state == .on && cell.item(at: 0)?.state == .off)
    cell.removeItem(at: 2)
    #expect(cell.indexOfSelectedItem == 0)
    cell.insertItem(withTitle: "Zero", at: 0)
    #expect(cell.itemTitles == ["Zero", "One", "Two"] && cell.titleOfSelectedItem == "One")
    cell.setTitle("Four")
    #expect(cell.titleOfSelectedItem == "Four" && cell.numberOfItems == 4)
    cell.removeAllItems()
    #expect(cell.selectedItem == nil && cell.lastItem == nil)
    #expect(NSPopUpButtonCell(textCell: "T", pullsDown: true).pullsDown)
  }

  @Test("opening a pop-up button is told")
  func popUpNotice() throws {
    let button = NSPopUpButton(frame: .zero, pullsDown: false)
    button.addItems(withTitles: ["a", "b"])
    let told = Told(NSPopUpButton.willPopUpNotification, button)
    try button.choose("b")
    #expect(told.count == 1 && button.titleOfSelectedItem == "b")
  }

  @Test("a combo box's cell asks its data source")
  func combo() {
    final class Source: NSComboBoxCellDataSource {
      func numberOfItems(in comboBoxCell: NSComboBoxCell) -> Int { 2 }
      func comboBoxCell(_ comboBoxCell: NSComboBoxCell, objectValueForItemAt index: Int) -> Any {
        ["ham", "hat"][index]
      }
    }
    let (cell, source) = (NSComboBoxCell(textCell: ""), Source())
    (cell.usesDataSource, cell.dataSource, cell.completes) = (true, source, true)
    #expect(cell.numberOfItems == 2 && cell.completedString("hat") == "hat" && cell.completedString("x") == nil)
    cell.selectItem(at: 1)
    #expect(cell.stringValue == "hat" && cell.indexOfSelectedItem == 1)
    let own = NSComboBoxCell(textCell: "")
    own.addItems(withObjectValues: ["a", "b"])
    own.insertItem(withObjectValue: "c", at: 0)
    own.removeItem(withObjectValue: "a")
    #expect(own.objectValues as? [String] == ["c", "b"])
  }

  @Test("segments of a cell are selected one by one")
  func segments() {
    let cell = NSSegmentedCell(textCell: "")
    cell.segmentCount = 3
    cell.setTag(9, forSegment: 2)
    cell.setSelected(true, forSegment: 0)
    #expect(cell.selectSegment(withTag: 9) && cell.selectedSegment == 2)
    #expect(cell.isSelected(forSegment: 2) && !cell.isSelected(forSegment: 0))
    #expect(cell.interiorBackgroundStyle(forSegment: 2) == .emphasized)
  }

  @Test("the cells of a path are those of its place")
  func path() {
    let control = NSPathControl(frame: NSRect(x: 0, y: 0, width: 90, height: 20))
    control.url = URL(fileURLWithPath: "/tmp/a")
    #expect(control.pathComponentCells().map(\.stringValue) == ["Macintosh HD", "tmp", "a"])
    let cell = control.cell as? NSPathCell
    let found = cell?.pathComponentCell(at: NSPoint(x: 40, y: 4), withFrame: control.bounds, in: control)
    #expect(found?.url?.path == "/tmp")
  }

  @Test("modes of matrices have AppKit's numbers, and rows and columns come in between")
  func matrix() {
    #expect(NSMatrix.Mode.radioModeMatrix.rawValue == 0 && NSMatrix.Mode.highlightModeMatrix.rawValue == 1)
    #expect(NSMatrix.Mode.listModeMatrix.rawValue == 2 && NSMatrix.Mode.trackModeMatrix.rawValue == 3)
    let matrix = NSMatrix(
      frame: .zero, mode: .listModeMatrix, cellClass: NSButtonCell.self, numberOfRows: 2, numberOfColumns: 2)
    #expect(matrix.cells.allSatisfy { $0 is NSButtonCell })
    for (place, cell) in matrix.cells.enumerated() { cell.title = "\(place)" }
    matrix.insertRow(1, with: [NSButtonCell(textCell: "new")])
    #expect(matrix.numberOfRows == 3 && matrix.cell(atRow: 1, column: 0)?.title == "new")
    matrix.insertColumn(0)
    #expect(matrix.numberOfColumns == 3 && matrix.cell(atRow: 2, column: 1)?.title == "2")
    var (row, column) = (0, 0)
    #expect(matrix.getRow(&row, column: &column, of: matrix.cells[4]) && row == 1 && column == 1)
    matrix.setSelectionFrom(0, to: 4, anchor: 0, highlight: false)
    #expect(matrix.selectedCells.count == 4)
    matrix.selectAll(nil)
    #expect(matrix.selectedCells.count == 9)
    matrix.sort(
      { first, second, _ in
        (first as? NSCell)?.title ?? "" > (second as? NSCell)?.title ?? "" ? -1 : 1
      }, context: nil)
    #expect(matrix.cells[0].title == "new")
  }

  @Test("a control that overrides its target and action has them")
  func ownTarget() {
    final class Own: NSControl {
      weak var kept: AnyObject?
      override var target: AnyObject? {
        get { kept }
        set { kept = newValue }
      }
      override var intValue: Int32 {
        get { 5 }
        set {}
      }
    }
    let (control, target) = (Own(frame: .zero), NSView())
    control.target = target
    #expect(control.target === target && control.actionBinding == nil && control.intValue == 5)
  }

  @Test("a cell that follows the pointer is handed the event")
  func tracking() throws {
    final class Tracker: NSButtonCell {
      var seen: [NSPoint] = []
      override func trackMouse(
        with event: NSEvent, in cellFrame: NSRect, of controlView: NSView, untilMouseUp flag: Bool
      ) -> Bool {
        seen.append(event.locationInWindow)
        return super.trackMouse(with: event, in: cellFrame, of: controlView, untilMouseUp: flag)
      }
    }
    let window = NSWindow(
      contentRect: NSRect(x: 0, y: 0, width: 100, height: 100), styleMask: [], backing: .buffered, defer: false)
    let (button, cell) = (NSButton(frame: NSRect(x: 0, y: 0, width: 50, height: 20)), Tracker(textCell: ""))
    button.cell = cell
    let field = NSTextField(string: "")
    (button.target, button.action) = (field, Selector("takeStringValueFrom:"))
    window.contentView?.addSubview(button)
    window.makeKeyAndOrderFront(nil)
    try button.click()
    #expect(cell.seen.count == 1)
  }
}

/// Counts notifications of an object.
final class Told {
  private(set) var count = 0
  private var observer: (any NSObjectProtocol)?

  init(_ name: Notification.Name, _ object: Any?) {
    observer = NotificationCenter.default.addObserver(forName: name, object: object, queue: nil) { [weak self] _ in
      MainActor.assumeIsolated { self?.count += 1 }
    }
  }
}
