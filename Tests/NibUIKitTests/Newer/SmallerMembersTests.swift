import NibUIKit
import Testing

@MainActor
@Suite("Smaller members that apps use")
struct SmallerMembersTests {
  @Test("snaps and ties to points put items there when a test lets them settle, and nothing else moves")
  func dynamics() {
    final class Log: UIDynamicAnimatorDelegate {
      var words: [String] = []
      func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) { words.append("moves") }
      func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) { words.append("rests") }
    }
    let (room, log) = (UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), Log())
    let (card, ball, lamp) = (UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)), UIView(), UIView())
    ball.center = CGPoint(x: 70, y: 70)
    let animator = UIDynamicAnimator(referenceView: room)
    animator.delegate = log
    let snap = UISnapBehavior(item: card, snapTo: CGPoint(x: 50, y: 60))
    var steps = 0
    snap.action = { steps += 1 }
    let both = UIDynamicBehavior()
    both.addChildBehavior(snap)
    both.addChildBehavior(UIGravityBehavior(items: [ball]))
    animator.addBehavior(both)
    animator.addBehavior(UIAttachmentBehavior(item: lamp, attachedToAnchor: lamp.center))
    lamp.center = CGPoint(x: 9, y: 9)
    #expect(snap.dynamicAnimator === animator && animator.isRunning && card.center == CGPoint(x: 5, y: 5))
    #expect(animator.items(in: CGRect(x: 0, y: 0, width: 4, height: 4)).count == 1)
    animator.settle()
    #expect(
      card.center == CGPoint(x: 50, y: 60) && ball.center == CGPoint(x: 70, y: 70) && lamp.center == .zero && steps == 1
    )
    #expect(!animator.isRunning && log.words == ["moves", "rests"])
    animator.removeAllBehaviors()
    #expect(snap.dynamicAnimator == nil)
  }

  @Test("accessories stand before and after others, outlines show as lines")
  func accessories() {
    let all: [UICellAccessory] = [.label(text: "3"), .checkmark(), .delete()]
    #expect(UICellAccessory.Placement.position(before: .checkmark())(all) == 1)
    #expect(UICellAccessory.Placement.position(after: .checkmark())(all) == 2)
    #expect(UICellAccessory.Placement.position(after: .reorder())(all) == 3)
    var outline = NSDiffableDataSourceSectionSnapshot<String>()
    outline.append(["a", "z"])
    outline.append(["b"], to: "a")
    #expect(outline.visualDescription() == "+ a\n  * b\n* z\n")
    outline.expand(["a"])
    #expect(outline.visualDescription() == "- a\n  * b\n* z\n")
  }

  @Test("a renderer says where it draws, and an action where its menu came out of")
  func placesOfThings() {
    let renderer = UIGraphicsImageRenderer(bounds: CGRect(x: 2, y: 3, width: 4, height: 5))
    var bounds = CGRect.zero
    _ = renderer.image { bounds = $0.format.bounds }
    #expect(bounds == CGRect(x: 2, y: 3, width: 4, height: 5))
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    var source: AnyObject?
    let action = UIAction { source = $0.presentationSourceItem }
    button.addAction(action, for: .touchUpInside)
    button.sendActions(for: .touchUpInside)
    #expect(source === button && action.presentationSourceItem == nil)
    #expect(UIMenuSystem.main != UIMenuSystem.context)
  }

  @Test("what the pasteboard holds is detected by key paths")
  func patterns() async throws {
    let board = UIPasteboard.withUniqueName()
    board.string = "42"
    let values = try await board.detectedValues(for: [\.number, \.probableWebURL])
    #expect(values.number == 42 && values.patterns == [\.number] && values.probableWebSearch.isEmpty)
    #expect(try await board.detectedPatterns(for: [\.probableWebSearch]) == [\.probableWebSearch])
  }

  @Test("attributes of both of Foundation's forms, and names of colors")
  func values() {
    let container = AttributeContainer([.foregroundColor: UIColor.red, .kern: 2])
    #expect(container.foregroundColor == .red && container.kern == 2)
    #expect(UIColor.red.accessibilityName == "red" && UIColor.black.accessibilityName == "black")
    #expect(UIColor(red: 0, green: 0, blue: 0.4, alpha: 1).accessibilityName == "dark blue")
    #expect(UIColor(white: 0.8, alpha: 1).accessibilityName == "light gray")
  }

  @Test("views and controllers write what they show for the next run, and read it")
  func restoration() throws {
    final class Page: UIViewController {
      var number = 0
      override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(number, forKey: "number")
      }
      override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        number = coder.decodeInteger(forKey: "number")
      }
    }
    let (page, other) = (Page(), Page())
    page.number = 3
    let archiver = NSKeyedArchiver(requiringSecureCoding: true)
    (page as UIResponder).encodeRestorableState(with: archiver)
    archiver.finishEncoding()
    (other as UIResponder).decodeRestorableState(with: try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData))
    #expect(other.number == 3)
  }
}
