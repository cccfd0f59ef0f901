import Foundation
import NibFoundation
import NibRuntime
import NibStandIns

/// What code told assistive technology, by the name of the method that asks for it.
struct AccessibilityState: RareState {
  var values: [String: Any] = [:]
  /// What the object lies in, which holds it; not kept alive.
  weak var parent: AnyObject?
}

/// What objects tell by themselves.
extension AccessibleObject {
  /// What code told, else what the object tells by itself.
  final func told(_ name: String) -> Any? {
    let state = self[rare: AccessibilityState.self]
    return (name == "accessibilityParent" ? state.parent : state.values[name]) ?? standard(name)
  }

  /// Keeps what code tells; nil takes it back. What the object lies in is not kept alive.
  final func tell(_ name: String, _ value: Any?) {
    if name == "accessibilityParent" {
      self[rare: AccessibilityState.self].parent = value.map { $0 as AnyObject }
    } else {
      self[rare: AccessibilityState.self].values[name] = value
    }
  }

  /// Whether the object is one that a user operates or reads.
  final var standardIsElement: Bool { self is NSControl || self is NSTextView || self is NSProgressIndicator }

  private final var view: NSView? { self as? NSView }
  private final var control: NSControl? { self as? NSControl }

  private final func standard(_ name: String) -> Any? {
    switch name {
    case "accessibilityLabel": (self as StandIn).accessibilityLabel
    case "accessibilityHelp": (self as StandIn).accessibilityHint ?? (self as? NSResponder)?.toolTip
    case "accessibilityTitle": standardTitle
    case "accessibilityTitleUIElement": (self as? NSResponder)?.accessibilityTitleUIElement as Any?
    case "accessibilityRole": NSAccessibility.Role.standard(of: self)
    case "accessibilitySubrole": NSAccessibility.Subrole.standard(of: self)
    case "accessibilityRoleDescription": accessibilityRole()?.description(with: accessibilitySubrole())
    case "accessibilityValue": (self as StandIn).accessibilityValue ?? standardValue
    case "accessibilityMinValue": bounds?.least
    case "accessibilityMaxValue": bounds?.greatest
    case "accessibilityPlaceholderValue": (self as? NSTextField)?.placeholderString
    case "accessibilityNumberOfCharacters": (standardValue as? String).map { ($0 as NSString).length }
    case "accessibilitySelectedText": selectedText
    case "accessibilityURL": (self as? NSPathControl)?.url
    default: standardPlace(name)
    }
  }

  private final func standardPlace(_ name: String) -> Any? {
    switch name {
    case "accessibilityParent": view?.superview ?? view?.window
    case "accessibilityChildren", "accessibilityContents":
      view.map { NSAccessibility.unignoredChildren(from: $0.subviews) }
        ?? (self as? NSWindow)?.contentView.map { NSAccessibility.unignoredChildren(from: [$0]) }
    case "accessibilityVisibleChildren": view.map { $0.subviews.filter { !$0.isHidden } }
    case "accessibilityWindow", "accessibilityTopLevelUIElement": view?.window
    case "accessibilityFrame": view?.frameOnScreen ?? (self as? NSWindow)?.frame
    case "accessibilityTabs": (self as? NSTabView)?.tabViewItems
    case "isAccessibilityEnabled": control?.isEnabled ?? true
    case "isAccessibilityHidden": view?.isHiddenOrHasHiddenAncestor
    case "isAccessibilityFocused": view.map { $0.window?.firstResponder === $0 }
    case "isAccessibilityProtectedContent": (self as? NSTextField)?.isSecure
    case "isAccessibilityMain": (self as? NSWindow)?.isMainWindow
    case "isAccessibilityMinimized": (self as? NSWindow)?.isMiniaturized
    default: nil
    }
  }

  private final var standardTitle: String? {
    switch self {
    case let window as NSWindow: window.title
    case let popUp as NSPopUpButton: popUp.titleOfSelectedItem
    case let button as NSButton: button.title
    case let box as NSBox: box.title
    case let item as NSMenuItem: item.title
    default: (self as? NSResponder)?.accessibilityTitle
    }
  }

  private final var standardValue: Any? {
    switch self {
    case let field as NSTextField:
      field.isSecure ? String(repeating: "•", count: field.stringValue.count) : field.stringValue
    case let text as NSTextView: text.string
    case let popUp as NSPopUpButton: popUp.titleOfSelectedItem
    case let button as NSButton: button.buttonCell?.kind.isSwitching == true ? button.state.rawValue : nil
    case let button as NSSwitch: button.state.rawValue
    case let well as NSColorWell: well.color
    case let picker as NSDatePicker: picker.dateValue
    case let segments as NSSegmentedControl: segments.selectedSegment
    case let progress as NSProgressIndicator: progress.isIndeterminate ? nil : progress.doubleValue
    case is NSSlider, is NSStepper, is NSLevelIndicator, is NSScroller: control?.doubleValue
    default: nil
    }
  }

  private final var bounds: (least: Double, greatest: Double)? {
    switch self {
    case let slider as NSSlider: (slider.minValue, slider.maxValue)
    case let stepper as NSStepper: (stepper.minValue, stepper.maxValue)
    case let level as NSLevelIndicator: (level.minValue, level.maxValue)
    case let progress as NSProgressIndicator: (progress.minValue, progress.maxValue)
    default: nil
    }
  }

  private final var selectedText: String? {
    let text = self as? NSTextView ?? (self as? NSTextField)?.editor
    return text.map { ($0.string as NSString).substring(with: $0.selectedRange()) }
  }
}

/// What objects do by themselves.
extension AccessibleActor {
  /// Does what the framework's own class does.
  /// - Returns: whether it did something.
  final func performStandard(_ action: String) -> Bool {
    if let control = self as? NSControl, !control.isEnabled { return false }
    return InterfaceFaults.raising(or: false) {
      switch (action, self) {
      case ("Press", let control as NSControl) where control is NSButton || control is NSSwitch:
        try control.performClick()
      case ("Confirm", let field as NSTextField): try field.sendAction()
      case ("Increment", let stepper as NSStepper): try stepper.step(1)
      case ("Decrement", let stepper as NSStepper): try stepper.step(-1)
      case ("Increment", let slider as NSSlider): try slider.slide(to: slider.doubleValue + slider.accessibilityStep)
      case ("Decrement", let slider as NSSlider): try slider.slide(to: slider.doubleValue - slider.accessibilityStep)
      case ("Raise", let window as NSWindow): window.orderFront(nil)
      default: return false
      }
      return true
    }
  }

  final func standardHit(_ point: NSPoint) -> Any? {
    guard let view = self as? NSView, let window = view.window else { return nil }
    let inside = NSPoint(x: point.x - window.frame.minX, y: point.y - window.frame.minY)
    let hit = view.hitTest(view.superview?.convert(inside, from: nil) ?? inside)
    return hit.map { NSAccessibility.unignoredAncestor(of: $0) ?? $0 }
  }

  final var standardFocus: Any? {
    let responder = (self as? NSWindow)?.firstResponder ?? (self as? NSView)?.window?.firstResponder
    guard let focused = responder as? NSView, let view = self as? NSView, focused.isDescendant(of: view) else {
      return self is NSView ? self : responder
    }
    return focused
  }
}

extension NSView {
  /// Where the view is on the screen; nil outside of a window.
  fileprivate final var frameOnScreen: NSRect? {
    window.map { convert(bounds, to: nil).offsetBy(dx: $0.frame.minX, dy: $0.frame.minY) }
  }
}

extension NSSlider {
  /// How far assistive technology moves the knob at once: to the next mark, else a tenth of the way.
  fileprivate final var accessibilityStep: Double {
    (maxValue - minValue) / Double(allowsTickMarkValuesOnly && numberOfTickMarks > 1 ? numberOfTickMarks - 1 : 10)
  }
}
