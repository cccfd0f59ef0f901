import NibUIKit
import Testing

@MainActor
@Suite("Looks from proxies")
struct AppearanceTests {
  private final class Badge: UILabel {
    var color: UIColor?
    override func didMoveToWindow() { color = textColor }
  }

  private final class Frame: UIView {}
  private final class Wide: UIStepper {}
  private final class Stack: UINavigationController {}

  private func show(_ views: UIView...) -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let root = UIViewController()
    window.rootViewController = root
    window.makeKeyAndVisible()
    for view in views { root.view.addSubview(view) }
    return window
  }

  @Test("a view takes what was not set on itself before it hears of the window")
  func views() {
    Badge.appearance().textColor = .orange
    Badge.appearance().numberOfLines = 3
    let (plain, other) = (Badge(), Badge())
    other.textColor = .green
    #expect(plain.textColor != .orange)
    let window = show(plain, other)
    #expect(plain.color == .orange)
    #expect(other.textColor == .green)
    #expect(other.numberOfLines == 3)
    Badge.appearance().textColor = .purple
    #expect(plain.textColor == .orange)
    plain.removeFromSuperview()
    window.addSubview(plain)
    #expect(plain.textColor == .purple)
    plain.textColor = .brown
    plain.removeFromSuperview()
    window.addSubview(plain)
    #expect(plain.textColor == .brown)
  }

  private final class Fragile: UILabel {
    let words: [String]
    var mark: UIColor? = .red
    init(words: [String]) {
      self.words = words
      super.init(frame: CGRect())
    }
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
  }

  @Test("no initializer of an app's class runs for its proxy")
  func fragile() {
    Fragile.appearance().numberOfLines = 4
    Fragile.appearance().mark = .green
    let view = Fragile(words: ["tea"])
    let window = show(view)
    #expect(view.numberOfLines == 4 && view.mark == .red && view.window === window)
    #expect(Fragile.appearance().numberOfLines == 4 && type(of: Fragile.appearance()) == Fragile.self)
    withExtendedLifetime(window) {}
  }

  @Test("the nearer class and the container have the last word")
  func scopes() {
    Wide.appearance().tintColor = .orange
    Wide.appearance(whenContainedInInstancesOf: [Frame.self]).tintColor = .purple
    Wide.appearance(for: UITraitCollection(userInterfaceStyle: .dark)).alpha = 0.5
    let (inner, outer, frame) = (Wide(), Wide(), Frame())
    frame.addSubview(inner)
    let window = show(frame, outer)
    #expect(inner.tintColor == .purple)
    #expect(outer.tintColor == .orange)
    #expect(outer.alpha == 1)
    let dark = Wide()
    dark.overrideUserInterfaceStyle = .dark
    window.addSubview(dark)
    #expect(dark.alpha == 0.5)
  }

  @Test("bars of a stack take tints and appearances, also where it is presented")
  func bars() {
    let look = UINavigationBarAppearance()
    UINavigationBar.appearance(whenContainedInInstancesOf: [Stack.self]).standardAppearance = look
    UINavigationBar.appearance(whenContainedInInstancesOf: [Stack.self]).barTintColor = .purple
    UIToolbar.appearance(whenContainedInInstancesOf: [Stack.self]).tintColor = .orange
    let stack = Stack(rootViewController: UIViewController())
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.rootViewController = stack
    window.makeKeyAndVisible()
    #expect(stack.navigationBar.standardAppearance === look)
    #expect(stack.navigationBar.barTintColor == .purple)
    #expect(stack.toolbar.tintColor == .orange)
    let other = UINavigationController(rootViewController: UIViewController())
    let second = Stack(rootViewController: UIViewController())
    stack.present(other, animated: false)
    other.present(second, animated: false)
    #expect(other.navigationBar.barTintColor == nil)
    #expect(second.navigationBar.barTintColor == .purple)
  }
}
