import Foundation
import NibUIKit
import Testing

@Suite("Leaving a program and coming back")
@MainActor
struct LifeCycleTests {
  @MainActor
  private final class Delegate: UIApplicationDelegate, UISceneDelegate {
    var window: UIWindow?
    var log: [String] = []
    func applicationWillResignActive(_ application: UIApplication) { log.append("resigns") }
    func applicationDidEnterBackground(_ application: UIApplication) { log.append("background") }
    func applicationWillEnterForeground(_ application: UIApplication) { log.append("foreground") }
    func applicationDidBecomeActive(_ application: UIApplication) { log.append("active") }
    func applicationWillTerminate(_ application: UIApplication) { log.append("ends") }
    func applicationDidReceiveMemoryWarning(_ application: UIApplication) { log.append("memory") }
    func sceneDidEnterBackground(_ scene: UIScene) { log.append("scene background \(scene.activationState)") }
    func sceneDidBecomeActive(_ scene: UIScene) { log.append("scene active") }
  }

  @Test("short memory is told to the delegate and to controllers in windows, the end to the delegate")
  func memory() {
    final class Controller: UIViewController {
      var warnings = 0
      override func didReceiveMemoryWarning() { warnings += 1 }
    }
    let (program, delegate, controller) = (UIApplication.shared, Delegate(), Controller())
    let earlier = program.delegate
    program.delegate = delegate
    defer { program.delegate = earlier }
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = UINavigationController(rootViewController: controller)
    window.makeKeyAndVisible()
    program.receiveMemoryWarning()
    program.terminate()
    #expect(delegate.log == ["memory", "ends"])
    #expect(controller.warnings == 1)
  }

  @Test("delegates hear in order, and notifications are posted")
  func cycle() {
    let (program, delegate) = (UIApplication.shared, Delegate())
    let earlier = (program.delegate, UIWindowScene.main.delegate)
    (program.delegate, UIWindowScene.main.delegate) = (delegate, nil)
    defer { (program.delegate, UIWindowScene.main.delegate) = earlier }
    nonisolated(unsafe) var posted: [String] = []
    let names = [
      UIApplication.willResignActiveNotification, UIApplication.didEnterBackgroundNotification,
      UIScene.didEnterBackgroundNotification, UIApplication.willEnterForegroundNotification,
      UIApplication.didBecomeActiveNotification,
    ]
    let tokens = names.map { name in
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { posted.append($0.name.rawValue) }
    }
    defer { for token in tokens { NotificationCenter.default.removeObserver(token) } }

    program.leave()
    #expect(program.applicationState == .background)
    program.leave()
    program.comeBack()
    program.interrupt()
    program.comeBack()
    #expect(delegate.log == ["resigns", "background", "foreground", "active", "resigns", "active"])
    #expect(program.applicationState == .active && UIWindowScene.main.activationState == .foregroundActive)
    #expect(
      posted.prefix(4) == [
        "UIApplicationWillResignActiveNotification", "UISceneDidEnterBackgroundNotification",
        "UIApplicationDidEnterBackgroundNotification", "UIApplicationWillEnterForegroundNotification",
      ])
    UIWindowScene.main.delegate = delegate
    delegate.log = []
    program.leave()
    program.comeBack()
    #expect(delegate.log == ["scene background background", "scene active"])
  }

  @Test("windows hear who has the keyboard")
  func keyWindow() {
    final class Window: UIWindow {
      var log: [String] = []
      override func becomeKey() { log.append("key") }
      override func resignKey() { log.append("not") }
    }
    let (first, second) = (Window(frame: CGRect()), Window(frame: CGRect()))
    first.makeKeyAndVisible()
    second.makeKeyAndVisible()
    second.makeKeyAndVisible()
    first.makeKey()
    #expect(first.log == ["key", "not", "key"])
    #expect(second.log == ["key", "not"])
  }
}
