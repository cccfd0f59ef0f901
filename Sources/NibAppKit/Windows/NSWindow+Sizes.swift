import Foundation
import NibFoundation
import NibRuntime
import NibStandIns

/// Sizes that a window may have, in points.
extension NSWindow {
  /// Least size of the window; 0, 0 for any.
  public var minSize: NSSize {
    get { leastSize ?? .zero }
    set { leastSize = newValue }
  }

  /// Greatest size of the window; the greatest number for any.
  public var maxSize: NSSize {
    get { greatestSize ?? Self.anySize }
    set { greatestSize = newValue }
  }

  /// Least size of the content; 0, 0 for any.
  public var contentMinSize: NSSize {
    get { leastContentSize ?? .zero }
    set { leastContentSize = newValue }
  }

  /// Greatest size of the content; the greatest number for any.
  public var contentMaxSize: NSSize {
    get { greatestContentSize ?? Self.anySize }
    set { greatestContentSize = newValue }
  }

  private static let anySize = NSSize(
    width: CGFloat(Float.greatestFiniteMagnitude), height: CGFloat(Float.greatestFiniteMagnitude))

  /// By how much a user changes the size of the window; 1, 1 for any. Setting it ends an aspect ratio.
  public var resizeIncrements: NSSize {
    get { state.resizeIncrements }
    set {
      state.resizeIncrements = newValue
      state.aspectRatio = .zero
    }
  }

  /// By how much a user changes the size of the content; 1, 1 for any. Setting it ends an aspect ratio.
  public var contentResizeIncrements: NSSize {
    get { state.contentResizeIncrements }
    set {
      state.contentResizeIncrements = newValue
      state.contentAspectRatio = .zero
    }
  }

  /// The ratio of width to height that a user keeps; 0, 0 for any.
  public var aspectRatio: NSSize {
    get { state.aspectRatio }
    set { state.aspectRatio = newValue }
  }

  /// The ratio of the content's width to its height that a user keeps; 0, 0 for any.
  public var contentAspectRatio: NSSize {
    get { state.contentAspectRatio }
    set { state.contentAspectRatio = newValue }
  }

  /// Whether a user drags an edge of the window: while `drag(toSize:)` runs.
  public var inLiveResize: Bool { state.inLiveResize }

  final func standardAnimationResizeTime(_ newFrame: NSRect) -> TimeInterval {
    let old = frame
    let way = max(
      abs(newFrame.minX - old.minX), abs(newFrame.minY - old.minY), abs(newFrame.width - old.width),
      abs(newFrame.height - old.height))
    return 0.2 * Double(way) / 150
  }

  final func constrained(_ frameRect: NSRect, to screen: NSScreen?) -> NSRect {
    guard let space = (screen ?? self.screen)?.visibleFrame, styleMask.contains(.titled) else { return frameRect }
    var rect = frameRect
    if styleMask.contains(.resizable) { rect.size.height = min(rect.height, space.height) }
    if rect.maxY > space.maxY { rect.origin.y = space.maxY - rect.height }
    return rect
  }

  /// Least width of a window with a title of a style, in points, by a guess of eight points a letter.
  public static func minFrameWidth(withTitle title: String, styleMask style: StyleMask) -> CGFloat {
    guard style.contains(.titled) else { return 0 }
    let buttons: [StyleMask] = [.closable, .miniaturizable, .resizable]
    return CGFloat(title.count * 8 + buttons.filter(style.contains).count * 20 + 16)
  }

  /// What the next window is placed beside: the frame, of a window that was made large the one before.
  public final var cascadingReferenceFrame: NSRect { state.frameBeforeZoom ?? frame }

  @discardableResult
  final func standardCascadeTopLeft(from topLeftPoint: NSPoint) -> NSPoint {
    if topLeftPoint != .zero { setFrameTopLeftPoint(topLeftPoint) }
    let step = max(Self.titleHeight(styleMask), 20)
    return NSPoint(x: frame.minX + step, y: frame.maxY - step)
  }

  /// Has saved places and other objects follow a frame that has changed.
  final func frameDidChange(from old: NSRect) {
    state.frameBeforeZoom = nil
    if !frameAutosaveName.isEmpty { saveFrame(usingName: frameAutosaveName) }
    let screens = NSScreen.screens
    let (before, now) = (screens.first { $0.shows(old) }, screens.first { $0.shows(frame) })
    guard let before, let now, before !== now else { return }
    tell(NSWindow.didChangeScreenNotification) { $0.windowDidChangeScreen($1) }
    if before.backingScaleFactor != now.backingScaleFactor {
      tell(NSWindow.didChangeBackingPropertiesNotification) { $0.windowDidChangeBackingProperties($1) }
      contentView?.tellTree { $0.viewDidChangeBackingProperties() }
    }
  }
}
