import NibRuntime
import NibStandIns

// The raw values are the numbers of archives. Documented: UIKit's enumerations of these names.

extension UIView {
  /// What of a view changes with the size of its superview.
  public struct AutoresizingMask: NibOptionSet, Hashable {
    /// The bits of an archive.
    public let rawValue: Int

    /// Makes a set from the bits of an archive.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The distance on the left.
    public static let flexibleLeftMargin = Self(rawValue: 1)
    /// The width.
    public static let flexibleWidth = Self(rawValue: 2)
    /// The distance on the right.
    public static let flexibleRightMargin = Self(rawValue: 4)
    /// The distance above.
    public static let flexibleTopMargin = Self(rawValue: 8)
    /// The height.
    public static let flexibleHeight = Self(rawValue: 16)
    /// The distance below.
    public static let flexibleBottomMargin = Self(rawValue: 32)

    /// The single bits and their names.
    public static var names: [(option: Self, name: String)] {
      [
        (.flexibleLeftMargin, "flexibleLeftMargin"), (.flexibleWidth, "flexibleWidth"),
        (.flexibleRightMargin, "flexibleRightMargin"), (.flexibleTopMargin, "flexibleTopMargin"),
        (.flexibleHeight, "flexibleHeight"), (.flexibleBottomMargin, "flexibleBottomMargin"),
      ]
    }
  }

  /// How content fills its view.
  public enum ContentMode: Int, NibChoice {
    /// Stretched.
    case scaleToFill = 0
    /// Scaled to be seen whole.
    case scaleAspectFit = 1
    /// Scaled to cover.
    case scaleAspectFill = 2
    /// Drawn anew at each size.
    case redraw = 3
    /// In the middle, not scaled.
    case center = 4
    /// At the top, not scaled.
    case top = 5
    /// At the bottom, not scaled.
    case bottom = 6
    /// On the left, not scaled.
    case left = 7
    /// On the right, not scaled.
    case right = 8
    /// In the top left corner, not scaled.
    case topLeft = 9
    /// In the top right corner, not scaled.
    case topRight = 10
    /// In the bottom left corner, not scaled.
    case bottomLeft = 11
    /// In the bottom right corner, not scaled.
    case bottomRight = 12
  }
}

/// Edges of a rectangle.
public struct UIRectEdge: NibOptionSet, Hashable {
  /// The bits of an archive.
  public let rawValue: Int

  /// Makes a set from the bits of an archive.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The top edge.
  public static let top = Self(rawValue: 1)
  /// The left edge.
  public static let left = Self(rawValue: 2)
  /// The bottom edge.
  public static let bottom = Self(rawValue: 4)
  /// The right edge.
  public static let right = Self(rawValue: 8)
  /// All four.
  public static let all = Self(rawValue: 15)

  /// The single bits and their names.
  public static var names: [(option: Self, name: String)] {
    [(.top, "top"), (.left, "left"), (.bottom, "bottom"), (.right, "right")]
  }
}

/// Whether a view is turned over for languages that are read from the right.
public enum UISemanticContentAttribute: Int, NibChoice {
  /// Turned over with the language.
  case unspecified = 0
  /// Controls of playing: never turned over.
  case playback = 1
  /// Directions in space: never turned over.
  case spatial = 2
  /// Always from left to right.
  case forceLeftToRight = 3
  /// Always from right to left.
  case forceRightToLeft = 4
}

extension UIStackView {
  /// How a stack view sizes its views along its axis.
  public enum Distribution: Int, NibChoice {
    /// By how they resist growing and shrinking.
    case fill = 0
    /// All equally long.
    case fillEqually = 1
    /// In proportion to what they need.
    case fillProportionally = 2
    /// As they need, with equal distances.
    case equalSpacing = 3
    /// As they need, with equal distances of the centers.
    case equalCentering = 4
  }

  /// How a stack view places its views across its axis.
  public enum Alignment: Int, NibChoice {
    /// From edge to edge.
    case fill = 0
    /// Where lines begin, or at the top.
    case leading = 1
    /// By the first lines of text.
    case firstBaseline = 2
    /// In the middle.
    case center = 3
    /// Where lines end, or at the bottom.
    case trailing = 4
    /// By the last lines of text.
    case lastBaseline = 5
    /// At the top: what `leading` means in a row.
    public static var top: Self { .leading }
    /// At the bottom: what `trailing` means in a row.
    public static var bottom: Self { .trailing }
  }
}

extension UIScrollView {
  /// What a drag does to the keyboard.
  public enum KeyboardDismissMode: Int, NibChoice {
    /// Nothing.
    case none = 0
    /// Takes it away.
    case onDrag = 1
    /// Moves it along.
    case interactive = 2
    /// Takes it away, with what stands above it.
    case onDragWithAccessory = 3
    /// Moves it along, with what stands above it.
    case interactiveWithAccessory = 4
  }

  /// Whether bars and notches add to the inset of a scroll view.
  public enum ContentInsetAdjustmentBehavior: Int, NibChoice {
    /// As the system likes.
    case automatic = 0
    /// Where the view scrolls.
    case scrollableAxes = 1
    /// Never.
    case never = 2
    /// Always.
    case always = 3
  }

  /// How the scroll indicators look.
  public enum IndicatorStyle: Int, NibChoice {
    /// Visible on any content.
    case `default` = 0
    /// Black.
    case black = 1
    /// White.
    case white = 2
  }
}
