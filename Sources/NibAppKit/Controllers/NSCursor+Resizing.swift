/// The ways to the sides. Documented: the numbers, by AppKit.
public struct NSHorizontalDirections: OptionSet, Sendable {
  /// The bits.
  public let rawValue: Int
  /// Makes a set of bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// To the left.
  public static let left = Self(rawValue: 1)
  /// To the right.
  public static let right = Self(rawValue: 2)
  /// Both.
  public static let all: Self = [.left, .right]

  var names: String { (contains(.left) ? "Left" : "") + (contains(.right) ? "Right" : "") }
}

/// The ways up and down. Documented: the numbers, by AppKit.
public struct NSVerticalDirections: OptionSet, Sendable {
  /// The bits.
  public let rawValue: Int
  /// Makes a set of bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Up.
  public static let up = Self(rawValue: 1)
  /// Down.
  public static let down = Self(rawValue: 2)
  /// Both.
  public static let all: Self = [.up, .down]

  var names: String { (contains(.up) ? "Up" : "") + (contains(.down) ? "Down" : "") }
}

extension NSCursor {
  /// An edge or corner of a frame. Documented: the numbers, by AppKit.
  public enum FrameResizePosition: UInt, Sendable {
    /// The edges; the corners are the sums of theirs.
    case top = 1, left = 2, bottom = 4, right = 8
    /// The upper corners.
    case topLeft = 3, topRight = 9
    /// The lower corners.
    case bottomLeft = 6, bottomRight = 12
  }

  /// The ways in which a frame can change. Documented: the numbers, by AppKit.
  public struct FrameResizeDirection: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Makes a set of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// It can become smaller.
    public static let inward = Self(rawValue: 1)
    /// It can become larger.
    public static let outward = Self(rawValue: 2)
    /// Both.
    public static let all: Self = [.inward, .outward]
  }
}

extension NSWindow {
  /// Has a view of the window declare the pointers of its parts anew.
  public final func invalidateCursorRects(for view: NSView) {
    guard view.window === self else { return }
    view.discardCursorRects()
    view.resetCursorRects()
  }

  /// Takes the pointers of all parts of the window's views away.
  public final func discardCursorRects() { visit { $0.discardCursorRects() } }

  /// Has all views of the window declare the pointers of their parts anew.
  public final func resetCursorRects() {
    visit {
      $0.discardCursorRects()
      $0.resetCursorRects()
    }
  }

  private func visit(_ body: (NSView) -> Void) {
    var views = contentView.map { [$0] } ?? []
    while let view = views.popLast() {
      body(view)
      views += view.subviews
    }
  }
}
