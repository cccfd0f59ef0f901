import Foundation
import NibAppKit
import NibRuntime
import Testing

/// What AppKit calls and an app overrides: a stand-in that never calls it would leave the app's code untested.
@Suite("What AppKit's objects call of an app's classes")
@MainActor
struct AppKitHookTests {
  @Test("a controller is told of constraints and layout, a view of its size where it follows the pointer")
  func hooks() {
    final class Controller: NSViewController {
      var told: [String] = []
      override func loadView() { view = Pane() }
      override func updateViewConstraints() {
        told.append("constraints")
        super.updateViewConstraints()
      }
      override func viewWillLayout() { told.append("will") }
      override func viewDidLayout() { told.append("did") }
    }
    final class Pane: NSView {
      var told: [String] = []
      override func updateConstraints() {
        told.append("constraints")
        super.updateConstraints()
      }
      override func layout() { told.append("layout") }
      override func updateTrackingAreas() { told.append("areas") }
    }
    let controller = Controller()
    let pane = controller.view as? Pane
    pane?.needsUpdateConstraints = true
    pane?.needsLayout = true
    pane?.layoutSubtreeIfNeeded()
    pane?.layoutSubtreeIfNeeded()
    #expect(controller.told == ["constraints", "will", "did"] && pane?.told == ["constraints", "layout"])

    pane?.frame.size.width = 10
    pane?.addTrackingArea(NSTrackingArea(rect: .zero, owner: pane))
    pane?.frame.origin.x = 5
    pane?.frame.size.width = 20
    #expect(pane?.told.filter { $0 == "areas" } == ["areas"])
  }

  @Test("the delegate of a text view hears that another part is selected, once the text is there")
  func selection() {
    final class Delegate: NSTextViewDelegate {
      var told: [String] = []
      func textViewDidChangeSelection(_ notification: Notification) {
        guard let view = notification.object as? NSTextView else { return }
        told.append("\(view.string) \(view.selectedRange().location) \(view.selectedRange().length)")
      }
    }
    let delegate = Delegate()
    let view = NSTextView()
    view.delegate = delegate
    view.insertText("tea")
    view.setSelectedRange(NSRange(location: 1, length: 1))
    view.setSelectedRange(NSRange(location: 1, length: 1))
    view.selectAll(nil)
    #expect(delegate.told == ["tea 3 0", "tea 1 1", "tea 0 3"])
  }

  @Test("constraints go with a view that they refer to, and stay among those that stay")
  func leavingConstraints() {
    let (around, first, second, inner) = (NSView(), NSView(), NSView(), NSView())
    around.addSubview(first)
    around.addSubview(second)
    first.addSubview(inner)
    let between = inner.leadingAnchor.constraint(equalTo: second.leadingAnchor)
    let within = inner.topAnchor.constraint(equalTo: first.topAnchor)
    let own = second.widthAnchor.constraint(equalToConstant: 3)
    NSLayoutConstraint.activate([between, within, own])
    first.removeFromSuperview()
    #expect(!between.isActive && within.isActive && own.isActive)
  }
}
