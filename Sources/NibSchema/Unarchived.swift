/// A part of a document that is known and archived as nothing, because no evidence shows its archived form.
///
/// Whoever compiles a document with such a part is told so, with its place. The guide lists them all.
public struct Unarchived: Sendable {
  /// Element, or a kind that it inherits from.
  public let tag: String
  /// Attribute, key of a child, or tag of a child without a key.
  public let name: String
  /// What is missing at run time.
  public let effect: String

  private init(_ tag: String, _ name: String, _ effect: String) {
    self.tag = tag
    self.name = name
    self.effect = effect
  }

  /// All such parts, by element.
  public static let all: [Unarchived] = [
    .init("avPlayerViewController", "showsPlaybackControls", "the controls are shown"),
    .init("avPlayerViewController", "videoGravity", "the picture is fitted as by default"),
    .init("barButtonItem", "imageInsets", "the image stands in the middle"),
    .init("barButtonItem", "menu", "the item has no menu"),
    .init("button", "configuration", "the button looks as its other attributes say"),
    .init("button", "menu", "the button has no menu"),
    .init("constraint", "spacingType", "the distance is the constraint's constant"),
    .init("control", "changesSelectionAsPrimaryAction", "a tap does not select the control"),
    .init("control", "showsMenuAsPrimaryAction", "a tap shows no menu"),
    .init("control", "toolTip", "the control has no tip"),
    .init("glkViewController", "pauseOnWillResignActive", "as by default"),
    .init("glkViewController", "preferredFramesPerSecond", "as many as by default"),
    .init("glkViewController", "resumeOnDidBecomeActive", "as by default"),
    .init("imageReference", "renderingMode", "the image is drawn as its file or catalog says"),
    .init("imageReference", "symbolScale", "the symbol is of medium scale"),
    .init("imageReference", "variableValue", "the symbol is drawn whole"),
    .init("imageView", "adjustsImageWhenAncestorFocused", "the image does not grow with the focus"),
    .init("imageView", "preferredSymbolConfiguration", "the symbol is shown as by default"),
    .init("label", "enablesMarqueeWhenAncestorFocused", "the text does not run with the focus"),
    .init("label", "showsExpansionTextWhenTruncated", "a truncated text is not shown whole"),
    .init("mtkView", "clearColor", "the view is cleared to its own default"),
    .init("navigationBar", "backgroundImage", "the bar has no image"),
    .init("navigationBar", "compactAppearance", "the bar looks as by default where it is low"),
    .init("navigationBar", "compactScrollEdgeAppearance", "as before, where the bar is low"),
    .init("navigationBar", "scrollEdgeAppearance", "the bar looks as by default at the edge of what scrolls"),
    .init("navigationBar", "standardAppearance", "the bar looks as by default"),
    .init("navigationController", "hidesBarsOnSwipe", "the bars stay"),
    .init("navigationController", "hidesBarsOnTap", "the bars stay"),
    .init("navigationController", "hidesBarsWhenKeyboardAppears", "the bars stay"),
    .init("navigationController", "hidesBarsWhenVerticallyCompact", "the bars stay"),
    .init("navigationItem", "backButtonDisplayMode", "the back button is shown as by default"),
    .init("navigationItem", "backButtonTitle", "the back button shows the item's title"),
    .init("navigationItem", "compactAppearance", "the bar looks as it says itself"),
    .init("navigationItem", "compactScrollEdgeAppearance", "the bar looks as it says itself"),
    .init("navigationItem", "scrollEdgeAppearance", "the bar looks as it says itself"),
    .init("navigationItem", "standardAppearance", "the bar looks as it says itself"),
    .init("navigationItem", "style", "the item has the navigator's style"),
    .init("pageControl", "allowsContinuousInteraction", "the control is dragged as by default"),
    .init("pageControl", "backgroundStyle", "the background is the default one"),
    .init("pageViewController", "doubleSided", "pages have one side"),
    .init("scrollView", "dragInteractionEnabled", "items are dragged as by default"),
    .init("scrollView", "remembersLastFocusedIndexPath", "the focus begins anew"),
    .init("scrollView", "selectionFollowsFocus", "the selection stays where it is"),
    .init("searchDisplayController", "searchResultsTitle", "the results have no title"),
    .init("segment", "width", "the segment is as wide as by default"),
    .init("segue", "commit", "a preview is committed by the segue itself"),
    .init("segue", "destinationCreationSelector", "the destination is made without the segue's action"),
    .init("segue", "popoverAnchorView", "the popover points at who fired the segue"),
    .init("segue", "preview", "a preview is shown by the segue itself"),
    .init("skView", "sceneName", "the view shows no scene until code presents one"),
    .init("splitViewController", "behavior", "the system's behaviour"),
    .init("splitViewController", "displayModeButtonVisibility", "the system's choice"),
    .init("splitViewController", "maximumPrimaryColumnWidth", "the system's width"),
    .init("splitViewController", "minimumPrimaryColumnWidth", "the system's width"),
    .init("splitViewController", "preferredDisplayMode", "the system's mode"),
    .init("splitViewController", "preferredPrimaryColumnWidthFraction", "the system's width"),
    .init("splitViewController", "primaryBackgroundStyle", "the system's background"),
    .init("splitViewController", "showsSecondaryOnlyButton", "there is no such button"),
    .init("splitViewController", "style", "columns as before they had a style"),
    .init("state", "preferredSymbolConfiguration", "the symbol of this state is shown as by default"),
    .init("switch", "preferredStyle", "the system's style"),
    .init("tabBar", "scrollEdgeAppearance", "the bar looks as by default at the edge of what scrolls"),
    .init("tabBar", "standardAppearance", "the bar looks as by default"),
    .init("tabBar", "unselectedItemTintColor", "items that are not selected are grey"),
    .init("tabBarItem", "imageInsets", "the image stands in the middle"),
    .init("toolbar", "compactAppearance", "the bar looks as by default where it is low"),
    .init("toolbar", "scrollEdgeAppearance", "the bar looks as by default at the edge of what scrolls"),
    .init("toolbar", "standardAppearance", "the bar looks as by default"),
    .init("vibrancyEffect", "style", "the effect is that of labels"),
    .init("view", "focusGroupIdentifier", "the system groups what takes the focus"),
    .init("view", "keyboard", "there is no guide, and constraints to it are left out"),
    .init("view", "largeContentImage", "the view is not shown large"),
    .init("view", "largeContentTitle", "the view is not shown large"),
    .init("view", "scalesLargeContentImage", "the view is not shown large"),
    .init("view", "showsLargeContentViewer", "the view is not shown large"),
    .init("viewController", "keyCommands", "the controller answers no keys"),
  ]

  /// The entry for a part of an element, its own or of a kind that it inherits from.
  ///
  /// Walks the catalog: asked only of parts that no row knows.
  public static func find(_ name: String, of tag: String) -> Unarchived? {
    var tag: String? = tag
    while let current = tag {
      if let found = all.first(where: { $0.tag == current && $0.name == name }) { return found }
      tag = ElementCatalog.find(current)?.parent
    }
    return nil
  }
}
