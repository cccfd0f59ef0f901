import NibRuntime
import NibTestSupport
import NibUIKit
import Testing

@Suite("A tree of views")
struct ViewTreeTests {
  private func names(_ view: UIView) -> [Int] { view.subviews.map(\.tag) }

  private func view(_ tag: Int) -> UIView {
    let view = UIView()
    view.tag = tag
    return view
  }

  @Test("subviews go where they are put, and move")
  func order() {
    let (top, a, b, c, d) = (UIView(), view(1), view(2), view(3), view(4))

    top.addSubview(a)
    top.addSubview(b)
    top.insertSubview(c, belowSubview: b)
    top.insertSubview(d, aboveSubview: a)
    #expect(names(top) == [1, 4, 3, 2])
    top.bringSubviewToFront(a)
    top.sendSubviewToBack(b)
    #expect(names(top) == [2, 4, 3, 1])
    top.insertSubview(a, at: 99)
    top.insertSubview(b, aboveSubview: a)
    #expect(names(top) == [4, 3, 1, 2])
    c.removeFromSuperview()
    #expect(names(top) == [4, 1, 2])
    #expect(c.superview == nil)
  }

  @Test("a view knows its root, its window, what it is in, and tags below it")
  func ancestors() {
    let (window, top, inner, other) = (UIWindow(), view(1), view(2), view(3))
    window.addSubview(top)
    top.addSubview(inner)
    top.addSubview(other)

    #expect(inner.window === window)
    #expect(window.window === window)
    #expect(UIView().window == nil)
    #expect(inner.root === window)
    #expect(inner.isDescendant(of: top))
    #expect(inner.isDescendant(of: inner))
    #expect(!inner.isDescendant(of: other))
    #expect(inner.commonAncestor(with: other) === top)
    #expect(inner.commonAncestor(with: UIView()) == nil)
    #expect(window.viewWithTag(2) === inner)
    #expect(window.viewWithTag(9) == nil)
  }

  @Test("a view that is added hears of it, and so does its superview")
  func hooks() {
    final class Hearing: UIView {
      var heard: [String] = []
      override func willMove(toSuperview superview: UIView?) {
        heard.append(superview == nil ? "will go" : "will come")
      }
      override func didMoveToSuperview() { heard.append(superview == nil ? "went" : "came") }
      override func didAddSubview(_ subview: UIView) { heard.append("added") }
      override func willRemoveSubview(_ subview: UIView) { heard.append("removes") }
    }
    let (top, inner) = (Hearing(), Hearing())

    top.addSubview(inner)
    inner.removeFromSuperview()

    #expect(inner.heard == ["will come", "came", "will go", "went"])
    #expect(top.heard == ["added", "removes"])
  }

  @Test("points and rectangles are converted by offsets, scrolled ones too")
  func convert() {
    let (top, scroll, leaf) = (UIView(), UIScrollView(), UIView())
    top.frame = CGRect(x: 0, y: 0, width: 300, height: 300)
    scroll.frame = CGRect(x: 10, y: 20, width: 100, height: 100)
    leaf.frame = CGRect(x: 5, y: 50, width: 10, height: 10)
    top.addSubview(scroll)
    scroll.addSubview(leaf)
    scroll.contentOffset = CGPoint(x: 0, y: 40)

    #expect(leaf.convert(CGPoint(x: 1, y: 2), to: top) == CGPoint(x: 16, y: 32))
    #expect(leaf.convert(CGPoint(x: 16, y: 32), from: top) == CGPoint(x: 1, y: 2))
    #expect(
      leaf.convert(CGRect(x: 0, y: 0, width: 10, height: 10), to: nil)
        == CGRect(x: 15, y: 30, width: 10, height: 10))
  }

  @Test("a touch finds the frontmost view that takes it")
  func hit() {
    let (top, back, front) = (UIView(), view(1), view(2))
    top.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    back.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
    front.frame = CGRect(x: 20, y: 20, width: 50, height: 50)
    top.addSubview(back)
    top.addSubview(front)

    #expect(top.hitTest(CGPoint(x: 30, y: 30)) === front)
    front.isHidden = true
    #expect(top.hitTest(CGPoint(x: 30, y: 30)) === back)
    #expect(!front.receivesTouches)
    back.isUserInteractionEnabled = false
    #expect(top.hitTest(CGPoint(x: 30, y: 30)) === top)
    #expect(top.hitTest(CGPoint(x: 100, y: 30)) == nil)
    top.alpha = 0
    #expect(!back.isShown)
  }

  @Test("a constraint is active while a view holds it; the nearest common view takes it")
  func constraints() {
    let (top, a, b) = (UIView(), view(1), view(2))
    top.addSubview(a)
    top.addSubview(b)
    let edge = NSLayoutConstraint(item: a, attribute: .left, toItem: b, attribute: .right, constant: 8)
    let width = NSLayoutConstraint(item: a, attribute: .width, constant: 40)
    let loose = NSLayoutConstraint(item: a, attribute: .left, toItem: UIView(), attribute: .right)

    NSLayoutConstraint.activate([edge, width, loose])
    #expect(top.constraints.map { $0 === edge } == [true])
    #expect(a.constraints.map { $0 === width } == [true])
    #expect(!loose.isActive)
    NSLayoutConstraint.deactivate([edge])
    #expect(!edge.isActive)
    #expect(top.constraints.isEmpty)
  }

  @Test("constraints of an archive are active")
  func archivedConstraints() throws {
    var nib = TestNib()
    nib.object("v", "UIView", [("UIViewAutolayoutConstraints", .array([.ref("c")]))])
    nib.object(
      "c", "NSLayoutConstraint", [("NSFirstItem", .ref("v")), ("NSShouldBeArchived", .bool(true))], top: false)

    let report = try load(nib)
    let constraint = try #require(report.find(NSLayoutConstraint.self))

    #expect(constraint.isActive)
    #expect(constraint.shouldBeArchived)
    constraint.isActive = false
    #expect((constraint.firstItem as? UIView)?.constraints.isEmpty == true)
  }

  @Test("stack views keep members and subviews together")
  func stack() {
    let (a, b, c) = (view(1), view(2), view(3))
    let stack = UIStackView(arrangedSubviews: [a, b])

    stack.insertArrangedSubview(c, at: 0)
    #expect(stack.arrangedSubviews.map(\.tag) == [3, 1, 2])
    b.isHidden = true
    #expect(stack.shownArrangedSubviews.map(\.tag) == [3, 1])
    stack.removeArrangedSubview(a)
    #expect(a.superview === stack)
    c.removeFromSuperview()
    #expect(stack.arrangedSubviews.map(\.tag) == [2])
    stack.setCustomSpacing(4, after: b)
    #expect(stack.customSpacing(after: b) == 4)
    #expect(stack.customSpacing(after: a) == nil)
  }

  @Test("a view's own traits of an archive are its traits, and a recognizer looks at the touches of an archive")
  func ownTraitsAndTouches() throws {
    var nib = TestNib()
    let traits = TestNib.Value.object(
      "UITraitCollection", [("UITraitCollectionBuiltinTrait-_UITraitNameVerticalSizeClass", .int(1))])
    nib.object("view", "UIView", [("UIViewLocalOverrideTraitCollection", traits)])
    nib.object("tap", "UITapGestureRecognizer", [("UIGestureRecognizer.allowedTouchTypes", .int(6))])
    nib.object("any", "UIPanGestureRecognizer")

    let report = try load(nib)

    #expect(report.find(UIView.self)?.traitCollection.verticalSizeClass == .compact)
    #expect(report.find(UITapGestureRecognizer.self)?.allowedTouchTypes == [1, 2])
    #expect(report.find(UIPanGestureRecognizer.self)?.allowedTouchTypes == [0, 1, 2, 3])
  }

  @Test("traits of an archive hold for the view and those below it")
  func traits() throws {
    let traits = TestNib.Value.object(
      "UITraitCollection", [("UITraitCollectionBuiltinTrait-_UITraitNameHorizontalSizeClass", .int(1))])
    var nib = TestNib()
    nib.object(
      "top", "UIView",
      [
        ("UISubviews", .array([.ref("in")])),
        ("UIViewTraitOverrides", .object("_UITraitOverrides", [("overrides", traits)])),
      ])
    nib.object("in", "UILabel", top: false)

    let report = try load(nib)
    let label = try #require(report.find(UILabel.self))

    #expect(label.traitCollection.horizontalSizeClass == .compact)
    #expect(label.superview?.traitOverrides.horizontalSizeClass == .compact)
    let regular = UITraitCollection()
    regular.horizontalSizeClass = .regular
    label.setTraits(regular)
    #expect(label.traitCollection === regular)
    // As in UIKit, a view alone is taken to be shown on the screen.
    #expect(UIView().traitCollection === UITraitCollection.current)
  }
}
