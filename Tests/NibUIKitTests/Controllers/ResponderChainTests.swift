import NibRuntime
import NibUIKit
import Testing

@Suite("The responder chain through controllers")
@MainActor
struct ResponderChainTests {
  private final class Child: UIViewController, NibActionPerforming {
    var log: [String] = []

    func perform(_ selector: String, sender: AnyObject?, event: ControlEvents?) -> Bool {
      log.append(selector)
      return true
    }

    func responds(to selector: String) -> Bool { selector == "save:" }
  }

  @MainActor
  private final class Delegate: UIApplicationDelegate {}

  @Test("goes from a view to its controller, then to the views around, the window, the program and its delegate")
  func chain() throws {
    let (child, button) = (Child(), UIButton(frame: CGRect(x: 0, y: 0, width: 40, height: 40)))
    let stack = UINavigationController(rootViewController: child)
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = stack
    window.makeKeyAndVisible()
    child.view.addSubview(button)
    let earlier = UIApplication.shared.delegate
    let delegate = Delegate()
    UIApplication.shared.delegate = delegate
    defer { UIApplication.shared.delegate = earlier }
    var chain: [AnyObject] = []
    var next: AnyObject? = button
    while let responder = next, chain.count < 20 {
      chain.append(responder)
      next = (responder as? UIResponder)?.nextResponder
    }
    let expected: [AnyObject] = [button, child.view, child, stack.view, stack, window, UIApplication.shared, delegate]
    #expect(chain.count == expected.count && zip(chain, expected).allSatisfy { $0 === $1 }, "\(chain)")

    button.addTarget(nil, action: Selector("save:"), for: .touchUpInside)
    try button.tap()
    #expect(child.log == ["save:"])
  }
}
