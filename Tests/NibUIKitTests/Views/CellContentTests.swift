import NibRuntime
import NibTestSupport
import NibUIKit
import Testing

private final class Mails: UITableViewDataSource, UITableViewDelegate {
  var subjects = ["Hello", "Invoice"]
  var heard: [String] = []
  var offersActions = true
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { subjects.count }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
    var content = cell.defaultContentConfiguration()
    content.text = subjects[indexPath.row]
    content.secondaryText = "from \(indexPath.row)"
    content.image = UIImage(systemName: "star")
    cell.contentConfiguration = content
    return cell
  }
  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { indexPath.row != 1 }
  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) { remove(indexPath, tableView) }
  private func remove(_ path: IndexPath, _ table: UITableView) {
    heard.append("delete \(subjects.remove(at: path.row))")
    table.deleteRows(at: [path], with: .automatic)
  }
  func tableView(_ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath)
    -> UISwipeActionsConfiguration?
  {
    guard offersActions else { return nil }
    let archive = UIContextualAction(style: .normal, title: "Archive") { _, view, done in
      self.heard.append("archive \(view is UITableViewCell)")
      done(true)
    }
    let delete = UIContextualAction(style: .destructive, title: "Delete") { _, _, done in
      self.remove(indexPath, tableView)
      done(true)
    }
    return UISwipeActionsConfiguration(actions: [archive, delete])
  }
}

@MainActor
@Suite("Content and swipes of rows")
struct CellContentTests {
  private let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
  private let mails = Mails()

  init() {
    table.dataSource = mails
    table.delegate = mails
  }

  @Test("a row is found and tapped by the texts of its configuration")
  func content() throws {
    let text = try #require(table.find(text: "Invoice"))
    #expect(try text.tap())
    #expect(table.indexPathForSelectedRow == IndexPath(row: 1, section: 0))
    #expect(table.find(text: "from 0") != nil)

    let cell = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)))
    #expect(cell.textLabel == nil && cell.detailTextLabel == nil && cell.imageView == nil)
    let view = try #require(cell.contentView as? UIListContentView)
    #expect(view.imageView?.image != nil)
    var content = try #require(cell.contentConfiguration as? UIListContentConfiguration)
    content.text = "Bye"
    content.secondaryText = nil
    content.textProperties.color = .red
    cell.contentConfiguration = content
    #expect(cell.contentView === view)
    #expect(view.textLabel?.text == "Bye")
    #expect(view.textLabel?.textColor == .red)
    #expect(view.secondaryTextLabel == nil)
    #expect(table.find(text: "from 0") == nil)
  }

  @Test("a handler fills the cell when its state changes")
  func states() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.configurationUpdateHandler = { cell, state in
      var content = UIListContentConfiguration.valueCell()
      content.text = state.isSelected ? "on" : "off"
      cell.contentConfiguration = content
      cell.backgroundConfiguration = .clear()
    }
    #expect(cell.find(text: "off") != nil)
    cell.setSelected(true)
    #expect(cell.find(text: "on") != nil)
    #expect(cell.backgroundConfiguration?.backgroundColor == .clear)
  }

  @Test("a swipe offers the delegate's actions, and one is chosen by its title")
  func swipe() throws {
    let (first, second) = (IndexPath(row: 0, section: 0), IndexPath(row: 1, section: 0))
    #expect(try table.swipe(rowAt: first, choosing: "Archive"))
    #expect(try table.fullSwipe(rowAt: first))
    #expect(mails.heard == ["archive true", "archive true"])
    #expect(try !table.swipe(rowAt: second, choosing: "Archive"))
    #expect(try !table.swipe(rowAt: first, from: .leading, choosing: "Archive"))
    let error = #expect(throws: StandInError.self) { try table.swipe(rowAt: first, choosing: "Flag") }
    #expect(error?.detail == "row 0.0 offers no action 'Flag'; there are: 'Archive', 'Delete'")
    let absent = #expect(throws: StandInError.self) {
      try table.swipe(rowAt: IndexPath(row: 9, section: 0), choosing: "Archive")
    }
    #expect(absent?.code == .outOfRange)
    table.setEditing(true)
    #expect(try !table.swipe(rowAt: first, choosing: "Archive"))
    table.setEditing(false)
    #expect(try table.swipe(rowAt: first, choosing: "Delete"))
    #expect(mails.heard.last == "delete Hello")
    #expect(table.numberOfRows(inSection: 0) == 1)
  }

  @Test("where the delegate offers nothing, a swipe deletes")
  func standard() throws {
    mails.offersActions = false
    let first = IndexPath(row: 0, section: 0)
    let error = #expect(throws: StandInError.self) { try table.swipe(rowAt: first, choosing: "Archive") }
    #expect(error?.detail == "row 0.0 offers no action 'Archive'; there are: 'Delete'")
    #expect(table.cellForRow(at: first)?.editingStyle == .delete)
    #expect(table.cellForRow(at: IndexPath(row: 1, section: 0))?.editingStyle == UITableViewCell.EditingStyle.none)
    #expect(try table.fullSwipe(rowAt: first))
    #expect(mails.heard == ["delete Hello"])
  }

  @Test("margins of separators are the table's unless the cell has its own")
  func separators() {
    let cell = table.cellForRow(at: IndexPath(row: 0, section: 0))
    #expect(cell?.separatorInset.left == 15)
    table.separatorInset = .zero
    #expect(cell?.separatorInset == .zero)
    cell?.separatorInset.left = 4
    #expect(cell?.separatorInset.left == 4)
    table.rowHeight = UITableView.automaticDimension
    #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).size.height == 44)
  }
}
