import Foundation
import NibFoundation
import NibRuntime
import NibStandIns

/// What few windows are asked to be and do, for subclasses to override; a base of `NSWindow`.
open class WindowExtras: WindowActions {
  private final var own: NSWindow { (self as? NSWindow) ?? NSWindow() }

  /// The rectangle of a window on the screen around that of its content.
  open class func frameRect(forContentRect cRect: NSRect, styleMask style: NSWindow.StyleMask) -> NSRect {
    NSWindow.standardFrameRect(forContentRect: cRect, styleMask: style)
  }
  /// The rectangle of the content within that of a window on the screen.
  open class func contentRect(forFrameRect fRect: NSRect, styleMask style: NSWindow.StyleMask) -> NSRect {
    NSWindow.standardContentRect(forFrameRect: fRect, styleMask: style)
  }

  /// Whether it takes events while the program waits for another window.
  open var worksWhenModal: Bool { false }
  /// Whether it is a panel in front of other windows.
  open var isFloatingPanel: Bool { false }

  /// The modifier keys that are held while a user resizes the window.
  open var resizeFlags: NSEvent.ModifierFlags { own.inLiveResize ? NSEvent.modifierFlags : [] }
  /// Where the pointer is in the window, whether it is over it or not, and whatever events wait.
  open var mouseLocationOutsideOfEventStream: NSPoint { own.convertPoint(fromScreen: NSEvent.mouseLocation) }

  /// What the window draws, as a document of one page.
  open func dataWithPDF(inside rect: NSRect) -> Data {
    own.contentView.map { $0.dataWithPDF(inside: $0.convert(rect, from: nil)) } ?? Data()
  }
  /// What the window draws, as PostScript.
  open func dataWithEPS(inside rect: NSRect) -> Data {
    own.contentView.map { $0.dataWithEPS(inside: $0.convert(rect, from: nil)) } ?? Data()
  }
  /// Prints what fills the window.
  open func printWindow(_ sender: Any?) { own.contentView?.printView(sender) }

  /// Has the pointer look the same in all of the window: pointers of rectangles are not asked for.
  open func disableCursorRects() { own[rare: WindowUse.self].cursorsAreDisabled = true }
  /// Has the pointer look as the cursor rectangles that it is in declare.
  open func enableCursorRects() { own[rare: WindowUse.self].cursorsAreDisabled = false }
  /// Whether the pointer looks as the cursor rectangles that it is in declare.
  open var areCursorRectsEnabled: Bool { !own[rare: WindowUse.self].cursorsAreDisabled }

  /// Moves the window with the pointer while its button is held, until that comes up: the events of the press that wait are
  /// taken.
  open func performDrag(with event: NSEvent) {
    let (start, origin) = (event.locationInWindow, own.frame.origin)
    while let next = own.nextEvent(matching: [.leftMouseDragged, .leftMouseUp]) {
      let place = next.locationInWindow
      if own.isMovable {
        own.setFrameOrigin(NSPoint(x: origin.x + place.x - start.x, y: origin.y + place.y - start.y))
      }
      if next.type == .leftMouseUp { return }
    }
  }

  /// Begins a drag of items that no view of the window is the source of.
  @discardableResult
  open func beginDraggingSession(
    with items: [NSDraggingItem], event: NSEvent, source: any NSDraggingSource
  ) -> NSDraggingSession {
    (own.contentView ?? NSView()).beginDraggingSession(with: items, event: event, source: source)
  }
  /// Begins a drag of what is on a pasteboard, as in older systems.
  open func drag(
    _ image: NSImage, at baseLocation: NSPoint, offset initialOffset: NSSize, event: NSEvent,
    pasteboard pboard: NSPasteboard, source sourceObj: Any, slideBack slideFlag: Bool
  ) {
    own.contentView?.drag(
      image, at: baseLocation, offset: initialOffset, event: event, pasteboard: pboard, source: sourceObj,
      slideBack: slideFlag)
  }

  /// Puts the window away in the Dock, or takes it from there.
  open func setIsMiniaturized(_ flag: Bool) { if flag { own.miniaturize(nil) } else { own.deminiaturize(nil) } }
  /// Makes the window as large as it gets, or as it was before.
  open func setIsZoomed(_ flag: Bool) { if flag != own.isZoomed { own.zoom(nil) } }
  /// Lets a program share the window with others at a distance; there is nobody here, and the handler is told so.
  open func requestSharingOfWindow(
    _ window: NSWindow, completionHandler: @escaping @MainActor ((any Error)?) -> Void
  ) { completionHandler(CocoaError(.featureUnsupported)) }
  /// Lets a program share the window with others, with a picture of it; there is nobody here, and the handler is told so.
  open func requestSharingOfWindow(
    usingPreview image: NSImage, title: String, completionHandler: @escaping @MainActor ((any Error)?) -> Void
  ) { completionHandler(CocoaError(.featureUnsupported)) }
  /// Has another window be shared in place of this one; this one is not shared here, and the handler is told so.
  open func transferWindowSharing(
    to window: NSWindow, completionHandler: @escaping @MainActor ((any Error)?) -> Void
  ) { completionHandler(CocoaError(.featureUnsupported)) }
  /// Whether others at a distance see the window; nobody does here.
  open var hasActiveWindowSharingSession: Bool { false }
  /// Shows constraints on the screen, as a debugger has it: `visualizedConstraints` are these then.
  open func visualizeConstraints(_ constraints: [NSLayoutConstraint]?) {
    own[rare: WindowUse.self].visualized = constraints ?? []
  }
}

/// What few windows are told of how they are drawn.
struct WindowUse: RareState {
  var cursorsAreDisabled = false
  var visualized: [NSLayoutConstraint] = []
  var depth = NSWindow.Depth.onehundredtwentyeightBitRGB
  var depthLimit: NSWindow.Depth?
  var hasDynamicDepth = true
  var drawsConcurrently = true
  var isSeenBeforeLogin = false
  var followsProfile = false
  var showsResizeIndicator = true
  var isAutodisplay = true
  var flushing = 0
  weak var appearanceSource: AnyObject?
}

extension NSWindow {
  /// Which way the keys went to the view that has them. Documented: the numbers, by AppKit.
  public enum SelectionDirection: UInt, Sendable {
    /// By itself; forward; backward.
    case directSelection, selectingNext, selectingPrevious
  }

  /// Which way the keys went: by themselves, for code is told so after the keys went.
  public final var keyViewSelectionDirection: SelectionDirection { .directSelection }
  /// Constraints that `visualizeConstraints(_:)` shows.
  public final var visualizedConstraints: [NSLayoutConstraint] { self[rare: WindowUse.self].visualized }
  /// The direction in which the title bar is laid out.
  public final var windowTitlebarLayoutDirection: NSUserInterfaceLayoutDirection {
    NSApplication.shared.userInterfaceLayoutDirection
  }
  /// How fine the window's colors are at most; that of its screen where code sets none.
  public final var depthLimit: Depth {
    get { self[rare: WindowUse.self].depthLimit ?? Self.defaultDepthLimit }
    set { self[rare: WindowUse.self].depthLimit = newValue }
  }
  /// How fine the colors of windows are.
  public class var defaultDepthLimit: Depth { .onehundredtwentyeightBitRGB }
  /// Has the window's colors be as fine as those of the screen that it is on, or not.
  public final func setDynamicDepthLimit(_ flag: Bool) { self[rare: WindowUse.self].hasDynamicDepth = flag }
  /// Whether the window's colors are as fine as those of the screen that it is on.
  public final var hasDynamicDepthLimit: Bool { self[rare: WindowUse.self].hasDynamicDepth }
  /// Whether its views may be drawn on other threads; kept.
  public final var allowsConcurrentViewDrawing: Bool {
    get { self[rare: WindowUse.self].drawsConcurrently }
    set { self[rare: WindowUse.self].drawsConcurrently = newValue }
  }
  /// Whether it is seen before a user logs in; kept.
  public final var canBecomeVisibleWithoutLogin: Bool {
    get { self[rare: WindowUse.self].isSeenBeforeLogin }
    set { self[rare: WindowUse.self].isSeenBeforeLogin = newValue }
  }
  /// Whether it is drawn again when the colors of its screen change; kept.
  public final var displaysWhenScreenProfileChanges: Bool {
    get { self[rare: WindowUse.self].followsProfile }
    set { self[rare: WindowUse.self].followsProfile = newValue }
  }
  /// Whether its corner shows that it can be resized, in older systems; kept.
  public final var showsResizeIndicator: Bool {
    get { self[rare: WindowUse.self].showsResizeIndicator }
    set { self[rare: WindowUse.self].showsResizeIndicator = newValue }
  }
  /// Whether views are drawn without being told; kept.
  public final var isAutodisplay: Bool {
    get { self[rare: WindowUse.self].isAutodisplay }
    set { self[rare: WindowUse.self].isAutodisplay = newValue }
  }
  /// The device description of the window's screen; empty off the screen.
  public final var deviceDescription: [NSDeviceDescriptionKey: Any] { screen?.deviceDescription ?? [:] }
  /// Whether the window can show all colors of a gamut: where its screen can.
  public final func canRepresent(_ gamut: NSDisplayGamut) -> Bool { screen?.canRepresent(gamut) ?? false }
  /// Whose look it has where it has none of its own: the application's, unless code sets another.
  public final var appearanceSource: (any NSAppearanceCustomization & AnyObject)! {
    get {
      self[rare: WindowUse.self].appearanceSource as? any NSAppearanceCustomization & AnyObject
        ?? NSApplication.shared
    }
    set { self[rare: WindowUse.self].appearanceSource = newValue }
  }
  /// Has what is drawn be held back until `enableFlushing()`.
  public final func disableFlushing() { self[rare: WindowUse.self].flushing += 1 }
  /// Has what is drawn be shown.
  public final func enableFlushing() { self[rare: WindowUse.self].flushing = max(0, isFlushDepth - 1) }
  private var isFlushDepth: Int { self[rare: WindowUse.self].flushing }
  /// Whether what is drawn is held back.
  public final var isFlushWindowDisabled: Bool { isFlushDepth > 0 }
  /// Shows what is due, unless it is held back.
  public final func flush() { if !isFlushWindowDisabled { displayIfNeeded() } }
  /// Shows what is due, unless it is held back.
  public final func flushIfNeeded() { flush() }

  /// A button as windows of a style have in their title bar, for a window of one's own; nil where they have none.
  public static func standardWindowButton(_ b: ButtonType, for styleMask: StyleMask) -> NSButton? {
    NSWindow(contentRect: .zero, styleMask: styleMask, backing: .buffered, defer: true).standardWindowButton(b)
  }
}

extension NSWindow.Level {
  /// That of the Dock.
  public static let dock = NSWindow.Level(rawValue: 20)
}

extension NSWindow {
  /// A part of the window is seen that was not.
  public static let didExposeNotification = Notification.Name("NSWindowDidExposeNotification")
  /// The colors of its screen changed.
  public static let didChangeScreenProfileNotification = Notification.Name("NSWindowDidChangeScreenProfileNotification")
  /// Older versions of its document are about to be shown.
  public static let willEnterVersionBrowserNotification = Notification.Name(
    "NSWindowWillEnterVersionBrowserNotification")
  /// Older versions of its document are shown.
  public static let didEnterVersionBrowserNotification = Notification.Name(
    "NSWindowDidEnterVersionBrowserNotification")
  /// Older versions are about to go.
  public static let willExitVersionBrowserNotification = Notification.Name(
    "NSWindowWillExitVersionBrowserNotification")
  /// Older versions are gone.
  public static let didExitVersionBrowserNotification = Notification.Name("NSWindowDidExitVersionBrowserNotification")
  /// Pixels of a point before, in the notification of other pixels.
  public static let oldScaleFactorUserInfoKey = "NSBackingPropertyOldScaleFactorKey"
  /// Colors before, in the notification of other pixels.
  public static let oldColorSpaceUserInfoKey = "NSBackingPropertyOldColorSpaceKey"
}
