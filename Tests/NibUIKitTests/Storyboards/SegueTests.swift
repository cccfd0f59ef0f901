import NibRuntime
import NibTestSupport
@testable import NibUIKit
import Testing

@testable import NibStandIns

/// A controller that wants more than a coder.
private final class DetailController: UIViewController {
  let model: Int

  init?(coder: NSCoder, model: Int) {
    self.model = model
    super.init(coder: coder)
  }

  required init?(coder: NSCoder) {
    model = -1
    super.init(coder: coder)
  }
}

/// A source that makes the destinations of its segues itself.
private final class InjectingController: UIViewController {
  override func makeDestination(
    of template: UIStoryboardSegueTemplate, from coder: NSCoder, sender: Any?
  ) throws -> UIViewController? {
    template.identifier == "go" ? DetailController(coder: coder, model: sender as? Int ?? 0) : nil
  }
}

@Suite("Segues of every kind")
struct SegueTests {
  private static let destination = "UIDestinationViewControllerIdentifier"

  private func board(
    _ template: String, _ values: [(String, TestNib.Value)] = [], source: String = "UIViewController"
  ) throws -> UIStoryboard {
    var board = TestStoryboard()
    try board.scene("First", source) { scene in
      scene.setView()
      scene.view.object("item", "UIButton", top: false)
      scene.segue("go", template, [("UIIdentifier", .string("go")), (Self.destination, .string("Second"))] + values)
      scene.view.action("perform:", from: "item", to: "upstream-go")
    }
    try board.scene("Second", "DetailController") { $0.setView() }
    let registry = recorders()
    registry.register(DetailController.self)
    registry.register(InjectingController.self)
    return UIStoryboard(board, loader: InstantiationContext(classes: registry))
  }

  @Test("push goes on the stack of the source")
  func push() throws {
    let first = try board("UIStoryboardPushSegueTemplate").instantiateInitialViewController(as: UIViewController.self)
    let stack = UINavigationController(rootViewController: first)

    try InterfaceFaults.catching { first.performSegue(withIdentifier: "go", sender: nil) }

    #expect(stack.topViewController is DetailController)
  }

  @Test("push without a stack is an error that names the segue")
  func pushNowhere() throws {
    let first = try board("UIStoryboardPushSegueTemplate").instantiateInitialViewController(as: UIViewController.self)

    let error = #expect(throws: UIControllerError.self) {
      try InterfaceFaults.catching { first.performSegue(withIdentifier: "go", sender: nil) }
    }

    #expect(error?.code == .noContainer)
    #expect(
      error?.description
        == "Test.storyboard: error: segue 'go' of UIViewController: it pushes, but its source is in no navigation "
        + "controller")
  }

  @Test("replace takes a place of the split")
  func replace() throws {
    let first = try board(
      "UIStoryboardReplaceSegueTemplate",
      [("UIDestinationContainmentContext", .int(1)), ("UISplitViewControllerIndex", .int(1))]
    ).instantiateInitialViewController(as: UIViewController.self)
    let split = UISplitViewController()
    try InterfaceFaults.catching { split.setViewControllers([first, UIViewController()]) }

    try InterfaceFaults.catching { first.performSegue(withIdentifier: "go", sender: nil) }

    #expect(split.viewControllers.count == 2)
    #expect(split.viewController(for: .secondary) is DetailController)
  }

  @Test("show detail goes to the split")
  func showDetail() throws {
    let first = try board(
      "UIStoryboardShowSegueTemplate", [("UIActionName", .string("showDetailViewController:sender:"))]
    ).instantiateInitialViewController(as: UIViewController.self)
    let split = UISplitViewController()
    try InterfaceFaults.catching { split.setViewControllers([first]) }

    try InterfaceFaults.catching { first.performSegue(withIdentifier: "go", sender: nil) }

    #expect(split.viewController(for: .secondary) is DetailController)
  }

  @Test("a presentation has the styles of its segue")
  func modal() throws {
    let first = try board(
      "UIStoryboardPresentationSegueTemplate",
      [("UIModalPresentationStyle", .int(2)), ("UIModalTransitionStyle", .int(1))]
    ).instantiateInitialViewController(as: UIViewController.self)

    try InterfaceFaults.catching { first.performSegue(withIdentifier: "go", sender: nil) }

    #expect(first.presentedViewController?.modalPresentationStyle == .formSheet)
    #expect(first.presentedViewController?.modalTransitionStyle == .flipHorizontal)
  }

  @Test("a popover points at the control that fired it")
  func popover() throws {
    let first = try board("UIStoryboardPopoverPresentationSegueTemplate").instantiateInitialViewController(
      as: UIViewController.self)
    let button = UIButton()

    try first.segueTemplates[0].fire(sender: button)

    #expect(first.presentedViewController?.modalPresentationStyle == .popover)
    #expect(first.presentedViewController?.popoverPresentation?.sourceView === button)
  }

  @Test("a popover has the directions of its segue's arrow")
  func popoverArrow() throws {
    let first = try board("UIStoryboardPopoverPresentationSegueTemplate", [("UIPermittedArrowDirections", .int(6))])
      .instantiateInitialViewController(as: UIViewController.self)

    try InterfaceFaults.catching { first.performSegue(withIdentifier: "go", sender: nil) }

    let popover = first.presentedViewController?.popoverPresentationController
    #expect(popover?.permittedArrowDirections == [.down, .left])
  }

  @Test("a custom segue is performed by its registered class")
  func custom() throws {
    let first = try board("UIStoryboardSegueTemplate", [("UISegueClassName", .string("FadeSegue"))])
      .instantiateInitialViewController(as: UIViewController.self)

    let lines = try Transcript.of {
      try InterfaceFaults.catching { first.performSegue(withIdentifier: "go", sender: nil) }
    }

    #expect(lines == ["FadeSegue: perform First to Second"])
  }

  @Test("a kind with a class of its own does the kind's step when the class calls super")
  func customShow() throws {
    let first = try board("UIStoryboardPresentationSegueTemplate", [("UISegueClassName", .string("FadeSegue"))])
      .instantiateInitialViewController(as: UIViewController.self)

    let lines = try Transcript.of {
      try InterfaceFaults.catching { first.performSegue(withIdentifier: "go", sender: nil) }
    }

    #expect(lines == ["FadeSegue: perform First to Second"])
    #expect(first.presentedViewController is DetailController)
  }

  @Test("a segue class that nobody registered is an error that says how to")
  func unknownClass() throws {
    let first = try board("UIStoryboardSegueTemplate", [("UISegueClassName", .string("_TtC4Shop9SlideOver"))])
      .instantiateInitialViewController(as: UIViewController.self)

    let error = #expect(throws: UIControllerError.self) {
      try InterfaceFaults.catching { first.performSegue(withIdentifier: "go", sender: nil) }
    }

    #expect(error?.code == .unknownSegueClass)
    #expect(
      error?.detail
        == "segue 'go' of UIViewController: no segue class is registered for '_TtC4Shop9SlideOver'; register it with "
        + "ClassRegistry.register(segue:)")
  }

  @Test("an unknown segue is an error that names those there are")
  func unknownSegue() throws {
    let first = try board("UIStoryboardShowSegueTemplate").instantiateInitialViewController(as: UIViewController.self)

    let error = #expect(throws: UIControllerError.self) {
      try InterfaceFaults.catching { first.performSegue(withIdentifier: "gone", sender: nil) }
    }

    #expect(
      error?.description
        == "Test.storyboard: error: UIViewController has no segue with identifier 'gone'; it has 'go'")
  }

  @Test("a source may make the destination of a segue with what it knows")
  func injected() throws {
    let first = try board("UIStoryboardShowSegueTemplate", source: "InjectingController")
      .instantiateInitialViewController(as: UIViewController.self)

    try InterfaceFaults.catching { first.performSegue(withIdentifier: "go", sender: 42) }

    #expect((first.presentedViewController as? DetailController)?.model == 42)
  }

  @Test("an unwind segue that nobody responds to is an error that names the action")
  func nowhereToUnwind() throws {
    let first = try board("UIStoryboardUnwindSegueTemplate", [("UIAction", .string("unwindToHere:"))])
      .instantiateInitialViewController(as: UIViewController.self)

    let error = #expect(throws: UIControllerError.self) {
      try InterfaceFaults.catching { first.performSegue(withIdentifier: "go", sender: nil) }
    }

    #expect(error?.code == .noUnwindDestination)
    #expect(
      error?.detail == "segue 'go' of UIViewController: no controller around or below it responds to 'unwindToHere:'")
  }

  @Test("an unwind segue finds its way through tabs and stacks, and shows its destination")
  func unwindThroughContainers() throws {
    let storyboard = try board("UIStoryboardUnwindSegueTemplate", [("UIAction", .string("unwindToHere:"))])
    let source = try storyboard.instantiateInitialViewController(as: UIViewController.self)
    let target = Recorder()
    let stack = UINavigationController(rootViewController: target)
    try InterfaceFaults.catching { stack.pushViewController(UIViewController()) }
    let tabs = UITabBarController()
    try InterfaceFaults.catching { tabs.setViewControllers([stack, UIViewController()]) }
    try tabs.select(tabs.viewControllers[1])
    try InterfaceFaults.catching { tabs.viewControllers[1].present(source) }

    let lines = try Transcript.of {
      try InterfaceFaults.catching { source.performSegue(withIdentifier: "go", sender: nil) }
    }

    #expect(lines.contains("?: unwindToHere: go from First"))
    #expect(tabs.presentedViewController == nil)
    #expect(tabs.selectedIndex == 0)
    #expect(stack.topViewController === target)
  }

  @Test("the nearest controller that agrees is where an unwind segue ends")
  func nearest() throws {
    let storyboard = try board("UIStoryboardUnwindSegueTemplate", [("UIAction", .string("unwindToHere:"))])
    let source = try storyboard.instantiateInitialViewController(as: UIViewController.self)
    let (far, near) = (Recorder(), Recorder())
    let stack = UINavigationController(rootViewController: far)
    try InterfaceFaults.catching { stack.pushViewController(near) }
    try InterfaceFaults.catching { stack.pushViewController(source) }

    try InterfaceFaults.catching { source.performSegue(withIdentifier: "go", sender: nil) }

    #expect(stack.topViewController === near)
  }

  @Test("a template keeps neither its segue nor its controllers alive")
  func release() throws {
    weak var first: UIViewController?
    weak var second: UIViewController?
    do {
      let made = try board("UIStoryboardPresentationSegueTemplate").instantiateInitialViewController(
        as: UIViewController.self)
      first = made
      try InterfaceFaults.catching { made.performSegue(withIdentifier: "go", sender: nil) }
      second = made.presentedViewController
      #expect(second != nil)
    }
    #expect(first == nil)
    #expect(second == nil)
  }

  @Test("a scene that embeds itself is an error")
  func endlessEmbedding() throws {
    var board = TestStoryboard()
    try board.scene("Loop", "UIViewController") { scene in
      scene.setView("UIView", [("UISubviews", .array([.ref("box")]))])
      scene.view.object("box", "UIView", top: false)
      scene.segue(
        "e", "UIStoryboardEmbedSegueTemplate",
        [(Self.destination, .string("Loop")), ("UIPerformOnViewLoad", .bool(true))])
      scene.view.outlet("containerView", from: "upstream-e", to: "box")
    }
    let loop = try UIStoryboard(board).instantiateInitialViewController(as: UIViewController.self)

    let error = #expect(throws: RuntimeError.self) { try InterfaceFaults.catching { loop.loadViewIfNeeded() } }

    #expect(error?.code == .tooDeep)
  }
}
