import NibGraph
import NibRuntime
import NibSchema
import NibStandIns

/// The stand-ins for AppKit and the classes they stand for.
public enum AppKitCatalog: LinkedCatalog {
  /// A registry with every stand-in; the parent of registries of one's own.
  public static let registry: ClassRegistry = {
    let registry = ClassRegistry(parent: .shared)
    register(in: registry)
    return registry
  }()

  /// Registers every stand-in under the names of the framework's classes.
  public static func register(in registry: ClassRegistry) {
    FrameworkClasses.appKit.register(rows, in: registry, on: .appkit)
  }

  private static let rows: [StandInRow] = [
    StandInRow(ArchivedNib.self, .class(.nsNib)),
    StandInRow(NSResponder.self),
    StandInRow(NSLayoutConstraint.self),
    StandInRow(NSView.self),
    StandInRow(NSControl.self),
    StandInRow(NSSwitch.self),
    StandInRow(NSScroller.self),
    StandInRow(NSButton.self),
    StandInRow(NSTextField.self),
    StandInRow(NSComboBox.self),
    StandInRow(NSImageView.self),
    StandInRow(NSPopUpButton.self),
    StandInRow(NSSegmentedControl.self),
    StandInRow(NSSlider.self),
    StandInRow(NSStepper.self),
    StandInRow(NSLevelIndicator.self),
    StandInRow(NSDatePicker.self),
    StandInRow(NSColorWell.self),
    StandInRow(NSMatrix.self),
    StandInRow(NSProgressIndicator.self),
    StandInRow(NSPathControl.self),
    StandInRow(NSTokenField.self),
    StandInRow(NSBrowser.self),
    StandInRow(NSRuleEditor.self),
    StandInRow(NSPredicateEditor.self),
    StandInRow(NSPredicateEditorRowTemplate.self),
    StandInRow(NSComboButton.self),
    StandInRow(NSVisualEffectView.self),
    StandInRow(NSDrawer.self),
    StandInRow(NSTextFinder.self),
    StandInRow(NSTouchBar.self),
    StandInRow(NSTouchBarItem.self),
    StandInRow(NSCustomTouchBarItem.self),
    StandInRow(NSPopoverTouchBarItem.self),
    StandInRow(NSNumberFormatter.self),
    StandInRow(NSDateFormatter.self),
    StandInRow(NSByteCountFormatter.self),
    StandInRow(NSDatePickerCell.self),
    StandInRow(NSPathCell.self),
    StandInRow(NSTableHeaderCell.self),
    StandInRow(NSBox.self),
    StandInRow(NSShadow.self),
    StandInRow(NSTabView.self),
    StandInRow(NSTabViewItem.self),
    StandInRow(NSSplitView.self),
    StandInRow(NSStackView.self),
    StandInRow(NSStackViewContainer.self),
    StandInRow(NSClipView.self),
    StandInRow(NSScrollView.self),
    StandInRow(NSTextView.self),
    StandInRow(NSTableView.self),
    StandInRow(NSOutlineView.self),
    StandInRow(NSCollectionView.self),
    StandInRow(NSCollectionViewFlowLayout.self),
    StandInRow(NSGridView.self),
    StandInRow(NSGridRow.self),
    StandInRow(NSGridColumn.self),
    StandInRow(NSGridCell.self),
    StandInRow(NSGestureRecognizer.self),
    StandInRow(NSClickGestureRecognizer.self),
    StandInRow(NSPressGestureRecognizer.self),
    StandInRow(NSPanGestureRecognizer.self),
    StandInRow(NSTableColumn.self),
    StandInRow(NSTableCellView.self),
    StandInRow(NSCell.self),
    StandInRow(NSButtonCell.self),
    StandInRow(NSTextFieldCell.self),
    StandInRow(NSImageCell.self),
    StandInRow(RangeCell.self, "NSSliderCell", "NSStepperCell", "NSLevelIndicatorCell"),
    StandInRow(NSSegmentedCell.self),
    StandInRow(NSSegmentItem.self),
    StandInRow(NSPopUpButtonCell.self),
    StandInRow(NSMenu.self),
    StandInRow(NSMenuItem.self),
    StandInRow(NSWindow.self),
    StandInRow(NSToolbar.self),
    StandInRow(NSToolbarItem.self),
    StandInRow(NSViewController.self),
    StandInRow(NSSplitViewController.self),
    StandInRow(NSSplitViewItem.self),
    StandInRow(NSTabViewController.self),
    StandInRow(NSPageController.self),
    StandInRow(NSPopover.self),
    StandInRow(NSWindowController.self),
    StandInRow(NSStoryboardSegueTemplate.self),
    StandInRow(NSApplication.self),
    StandInRow(NSObjectController.self),
    StandInRow(NSTreeController.self),
    StandInRow(NSSortDescriptor.self),
    StandInRow(NSArrayController.self),
    StandInRow(NSUserDefaultsController.self),
  ]
}
