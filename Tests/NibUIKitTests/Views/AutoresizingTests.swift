import NibTestSupport
import NibUIKit
import Testing

@Suite("Views follow the size of their superview")
struct AutoresizingTests {
  let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

  private func added(_ mask: UIView.AutoresizingMask, _ frame: CGRect) -> UIView {
    let view = UIView(frame: frame)
    view.autoresizingMask = mask
    outer.addSubview(view)
    return view
  }

  @Test("Width and height take what the superview grew by")
  func fills() {
    let view = added([.flexibleWidth, .flexibleHeight], CGRect(x: 10, y: 20, width: 80, height: 60))
    outer.frame = CGRect(x: 0, y: 0, width: 150, height: 90)
    #expect(view.frame == CGRect(x: 10, y: 20, width: 130, height: 50))
  }

  @Test("Flexible margins keep the view at the other edge, or between both by their lengths")
  func margins() {
    let right = added([.flexibleLeftMargin, .flexibleTopMargin], CGRect(x: 70, y: 80, width: 30, height: 20))
    let between = added([.flexibleLeftMargin, .flexibleRightMargin], CGRect(x: 20, y: 0, width: 20, height: 10))
    outer.bounds.size = CGSize(width: 180, height: 150)
    #expect(right.frame == CGRect(x: 150, y: 130, width: 30, height: 20))
    #expect(between.frame == CGRect(x: 40, y: 0, width: 20, height: 10))
  }

  @Test("What is below follows, too, and hears of it in its layout")
  func reachesDeeper() {
    let middle = added([.flexibleWidth], CGRect(x: 0, y: 0, width: 100, height: 40))
    let label = UILabel(frame: CGRect(x: 8, y: 8, width: 84, height: 20))
    label.autoresizingMask = .flexibleWidth
    middle.addSubview(label)
    outer.frame.size.width = 200
    #expect(label.frame == CGRect(x: 8, y: 8, width: 184, height: 20))
  }

  @Test("A view with constraints, one without a mask, and those of a superview that resizes none stay")
  func stay() {
    let constrained = added([.flexibleWidth], CGRect(x: 0, y: 0, width: 50, height: 50))
    constrained.translatesAutoresizingMaskIntoConstraints = false
    let fixed = added([], CGRect(x: 1, y: 2, width: 3, height: 4))
    outer.frame.size.width = 300
    #expect(constrained.frame.size.width == 50 && fixed.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
    fixed.autoresizingMask = .flexibleWidth
    outer.autoresizesSubviews = false
    outer.frame.size.width = 400
    #expect(fixed.frame.size.width == 3)
  }

  @Test("The view of a child that fills a container follows it")
  func childFills() {
    let (parent, child) = (UIViewController(), UIViewController())
    parent.addChild(child)
    child.view.frame = parent.view.bounds
    child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
    parent.view.frame = CGRect(x: 0, y: 0, width: 500, height: 300)
    #expect(child.view.frame == CGRect(x: 0, y: 0, width: 500, height: 300))
  }
}
