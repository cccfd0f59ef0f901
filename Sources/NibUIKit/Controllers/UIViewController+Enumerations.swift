import NibRuntime
import NibStandIns

// The raw values are the numbers of archives. Documented: UIKit's enumerations of these names.

/// How a controller is presented.
public enum UIModalPresentationStyle: Int, NibChoice {
  /// As the system likes.
  case automatic = -2
  /// Not at all: what adapts to nothing.
  case none = -1
  /// Over the whole screen.
  case fullScreen = 0
  /// As a page.
  case pageSheet = 1
  /// As a form in the middle.
  case formSheet = 2
  /// Over the controller that defines the context.
  case currentContext = 3
  /// By objects of the app.
  case custom = 4
  /// Over the whole screen; what lies below stays.
  case overFullScreen = 5
  /// Over the context; what lies below stays.
  case overCurrentContext = 6
  /// In a popover.
  case popover = 7
  /// Over a blur of the whole screen.
  case blurOverFullScreen = 8
}

/// How a presented controller comes.
public enum UIModalTransitionStyle: Int, NibChoice {
  /// From below.
  case coverVertical = 0
  /// By a flip.
  case flipHorizontal = 1
  /// By a dissolve.
  case crossDissolve = 2
  /// Under a page that curls up.
  case partialCurl = 3
}

/// Where the arrow of a popover points.
public struct UIPopoverArrowDirection: NibOptionSet, Hashable {
  /// The bits of an archive.
  public let rawValue: Int

  /// Makes a set from the bits of an archive.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Up.
  public static let up = Self(rawValue: 1)
  /// Down.
  public static let down = Self(rawValue: 2)
  /// To the left.
  public static let left = Self(rawValue: 4)
  /// To the right.
  public static let right = Self(rawValue: 8)
  /// Any of them.
  public static let any = Self(rawValue: 15)

  /// The single bits and their names.
  public static var names: [(option: Self, name: String)] {
    [(.up, "up"), (.down, "down"), (.left, "left"), (.right, "right")]
  }
}

extension UISplitViewController {
  /// Where the primary column stands.
  public enum PrimaryEdge: Int, NibChoice {
    /// Where lines begin.
    case leading = 0
    /// Where lines end.
    case trailing = 1
  }
}

extension UIPageViewController {
  /// How pages change.
  public enum TransitionStyle: Int, NibChoice {
    /// By turning over.
    case pageCurl = 0
    /// By moving.
    case scroll = 1
  }

  /// Where pages lie.
  public enum NavigationOrientation: Int, NibChoice {
    /// Side by side.
    case horizontal = 0
    /// Below each other.
    case vertical = 1
  }

  /// Where to go from a page.
  public enum NavigationDirection: Int, NibChoice {
    /// To the next.
    case forward = 0
    /// Back.
    case reverse = 1
  }

  /// Where the spine of a book is.
  public enum SpineLocation: Int, NibChoice {
    /// Nowhere: pages move.
    case none = 0
    /// On the left, or at the top.
    case min = 1
    /// In the middle: two pages are shown.
    case mid = 2
    /// On the right, or at the bottom.
    case max = 3
  }
}

/// How much room there is in a direction.
public enum UIUserInterfaceSizeClass: Int, NibChoice {
  /// Not said.
  case unspecified = 0
  /// Little.
  case compact = 1
  /// Much.
  case regular = 2
}

/// Whether the interface is dark.
public enum UIUserInterfaceStyle: Int, NibChoice {
  /// Not said.
  case unspecified = 0
  /// Light.
  case light = 1
  /// Dark.
  case dark = 2
}

/// What kind of device it is.
public enum UIUserInterfaceIdiom: Int, NibChoice {
  /// Not said.
  case unspecified = -1
  /// An iPhone.
  case phone = 0
  /// An iPad.
  case pad = 1
  /// An Apple TV.
  case tv = 2
  /// A car.
  case carPlay = 3
  /// A Mac.
  case mac = 5
  /// An Apple Vision.
  case vision = 6
}
