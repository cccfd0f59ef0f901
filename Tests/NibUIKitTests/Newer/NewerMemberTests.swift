import NibRuntime
import NibUIKit
import Testing

@MainActor
@Suite("Members of newer systems")
struct NewerMemberTests {
  private enum Theme: UITraitDefinition {
    static let defaultValue = "plain"
  }

  @Test("collections say which traits are others, an app's own among them")
  func traits() {
    let dark = UITraitCollection { traits in
      traits.userInterfaceStyle = .dark
      traits[Theme.self] = "bright"
    }
    let changed = dark.changedTraits(from: nil).map { "\($0)" }
    #expect(changed == ["UITraitUserInterfaceStyle", "Theme"])
    #expect(dark.changedTraits(from: dark).isEmpty)
  }

  @Test("blurs are archived by the numbers of their styles, those that are always light or dark among them")
  func blurs() {
    #expect(UIBlurEffect(style: .systemUltraThinMaterialLight).style == 11)
    #expect(UIBlurEffect(style: .systemChromeMaterialLight).style == 15)
    #expect(UIBlurEffect(style: .systemUltraThinMaterialDark).style == 16)
    #expect(UIBlurEffect(style: .systemChromeMaterialDark).style == 20)
  }

  @Test("leaves of menus do what choosing them does")
  func leaves() {
    var chosen: [String] = []
    let action = UIAction(title: "Red", selectedImage: UIImage(systemName: "circle.fill")) { action in
      chosen.append("\(action.title) \(action.sender is UIButton)")
    }
    let command = UICommand(title: "Find")
    command.addAction { _ in chosen.append("Find") }
    let leaves: [any UIMenuLeaf] = [action, command]
    for leaf in leaves {
      leaf.repeatBehavior = .nonRepeatable
      leaf.performWithSender(UIButton(), target: nil)
    }
    #expect(chosen == ["Red true", "Find"] && action.repeatBehavior == .nonRepeatable)
    #expect(action.selectedImage?.name == "circle.fill")
  }

  @Test("what is copied as objects comes as items")
  func pasteboard() {
    let board = UIPasteboard.withUniqueName()
    board.setObjects(["Mars", "Venus"])
    #expect(board.strings == ["Mars", "Venus"])
    UIPasteboard.remove(withName: board.name)
  }

  @Test("assistive technology is told what is posted, and what else a view shows")
  func accessibility() throws {
    let before = UIAccessibility.posted.count
    AccessibilityNotification.Announcement("saved").post()
    AccessibilityNotification.LayoutChanged().post()
    let posted = UIAccessibility.posted.dropFirst(before)
    #expect(posted.map(\.notification) == [.announcement, .layoutChanged])
    #expect(posted.first?.argument as? String == "saved")
    let (view, age) = (UIView(), AXCustomContent(label: "Age", value: "3"))
    age.importance = .high
    view.accessibilityCustomContent = [age]
    #expect(view.accessibilityCustomContent.map { "\($0.label) \($0.value)" } == ["Age 3"])
  }

  @Test("an animator that leaves the work to another one moves the views when that starts")
  func animators() {
    final class Slide: UIViewControllerAnimatedTransitioning {
      func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 2 }
      func animateTransition(using context: any UIViewControllerContextTransitioning) {
        let animator: any UIViewImplicitlyAnimating = UIViewPropertyAnimator(duration: 2, curve: .linear)
        animator.addAnimations { context.view(forKey: .to)?.tag = 7 }
        animator.addCompletion { context.completeTransition($0 == .end) }
        animator.startAnimation()
      }
    }
    final class Delegate: UIViewControllerTransitioningDelegate {
      func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
      ) -> (any UIViewControllerAnimatedTransitioning)? { Slide() }
    }
    let (window, delegate, shown) = (UIWindow(), Delegate(), UIViewController())
    window.rootViewController = UIViewController()
    window.makeKeyAndVisible()
    shown.transitioningDelegate = delegate
    window.rootViewController?.present(shown, animated: true)
    #expect(shown.view.tag == 7 && shown.view.window === window)
  }

  @Test("a scene keeps the bar of its window, and a bar item its menu")
  func smaller() throws {
    let scene = UIWindowScene(session: UISceneSession(), connectionOptions: UIScene.ConnectionOptions())
    scene.titlebar?.titleVisibility = .hidden
    scene.titlebar?.toolbarStyle = .unified
    #expect(scene.titlebar?.titleVisibility == .hidden && scene.titlebar?.toolbarStyle == .unified)
    let item = UIBarButtonItem(title: "More", image: nil, target: nil, action: nil, menu: UIMenu(title: "m"))
    #expect(item.title == "More" && item.menu?.title == "m")
    let preview = UITextItem.MenuConfiguration(preview: nil, menu: UIMenu())
    #expect(preview.preview == nil && UITextItem.MenuConfiguration(menu: UIMenu()).preview != nil)
  }

  @Test("an item opens a new window where the program has several, else does the other action, or is hidden")
  func newWindows() throws {
    let app = UIApplication.shared
    defer { app.supportsMultipleScenes = false }
    var opened = 0
    func make(_ alternate: UIAction?) -> UIWindowScene.ActivationAction {
      UIWindowScene.ActivationAction(alternate: alternate) { _ in
        .init(userActivity: NSUserActivity(activityType: "planet"))
      }
    }
    let other = UIAction(title: "Show") { _ in opened += 1 }
    let before = app.sceneRequests.count
    #expect(make(nil).attributes == .hidden && make(other).title == "Show")
    make(other).performWithSender(nil, target: nil)
    #expect(opened == 1 && app.sceneRequests.count == before)
    app.supportsMultipleScenes = true
    #expect(make(nil).attributes == [] && make(other).title == "Open in New Window")
    make(other).performWithSender(nil, target: nil)
    #expect(opened == 1 && app.sceneRequests.last?.userActivity?.activityType == "planet")
    #expect(app.sceneRequests.count == before + 1)
  }

  @Test("closures of a picture are called phase by phase")
  func phases() {
    let link = UIUpdateLink(view: UIView())
    var heard: [String] = []
    link.addAction(to: .afterUpdateComplete) { _, _ in heard.append("end") }
    link.addAction { _, info in heard.append("commit at \(info.modelTime)") }
    link.addAction(to: .beforeEventDispatch) { _, _ in heard.append("begin") }
    link.fire(at: 2)
    #expect(heard.isEmpty)
    link.isEnabled = true
    link.fire(at: 2)
    #expect(heard == ["begin", "commit at 2.0", "end"])
  }

  private final class Album: NSObject, NibActionPerforming {
    var saved: [String?] = []
    func responds(to selector: String) -> Bool { selector == "saved:" }
    func perform(_ selector: String, sender: AnyObject?, event: ControlEvents?) throws -> Bool {
      guard responds(to: selector) else { return false }
      saved.append((sender as? UIImage)?.name)
      return true
    }
  }

  @Test("images that are saved to the photos are kept for a test, and the target hears of it")
  func photos() throws {
    let (app, album) = (UIApplication.shared, Album())
    let image = try #require(UIImage(systemName: "star"))
    let before = app.savedPhotos.count
    UIImageWriteToSavedPhotosAlbum(image, album, Selector("saved:"), nil)
    UIImageWriteToSavedPhotosAlbum(image, nil, nil, nil)
    #expect(app.savedPhotos.count == before + 2 && app.savedPhotos.last === image)
    #expect(album.saved == ["star"])
  }

  @Test("the window of the program's delegate is asked for as in UIKit, where a delegate may leave it out")
  func delegates() {
    final class Delegate: UIResponder, UIApplicationDelegate {
      var window: UIWindow?
    }
    final class Plain: UIResponder, UIApplicationDelegate {}
    let (own, root) = (Delegate(), UIViewController())
    own.window = UIWindow()
    own.window?.rootViewController = root
    let delegates: [any UIApplicationDelegate] = [own, Plain()]
    #expect(delegates.map { $0.window??.rootViewController === root } == [true, false])
    #expect(delegates[0].window?.rootViewController === root)
  }
}
