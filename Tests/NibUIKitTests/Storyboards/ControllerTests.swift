import NibGraph
import NibRuntime
import NibTestSupport
@testable import NibUIKit
import Testing

@testable import NibStandIns

/// Answers with graphs by name.
private struct NamedNibs: NibProviding {
  let graphs: [String: ObjectGraph]

  func nib(named name: String) throws -> NibAnswer {
    graphs[name].map { .found($0) } ?? .missing(tried: ["/App/\(name).nib"])
  }

  func nib(archived bytes: [UInt8], name: String) throws -> ObjectGraph { throw CancellationError() }
}

private final class LoginViewController: UIViewController {
  @Outlet var title1: UILabel?
  var loads = 0
  override func viewDidLoad() { loads += 1 }
}

/// Makes its view by hand from an archive that came from anywhere.
private final class HandmadeController: UIViewController {
  var archive: ObjectGraph?
  @Outlet var title1: UILabel?

  override func loadView() {
    guard let archive else { return }
    _ = try? NibInstantiator(graph: archive, classes: UIKitCatalog.registry).instantiate(owner: self)
  }
}

@Suite("Controllers and their views")
struct ControllerTests {
  private func nib(view isConnected: Bool = true, title: String = "Welcome") throws -> ObjectGraph {
    var nib = TestNib()
    nib.object("v", "UIView", [("UISubviews", .array([.ref("l")]))])
    nib.object("l", "UILabel", [("UIText", .string(title))], top: false)
    if isConnected { nib.outlet("view", from: "owner", to: "v") }
    nib.outlet("title1", from: "owner", to: "l")
    return try nib.graph(file: "Login.nib")
  }

  private func loader(_ graphs: [String: ObjectGraph]) -> InstantiationContext {
    InstantiationContext(classes: UIKitCatalog.registry, nibs: NamedNibs(graphs: graphs))
  }

  @Test("a controller that was never registered loads its view from the nib it names, once")
  func named() throws {
    let controller = LoginViewController(nibName: "Login", loader: loader(["Login": try nib()]))
    #expect(!controller.isViewLoaded)

    let view = controller.view

    #expect(view != nil)
    #expect(controller.view === view)
    #expect(controller.loads == 1)
    #expect(controller.title1?.text == "Welcome")
  }

  @Test("without a name the nib is the class's without Controller, else the class's", arguments: [true, false])
  func byClass(_ hasShort: Bool) throws {
    var graphs = ["LoginViewController": try nib(title: "long")]
    if hasShort { graphs["LoginView"] = try nib(title: "short") }
    let controller = LoginViewController(nibName: nil, loader: loader(graphs))

    try InterfaceFaults.catching { controller.loadViewIfNeeded() }

    #expect(controller.title1?.text == (hasShort ? "short" : "long"))
  }

  @Test("without any nib the view is empty and has the screen's size")
  func empty() throws {
    let controller = LoginViewController()

    #expect(controller.view?.frame == CGRect(x: 0, y: 0, width: 393, height: 852))
    #expect(controller.loads == 1)
    #expect(UITableViewController().tableView != nil)
    #expect(UICollectionViewController().collectionView != nil)
  }

  @Test("loadView may load any archive by hand with the controller as owner")
  func byHand() throws {
    let controller = HandmadeController()
    controller.archive = try nib()

    #expect(controller.view?.subviews.count == 1)
    #expect(controller.title1?.text == "Welcome")
  }

  @Test("a nib that connects no view is the documented error, and view is nil")
  func viewOutletNotSet() throws {
    let controller = LoginViewController(nibName: "Login", loader: loader(["Login": try nib(view: false)]))

    let error = #expect(throws: UIControllerError.self) {
      try InterfaceFaults.catching { controller.loadViewIfNeeded() }
    }

    #expect(
      error?.description
        == "Login.nib: error: LoginViewController loaded the 'Login' nib but the view outlet was not set")
    #expect(controller.view == nil)
    #expect((controller.viewLoadingError as? UIControllerError)?.code == .viewOutletNotSet)
    #expect(controller.loads == 0)
  }

  @Test("a nib that is nowhere is an error that names what was tried")
  func missingNib() throws {
    let controller = LoginViewController(nibName: "Signup", loader: loader([:]))

    let error = #expect(throws: RuntimeError.self) { try InterfaceFaults.catching { controller.loadViewIfNeeded() } }

    #expect(error?.description == "Signup: error: no nib named 'Signup'; tried /App/Signup.nib")
  }

  @Test("a loadView that sets nothing is an error, not an endless loop")
  func noView() throws {
    let controller = HandmadeController()

    let error = #expect(throws: UIControllerError.self) {
      try InterfaceFaults.catching { controller.loadViewIfNeeded() }
    }

    #expect(error?.code == .viewNotLoaded)
    #expect(error?.detail == "loadView of HandmadeController set no view; set 'view' or call super.loadView()")
  }

  @Test("the title goes to the items in bars")
  func titles() {
    let controller = UIViewController()
    controller.title = "One"
    #expect(controller.navigationItem.title == "One")
    controller.title = "Two"
    #expect(controller.navigationItem.title == "Two")
    #expect(controller.tabBarItem.title == "Two")
  }

  @Test("a controller cannot be within itself")
  func circles() throws {
    let (outer, inner) = (UIViewController(), UIViewController())
    try InterfaceFaults.catching { outer.addChild(inner) }

    let error = #expect(throws: UIControllerError.self) { try InterfaceFaults.catching { inner.addChild(outer) } }

    #expect(error?.code == .misplacedController)
    #expect(outer.children.count == 1)
    inner.removeFromParent()
    #expect(outer.children.isEmpty)
  }

  @Test("an archive whose controllers hold each other is instantiated without a circle")
  func hostile() throws {
    var nib = TestNib()
    nib.object(
      "a", "UINavigationController",
      [("UIChildViewControllers", .array([.ref("b")])), ("UIParentViewController", .ref("b"))])
    nib.object("b", "UINavigationController", [("UIChildViewControllers", .array([.ref("a"), .ref("b")]))])

    let top = try NibInstantiator(graph: try nib.graph(), classes: UIKitCatalog.registry).instantiate()

    for case let controller as UIViewController in top {
      try InterfaceFaults.catching { controller.loadViewIfNeeded() }
      #expect(controller.navigationController.map { $0 !== controller } ?? true)
      try InterfaceFaults.catching { controller.beginAppearanceTransition(true) }
      controller.endAppearanceTransition()
    }
  }

  @Test("a stack refuses what is on it, and keeps its root")
  func stack() throws {
    let root = UIViewController()
    let stack = UINavigationController(rootViewController: root)
    let next = UIViewController()
    try InterfaceFaults.catching { stack.pushViewController(next) }

    #expect(throws: UIControllerError.self) { try InterfaceFaults.catching { stack.pushViewController(root) } }
    #expect(next.navigationController === stack)
    #expect(try InterfaceFaults.catching { stack.popViewController() } === next)
    #expect(try InterfaceFaults.catching { stack.popViewController() } == nil)
    #expect(stack.topViewController === root)
    try InterfaceFaults.catching { stack.setViewControllers([next, root]) }
    #expect(stack.viewControllers.map { ObjectIdentifier($0) } == [next, root].map { ObjectIdentifier($0) })
  }

  @Test("a split shows details in its last place, or on the primary's stack when there is room for one")
  func split() throws {
    let split = UISplitViewController()
    let primary = UINavigationController(rootViewController: UIViewController())
    try InterfaceFaults.catching { split.setViewControllers([primary, UIViewController()]) }
    let detail = UIViewController()

    try InterfaceFaults.catching { primary.topViewController?.showDetailViewController(detail, sender: nil) }
    #expect(split.viewController(for: .secondary) === detail)
    split.isCollapsed = true
    let other = UIViewController()
    try InterfaceFaults.catching { primary.topViewController?.showDetailViewController(other, sender: nil) }

    #expect(primary.topViewController === other)
    #expect(split.viewControllers.count == 2)
  }

  @Test("pages are turned by asking the data source")
  func pages() throws {
    final class Source: UIPageViewControllerDataSource {
      let pages = (0..<3).map { _ in UIViewController() }
      func pageViewController(_ pages: UIPageViewController, viewControllerBefore controller: UIViewController)
        -> UIViewController?
      {
        self.pages.firstIndex { $0 === controller }.flatMap { $0 > 0 ? self.pages[$0 - 1] : nil }
      }
      func pageViewController(_ pages: UIPageViewController, viewControllerAfter controller: UIViewController)
        -> UIViewController?
      {
        self.pages.firstIndex { $0 === controller }.flatMap { $0 < 2 ? self.pages[$0 + 1] : nil }
      }
    }
    let source = Source()
    let book = UIPageViewController()
    book.dataSource = source
    try InterfaceFaults.catching { book.setViewControllers([source.pages[0]], direction: .forward) }

    #expect(try book.turn(.forward))
    #expect(book.viewControllers?.first === source.pages[1])
    #expect(try book.turn(.forward))
    #expect(try !book.turn(.forward))
    #expect(try book.turn(.reverse))
    #expect(book.viewControllers?.first === source.pages[1])
  }

  @Test("what is presented goes with who presents it, and one presents one")
  func presentation() throws {
    let (root, sheet, alert) = (UIViewController(), UIViewController(), UIViewController())
    try InterfaceFaults.catching { root.present(sheet) }
    try InterfaceFaults.catching { sheet.present(alert) }
    #expect(throws: UIControllerError.self) { try InterfaceFaults.catching { root.present(UIViewController()) } }
    #expect(alert.presentingViewController === sheet)

    root.dismiss()

    #expect(root.presentedViewController == nil)
    #expect(sheet.presentedViewController == nil)
    #expect(alert.presentingViewController == nil)
  }
}
