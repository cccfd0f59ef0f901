import Foundation
import NibAppKit
import NibRuntime
import Testing

/// Forms and matrices, as code makes and asks them.
@MainActor
@Suite("forms of AppKit") struct FormTests {
  @Test("entries come and go by their titles, and what is set for all holds for later ones")
  func entries() throws {
    let form = NSForm(frame: .zero)
    let name = try #require(form.addEntry("Name:"))
    name.tag = 3
    form.setBordered(true)
    form.setTitleFont(.boldSystemFont(ofSize: 11))
    form.setTextAlignment(.center)
    let mail = try #require(form.insertEntry("Mail:", at: 0))
    #expect(form.cells.compactMap { ($0 as? NSFormCell)?.title } == ["Mail:", "Name:"])
    #expect(mail.isBordered && name.isBordered && mail.alignment == .center && mail.isEditable)
    #expect(mail.titleFont == .boldSystemFont(ofSize: 11))
    #expect(form.indexOfCell(withTag: 3) == 1 && form.indexOfCell(withTag: 4) == -1)
    #expect((form.cell(at: 1) as? NSFormCell) === name && form.cell(at: 2) == nil)
    form.selectText(at: 1)
    #expect(form.indexOfSelectedItem() == 1 && form.selectedCell() === name)
    form.insertEntry("Phone:", at: 9)
    form.insertEntry("City:", at: 0)
    #expect(form.indexOfSelectedItem() == 2 && form.numberOfRows == 4)
    form.removeEntry(at: 2)
    #expect(form.indexOfSelectedItem() == -1 && form.numberOfRows == 3)
    form.setEntryWidth(200)
    form.setInterlineSpacing(8)
    #expect(form.cellSize.width == 200 && form.frame.width == 200 && form.intercellSpacing.height == 8)
  }

  @Test("the title of a cell is not its text, and has the width that it needs unless code says another")
  func titles() {
    let cell = NSFormCell(textCell: "Street:")
    #expect(cell.title == "Street:" && cell.stringValue.isEmpty)
    cell.stringValue = "Elm"
    #expect(cell.title == "Street:" && cell.stringValue == "Elm")
    let own = cell.titleWidth
    cell.title = "Street and number:"
    #expect(own > 0 && cell.titleWidth > own)
    cell.titleWidth = 60
    #expect(cell.titleWidth == 60 && cell.titleWidth(NSSize(width: 40, height: 20)) == 40)
    cell.titleWidth = -1
    #expect(cell.titleWidth > own)
  }

  private final class Target: NSObject, NibActionPerforming {
    var texts: [String] = []
    func perform(_ selector: String, sender: AnyObject?, event: ControlEvents?) throws -> Bool {
      texts.append((sender as? NSMatrix)?.selectedCell()?.stringValue ?? "none")
      return true
    }
    func responds(to selector: String) -> Bool { true }
  }

  @Test("a user fills in an entry: the form's action is sent, with the entry as the one that is selected")
  func typing() throws {
    let (form, target, window) = (NSForm(frame: NSRect(x: 0, y: 0, width: 200, height: 60)), Target(), NSWindow())
    for title in ["Name:", "Age:"] { form.addEntry(title) }
    window.contentView?.addSubview(form)
    window.makeKeyAndOrderFront(nil)
    (form.target, form.action) = (target, Selector(("changed:")))
    try form.enterText("Ann", at: 0)
    #expect(target.texts == ["Ann"] && form.indexOfSelectedItem() == 0)

    let number = NumberFormatter()
    number.locale = Locale(identifier: "en_US")
    (form.cell(at: 1) as? NSFormCell)?.formatter = number
    #expect { try form.enterText("old", at: 1) } throws: { ($0 as? UserActionError)?.code == .refused }
    try form.enterText("42", at: 1)
    #expect(target.texts == ["Ann", "42"] && form.cells[1].integerValue == 42)
    form.cells[0].isEditable = false
    #expect { try form.enterText("Bo", at: 0) } throws: { ($0 as? UserActionError)?.code == .notEditable }
    #expect { try form.enterText("Bo", at: 2) } throws: { ($0 as? UserActionError)?.code == .noSuchItem }
    #expect(target.texts == ["Ann", "42"] && form.cells[0].stringValue == "Ann")
  }

  @Test("the modes of a matrix have AppKit's names, and only one of radio buttons selects with a state")
  func modes() {
    for mode in [NSMatrix.Mode.listModeMatrix, .radioModeMatrix, .highlightModeMatrix, .trackModeMatrix] {
      let matrix = NSMatrix(
        frame: .zero, mode: mode, prototype: NSButtonCell(), numberOfRows: 2, numberOfColumns: 1)
      matrix.setState(1, atRow: 1, column: 0)
      #expect((matrix.selectedCell() === matrix.cells[1]) == (mode == .radioModeMatrix), "\(mode)")
      #expect(matrix.cells[1].state == .on, "\(mode)")
    }
  }
}
