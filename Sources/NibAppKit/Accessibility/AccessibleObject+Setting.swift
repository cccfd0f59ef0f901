import Foundation
import NibFoundation
import NibRuntime
import NibStandIns

// What code tells assistive technology of an object. Nil takes it back: the object tells by itself again.

extension AccessibleObject {
  /// Sets whether assistive technology stops at the object.
  public final func setAccessibilityElement(_ isElement: Bool) { tell("isAccessibilityElement", isElement) }
  /// Sets the name by which tests find the object.
  public final func setAccessibilityIdentifier(_ identifier: String?) {
    (self as StandIn).accessibilityIdentifier = identifier
  }
  /// Sets what assistive technology calls the object.
  public final func setAccessibilityLabel(_ label: String?) { (self as StandIn).accessibilityLabel = label }
  /// Sets what the object is for.
  public final func setAccessibilityHelp(_ help: String?) { (self as StandIn).accessibilityHint = help }
  /// Sets what `accessibilityTitle` tells.
  public final func setAccessibilityTitle(_ value: String?) { tell("accessibilityTitle", value) }
  /// Sets what `accessibilityRole` tells.
  public final func setAccessibilityRole(_ value: NSAccessibility.Role?) { tell("accessibilityRole", value) }
  /// Sets what `accessibilitySubrole` tells.
  public final func setAccessibilitySubrole(_ value: NSAccessibility.Subrole?) { tell("accessibilitySubrole", value) }
  /// Sets what `accessibilityRoleDescription` tells.
  public final func setAccessibilityRoleDescription(_ value: String?) { tell("accessibilityRoleDescription", value) }
  /// Sets what `accessibilityValueDescription` tells.
  public final func setAccessibilityValueDescription(_ value: String?) { tell("accessibilityValueDescription", value) }
  /// Sets what `accessibilityPlaceholderValue` tells.
  public final func setAccessibilityPlaceholderValue(_ value: String?) { tell("accessibilityPlaceholderValue", value) }
  /// Sets what `accessibilityMinValue` tells.
  public final func setAccessibilityMinValue(_ value: Any?) { tell("accessibilityMinValue", value) }
  /// Sets what `accessibilityMaxValue` tells.
  public final func setAccessibilityMaxValue(_ value: Any?) { tell("accessibilityMaxValue", value) }
  /// Sets what `accessibilityWarningValue` tells.
  public final func setAccessibilityWarningValue(_ value: Any?) { tell("accessibilityWarningValue", value) }
  /// Sets what `accessibilityCriticalValue` tells.
  public final func setAccessibilityCriticalValue(_ value: Any?) { tell("accessibilityCriticalValue", value) }
  /// Sets what `accessibilityParent` tells.
  public final func setAccessibilityParent(_ value: Any?) { tell("accessibilityParent", value) }
  /// Sets what `accessibilityChildren` tells.
  public final func setAccessibilityChildren(_ value: [Any]?) { tell("accessibilityChildren", value) }
  /// Sets what `accessibilityChildrenInNavigationOrder` tells.
  public final func setAccessibilityChildrenInNavigationOrder(_ value: [any NSAccessibilityElementProtocol]?) {
    tell("accessibilityChildrenInNavigationOrder", value)
  }
  /// Sets what `accessibilitySelectedChildren` tells.
  public final func setAccessibilitySelectedChildren(_ value: [Any]?) { tell("accessibilitySelectedChildren", value) }
  /// Sets what `accessibilityVisibleChildren` tells.
  public final func setAccessibilityVisibleChildren(_ value: [Any]?) { tell("accessibilityVisibleChildren", value) }
  /// Sets what `accessibilityContents` tells.
  public final func setAccessibilityContents(_ value: [Any]?) { tell("accessibilityContents", value) }
  /// Sets what `accessibilityRows` tells.
  public final func setAccessibilityRows(_ value: [Any]?) { tell("accessibilityRows", value) }
  /// Sets what `accessibilityColumns` tells.
  public final func setAccessibilityColumns(_ value: [Any]?) { tell("accessibilityColumns", value) }
  /// Sets what `accessibilityVisibleRows` tells.
  public final func setAccessibilityVisibleRows(_ value: [Any]?) { tell("accessibilityVisibleRows", value) }
  /// Sets what `accessibilitySelectedRows` tells.
  public final func setAccessibilitySelectedRows(_ value: [Any]?) { tell("accessibilitySelectedRows", value) }
  /// Sets what `accessibilityHeader` tells.
  public final func setAccessibilityHeader(_ value: Any?) { tell("accessibilityHeader", value) }
  /// Sets what `accessibilityTabs` tells.
  public final func setAccessibilityTabs(_ value: [Any]?) { tell("accessibilityTabs", value) }
  /// Sets what `accessibilityWindow` tells.
  public final func setAccessibilityWindow(_ value: Any?) { tell("accessibilityWindow", value) }
  /// Sets what `accessibilityTopLevelUIElement` tells.
  public final func setAccessibilityTopLevelUIElement(_ value: Any?) { tell("accessibilityTopLevelUIElement", value) }
  /// Sets what `accessibilityApplicationFocusedUIElement` tells.
  public final func setAccessibilityApplicationFocusedUIElement(_ value: Any?) {
    tell("accessibilityApplicationFocusedUIElement", value)
  }
  /// Sets what `accessibilityLinkedUIElements` tells.
  public final func setAccessibilityLinkedUIElements(_ value: [Any]?) { tell("accessibilityLinkedUIElements", value) }
  /// Sets what `accessibilityServesAsTitleForUIElements` tells.
  public final func setAccessibilityServesAsTitleForUIElements(_ value: [Any]?) {
    tell("accessibilityServesAsTitleForUIElements", value)
  }
  /// Sets what `accessibilityShownMenu` tells.
  public final func setAccessibilityShownMenu(_ value: Any?) { tell("accessibilityShownMenu", value) }
  /// Sets what `accessibilityDefaultButton` tells.
  public final func setAccessibilityDefaultButton(_ value: Any?) { tell("accessibilityDefaultButton", value) }
  /// Sets what `accessibilityCancelButton` tells.
  public final func setAccessibilityCancelButton(_ value: Any?) { tell("accessibilityCancelButton", value) }
  /// Sets what `accessibilityIncrementButton` tells.
  public final func setAccessibilityIncrementButton(_ value: Any?) { tell("accessibilityIncrementButton", value) }
  /// Sets what `accessibilityDecrementButton` tells.
  public final func setAccessibilityDecrementButton(_ value: Any?) { tell("accessibilityDecrementButton", value) }
  /// Sets what `accessibilitySearchButton` tells.
  public final func setAccessibilitySearchButton(_ value: Any?) { tell("accessibilitySearchButton", value) }
  /// Sets what `accessibilityClearButton` tells.
  public final func setAccessibilityClearButton(_ value: Any?) { tell("accessibilityClearButton", value) }
  /// Sets what `accessibilityURL` tells.
  public final func setAccessibilityURL(_ value: URL?) { tell("accessibilityURL", value) }
  /// Sets what `accessibilityDocument` tells.
  public final func setAccessibilityDocument(_ value: String?) { tell("accessibilityDocument", value) }
  /// Sets what `accessibilityFilename` tells.
  public final func setAccessibilityFilename(_ value: String?) { tell("accessibilityFilename", value) }
  /// Sets what `accessibilityUnitDescription` tells.
  public final func setAccessibilityUnitDescription(_ value: String?) { tell("accessibilityUnitDescription", value) }
  /// Sets what `accessibilityCustomActions` tells.
  public final func setAccessibilityCustomActions(_ value: [NSAccessibilityCustomAction]?) {
    tell("accessibilityCustomActions", value)
  }
  /// Sets what `accessibilityUserInputLabels` tells.
  public final func setAccessibilityUserInputLabels(_ value: [String]!) { tell("accessibilityUserInputLabels", value) }
  /// Sets what `accessibilityTitleUIElement` tells.
  public final func setAccessibilityTitleUIElement(_ value: Any?) { tell("accessibilityTitleUIElement", value) }
  /// Sets what `accessibilityFrame` tells.
  public final func setAccessibilityFrame(_ value: NSRect) { tell("accessibilityFrame", value) }
  /// Sets what `accessibilityActivationPoint` tells.
  public final func setAccessibilityActivationPoint(_ value: NSPoint) { tell("accessibilityActivationPoint", value) }
  /// Sets what `accessibilityOrientation` tells.
  public final func setAccessibilityOrientation(_ value: NSAccessibilityOrientation) {
    tell("accessibilityOrientation", value)
  }
  /// Sets what `accessibilitySortDirection` tells.
  public final func setAccessibilitySortDirection(_ value: NSAccessibilitySortDirection) {
    tell("accessibilitySortDirection", value)
  }
  /// Sets what `accessibilityIndex` tells.
  public final func setAccessibilityIndex(_ value: Int) { tell("accessibilityIndex", value) }
  /// Sets what `accessibilityRowCount` tells.
  public final func setAccessibilityRowCount(_ value: Int) { tell("accessibilityRowCount", value) }
  /// Sets what `accessibilityColumnCount` tells.
  public final func setAccessibilityColumnCount(_ value: Int) { tell("accessibilityColumnCount", value) }
  /// Sets what `accessibilityDisclosureLevel` tells.
  public final func setAccessibilityDisclosureLevel(_ value: Int) { tell("accessibilityDisclosureLevel", value) }
  /// Sets what `accessibilityNumberOfCharacters` tells.
  public final func setAccessibilityNumberOfCharacters(_ value: Int) { tell("accessibilityNumberOfCharacters", value) }
  /// Sets what `accessibilityInsertionPointLineNumber` tells.
  public final func setAccessibilityInsertionPointLineNumber(_ value: Int) {
    tell("accessibilityInsertionPointLineNumber", value)
  }
  /// Sets what `accessibilityVisibleCharacterRange` tells.
  public final func setAccessibilityVisibleCharacterRange(_ value: NSRange) {
    tell("accessibilityVisibleCharacterRange", value)
  }
  /// Sets what `isAccessibilityEnabled` tells.
  public final func setAccessibilityEnabled(_ value: Bool) { tell("isAccessibilityEnabled", value) }
  /// Sets what `isAccessibilityHidden` tells.
  public final func setAccessibilityHidden(_ value: Bool) { tell("isAccessibilityHidden", value) }
  /// Sets what `isAccessibilityEdited` tells.
  public final func setAccessibilityEdited(_ value: Bool) { tell("isAccessibilityEdited", value) }
  /// Sets what `isAccessibilityModal` tells.
  public final func setAccessibilityModal(_ value: Bool) { tell("isAccessibilityModal", value) }
  /// Sets what `isAccessibilityMain` tells.
  public final func setAccessibilityMain(_ value: Bool) { tell("isAccessibilityMain", value) }
  /// Sets what `isAccessibilityMinimized` tells.
  public final func setAccessibilityMinimized(_ value: Bool) { tell("isAccessibilityMinimized", value) }
  /// Sets what `isAccessibilityRequired` tells.
  public final func setAccessibilityRequired(_ value: Bool) { tell("isAccessibilityRequired", value) }
  /// Sets what `isAccessibilityAlternateUIVisible` tells.
  public final func setAccessibilityAlternateUIVisible(_ value: Bool) {
    tell("isAccessibilityAlternateUIVisible", value)
  }
  /// Sets what `isAccessibilityProtectedContent` tells.
  public final func setAccessibilityProtectedContent(_ value: Bool) { tell("isAccessibilityProtectedContent", value) }
  /// Sets what `accessibilityCustomRotors` tells.
  public final func setAccessibilityCustomRotors(_ value: [NSAccessibilityCustomRotor]) {
    tell("accessibilityCustomRotors", value)
  }
}
