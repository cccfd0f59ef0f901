import Foundation
import NibFoundation
import NibRuntime
import NibStandIns

// What code tells assistive technology of an object. Nil takes it back: the object tells by itself again.

extension AccessibleParts {
  /// Sets what `accessibilityNextContents` tells.
  public final func setAccessibilityNextContents(_ value: [Any]?) { tell("accessibilityNextContents", value) }
  /// Sets what `accessibilityPreviousContents` tells.
  public final func setAccessibilityPreviousContents(_ value: [Any]?) { tell("accessibilityPreviousContents", value) }
  /// Sets what `accessibilityOverflowButton` tells.
  public final func setAccessibilityOverflowButton(_ value: Any?) { tell("accessibilityOverflowButton", value) }
  /// Sets what `accessibilitySearchMenu` tells.
  public final func setAccessibilitySearchMenu(_ value: Any?) { tell("accessibilitySearchMenu", value) }
  /// Sets what `accessibilitySharedFocusElements` tells.
  public final func setAccessibilitySharedFocusElements(_ value: [Any]?) {
    tell("accessibilitySharedFocusElements", value)
  }
  /// Sets what `accessibilityAttributedUserInputLabels` tells.
  public final func setAccessibilityAttributedUserInputLabels(_ value: [NSAttributedString]?) {
    tell("accessibilityAttributedUserInputLabels", value)
  }
  /// Sets what `accessibilityMainWindow` tells.
  public final func setAccessibilityMainWindow(_ value: Any?) { tell("accessibilityMainWindow", value) }
  /// Sets what `accessibilityFocusedWindow` tells.
  public final func setAccessibilityFocusedWindow(_ value: Any?) { tell("accessibilityFocusedWindow", value) }
  /// Sets what `accessibilityWindows` tells.
  public final func setAccessibilityWindows(_ value: [Any]?) { tell("accessibilityWindows", value) }
  /// Sets what `accessibilityExtrasMenuBar` tells.
  public final func setAccessibilityExtrasMenuBar(_ value: Any?) { tell("accessibilityExtrasMenuBar", value) }
  /// Sets what `accessibilityMenuBar` tells.
  public final func setAccessibilityMenuBar(_ value: Any?) { tell("accessibilityMenuBar", value) }
  /// Sets what `isAccessibilityFrontmost` tells.
  public final func setAccessibilityFrontmost(_ value: Bool) { tell("isAccessibilityFrontmost", value) }
  /// Sets what `accessibilityColumnTitles` tells.
  public final func setAccessibilityColumnTitles(_ value: [Any]?) { tell("accessibilityColumnTitles", value) }
  /// Sets what `isAccessibilityOrderedByRow` tells.
  public final func setAccessibilityOrderedByRow(_ value: Bool) { tell("isAccessibilityOrderedByRow", value) }
  /// Sets what `accessibilityHorizontalUnits` tells.
  public final func setAccessibilityHorizontalUnits(_ value: NSAccessibilityUnits) {
    tell("accessibilityHorizontalUnits", value)
  }
  /// Sets what `accessibilityVerticalUnits` tells.
  public final func setAccessibilityVerticalUnits(_ value: NSAccessibilityUnits) {
    tell("accessibilityVerticalUnits", value)
  }
  /// Sets what `accessibilityHorizontalUnitDescription` tells.
  public final func setAccessibilityHorizontalUnitDescription(_ value: String?) {
    tell("accessibilityHorizontalUnitDescription", value)
  }
  /// Sets what `accessibilityVerticalUnitDescription` tells.
  public final func setAccessibilityVerticalUnitDescription(_ value: String?) {
    tell("accessibilityVerticalUnitDescription", value)
  }
  /// Sets what `accessibilityHandles` tells.
  public final func setAccessibilityHandles(_ value: [Any]?) { tell("accessibilityHandles", value) }
  /// Sets what `accessibilityDisclosedByRow` tells.
  public final func setAccessibilityDisclosedByRow(_ value: Any?) { tell("accessibilityDisclosedByRow", value) }
  /// Sets what `accessibilityDisclosedRows` tells.
  public final func setAccessibilityDisclosedRows(_ value: Any?) { tell("accessibilityDisclosedRows", value) }
  /// Sets what `accessibilityMarkerUIElements` tells.
  public final func setAccessibilityMarkerUIElements(_ value: [Any]?) { tell("accessibilityMarkerUIElements", value) }
  /// Sets what `accessibilityMarkerValues` tells.
  public final func setAccessibilityMarkerValues(_ value: Any?) { tell("accessibilityMarkerValues", value) }
  /// Sets what `accessibilityMarkerGroupUIElement` tells.
  public final func setAccessibilityMarkerGroupUIElement(_ value: Any?) {
    tell("accessibilityMarkerGroupUIElement", value)
  }
  /// Sets what `accessibilityUnits` tells.
  public final func setAccessibilityUnits(_ value: NSAccessibilityUnits) { tell("accessibilityUnits", value) }
  /// Sets what `accessibilityRulerMarkerType` tells.
  public final func setAccessibilityRulerMarkerType(_ value: NSAccessibilityRulerMarkerType) {
    tell("accessibilityRulerMarkerType", value)
  }
  /// Sets what `accessibilityMarkerTypeDescription` tells.
  public final func setAccessibilityMarkerTypeDescription(_ value: String?) {
    tell("accessibilityMarkerTypeDescription", value)
  }
  /// Sets what `accessibilityHorizontalScrollBar` tells.
  public final func setAccessibilityHorizontalScrollBar(_ value: Any?) {
    tell("accessibilityHorizontalScrollBar", value)
  }
  /// Sets what `accessibilityVerticalScrollBar` tells.
  public final func setAccessibilityVerticalScrollBar(_ value: Any?) { tell("accessibilityVerticalScrollBar", value) }
  /// Sets what `accessibilityAllowedValues` tells.
  public final func setAccessibilityAllowedValues(_ value: [NSNumber]?) { tell("accessibilityAllowedValues", value) }
  /// Sets what `accessibilityLabelUIElements` tells.
  public final func setAccessibilityLabelUIElements(_ value: [Any]?) { tell("accessibilityLabelUIElements", value) }
  /// Sets what `accessibilityLabelValue` tells.
  public final func setAccessibilityLabelValue(_ value: Float) { tell("accessibilityLabelValue", value) }
  /// Sets what `accessibilitySplitters` tells.
  public final func setAccessibilitySplitters(_ value: [Any]?) { tell("accessibilitySplitters", value) }
  /// Sets what `accessibilitySelectedColumns` tells.
  public final func setAccessibilitySelectedColumns(_ value: [Any]?) { tell("accessibilitySelectedColumns", value) }
  /// Sets what `accessibilityVisibleColumns` tells.
  public final func setAccessibilityVisibleColumns(_ value: [Any]?) { tell("accessibilityVisibleColumns", value) }
  /// Sets what `accessibilityRowHeaderUIElements` tells.
  public final func setAccessibilityRowHeaderUIElements(_ value: [Any]?) {
    tell("accessibilityRowHeaderUIElements", value)
  }
  /// Sets what `accessibilityColumnHeaderUIElements` tells.
  public final func setAccessibilityColumnHeaderUIElements(_ value: [Any]?) {
    tell("accessibilityColumnHeaderUIElements", value)
  }
  /// Sets what `accessibilitySelectedCells` tells.
  public final func setAccessibilitySelectedCells(_ value: [Any]?) { tell("accessibilitySelectedCells", value) }
  /// Sets what `accessibilityVisibleCells` tells.
  public final func setAccessibilityVisibleCells(_ value: [Any]?) { tell("accessibilityVisibleCells", value) }
  /// Sets what `accessibilityRowIndexRange` tells.
  public final func setAccessibilityRowIndexRange(_ value: NSRange) { tell("accessibilityRowIndexRange", value) }
  /// Sets what `accessibilityColumnIndexRange` tells.
  public final func setAccessibilityColumnIndexRange(_ value: NSRange) { tell("accessibilityColumnIndexRange", value) }
  /// Sets what `accessibilitySharedCharacterRange` tells.
  public final func setAccessibilitySharedCharacterRange(_ value: NSRange) {
    tell("accessibilitySharedCharacterRange", value)
  }
  /// Sets what `accessibilitySharedTextUIElements` tells.
  public final func setAccessibilitySharedTextUIElements(_ value: [Any]?) {
    tell("accessibilitySharedTextUIElements", value)
  }
  /// Sets what `accessibilitySelectedTextRanges` tells.
  public final func setAccessibilitySelectedTextRanges(_ value: [NSValue]?) {
    tell("accessibilitySelectedTextRanges", value)
  }
  /// Sets what `accessibilityToolbarButton` tells.
  public final func setAccessibilityToolbarButton(_ value: Any?) { tell("accessibilityToolbarButton", value) }
  /// Sets what `accessibilityProxy` tells.
  public final func setAccessibilityProxy(_ value: Any?) { tell("accessibilityProxy", value) }
  /// Sets what `accessibilityFullScreenButton` tells.
  public final func setAccessibilityFullScreenButton(_ value: Any?) { tell("accessibilityFullScreenButton", value) }
  /// Sets what `accessibilityGrowArea` tells.
  public final func setAccessibilityGrowArea(_ value: Any?) { tell("accessibilityGrowArea", value) }
  /// Sets what `accessibilityCloseButton` tells.
  public final func setAccessibilityCloseButton(_ value: Any?) { tell("accessibilityCloseButton", value) }
  /// Sets what `accessibilityZoomButton` tells.
  public final func setAccessibilityZoomButton(_ value: Any?) { tell("accessibilityZoomButton", value) }
  /// Sets what `accessibilityMinimizeButton` tells.
  public final func setAccessibilityMinimizeButton(_ value: Any?) { tell("accessibilityMinimizeButton", value) }
}
