import NibAppKit
import NibRuntime
import Testing

// Not `@testable`: what is tested is what an app's own classes meet.

/// A view with properties of the names that tests operate views by.
private final class PanelView: NSView {
  let query = "SELECT 1"
  var find = 1
  var tap = false
  var click = 0
  var doubleClick = 0
  var typeText = ""
  var drag: Int?
  var drop = "drop"
  var bindings = ["a"]
  var bindingFailures = 3
  var user = "Ada"

  /// Swift's own function is not hidden.
  var className: String { "\(type(of: self))" }
}

/// A table with such properties, and with methods of the same form.
private final class LedgerTable: NSTableView {
  var columns = 4
  var selectedRows: Set<String> = []
  var select = true
  var expand = false
  var rows = 2

  func click(_ modifiers: NSEvent.ModifierFlags = []) { rows += 1 }
}

/// A button, a field, a menu and a window with such properties.
private final class SaveButton: NSButton {
  let query = 1
  let click: (() -> Void)? = nil
  var className: String { "\(type(of: self))" }
}

private final class NameField: NSTextField {
  let replaceText = true
  let type = "name"
  let textCell = 5
  let typeText = "none"
}

private final class SheetWindow: NSWindow {
  let key = "sheet"
  let query = 7
  let typeText: Int? = nil
  var className: String { "\(Swift.type(of: self))" }
}

private final class ToolMenu: NSMenu {
  let choose = "tool"
  var allItems: [String] = []
  let query = false
}

private final class ToolOutline: NSOutlineView {
  let expand = 1
  let collapse = 2
  let drag = 3
}

private final class ColorPopUp: NSPopUpButton {
  var items = ["red"]
  let popUpCell = 1
  let buttonCell = 2
}

private final class RangeControl: NSSegmentedControl {
  var segments = 3
  let segmentedCell = "cell"
}

@Suite("Names that an app's own classes have, too")
struct NameCollisionTests {
  @Test("a subclass may have properties and methods of the names that users act by, and they are its own")
  func own() throws {
    let (view, table, window) = (PanelView(), LedgerTable(), SheetWindow())

    table.click()
    #expect(view.query == "SELECT 1" && view.bindings == ["a"] && view.className == "PanelView")
    #expect(table.columns == 4 && table.rows == 3 && window.key == "sheet")
    #expect(SaveButton().className == "SaveButton" && NameField().type == "name")
    #expect(ToolMenu().choose == "tool" && ToolOutline().expand == 1)
    #expect(ColorPopUp().items == ["red"] && RangeControl().segments == 3 && NameField().textCell == 5)
  }

  @Test("what is meant as the framework's class has the framework's")
  func framework() throws {
    let view = PanelView()
    let error = #expect(throws: UserActionError.self) { try (view as NSView).click() }

    #expect(error?.code == .notInWindow)
    #expect((view as NSView).query.objects.count == 1 && (view as NSView).bindings.isEmpty)
    #expect((LedgerTable() as NSTableView).columns.isEmpty)
  }
}
