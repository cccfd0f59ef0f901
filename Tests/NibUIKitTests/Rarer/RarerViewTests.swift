import NibUIKit
import Testing

@Suite("Rarer members of views and controls")
struct RarerViewTests {
  private final class Padded: UIView {
    override var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4) }
    override var forLastBaselineLayout: UIView { subviews.last ?? self }
  }

  @Test("what constraints align is the frame without the insets, and back")
  func alignment() {
    let view = Padded(frame: CGRect(x: 10, y: 20, width: 100, height: 50))
    let rect = view.alignmentRect(forFrame: view.frame)
    #expect(rect == CGRect(x: 12, y: 21, width: 94, height: 46))
    #expect(view.frame(forAlignmentRect: rect) == view.frame)
    #expect(view.forFirstBaselineLayout === view && view.forLastBaselineLayout === view)
    #expect(UIView().alignmentRect(forFrame: view.frame) == view.frame)
  }

  @Test("coordinates of screens, scenes and views lead to each other")
  func coordinates() {
    let (root, inner) = (
      UIView(frame: UIScreen.main.bounds), UIView(frame: CGRect(x: 30, y: 40, width: 10, height: 10))
    )
    root.addSubview(inner)
    let screen = UIScreen.main.coordinateSpace
    #expect(screen.convert(CGPoint(), from: inner) == CGPoint(x: 30, y: 40))
    #expect(screen.convert(CGPoint(x: 30, y: 40), to: inner) == CGPoint())
    #expect(inner.convert(inner.bounds, to: screen) == inner.frame)
    #expect(inner.convert(CGPoint(x: 1, y: 1), to: root) == CGPoint(x: 31, y: 41))
    let space: any UICoordinateSpace = inner
    #expect(space.bounds.width == 10)
  }

  @Test("a direction comes from the attribute, else from around")
  func direction() {
    #expect(UIView.userInterfaceLayoutDirection(for: .forceRightToLeft) == .rightToLeft)
    #expect(UIView.userInterfaceLayoutDirection(for: .unspecified, relativeTo: .rightToLeft) == .rightToLeft)
    #expect(UIView.userInterfaceLayoutDirection(for: .playback, relativeTo: .rightToLeft) == .leftToRight)
    UIView.beginAnimations("fade", context: nil)
    UIView.setAnimationDuration(2)
    UIView.setAnimationTransition(.curlUp, for: UIView(), cache: true)
    UIView.commitAnimations()
  }

  @Test("images by state fall back to the normal one")
  func images() throws {
    let (plain, other) = (UIImage(), try #require(UIImage(systemName: "star")))
    let stepper = UIStepper()
    stepper.setIncrementImage(plain, for: .normal)
    stepper.setIncrementImage(other, for: .disabled)
    #expect(stepper.incrementImage(for: .highlighted) === plain && stepper.incrementImage(for: .disabled) === other)
    stepper.setIncrementImage(nil, for: .disabled)
    #expect(stepper.incrementImage(for: .disabled) === plain && stepper.decrementImage(for: .normal) == nil)

    let button = UIButton.systemButton(with: other, target: nil, action: nil)
    button.setPreferredSymbolConfiguration(.init(scale: .large), forImageIn: .normal)
    #expect(button.currentPreferredSymbolConfiguration?.scale == .large && button.currentImage === other)
    #expect(button.buttonType == .roundedRect && !button.isHovered)

    let bar = UINavigationBar()
    bar.setBackgroundImage(other, for: .top, barMetrics: .default)
    #expect(bar.backgroundImage(for: .top, barMetrics: .default) === other && bar.backgroundImage == nil)
    bar.setBackgroundImage(plain, for: .any, barMetrics: .default)
    #expect(bar.backgroundImage === plain && bar.backgroundImage(for: .compact) === plain)

    let item = UIBarButtonItem(title: "Save", style: .plain)
    item.setBackButtonTitlePositionAdjustment(UIOffset(horizontal: -200, vertical: 0), for: .default)
    #expect(item.backButtonTitlePositionAdjustment(for: .default).horizontal == -200)
    #expect(item.backButtonTitlePositionAdjustment(for: .compact) == UIOffset())

    let search = UISearchBar()
    search.setPositionAdjustment(UIOffset(horizontal: 3, vertical: 0), for: .search)
    search.setScopeBarButtonTitleTextAttributes([.kern: 2], for: .normal)
    search.setShowsScope(true, animated: false)
    #expect(search.positionAdjustment(for: .search).horizontal == 3 && search.showsScopeBar)
    #expect(search.scopeBarButtonTitleTextAttributes(for: .selected) == nil)
  }

  private final class Narrow: UIButton {
    override func titleRect(forContentRect contentRect: CGRect) -> CGRect { contentRect.insetBy(dx: 10, dy: 0) }
  }

  @Test("rectangles of controls are the insets', and apps say others")
  func rectangles() {
    let button = Narrow(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    button.contentEdgeInsets = UIEdgeInsets(top: 5, left: 5, bottom: 5, right: 5)
    let content = button.contentRect(forBounds: button.bounds)
    #expect(content == CGRect(x: 5, y: 5, width: 90, height: 30))
    #expect(button.titleRect(forContentRect: content) == CGRect(x: 15, y: 5, width: 70, height: 30))
    let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 130, height: 30))
    let track = slider.trackRect(forBounds: slider.bounds)
    #expect(slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: 0.5).minX == 50)
    let control = UIControl()
    control.contentHorizontalAlignment = .trailing
    #expect(control.effectiveContentHorizontalAlignment == .right)
    control.semanticContentAttribute = .forceRightToLeft
    #expect(control.effectiveContentHorizontalAlignment == .left)
    #expect(UIControl.Event.allTouchEvents.contains(.touchUpInside))
    #expect(!UIScrollView().touchesShouldCancel(in: button) && UIScrollView().touchesShouldCancel(in: UIView()))
  }

  @Test("a group of items moves as one")
  func dynamics() {
    let (first, second) = (UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)), UIView())
    second.frame = CGRect(x: 30, y: 0, width: 10, height: 10)
    let group = UIDynamicItemGroup(items: [first, second])
    #expect(group.bounds.size == CGSize(width: 40, height: 10) && group.center == CGPoint(x: 20, y: 5))
    group.center = CGPoint(x: 25, y: 5)
    #expect(first.frame.minX == 5 && second.frame.minX == 35)
    let range = UIFloatRange(minimum: 1, maximum: 2)
    let hinge = UIAttachmentBehavior.pinAttachment(
      with: first, attachedTo: second, attachmentAnchor: CGPoint(x: 1, y: 2))
    #expect(hinge.anchorPoint == CGPoint(x: 1, y: 2) && hinge.attachmentRange.isInfinite && !range.isInfinite)
  }

  @Test("a menu of older systems posts that it opens and closes")
  func menuController() {
    let menu = UIMenuController.shared
    var heard: [Notification.Name] = []
    let names = [UIMenuController.didShowMenuNotification, UIMenuController.willHideMenuNotification]
    let tokens = names.map { name in
      NotificationCenter.default.addObserver(forName: name, object: menu, queue: nil) { note in
        let name = note.name
        MainActor.assumeIsolated { heard.append(name) }
      }
    }
    let view = UIView(frame: CGRect(x: 5, y: 5, width: 10, height: 10))
    menu.showMenu(from: view, rect: view.bounds)
    #expect(menu.isMenuVisible && menu.menuFrame.width == 10)
    menu.setMenuVisible(false, animated: false)
    #expect(!menu.isMenuVisible && heard == names)
    tokens.forEach { NotificationCenter.default.removeObserver($0) }
  }
}
