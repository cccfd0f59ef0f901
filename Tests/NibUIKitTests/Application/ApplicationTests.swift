import Foundation
import NibRuntime
import NibTestSupport
import NibUIKit
import Testing

private final class Program: UIResponder, UIApplicationDelegate {
  static var told: [String] = []
  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    Self.told.append("begins")
    return true
  }
}

private final class Scene: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
    guard let scene = scene as? UIWindowScene else { return }
    window = UIWindow(windowScene: scene)
    window?.rootViewController = UIViewController()
    window?.makeKeyAndVisible()
  }
}

private final class Listener: UIView {
  @Action("heard:") var onHeard = { (owner: Listener, sender: NSNotification) in
    owner.heard.append(sender.name.rawValue)
  }
  var heard: [String] = []
}

@Suite("Programs, scenes and what they share", .serialized)
struct ApplicationTests {
  @Test("a program's delegate is made and told that it begins")
  func main() {
    Program.told = []
    Program.main()

    #expect(Program.told == ["begins"])
    #expect(UIApplication.shared.delegate is Program)
    UIApplication.shared.delegate = nil
  }

  @Test("a scene's delegate makes the window")
  func scenes() {
    let scene = Scene()
    scene.scene(UIWindowScene.main, willConnectTo: UIWindowScene.main.session, options: .init())

    #expect(scene.window?.windowScene === UIWindowScene.main)
    #expect(scene.window?.isKeyWindow == true && scene.window?.bounds == UIScreen.main.bounds)
  }

  @Test("work in the background is kept until it ends")
  func background() {
    let application = UIApplication()
    let (first, second) = (application.beginBackgroundTask(), application.beginBackgroundTask(withName: "b") {})
    application.endBackgroundTask(first)

    #expect(first != .invalid && application.backgroundTasks == [second])
  }

  @Test("an action without a sender lets the first responder go")
  func resign() {
    let (window, field) = (UIWindow(), UITextField())
    window.addSubview(field)
    window.makeKeyAndVisible()
    field.becomeFirstResponder()

    #expect(UIApplication.shared.sendAction("resignFirstResponder", to: nil, from: nil, for: nil))
    #expect(!field.isFirstResponder)
  }

  @Test("a pasteboard has what was copied last")
  func pasteboard() throws {
    let board = try #require(UIPasteboard(name: .init("test"), create: true))
    let count = board.changeCount
    board.string = "text"
    board.url = URL(string: "https://example.com")

    #expect(!board.hasStrings && board.hasURLs && board.changeCount == count + 2)
    board.items = [["public.utf8-plain-text": "a"], ["public.utf8-plain-text": "b"]]
    #expect(board.strings == ["a", "b"] && board.string == "a")
  }

  @Test("all objects of a pasteboard's name share what was copied, and tell that it changed")
  func sharedPasteboards() throws {
    let name = UIPasteboard.Name("shared")
    #expect(UIPasteboard(name: name, create: false) == nil)
    let first = try #require(UIPasteboard(name: name, create: true))
    let second = try #require(UIPasteboard(name: name, create: false))
    let heard = Listener()
    NotificationCenter.default.addObserver(
      heard, selector: "heard:", name: UIPasteboard.changedNotification, object: second)

    first.color = .red
    second.string = "text"
    #expect(first.string == "text" && first.color == nil && first.changeCount == 2 && first.types == second.types)
    #expect(second.types == ["public.utf8-plain-text"] && second.contains(pasteboardTypes: second.types))
    #expect(heard.heard == ["UIPasteboardChangedNotification"])
    NotificationCenter.default.removeObserver(heard)

    first.setData(Data([1]), forPasteboardType: "org.example.a")
    #expect(second.data(forPasteboardType: "org.example.a") == Data([1]) && !second.hasStrings)
    first.addItems([["org.example.b": 2]])
    #expect(second.numberOfItems == 2 && second.value(forPasteboardType: "org.example.b") == nil)
    first.string = nil
    #expect(second.numberOfItems == 0)
    UIPasteboard.remove(withName: name)
    #expect(UIPasteboard(name: name, create: false) == nil)
    #expect(UIPasteboard.withUniqueName().name != UIPasteboard.withUniqueName().name)
    let general = try #require(UIPasteboard(name: .general, create: false))
    #expect(general.changeCount == UIPasteboard.general.changeCount)
  }

  @Test("a scene is held as a program wants it, if its controller can be, and tells its delegate")
  func geometry() {
    final class Upright: UIViewController {
      var isLocked = true
      override var supportedInterfaceOrientations: UIInterfaceOrientationMask { [.portrait, .landscapeLeft] }
      override var prefersInterfaceOrientationLocked: Bool { isLocked }
    }
    final class Placed: NSObject, UIWindowSceneDelegate {
      var before: [UIInterfaceOrientation] = []
      func windowScene(
        _ windowScene: UIWindowScene, didUpdateEffectiveGeometry previousEffectiveGeometry: UIWindowScene.Geometry
      ) { before.append(previousEffectiveGeometry.interfaceOrientation) }
    }
    let (scene, placed, window) = (UIWindowScene.main, Placed(), UIWindow())
    window.rootViewController = Upright()
    window.makeKeyAndVisible()
    scene.delegate = placed
    defer {
      scene.interfaceOrientation = .portrait
      window.isHidden = true
    }
    var errors: [any Error] = []

    #expect(scene.effectiveGeometry.systemFrame == UIScreen.main.bounds)
    #expect(scene.effectiveGeometry.isInterfaceOrientationLocked)
    scene.requestGeometryUpdate(.iOS(interfaceOrientations: .landscapeRight)) { errors.append($0) }
    #expect(errors.count == 1 && scene.effectiveGeometry.interfaceOrientation == .portrait && placed.before.isEmpty)
    scene.requestGeometryUpdate(.iOS(interfaceOrientations: .landscape)) { errors.append($0) }
    #expect(errors.count == 1 && scene.effectiveGeometry.interfaceOrientation == .landscapeLeft)
    scene.requestGeometryUpdate(.iOS(interfaceOrientations: .landscape))
    #expect(placed.before == [.portrait], "it was held so already")
    scene.requestGeometryUpdate(.Mac(systemFrame: CGRect(x: 1, y: 2, width: 300, height: 400)))
    #expect(scene.effectiveGeometry.systemFrame.width == 300 && placed.before == [.portrait, .landscapeLeft])
    scene.requestGeometryUpdate(.Mac(systemFrame: UIScreen.main.bounds))
  }

  @Test("a selector observes notifications until it is taken away, with their values")
  func notifications() {
    let (center, listener) = (NotificationCenter(), Listener())
    let name = UIResponder.keyboardWillShowNotification
    center.addObserver(listener, selector: "heard:", name: name, object: nil)
    center.post(name: name, object: nil)
    center.removeObserver(listener)
    center.post(name: name, object: nil)

    #expect(listener.heard == [name.rawValue])
    #expect(NSValue(cgRect: CGRect(x: 1, y: 2, width: 3, height: 4)).cgRectValue.size.height == 4)
  }

  private final class Document {
    var text = ""
    func set(_ new: String, _ manager: UndoManager) {
      let old = text
      manager.registerUndo(withTarget: self) { $0.set(old, manager) }
      text = new
    }
  }

  @Test("changes are undone and done again, one by one or in groups")
  func undo() {
    let (manager, document) = (UndoManager(), Document())
    document.set("a", manager)
    manager.beginUndoGrouping()
    document.set("b", manager)
    document.set("c", manager)
    manager.endUndoGrouping()
    manager.setActionName("Typing")

    manager.undo()
    #expect(document.text == "a" && manager.canRedo)
    manager.redo()
    #expect(document.text == "c" && !manager.canRedo)
    manager.undo()
    manager.undo()
    #expect(document.text == "" && !manager.canUndo)
    manager.redo()
    document.set("d", manager)
    #expect(document.text == "d" && !manager.canRedo)
    manager.removeAllActions(withTarget: document)
    #expect(!manager.canUndo)
  }

  @Test("what assistive technology is told is kept, and its actions are performed")
  func accessibility() {
    let view = UIView()
    UIAccessibility.posted = []
    UIAccessibility.post(notification: .announcement, argument: "Saved")
    view.accessibilityCustomActions = [UIAccessibilityCustomAction(name: "Delete") { $0.name == "Delete" }]

    #expect(UIAccessibility.posted.map(\.notification) == [.announcement])
    #expect(UIAccessibility.posted.first?.argument as? String == "Saved")
    #expect(view.accessibilityCustomActions?.first?.perform() == true)
  }

  @Test("a long press opens the menu that a delegate says")
  func contextMenus() {
    final class Maker: UIContextMenuInteractionDelegate {
      func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
      ) -> UIContextMenuConfiguration? {
        guard location.x < 10 else { return nil }
        return UIContextMenuConfiguration(actionProvider: { _ in UIMenu(title: "Menu") })
      }
    }
    let (view, maker) = (UIView(), Maker())
    let interaction = UIContextMenuInteraction(delegate: maker)
    view.addInteraction(interaction)

    #expect(interaction.openMenu(at: CGPoint(x: 1, y: 1))?.title == "Menu")
    #expect(interaction.openMenu(at: CGPoint(x: 11, y: 1)) == nil)
    UIView().addInteraction(interaction)
    #expect(view.interactions.isEmpty && interaction.view == nil)
  }

  @Test("items within others are seen while these are open")
  func outlines() {
    var snapshot = NSDiffableDataSourceSectionSnapshot<String>()
    snapshot.append(["a", "b"])
    snapshot.append(["a1", "a2"], to: "a")
    snapshot.append(["x"], to: "a1")
    snapshot.insert(["between"], after: "a")

    #expect(snapshot.items == ["a", "a1", "x", "a2", "between", "b"])
    #expect(snapshot.visibleItems == ["a", "between", "b"])
    snapshot.expand(["a", "a1"])
    #expect(snapshot.visibleItems == snapshot.items && snapshot.level(of: "x") == 2)
    snapshot.collapse(["a"])
    #expect(!snapshot.isVisible("x") && snapshot.isExpanded("a1"))
    #expect(snapshot.snapshot(of: "a").rootItems == ["a1", "a2"])
    snapshot.delete(["a"])
    #expect(snapshot.items == ["between", "b"])
    let error = #expect(throws: StandInError.self) { try InterfaceFaults.catching { snapshot.append(["b"]) } }
    #expect(error?.code == .duplicateIdentifier)
  }

  @Test("a property animator makes its changes when it is started or led, and ends once")
  func animators() {
    var heard: [String] = []
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { heard.append("change") }
    animator.addCompletion { heard.append("\($0)") }
    animator.fractionComplete = 0.5
    #expect(heard == ["change"] && animator.state == .active)
    animator.isReversed = true
    animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
    #expect(heard == ["change", "start"] && animator.state == .inactive)
  }
}
