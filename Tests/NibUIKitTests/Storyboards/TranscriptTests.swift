import NibRuntime
import NibTestSupport
@testable import NibUIKit
import Testing

@testable import NibStandIns

/// The order of events of each scenario, compared with the text files in `Archives/Transcripts`.
@Suite("What happens in which order in a storyboard")
struct TranscriptTests {
  /// `RECORD=1` rewrites the file and fails.
  private func check(_ lines: [String], _ name: String, _ location: SourceLocation = #_sourceLocation) {
    let path = "\(SharedFiles.packageRoot)/Archives/Transcripts/\(name).txt"
    let text = lines.joined(separator: "\n") + "\n"
    if TestDisk.isRecording {
      #expect(TestDisk.write(text, to: path), sourceLocation: location)
      Issue.record("recorded \(name).txt", sourceLocation: location)
      return
    }
    let expected = TestDisk.text(path) ?? ""
    #expect(text == expected, sourceLocation: location)
  }

  private func step(_ words: String) { Transcript.add("-- \(words)") }

  private static let destination = "UIDestinationViewControllerIdentifier"

  private func twoScenes(_ className: String, _ values: [(String, TestNib.Value)]) throws -> TestStoryboard {
    var board = TestStoryboard()
    try board.scene("First") { scene in
      scene.setView()
      scene.view.object("button", "UIButton", top: false)
      scene.segue("go", className, [("UIIdentifier", .string("go")), (Self.destination, .string("Second"))] + values)
      scene.view.action("perform:", from: "button", to: "upstream-go")
      scene.view.outlet("field", from: "owner", to: "button")
    }
    try board.scene("Second") { $0.setView() }
    return board
  }

  @Test("a controller's own archive: made, attributes, connections, awake; no view")
  func controllerArchive() throws {
    var board = TestStoryboard()
    try board.scene("Main") { scene in
      scene.controller.attribute("theme", of: "main", .string("dark"))
      scene.setView()
    }

    let lines = try Transcript.of {
      let storyboard = UIStoryboard(board)
      step("instantiateViewController")
      let controller = try InterfaceFaults.catching { storyboard.instantiateViewController(withIdentifier: "Main") }
      step("done, view \(controller.isViewLoaded ? "loaded" : "not loaded")")
    }

    check(lines, "controller-archive")
  }

  @Test("a view's archive: loaded when the view is first touched, the controller its owner")
  func viewArchive() throws {
    var board = TestStoryboard()
    try board.scene("Main") { scene in
      scene.setView("RecordingView", [("UIBounds", .reals([0, 0, 375, 667]))])
      scene.view.object("label", "UILabel", [("UIText", .string("Hello"))], top: false)
      scene.view.outlet("title1", from: "owner", to: "label")
      scene.view.attribute("tag", of: "view", .object("NSNumber", [("NS.intval", .int(7))]))
    }

    let lines = try Transcript.of {
      let controller = try UIStoryboard(board).instantiateInitialViewController(as: UIViewController.self)
      step("view")
      let view = controller.view
      step("tag \(view?.tag ?? 0)")
      step("view again")
      _ = controller.view
      step("done")
    }

    check(lines, "view-archive")
  }

  @Test("embed segues run between loadView and viewDidLoad")
  func embed() throws {
    var board = TestStoryboard()
    try board.scene("Outer") { scene in
      scene.setView()
      scene.view.object("box", "UIView", [("UIBounds", .reals([0, 0, 100, 50]))], top: false)
      scene.segue(
        "embed", "UIStoryboardEmbedSegueTemplate",
        [
          ("UIIdentifier", .string("inner")), (Self.destination, .string("Inner")),
          ("UIPerformOnViewLoad", .bool(true)), ("UIContainerView", .null),
        ])
      scene.view.outlet("containerView", from: "upstream-embed", to: "box")
      scene.view.outlet("field", from: "owner", to: "box")
    }
    try board.scene("Inner") { $0.setView() }

    let lines = try Transcript.of {
      let outer = try UIStoryboard(board).instantiateInitialViewController(as: Recorder.self)
      step("view")
      try InterfaceFaults.catching { outer.loadViewIfNeeded() }
      let inner = outer.field?.subviews.first
      step(
        "in the container: \((inner?.frame).map { "\(NibRect($0))" } ?? "nothing"), mask \(inner?.autoresizingMask ?? [])"
      )
    }

    check(lines, "embed")
  }

  @Test("a segue that a control fires asks first, with the control as sender")
  func showByControl() throws {
    let board = try twoScenes(
      "UIStoryboardShowSegueTemplate", [("UIActionName", .string("showViewController:sender:"))])

    let lines = try Transcript.of {
      let first = try UIStoryboard(board).instantiateInitialViewController(as: Recorder.self)
      let stack = UINavigationController(rootViewController: first)
      try InterfaceFaults.catching { first.loadViewIfNeeded() }
      let button = try #require(first.field as? UIButton)
      first.refused = ["go"]
      step("button.send, refused")
      try button.send(.touchUpInside)
      first.refused = []
      step("button.send")
      try button.send(.touchUpInside)
      step("stack: \(stack.viewControllers.map { words($0) })")
    }

    check(lines, "show-by-control")
  }

  @Test("performSegue does not ask")
  func performSegue() throws {
    let board = try twoScenes(
      "UIStoryboardShowSegueTemplate", [("UIActionName", .string("showViewController:sender:"))])

    let lines = try Transcript.of {
      let first = try UIStoryboard(board).instantiateInitialViewController(as: Recorder.self)
      first.refused = ["go"]
      step("performSegue")
      try InterfaceFaults.catching { first.performSegue(withIdentifier: "go", sender: first) }
      step("presented: \(words(first.presentedViewController))")
    }

    check(lines, "perform-segue")
  }

  @Test("an unwind segue prepares, sends the action, then takes away what is above")
  func unwind() throws {
    var board = try twoScenes("UIStoryboardModalSegueTemplate", [("UIAnimates", .bool(false))])
    try board.scene("Second") { scene in
      scene.setView()
      scene.segue(
        "back", "UIStoryboardUnwindSegueTemplate",
        [("UIIdentifier", .string("back")), (Self.destination, .null), ("UIAction", .string("unwindToHere:"))])
    }
    board.manifest.initialIdentifier = "First"

    let lines = try Transcript.of {
      let first = try UIStoryboard(board).instantiateViewController(withIdentifier: "First", as: Recorder.self)
      let window = UIWindow()
      window.rootViewController = first
      step("makeKeyAndVisible")
      try InterfaceFaults.catching { window.makeKeyAndVisible() }
      step("performSegue")
      try InterfaceFaults.catching { first.performSegue(withIdentifier: "go", sender: nil) }
      let second = try #require(first.presentedViewController)
      step("performSegue back")
      try InterfaceFaults.catching { second.performSegue(withIdentifier: "back", sender: nil) }
      step("presented: \(words(first.presentedViewController)), presenting: \(words(second.presentingViewController))")
    }

    check(lines, "unwind")
  }

  @Test("tabs: children are parented silently, and nothing is selected until they appear")
  func tabs() throws {
    var board = TestStoryboard()
    try board.scene("Tabs", "UITabBarController", of: "UITabBarController") { scene in
      scene.child("Home")
      scene.child("More")
    }

    let lines = try Transcript.of {
      let tabs = try UIStoryboard(board).instantiateInitialViewController(as: UITabBarController.self)
      let index = { tabs.selectedIndex == UITabBarController.notFound ? "not found" : "\(tabs.selectedIndex)" }
      step("children \(tabs.children.map { words($0) }), selectedIndex \(index())")
      try InterfaceFaults.catching { tabs.loadViewIfNeeded() }
      step("view loaded, selectedIndex \(index())")
      try InterfaceFaults.catching { tabs.beginAppearanceTransition(true) }
      tabs.endAppearanceTransition()
      step("on the screen, selectedIndex \(index())")
      try tabs.tap(tab: 1)
      step("tab 1 tapped, selectedIndex \(index())")
    }

    check(lines, "tabs")
  }

  @Test("a navigation stack: its root is parented silently; a push says more the more is loaded")
  func navigation() throws {
    var board = TestStoryboard()
    try board.scene("Stack", "RecordingStack", of: "UINavigationController") { $0.child("Root") }
    try board.scene("Next") { $0.setView() }

    let lines = try Transcript.of {
      let storyboard = UIStoryboard(board)
      let stack = try storyboard.instantiateInitialViewController(as: UINavigationController.self)
      let next = { try InterfaceFaults.catching { storyboard.instantiateViewController(withIdentifier: "Next") } }
      step("push, view not loaded")
      try InterfaceFaults.catching { stack.pushViewController(try next()) }
      step("view")
      try InterfaceFaults.catching { stack.loadViewIfNeeded() }
      step("push, view loaded")
      try InterfaceFaults.catching { stack.pushViewController(try next()) }
      step("on the screen")
      try InterfaceFaults.catching { stack.beginAppearanceTransition(true) }
      stack.endAppearanceTransition()
      step("push, on the screen")
      try InterfaceFaults.catching { stack.pushViewController(try next()) }
      step("popToRoot")
      try InterfaceFaults.catching { stack.popToRootViewController() }
      step("stack: \(stack.viewControllers.map { words($0) })")
    }

    check(lines, "navigation")
  }

  @Test("-1 leaves the style to the destination, any other number sets it", arguments: [-1, 0, 4])
  func presentationStyle(style: Int) throws {
    let board = try twoScenes(
      "UIStoryboardPresentationSegueTemplate", [("UIModalPresentationStyle", .int(Int64(style)))])
    let first = try UIStoryboard(board).instantiateInitialViewController(as: Recorder.self)

    _ = Transcript.of { first.performSegue(withIdentifier: "go", sender: nil) }

    let shown = try #require(first.presentedViewController)
    #expect(shown.modalPresentationStyle == (style < 0 ? .fullScreen : UIModalPresentationStyle(rawValue: style)))
  }

  @Test("presenting and dismissing")
  func presentation() throws {
    let board = try twoScenes("UIStoryboardPresentationSegueTemplate", [("UIModalPresentationStyle", .int(0))])

    let lines = try Transcript.of {
      let first = try UIStoryboard(board).instantiateInitialViewController(as: Recorder.self)
      try InterfaceFaults.catching { first.beginAppearanceTransition(true) }
      first.endAppearanceTransition()
      step("performSegue")
      try InterfaceFaults.catching { first.performSegue(withIdentifier: "go", sender: nil) }
      step("dismiss")
      first.presentedViewController?.dismiss()
      step("presented: \(words(first.presentedViewController))")
    }

    check(lines, "presentation")
  }
}
