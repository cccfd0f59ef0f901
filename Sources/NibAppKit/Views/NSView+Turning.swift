import Foundation
import NibFoundation
import NibRuntime
import NibStandIns

/// How few views are turned and scaled in their superviews.
struct ViewTurning: RareState {
  /// Degrees, counterclockwise.
  var frame: CGFloat = 0
  /// Degrees of its own coordinates, counterclockwise.
  var bounds: CGFloat = 0
  /// Points of the superview for one of its own.
  var scale = NSSize(width: 1, height: 1)
}

extension NSPoint {
  /// The point turned around 0, 0, counterclockwise.
  fileprivate func turned(by degrees: CGFloat) -> NSPoint {
    guard degrees != 0 else { return self }
    let (sine, cosine) = (sin(degrees * .pi / 180), cos(degrees * .pi / 180))
    return NSPoint(x: x * cosine - y * sine, y: x * sine + y * cosine)
  }
}

extension NSView {
  final func turn(_ change: (inout ViewTurning) -> Void) {
    change(&self[rare: ViewTurning.self])
    let turning = self[rare: ViewTurning.self]
    isTransformed = turning.frame != 0 || turning.bounds != 0 || turning.scale != NSSize(width: 1, height: 1)
    needsDisplay = true
  }

  /// Turns the view so that its middle stays.
  final func turnAroundMiddle(_ degrees: CGFloat) {
    let half = NSPoint(x: frame.width / 2, y: frame.height / 2)
    let (before, after) = (half.turned(by: frameRotation), half.turned(by: degrees))
    turn { $0.frame = degrees }
    setFrameOrigin(NSPoint(x: frame.minX + before.x - after.x, y: frame.minY + before.y - after.y))
  }

  /// Scales the view's own coordinates so that a size of them fills it.
  final func scale(toBounds size: NSSize) {
    guard size.width != 0, size.height != 0, frame.width != 0, frame.height != 0, bounds.size != size else { return }
    turn { $0.scale = NSSize(width: frame.width / size.width, height: frame.height / size.height) }
    tellBounds()
  }

  /// The size of the view's own coordinates that fills it.
  final var boundsSize: NSSize {
    guard isTransformed else { return frame.size }
    let scale = self[rare: ViewTurning.self].scale
    return NSSize(
      width: scale.width == 0 ? frame.width : frame.width / scale.width,
      height: scale.height == 0 ? frame.height : frame.height / scale.height)
  }

  /// Where a point lies from the origin of the frame, for one of the view's own coordinates.
  final func offset(of point: NSPoint) -> NSPoint {
    guard isTransformed else { return NSPoint(x: point.x - bounds.minX, y: point.y - bounds.minY) }
    let turning = self[rare: ViewTurning.self]
    let inner = point.turned(by: turning.bounds)
    return NSPoint(
      x: (inner.x - bounds.minX) * turning.scale.width, y: (inner.y - bounds.minY) * turning.scale.height)
  }

  /// The point of the view's own coordinates that lies so from the origin of the frame.
  final func point(offset: NSPoint) -> NSPoint {
    guard isTransformed else { return NSPoint(x: offset.x + bounds.minX, y: offset.y + bounds.minY) }
    let turning = self[rare: ViewTurning.self]
    let inner = NSPoint(
      x: offset.x / turning.scale.width + bounds.minX, y: offset.y / turning.scale.height + bounds.minY)
    return inner.turned(by: -turning.bounds)
  }

  /// Turns what lies so from the origin of the frame, or turns it back.
  final func turnedWithFrame(_ offset: NSPoint, back: Bool = false) -> NSPoint {
    isTransformed ? offset.turned(by: back ? -frameRotation : frameRotation) : offset
  }

  /// Whether the view or one that it lies in is turned.
  final var isTurnedInTree: Bool {
    sequence(first: self, next: \.superview).contains {
      $0.isTransformed && ($0.frameRotation != 0 || $0.boundsRotation != 0)
    }
  }

  /// Points of the window for one of the view's own.
  final var scaleInWindow: NSSize {
    sequence(first: self, next: \.superview).reduce(NSSize(width: 1, height: 1)) { scale, view in
      guard view.isTransformed else { return scale }
      let own = view[rare: ViewTurning.self].scale
      return NSSize(width: scale.width * own.width, height: scale.height * own.height)
    }
  }
}

/// The screen that a view fills, and where it was before.
struct FilledScreen: RareState {
  var window: NSWindow?
  weak var superview: NSView?
  weak var oldWindow: NSWindow?
  var place = 0
  var frame = NSRect.zero
}

extension NSView {
  /// How a view fills a screen. Documented: the names, by AppKit.
  public struct FullScreenModeOptionKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Makes the name of an option.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Whether other screens are covered, too.
    public static let fullScreenModeAllScreens = Self(rawValue: "NSFullScreenModeAllScreens")
    /// The mode of the display.
    public static let fullScreenModeSetting = Self(rawValue: "NSFullScreenModeSetting")
    /// How far in front its window is: the number of a level.
    public static let fullScreenModeWindowLevel = Self(rawValue: "NSFullScreenModeWindowLevel")
    /// What of the system is seen meanwhile: the bits of `NSApplication.PresentationOptions`.
    public static let fullScreenModeApplicationPresentationOptions = Self(
      rawValue: "NSFullScreenModeApplicationPresentationOptions")
  }

  final func fill(_ screen: NSScreen, _ options: [FullScreenModeOptionKey: Any]) -> Bool {
    guard !isInFullScreenMode else { return false }
    var filled = FilledScreen()
    filled.superview = superview
    filled.oldWindow = window?.contentView === self ? window : nil
    filled.place = superview?.subviews.firstIndex { $0 === self } ?? 0
    filled.frame = frame
    let new = NSWindow(contentRect: screen.frame, styleMask: .borderless, backing: .buffered, defer: false)
    new.isReleasedWhenClosed = false
    if let level = options[.fullScreenModeWindowLevel] as? Int { new.level = NSWindow.Level(rawValue: level) }
    filled.oldWindow?.contentView = NSView(frame: frame)
    removeFromSuperview()
    new.contentView = self
    setFrameSize(screen.frame.size)
    filled.window = new
    self[rare: FilledScreen.self] = filled
    new.orderFront(nil)
    return true
  }

  final func leaveFilledScreen() {
    let filled = self[rare: FilledScreen.self]
    guard let screen = filled.window else { return }
    self[rare: FilledScreen.self] = FilledScreen()
    screen.contentView = nil
    screen.close()
    frame = filled.frame
    if let window = filled.oldWindow {
      window.contentView = self
    } else {
      filled.superview?.insert(self, at: filled.place)
    }
  }
}
