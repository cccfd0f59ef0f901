import NibRuntime
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
    for row in rows { row.register(registry, .appkit) }
    for name in plainViews { registry.registerStandIn(NSView.self, as: name, on: .appkit) }
    for name in plainObjects { registry.registerStandIn(PlaceholderObject.self, as: name, on: .appkit) }
  }

  private static let rows: [StandInRow] = [
    StandInRow(ArchivedNib.self, "NSNib"),
    StandInRow(NSView.self, "NSView"),
    StandInRow(NSControl.self, "NSControl"),
    StandInRow(NSPathControl.self, "NSPathControl"),
    StandInRow(NSTokenField.self, "NSTokenField"),
    StandInRow(NSSwitch.self, "NSSwitch"),
    StandInRow(NSScroller.self, "NSScroller"),
    StandInRow(NSButton.self, "NSButton"),
    StandInRow(NSTextField.self, "NSTextField", "NSSecureTextField", "NSSearchField"),
    StandInRow(NSComboBox.self, "NSComboBox"),
    StandInRow(NSImageView.self, "NSImageView"),
    StandInRow(NSPopUpButton.self, "NSPopUpButton"),
    StandInRow(NSSegmentedControl.self, "NSSegmentedControl"),
    StandInRow(NSSlider.self, "NSSlider"),
    StandInRow(NSStepper.self, "NSStepper"),
    StandInRow(NSLevelIndicator.self, "NSLevelIndicator"),
    StandInRow(NSDatePicker.self, "NSDatePicker"),
    StandInRow(NSColorWell.self, "NSColorWell"),
    StandInRow(NSMatrix.self, "NSMatrix", "NSForm"),
    StandInRow(NSProgressIndicator.self, "NSProgressIndicator"),
    StandInRow(NSBrowser.self, "NSBrowser"),
    StandInRow(NSRuleEditor.self, "NSRuleEditor"),
    StandInRow(NSPredicateEditor.self, "NSPredicateEditor"),
    StandInRow(NSPredicateEditorRowTemplate.self, "NSPredicateEditorRowTemplate"),
    StandInRow(NSComboButton.self, "NSComboButton"),
    StandInRow(NSVisualEffectView.self, "NSVisualEffectView"),
    StandInRow(NSDrawer.self, "NSDrawer"),
    StandInRow(NSTextFinder.self, "NSTextFinder"),
    StandInRow(NSTouchBar.self, "NSTouchBar"),
    StandInRow(NSTouchBarItem.self, "NSTouchBarItem"),
    StandInRow(NSCustomTouchBarItem.self, "NSCustomTouchBarItem"),
    StandInRow(NSPopoverTouchBarItem.self, "NSPopoverTouchBarItem"),
    StandInRow(NSNumberFormatter.self, "NSNumberFormatter"),
    StandInRow(NSDateFormatter.self, "NSDateFormatter"),
    StandInRow(NSByteCountFormatter.self, "NSByteCountFormatter"),
    StandInRow(NSBox.self, "NSBox"),
    StandInRow(NSTabView.self, "NSTabView"),
    StandInRow(NSTabViewItem.self, "NSTabViewItem"),
    StandInRow(NSSplitView.self, "NSSplitView"),
    StandInRow(NSStackView.self, "NSStackView"),
    StandInRow(NSStackViewContainer.self, "NSStackViewContainer"),
    StandInRow(NSClipView.self, "NSClipView"),
    StandInRow(NSScrollView.self, "NSScrollView"),
    StandInRow(NSTextView.self, "NSTextView"),
    StandInRow(NSTableView.self, "NSTableView"),
    StandInRow(NSOutlineView.self, "NSOutlineView"),
    StandInRow(NSCollectionView.self, "NSCollectionView"),
    StandInRow(NSCollectionViewFlowLayout.self, "NSCollectionViewFlowLayout"),
    StandInRow(NSGridView.self, "NSGridView"),
    StandInRow(NSGridRow.self, "NSGridRow"),
    StandInRow(NSGridColumn.self, "NSGridColumn"),
    StandInRow(NSGridCell.self, "NSGridCell"),
    StandInRow(
      NSGestureRecognizer.self, "NSGestureRecognizer", "NSMagnificationGestureRecognizer",
      "NSRotationGestureRecognizer"),
    StandInRow(NSClickGestureRecognizer.self, "NSClickGestureRecognizer"),
    StandInRow(NSPressGestureRecognizer.self, "NSPressGestureRecognizer"),
    StandInRow(NSPanGestureRecognizer.self, "NSPanGestureRecognizer"),
    StandInRow(NSTableColumn.self, "NSTableColumn"),
    StandInRow(NSTableCellView.self, "NSTableCellView"),
    StandInRow(
      NSCell.self, "NSCell", "NSActionCell", "NSBrowserCell", "NSFormCell", "NSPathComponentCell"),
    StandInRow(NSDatePickerCell.self, "NSDatePickerCell"),
    StandInRow(NSPathCell.self, "NSPathCell"),
    StandInRow(NSTableHeaderCell.self, "NSTableHeaderCell"),
    StandInRow(NSButtonCell.self, "NSButtonCell"),
    StandInRow(
      NSTextFieldCell.self, "NSTextFieldCell", "NSSecureTextFieldCell", "NSSearchFieldCell",
      "NSComboBoxCell", "NSTokenFieldCell"),
    StandInRow(NSImageCell.self, "NSImageCell"),
    StandInRow(RangeCell.self, "NSSliderCell", "NSStepperCell", "NSLevelIndicatorCell"),
    StandInRow(NSSegmentedCell.self, "NSSegmentedCell"),
    StandInRow(NSSegmentItem.self, "NSSegmentItem"),
    StandInRow(NSPopUpButtonCell.self, "NSPopUpButtonCell"),
    StandInRow(NSMenu.self, "NSMenu"),
    StandInRow(NSMenuItem.self, "NSMenuItem"),
    StandInRow(NSWindow.self, "NSWindow", "NSPanel"),
    StandInRow(NSToolbar.self, "NSToolbar"),
    StandInRow(
      NSToolbarItem.self, "NSToolbarItem", "NSToolbarFlexibleSpaceItem", "NSToolbarSpaceItem",
      "NSToolbarSeparatorItem", "NSSearchToolbarItem"),
    StandInRow(NSViewController.self, "NSViewController", "NSCollectionViewItem"),
    StandInRow(NSSplitViewController.self, "NSSplitViewController"),
    StandInRow(NSSplitViewItem.self, "NSSplitViewItem"),
    StandInRow(NSTabViewController.self, "NSTabViewController"),
    StandInRow(NSPageController.self, "NSPageController"),
    StandInRow(NSPopover.self, "NSPopover"),
    StandInRow(NSWindowController.self, "NSWindowController", "IBNSWindowController"),
    StandInRow(
      NSStoryboardSegueTemplate.self, "NSStoryboardShowSegueTemplate", "NSStoryboardSheetSegueTemplate",
      "NSStoryboardModalSegueTemplate", "NSStoryboardPopoverSegueTemplate", "NSStoryboardEmbedSegueTemplate",
      "NSStoryboardSegueTemplate"),
    StandInRow(NSApplication.self, "NSApplication"),
    StandInRow(NSObjectController.self, "NSObjectController"),
    StandInRow(NSTreeController.self, "NSTreeController"),
    StandInRow(NSSortDescriptor.self, "NSSortDescriptor"),
    StandInRow(NSArrayController.self, "NSArrayController", "NSDictionaryController"),
    StandInRow(NSUserDefaultsController.self, "NSUserDefaultsController"),
  ]

  /// Views whose own keys are kept untyped. Those of frameworks that iOS has too are views of AppKit in its archives.
  /// - Seen: classes in compiled nibs.
  private static let plainViews = [
    "NSTableHeaderView", "_NSCornerView", "_NSRuleEditorViewSliceHolder", "NSComboTableView", "NSOpenGLView", "PDFView",
    "WebView",
    "AVPlayerView", "QTMovieView", "ABPeoplePickerView", "IKImageBrowserView",
    "MKMapView", "WKWebView", "SCNView", "SKView", "MTKView", "WebFrameView", "WebClipView", "WebDynamicScrollBarsView",
  ]

  /// Helpers of other objects: a placeholder says all there is to say.
  /// - Seen: classes in compiled nibs.
  private static let plainObjects = [
    "NSObject", "NSFontManager", "NSDecimalNumberHandler",
    "NSDecimalNumberPlaceholder", "NSTextContainer", "NSLayoutManager", "NSTextViewSharedData", "NSCursor", "NSURL",
    "IBClassReference",
    "_NSRuleEditorViewUnboundRowHolder", "_NSManagedProxy",
    "IBNSViewAutolayoutGuide", "NSLayoutGuide", "NSBitmapImageRep", "NSPSMatrix", "NSTextTab",
    "WebPreferences", "WKWebViewConfiguration", "WKPreferences", "WKProcessPool", "WKUserContentController",
    "WKWebsiteDataStore", "NSConstantValueExpression", "NSSelfExpression", "NSKeyPathSpecifierExpression",
    "NSKeyPathExpression", "NSMutableDictionary",
  ]
}
