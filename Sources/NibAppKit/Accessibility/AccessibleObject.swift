import Foundation
import NibFoundation
import NibRuntime
import NibStandIns

/// What assistive technology is told of an object, as AppKit asks for it: by methods. The base of responders and of
/// `NSAccessibilityElement`.
///
/// What code sets is what is told; else the object tells what it is and shows. A subclass overrides what it knows better.
open class AccessibleObject: StandIn, NSAccessibilityProtocol {
  /// What few objects have, by type.
  final var rareStates: [ObjectIdentifier: any RareState] = [:]

  /// Whether assistive technology stops at the object: what code or the document says, else whether it is a control.
  open func isAccessibilityElement() -> Bool {
    self[rare: AccessibilityState.self].values["isAccessibilityElement"] as? Bool
      ?? (super.isAccessibilityElement || standardIsElement)
  }

  /// The name by which tests find the object; empty for none.
  open func accessibilityIdentifier() -> String { super.accessibilityIdentifier ?? "" }

  /// What assistive technology calls the object.
  open func accessibilityLabel() -> String? { told("accessibilityLabel") as? String }
  /// The title that the object shows.
  open func accessibilityTitle() -> String? { told("accessibilityTitle") as? String }
  /// What the object is for.
  open func accessibilityHelp() -> String? { told("accessibilityHelp") as? String }
  /// What the object is.
  open func accessibilityRole() -> NSAccessibility.Role? { told("accessibilityRole") as? NSAccessibility.Role }
  /// What the object is, more closely.
  open func accessibilitySubrole() -> NSAccessibility.Subrole? {
    told("accessibilitySubrole") as? NSAccessibility.Subrole
  }
  /// What the object is, in words.
  open func accessibilityRoleDescription() -> String? { told("accessibilityRoleDescription") as? String }
  /// What the object shows: a text, a number, a state.
  open func accessibilityValue() -> Any? { told("accessibilityValue") }
  /// The value in words, where a number says too little.
  open func accessibilityValueDescription() -> String? { told("accessibilityValueDescription") as? String }
  /// What is shown while there is no value.
  open func accessibilityPlaceholderValue() -> String? { told("accessibilityPlaceholderValue") as? String }
  /// The least value.
  open func accessibilityMinValue() -> Any? { told("accessibilityMinValue") }
  /// The greatest value.
  open func accessibilityMaxValue() -> Any? { told("accessibilityMaxValue") }
  /// The value from which there is a warning.
  open func accessibilityWarningValue() -> Any? { told("accessibilityWarningValue") }
  /// The value from which it is critical.
  open func accessibilityCriticalValue() -> Any? { told("accessibilityCriticalValue") }
  /// What the object lies in.
  open func accessibilityParent() -> Any? { told("accessibilityParent") }
  /// What lies in the object.
  open func accessibilityChildren() -> [Any]? { told("accessibilityChildren") as? [Any] }
  /// What lies in the object, in the order of reading.
  open func accessibilityChildrenInNavigationOrder() -> [any NSAccessibilityElementProtocol]? {
    told("accessibilityChildrenInNavigationOrder") as? [any NSAccessibilityElementProtocol]
  }
  /// What is selected in the object.
  open func accessibilitySelectedChildren() -> [Any]? { told("accessibilitySelectedChildren") as? [Any] }
  /// What is seen in the object.
  open func accessibilityVisibleChildren() -> [Any]? { told("accessibilityVisibleChildren") as? [Any] }
  /// What the object shows.
  open func accessibilityContents() -> [Any]? { told("accessibilityContents") as? [Any] }
  /// The rows.
  open func accessibilityRows() -> [Any]? { told("accessibilityRows") as? [Any] }
  /// The columns.
  open func accessibilityColumns() -> [Any]? { told("accessibilityColumns") as? [Any] }
  /// The rows that are seen.
  open func accessibilityVisibleRows() -> [Any]? { told("accessibilityVisibleRows") as? [Any] }
  /// The rows that are selected.
  open func accessibilitySelectedRows() -> [Any]? { told("accessibilitySelectedRows") as? [Any] }
  /// The header.
  open func accessibilityHeader() -> Any? { told("accessibilityHeader") }
  /// The tabs.
  open func accessibilityTabs() -> [Any]? { told("accessibilityTabs") as? [Any] }
  /// The window that the object is in.
  open func accessibilityWindow() -> Any? { told("accessibilityWindow") }
  /// The window, sheet or drawer that the object is in.
  open func accessibilityTopLevelUIElement() -> Any? { told("accessibilityTopLevelUIElement") }
  /// What has the keys of the application.
  open func accessibilityApplicationFocusedUIElement() -> Any? { told("accessibilityApplicationFocusedUIElement") }
  /// Objects that belong to this one.
  open func accessibilityLinkedUIElements() -> [Any]? { told("accessibilityLinkedUIElements") as? [Any] }
  /// Objects whose title this one is.
  open func accessibilityServesAsTitleForUIElements() -> [Any]? {
    told("accessibilityServesAsTitleForUIElements") as? [Any]
  }
  /// The menu that is open.
  open func accessibilityShownMenu() -> Any? { told("accessibilityShownMenu") }
  /// The button that the return key clicks.
  open func accessibilityDefaultButton() -> Any? { told("accessibilityDefaultButton") }
  /// The button that the escape key clicks.
  open func accessibilityCancelButton() -> Any? { told("accessibilityCancelButton") }
  /// The button that makes the value greater.
  open func accessibilityIncrementButton() -> Any? { told("accessibilityIncrementButton") }
  /// The button that makes the value smaller.
  open func accessibilityDecrementButton() -> Any? { told("accessibilityDecrementButton") }
  /// The button that searches.
  open func accessibilitySearchButton() -> Any? { told("accessibilitySearchButton") }
  /// The button that clears.
  open func accessibilityClearButton() -> Any? { told("accessibilityClearButton") }
  /// The place of what the object shows.
  open func accessibilityURL() -> URL? { told("accessibilityURL") as? URL }
  /// The place of the document, as text.
  open func accessibilityDocument() -> String? { told("accessibilityDocument") as? String }
  /// The name of a file.
  open func accessibilityFilename() -> String? { told("accessibilityFilename") as? String }
  /// The unit in words.
  open func accessibilityUnitDescription() -> String? { told("accessibilityUnitDescription") as? String }
  /// The text that is selected.
  open func accessibilitySelectedText() -> String? { told("accessibilitySelectedText") as? String }
  /// Actions of one's own.
  open func accessibilityCustomActions() -> [NSAccessibilityCustomAction]? {
    told("accessibilityCustomActions") as? [NSAccessibilityCustomAction]
  }
  /// What a user says to mean the object.
  open func accessibilityUserInputLabels() -> [String]! { told("accessibilityUserInputLabels") as? [String] }
  /// What the title of the object is: a label beside it.
  open func accessibilityTitleUIElement() -> Any? { told("accessibilityTitleUIElement") }
  /// Where the object is on the screen, in points.
  open func accessibilityFrame() -> NSRect { told("accessibilityFrame") as? NSRect ?? .zero }
  /// Where a click means the object, on the screen.
  open func accessibilityActivationPoint() -> NSPoint { told("accessibilityActivationPoint") as? NSPoint ?? .zero }
  /// The direction that the object has.
  open func accessibilityOrientation() -> NSAccessibilityOrientation {
    told("accessibilityOrientation") as? NSAccessibilityOrientation ?? .unknown
  }
  /// The direction that a column is sorted in.
  open func accessibilitySortDirection() -> NSAccessibilitySortDirection {
    told("accessibilitySortDirection") as? NSAccessibilitySortDirection ?? .unknown
  }
  /// Where the object stands among others.
  open func accessibilityIndex() -> Int { told("accessibilityIndex") as? Int ?? 0 }
  /// How many rows there are.
  open func accessibilityRowCount() -> Int { told("accessibilityRowCount") as? Int ?? 0 }
  /// How many columns there are.
  open func accessibilityColumnCount() -> Int { told("accessibilityColumnCount") as? Int ?? 0 }
  /// How deep a row lies in others.
  open func accessibilityDisclosureLevel() -> Int { told("accessibilityDisclosureLevel") as? Int ?? 0 }
  /// How many characters the text has.
  open func accessibilityNumberOfCharacters() -> Int { told("accessibilityNumberOfCharacters") as? Int ?? 0 }
  /// The line of the insertion point.
  open func accessibilityInsertionPointLineNumber() -> Int {
    told("accessibilityInsertionPointLineNumber") as? Int ?? 0
  }
  /// Which part of the text is selected.
  open func accessibilitySelectedTextRange() -> NSRange {
    told("accessibilitySelectedTextRange") as? NSRange ?? NSRange(location: 0, length: 0)
  }
  /// Which part of the text is seen.
  open func accessibilityVisibleCharacterRange() -> NSRange {
    told("accessibilityVisibleCharacterRange") as? NSRange ?? NSRange(location: 0, length: 0)
  }
}
