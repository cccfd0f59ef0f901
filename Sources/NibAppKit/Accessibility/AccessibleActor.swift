import Foundation
import NibFoundation
import NibRuntime
import NibStandIns

/// An object that assistive technology asks whether something is so, and for something to be done. The base of
/// responders, below `AccessibleObject`.
open class AccessibleActor: AccessibleText {
  /// Whether the object reacts.
  open func isAccessibilityEnabled() -> Bool { told("isAccessibilityEnabled") as? Bool ?? false }
  /// Whether the object has the keys.
  open func isAccessibilityFocused() -> Bool { told("isAccessibilityFocused") as? Bool ?? false }
  /// Whether assistive technology does not see the object.
  open func isAccessibilityHidden() -> Bool { told("isAccessibilityHidden") as? Bool ?? false }
  /// Whether the object is selected.
  open func isAccessibilitySelected() -> Bool { told("isAccessibilitySelected") as? Bool ?? false }
  /// Whether what the object holds is shown.
  open func isAccessibilityExpanded() -> Bool { told("isAccessibilityExpanded") as? Bool ?? false }
  /// Whether rows below are shown.
  open func isAccessibilityDisclosed() -> Bool { told("isAccessibilityDisclosed") as? Bool ?? false }
  /// Whether there are changes that are not saved.
  open func isAccessibilityEdited() -> Bool { told("isAccessibilityEdited") as? Bool ?? false }
  /// Whether the program waits for the object.
  open func isAccessibilityModal() -> Bool { told("isAccessibilityModal") as? Bool ?? false }
  /// Whether it is the main window.
  open func isAccessibilityMain() -> Bool { told("isAccessibilityMain") as? Bool ?? false }
  /// Whether it is in the Dock.
  open func isAccessibilityMinimized() -> Bool { told("isAccessibilityMinimized") as? Bool ?? false }
  /// Whether something must be filled in.
  open func isAccessibilityRequired() -> Bool { told("isAccessibilityRequired") as? Bool ?? false }
  /// Whether the other content is shown.
  open func isAccessibilityAlternateUIVisible() -> Bool { told("isAccessibilityAlternateUIVisible") as? Bool ?? false }
  /// Whether the content is secret.
  open func isAccessibilityProtectedContent() -> Bool { told("isAccessibilityProtectedContent") as? Bool ?? false }
  /// Does what a click does.
  /// - Returns: whether it did something.
  open func accessibilityPerformPress() -> Bool { performStandard("Press") }
  /// Makes the value greater.
  /// - Returns: whether it did something.
  open func accessibilityPerformIncrement() -> Bool { performStandard("Increment") }
  /// Makes the value smaller.
  /// - Returns: whether it did something.
  open func accessibilityPerformDecrement() -> Bool { performStandard("Decrement") }
  /// Opens the menu.
  /// - Returns: whether it did something.
  open func accessibilityPerformShowMenu() -> Bool { performStandard("ShowMenu") }
  /// Does what the return key does.
  /// - Returns: whether it did something.
  open func accessibilityPerformConfirm() -> Bool { performStandard("Confirm") }
  /// Does what the escape key does.
  /// - Returns: whether it did something.
  open func accessibilityPerformCancel() -> Bool { performStandard("Cancel") }
  /// Chooses the object.
  /// - Returns: whether it did something.
  open func accessibilityPerformPick() -> Bool { performStandard("Pick") }
  /// Brings the window to the front.
  /// - Returns: whether it did something.
  open func accessibilityPerformRaise() -> Bool { performStandard("Raise") }
  /// Deletes the object.
  /// - Returns: whether it did something.
  open func accessibilityPerformDelete() -> Bool { performStandard("Delete") }
  /// Shows the other content.
  /// - Returns: whether it did something.
  open func accessibilityPerformShowAlternateUI() -> Bool { performStandard("ShowAlternateUI") }
  /// Shows the usual content.
  /// - Returns: whether it did something.
  open func accessibilityPerformShowDefaultUI() -> Bool { performStandard("ShowDefaultUI") }
  /// The object at a point of the screen: the one farthest inside; nil for a point outside.
  open func accessibilityHitTest(_ point: NSPoint) -> Any? { standardHit(point) }
  /// What has the keys in the object; the object itself where nothing in it does.
  open var accessibilityFocusedUIElement: Any? { standardFocus }
}
