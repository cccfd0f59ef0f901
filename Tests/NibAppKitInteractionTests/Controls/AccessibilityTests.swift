import Foundation
import NibAppKit
import NibRuntime
import Testing

/// What assistive technology is told by AppKit's methods.
@Suite("Accessibility of AppKit", .serialized) struct AccessibilityTests {
  @Test("what code sets is told, and documents' labels are the same")
  func setting() {
    let view = NSView()
    #expect(!view.isAccessibilityElement() && view.accessibilityLabel() == nil && view.accessibilityRole() == .unknown)
    view.setAccessibilityElement(true)
    view.setAccessibilityRole(.group)
    view.setAccessibilityLabel("Tools")
    view.setAccessibilityHelp("All tools")
    view.setAccessibilityIdentifier("tools")
    view.setAccessibilityValue(7)
    #expect(view.isAccessibilityElement() && view.accessibilityRole() == .group && view.accessibilityLabel() == "Tools")
    #expect(view.accessibilityLabel == "Tools" && view.accessibilityHint == "All tools")
    #expect(view.accessibilityIdentifier() == "tools" && view.accessibilityValue() as? Int == 7)
    view.setAccessibilityRole(nil)
    #expect(view.accessibilityRole() == .unknown)
  }

  @Test("controls tell what they are and show")
  func standard() {
    let button = NSButton(checkboxWithTitle: "Wrap", target: nil, action: nil)
    button.state = .on
    #expect(button.accessibilityRole() == .checkBox && button.accessibilityTitle() == "Wrap")
    #expect(button.accessibilityValue() as? Int == 1 && button.isAccessibilityElement())
    let slider = NSSlider(value: 3, minValue: 1, maxValue: 11, target: nil, action: nil)
    #expect(slider.accessibilityMinValue() as? Double == 1 && slider.accessibilityMaxValue() as? Double == 11)
    #expect(slider.accessibilityPerformIncrement() && slider.doubleValue == 4)
    let secret = NSSecureTextField()
    secret.stringValue = "abc"
    #expect(secret.accessibilitySubrole() == .secureTextField && secret.accessibilityValue() as? String == "•••")
    button.isEnabled = false
    #expect(!button.accessibilityPerformPress() && !button.isAccessibilityEnabled())
    #expect(button.accessibilityRoleDescription() == "check box")
  }

  private final class Dial: NSView {
    var value = 0.5
    override func isAccessibilityElement() -> Bool { true }
    override func accessibilityRole() -> NSAccessibility.Role? { .slider }
    override func accessibilityLabel() -> String? { "Gain" }
    override func accessibilityValue() -> Any? { value }
    override func accessibilityPerformIncrement() -> Bool {
      value += 0.25
      return true
    }
  }

  @Test("a view's own methods are asked, and views that are none are passed over")
  func ownMethods() {
    let (outer, group, dial) = (NSView(), NSView(), Dial())
    outer.addSubview(group)
    group.addSubview(dial)
    #expect(outer.accessibilityChildren()?.first as? Dial === dial)
    #expect(dial.accessibilityPerformIncrement() && dial.accessibilityValue() as? Double == 0.75)
    #expect(NSAccessibility.unignoredDescendant(of: outer) as? Dial === dial)
    #expect(dial.accessibilityLabel() == "Gain" && dial.accessibilityParent() as? NSView === group)
  }

  @Test("elements that are no views lie in one, at a place of it")
  func elements() {
    let window = NSWindow(
      contentRect: NSRect(x: 100, y: 50, width: 90, height: 90), styleMask: [], backing: .buffered,
      defer: false)
    let view = NSView(frame: NSRect(x: 10, y: 10, width: 50, height: 50))
    window.contentView?.addSubview(view)
    let element = NSAccessibilityElement()
    element.setAccessibilityParent(view)
    element.setAccessibilityFrameInParentSpace(NSRect(x: 1, y: 2, width: 3, height: 4))
    #expect(element.accessibilityFrame() == NSRect(x: 111, y: 62, width: 3, height: 4))
    let inner = NSAccessibilityElement.element(withRole: .button, frame: .zero, label: "Go", parent: nil)
    if let inner = inner as? NSAccessibilityElement {
      element.accessibilityAddChildElement(inner)
      #expect(
        inner.accessibilityRole() == .button && inner.accessibilityParent() as? NSAccessibilityElement === element)
    }
    #expect(element.accessibilityChildren()?.count == 1)
  }

  @Test("what is posted is kept, and actions of one's own are done")
  func posts() {
    NSAccessibility.forgetPosts()
    let view = NSView()
    NSAccessibility.post(element: view, notification: .valueChanged)
    NSAccessibility.post(
      element: view, notification: .announcementRequested,
      userInfo: [.announcement: "Done", .priority: NSAccessibilityPriorityLevel.high.rawValue])
    #expect(NSAccessibility.posts.map(\.notification) == [.valueChanged, .announcementRequested])
    #expect(NSAccessibility.announcements == ["Done"])
    view.setAccessibilityCustomActions([NSAccessibilityCustomAction(name: "Archive") { true }])
    #expect(view.accessibilityCustomActions()?.first?.perform() == true)
    NSHapticFeedbackManager.forgetPerformed()
    NSHapticFeedbackManager.defaultPerformer.perform(.alignment, performanceTime: .now)
    #expect(NSHapticFeedbackManager.performed == [.alignment])
  }
}
