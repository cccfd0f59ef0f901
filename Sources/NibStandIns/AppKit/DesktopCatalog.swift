import NibRuntime

/// The stand-ins for AppKit and the classes they stand for.
enum DesktopCatalog {
  /// Registers every stand-in under the names of the framework's classes.
  static func register(in registry: ClassRegistry) {
    for row in rows { row.register(registry) }
    for name in plainViews { registry.registerStandIn(DesktopView.self, as: name) }
    for name in plainObjects { registry.registerStandIn(PlaceholderObject.self, as: name) }
  }

  private static let rows: [StandInRow] = [
    StandInRow(DesktopView.self, "NSView"),
    StandInRow(DesktopControl.self, "NSControl", "NSPathControl"),
    StandInRow(DesktopScroller.self, "NSScroller"),
    StandInRow(DesktopButton.self, "NSButton"),
    StandInRow(DesktopTextField.self, "NSTextField", "NSSecureTextField", "NSSearchField", "NSTokenField"),
    StandInRow(DesktopComboBox.self, "NSComboBox"),
    StandInRow(DesktopImageView.self, "NSImageView"),
    StandInRow(DesktopPopUpButton.self, "NSPopUpButton"),
    StandInRow(DesktopSegmentedControl.self, "NSSegmentedControl"),
    StandInRow(DesktopSlider.self, "NSSlider"),
    StandInRow(DesktopStepper.self, "NSStepper"),
    StandInRow(DesktopLevelIndicator.self, "NSLevelIndicator"),
    StandInRow(DesktopDatePicker.self, "NSDatePicker"),
    StandInRow(DesktopColorWell.self, "NSColorWell"),
    StandInRow(DesktopMatrix.self, "NSMatrix"),
    StandInRow(DesktopProgressIndicator.self, "NSProgressIndicator"),
    StandInRow(DesktopBox.self, "NSBox"),
    StandInRow(DesktopTabView.self, "NSTabView"),
    StandInRow(DesktopTabViewItem.self, "NSTabViewItem"),
    StandInRow(DesktopSplitView.self, "NSSplitView"),
    StandInRow(DesktopStackView.self, "NSStackView"),
    StandInRow(DesktopStackContainer.self, "NSStackViewContainer"),
    StandInRow(DesktopClipView.self, "NSClipView"),
    StandInRow(DesktopScrollView.self, "NSScrollView"),
    StandInRow(DesktopTextView.self, "NSTextView"),
    StandInRow(DesktopTableView.self, "NSTableView"),
    StandInRow(DesktopOutlineView.self, "NSOutlineView"),
    StandInRow(DesktopTableColumn.self, "NSTableColumn"),
    StandInRow(DesktopTableCellView.self, "NSTableCellView"),
    StandInRow(
      DesktopCell.self, "NSCell", "NSActionCell", "NSTableHeaderCell", "NSPathCell", "NSPathComponentCell",
      "NSDatePickerCell"),
    StandInRow(DesktopButtonCell.self, "NSButtonCell"),
    StandInRow(
      DesktopTextFieldCell.self, "NSTextFieldCell", "NSSecureTextFieldCell", "NSSearchFieldCell",
      "NSComboBoxCell", "NSTokenFieldCell"),
    StandInRow(DesktopImageCell.self, "NSImageCell"),
    StandInRow(DesktopRangeCell.self, "NSSliderCell", "NSStepperCell", "NSLevelIndicatorCell"),
    StandInRow(DesktopSegmentedCell.self, "NSSegmentedCell"),
    StandInRow(DesktopSegment.self, "NSSegmentItem"),
    StandInRow(DesktopPopUpButtonCell.self, "NSPopUpButtonCell"),
    StandInRow(DesktopMenu.self, "NSMenu"),
    StandInRow(DesktopMenuItem.self, "NSMenuItem"),
    StandInRow(DesktopWindow.self, "NSWindow", "NSPanel"),
    StandInRow(DesktopToolbar.self, "NSToolbar"),
    StandInRow(
      DesktopToolbarItem.self, "NSToolbarItem", "NSToolbarFlexibleSpaceItem", "NSToolbarSpaceItem",
      "NSToolbarSeparatorItem", "NSSearchToolbarItem"),
    StandInRow(DesktopViewController.self, "NSViewController", "NSSplitViewController", "NSTabViewController"),
    StandInRow(DesktopWindowController.self, "NSWindowController"),
    StandInRow(DesktopApplication.self, "NSApplication"),
    StandInRow(
      DesktopObjectController.self, "NSObjectController", "NSArrayController", "NSTreeController",
      "NSDictionaryController", "NSUserDefaultsController"),
  ]

  /// Views whose own keys are kept untyped.
  /// - Seen: classes in compiled nibs.
  private static let plainViews = [
    "NSTableHeaderView", "_NSCornerView", "NSVisualEffectView", "NSPredicateEditor", "NSRuleEditor",
    "_NSRuleEditorViewSliceHolder",
  ]

  /// Helpers of other objects: a placeholder says all there is to say.
  /// - Seen: classes in compiled nibs.
  private static let plainObjects = [
    "NSObject", "NSFontManager", "NSNumberFormatter", "NSDateFormatter", "NSDecimalNumberHandler",
    "NSDecimalNumberPlaceholder", "NSTextContainer", "NSLayoutManager", "NSTextViewSharedData", "NSCursor", "NSURL",
    "NSSortDescriptor", "NSPanGestureRecognizer", "NSClickGestureRecognizer", "NSPressGestureRecognizer",
    "NSMagnificationGestureRecognizer", "NSRotationGestureRecognizer", "IBClassReference",
    "NSPredicateEditorRowTemplate", "_NSRuleEditorViewUnboundRowHolder", "_NSManagedProxy",
    "IBNSViewAutolayoutGuide", "NSLayoutGuide", "NSBitmapImageRep", "NSDrawer",
  ]
}
