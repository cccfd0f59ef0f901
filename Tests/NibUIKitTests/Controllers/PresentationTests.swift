import NibUIKit
import Testing

private final class Listener: UINavigationControllerDelegate, UISheetPresentationControllerDelegate {
  var heard: [String] = []
  var mayGo = true

  func navigationController(_ stack: UINavigationController, willShow shown: UIViewController, animated: Bool) {
    heard.append("will \(shown.title ?? "")")
  }
  func navigationController(_ stack: UINavigationController, didShow shown: UIViewController, animated: Bool) {
    heard.append("did \(shown.title ?? "") of \(stack.viewControllers.count)")
  }
  func presentationControllerShouldDismiss(_ controller: UIPresentationController) -> Bool { mayGo }
  func presentationControllerDidAttemptToDismiss(_ controller: UIPresentationController) { heard.append("tried") }
  func presentationControllerWillDismiss(_ controller: UIPresentationController) { heard.append("will go") }
  func presentationControllerDidDismiss(_ controller: UIPresentationController) { heard.append("went") }
  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(_ sheet: UISheetPresentationController) {
    heard.append("now \(sheet.selectedDetentIdentifier?.rawValue ?? "")")
  }
}

private final class Frame: UIPresentationController {
  var heard: [String] = []
  override var frameOfPresentedViewInContainerView: CGRect { CGRect(x: 0, y: 100, width: 393, height: 752) }
  override func presentationTransitionWillBegin() { heard.append("comes \(containerView != nil)") }
  override func presentationTransitionDidEnd(_ completed: Bool) { heard.append("came") }
  override func dismissalTransitionWillBegin() { heard.append("goes") }
  override func dismissalTransitionDidEnd(_ completed: Bool) { heard.append("went") }
}

private final class Maker: UIViewControllerTransitioningDelegate {
  var made: Frame?
  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? {
    made = Frame(presentedViewController: presented, presenting: presenting)
    return made
  }
}

private struct Room: UISheetPresentationControllerDetentResolutionContext {
  var containerTraitCollection: UITraitCollection { .current }
  var maximumDetentValue: CGFloat { 800 }
}

@Suite("Presentations and who hears of them")
struct PresentationTests {
  private func named(_ title: String) -> UIViewController {
    let controller = UIViewController()
    controller.title = title
    return controller
  }

  private func shown(_ root: UIViewController) -> UIWindow {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = root
    window.makeKeyAndVisible()
    return window
  }

  @Test("a stack on the screen tells its delegate what it shows")
  func stack() {
    let (listener, stack) = (Listener(), UINavigationController(rootViewController: named("a")))
    stack.delegate = listener
    let window = shown(stack)
    stack.pushViewController(named("b"), animated: false)
    stack.popViewController(animated: false)

    #expect(
      listener.heard == ["will a", "did a of 1", "will b", "did b of 2", "will a", "did a of 1"])
    #expect(window.rootViewController === stack)
  }

  @Test("a sheet that a user swipes down asks and tells its delegate")
  func swipes() {
    let (root, sheet, listener) = (UIViewController(), UIViewController(), Listener())
    sheet.modalPresentationStyle = .pageSheet
    sheet.presentationController?.delegate = listener
    root.present(sheet, animated: true)

    listener.mayGo = false
    #expect(!sheet.swipeAway())
    sheet.isModalInPresentation = true
    listener.mayGo = true
    #expect(!sheet.swipeAway())
    sheet.isModalInPresentation = false
    #expect(sheet.swipeAway())
    #expect(!sheet.swipeAway())
    #expect(listener.heard == ["tried", "tried", "will go", "went"])
    #expect(root.presentedViewController == nil)
  }

  @Test("a sheet is dragged to the heights that it has, which a closure may reckon")
  func detents() throws {
    let (controller, listener) = (UIViewController(), Listener())
    controller.modalPresentationStyle = .pageSheet
    let sheet = try #require(controller.sheetPresentationController)
    sheet.delegate = listener
    let small = UISheetPresentationController.Detent.custom(identifier: .init("small")) { $0.maximumDetentValue / 4 }
    sheet.detents = [small, .large()]

    #expect(sheet.drag(to: .init("small")))
    #expect(!sheet.drag(to: .medium))
    #expect(listener.heard == ["now small"])
    #expect(small.resolvedValue(in: Room()) == 200)
    #expect(UISheetPresentationController.Detent.medium().resolvedValue(in: Room()) == 400)
  }

  private final class Dimming: UIPresentationController {
    let dim = UIView()
    override func presentationTransitionWillBegin() {
      dim.alpha = 0
      presentedViewController?.transitionCoordinator?.animate(alongsideTransition: { _ in self.dim.alpha = 0.5 })
    }
    override func dismissalTransitionWillBegin() {
      presentedViewController?.transitionCoordinator?.animate(alongsideTransition: { _ in self.dim.alpha = 0 })
    }
  }

  private final class DimmingMaker: UIViewControllerTransitioningDelegate {
    var made: Dimming?
    func presentationController(
      forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? {
      made = Dimming(presentedViewController: presented, presenting: presenting)
      return made
    }
  }

  @Test("what presents a controller animates beside it as it comes and goes, unless nothing is animated")
  func coordinators() throws {
    let (root, maker) = (UIViewController(), DimmingMaker())
    let window = shown(root)
    for (isAnimated, alpha) in [(true, 0.5), (false, 0)] {
      let card = UIViewController()
      (card.modalPresentationStyle, card.transitioningDelegate) = (.custom, maker)
      root.present(card, animated: isAnimated)
      let made = try #require(maker.made)
      #expect(made.dim.alpha == alpha && card.transitionCoordinator == nil)
      made.dim.alpha = 0.5
      card.dismiss(animated: isAnimated)
      #expect(made.dim.alpha == (isAnimated ? 0 : 0.5))
    }
    #expect(window.rootViewController === root)
  }

  @Test("what a transitioning delegate makes hears how its controller comes and goes, and places its view")
  func custom() {
    let (root, presented, maker) = (UIViewController(), UIViewController(), Maker())
    presented.modalPresentationStyle = .custom
    presented.transitioningDelegate = maker
    root.present(presented, animated: true)

    #expect(presented.presentationController === maker.made)
    #expect(presented.view.frame.origin.y == 100)
    root.dismiss(animated: true)
    #expect(maker.made?.heard == ["comes true", "came", "goes", "went"])
    #expect(maker.made?.containerView == nil)
  }

  private final class Leaving: UIViewController {
    var changes: [String] = []
    override func viewWillDisappear(_ animated: Bool) {
      super.viewWillDisappear(animated)
      transitionCoordinator?.animate(alongsideTransition: { _ in self.changes.append("beside") }) { context in
        self.changes.append("after \(context.isCancelled)")
      }
    }
  }

  @Test("changes beside an animated transition are made; without animation there is nothing beside")
  func coordinator() {
    let leaving = Leaving()
    let stack = UINavigationController(rootViewController: leaving)
    let window = shown(stack)
    stack.pushViewController(named("b"), animated: false)
    #expect(leaving.changes.isEmpty)
    stack.popViewController(animated: false)
    stack.pushViewController(named("c"), animated: true)

    #expect(leaving.changes == ["beside", "after false"])
    #expect(leaving.transitionCoordinator == nil)
    #expect(window.isVisible)
  }

  private final class Screen: UIViewController {
    var heard: [String] = []
    override func viewDidAppear(_ animated: Bool) { heard.append("came") }
    override func viewDidDisappear(_ animated: Bool) { heard.append("went") }
  }

  @Test("another root of a visible window takes the place of the one before")
  func roots() {
    let (first, second) = (Screen(), Screen())
    let window = shown(first)
    window.rootViewController = second

    #expect(first.heard == ["came", "went"] && second.heard == ["came"])
    #expect(window.subviews == [second.view])
  }

  private final class Card: UIView {
    var heard: [String] = []
    override func willMove(toWindow window: UIWindow?) { heard.append("will \(window != nil)") }
    override func didMoveToWindow() { heard.append("did \(window != nil)") }
  }

  @Test("all views of a tree hear that it comes into a window and leaves it")
  func windows() {
    let (window, outer, inner) = (UIWindow(), UIView(), Card())
    outer.addSubview(inner)
    #expect(inner.heard.isEmpty)
    window.addSubview(outer)
    outer.removeFromSuperview()

    #expect(inner.heard == ["will true", "did true", "will false", "did false"])
  }

  @Test("what is shown in the place of content comes and goes")
  func unavailable() {
    let screen = UIViewController()
    screen.contentUnavailableConfiguration = UIContentUnavailableConfiguration.search()
    let shown = screen.view.subviews.first
    screen.contentUnavailableConfiguration = UIContentUnavailableConfiguration.loading()

    #expect(shown is UIContentUnavailableView && screen.view.subviews.first === shown)
    #expect(shown?.subviews.compactMap { ($0 as? UILabel)?.text }.first == "Loading…")
    screen.contentUnavailableConfiguration = nil
    #expect(screen.view.subviews.isEmpty)
  }
}
