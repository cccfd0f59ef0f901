import NibTestSupport
import NibUIKit
import Testing

@Suite("Tints of views")
struct TintTests {
  private final class Hearing: UIView {
    var heard = 0
    override func tintColorDidChange() { heard += 1 }
  }

  @Test("A view has the tint of the one above it until it has its own")
  func inherits() {
    let (outer, inner, view) = (UIView(), UIView(), Hearing())
    outer.addSubview(inner)
    inner.addSubview(view)
    #expect(view.tintColor == .systemBlue)
    outer.tintColor = .systemRed
    #expect(view.tintColor === outer.tintColor && view.heard == 1)
    inner.tintColor = .systemGreen
    outer.tintColor = .systemPink
    #expect(view.tintColor === inner.tintColor && view.heard == 2)
    inner.tintColor = nil
    #expect(view.tintColor === outer.tintColor && view.heard == 3)
  }

  @Test("A view that comes into a window with a tint hears of it")
  func comesIn() {
    let (window, view) = (UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844)), Hearing())
    let controller = UIViewController()
    window.tintColor = .systemPurple
    window.rootViewController = controller
    window.makeKeyAndVisible()
    controller.view.addSubview(view)
    #expect(view.heard == 1 && view.tintColor === window.tintColor)
  }

  @Test("A subclass may look at what is set")
  func overridden() {
    final class Colored: UIView {
      var isSet = false
      override var tintColor: UIColor! { didSet { isSet = true } }
    }
    let view = Colored()
    view.tintColor = .black
    #expect(view.isSet && view.tintColor == .black)
  }
}
