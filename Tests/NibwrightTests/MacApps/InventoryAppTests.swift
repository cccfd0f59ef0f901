import NibAppKit
import NibTestSupport
import Nibwright
import Testing

/// An app's window, driven by its user: what a table of views, its search, its sheet and its bindings do together.
@MainActor
@Suite("An inventory app, driven by its user", .serialized) struct InventoryAppTests {
  private static let files = MemoryFileSource(["/App.app/InventoryWindow.xib": Array(InventoryDocument.text.utf8)])

  private func inApp(_ body: (InventoryWindowController, NSWindow) throws -> Void) throws {
    try MainBundle.$current.withValue(MainBundle("/App.app", in: Self.files)) {
      NSApplication.shared.closeAllWindows()
      defer { NSApplication.shared.closeAllWindows() }
      let controller = InventoryWindowController(items: [
        StockItem(name: "Lamp", quantity: 3), StockItem(name: "Chair", quantity: 0),
        StockItem(name: "Vase", quantity: 12),
      ])
      controller.showWindow(nil)
      try body(controller, try #require(controller.window))
    }
  }

  private func names(_ controller: InventoryWindowController) -> [String] {
    (0..<controller.tableView.numberOfRows).map { row in
      (controller.tableView.view(atColumn: 0, row: row, makeIfNecessary: true) as? NSTableCellView)?.textField?
        .stringValue
        ?? "none"
    }
  }

  @Test("the window is loaded by its nib's name, and its table asks the controller")
  func loaded() throws {
    try inApp { controller, window in
      #expect(window.isVisible && window.title == "Inventory" && window.windowController === controller)
      #expect(names(controller) == ["Chair", "Lamp", "Vase"])
      #expect(controller.countLabel.stringValue == "3 of 3")
      #expect(window.firstResponder === controller.searchField || window.firstResponder is NSTextView)
      let quantity = controller.tableView.view(atColumn: 1, row: 0, makeIfNecessary: true) as? NSTableCellView
      #expect(quantity?.textField?.integerValue == 0 && quantity?.textField?.textColor == .systemRed)
      #expect(!controller.removeButton.isEnabled)
    }
  }

  @Test("typing in the search field filters")
  func search() throws {
    try inApp { controller, window in
      try window.typeText("a")
      #expect(names(controller) == ["Chair", "Lamp", "Vase"])
      try window.typeText("m")
      #expect(names(controller) == ["Lamp"])
      #expect(controller.countLabel.stringValue == "1 of 3")
      try window.key(.escape)
      #expect(controller.searchField.stringValue == "")
      #expect(names(controller).count == 3)
    }
  }

  @Test("what is bound to the selection follows it, and changes it")
  func selection() throws {
    try inApp { controller, window in
      let field = try #require(window.query.all(NSTextField.self).first { $0.isEditable && !($0 is NSSearchField) })
      let fragile = try #require(window.query.all(NSButton.self).first { $0.title == "Fragile" })
      let stepper = try #require(window.query.find(NSStepper.self))
      #expect(field.placeholderString == "No Selection")

      try controller.tableView.select(rowShowing: "Lamp")
      #expect(field.stringValue == "Lamp" && stepper.intValue == 3 && fragile.state == .off)
      try fragile.click()
      try stepper.stepUp()
      try field.replaceText(with: "Desk Lamp")
      #expect(controller.selectedItem?.name == "Desk Lamp" && controller.selectedItem?.quantity == 4)
      #expect(controller.selectedItem?.isFragile == true)
    }
  }

  @Test("a click on a header sorts, and a second one turns the order round")
  func sorting() throws {
    try inApp { controller, _ in
      try controller.tableView.click(column: "Quantity")
      #expect(names(controller) == ["Chair", "Lamp", "Vase"])
      try controller.tableView.click(column: "Quantity")
      #expect(names(controller) == ["Vase", "Lamp", "Chair"])
    }
  }

  @Test("a sheet asks before a row is removed")
  func removing() throws {
    try inApp { controller, window in
      #expect(throws: UserActionError.self) { try controller.removeButton.click() }
      try controller.tableView.select(row: 0)
      try controller.removeButton.click()
      let sheet = try #require(window.attachedSheet)
      try sheet.find(NSButton.self, text: "Cancel")?.click()
      #expect(names(controller).count == 3 && window.attachedSheet == nil)
      try controller.removeButton.click()
      try window.attachedSheet?.key(.return)
      #expect(names(controller) == ["Lamp", "Vase"])
      #expect(controller.selectedItem == nil && !controller.removeButton.isEnabled)
    }
  }

  @Test("a new row is edited at once, and what is typed is its name")
  func adding() throws {
    try inApp { controller, window in
      try window.find(NSButton.self, text: "Add")?.click()
      #expect(names(controller).contains("New Item"))
      try window.typeText("Zither\n")
      #expect(controller.selectedItem?.name == "Zither")
    }
  }

  @Test("a double click edits a name")
  func doubleClick() throws {
    try inApp { controller, window in
      try controller.tableView.doubleClick(row: 1)
      try window.typeText("Ladder\n")
      #expect(names(controller)[1] == "Ladder")
    }
  }

  @Test("closing the window tells its delegate")
  func closing() throws {
    try inApp { controller, window in
      window.performClose(nil)
      #expect(controller.closed && !window.isVisible)
    }
  }
}
