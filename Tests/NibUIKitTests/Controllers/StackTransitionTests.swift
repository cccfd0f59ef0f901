import NibRuntime
import NibUIKit
import Testing

@Suite("Animators of stacks, tabs and popovers")
@MainActor
struct StackTransitionTests {
  @MainActor
  private final class Mover: UIViewControllerAnimatedTransitioning, UINavigationControllerDelegate,
    UITabBarControllerDelegate,
    UIPopoverPresentationControllerDelegate
  {
    var log: [String] = []
    func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> Double { 0.3 }
    func animateTransition(using context: any UIViewControllerContextTransitioning) {
      let (from, to) = (context.viewController(forKey: .from), context.viewController(forKey: .to))
      log.append("\(from?.title ?? "") to \(to?.title ?? "")")
      if let view = context.view(forKey: .to), let to {
        context.containerView.addSubview(view)
        view.frame = context.finalFrame(for: to)
      }
      context.completeTransition(true)
    }
    func navigationController(
      _ navigationController: UINavigationController,
      animationControllerFor operation: UINavigationController.Operation,
      from fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
      log.append("\(operation)")
      return self
    }
    func tabBarController(
      _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
      to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { self }
    func prepareForPopoverPresentation(_ popover: UIPopoverPresentationController) { log.append("popover") }
  }

  private func controller(_ title: String) -> UIViewController {
    let controller = UIViewController()
    controller.title = title
    return controller
  }

  private func show(_ controller: UIViewController) -> UIWindow {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    return window
  }

  @Test("a stack asks for who moves the views of a push and of a pop, where these are animated")
  func stack() throws {
    let (mover, first, second) = (Mover(), controller("a"), controller("b"))
    let stack = UINavigationController(rootViewController: first)
    stack.delegate = mover
    let window = show(stack)
    stack.pushViewController(second, animated: true)
    #expect(second.view.window === window && first.view.superview == nil)
    #expect(second.view.frame == stack.view.bounds)
    stack.popViewController(animated: true)
    #expect(first.view.window === window && second.view.superview == nil)
    stack.pushViewController(second, animated: false)
    #expect(mover.log == ["push", "a to b", "pop", "b to a"])
  }

  @Test("tabs ask likewise")
  func tabs() throws {
    let (mover, first, second) = (Mover(), controller("a"), controller("b"))
    let tabs = UITabBarController()
    tabs.viewControllers = [first, second]
    tabs.delegate = mover
    let window = show(tabs)
    try tabs.tap(tab: 1)
    #expect(mover.log == ["a to b"])
    #expect(second.view.window === window && first.view.superview == nil)
  }

  @Test("a popover's delegate prepares it")
  func popover() {
    let (mover, shown, base) = (Mover(), controller("p"), controller("a"))
    let window = show(base)
    shown.modalPresentationStyle = .popover
    shown.popoverPresentationController?.delegate = mover
    base.present(shown, animated: false)
    #expect(mover.log == ["popover"])
    #expect(window.rootViewController?.presentedViewController === shown)
  }

  @Test("pages have dots where the data source counts them, and a turn moves on")
  func dots() throws {
    @MainActor
    final class Pages: UIPageViewControllerDataSource {
      let all = [UIViewController(), UIViewController(), UIViewController()]
      func pageViewController(_ pages: UIPageViewController, viewControllerBefore controller: UIViewController)
        -> UIViewController?
      {
        all.firstIndex(of: controller).flatMap { $0 > 0 ? all[$0 - 1] : nil }
      }
      func pageViewController(_ pages: UIPageViewController, viewControllerAfter controller: UIViewController)
        -> UIViewController?
      {
        all.firstIndex(of: controller).flatMap { $0 < 2 ? all[$0 + 1] : nil }
      }
      func presentationCount(for pages: UIPageViewController) -> Int { all.count }
      func presentationIndex(for pages: UIPageViewController) -> Int {
        pages.viewControllers?.first.flatMap { all.firstIndex(of: $0) } ?? 0
      }
    }
    let (pages, source) = (UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal), Pages())
    pages.dataSource = source
    let window = show(pages)
    pages.setViewControllers([source.all[1]], direction: .forward)
    let dots = try #require(window.find(UIPageControl.self))
    #expect(dots.numberOfPages == 3 && dots.currentPage == 1)
    try pages.turn(.forward)
    #expect(dots.currentPage == 2)
    #expect(try !pages.turn(.forward))
    let curled = UIPageViewController(transitionStyle: .pageCurl, navigationOrientation: .horizontal)
    curled.dataSource = source
    let other = show(curled)
    curled.setViewControllers([source.all[0]], direction: .forward)
    #expect(other.find(UIPageControl.self) == nil)
  }

  @Test("the bar of tabs has their items, knows the chosen one, and chooses")
  func tabItems() throws {
    let (mover, first, second) = (Mover(), controller("a"), controller("b"))
    second.tabBarItem = UITabBarItem(title: "B", image: nil, tag: 7)
    let tabs = UITabBarController()
    tabs.viewControllers = [first, second]
    tabs.delegate = mover
    let window = show(tabs)
    #expect(tabs.tabBar.items.count == 2 && tabs.tabBar.items[1] === second.tabBarItem)
    #expect(tabs.tabBar.selectedItem === first.tabBarItem)
    #expect(tabs.tabBar.select(second.tabBarItem))
    #expect(second.view.window === window && tabs.tabBar.selectedItem?.tag == 7)
    #expect(mover.log == ["a to b"])
    let isForeign: Bool = tabs.tabBar.select(UITabBarItem(title: "C", image: nil, tag: 0))
    #expect(!isForeign)
    #expect(throws: UIControllerError.self) { try InterfaceFaults.catching { tabs.tabBar.items = [] } }
    #expect(throws: UIControllerError.self) {
      try InterfaceFaults.catching { tabs.tabBar.selectedItem = first.tabBarItem }
    }
  }
}
