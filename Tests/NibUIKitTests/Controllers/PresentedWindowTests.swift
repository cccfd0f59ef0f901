import NibUIKit
import Testing

@Suite("Views of presented controllers in the presenter's window")
struct PresentedWindowTests {
  /// Notes when the view comes into a window and leaves it.
  private final class Watching: UIView {
    var windows: [Bool] = []
    override func didMoveToWindow() { windows.append(window != nil) }
  }

  private final class Shown: UIViewController {
    let watching = Watching()
    var heard: [String] = []
    override func loadView() { view = watching }
    private func note(_ word: String) { heard.append("\(word) \(view.window != nil)") }
    override func viewWillAppear(_ animated: Bool) { note("will appear") }
    override func viewIsAppearing(_ animated: Bool) { note("appears") }
    override func viewDidAppear(_ animated: Bool) { note("did appear") }
    override func viewWillDisappear(_ animated: Bool) { note("will go") }
    override func viewDidDisappear(_ animated: Bool) { note("went") }
  }

  private final class Card: UIPresentationController, UIViewControllerTransitioningDelegate {
    let dim = UIView()
    override var frameOfPresentedViewInContainerView: CGRect { CGRect(x: 0, y: 50, width: 100, height: 150) }
    override func presentationTransitionWillBegin() { containerView?.addSubview(dim) }
    func presentationController(
      forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? { self }
  }

  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
  private let below = UIViewController()
  private let above = Shown()

  init() {
    window.rootViewController = below
    window.makeKeyAndVisible()
  }

  @Test("the view is in the window from before it appears until it has gone", arguments: [true, false])
  func plain(isAnimated: Bool) {
    below.present(above, animated: isAnimated)
    #expect(above.view.window === window && above.view.frame == window.bounds)
    #expect(above.view.superview !== window && window.subviews.count == 2)
    #expect(window.hitTest(CGPoint(x: 5, y: 5)) === above.view)
    below.dismiss(animated: isAnimated)
    #expect(above.view.window == nil && window.subviews.count == 1)
    #expect(above.heard == ["will appear false", "appears true", "did appear true", "will go true", "went false"])
    #expect(above.watching.windows == [true, false])
  }

  @Test("what an app's own presentation puts beside the view is in the window, below the view")
  func custom() throws {
    let card = Card(presentedViewController: above, presenting: below)
    (above.modalPresentationStyle, above.transitioningDelegate) = (.custom, card)
    below.present(above, animated: true)
    let container = try #require(card.containerView)
    #expect(container.superview === window && card.dim.window === window)
    #expect(container.subviews.map { $0 === card.dim ? "dim" : "view" } == ["dim", "view"])
    #expect(above.view.frame == CGRect(x: 0, y: 50, width: 100, height: 150))
    above.dismiss(animated: true)
    #expect(card.containerView == nil && card.dim.window == nil && window.subviews.count == 1)
  }

  @Test("one over another lies in front, and both go together")
  func chain() {
    let top = Shown()
    below.present(above, animated: false)
    above.present(top, animated: false)
    #expect(window.subviews.count == 3 && top.view.window === window)
    #expect(window.hitTest(CGPoint(x: 5, y: 5)) === top.view)
    below.dismiss(animated: false)
    #expect(window.subviews.count == 1 && top.view.window == nil && above.view.window == nil)
  }

  @Test("a field of a presented controller takes the keyboard in the window")
  func keyboard() {
    let field = UITextField()
    above.view.addSubview(field)
    below.present(above, animated: false)
    #expect(field.becomeFirstResponder() && window.firstResponder === field)
    below.dismiss(animated: false)
    #expect(window.firstResponder == nil && !field.isFirstResponder)
  }

  @Test("without a window the view is nowhere")
  func windowless() {
    let (lone, other) = (UIViewController(), Shown())
    lone.present(other, animated: false)
    #expect(lone.presentedViewController === other && other.view.superview == nil)
  }
}
