import NibUIKit
import Testing

@Suite("Members that apps override")
struct OverrideTests {
  private final class Card: UIView {
    var told: [String] = []
    override var alpha: CGFloat { didSet { told.append("alpha") } }
    override var transform: CGAffineTransform { didSet { told.append("transform") } }
    override var layoutMargins: UIEdgeInsets { didSet { told.append("margins") } }
    override var isMultipleTouchEnabled: Bool {
      get { true }
      set { told.append("touches") }
    }
    override var accessibilityElements: [Any]? {
      get { ["one"] }
      set {}
    }
    override var traitCollection: UITraitCollection { UITraitCollection(userInterfaceStyle: .dark) }
    override func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize { CGSize(width: 7, height: 8) }
    override func bringSubviewToFront(_ view: UIView) {
      told.append("front")
      super.bringSubviewToFront(view)
    }
  }

  @Test("members of a view are the app's, and super's what they were")
  func views() {
    let card = Card()
    card.alpha = 0.5
    card.transform = CGAffineTransform(scaleX: 2, y: 2)
    card.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    card.isMultipleTouchEnabled = false
    let (first, second) = (UIView(), UIView())
    card.addSubview(first)
    card.addSubview(second)
    card.bringSubviewToFront(first)
    #expect(card.told == ["alpha", "transform", "margins", "touches", "front"])
    #expect(card.subviews.last === first && card.alpha == 0.5 && card.transform.a == 2 && card.layoutMargins.left == 2)
    #expect(card.isMultipleTouchEnabled && card.accessibilityElements?.count == 1)
    let view: UIView = card
    #expect(view.systemLayoutSizeFitting(CGSize()).width == 7 && view.traitCollection.userInterfaceStyle == .dark)
  }

  private final class Big: UIButton {
    var titles: [String?] = []
    override var isHighlighted: Bool { didSet { titles.append(isHighlighted ? "down" : "up") } }
    override func setTitle(_ title: String?, for state: UIControl.State) {
      titles.append(title)
      super.setTitle(title?.uppercased(), for: state)
    }
  }

  private final class Long: UITableView {
    var reloads = 0
    override func reloadData() {
      reloads += 1
      super.reloadData()
    }
    override func deselectRow(at indexPath: IndexPath, animated: Bool) {}
  }

  @Test("members of controls, lists and bars are the app's")
  func lists() {
    let button = Big()
    button.setTitle("send", for: .normal)
    #expect(button.titles == ["send"] && button.title(for: .normal) == "SEND")
    let table = Long(frame: CGRect(), style: .plain)
    let list: UITableView = table
    list.reloadData()
    #expect(table.reloads >= 1)
  }

  private final class Inner: UIViewController {
    private let mover = Mover()
    override var transitioningDelegate: (any UIViewControllerTransitioningDelegate)? {
      get { mover }
      set {}
    }
    override var isEditing: Bool { didSet { title = isEditing ? "editing" : "reading" } }
    override var additionalSafeAreaInsets: UIEdgeInsets {
      get { UIEdgeInsets(top: 9, left: 0, bottom: 0, right: 0) }
      set {}
    }
    override var navigationItem: UINavigationItem { item }
    private let item = UINavigationItem(title: "Mine")
  }

  private final class Mover: UIViewControllerTransitioningDelegate {}

  private final class Stack: UINavigationController {
    var popped = 0
    override func popToRootViewController(animated: Bool) -> [UIViewController]? {
      popped += 1
      return super.popToRootViewController(animated: animated)
    }
    override var topViewController: UIViewController? { children.first }
    override var isNavigationBarHidden: Bool {
      get { true }
      set {}
    }
  }

  @Test("members of controllers are the app's")
  func controllers() {
    let inner = Inner()
    inner.isEditing = true
    #expect(inner.title == "editing" && inner.transitioningDelegate is Mover)
    #expect(inner.additionalSafeAreaInsets.top == 9)
    let stack = Stack(rootViewController: inner)
    stack.pushViewController(UIViewController(), animated: false)
    #expect(stack.navigationBar.items.first?.title == "Mine" && stack.topViewController === inner)
    #expect(stack.popToRootViewController(animated: false)?.count == 1 && stack.popped == 1)
  }

  private final class Pan: UIPanGestureRecognizer {
    override func translation(in view: UIView?) -> CGPoint { CGPoint(x: 5, y: 6) }
  }

  private final class Scroller: UIScrollView {
    override var isDragging: Bool { true }
    override func accessibilityElementCount() -> Int { super.accessibilityElementCount() + 1 }
  }

  private final class Tabs: UITabBarController {
    var shown: [Int] = []
    override var selectedIndex: Int { didSet { shown.append(selectedIndex) } }
    override var selectedTab: UITab? {
      get { super.selectedTab }
      set { super.selectedTab = newValue }
    }
  }

  @Test("members of gestures, scroll views and tabs are the app's")
  func others() {
    let pan: UIPanGestureRecognizer = Pan()
    let scroll: UIScrollView = Scroller()
    #expect(pan.translation(in: nil) == CGPoint(x: 5, y: 6) && scroll.isDragging)
    #expect(scroll.accessibilityElementCount() == 1)
    let tabs = Tabs(
      tabs: ["a", "b"].map { name in UITab(title: name, image: nil, identifier: name) { _ in UIViewController() } })
    tabs.selectedIndex = 1
    #expect(tabs.shown == [1] && tabs.selectedTab?.identifier == "b")
    tabs.selectedTab = tabs.tabs.first
    #expect(tabs.selectedIndex == 0)
  }

  private final class Tagged: UICollectionViewLayoutAttributes {
    var mark = 0
    override func copy(with zone: NSZone? = nil) -> Any {
      let copy = super.copy(with: zone)
      (copy as? Tagged)?.mark = mark
      return copy
    }
    override func isEqual(_ object: Any?) -> Bool { (object as? Tagged)?.mark == mark && super.isEqual(object) }
  }

  @Test("attributes of a layout copy what an app adds")
  func attributes() {
    let tagged = Tagged(forCellWith: IndexPath(item: 0, section: 0))
    tagged.mark = 3
    #expect((tagged.copy() as? Tagged)?.mark == 3 && tagged.isEqual(tagged))
  }

  @Test("a look of a bar is copied with all of its parts")
  func looks() throws {
    let look = UINavigationBarAppearance()
    look.configureWithOpaqueBackground()
    look.backButtonAppearance.normal.titlePositionAdjustment = UIOffset(horizontal: 5, vertical: 0)
    let copy = try #require(look.copy() as? UINavigationBarAppearance)
    look.backButtonAppearance.normal.titlePositionAdjustment = UIOffset()
    #expect(copy.background == .opaque && copy.backButtonAppearance.normal.titlePositionAdjustment.horizontal == 5)
    let tabs = UITabBarAppearance(barAppearance: look)
    #expect(tabs.background == .opaque && tabs.idiom == look.idiom)
  }
}
