import Foundation
import NibFoundation
import NibRuntime
import NibStandIns

/// What a window looks like, where it is and how it comes and goes, for subclasses to override; a base of `NSWindow`.
open class WindowMembers: WindowHooks {
  final var state = WindowState()
  private final var own: NSWindow { (self as? NSWindow) ?? NSWindow() }

  /// How far in front of others the window is.
  open var level: NSWindow.Level {
    get { state.level }
    set { state.level = newValue }
  }

  /// Color behind the content.
  open var backgroundColor: NSColor! {
    get { state.backgroundColor ?? .windowBackgroundColor }
    set { state.backgroundColor = newValue }
  }

  /// Whether nothing behind the window is seen through it.
  open var isOpaque: Bool {
    get { state.isOpaque }
    set { state.isOpaque = newValue }
  }

  /// Opacity, 0...1.
  open var alphaValue: CGFloat {
    get { state.alphaValue }
    set { state.alphaValue = newValue }
  }

  /// Whether a user can move it.
  open var isMovable: Bool {
    get { state.isMovable }
    set { state.isMovable = newValue }
  }

  /// Whether a drag in its background moves it.
  open var isMovableByWindowBackground: Bool {
    get { state.isMovableByWindowBackground }
    set { state.isMovableByWindowBackground = newValue }
  }

  /// Whether the pointer goes through it.
  open var ignoresMouseEvents: Bool {
    get { state.ignoresMouseEvents }
    set { state.ignoresMouseEvents = newValue }
  }

  /// Whether its views hear of a pointer that moves.
  open var acceptsMouseMovedEvents: Bool {
    get { state.acceptsMouseMovedEvents }
    set { state.acceptsMouseMovedEvents = newValue }
  }

  /// Whether what it shows has changes that are not saved; the window's item in the menu of windows shows it too.
  open var isDocumentEdited: Bool {
    get { own.standardIsDocumentEdited }
    set { own.standardIsDocumentEdited = newValue }
  }

  /// The file that it shows, whose icon stands in the title bar.
  open var representedURL: URL? {
    get { state.representedURL }
    set { state.representedURL = newValue }
  }

  /// The look that the window has: its own, else that of the application.
  open var effectiveAppearance: NSAppearance { own.standardEffectiveAppearance }

  /// A button of the title bar; nil for one that the window has not.
  open func standardWindowButton(_ type: NSWindow.ButtonType) -> NSButton? { own.titleBarButton(type) }

  /// Whether menus work on it.
  open var isMainWindow: Bool { own.standardIsMainWindow }

  /// The screen that the window is on; nil for one that is on none.
  open var screen: NSScreen? { own.standardScreen }

  /// Pixels of a point: the screen's.
  open var backingScaleFactor: CGFloat { own.standardBackingScaleFactor }

  /// The rectangle of the content that no bar covers, in points: of a content that lies below the title bar, too, what is
  /// under the bar. The height of a toolbar is not known here.
  open var contentLayoutRect: NSRect { own.standardContentLayoutRect }

  /// The rectangle of the window around that of its content.
  open func frameRect(forContentRect rect: NSRect) -> NSRect { own.standardFrameRect(forContentRect: rect) }

  /// The rectangle of the content within that of the window.
  open func contentRect(forFrameRect rect: NSRect) -> NSRect { own.standardContentRect(forFrameRect: rect) }

  /// The same; nothing moves over time here.
  open func setFrame(_ frameRect: NSRect, display flag: Bool, animate: Bool) {
    own.standardSetFrame(frameRect, display: flag, animate: animate)
  }

  /// Gives the content a size; the upper left corner of the window stays.
  open func setContentSize(_ size: NSSize) { own.standardSetContentSize(size) }

  /// Moves the lower left corner.
  open func setFrameOrigin(_ point: NSPoint) { own.standardSetFrameOrigin(point) }

  /// Moves the upper left corner.
  open func setFrameTopLeftPoint(_ point: NSPoint) { own.standardSetFrameTopLeftPoint(point) }

  /// How long a change of the frame would take, in seconds; here it is done at once. The duration is that of 150 points
  /// in a fifth of a second.
  /// - Documented: AppKit, `animationResizeTime(_:)`.
  open func animationResizeTime(_ newFrame: NSRect) -> TimeInterval { own.standardAnimationResizeTime(newFrame) }

  /// Moves the upper left corner to a point, or leaves it where it is for 0, 0.
  /// - Returns: where the next window's upper left corner may be, so that both title bars are seen.
  @discardableResult
  open func cascadeTopLeft(from topLeftPoint: NSPoint) -> NSPoint { own.standardCascadeTopLeft(from: topLeftPoint) }

  /// Sets the name under which the frame is kept, and gives the window the frame that is kept already.
  /// - Returns: false if another window on the screen has the name.
  @discardableResult
  open func setFrameAutosaveName(_ name: NSWindow.FrameAutosaveName) -> Bool {
    own.standardSetFrameAutosaveName(name)
  }

  /// Gives the window the frame that is kept under a name; the size stays if the window cannot be resized.
  /// - Returns: false if none is kept.
  @discardableResult
  open func setFrameUsingName(_ name: NSWindow.FrameAutosaveName) -> Bool { own.standardSetFrameUsingName(name) }

  /// The same; with `force` the size changes, too, where the window cannot be resized.
  /// - Returns: false if none is kept.
  @discardableResult
  open func setFrameUsingName(_ name: NSWindow.FrameAutosaveName, force: Bool) -> Bool {
    own.standardSetFrameUsingName(name, force: force)
  }

  /// Keeps the frame under a name.
  open func saveFrame(usingName name: NSWindow.FrameAutosaveName) { own.standardSaveFrame(usingName: name) }

  /// Puts the window on the screen or takes it off.
  open func setIsVisible(_ flag: Bool) { own.standardSetIsVisible(flag) }

  /// Puts the window on the screen whether its application is active or not.
  open func orderFrontRegardless() { own.standardOrderFrontRegardless() }

  /// Puts the window on the screen, behind the others.
  open func orderBack(_ sender: Any?) { own.standardOrderBack(sender) }

  /// Puts the window on the screen, in front of or behind the window of a number, or of all for 0; or takes it off.
  open func order(_ place: NSWindow.OrderingMode, relativeTo otherWin: Int) {
    own.standardOrder(place, relativeTo: otherWin)
  }

  /// Does what a click on its button does; nothing without one.
  open func performMiniaturize(_ sender: Any?) { own.standardPerformMiniaturize(sender) }

  /// Does what a click on its button does; nothing for a window that cannot be resized.
  open func performZoom(_ sender: Any?) { own.standardPerformZoom(sender) }

  /// Draws all of the content.
  open func display() { own.standardDisplay() }

  /// Draws what is due.
  open func displayIfNeeded() { own.standardDisplayIfNeeded() }

  /// Places what the window shows, where that is due.
  open func layoutIfNeeded() { own.standardLayoutIfNeeded() }

  /// Brings the constraints of what the window shows up to date, where that is due.
  open func updateConstraintsIfNeeded() { own.contentView?.updateConstraintsForSubtreeIfNeeded() }

  /// Has the views be drawn, and says that the window is up to date, as happens after each event.
  open func update() { own.standardUpdate() }
}
