import Foundation
import NibAppKit

// A small app for macOS, written as one for a Mac: a table of views with data source and delegate, and a bound form.

/// A thing in stock.
@MainActor
final class StockItem: BindableModel {
  @Dynamic var name: String
  @Dynamic var quantity: Int
  @Dynamic var isFragile = false

  init(name: String, quantity: Int) {
    self.name = name
    self.quantity = quantity
  }
}

/// The window's controller.
final class InventoryWindowController: NSWindowController, NSWindowDelegate {
  @Outlet var tableView: NSTableView!
  @Outlet var searchField: NSSearchField!
  @Outlet var countLabel: NSTextField!
  @Outlet var removeButton: NSButton!

  @Dynamic var selectedItem: StockItem?
  @Dynamic var canRemove = false

  private var items: [StockItem] = []
  private var shown: [StockItem] = []
  var closed = false

  convenience init(items: [StockItem]) {
    self.init(windowNibName: "InventoryWindow")
    self.items = items
  }

  override func windowDidLoad() {
    super.windowDidLoad()
    window?.delegate = self
    window?.title = NSLocalizedString("Inventory", comment: "")
    tableView.target = self
    tableView.doubleAction = Selector("editName:")
    tableView.sortDescriptors = [NSSortDescriptor(key: "name", ascending: true)]
    tableView.registerForDraggedTypes([.string])
    reload()
  }

  private func reload() {
    let query = searchField.stringValue
    shown = items.filter { query.isEmpty || $0.name.localizedCaseInsensitiveContains(query) }
    if let descriptor = tableView.sortDescriptors.first {
      shown.sort { left, right in
        let isBefore = descriptor.key == "quantity" ? left.quantity < right.quantity : left.name < right.name
        return descriptor.ascending ? isBefore : !isBefore
      }
    }
    tableView.reloadData()
    countLabel.stringValue = "\(shown.count) of \(items.count)"
  }

  @Action("addItem:") var onAdd = { (owner: InventoryWindowController, sender: Any?) in
    owner.items.append(StockItem(name: "New Item", quantity: 0))
    owner.reload()
    let row = owner.shown.count - 1
    owner.tableView.selectRowIndexes(IndexSet(integer: row), byExtendingSelection: false)
    owner.tableView.editColumn(0, row: row, with: nil, select: true)
  }
  @Action("removeItem:") var onRemove = { (owner: InventoryWindowController, sender: Any?) in
    guard let item = owner.selectedItem, let window = owner.window else { return }
    let alert = NSAlert()
    alert.messageText = "Remove “\(item.name)”?"
    alert.addButton(withTitle: "Remove")
    alert.addButton(withTitle: "Cancel")
    alert.beginSheetModal(for: window) { response in
      guard response == .alertFirstButtonReturn else { return }
      owner.items.removeAll { $0 === item }
      owner.tableView.deselectAll(nil)
      owner.reload()
    }
  }
  @Action("search:") var onSearch = { (owner: InventoryWindowController, sender: NSSearchField) in owner.reload() }
  @Action("nameEdited:") var onName = { (owner: InventoryWindowController, sender: NSTextField) in
    let row = owner.tableView.row(for: sender)
    guard row >= 0 else { return }
    owner.shown[row].name = sender.stringValue
  }
  @Action("editName:") var onEdit = { (owner: InventoryWindowController, sender: Any?) in
    owner.tableView.editColumn(0, row: owner.tableView.clickedRow, with: nil, select: true)
  }

  func windowWillClose(_ notification: Notification) { closed = true }
}

extension InventoryWindowController: NSTableViewDataSource {
  func numberOfRows(in tableView: NSTableView) -> Int { shown.count }

  func tableView(_ tableView: NSTableView, sortDescriptorsDidChange oldDescriptors: [NSSortDescriptor]) { reload() }

  func tableView(_ tableView: NSTableView, pasteboardWriterForRow row: Int) -> (any NSPasteboardWriting)? {
    shown[row].name as NSString
  }
}

extension InventoryWindowController: NSTableViewDelegate {
  func tableView(_ tableView: NSTableView, viewFor tableColumn: NSTableColumn?, row: Int) -> NSView? {
    guard let tableColumn,
      let cell = tableView.makeView(withIdentifier: tableColumn.identifier, owner: self) as? NSTableCellView
    else { return nil }
    let item = shown[row]
    switch tableColumn.identifier.rawValue {
    case "name": cell.textField?.stringValue = item.name
    case "quantity":
      cell.textField?.integerValue = item.quantity
      cell.textField?.textColor = item.quantity == 0 ? .systemRed : .labelColor
    default: break
    }
    return cell
  }

  func tableViewSelectionDidChange(_ notification: Notification) {
    let row = tableView.selectedRow
    selectedItem = row >= 0 ? shown[row] : nil
    canRemove = row >= 0
  }

  func tableView(_ tableView: NSTableView, heightOfRow row: Int) -> CGFloat { 24 }
}

extension InventoryWindowController: NSMenuItemValidation {
  func validateMenuItem(_ menuItem: NSMenuItem) -> Bool {
    menuItem.action == Selector("removeItem:") ? canRemove : true
  }
}
