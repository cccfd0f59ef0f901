import NibRuntime
import NibTestSupport
import NibUIKit
import Testing

@Suite("A tap at any view")
struct TapTests {
  private let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
  private let planets = Planets()

  init() {
    table.rowHeight = 100
    table.dataSource = planets
    table.delegate = planets
    table.register(UITableViewCell.self, forCellReuseIdentifier: "Planet")
  }

  private func cell(_ row: Int) throws -> UITableViewCell {
    try #require(try InterfaceFaults.catching { table.cellForRow(at: IndexPath(row: row, section: 0)) })
  }

  @Test("on a label within a row selects the row")
  func labelInRow() throws {
    let label = try #require(try cell(1).textLabel)

    #expect(try label.tap())

    #expect(table.indexPathForSelectedRow == IndexPath(row: 1, section: 0))
    #expect(planets.heard.suffix(2) == ["will select 0.1", "did select 0.1"])
  }

  @Test("on a control within a row is the control's, enabled or not")
  func controlInRow() throws {
    let button = UIButton()
    let cell = try cell(0)
    cell.contentView.addSubview(button)

    #expect(try button.tap())
    button.isEnabled = false
    #expect(try !button.tap())

    #expect(table.indexPathForSelectedRow == nil)
  }

  @Test("on what is hidden, or where no touch gets, does nothing")
  func hidden() throws {
    let label = try #require(try cell(0).textLabel)
    label.isHidden = true
    #expect(try !label.tap())
    label.isHidden = false
    table.isUserInteractionEnabled = false
    #expect(try !label.tap())

    #expect(table.indexPathForSelectedRow == nil)
  }

  @Test("on a picture in front of a view with a recognizer is the recognizer's, before a row is selected")
  func recognizer() throws {
    var heard = 0
    let (view, picture) = (UIView(), UIImageView())
    let cell = try cell(0)
    cell.contentView.addSubview(view)
    view.addSubview(picture)
    let recognizer = UITapGestureRecognizer()
    recognizer.addAction { _ in heard += 1 }
    view.addGestureRecognizer(recognizer)

    #expect(try picture.tap())

    #expect(heard == 1)
    #expect(table.indexPathForSelectedRow == nil)
  }

  @Test("on a label of a button is the button's")
  func titleOfButton() throws {
    let (button, label) = (UIButton(), UILabel())
    button.addSubview(label)
    var heard = 0
    button.addAction(UIAction { _ in heard += 1 }, for: .touchUpInside)

    #expect(try label.tap())

    #expect(heard == 1)
    #expect(try !UIView().tap())
  }

  @Test("begins editing where text is edited")
  func editing() throws {
    let top = UIView()
    let (text, search) = (UITextView(), UISearchBar())
    top.addSubview(text)
    top.addSubview(search)

    #expect(try text.tap())
    #expect(text.isFirstResponder)
    #expect(try search.tap())
    #expect(search.isFirstResponder && !text.isFirstResponder)
  }

  @Test("and a typed line do what a page of the guide says")
  func page() throws {
    let (screen, field, button) = (UIView(), UITextField(), UIButton())
    var saved = 0
    button.setTitle("Save", for: .normal)
    button.addAction(UIAction { _ in saved += 1 }, for: .touchUpInside)
    for view in [field, table, button] { screen.addSubview(view) }
    try InterfaceFaults.catching { table.layoutIfNeeded() }

    // shown in ActingAsAUser
    try screen.find(UITextField.self)?.type("Ada\n")
    try screen.find(text: "Venus")?.tap()
    try screen.find(UIButton.self, text: "Save")?.tap()
    // end

    #expect(field.text == "Ada")
    #expect(table.indexPathForSelectedRow == IndexPath(row: 1, section: 0))
    #expect(saved == 1)
  }
}
