import Foundation
import NibFoundation
import NibRuntime
import NibStandIns

/// Something that assistive technology sees and that is no view. Stands in for NSAccessibilityElement.
open class NSAccessibilityElement: AccessibleActor {
  /// Makes one within a view or another element. `frame` is where it is on the screen, in points.
  public static func element(
    withRole role: NSAccessibility.Role, frame: NSRect, label: String?, parent: Any?
  ) -> Any {
    let element = NSAccessibilityElement()
    element.setAccessibilityRole(role)
    element.setAccessibilityFrame(frame)
    element.setAccessibilityLabel(label)
    element.setAccessibilityParent(parent)
    return element
  }

  /// Assistive technology stops at it, unless code says otherwise.
  open override func isAccessibilityElement() -> Bool { told("isAccessibilityElement") as? Bool ?? true }

  /// Adds an element that lies in this one.
  open func accessibilityAddChildElement(_ childElement: NSAccessibilityElement) {
    setAccessibilityChildren((accessibilityChildren() ?? []) + [childElement])
    childElement.setAccessibilityParent(self)
  }

  /// Where it is in what it lies in, in points: a view, or another element.
  open func accessibilityFrameInParentSpace() -> NSRect {
    told("accessibilityFrameInParentSpace") as? NSRect ?? .zero
  }

  /// Sets where it is in what it lies in.
  open func setAccessibilityFrameInParentSpace(_ frame: NSRect) {
    tell("accessibilityFrameInParentSpace", frame)
  }

  /// Where it is on the screen: what code says, else by its place in the view that it lies in.
  open override func accessibilityFrame() -> NSRect {
    if let frame = told("accessibilityFrame") as? NSRect { return frame }
    let inside = accessibilityFrameInParentSpace()
    switch accessibilityParent() {
    case let view as NSView:
      let rect = view.convert(inside, to: nil)
      let corner = view.window?.frame.origin ?? .zero
      return rect.offsetBy(dx: corner.x, dy: corner.y)
    case let element as NSAccessibilityElement:
      let around = element.accessibilityFrame()
      return inside.offsetBy(dx: around.minX, dy: around.minY)
    default: return inside
    }
  }
}

/// An action of one's own that assistive technology offers. Stands in for NSAccessibilityCustomAction.
@MainActor
open class NSAccessibilityCustomAction {
  /// What it is called.
  open var name: String
  /// What it does; returns whether it did something.
  open var handler: (() -> Bool)?
  /// Who does it, where there is no handler; not kept alive.
  open weak var target: AnyObject?
  /// What the target is sent.
  open var selector: Selector?

  /// Makes an action of code.
  public init(name: String, handler: (() -> Bool)? = nil) {
    self.name = name
    self.handler = handler
  }

  /// Makes an action of a target.
  public init(name: String, target: any NibActionPerforming, selector: Selector) {
    self.name = name
    self.target = target
    self.selector = selector
  }

  /// Does what assistive technology does that is asked for the action. Raises what the target throws.
  /// - Returns: whether somebody did something.
  @discardableResult
  open func perform() -> Bool {
    if let handler { return handler() }
    guard let selector, let target = target as? any NibActionPerforming else { return false }
    return InterfaceFaults.raising(or: false) { try target.perform(selector.name, sender: nil, event: nil) }
  }
}
