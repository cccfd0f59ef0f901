import NibRuntime
import NibTestSupport
import NibUIKit
import Testing

@Suite("Menus of buttons")
struct MenuTests {
  private final class Editor: UIViewController {
    var heard: [String] = []
    @Action("cut:") var onCut = { (owner: Editor, sender: UICommand) in owner.heard.append("cut \(sender.title)") }
  }

  private func button() -> UIButton {
    let button = UIButton()
    button.menu = UIMenu(children: [
      UICommand(title: "Cut", action: "cut:"),
      UIMenu(title: "More", children: [UICommand(title: "Paste", propertyList: "p")]),
    ])
    return button
  }

  @Test("a menu is opened by a long press, and by a tap where it is the primary action")
  func open() throws {
    let button = button()
    #expect(button.openedMenu == nil)
    #expect(button.openMenu() === button.menu)
    button.closeMenu()

    var taps = 0
    button.addAction(for: .touchUpInside) { _ in taps += 1 }
    try button.tap()
    #expect(taps == 1 && button.openedMenu == nil)

    button.showsMenuAsPrimaryAction = true
    try button.tap()
    #expect(taps == 1 && button.openedMenu != nil)
  }

  @Test("a button that is disabled or has no menu opens none")
  func closed() throws {
    let button = button()
    button.isEnabled = false

    #expect(button.openMenu() == nil)
    #expect(try button.choose("Cut") == false)
    #expect(UIButton().openMenu() == nil)
  }

  @Test("a chosen item sends its action along the chain from the button, and the menu closes")
  func choose() throws {
    let (editor, view, button) = (Editor(), UIView(), button())
    editor.view = view
    view.addSubview(button)

    #expect(try button.choose("Cut"))
    #expect(editor.heard == ["cut Cut"])
    #expect(button.openedMenu == nil)
    #expect(try button.choose("Copy") == false)
  }

  @Test("an item of a menu in the menu is named by both titles, and calls its closures")
  func nested() throws {
    let button = button()
    let paste = try #require(button.menu?.element(["More", "Paste"]) as? UICommand)
    var heard: [String?] = []
    paste.addAction { heard.append($0.propertyList as? String) }

    #expect(try button.choose("More", "Paste"))
    #expect(heard == ["p"])
  }

  @Test("a menu of a list and that of a bar's item are chosen from by titles")
  func choices() throws {
    var heard: [String] = []
    func action(_ title: String, _ attributes: UIMenuElement.Attributes = []) -> UIAction {
      UIAction(title: title, attributes: attributes) { heard.append($0.title) }
    }
    let menu = UIMenu(children: [action("Name"), UIMenu(title: "By", children: [action("Size")])])
    #expect(try menu.choose("Name") && menu.choose("By", "Size") && !menu.choose("Size"))
    #expect(try !UIMenu(children: [action("Off", .disabled), action("Gone", .hidden)]).choose("Off"))

    let item = UIBarButtonItem(title: "Sort", style: .plain)
    #expect(try !item.choose("Name"))
    item.menu = menu
    #expect(try item.choose("Name") && !item.choose("Kind"))
    item.isEnabled = false
    #expect(try !item.choose("Name"))
    #expect(heard == ["Name", "Size", "Name"])
  }

  @Test("an archived menu has its items in order; an empty action is none")
  func archived() throws {
    var nib = TestNib()
    let item = TestNib.Value.object("UICommand", [("title", .string("Cut")), ("action", .string(""))])
    nib.object(
      "b", "UIButton", [("UIButtonMenu", .object("UIMenu", [("title", .string("")), ("children", .array([item]))]))])

    let made = try NibInstantiator(graph: try nib.graph(), loader: InstantiationContext(classes: UIKitCatalog.registry))
      .instantiate(owner: nil)

    let menus = made.compactMap { $0 as? UIButton }.compactMap(\.menu)
    let menu = try #require(menus.first)
    #expect(menu.children.map(\.title) == ["Cut"])
    #expect((menu.children.first as? UICommand)?.action == nil)
  }
}
