import NibRuntime
import NibStandIns

// The raw values are the numbers of archives. Documented: AppKit's enumerations of these names.

extension NSView {
  /// What of a view changes with the size of its superview.
  public struct AutoresizingMask: NibOptionSet, Hashable {
    /// The bits of an archive.
    public let rawValue: Int

    /// Makes a set from the bits of an archive.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The distance on the left.
    public static let minXMargin = Self(rawValue: 1)
    /// The width.
    public static let width = Self(rawValue: 2)
    /// The distance on the right.
    public static let maxXMargin = Self(rawValue: 4)
    /// The distance below.
    public static let minYMargin = Self(rawValue: 8)
    /// The height.
    public static let height = Self(rawValue: 16)
    /// The distance above.
    public static let maxYMargin = Self(rawValue: 32)

    /// The single bits and their names.
    public static var names: [(option: Self, name: String)] {
      [
        (.minXMargin, "minXMargin"), (.width, "width"), (.maxXMargin, "maxXMargin"), (.minYMargin, "minYMargin"),
        (.height, "height"), (.maxYMargin, "maxYMargin"),
      ]
    }
  }
}

extension NSWindow {
  /// What a window has around its content.
  public struct StyleMask: NibOptionSet, Hashable {
    /// The bits of an archive.
    public let rawValue: Int

    /// Makes a set from the bits of an archive.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// A title bar.
    public static let titled = Self(rawValue: 1)
    /// A button that closes.
    public static let closable = Self(rawValue: 2)
    /// A button that puts it into the Dock.
    public static let miniaturizable = Self(rawValue: 4)
    /// Edges that can be dragged.
    public static let resizable = Self(rawValue: 8)
    /// The small title bar of a panel.
    public static let utilityWindow = Self(rawValue: 16)
    /// A panel over a document.
    public static let docModalWindow = Self(rawValue: 64)
    /// A panel that leaves the active app active.
    public static let nonactivatingPanel = Self(rawValue: 128)
    /// A texture; of older systems.
    public static let texturedBackground = Self(rawValue: 256)
    /// One area for title and toolbar.
    public static let unifiedTitleAndToolbar = Self(rawValue: 4096)
    /// The dark look of a panel over content.
    public static let hudWindow = Self(rawValue: 8192)
    /// The whole screen.
    public static let fullScreen = Self(rawValue: 16384)
    /// Content below the title bar.
    public static let fullSizeContentView = Self(rawValue: 32768)

    /// The single bits and their names.
    public static var names: [(option: Self, name: String)] {
      [
        (.titled, "titled"), (.closable, "closable"), (.miniaturizable, "miniaturizable"), (.resizable, "resizable"),
        (.utilityWindow, "utilityWindow"), (.docModalWindow, "docModalWindow"),
        (.nonactivatingPanel, "nonactivatingPanel"), (.texturedBackground, "texturedBackground"),
        (.unifiedTitleAndToolbar, "unifiedTitleAndToolbar"), (.hudWindow, "hudWindow"), (.fullScreen, "fullScreen"),
        (.fullSizeContentView, "fullSizeContentView"),
      ]
    }
  }

  /// Whether windows gather as tabs.
  public enum TabbingMode: Int, NibChoice {
    /// As the user likes.
    case automatic = 0
    /// Where it can.
    case preferred = 1
    /// Never.
    case disallowed = 2
  }
}

extension NSToolbar {
  /// What the items of a toolbar show.
  public enum DisplayMode: Int, NibChoice {
    /// As the user likes.
    case `default` = 0
    /// Image and label.
    case iconAndLabel = 1
    /// The image.
    case iconOnly = 2
    /// The label.
    case labelOnly = 3
  }
}

extension NSControl {
  /// How large a control is.
  public enum ControlSize: Int, NibChoice {
    /// As usual.
    case regular = 0
    /// Small.
    case small = 1
    /// Very small.
    case mini = 2
    /// Large.
    case large = 3
    /// Very large.
    case extraLarge = 4
  }
}

extension NSBox {
  /// How a box looks.
  public enum BoxType: Int, NibChoice {
    /// As the system draws it.
    case primary = 0
    /// As within another; of older systems.
    case secondary = 1
    /// A line.
    case separator = 2
    /// As on old systems.
    case oldStyle = 3
    /// As its properties say.
    case custom = 4
  }

  /// Where the title of a box stands.
  public enum TitlePosition: Int, NibChoice {
    /// Nowhere.
    case noTitle = 0
    /// Above the upper edge.
    case aboveTop = 1
    /// On the upper edge.
    case atTop = 2
    /// Below the upper edge.
    case belowTop = 3
    /// Above the lower edge.
    case aboveBottom = 4
    /// On the lower edge.
    case atBottom = 5
    /// Below the lower edge.
    case belowBottom = 6
  }
}

extension NSSplitView {
  /// How the dividers of a split view look.
  public enum DividerStyle: Int, NibChoice {
    /// Thick.
    case thick = 1
    /// A line.
    case thin = 2
    /// Thick, with a background.
    case paneSplitter = 3
  }
}

/// The border of a box or a scroll view.
public enum NSBorderType: Int, NibChoice {
  /// None.
  case noBorder = 0
  /// A line.
  case lineBorder = 1
  /// A bezel.
  case bezelBorder = 2
  /// A groove.
  case grooveBorder = 3
}

/// How an image is scaled to its cell.
public enum NSImageScaling: Int, NibChoice {
  /// Smaller, if it does not fit.
  case scaleProportionallyDown = 0
  /// Stretched.
  case scaleAxesIndependently = 1
  /// Not at all.
  case scaleNone = 2
  /// To be seen whole.
  case scaleProportionallyUpOrDown = 3
}
