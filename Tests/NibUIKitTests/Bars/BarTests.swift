import NibRuntime
import NibTestSupport
import NibUIKit
import Testing

private final class Listener: UINavigationBarDelegate, UITabBarDelegate {
  var heard: [String] = []
  var mayPop = true
  func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool { mayPop }
  func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {
    heard.append("pop \(item.title ?? "")")
  }
  func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) {
    heard.append("push \(item.title ?? "")")
  }
  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) { heard.append("tab \(item.title ?? "")") }
}

@Suite("Bars and their items")
struct BarTests {
  @Test("a bar button item fires when it is tapped, unless it is disabled")
  func item() throws {
    let recorder = RecordingOwner()
    let item = UIBarButtonItem(barButtonSystemItem: .save, target: recorder, action: "save:")
    var count = 0
    let handler = item.addAction { _ in count += 1 }

    #expect(item.systemItem == .save)
    #expect(try item.tap())
    item.removeAction(handler)
    item.isEnabled = false
    #expect(try !item.tap())
    item.isEnabled = true
    item.customView = UIView()
    #expect(try !item.tap())

    #expect(recorder.performed == ["save:"])
    #expect(count == 1)
    #expect(UIBarButtonItem(title: "Go").systemItem == nil)
  }

  @Test("a navigation bar pushes and pops items, and a user goes back")
  func navigation() throws {
    let (bar, listener) = (UINavigationBar(), Listener())
    _ = try? bar.setOutlet("delegate", to: listener)
    bar.setItems([UINavigationItem(title: "A")])
    bar.pushItem(UINavigationItem(title: "B"))

    #expect(bar.topItem?.title == "B")
    #expect(bar.backItem?.title == "A")
    listener.mayPop = false
    #expect(try !bar.tapBack())
    listener.mayPop = true
    #expect(try bar.tapBack())
    let error = #expect(throws: UIControllerError.self) { try bar.tapBack() }
    #expect(error?.code == .noWayBack)
    #expect(error?.detail == "the navigation bar shows no back button: 'A' is its only item")
    #expect(bar.popItem() == nil)

    #expect(listener.heard == ["push B", "pop B"])
  }

  /// A stack that may refuse to go back, as apps write it.
  private final class CarefulStack: UINavigationController, UINavigationBarDelegate {
    var asked: [String] = []
    var mayPop = true
    func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool {
      asked.append(item.title ?? "")
      return mayPop
    }
  }

  private static func titled(_ title: String) -> UIViewController {
    let controller = UIViewController()
    controller.title = title
    return controller
  }

  @Test("a stack's bar shows the items of its controllers, and its back button pops")
  func stack() throws {
    let (cups, tea) = (Self.titled("Cups"), Self.titled("Tea"))
    let stack = CarefulStack(rootViewController: cups)
    #expect(stack.navigationBar.items.map(\.title) == ["Cups"])
    #expect(stack.navigationBar.topItem === cups.navigationItem && stack.navigationBar.backItem == nil)
    stack.pushViewController(tea, animated: false)
    tea.navigationItem.title = "Green tea"

    #expect(stack.navigationBar.items.map(\.title) == ["Cups", "Green tea"])
    #expect(stack.navigationBar.topItem === tea.navigationItem && stack.navigationBar.backItem === cups.navigationItem)
    #expect(tea.navigationItem.navigationBar === stack.navigationBar)

    stack.mayPop = false
    #expect(try !stack.navigationBar.tapBack())
    stack.mayPop = true
    #expect(try stack.navigationBar.tapBack())

    #expect(stack.asked == ["Green tea", "Green tea"])
    #expect(stack.viewControllers.count == 1 && stack.topViewController === cups && tea.parent == nil)
    #expect(stack.navigationBar.items.map(\.title) == ["Cups"])
    let error = #expect(throws: UIControllerError.self) { try stack.navigationBar.tapBack() }
    #expect(error?.code == .noWayBack)
    stack.setViewControllers([tea, cups, Self.titled("Pot")], animated: false)
    #expect(stack.navigationBar.items.map(\.title) == ["Green tea", "Cups", "Pot"])
  }

  @Test(
    "where no back button is shown there is no way back",
    arguments: ["hidden button", "left item", "hidden bar", "empty"])
  func noWayBack(_ reason: String) throws {
    let (cups, tea) = (Self.titled("Cups"), Self.titled("Tea"))
    let stack = UINavigationController(rootViewController: cups)
    stack.pushViewController(tea, animated: false)
    switch reason {
    case "hidden button": tea.navigationItem.hidesBackButton = true
    case "left item": tea.navigationItem.leftBarButtonItem = UIBarButtonItem(title: "Close")
    case "hidden bar": stack.isNavigationBarHidden = true
    default: stack.viewControllers = []
    }

    #expect(throws: UIControllerError.self) { try stack.navigationBar.tapBack() }
    #expect(stack.viewControllers.count == (reason == "empty" ? 0 : 2))
    tea.navigationItem.leftItemsSupplementBackButton = true
    if reason == "left item" { #expect(try stack.navigationBar.tapBack()) }
  }

  @Test("a back action takes the place of going back, and code does not change the items of a stack's bar")
  func managed() throws {
    let tea = Self.titled("Tea")
    let stack = UINavigationController(rootViewController: Self.titled("Cups"))
    stack.pushViewController(tea, animated: false)
    var saved = 0
    tea.navigationItem.backAction = UIAction(title: "Save") { _ in saved += 1 }

    #expect(try stack.navigationBar.tapBack())
    #expect(saved == 1 && stack.viewControllers.count == 2)
    for change in [
      { stack.navigationBar.setItems([]) }, { stack.navigationBar.pushItem(UINavigationItem(title: "A")) },
      { _ = stack.navigationBar.popItem() },
    ] as [() -> Void] {
      let error = #expect(throws: UIControllerError.self) { try InterfaceFaults.catching { change() } }
      #expect(error?.code == .managedBar)
    }
    #expect(stack.navigationBar.items.count == 2)
  }

  @Test("a tab bar tells of a user's choice")
  func tabs() {
    let (bar, listener) = (UITabBar(), Listener())
    _ = try? bar.setOutlet("delegate", to: listener)
    let (a, b) = (UITabBarItem(title: "A"), UITabBarItem(title: "B"))
    bar.items = [a, b]
    b.badgeValue = "3"

    #expect(bar.select(b))
    a.isEnabled = false
    #expect(!bar.select(a))
    #expect(!bar.select(UITabBarItem(title: "C")))

    #expect(bar.selectedItem === b)
    #expect(listener.heard == ["tab B"])
  }

  @Test("bars of an archive have their items")
  func archived() throws {
    var nib = TestNib()
    nib.object(
      "n", "UINavigationBar", [("UIItems", .array([.ref("i")])), ("UIBarPrefersLargeTitles", .bool(true))])
    nib.object(
      "i", "UINavigationItem",
      [
        ("UITitle", .string("Title")), ("UILargeTitleDisplayMode", .int(2)),
        ("UIRightBarButtonItem", .ref("b")), ("UINavigationBar", .ref("n")),
      ], top: false)
    nib.object("b", "UIBarButtonItem", [("UIIsSystemItem", .bool(true)), ("UISystemItem", .int(4))], top: false)
    nib.object("t", "UIToolbar", [("UIItems", .array([.ref("b")])), ("UIBarPosition", .int(1))])
    nib.object("tabs", "UITabBar", [("UIItems", .array([.object("UITabBarItem", [("UITitle", .string("Home"))])]))])
    let report = try load(nib)

    let bar = try #require(report.find(UINavigationBar.self))
    #expect(bar.prefersLargeTitles)
    #expect(bar.topItem?.rightBarButtonItem?.systemItem == .add)
    #expect(bar.topItem?.largeTitleDisplayMode == .never)
    #expect(bar.topItem?.navigationBar === bar)
    #expect(report.find(UIToolbar.self)?.items.count == 1)
    #expect(report.find(UIToolbar.self)?.barPosition == .bottom)
    #expect(report.find(UITabBar.self)?.items.first?.title == "Home")
    bar.topItem?.leftBarButtonItem = UIBarButtonItem(title: "Back")
    #expect(bar.topItem?.leftBarButtonItems?.count == 1)
  }

  @Test("a bar keeps its looks apart from those of its items, and makes the usual one once")
  func looks() {
    let bar = UINavigationBar(frame: CGRect())
    let item = UINavigationItem(title: "Home")

    #expect(bar.standardAppearance === bar.standardAppearance)
    #expect(item.standardAppearance == nil)
    let low = UINavigationBarAppearance()
    bar.compactScrollEdgeAppearance = low
    #expect(bar.compactScrollEdgeAppearance === low)
    #expect(bar.scrollEdgeAppearance == nil && bar.compactAppearance == nil)

    let tools = UIToolbar(frame: CGRect())
    #expect(tools.standardAppearance === tools.standardAppearance)
    tools.scrollEdgeAppearance = UIToolbarAppearance()
    #expect(tools.scrollEdgeAppearance !== tools.standardAppearance && tools.compactAppearance == nil)
  }

  @Test("items of bars keep the attributes of their titles by state", arguments: [true, false])
  func titleAttributes(isTab: Bool) {
    let item: UIBarItem = isTab ? UITabBarItem(title: "A", image: nil, tag: 1) : UIBarButtonItem(title: "A")

    item.setTitleTextAttributes([.kern: 2], for: .normal)
    item.setTitleTextAttributes([.kern: 3], for: [.highlighted, .disabled])

    #expect(item.titleTextAttributes(for: .normal)?[.kern] as? Int == 2)
    #expect(item.titleTextAttributes(for: [.disabled, .highlighted])?[.kern] as? Int == 3)
    #expect(item.titleTextAttributes(for: .selected) == nil)
    item.setTitleTextAttributes(nil, for: .normal)
    #expect(item.titleTextAttributes(for: .normal) == nil)
  }

  @Test("a navigation item without items at a side has none there, not an empty list")
  func noItems() {
    let item = UINavigationItem(title: "Home")
    let (one, two) = (UIBarButtonItem(title: "A"), UIBarButtonItem(title: "B"))

    #expect(item.leftBarButtonItems == nil && item.rightBarButtonItems?.first == nil)
    item.rightBarButtonItems = [one]
    item.rightBarButtonItems?.append(two)
    #expect(item.rightBarButtonItem === one && item.rightBarButtonItems?.count == 2)
    item.setRightBarButtonItems(nil, animated: false)
    #expect(item.rightBarButtonItems == nil)
  }

  @Test("a search bar keeps its pictures by state, and says whether it is translucent")
  func searchPictures() {
    let bar = UISearchBar()
    let (plain, pressed) = (UIImage(systemName: "xmark"), UIImage(systemName: "xmark.circle"))

    bar.setImage(plain, for: .clear, state: .normal)
    bar.setImage(pressed, for: .clear, state: .highlighted)
    #expect(bar.image(for: .clear, state: .highlighted) == pressed && plain != pressed)
    #expect(bar.image(for: .clear, state: .disabled) == plain && bar.image(for: .search, state: .normal) == nil)
    #expect(bar.isTranslucent)
    bar.isTranslucent = false
    #expect(!bar.isTranslucent && bar.translucence == 2)
  }

  @Test("all tabs may be arranged until code says which, and again once there are others")
  func arrangedTabs() {
    let tabs = UITabBarController()
    let (one, two) = (UIViewController(), UIViewController())
    tabs.viewControllers = [one, two]

    #expect(tabs.customizableViewControllers?.count == 2)
    tabs.customizableViewControllers = [one]
    #expect(tabs.customizableViewControllers?.first === one)
    tabs.customizableViewControllers = nil
    #expect(tabs.customizableViewControllers == nil)
    tabs.viewControllers = [two]
    #expect(tabs.customizableViewControllers?.first === two)
  }
}
