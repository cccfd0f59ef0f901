import Foundation
import NibFoundation
import NibRuntime
import NibStandIns

/// What assistive technology is told of applications, lists, rulers and title bars, for subclasses to override; a base of
/// `AccessibleActor`. What code sets is what is told; else what the object tells by itself, where it can.
open class AccessibleParts: AccessibleObject {
  /// What is read after the object.
  open func accessibilityNextContents() -> [Any]? { told("accessibilityNextContents") as? [Any] }
  /// What is read before the object.
  open func accessibilityPreviousContents() -> [Any]? { told("accessibilityPreviousContents") as? [Any] }
  /// The button of items that there is no room for.
  open func accessibilityOverflowButton() -> Any? { told("accessibilityOverflowButton") }
  /// The menu of a field for searching.
  open func accessibilitySearchMenu() -> Any? { told("accessibilitySearchMenu") }
  /// Objects that have the keys together with this one.
  open func accessibilitySharedFocusElements() -> [Any]? { told("accessibilitySharedFocusElements") as? [Any] }
  /// What a user says to mean the object, with how it is spoken.
  open func accessibilityAttributedUserInputLabels() -> [NSAttributedString]! {
    told("accessibilityAttributedUserInputLabels") as? [NSAttributedString]
  }
  /// The main window of an application.
  open func accessibilityMainWindow() -> Any? { told("accessibilityMainWindow") }
  /// The key window of an application.
  open func accessibilityFocusedWindow() -> Any? { told("accessibilityFocusedWindow") }
  /// The windows of an application.
  open func accessibilityWindows() -> [Any]? { told("accessibilityWindows") as? [Any] }
  /// The items at the end of the menu bar.
  open func accessibilityExtrasMenuBar() -> Any? { told("accessibilityExtrasMenuBar") }
  /// The menu bar.
  open func accessibilityMenuBar() -> Any? { told("accessibilityMenuBar") }
  /// Whether a user works with the application.
  open func isAccessibilityFrontmost() -> Bool { told("isAccessibilityFrontmost") as? Bool ?? false }
  /// Titles of columns.
  open func accessibilityColumnTitles() -> [Any]? { told("accessibilityColumnTitles") as? [Any] }
  /// Whether a grid is read row by row.
  open func isAccessibilityOrderedByRow() -> Bool { told("isAccessibilityOrderedByRow") as? Bool ?? false }
  /// The unit of widths.
  open func accessibilityHorizontalUnits() -> NSAccessibilityUnits {
    told("accessibilityHorizontalUnits") as? NSAccessibilityUnits ?? .unknown
  }
  /// The unit of heights.
  open func accessibilityVerticalUnits() -> NSAccessibilityUnits {
    told("accessibilityVerticalUnits") as? NSAccessibilityUnits ?? .unknown
  }
  /// The unit of widths in words.
  open func accessibilityHorizontalUnitDescription() -> String? {
    told("accessibilityHorizontalUnitDescription") as? String
  }
  /// The unit of heights in words.
  open func accessibilityVerticalUnitDescription() -> String? {
    told("accessibilityVerticalUnitDescription") as? String
  }
  /// What the object is resized by.
  open func accessibilityHandles() -> [Any]? { told("accessibilityHandles") as? [Any] }
  /// The row that this one lies below.
  open func accessibilityDisclosedByRow() -> Any? { told("accessibilityDisclosedByRow") }
  /// Rows that lie below this one.
  open func accessibilityDisclosedRows() -> Any? { told("accessibilityDisclosedRows") }
  /// Markers of a ruler.
  open func accessibilityMarkerUIElements() -> [Any]? { told("accessibilityMarkerUIElements") as? [Any] }
  /// Values of markers.
  open func accessibilityMarkerValues() -> Any? { told("accessibilityMarkerValues") }
  /// What holds the markers of a ruler.
  open func accessibilityMarkerGroupUIElement() -> Any? { told("accessibilityMarkerGroupUIElement") }
  /// The unit of a ruler.
  open func accessibilityUnits() -> NSAccessibilityUnits {
    told("accessibilityUnits") as? NSAccessibilityUnits ?? .unknown
  }
  /// What a marker of a ruler is.
  open func accessibilityRulerMarkerType() -> NSAccessibilityRulerMarkerType {
    told("accessibilityRulerMarkerType") as? NSAccessibilityRulerMarkerType ?? .unknown
  }
  /// What a marker is, in words.
  open func accessibilityMarkerTypeDescription() -> String? { told("accessibilityMarkerTypeDescription") as? String }
  /// What scrolls across.
  open func accessibilityHorizontalScrollBar() -> Any? { told("accessibilityHorizontalScrollBar") }
  /// What scrolls up and down.
  open func accessibilityVerticalScrollBar() -> Any? { told("accessibilityVerticalScrollBar") }
  /// The values that can be.
  open func accessibilityAllowedValues() -> [NSNumber]? { told("accessibilityAllowedValues") as? [NSNumber] }
  /// Labels of a slider.
  open func accessibilityLabelUIElements() -> [Any]? { told("accessibilityLabelUIElements") as? [Any] }
  /// The value of a label of a slider.
  open func accessibilityLabelValue() -> Float { told("accessibilityLabelValue") as? Float ?? 0 }
  /// Dividers.
  open func accessibilitySplitters() -> [Any]? { told("accessibilitySplitters") as? [Any] }
  /// The columns that are selected.
  open func accessibilitySelectedColumns() -> [Any]? { told("accessibilitySelectedColumns") as? [Any] }
  /// The columns that are seen.
  open func accessibilityVisibleColumns() -> [Any]? { told("accessibilityVisibleColumns") as? [Any] }
  /// Headers of rows.
  open func accessibilityRowHeaderUIElements() -> [Any]? { told("accessibilityRowHeaderUIElements") as? [Any] }
  /// Headers of columns.
  open func accessibilityColumnHeaderUIElements() -> [Any]? { told("accessibilityColumnHeaderUIElements") as? [Any] }
  /// The cells that are selected.
  open func accessibilitySelectedCells() -> [Any]? { told("accessibilitySelectedCells") as? [Any] }
  /// The cells that are seen.
  open func accessibilityVisibleCells() -> [Any]? { told("accessibilityVisibleCells") as? [Any] }
  /// The rows of a cell.
  open func accessibilityRowIndexRange() -> NSRange {
    told("accessibilityRowIndexRange") as? NSRange ?? NSRange(location: 0, length: 0)
  }
  /// The columns of a cell.
  open func accessibilityColumnIndexRange() -> NSRange {
    told("accessibilityColumnIndexRange") as? NSRange ?? NSRange(location: 0, length: 0)
  }
  /// Which part of a text that several views show is this one's.
  open func accessibilitySharedCharacterRange() -> NSRange {
    told("accessibilitySharedCharacterRange") as? NSRange ?? NSRange(location: 0, length: 0)
  }
  /// Views that show parts of the same text.
  open func accessibilitySharedTextUIElements() -> [Any]? { told("accessibilitySharedTextUIElements") as? [Any] }
  /// Which parts of the text are selected.
  open func accessibilitySelectedTextRanges() -> [NSValue]? { told("accessibilitySelectedTextRanges") as? [NSValue] }
  /// The button of a title bar for the toolbar.
  open func accessibilityToolbarButton() -> Any? { told("accessibilityToolbarButton") }
  /// The icon of a title bar.
  open func accessibilityProxy() -> Any? { told("accessibilityProxy") }
  /// The button of a title bar for the full screen.
  open func accessibilityFullScreenButton() -> Any? { told("accessibilityFullScreenButton") }
  /// Where a window is resized.
  open func accessibilityGrowArea() -> Any? { told("accessibilityGrowArea") }
  /// The button of a title bar that closes.
  open func accessibilityCloseButton() -> Any? { told("accessibilityCloseButton") }
  /// The button of a title bar that makes the window large.
  open func accessibilityZoomButton() -> Any? { told("accessibilityZoomButton") }
  /// The button of a title bar that puts the window into the Dock.
  open func accessibilityMinimizeButton() -> Any? { told("accessibilityMinimizeButton") }
}
