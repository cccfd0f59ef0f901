import NibGraph

/// The superclasses of Apple's classes, as class descriptions of keyed archives list them.
///
/// Of classes that both frameworks have, the superclass is AppKit's where UIKit got the class after it left keyed archives.
/// A reader that does not know a class does not need them; they are written because Apple's archiver does.
/// - Seen: the class descriptions of the keyed archives at hand. Documented: the classes of UIKit and AppKit that only
///   NIBArchives were seen to have.
enum SuperclassTable {
  /// The superclasses of a class, nearest first; of a class that is not known, `NSObject` alone.
  static func chain(of name: String) -> [String] {
    var chain: [String] = []
    var next = name
    while let parent = parents[next] {
      chain.append(parent)
      next = parent
    }
    return name == root ? [] : chain + [root]
  }

  private static let root = String.class(.object)

  private static let parents: [String: String] = {
    var parents: [String: String] = [:]
    for line in families.split(separator: "\n") {
      let names = line.split(separator: " ")
      for child in names.dropFirst() { parents[String(child)] = String(names[0]) }
    }
    return parents
  }()

  /// A class and the classes right below it, a line each; classes right below `NSObject` are left out.
  private static let families = """
    CIFilter CIColorControls
    NSActionCell NSButtonCell NSDatePickerCell NSLevelIndicatorCell NSPathCell NSSegmentedCell NSSliderCell
    NSActionCell NSStepperCell NSTextFieldCell NSFormCell
    NSArray NSMutableArray
    NSArrayController NSDictionaryController
    NSAttributedString NSMutableAttributedString
    NSButton NSPopUpButton
    NSButtonCell NSMenuItemCell
    NSCell NSActionCell NSImageCell
    NSClipView WebClipView
    NSControl NSButton NSColorWell NSDatePicker NSImageView NSLevelIndicator NSMatrix NSPathControl NSRuleEditor
    NSControl NSScroller
    NSControl NSSegmentedControl NSSlider NSStepper NSTableView NSTextField NSTokenField
    NSControl NSBrowser NSComboButton NSSwitch
    NSController NSObjectController NSUserDefaultsController
    NSData NSMutableData
    NSDate NSCalendarDate
    NSDictionary NSMutableDictionary
    NSFormatter NSDateFormatter NSNumberFormatter
    NSGestureRecognizer NSClickGestureRecognizer NSMagnificationGestureRecognizer NSPanGestureRecognizer
    NSGestureRecognizer NSPressGestureRecognizer NSRotationGestureRecognizer
    NSImageRep NSBitmapImageRep
    NSMatrix NSForm
    NSMenuItemCell NSPopUpButtonCell
    NSMutableAttributedString NSTextStorage
    NSNibConnector NSNibBindingConnector NSNibControlConnector NSNibOutletConnector
    NSNumber NSDecimalNumber
    NSObjectController NSArrayController NSTreeController
    NSParagraphStyle NSMutableParagraphStyle
    NSResponder NSApplication NSDrawer NSPopover NSView NSViewController NSWindow NSWindowController
    NSRuleEditor NSPredicateEditor
    NSScrollView WebCoreScrollView
    NSSet NSMutableSet
    NSString NSLocalizableString NSMutableString
    NSTableView NSComboTableView NSOutlineView
    NSText NSTextView
    NSTextField NSComboBox NSSearchField NSSecureTextField NSTokenField
    NSTextFieldCell NSComboBoxCell NSPathComponentCell NSSearchFieldCell NSSecureTextFieldCell NSTableHeaderCell
    NSTextFieldCell NSTokenFieldCell
    NSToolbarItem NSToolbarFlexibleSpaceItem NSToolbarSpaceItem
    NSValue NSNumber
    NSView NSBox NSClipView NSCollectionView NSControl NSCustomView NSGridView NSOpenGLView NSProgressIndicator
    NSView NSScrollView NSSplitView NSStackView NSTabView NSTableCellView NSTableHeaderView NSTableRowView NSText
    NSView NSVisualEffectView WebFrameView WebView _NSCornerView
    NSView ABPeoplePickerView AVPlayerView IKImageBrowserView NSStackViewContainer PDFView QTMovieView
    NSView MTKView SCNView SKView WKWebView _NSRuleEditorViewSliceHolder
    NSViewController NSPageController NSSplitViewController NSTabViewController
    NSWindow NSPanel
    UIBarItem UIBarButtonItem UITabBarItem
    UIButton UIRoundedRectButton
    UICollectionReusableView UICollectionViewCell
    UICollectionViewCell UICollectionViewListCell
    UICollectionViewLayout UICollectionViewFlowLayout
    UIColor UICGColor UIDeviceRGBColor
    UIControl UIButton UIDatePicker UIPageControl UIRefreshControl UISegmentedControl UISlider UIStepper UISwitch
    UIControl UITextField
    UIGestureRecognizer UILongPressGestureRecognizer UIPanGestureRecognizer UIPinchGestureRecognizer
    UIGestureRecognizer UIRotationGestureRecognizer UISwipeGestureRecognizer UITapGestureRecognizer
    UIGestureRecognizer UIHoverGestureRecognizer
    UIImage UIImageNibPlaceholder
    UIImageView UISegment
    UILabel UITableViewLabel
    UIPanGestureRecognizer UIScreenEdgePanGestureRecognizer
    UIResponder UIView UIViewController
    UIRuntimeConnection UIRuntimeEventConnection UIRuntimeOutletCollectionConnection UIRuntimeOutletConnection
    UIScrollView UICollectionView UITableView UITextView
    UIStoryboardPresentationSegueTemplate UIStoryboardPopoverPresentationSegueTemplate
    UIStoryboardSegueTemplate UIStoryboardEmbedSegueTemplate UIStoryboardPresentationSegueTemplate
    UIStoryboardSegueTemplate UIStoryboardPushSegueTemplate UIStoryboardShowSegueTemplate
    UIStoryboardSegueTemplate UIStoryboardUnwindSegueTemplate
    UIView ADBannerView GLKView MKMapView UIActivityIndicatorView UICollectionReusableView UIControl UIImageView UILabel
    UIView UINavigationBar UIPickerView UIProgressView UIScrollView UISearchBar UIStackView UITabBar UITableViewCell
    UIView UITableViewCellContentView UITableViewHeaderFooterView UIToolbar UIVisualEffectView UIWebView UIWindow
    UIView UICalendarView UIInputView UIPopoverBackgroundView UITextSelectionView _UILayoutGuide
    UIView _UISystemBackgroundView _UITableViewCellSeparatorView _UIVisualEffectContentView
    UIViewController AVPlayerViewController GLKViewController UICollectionViewController UINavigationController
    UIViewController UIPageViewController UISplitViewController UITabBarController UITableViewController
    WebCoreScrollView WebDynamicScrollBarsView
    """
}
