/// A part of a document that is known and archived as nothing, because no evidence shows its archived form.
///
/// Whoever compiles a document with such a part is told so, with its place. README lists them all.
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
    .init("avPlayerViewController", "videoGravity", "the picture is fitted as by default"),
    .init("button", "menu", "the button has no menu"),
    .init("imageView", "adjustsImageWhenAncestorFocused", "the image does not grow with the focus"),
    .init("mtkView", "clearColor", "the view is cleared to its own default"),
    .init("navigationBar", "standardAppearance", "the bar looks as by default"),
    .init("navigationBar", "compactAppearance", "the bar looks as by default where it is low"),
    .init("navigationBar", "scrollEdgeAppearance", "the bar looks as by default at the edge of what scrolls"),
    .init("navigationBar", "compactScrollEdgeAppearance", "as before, where the bar is low"),
    .init("searchDisplayController", "searchResultsTitle", "the results have no title"),
    .init("segment", "width", "the segment is as wide as by default"),
    .init("segue", "commit", "a preview is committed by the segue itself"),
    .init("segue", "preview", "a preview is shown by the segue itself"),
    .init("segue", "popoverAnchorView", "the popover points at who fired the segue"),
    .init("skView", "sceneName", "the view shows no scene until code presents one"),
    .init("splitViewController", "maximumPrimaryColumnWidth", "the system's width"),
    .init("splitViewController", "minimumPrimaryColumnWidth", "the system's width"),
    .init("splitViewController", "preferredPrimaryColumnWidthFraction", "the system's width"),
    .init("state", "preferredSymbolConfiguration", "the symbol of this state is shown as by default"),
    .init("tabBar", "standardAppearance", "the bar looks as by default"),
    .init("tabBar", "scrollEdgeAppearance", "the bar looks as by default at the edge of what scrolls"),
    .init("toolbar", "standardAppearance", "the bar looks as by default"),
    .init("toolbar", "compactAppearance", "the bar looks as by default where it is low"),
    .init("toolbar", "scrollEdgeAppearance", "the bar looks as by default at the edge of what scrolls"),
    .init("constraint", "spacingType", "the distance is the constraint's constant"),
    .init("vibrancyEffect", "style", "the effect is that of labels"),
    .init("view", "largeContentImage", "the view is not shown large"),
    .init("view", "largeContentTitle", "the view is not shown large"),
    .init("view", "scalesLargeContentImage", "the view is not shown large"),
    .init("view", "showsLargeContentViewer", "the view is not shown large"),
    .init("viewController", "keyCommands", "the controller answers no keys"),
    .init("view", "keyboard", "there is no guide, and constraints to it are left out"),
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
