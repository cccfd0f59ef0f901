import Foundation
import NibFoundation
import NibRuntime
import NibStandIns

// What a view shows and hears of. Nothing is seen here; what code asks for is done at once.

/// Whether any view is to be drawn.
@MainActor
enum DueDisplay {
  static var isDue = false
  /// Whether views are drawn because they come to the screen or an event ends, not because code asks for it.
  private(set) static var isPassing = false

  /// Draws in a pass.
  static func pass(_ body: () -> Void) {
    let outer = isPassing
    isPassing = true
    defer { isPassing = outer }
    body()
  }

  /// Draws what is to be drawn in the windows on the screen, as the end of each event does.
  static func settle() {
    guard isDue else { return }
    isDue = false
    pass { for window in WindowOrder.windows { window.displayIfNeeded() } }
  }
}

extension NSView {
  final func standardDisplay() {
    guard !isHiddenOrHasHiddenAncestor else { return }
    needsDisplay = false
    viewWillDraw()
    drawOrUpdate()
    for view in subviews { view.display() }
  }

  final func standardDisplayIfNeeded() {
    guard !isHiddenOrHasHiddenAncestor else { return }
    if needsDisplay {
      needsDisplay = false
      viewWillDraw()
      drawOrUpdate()
    }
    for view in subviews { view.displayIfNeeded() }
  }

  final var standardEffectiveAppearance: NSAppearance {
    let own = sequence(first: self, next: \.superview).lazy.compactMap(\.appearance).first
    return own ?? window?.effectiveAppearance ?? NSApplication.shared.effectiveAppearance
  }

  final func standardAddGestureRecognizer(_ recognizer: NSGestureRecognizer) {
    if recognizer.view !== self { gestureRecognizers.append(recognizer) }
  }

  final func standardRemoveGestureRecognizer(_ recognizer: NSGestureRecognizer) {
    if recognizer.view === self { gestureRecognizers.removeAll { $0 === recognizer } }
  }

  /// Recognizers come from other views, and go.
  final func recognizersChanged(from old: [NSGestureRecognizer]) {
    for recognizer in old where recognizer.view === self && !gestureRecognizers.contains(where: { $0 === recognizer }) {
      recognizer.view = nil
    }
    for recognizer in gestureRecognizers where recognizer.view !== self {
      recognizer.view?.removeGestureRecognizer(recognizer)
      recognizer.view = self
    }
  }

  final func standardAddTrackingArea(_ area: NSTrackingArea) {
    if !trackingAreas.contains(where: { $0 === area }) { trackingAreas.append(area) }
  }

  final func standardRemoveTrackingArea(_ area: NSTrackingArea) { trackingAreas.removeAll { $0 === area } }
}

extension NSWindow {
  final var standardEffectiveAppearance: NSAppearance { appearance ?? NSApplication.shared.effectiveAppearance }
}

/// An area of a view in which the pointer is told. Stands in for NSTrackingArea.
@MainActor
open class NSTrackingArea {
  /// What is told, and when. Documented: the bits, by AppKit.
  public struct Options: OptionSet, Sendable, Hashable {
    /// The bits.
    public let rawValue: Int
    /// Makes a set of bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// Coming and going.
    public static let mouseEnteredAndExited = Self(rawValue: 0x01)
    /// Moving.
    public static let mouseMoved = Self(rawValue: 0x02)
    /// Which pointer is shown.
    public static let cursorUpdate = Self(rawValue: 0x04)
    /// While the view has the keys.
    public static let activeWhenFirstResponder = Self(rawValue: 0x10)
    /// While the window has the keys.
    public static let activeInKeyWindow = Self(rawValue: 0x20)
    /// While the application is active.
    public static let activeInActiveApp = Self(rawValue: 0x40)
    /// Always.
    public static let activeAlways = Self(rawValue: 0x80)
    /// As if the pointer were inside at first.
    public static let assumeInside = Self(rawValue: 0x100)
    /// In what is seen of the view, whatever the rectangle says.
    public static let inVisibleRect = Self(rawValue: 0x200)
    /// During drags too.
    public static let enabledDuringMouseDrag = Self(rawValue: 0x400)
  }

  /// The area, in the coordinates of its view.
  public final let rect: NSRect
  /// What is told.
  public final let options: Options
  /// Who is told; not kept alive.
  open private(set) weak var owner: AnyObject?
  /// Whether the pointer was in it when its owner was told last.
  final var isInside = false
  /// What the owner wants to know with it.
  public final let userInfo: [AnyHashable: Any]?

  /// Makes an area, which nobody is told of before a view has it.
  public init(rect: NSRect, options: Options = [], owner: Any?, userInfo: [AnyHashable: Any]? = nil) {
    self.rect = rect
    self.options = options
    self.owner = owner as AnyObject?
    self.userInfo = userInfo
  }
}
