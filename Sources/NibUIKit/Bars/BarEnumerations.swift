import NibRuntime
import NibStandIns

// The raw values are the numbers of archives. Documented: UIKit's enumerations of these names.

/// How a bar looks.
public enum UIBarStyle: Int, NibChoice {
  /// As the system likes.
  case `default` = 0
  /// Black.
  case black = 1
  /// Black and translucent.
  case blackTranslucent = 2
}

/// Where a bar stands.
public enum UIBarPosition: Int, NibChoice {
  /// Not said.
  case any = 0
  /// At the bottom.
  case bottom = 1
  /// At the top.
  case top = 2
  /// At the top, up to the edge of the screen.
  case topAttached = 3
}

extension UIBarButtonItem {
  /// How an item looks.
  public enum Style: Int, NibChoice {
    /// As text or image.
    case plain = 0
    /// With a border; of older systems.
    case bordered = 1
    /// Emphasized: it ends what is shown.
    case done = 2

    /// Emphasized, by the name that it has from iOS 26 on.
    public static let prominent = Style.done
  }

  /// Items that the system draws and names.
  public enum SystemItem: Int, NibChoice {
    /// Done.
    case done = 0
    /// Cancel.
    case cancel = 1
    /// Edit.
    case edit = 2
    /// Save.
    case save = 3
    /// A plus.
    case add = 4
    /// Room that grows.
    case flexibleSpace = 5
    /// Room of a width.
    case fixedSpace = 6
    /// A sheet with a pencil.
    case compose = 7
    /// An arrow back.
    case reply = 8
    /// A sheet with an arrow up.
    case action = 9
    /// A folder.
    case organize = 10
    /// A book.
    case bookmarks = 11
    /// A magnifying glass.
    case search = 12
    /// A circular arrow.
    case refresh = 13
    /// A cross.
    case stop = 14
    /// A camera.
    case camera = 15
    /// A bin.
    case trash = 16
    /// A triangle.
    case play = 17
    /// Two bars.
    case pause = 18
    /// Two triangles to the left.
    case rewind = 19
    /// Two triangles to the right.
    case fastForward = 20
    /// Undo.
    case undo = 21
    /// Redo.
    case redo = 22
    /// A page that curls.
    case pageCurl = 23
    /// Close.
    case close = 24
  }
}

extension UITabBarItem {
  /// Tabs that the system draws and names.
  public enum SystemItem: Int, NibChoice {
    /// More.
    case more = 0
    /// Favorites.
    case favorites = 1
    /// Featured.
    case featured = 2
    /// Top rated.
    case topRated = 3
    /// Recents.
    case recents = 4
    /// Contacts.
    case contacts = 5
    /// History.
    case history = 6
    /// Bookmarks.
    case bookmarks = 7
    /// Search.
    case search = 8
    /// Downloads.
    case downloads = 9
    /// Most recent.
    case mostRecent = 10
    /// Most viewed.
    case mostViewed = 11
  }
}

extension UINavigationItem {
  /// Whether the title is large.
  public enum LargeTitleDisplayMode: Int, NibChoice {
    /// As the item before.
    case automatic = 0
    /// Always.
    case always = 1
    /// Never.
    case never = 2
    /// Beside the items.
    case inline = 3
  }
}

extension UISearchBar {
  /// How a search bar looks.
  public enum Style: Int, NibChoice {
    /// As the system likes.
    case `default` = 0
    /// With a background.
    case prominent = 1
    /// Without a background.
    case minimal = 2
  }
}

/// A bar that lies somewhere. Stands for UIBarPositioning.
@MainActor
public protocol UIBarPositioning: AnyObject {
  /// Where it lies.
  var barPosition: UIBarPosition { get }
}

extension BarStandIn: UIBarPositioning {}

/// Who knows where a bar lies. Stands for UIBarPositioningDelegate.
@MainActor
public protocol UIBarPositioningDelegate: AnyObject {
  /// Where a bar lies; asked by nothing, for nothing is drawn.
  func position(for bar: any UIBarPositioning) -> UIBarPosition
}

extension UIBarPositioningDelegate {
  /// Anywhere.
  public func position(for bar: any UIBarPositioning) -> UIBarPosition { .any }
}
